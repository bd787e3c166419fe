<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>CardWords</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Asset: always on</source>
        <translation>Stärke: immer</translation>
    </message>
    <message>
        <source>Once per Episode</source>
        <translation>Einmal pro Episode</translation>
    </message>
    <message>
        <source>Once per Season</source>
        <translation>Einmal pro Staffel</translation>
    </message>
    <message>
        <source>Downside</source>
        <translation>Schwäche</translation>
    </message>
    <message>
        <source>Field dice</source>
        <translation>Feldwürfel</translation>
    </message>
    <message>
        <source>Calamity</source>
        <translation>Unglück</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Konsequenz</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Adversary Artifact</source>
        <translation>Widersacher-Artefakt</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Komplott</translation>
    </message>
    <message>
        <source>You are the</source>
        <translation>Du bist der</translation>
    </message>
    <message>
        <source>You are a</source>
        <translation>Du bist ein</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Verräter</translation>
    </message>
    <message>
        <source>Loyal Agent</source>
        <translation>Loyaler Agent</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
</context>
<context>
    <name>Cue</name>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>a new question</source>
        <translation>eine neue Frage</translation>
    </message>
    <message>
        <source>a card is drawn</source>
        <translation>eine Karte wird gezogen</translation>
    </message>
    <message>
        <source>a card is played</source>
        <translation>eine Karte wird gespielt</translation>
    </message>
    <message>
        <source>a card is discarded</source>
        <translation>eine Karte wird abgeworfen</translation>
    </message>
    <message>
        <source>cards are shuffled</source>
        <translation>Karten werden gemischt</translation>
    </message>
    <message>
        <source>a die is rolled</source>
        <translation>ein Würfel rollt</translation>
    </message>
    <message>
        <source>dice are rolled</source>
        <translation>Würfel rollen</translation>
    </message>
    <message>
        <source>many dice are rolled</source>
        <translation>viele Würfel rollen</translation>
    </message>
    <message>
        <source>dice come to rest</source>
        <translation>Würfel kommen zur Ruhe</translation>
    </message>
    <message>
        <source>a die is claimed</source>
        <translation>ein Würfel wird gesichert</translation>
    </message>
    <message>
        <source>goo swallows a die</source>
        <translation>Glibber verschluckt einen Würfel</translation>
    </message>
    <message>
        <source>goo bubbles</source>
        <translation>Glibber blubbert</translation>
    </message>
    <message>
        <source>a cover goes down</source>
        <translation>eine Abdeckung senkt sich</translation>
    </message>
    <message>
        <source>covers are lifted</source>
        <translation>es wird aufgedeckt</translation>
    </message>
    <message>
        <source>a latch closes</source>
        <translation>ein Riegel schnappt zu</translation>
    </message>
    <message>
        <source>a requirement is met</source>
        <translation>eine Anforderung ist erfüllt</translation>
    </message>
    <message>
        <source>an obstacle falls in</source>
        <translation>ein Hindernis fällt</translation>
    </message>
    <message>
        <source>an obstacle goes</source>
        <translation>ein Hindernis verschwindet</translation>
    </message>
    <message>
        <source>a challenge fails</source>
        <translation>eine Probe scheitert</translation>
    </message>
    <message>
        <source>an Agent falls</source>
        <translation>ein Agent fällt</translation>
    </message>
    <message>
        <source>an Agent recovers</source>
        <translation>ein Agent erholt sich</translation>
    </message>
    <message>
        <source>a steel door</source>
        <translation>eine Stahltür</translation>
    </message>
    <message>
        <source>a Ping</source>
        <translation>ein Ping</translation>
    </message>
    <message>
        <source>a Whammy strikes</source>
        <translation>ein Rückschlag kommt</translation>
    </message>
    <message>
        <source>a warm chord</source>
        <translation>ein warmer Akkord</translation>
    </message>
    <message>
        <source>a falling chord</source>
        <translation>ein fallender Akkord</translation>
    </message>
    <message>
        <source>three, two, one</source>
        <translation>drei, zwei, eins</translation>
    </message>
    <message>
        <source>metal cools</source>
        <translation>Metall kühlt ab</translation>
    </message>
    <message>
        <source>a match is struck</source>
        <translation>ein Streichholz flammt auf</translation>
    </message>
    <message>
        <source>the curtain falls</source>
        <translation>der Vorhang fällt</translation>
    </message>
    <message>
        <source>the curtain opens</source>
        <translation>der Vorhang öffnet sich</translation>
    </message>
    <message>
        <source>the wire</source>
        <translation>der Fernschreiber</translation>
    </message>
    <message>
        <source>an alarm</source>
        <translation>ein Alarm</translation>
    </message>
    <message>
        <source>the Warehouse wins</source>
        <translation>das Lagerhaus gewinnt</translation>
    </message>
    <message>
        <source>the Traitor wins</source>
        <translation>der Verräter gewinnt</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Components and counts</source>
        <translation>Material und Anzahlen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Iconography</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Card kinds</source>
        <translation>Arten von Karten</translation>
    </message>
    <message>
        <source>Game setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Episode sequence</source>
        <translation>Ablauf einer Episode</translation>
    </message>
    <message>
        <source>Ping phase</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Adversary turn and Traitor turn</source>
        <translation>Zug des Widersachers und des Verräters</translation>
    </message>
    <message>
        <source>Agent turns</source>
        <translation>Züge der Agenten</translation>
    </message>
    <message>
        <source>Obstacles, challenges, rings, gear, snags</source>
        <translation>Hindernisse, Proben, Ringe, Zahnrad, Haken</translation>
    </message>
    <message>
        <source>Warehouse Actions</source>
        <translation>Aktionen im Lagerhaus</translation>
    </message>
    <message>
        <source>Field Actions</source>
        <translation>Aktionen im Feld</translation>
    </message>
    <message>
        <source>Work the Case</source>
        <translation>Den Fall bearbeiten</translation>
    </message>
    <message>
        <source>Retrieval phase</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Cleanup phase</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>First Agent Rule and Standard Protocol</source>
        <translation>Regel des Ersten Agenten und Standardprotokoll</translation>
    </message>
    <message>
        <source>Bronzing</source>
        <translation>In Bronze</translation>
    </message>
    <message>
        <source>Traitor reveals</source>
        <translation>Der Verräter enttarnt sich</translation>
    </message>
    <message>
        <source>Secrecy</source>
        <translation>Geheimhaltung</translation>
    </message>
    <message>
        <source>Discard piles</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Handgrenze</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Variants and difficulty</source>
        <translation>Varianten und Schwierigkeit</translation>
    </message>
    <message>
        <source>FAQ</source>
        <translation>Häufige Fragen</translation>
    </message>
    <message>
        <source>Cards legible in the manual&apos;s pictures</source>
        <translation>Karten auf Bildern der Anleitung</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
</context>
<context>
    <name>w13::AboutArea</name>
    <message>
        <source>Who you are</source>
        <translation>Wer du bist</translation>
    </message>
    <message>
        <source>There is no Traitor in this season: all of you play against the Adversary.</source>
        <translation>In dieser Staffel gibt es keinen Verräter: Ihr spielt alle gegen den Widersacher.</translation>
    </message>
    <message>
        <source>Hold the mouse on the sealed envelope on your shield, or hold L, to read your Loyalty card. It stays face down; you can look again whenever you are behind the curtain.

Your first Traits lie below.</source>
        <translation>Halte die Maus auf dem versiegelten Umschlag auf deinem Schirm, oder halte L, um deine Loyalitätskarte zu lesen. Sie bleibt verdeckt; hinter dem Vorhang kannst du immer wieder nachsehen.

Unten liegen deine ersten Merkmale.</translation>
    </message>
    <message>
        <source>Clues in Leads and in the Field</source>
        <translation>Hinweise bei den Spuren und im Feld</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation>Seit du zuletzt hier warst</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Nothing that concerns you.</source>
        <translation>Nichts, was dich betrifft.</translation>
    </message>
</context>
<context>
    <name>w13::Area</name>
    <message>
        <source>; cannot be taken back</source>
        <translation>; lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>; can be taken back</source>
        <translation>; lässt sich zurücknehmen</translation>
    </message>
</context>
<context>
    <name>w13::ChallengeArea</name>
    <message>
        <source>Snag</source>
        <translation>Haken</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Maintenance track</source>
        <translation>Wartungsleiste</translation>
    </message>
    <message>
        <source>A Snag stops %1: the die alone must be higher than its number.</source>
        <translation>Ein Haken hält %1 auf: Der Würfel allein muss höher sein als seine Zahl.</translation>
    </message>
    <message>
        <source>%1 is challenged.</source>
        <translation>%1 muss eine Probe bestehen.</translation>
    </message>
    <message>
        <source>%1 faces an obstacle at once.</source>
        <translation>%1 trifft sofort auf ein Hindernis.</translation>
    </message>
    <message>
        <source>An obstacle is in the way of %1.</source>
        <translation>Ein Hindernis ist %1 im Weg.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>0 always fails</source>
        <translation>0 verliert immer</translation>
    </message>
    <message>
        <source>equal fails</source>
        <translation>gleich: verloren</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>zu niedrig</translation>
    </message>
    <message>
        <source>Before the die is rolled</source>
        <translation>Bevor gewürfelt wird</translation>
    </message>
    <message>
        <source>Cards that change this roll are played now: press Respond at your place. A look that comes to nothing tells nothing.</source>
        <translation>Karten, die diesen Wurf ändern, werden jetzt gespielt: Klicke an deinem Platz auf Reagieren. Ein Blick, aus dem nichts wird, verrät nichts.</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Körperlich</translation>
    </message>
    <message>
        <source>Mental</source>
        <translation>Geistig</translation>
    </message>
    <message>
        <source>Warehouse die</source>
        <translation>Lagerhauswürfel</translation>
    </message>
    <message>
        <source>must be higher than</source>
        <translation>muss höher sein als</translation>
    </message>
    <message>
        <source>Obstacle %1, ring +1</source>
        <translation>Hindernis %1, Ring +1</translation>
    </message>
    <message>
        <source>Obstacle %1</source>
        <translation>Hindernis %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Beat this</source>
        <translation>Mehr als</translation>
    </message>
    <message>
        <source>Faces that win now: %1 of 6</source>
        <translation>Seiten, die jetzt gewinnen: %1 von 6</translation>
    </message>
</context>
<context>
    <name>w13::Curtain</name>
    <message>
        <source>The curtain: pass to %1</source>
        <translation>Der Vorhang: weiter an %1</translation>
    </message>
    <message>
        <source>Pass the mouse to</source>
        <translation>Die Maus geht an</translation>
    </message>
    <message>
        <source>Everyone else: look away from the screen.</source>
        <translation>Alle anderen: Seht weg vom Bildschirm.</translation>
    </message>
    <message>
        <source>Hold to open (Space)</source>
        <translation>Zum Öffnen halten (Leertaste)</translation>
    </message>
    <message>
        <source>Esc: back to the table</source>
        <translation>Esc: zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>w13::DeskDiceArea</name>
    <message>
        <source>Goo die, shows %1</source>
        <translation>Glibberwürfel, zeigt %1</translation>
    </message>
</context>
<context>
    <name>w13::EndPage</name>
    <message>
        <source>At the deal</source>
        <translation>Beim Austeilen</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>Known to %1.</source>
        <translation>Das wussten: %1.</translation>
    </message>
    <message>
        <source>Who knew what, and when</source>
        <translation>Wer was wann wusste</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Staffel</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>The Warehouse wins</source>
        <translation>Das Lagerhaus gewinnt</translation>
    </message>
    <message>
        <source>The Traitor wins</source>
        <translation>Der Verräter gewinnt</translation>
    </message>
    <message>
        <source>Artifacts retrieved: %1</source>
        <translation>Geborgene Artefakte: %1</translation>
    </message>
    <message>
        <source>Artifacts lost: %1</source>
        <translation>Verlorene Artefakte: %1</translation>
    </message>
</context>
<context>
    <name>w13::EyesArea</name>
    <message>
        <source>Eyes only</source>
        <translation>Nur für dich</translation>
    </message>
    <message>
        <source>%1, and nobody else</source>
        <translation>%1 und sonst niemand</translation>
    </message>
</context>
<context>
    <name>w13::FieldArea</name>
    <message>
        <source>The Field</source>
        <translation>Das Feld</translation>
    </message>
</context>
<context>
    <name>w13::GateArea</name>
    <message>
        <source>Travel</source>
        <translation>Reise</translation>
    </message>
</context>
<context>
    <name>w13::HandArea</name>
    <message>
        <source>Your Traitor cards and Plots</source>
        <translation>Deine Verräterkarten und Komplotte</translation>
    </message>
    <message>
        <source>Your hand: %1 of 13 places used</source>
        <translation>Deine Hand: %1 von 13 Plätzen belegt</translation>
    </message>
    <message>
        <source>Hold the right button, or Z, on a card to read it.</source>
        <translation>Zum Lesen: rechte Taste oder Z auf einer Karte halten.</translation>
    </message>
    <message>
        <source>%1 Stress</source>
        <translation>%1 Stress</translation>
    </message>
</context>
<context>
    <name>w13::LeadsArea</name>
    <message>
        <source>Leads</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>open to every Agent</source>
        <translation>offen für alle Agenten</translation>
    </message>
</context>
<context>
    <name>w13::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>w13::LostArea</name>
    <message>
        <source>Lost Artifacts %1</source>
        <translation>Verlorene Artefakte %1</translation>
    </message>
    <message>
        <source>Lost Artifacts board</source>
        <translation>Plan der verlorenen Artefakte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Traitor deck: %1</source>
        <translation>Verräterstapel: %1</translation>
    </message>
    <message>
        <source>Traitor deck %1</source>
        <translation>Verräterstapel %1</translation>
    </message>
    <message>
        <source>Plots %1</source>
        <translation>Komplotte %1</translation>
    </message>
    <message numerus="yes">
        <source>The Traitor is revealed and holds %n Traitor cards.</source>
        <translation>
            <numerusform>Der Verräter ist enttarnt und hält eine Verräterkarte.</numerusform>
            <numerusform>Der Verräter ist enttarnt und hält %n Verräterkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Traitor: the Adversary acts by the Standard Protocol.</source>
        <translation>Kein Verräter: Der Widersacher handelt nach dem Standardprotokoll.</translation>
    </message>
    <message>
        <source>The Adversary is still hidden: one Traitor card is drawn and resolved each round.</source>
        <translation>Der Widersacher ist noch verborgen: Jede Runde wird eine Verräterkarte gezogen und ausgeführt.</translation>
    </message>
</context>
<context>
    <name>w13::MainWindow</name>
    <message>
        <source>Warehouse 13</source>
        <translation>Warehouse 13</translation>
    </message>
    <message>
        <source>Save a copy ...</source>
        <translation>Kopie speichern ...</translation>
    </message>
    <message>
        <source>Options ...</source>
        <translation>Einstellungen ...</translation>
    </message>
    <message>
        <source>Drop a PIN</source>
        <translation>PIN fallen lassen</translation>
    </message>
    <message>
        <source>Leave the season</source>
        <translation>Staffel verlassen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Seasons (*.season)</source>
        <translation>Staffeln (*.season)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The table has dropped your PIN.</source>
        <translation>Der Tisch hat deine PIN fallen lassen.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>Eine PIN hat %1 bis %2 Ziffern.</translation>
    </message>
    <message>
        <source>The PIN of %1 has been dropped. %1 is told at the next look.</source>
        <translation>Die PIN von %1 gilt nicht mehr. %1 liest es beim nächsten Blick.</translation>
    </message>
    <message>
        <source>The sound is off (Ctrl+M).</source>
        <translation>Der Ton ist aus (Strg+M).</translation>
    </message>
    <message>
        <source>The sound is on (Ctrl+M).</source>
        <translation>Der Ton ist an (Strg+M).</translation>
    </message>
</context>
<context>
    <name>w13::OptionsScreen</name>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Text grows as far as its place allows (Ctrl and plus or minus).</source>
        <translation>Text wächst, soweit sein Platz reicht (Strg und Plus oder Minus).</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>The table in a second window</source>
        <translation>Der Tisch in einem zweiten Fenster</translation>
    </message>
    <message>
        <source>For a second screen: it shows the table, whatever is open here.</source>
        <translation>Für einen zweiten Bildschirm: Es zeigt den Tisch, was auch immer hier offen ist.</translation>
    </message>
    <message>
        <source>Behind the curtain</source>
        <translation>Hinter dem Vorhang</translation>
    </message>
    <message>
        <source>A secret screen closes by itself</source>
        <translation>Eine geheime Ansicht schließt sich von selbst</translation>
    </message>
    <message>
        <source>When nobody touches mouse or keys for so long. Nothing is lost but what was not confirmed.</source>
        <translation>Wenn so lange niemand Maus oder Tasten berührt. Verloren geht nur, was nicht bestätigt war.</translation>
    </message>
    <message>
        <source>after %1 seconds</source>
        <translation>nach %1 Sekunden</translation>
    </message>
    <message>
        <source>We trust each other</source>
        <translation>Wir vertrauen einander</translation>
    </message>
    <message>
        <source>No curtain where nobody else has been at the screen: when the same player is asked again at once, and when only one person plays. Whatever is secret still waits for its owner.</source>
        <translation>Kein Vorhang, wo sonst niemand am Bildschirm war: wenn dieselbe Person gleich noch einmal gefragt ist und wenn nur ein Mensch spielt. Was geheim ist, wartet weiter auf den, dem es gehört.</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PINs</translation>
    </message>
    <message>
        <source>Everybody can set one on the own secret screen. It is asked for before the curtain opens, until its owner or the table drops it.</source>
        <translation>Jeder kann auf der eigenen geheimen Ansicht eine setzen. Sie wird verlangt, bevor sich der Vorhang öffnet, bis ihr Besitzer oder der Tisch sie fallen lässt.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots answer</source>
        <translation>Bots antworten</translation>
    </message>
    <message>
        <source>Always after the same time, whatever they hold.</source>
        <translation>Immer nach derselben Zeit, was sie auch auf der Hand haben.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>quickly</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>calmly</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Mitwirkende</translation>
    </message>
    <message>
        <source>An unofficial fan adaptation; not connected with the rights holders. Icons on the cards: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, recolored. Typefaces: Bebas Neue, Roboto Slab, Lato, GNU Typewriter. The program is free software, GPL-3.0-or-later.</source>
        <translation>Eine inoffizielle Fan-Fassung ohne Verbindung zu den Rechteinhabern. Symbole auf den Karten: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0, umgefärbt. Schriften: Bebas Neue, Roboto Slab, Lato, GNU Typewriter. Das Programm ist freie Software, GPL-3.0-or-later.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>No sound tells anything that is not on the screen.</source>
        <translation>Kein Ton verrät etwas, das nicht zu sehen ist.</translation>
    </message>
    <message>
        <source>Mute (Ctrl+M)</source>
        <translation>Stumm (Strg+M)</translation>
    </message>
    <message>
        <source>Captions: the table names the sounds</source>
        <translation>Untertitel: der Tisch nennt die Töne</translation>
    </message>
</context>
<context>
    <name>w13::PilesArea</name>
    <message>
        <source>%1: %2 to draw, %3 discarded</source>
        <translation>%1: %2 zu ziehen, %3 abgelegt</translation>
    </message>
    <message>
        <source>%1, discards: %2</source>
        <translation>%1, Ablage: %2</translation>
    </message>
</context>
<context>
    <name>w13::PinScreen</name>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>A new PIN for %1</source>
        <translation>Eine neue PIN für %1</translation>
    </message>
    <message>
        <source>The PIN of %1</source>
        <translation>Die PIN von %1</translation>
    </message>
    <message>
        <source>Choose a PIN of %1 to %2 digits, or leave it empty for none.</source>
        <translation>Wähle eine PIN mit %1 bis %2 Ziffern; leer heißt: keine.</translation>
    </message>
    <message>
        <source>Type your PIN. If it is forgotten, the table can drop it: menu, Drop a PIN.</source>
        <translation>Tippe deine PIN. Ist sie vergessen, kann der Tisch sie fallen lassen: Menü, PIN fallen lassen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>That was not the same twice. Nothing has changed.</source>
        <translation>Das war nicht zweimal dasselbe. Nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>w13::PlacesArea</name>
    <message>
        <source>Snag %1: roll more than %1</source>
        <translation>Haken %1: wirf mehr als %1</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Untersuchung</translation>
    </message>
    <message>
        <source>Travel back</source>
        <translation>Rückreise</translation>
    </message>
    <message>
        <source>Draw two Traits of one type</source>
        <translation>Zwei Merkmale einer Sorte</translation>
    </message>
    <message>
        <source>Return up to two Stress</source>
        <translation>Bis zu zwei Stress zurück</translation>
    </message>
    <message>
        <source>Vote to bronze; debronze</source>
        <translation>Abstimmen; entbronzen</translation>
    </message>
    <message>
        <source>Draw one Focus Trait</source>
        <translation>Fokus-Merkmal ziehen</translation>
    </message>
    <message>
        <source>Claim a clue, normal cost</source>
        <translation>Hinweis zum vollen Preis</translation>
    </message>
    <message>
        <source>To the Warehouse</source>
        <translation>Ins Lagerhaus</translation>
    </message>
    <message>
        <source>As the Ping says</source>
        <translation>Wie der Ping sagt</translation>
    </message>
    <message>
        <source>None on this Ping</source>
        <translation>Keine auf diesem Ping</translation>
    </message>
    <message>
        <source>%1, in bronze</source>
        <translation>%1, in Bronze</translation>
    </message>
    <message>
        <source>Warehouse Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Field Research</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>w13::PlayingArea</name>
    <message>
        <source>On the table now</source>
        <translation>Jetzt auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>w13::PromptBar</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>w13::RetrievalArea</name>
    <message>
        <source>To stop this Plot</source>
        <translation>Um dieses Komplott zu stoppen</translation>
    </message>
    <message>
        <source>What the artifact still needs</source>
        <translation>Was das Artefakt noch braucht</translation>
    </message>
    <message>
        <source>striped: on its way this round</source>
        <translation>gestreift: kommt diese Runde</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 on its way</source>
        <translation>%1: %2 von %3, %4 unterwegs</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Misapplied</source>
        <translation>Fehlgelegt</translation>
    </message>
    <message>
        <source>The Traitor</source>
        <translation>Der Verräter</translation>
    </message>
    <message>
        <source>The Adversary</source>
        <translation>Der Widersacher</translation>
    </message>
    <message>
        <source>The Traitor may let it take a die that matches.</source>
        <translation>Der Verräter darf ihn einen passenden Würfel nehmen lassen.</translation>
    </message>
    <message>
        <source>It takes the first die that matches, clockwise from the First Agent.</source>
        <translation>Er nimmt den ersten passenden Würfel, im Uhrzeigersinn ab dem Ersten Agenten.</translation>
    </message>
    <message numerus="yes">
        <source>%n Goo dice left; one is covered each round.</source>
        <translation>
            <numerusform>Ein Glibberwürfel übrig; jede Runde wird einer abgedeckt.</numerusform>
            <numerusform>%n Glibberwürfel übrig; jede Runde wird einer abgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolls Goo after the covers are lifted.</source>
        <translation>Wirft Glibber, sobald aufgedeckt ist.</translation>
    </message>
    <message>
        <source>Dice still to be taken</source>
        <translation>Noch zu verteilende Würfel</translation>
    </message>
</context>
<context>
    <name>w13::Room</name>
    <message>
        <source>this season is being written to that file anyway; give the copy another name</source>
        <translation>diese Staffel wird ohnehin in diese Datei geschrieben; gib der Kopie einen anderen Namen</translation>
    </message>
</context>
<context>
    <name>w13::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search: some words, or a number such as CLAIM-09</source>
        <translation>Suche: Wörter (englisch) oder eine Nummer wie CLAIM-09</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Gefundene Regeln</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>&lt;p&gt;No rule has all of these words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keine Regel hat all diese Wörter.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>Siehe auch: %1</translation>
    </message>
</context>
<context>
    <name>w13::SeatsArea</name>
    <message>
        <source>the Traitor, in bronze</source>
        <translation>der Verräter, in Bronze</translation>
    </message>
    <message>
        <source>the Traitor</source>
        <translation>der Verräter</translation>
    </message>
    <message>
        <source>in bronze</source>
        <translation>in Bronze</translation>
    </message>
    <message>
        <source>KO · must heal</source>
        <translation>K. o. · muss sich erholen</translation>
    </message>
    <message>
        <source>wounded · must heal</source>
        <translation>verwundet · muss sich erholen</translation>
    </message>
    <message>
        <source>in the Field</source>
        <translation>im Feld</translation>
    </message>
    <message>
        <source>in the Warehouse</source>
        <translation>im Lagerhaus</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the cover, lifted</source>
        <translation>die Abdeckung, gehoben</translation>
    </message>
    <message>
        <source>%1 covered</source>
        <translation>%1 abgedeckt</translation>
    </message>
    <message>
        <source>Physical %1, Mental %2</source>
        <translation>Körperlich %1, geistig %2</translation>
    </message>
    <message>
        <source>AESD</source>
        <comment>one letter each: Asset, Episode, Season, Downside</comment>
        <translation>+ES!</translation>
    </message>
    <message>
        <source>Respond</source>
        <translation>Reagieren</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Meine Hand</translation>
    </message>
</context>
<context>
    <name>w13::SecretScreen</name>
    <message>
        <source>The deal</source>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Secret screen</source>
        <translation>Geheime Ansicht</translation>
    </message>
    <message>
        <source>%1, do you respond?</source>
        <translation>%1, reagierst du?</translation>
    </message>
    <message>
        <source>%1, remember who you are.</source>
        <translation>%1, merk dir, wer du bist.</translation>
    </message>
    <message>
        <source>%1, this is yours alone.</source>
        <translation>%1, das ist nur für dich.</translation>
    </message>
    <message>
        <source>Answer later</source>
        <translation>Später antworten</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Vorhang schließen</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>Sag, was davon.</translation>
    </message>
    <message>
        <source>Nothing has happened yet: confirm, or choose something else.</source>
        <translation>Noch ist nichts geschehen: Bestätige oder wähle anderes.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Confirm, close the curtain</source>
        <translation>Bestätigen, Vorhang schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Click a Trait that glows, then the clue it shall pay for. Nothing happens before you confirm.</source>
        <translation>Klicke ein leuchtendes Merkmal, dann den Hinweis, den es bezahlen soll. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>Now click a clue: this Trait pays for those that glow.</source>
        <translation>Klicke nun einen Hinweis: Dieses Merkmal bezahlt, was leuchtet.</translation>
    </message>
    <message>
        <source>What can be chosen glows. Nothing happens before you confirm.</source>
        <translation>Was du wählen kannst, leuchtet. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>Nothing of yours fits now.</source>
        <translation>Nichts von dir passt jetzt.</translation>
    </message>
    <message>
        <source>Then close the curtain and let the next player come.</source>
        <translation>Schließ dann den Vorhang und lass die Nächsten heran.</translation>
    </message>
    <message>
        <source>You only look: nothing can be chosen now.</source>
        <translation>Du siehst nur nach: Jetzt gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Choose at the right. Nothing happens before you confirm.</source>
        <translation>Wähle rechts. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>No card of yours can be used for this; the rest is done on the table.</source>
        <translation>Keine deiner Karten hilft hier; der Rest geschieht auf dem Tisch.</translation>
    </message>
    <message>
        <source>My PIN</source>
        <translation>Meine PIN</translation>
    </message>
    <message>
        <source>It can be taken back.</source>
        <translation>Das lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>w13::ShieldArea</name>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>Focus Traits</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Loyalty card</source>
        <translation>Loyalitätskarte</translation>
    </message>
    <message>
        <source>Hold L to look</source>
        <translation>L halten: ansehen</translation>
    </message>
    <message>
        <source>You are the Traitor, and everybody knows. Your Traits, Stress and Abilities are gone.

Each turn you play one Traitor card marked Action, or draw one; then you draw one more. Those marked Instant cost no Action.</source>
        <translation>Du bist der Verräter, und alle wissen es. Deine Merkmale, dein Stress und deine Fähigkeiten sind weg.

In jedem Zug spielst du eine Verräterkarte mit der Aufschrift Aktion oder ziehst eine; danach ziehst du noch eine. Karten mit der Aufschrift Sofort kosten keine Aktion.</translation>
    </message>
    <message>
        <source>Asset</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Downside</source>
        <translation>Schwäche</translation>
    </message>
    <message>
        <source>%1: used</source>
        <translation>%1: benutzt</translation>
    </message>
</context>
<context>
    <name>w13::StartScreen</name>
    <message>
        <source>Fully cooperative: no Traitor</source>
        <translation>Ganz kooperativ: kein Verräter</translation>
    </message>
    <message>
        <source>The Traitor is known from the start</source>
        <translation>Der Verräter ist von Anfang an bekannt</translation>
    </message>
    <message>
        <source>Shorter: no Finale, three lost end it</source>
        <translation>Kürzer: kein Finale, bei drei verlorenen aus</translation>
    </message>
    <message>
        <source>Harder: Consequences at the start</source>
        <translation>Schwerer: Konsequenzen am Anfang</translation>
    </message>
    <message>
        <source>Harder: two Consequences per artifact</source>
        <translation>Schwerer: zwei Konsequenzen je Artefakt</translation>
    </message>
    <message>
        <source>Harder: two Goo dice</source>
        <translation>Schwerer: zwei Glibberwürfel</translation>
    </message>
    <message>
        <source>Harder: no starting Traits</source>
        <translation>Schwerer: ohne Merkmale am Anfang</translation>
    </message>
    <message>
        <source>Harder: one Plot is enough</source>
        <translation>Schwerer: ein Komplott genügt</translation>
    </message>
    <message>
        <source>Easier: two Traits per Focus</source>
        <translation>Leichter: zwei Merkmale je Fokus</translation>
    </message>
    <message>
        <source>Easier: fewer Calamities per pile</source>
        <translation>Leichter: weniger Unglücke je Stapel</translation>
    </message>
    <message>
        <source>Easier: Calamities do nothing</source>
        <translation>Leichter: Unglücke tun nichts</translation>
    </message>
    <message>
        <source>Easier: four artifacts may be lost</source>
        <translation>Leichter: vier Artefakte dürfen verloren gehen</translation>
    </message>
    <message>
        <source>Easier: the Traitor needs three Plots</source>
        <translation>Leichter: der Verräter braucht drei Komplotte</translation>
    </message>
    <message>
        <source>House: debronzing stays open</source>
        <translation>Hausregel: Entbronzen bleibt möglich</translation>
    </message>
    <message>
        <source>House: quick windows</source>
        <translation>Hausregel: schnelle Fenster</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Staffel</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Seed (optional: an open season)</source>
        <translation>Startzahl (freiwillig: offene Staffel)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten austeilen</translation>
    </message>
    <message>
        <source>Warehouse 13</source>
        <translation>Warehouse 13</translation>
    </message>
    <message>
        <source>The digital table</source>
        <translation>Der digitale Tisch</translation>
    </message>
    <message>
        <source>Unofficial fan adaptation.
Not connected with the rights holders.</source>
        <translation>Inoffizielle Fan-Fassung ohne
Verbindung zu Rechteinhabern.</translation>
    </message>
    <message>
        <source>Go on with a season</source>
        <translation>Staffel fortsetzen</translation>
    </message>
    <message>
        <source>Saved seasons</source>
        <translation>Gespeicherte Staffeln</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open a file ...</source>
        <translation>Datei öffnen ...</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Platz %1: wer spielt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Seat %1: Agent</source>
        <translation>Platz %1: Agent</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Platz %1: Name</translation>
    </message>
    <message numerus="yes">
        <source>%n players. Each looks at a Loyalty card first.</source>
        <translation>
            <numerusform>Eine Person. Zuerst sieht sie ihre Loyalitätskarte an.</numerusform>
            <numerusform>%n am Tisch. Zuerst sehen alle ihre Loyalitätskarte an.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a typed seed the season is marked open: who knows the seed can know every secret.</source>
        <translation>Mit einer getippten Startzahl gilt die Staffel als offen: Wer die Zahl kennt, kann jedes Geheimnis kennen.</translation>
    </message>
    <message>
        <source>d MMM, hh:mm</source>
        <comment>date and time</comment>
        <translation>d. MMM, hh:mm</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>, interrupted</source>
        <translation>, unterbrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be read
%1</source>
        <translation>Nicht lesbar
%1</translation>
    </message>
    <message>
        <source>Open a season</source>
        <translation>Staffel öffnen</translation>
    </message>
    <message>
        <source>Seasons (*.season);;All files (*)</source>
        <translation>Staffeln (*.season);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>w13::StoresArea</name>
    <message>
        <source>Stacks %1/3</source>
        <translation>Regale %1/3</translation>
    </message>
    <message>
        <source>Neutralizer</source>
        <translation>Neutralisator</translation>
    </message>
</context>
<context>
    <name>w13::TableScreen</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>One moment: a seat that the program plays is thinking.</source>
        <translation>Einen Moment: Ein Platz, den das Programm spielt, denkt nach.</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>Sag, was davon.</translation>
    </message>
    <message>
        <source>This is answered behind the curtain.</source>
        <translation>Das wird hinter dem Vorhang beantwortet.</translation>
    </message>
    <message>
        <source>A click on a glowing clue neutralizes it. To claim a clue with a Trait, open your hand.</source>
        <translation>Ein Klick auf einen leuchtenden Hinweis neutralisiert ihn. Um mit einem Merkmal zu sichern, öffne deine Hand.</translation>
    </message>
    <message>
        <source>Places and obstacles that glow can be used. Traits are played from the hand.</source>
        <translation>Leuchtende Orte und Hindernisse kannst du nutzen. Merkmale spielst du aus der Hand.</translation>
    </message>
    <message>
        <source>Who wants to respond presses Respond at their place first; this closes the window.</source>
        <translation>Wer reagieren will, klickt erst am eigenen Platz auf Reagieren; das hier schließt die Gelegenheit.</translation>
    </message>
    <message>
        <source>One thing on the table can be clicked: it glows.</source>
        <translation>Eine Sache auf dem Tisch lässt sich klicken: Sie leuchtet.</translation>
    </message>
    <message>
        <source>%1 choices can be clicked on the table: they glow.</source>
        <translation>%1 Möglichkeiten auf dem Tisch lassen sich klicken: Sie leuchten.</translation>
    </message>
    <message>
        <source>It can be taken back.</source>
        <translation>Das lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Strg Z</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Draw the curtain</source>
        <translation>Vorhang zuziehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open my hand</source>
        <translation>Meine Hand öffnen</translation>
    </message>
</context>
<context>
    <name>w13::TableWindow</name>
    <message>
        <source>Warehouse 13: the table</source>
        <translation>Warehouse 13: der Tisch</translation>
    </message>
</context>
<context>
    <name>w13::TopBar</name>
    <message>
        <source>Adversary</source>
        <translation>Widersacher</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Work the Case</source>
        <translation>Fall bearbeiten</translation>
    </message>
    <message>
        <source>Focus draw</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Abdecken</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Goo</source>
        <translation>Glibber</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>Plots stopped %1 · executed %2</source>
        <translation>Komplotte gestoppt %1 · ausgeführt %2</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Regale</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stress</translation>
    </message>
</context>
<context>
    <name>w13::TrackArea</name>
    <message>
        <source>Warehouse Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>full track: lost</source>
        <translation>Leiste voll: verloren</translation>
    </message>
    <message>
        <source>%1, on the Maintenance track</source>
        <translation>%1, auf der Wartungsleiste</translation>
    </message>
</context>
<context>
    <name>w13::TrayArea</name>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
</context>
<context>
    <name>w13::VotePage</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Bronze Sector: the vote is in</source>
        <translation>Bronzesektor: das Ergebnis</translation>
    </message>
    <message>
        <source>Shall %1 be bronzed? %2 of %3 say yes.</source>
        <translation>Soll %1 in Bronze? %2 von %3 sagen Ja.</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Not bronze</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>%1 stands in bronze.</source>
        <translation>%1 steht in Bronze.</translation>
    </message>
    <message>
        <source>%1 stays free.</source>
        <translation>%1 bleibt frei.</translation>
    </message>
    <message>
        <source>The Loyalty card is turned over: the Traitor has been found.</source>
        <translation>Die Loyalitätskarte wird umgedreht: Der Verräter ist gefunden.</translation>
    </message>
    <message>
        <source>The Loyalty card is turned over: a loyal Agent. The Traitor may reveal now; every seat that could be the Traitor is asked behind the curtain.</source>
        <translation>Die Loyalitätskarte wird umgedreht: loyal. Der Verräter darf sich jetzt enttarnen; alle, die es sein könnten, werden hinter dem Vorhang gefragt.</translation>
    </message>
</context>
<context>
    <name>w13::WalkwaysArea</name>
    <message>
        <source>In the Warehouse</source>
        <translation>Im Lagerhaus</translation>
    </message>
    <message>
        <source>In the Field</source>
        <translation>Im Feld</translation>
    </message>
</context>
</TS>
