<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutWords</name>
    <message>
        <source>What everybody has seen happen so far.</source>
        <translation>Was bisher vor aller Augen geschehen ist.</translation>
    </message>
    <message>
        <source>Opens the rule book at the rule of this question.</source>
        <translation>Öffnet das Regelbuch bei der Regel zu dieser Frage.</translation>
    </message>
    <message>
        <source>Shows the Warehouse board while the Retrieval covers it, and the Retrieval again.</source>
        <translation>Zeigt den Plan des Lagerhauses, solange die Bergung ihn verdeckt, und dann wieder die Bergung.</translation>
    </message>
    <message>
        <source>Opens the Lost Artifacts board: lost artifacts, Consequences in force, Traitor cards, Plots.</source>
        <translation>Öffnet den Plan der verlorenen Artefakte: verlorene Artefakte, geltende Konsequenzen, Verräterkarten, Komplotte.</translation>
    </message>
    <message>
        <source>Does what was chosen, and closes the curtain.</source>
        <translation>Führt aus, was gewählt ist, und schließt den Vorhang.</translation>
    </message>
    <message>
        <source>Closes the curtain. What was not confirmed has not happened.</source>
        <translation>Schließt den Vorhang. Was nicht bestätigt wurde, ist nicht geschehen.</translation>
    </message>
    <message>
        <source>What has happened since you looked last, in full.</source>
        <translation>Alles, was geschehen ist, seit du zuletzt hier warst.</translation>
    </message>
    <message>
        <source>An Action in the Warehouse: draw two Traits from one pile.</source>
        <translation>Eine Aktion im Lagerhaus: Ziehe zwei Merkmale von einem Stapel.</translation>
    </message>
    <message>
        <source>An Action in the Warehouse: challenge an obstacle on the Maintenance track. When the track is full, the Warehouse blows up.</source>
        <translation>Eine Aktion im Lagerhaus: Geh ein Hindernis auf der Wartungsleiste an. Ist die Leiste voll, fliegt das Lagerhaus in die Luft.</translation>
    </message>
    <message>
        <source>An Action in the Field: claim a clue at its usual price.</source>
        <translation>Eine Aktion im Feld: Sichere einen Hinweis zum üblichen Preis.</translation>
    </message>
    <message>
        <source>A pile of Traits.</source>
        <translation>Ein Merkmalstapel.</translation>
    </message>
    <message>
        <source>A clue die that nobody has yet.</source>
        <translation>Ein Hinweiswürfel, den noch niemand hat.</translation>
    </message>
    <message>
        <source>A Lead: every Agent can claim it with a Trait of its symbol, or neutralize it.</source>
        <translation>Eine Spur: Alle Agenten können sie mit einem Merkmal ihres Symbols sichern oder sie neutralisieren.</translation>
    </message>
    <message>
        <source>A Field Clue: only Agents in the Field can claim it. The artifact is turned up when the last of them is gone.</source>
        <translation>Ein Feldhinweis: Nur Agenten im Feld können ihn sichern. Ist der letzte Feldhinweis weg, wird das Artefakt aufgedeckt.</translation>
    </message>
    <message>
        <source>A claimed clue: its owner rolls it in the Retrieval.</source>
        <translation>Ein gesicherter Hinweis: Wer ihn hat, wirft ihn in der Bergung.</translation>
    </message>
    <message>
        <source>Neutralized: out until the Episode is over.</source>
        <translation>Neutralisiert: aus dem Spiel, bis die Episode endet.</translation>
    </message>
    <message>
        <source>In the Bronze Sector: rolled and applied before the Retrieval.</source>
        <translation>Im Bronzesektor: wird vor der Bergung geworfen und angelegt.</translation>
    </message>
    <message>
        <source>Applied: it counts towards what the artifact needs.</source>
        <translation>Angelegt: zählt für das, was das Artefakt braucht.</translation>
    </message>
    <message>
        <source>Misapplied: it does not help, and is not rolled again.</source>
        <translation>Fehlgelegt: hilft nicht und wird nicht neu geworfen.</translation>
    </message>
    <message>
        <source>Locked: out for the rest of the game.</source>
        <translation>Gesperrt: für den Rest des Spiels draußen.</translation>
    </message>
    <message>
        <source>A Trait: played for its text, or spent on a clue for its number.</source>
        <translation>Ein Merkmal: für seinen Text gespielt oder mit seiner Zahl für einen Hinweis ausgegeben.</translation>
    </message>
    <message>
        <source>A Calamity: it happens as soon as it is drawn.</source>
        <translation>Ein Unglück: Es geschieht, sobald es gezogen wird.</translation>
    </message>
    <message>
        <source>A Traitor card: played by the revealed Traitor, or drawn for the Adversary.</source>
        <translation>Eine Verräterkarte: vom enttarnten Verräter gespielt oder für den Widersacher gezogen.</translation>
    </message>
    <message>
        <source>A Consequence: it stays in force once its artifact is lost.</source>
        <translation>Eine Konsequenz: Sie gilt dauerhaft, sobald ihr Artefakt verloren ist.</translation>
    </message>
    <message>
        <source>An Ability of an Agent.</source>
        <translation>Eine Fähigkeit eines Agenten.</translation>
    </message>
    <message>
        <source>The Ping: where it happens, and which dice lie in the Field.</source>
        <translation>Der Ping: wo es geschieht und welche Würfel im Feld liegen.</translation>
    </message>
    <message>
        <source>An artifact: retrieved if the dice give all it needs, otherwise lost.</source>
        <translation>Ein Artefakt: geborgen, wenn die Würfel alles ergeben, was es braucht, sonst verloren.</translation>
    </message>
    <message>
        <source>A Plot: stopped if the dice give all it needs.</source>
        <translation>Ein Komplott: gestoppt, wenn die Würfel alles ergeben, was es verlangt.</translation>
    </message>
    <message>
        <source>Can be used once in each Episode.</source>
        <translation>Einmal in jeder Episode nutzbar.</translation>
    </message>
    <message>
        <source>Can be used once in the season.</source>
        <translation>Einmal in der Staffel nutzbar.</translation>
    </message>
    <message>
        <source>A Downside: a handicap that stays.</source>
        <translation>Eine Schwäche: ein Nachteil, der bleibt.</translation>
    </message>
    <message>
        <source>Traits to be drawn. Everybody may count them; nobody knows their order.</source>
        <translation>Merkmale zum Ziehen. Alle dürfen sie zählen; niemand kennt die Reihenfolge.</translation>
    </message>
    <message>
        <source>Discards: only the one on top is open.</source>
        <translation>Ablage: Nur die oberste Karte ist offen.</translation>
    </message>
    <message>
        <source>One more obstacle, and the season is lost.</source>
        <translation>Noch ein Hindernis, und die Staffel ist verloren.</translation>
    </message>
    <message>
        <source>The cover hides one die until all covers are lifted.</source>
        <translation>Die Abdeckung verbirgt einen Würfel, bis alle aufgedeckt werden.</translation>
    </message>
    <message>
        <source>Goo: it neutralizes a clue that it matches.</source>
        <translation>Glibber: neutralisiert einen Hinweis, zu dem er passt.</translation>
    </message>
    <message>
        <source>One of the Traitor&apos;s Goo dice.</source>
        <translation>Einer der Glibberwürfel des Verräters.</translation>
    </message>
    <message>
        <source>One of the four types of Traits and clues.</source>
        <translation>Eine der vier Sorten von Merkmalen und Hinweisen.</translation>
    </message>
    <message>
        <source>Draws the curtain for this player, to look at the hand or to respond. A look gives nothing away.</source>
        <translation>Zieht den Vorhang für diesen Platz zu: um die Hand anzusehen oder zu reagieren. Ein Blick verrät nichts.</translation>
    </message>
    <message>
        <source>Draws the curtain, so that the answer stays secret.</source>
        <translation>Zieht den Vorhang zu, damit die Antwort geheim bleibt.</translation>
    </message>
    <message>
        <source>Save a copy, change the options, leave the season.</source>
        <translation>Kopie speichern, Einstellungen ändern, Staffel verlassen.</translation>
    </message>
    <message>
        <source>Forgets what you clicked; nothing has happened yet.</source>
        <translation>Vergisst, was du angeklickt hast; noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Your Loyalty card. It lies open only while you hold L, or the mouse on it.</source>
        <translation>Deine Loyalitätskarte. Sie liegt nur offen, solange du L oder die Maus darauf hältst.</translation>
    </message>
    <message>
        <source>The way between the Warehouse and the Field. You can take it from either side.</source>
        <translation>Der Weg zwischen Lagerhaus und Feld. Du kannst ihn von beiden Seiten nehmen.</translation>
    </message>
    <message>
        <source>An Action in the Warehouse: call a vote to Bronze somebody, or Debronze. Dice of Bronzed Agents lie here.</source>
        <translation>Eine Aktion im Lagerhaus: Lass abstimmen, ob jemand in Bronze soll, oder entbronze. Hier liegen die Würfel der Agenten in Bronze.</translation>
    </message>
    <message>
        <source>An Action in the Field: draw one of your Focus Traits.</source>
        <translation>Eine Aktion im Feld: Ziehe ein Merkmal deines Fokus.</translation>
    </message>
    <message>
        <source>An Action in the Field, if the Ping has one.</source>
        <translation>Eine Aktion im Feld, wenn der Ping eine hat.</translation>
    </message>
    <message>
        <source>Stress: it takes room in your hand.</source>
        <translation>Stress: nimmt Platz auf deiner Hand weg.</translation>
    </message>
    <message>
        <source>A Loyalty card: which side its owner is on.</source>
        <translation>Eine Loyalitätskarte: Sie sagt, auf welcher Seite ihr Besitzer steht.</translation>
    </message>
    <message>
        <source>An Asset: always on.</source>
        <translation>Eine Stärke: wirkt immer.</translation>
    </message>
    <message>
        <source>Attributes for challenges, the two Focus types, and the Abilities: Asset, Episode, Season, Downside. A dash means used.</source>
        <translation>Werte für Proben, die zwei Sorten des Fokus und die Fähigkeiten: Stärke (+), Episode, Staffel, Schwäche (!). Ein Strich heißt: benutzt.</translation>
    </message>
    <message>
        <source>A Snag: to pass, roll more than its number on a Warehouse die. It stays.</source>
        <translation>Ein Haken: Um vorbeizukommen, wirf mit einem Lagerhauswürfel mehr als seine Zahl. Er bleibt liegen.</translation>
    </message>
    <message>
        <source>It takes one space of the track for good: now four obstacles are too many.</source>
        <translation>Es belegt für immer ein Feld der Leiste: Jetzt sind schon vier Hindernisse zu viel.</translation>
    </message>
    <message>
        <source>Rolled for challenges and Snags. It shows 0, 1, 1, 2, 2 and 3.</source>
        <translation>Für Proben und Haken. Er zeigt 0, 1, 1, 2, 2 und 3.</translation>
    </message>
    <message>
        <source>Stress: it takes room in your hand and pays for nothing.</source>
        <translation>Stress: nimmt Platz auf deiner Hand weg und bezahlt nichts.</translation>
    </message>
    <message>
        <source>A player: where the Agent is, how many cards are in hand, which dice are claimed.</source>
        <translation>Ein Platz: wo der Agent ist, wie viele Karten er auf der Hand hat, welche Würfel gesichert sind.</translation>
    </message>
    <message>
        <source>Shows your hand; the same button leads back to the ballot.</source>
        <translation>Zeigt deine Hand; derselbe Knopf führt zur Abstimmung zurück.</translation>
    </message>
    <message>
        <source>The Neutralizer: pick it up, click a clue, and confirm. Press again to put it away.</source>
        <translation>Der Neutralisator: Nimm ihn, klicke einen Hinweis an und bestätige. Noch einmal drücken legt ihn weg.</translation>
    </message>
    <message>
        <source>Goes one step back; nothing has happened yet.</source>
        <translation>Geht einen Schritt zurück; noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>An Action in the Warehouse: return up to two Stress.</source>
        <translation>Eine Aktion im Lagerhaus: Gib bis zu zwei Stress zurück.</translation>
    </message>
    <message>
        <source>An obstacle: it blocks what it lies on until somebody beats it in a challenge.</source>
        <translation>Ein Hindernis: Es blockiert, worauf es liegt, bis es jemand in einer Probe überwindet.</translation>
    </message>
    <message>
        <source>What is needed of this type: what is applied so far and, striped, what comes this round.</source>
        <translation>Was von dieser Sorte nötig ist: was schon angelegt ist und, gestreift, was diese Runde kommt.</translation>
    </message>
    <message>
        <source>An obstacle on the Maintenance track: beat it with Warehouse Maintenance.</source>
        <translation>Ein Hindernis auf der Wartungsleiste: Überwinde es mit der Aktion Wartung.</translation>
    </message>
    <message>
        <source>Undoes the last choice, as long as nobody has learned anything from it.</source>
        <translation>Nimmt die letzte Wahl zurück, solange niemand etwas durch sie erfahren hat.</translation>
    </message>
    <message>
        <source>Sets the PIN that opens your secret screen, or removes it.</source>
        <translation>Legt die PIN fest, die deine geheime Ansicht öffnet, oder löscht sie.</translation>
    </message>
    <message>
        <source>The phase the Episode is in.</source>
        <translation>Die Phase, in der die Episode gerade ist.</translation>
    </message>
    <message>
        <source>You can press it once you have chosen everything it needs.</source>
        <translation>Geht, sobald du alles gewählt hast, was nötig ist.</translation>
    </message>
    <message>
        <source>Each of you looks at the first cards alone, one after the other.</source>
        <translation>Alle sehen sich nacheinander allein ihre ersten Karten an.</translation>
    </message>
    <message>
        <source>Says something in the open: it may be true or not, and everybody hears it.</source>
        <translation>Sagt etwas offen am Tisch: Es kann stimmen oder nicht, und alle hören es.</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>The words of the game and its icons, explained.</source>
        <translation>Die Wörter des Spiels und seine Zeichen, erklärt.</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Best answers</source>
        <translation>Beste Treffer</translation>
    </message>
    <message>
        <source>What they say, and the rules they touch.</source>
        <translation>Was darauf steht und welche Regeln sie berühren.</translation>
    </message>
    <message>
        <source>What fits your search best.</source>
        <translation>Was am besten zur Suche passt.</translation>
    </message>
</context>
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
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Calamities</source>
        <translation>Unglücke</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Traitor cards</source>
        <translation>Verräterkarten</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Konsequenzen</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Loyalität</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>Pings</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>Adversary Artifacts</source>
        <translation>Widersacher-Artefakte</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Komplotte</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>The Warehouse wins</source>
        <translation>Das Lagerhaus gewinnt</translation>
    </message>
    <message>
        <source>Change in points</source>
        <translation>Änderung in Punkten</translation>
    </message>
    <message>
        <source>Episodes, in % of seasons</source>
        <translation>Episoden, in % der Staffeln</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>2 x %1</source>
        <comment>seasons</comment>
        <translation>2 x %1</translation>
    </message>
    <message>
        <source>Seasons with and without a change of the cards</source>
        <translation>Staffeln mit und ohne Änderung der Karten</translation>
    </message>
    <message>
        <source>Change of the Warehouse&apos;s wins in points</source>
        <translation>Änderung der Siege des Lagerhauses in Punkten</translation>
    </message>
    <message>
        <source>hatched: before, filled: after the change</source>
        <translation>schraffiert: vor, gefüllt: nach der Änderung</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy, hh:mm</source>
        <comment>date and time</comment>
        <translation>d. MMM yyyy, hh:mm</translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message>
        <source>Counterfeits</source>
        <translation>Fälschungen</translation>
    </message>
</context>
<context>
    <name>DieWords</name>
    <message>
        <source>Its faces: %1.</source>
        <translation>Seine Seiten: %1.</translation>
    </message>
    <message>
        <source>None of them helps here.</source>
        <translation>Keine davon hilft hier.</translation>
    </message>
    <message>
        <source>%1 of %2 help here: %3.</source>
        <translation>%1 von %2 helfen hier: %3.</translation>
    </message>
    <message>
        <source>%1 may count as any type: %2.</source>
        <translation>Als beliebige Sorte anlegbar: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>choose another place</source>
        <translation>wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>Nothing is saved: %1.</source>
        <translation>Nichts ist gespeichert: %1.</translation>
    </message>
</context>
<context>
    <name>GaugeWords</name>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Misapplied</source>
        <translation>Fehlgelegt</translation>
    </message>
    <message>
        <source>full, more goes below</source>
        <translation>voll, mehr geht nach unten</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>filled this round</source>
        <translation>in dieser Runde voll</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>filling</source>
        <translation>füllt sich</translation>
    </message>
</context>
<context>
    <name>GridWords</name>
    <message>
        <source>Finale</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>Plots executed: %1, stopped: %2</source>
        <translation>Komplotte ausgeführt: %1, gestoppt: %2</translation>
    </message>
    <message>
        <source>the artifact stayed unknown</source>
        <translation>das Artefakt blieb unbekannt</translation>
    </message>
    <message>
        <source>%1, retrieved</source>
        <translation>%1, geborgen</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, verloren</translation>
    </message>
    <message>
        <source>claimed %1</source>
        <translation>gesichert: %1</translation>
    </message>
    <message>
        <source>clues neutralized: %1</source>
        <translation>neutralisierte Hinweise: %1</translation>
    </message>
    <message>
        <source>KO: %1</source>
        <translation>K. o.: %1</translation>
    </message>
    <message>
        <source>wounds: %1</source>
        <translation>Wunden: %1</translation>
    </message>
    <message>
        <source>named for Bronze, votes for it: %1</source>
        <translation>für Bronze genannt, Stimmen dafür: %1</translation>
    </message>
    <message>
        <source>revealed as the Traitor</source>
        <translation>als Verräter enttarnt</translation>
    </message>
    <message>
        <source>Traitor cards: %1</source>
        <translation>Verräterkarten: %1</translation>
    </message>
    <message>
        <source>The season</source>
        <translation>Die Staffel</translation>
    </message>
    <message>
        <source>What turned it</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>enttarnt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 neutralized clues: %2.</source>
        <translation>%1 hat Hinweise neutralisiert: %2.</translation>
    </message>
    <message>
        <source>%1, captured by the Traitor</source>
        <translation>%1, vom Verräter erbeutet</translation>
    </message>
    <message>
        <source>Bronzed</source>
        <translation>in Bronze</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>The season is over.</source>
        <translation>Die Staffel ist zu Ende.</translation>
    </message>
    <message>
        <source>Why not now</source>
        <translation>Warum jetzt nicht</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>Rules of this card</source>
        <translation>Regeln zu dieser Karte</translation>
    </message>
    <message>
        <source>Its six faces</source>
        <translation>Seine sechs Seiten</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Wörter des Spiels</translation>
    </message>
    <message>
        <source>Click it to claim it: your hand opens.</source>
        <translation>Klick darauf, um ihn zu sichern: Deine Hand öffnet sich.</translation>
    </message>
    <message>
        <source>; you can undo it</source>
        <translation>; du kannst es zurücknehmen</translation>
    </message>
    <message>
        <source>; this is final</source>
        <translation>; das ist endgültig</translation>
    </message>
    <message>
        <source>Answer this behind the curtain.</source>
        <translation>Antworte darauf hinter dem Vorhang.</translation>
    </message>
    <message>
        <source>You can&apos;t use that now. Click something that glows, or open your hand.</source>
        <translation>Das geht gerade nicht. Klick auf etwas, das leuchtet, oder öffne deine Hand.</translation>
    </message>
    <message>
        <source>That does not answer this question. Click something that glows.</source>
        <translation>Das passt nicht zu dieser Frage. Klick auf etwas, das leuchtet.</translation>
    </message>
    <message>
        <source>What you can do with it</source>
        <translation>Was du damit tun kannst</translation>
    </message>
    <message>
        <source>There is nothing to choose here now.</source>
        <translation>Hier gibt es jetzt nichts zu wählen.</translation>
    </message>
    <message>
        <source>Choose it, then a Trait that pays for it.</source>
        <translation>Wähle ihn, dann ein Merkmal, das ihn bezahlt.</translation>
    </message>
    <message>
        <source>The Abilities of %1: F1.</source>
        <translation>Die Fähigkeiten von %1: F1.</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space, held</source>
        <translation>Leertaste, gehalten</translation>
    </message>
    <message>
        <source>draws and opens the curtain; on a secret screen a tap closes it</source>
        <translation>zieht den Vorhang zu und öffnet ihn; in einer geheimen Ansicht schließt ihn ein kurzer Druck</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>opens the hand of the player who is asked</source>
        <translation>öffnet die Hand des gefragten Platzes</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>L, held</source>
        <translation>L, gehalten</translation>
    </message>
    <message>
        <source>turns the Loyalty card up, on the secret screen only</source>
        <translation>deckt die Loyalitätskarte auf, nur in der geheimen Ansicht</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Z, held, or the right mouse button</source>
        <translation>Z, gehalten, oder rechte Maustaste</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>this map of keys</source>
        <translation>diese Tastenübersicht</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>F3, F4</source>
        <translation>F3, F4</translation>
    </message>
    <message>
        <source>log, Lost Artifacts board</source>
        <translation>Protokoll, Plan der verlorenen Artefakte</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+O</source>
        <translation>Strg+S, Strg+O</translation>
    </message>
    <message>
        <source>saves a copy; opens a season</source>
        <translation>speichert eine Kopie; öffnet eine Staffel</translation>
    </message>
    <message>
        <source>Ctrl with plus, minus</source>
        <translation>Strg mit Plus, Minus</translation>
    </message>
    <message>
        <source>text size, 90 to 200 %</source>
        <translation>Textgröße, 90 bis 200 %</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Strg+M</translation>
    </message>
    <message>
        <source>sound off and on</source>
        <translation>Ton aus und an</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>to the next thing you can click, and back</source>
        <translation>zum nächsten Ding, das du anklicken kannst, und zurück</translation>
    </message>
    <message>
        <source>to the nearest thing you can click, that way</source>
        <translation>zum nächsten Ding in dieser Richtung, das du anklicken kannst</translation>
    </message>
    <message>
        <source>to the nearest thing that way, even if you cannot click it</source>
        <translation>zum nächsten Ding in dieser Richtung, auch wenn du es nicht anklicken kannst</translation>
    </message>
    <message>
        <source>opens the hand of that player, to look or to respond</source>
        <translation>öffnet die Hand dieses Platzes, zum Ansehen oder Reagieren</translation>
    </message>
    <message>
        <source>to the players who may respond; opens the hand if there is only one</source>
        <translation>zu den Plätzen, die reagieren dürfen; öffnet die Hand, wenn es nur einer ist</translation>
    </message>
    <message>
        <source>passes or declines, where you can</source>
        <translation>passt oder lehnt ab, wo du das kannst</translation>
    </message>
    <message>
        <source>swaps applied and misapplied dice, where you can</source>
        <translation>tauscht angelegte und fehlgelegte Würfel, wo du das kannst</translation>
    </message>
    <message>
        <source>shows anything up close</source>
        <translation>vergrößert, worauf du zeigst</translation>
    </message>
    <message>
        <source>help on what you point at, else on the question; again: the rule book</source>
        <translation>Hilfe zu dem, worauf du zeigst, sonst zur Frage; noch einmal: das Regelbuch</translation>
    </message>
    <message>
        <source>why you cannot choose what you point at</source>
        <translation>warum du nicht wählen kannst, worauf du zeigst</translation>
    </message>
    <message>
        <source>undoes the last choice</source>
        <translation>nimmt die letzte Wahl zurück</translation>
    </message>
    <message>
        <source>takes the Neutralizer; again: to the next clue you can neutralize</source>
        <translation>nimmt den Neutralisator; noch einmal: zum nächsten Hinweis, den du neutralisieren kannst</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>waits: stops the clock of a Retrieval</source>
        <translation>wartet: hält die Uhr einer Bergung an</translation>
    </message>
    <message>
        <source>Mouse, button held</source>
        <translation>Maus, Taste gehalten</translation>
    </message>
    <message>
        <source>carries a clue to the Neutralizer, a pile to your seat, a card to the question</source>
        <translation>trägt einen Hinweis zum Neutralisator, einen Stapel zu deinem Platz, eine Karte zur Frage</translation>
    </message>
    <message>
        <source>chooses it; presses the golden button</source>
        <translation>wählt es; drückt den goldenen Knopf</translation>
    </message>
    <message>
        <source>the board while a Retrieval covers it; and back</source>
        <translation>der Plan, solange eine Bergung ihn verdeckt; und zurück</translation>
    </message>
    <message>
        <source>one step back; away from the curtain; the menu</source>
        <translation>ein Schritt zurück; weg vom Vorhang; das Menü</translation>
    </message>
    <message>
        <source>turns the page in the panel below, with text above 140 %</source>
        <translation>blättert im Text unten, bei Textgröße über 140 %</translation>
    </message>
    <message>
        <source>in a lesson: to what you must do, then to the note</source>
        <translation>in einer Lektion: zu dem, was zu tun ist, dann zum Zettel</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>to what players may say in the open; opens the list if there is only one</source>
        <translation>zu den Plätzen, die offen etwas sagen können; öffnet die Liste, wenn es nur einer ist</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>what the computer would do, and why; again: away with it. On the secret screen only</source>
        <translation>was der Computer tun würde und warum; noch einmal: weg damit. Nur in der geheimen Ansicht</translation>
    </message>
</context>
<context>
    <name>MeasureWords</name>
    <message>
        <source>Three artifacts retrieved</source>
        <translation>Drei Artefakte geborgen</translation>
    </message>
    <message>
        <source>Two Plots stopped</source>
        <translation>Zwei Komplotte gestoppt</translation>
    </message>
    <message>
        <source>Stress ran out</source>
        <translation>Stress aufgebraucht</translation>
    </message>
    <message>
        <source>Maintenance track full</source>
        <translation>Wartungsleiste voll</translation>
    </message>
    <message>
        <source>Plots executed</source>
        <translation>Komplotte ausgeführt</translation>
    </message>
    <message>
        <source>Three lost (shorter game)</source>
        <translation>Drei verloren (kürzeres Spiel)</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>played for its text</source>
        <translation>für den Text gespielt</translation>
    </message>
    <message>
        <source>spent on a clue</source>
        <translation>für einen Hinweis ausgegeben</translation>
    </message>
    <message>
        <source>discarded for its icon</source>
        <translation>für das Zeichen abgeworfen</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgeworfen</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>Whammy struck</source>
        <translation>Rückschlag traf</translation>
    </message>
    <message>
        <source>stayed in force</source>
        <translation>in Kraft geblieben</translation>
    </message>
    <message>
        <source>retrieved</source>
        <translation>geborgen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erbeutet</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a difference and its interval</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1% (%2 to %3)</source>
        <comment>a share and its interval</comment>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>Claudia, take an Action.</source>
        <translation>Claudia, führe eine Aktion aus.</translation>
    </message>
    <message>
        <source>The big moments: an artifact retrieved or lost, the Traitor revealed, a new Episode. Enter shortens a scene; each ends by itself.</source>
        <translation>Die großen Momente: ein Artefakt geborgen oder verloren, der Verräter enttarnt, eine neue Episode. Enter kürzt eine Szene ab; jede endet von selbst.</translation>
    </message>
    <message>
        <source>Retrieval goes on by itself</source>
        <translation>Die Bergung geht von selbst weiter</translation>
    </message>
    <message>
        <source>If nobody responds, play goes on after four seconds, whatever anybody holds. Wait stops the clock.</source>
        <translation>Reagiert niemand, geht es nach vier Sekunden weiter, was auch immer jemand auf der Hand hat. Warten hält die Uhr an.</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>The Warehouse wins</source>
        <translation>Das Lagerhaus gewinnt</translation>
    </message>
    <message>
        <source>The Adversary wins</source>
        <translation>Der Widersacher gewinnt</translation>
    </message>
    <message>
        <source>The Traitor wins</source>
        <translation>Der Verräter gewinnt</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>See also: %1</source>
        <translation>Siehe auch: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>As a question: %1</source>
        <translation>Als Frage: %1</translation>
    </message>
    <message>
        <source>In the log: %1</source>
        <translation>Im Protokoll: %1</translation>
    </message>
    <message>
        <source>As a reason why not: %1</source>
        <translation>Als Grund, warum nicht: %1</translation>
    </message>
    <message>
        <source>Where you meet it:</source>
        <translation>Wo sie vorkommt:</translation>
    </message>
    <message>
        <source>Rules it touches:</source>
        <translation>Regeln, die sie berührt:</translation>
    </message>
</context>
<context>
    <name>PressWords</name>
    <message>
        <source>There is no deck and no card &quot;%1&quot;: name a deck (%2), or a card by its id.</source>
        <translation>Es gibt weder einen Stapel noch eine Karte „%1“: Nenne einen Stapel (%2) oder eine Karte bei ihrer Kennung.</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>With margins of %1 mm no card of %2 x %3 mm fits on the paper: choose margins from 0 to %4 mm.</source>
        <translation>Mit Rändern von %1 mm passt keine Karte von %2 x %3 mm auf das Papier: Wähle Ränder von 0 bis %4 mm.</translation>
    </message>
    <message>
        <source>There is nothing to print: choose a deck or a card.</source>
        <translation>Es gibt nichts zu drucken: Wähle einen Stapel oder eine Karte.</translation>
    </message>
</context>
<context>
    <name>ReckoningWords</name>
    <message>
        <source>%1 stays at %2</source>
        <translation>%1 bleibt bei %2</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: aus %2 wird %3</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Nobody knew</source>
        <translation>Niemand wusste es</translation>
    </message>
    <message>
        <source>%1 knew</source>
        <comment>one</comment>
        <translation>%1 wusste es</translation>
    </message>
    <message>
        <source>%1 knew</source>
        <comment>several</comment>
        <translation>%1 wussten es</translation>
    </message>
    <message>
        <source>%1 is a counterfeit</source>
        <translation>%1 ist eine Fälschung</translation>
    </message>
    <message>
        <source>%1 is sealed</source>
        <translation>%1 hat ein Zertifikat</translation>
    </message>
    <message>
        <source>%1 is saved</source>
        <translation>%1 ist gerettet</translation>
    </message>
    <message>
        <source>%1 was never sold</source>
        <translation>%1 fand keinen Käufer</translation>
    </message>
    <message>
        <source>%1 was discarded before</source>
        <translation>%1 war schon abgeworfen</translation>
    </message>
    <message>
        <source>%1 never came up</source>
        <translation>%1 kam nie unter den Hammer</translation>
    </message>
    <message>
        <source>%1 owns it</source>
        <translation>Sie gehört %1</translation>
    </message>
    <message>
        <source>%1 loses it.</source>
        <translation>%1 verliert sie.</translation>
    </message>
    <message>
        <source>%1 keeps it: the certificate makes it genuine</source>
        <translation>%1 behält sie: Das Zertifikat macht sie echt</translation>
    </message>
    <message>
        <source>%1 keeps it: the card is cancelled</source>
        <translation>%1 behält sie: Die Karte ist aufgehoben</translation>
    </message>
    <message>
        <source>Never sold, so nothing falls</source>
        <translation>Nie verkauft, also fällt nichts</translation>
    </message>
    <message>
        <source>Discarded before, so nothing falls</source>
        <translation>Schon abgeworfen, also fällt nichts</translation>
    </message>
    <message>
        <source>It never came up, so nothing falls</source>
        <translation>Sie kam nie unter den Hammer, also fällt nichts</translation>
    </message>
    <message>
        <source>loses nothing that counts: it was pawned</source>
        <translation>verliert nichts, was zählt: Sie war verpfändet</translation>
    </message>
    <message>
        <source>loses value %1 and a blessing</source>
        <translation>verliert Wert %1 und einen Segen</translation>
    </message>
    <message>
        <source>loses value %1 and, luckily, a curse</source>
        <translation>verliert Wert %1 und zum Glück einen Fluch</translation>
    </message>
    <message>
        <source>loses value %1</source>
        <translation>verliert Wert %1</translation>
    </message>
    <message>
        <source>Nothing falls</source>
        <translation>Nichts fällt</translation>
    </message>
    <message>
        <source>%1 falls</source>
        <translation>%1 fällt</translation>
    </message>
    <message numerus="yes">
        <source>%n relics fall</source>
        <translation>
            <numerusform>%n Reliquie fällt</numerusform>
            <numerusform>%n Reliquien fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fallen: %1.</source>
        <translation>Gefallen: %1.</translation>
    </message>
    <message>
        <source>Sealed: %1.</source>
        <translation>Mit Zertifikat: %1.</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Gerettet: %1.</translation>
    </message>
    <message>
        <source>Never sold: %1.</source>
        <translation>Nie verkauft: %1.</translation>
    </message>
    <message>
        <source>Discarded before: %1.</source>
        <translation>Schon abgeworfen: %1.</translation>
    </message>
    <message>
        <source>Never came up: %1.</source>
        <translation>Nie unter dem Hammer: %1.</translation>
    </message>
    <message>
        <source>Before: nobody led in %1.</source>
        <translation>Vorher: In %1 führte niemand.</translation>
    </message>
    <message>
        <source>Before: %1 led in %2 with %3.</source>
        <translation>Vorher: %1 führte in %2 mit %3.</translation>
    </message>
    <message>
        <source>Before: %1 led in %2, with %3 each.</source>
        <translation>Vorher: %1 führten in %2 mit je %3.</translation>
    </message>
    <message>
        <source>Now it acts: %1.</source>
        <translation>Jetzt wirkt: %1.</translation>
    </message>
    <message>
        <source>It acts no more: %1.</source>
        <translation>Es wirkt nicht mehr: %1.</translation>
    </message>
    <message>
        <source>tied for 1st: nothing</source>
        <translation>1. Platz geteilt: nichts</translation>
    </message>
    <message numerus="yes">
        <source>tied for 1st, %n points</source>
        <translation>
            <numerusform>1. Platz geteilt, %n Punkt</numerusform>
            <numerusform>1. Platz geteilt, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>1st, %n points</source>
        <translation>
            <numerusform>1. Platz, %n Punkt</numerusform>
            <numerusform>1. Platz, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2nd, %n points</source>
        <translation>
            <numerusform>2. Platz, %n Punkt</numerusform>
            <numerusform>2. Platz, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Ingots</source>
        <translation>Barren</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Card effects</source>
        <translation>Karteneffekte</translation>
    </message>
    <message>
        <source>%1 ingots: 1 point</source>
        <translation>%1 Barren: 1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>four colours: %n points</source>
        <translation>
            <numerusform>vier Farben: %n Punkt</numerusform>
            <numerusform>vier Farben: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>blessings and curses</source>
        <translation>Segen und Flüche</translation>
    </message>
    <message>
        <source>1st: %1, 2nd: %2</source>
        <translation>1.: %1, 2.: %2</translation>
    </message>
    <message>
        <source>%1 goes to nobody</source>
        <translation>%1 geht an niemanden</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 geht an %2</translation>
    </message>
    <message>
        <source>%1 is shared: %2</source>
        <translation>%1 wird geteilt: %2</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>niemand punktet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n ingots</source>
        <translation>
            <numerusform>%n Barren</numerusform>
            <numerusform>%n Barren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ingots, by %2</source>
        <translation>%1 Barren, je %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>1st, value %1</source>
        <translation>1., Wert %1</translation>
    </message>
    <message>
        <source>1st with %1</source>
        <translation>1. mit %1</translation>
    </message>
    <message>
        <source>2nd, value %1</source>
        <translation>2., Wert %1</translation>
    </message>
    <message>
        <source>2nd with %1</source>
        <translation>2. mit %1</translation>
    </message>
    <message>
        <source>wins the tie</source>
        <translation>gewinnt den Gleichstand</translation>
    </message>
    <message>
        <source>%1 wins the tie</source>
        <translation>%1 gewinnt den Gleichstand</translation>
    </message>
    <message>
        <source>loses the tie, 2nd</source>
        <translation>verliert den Gleichstand: 2.</translation>
    </message>
    <message>
        <source>tied for 1st</source>
        <translation>1. Platz geteilt</translation>
    </message>
    <message>
        <source>value %1, no place</source>
        <translation>Wert %1, kein Rang</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <translation>%1 führt mit %2.</translation>
    </message>
    <message>
        <source>%1 share the lead with %2.</source>
        <translation>%1 teilen sich die Führung mit %2.</translation>
    </message>
    <message>
        <source>Lot %1: %2, never sold.</source>
        <translation>Los %1: %2, nie verkauft.</translation>
    </message>
    <message>
        <source>Lot %1: %2, sold to %3 for %4.</source>
        <translation>Los %1: %2, für %4 an %3.</translation>
    </message>
    <message>
        <source>A fake.</source>
        <translation>Eine Fälschung.</translation>
    </message>
    <message>
        <source>1st so far</source>
        <translation>bisher 1.</translation>
    </message>
    <message>
        <source>tied for 2nd: nothing</source>
        <translation>2. Platz geteilt: nichts</translation>
    </message>
</context>
<context>
    <name>RelicWords</name>
    <message>
        <source>No effect. Its value alone.</source>
        <translation>Keine Wirkung. Nur ihr Wert.</translation>
    </message>
    <message>
        <source>Counterfeit</source>
        <translation>Fälschung</translation>
    </message>
    <message>
        <source>back for %1</source>
        <translation>zurück für %1</translation>
    </message>
</context>
<context>
    <name>SceneWords</name>
    <message>
        <source>The Traits are discarded, the Stress goes back into its deck.</source>
        <translation>Die Merkmale werden abgeworfen, der Stress geht zurück in seinen Stapel.</translation>
    </message>
    <message>
        <source>All of %1&apos;s clue dice go onto the Bronze Sector.</source>
        <translation>Alle Hinweiswürfel von %1 kommen auf den Bronzesektor.</translation>
    </message>
    <message>
        <source>In the next Traitor turn %1 leaves for the Lost Artifacts board.</source>
        <translation>Im nächsten Zug des Verräters wechselt %1 auf den Plan der verlorenen Artefakte.</translation>
    </message>
    <message>
        <source>%1&apos;s Traits and Stress go back into the box.</source>
        <translation>Die Merkmale und der Stress von %1 kommen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Working the Case, %1 can only neutralize a clue.</source>
        <translation>Beim Bearbeiten des Falls kann %1 nur einen Hinweis neutralisieren.</translation>
    </message>
    <message>
        <source>Before Retrieval %1&apos;s dice are rolled and applied.</source>
        <translation>Vor der Bergung werden die Würfel von %1 geworfen und angelegt.</translation>
    </message>
    <message>
        <source>One breath of silence. Then the card.</source>
        <translation>Ein Atemzug Stille. Dann die Karte.</translation>
    </message>
    <message>
        <source>The Traitor is found</source>
        <translation>Der Verräter ist gefunden</translation>
    </message>
    <message>
        <source>%1 was the Traitor.</source>
        <translation>%1 war der Verräter.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stress deck: %1, now %2</source>
        <translation>Stress im Stapel: %1, jetzt %2</translation>
    </message>
    <message>
        <source>The dice come home</source>
        <translation>Die Würfel kommen heim</translation>
    </message>
    <message>
        <source>Stress for every Agent</source>
        <translation>Stress für jeden Agenten</translation>
    </message>
    <message>
        <source>%1 is First Agent now</source>
        <translation>%1 ist jetzt Erster Agent</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The dice go back to the supply</source>
        <translation>Die Würfel gehen zurück in den Vorrat</translation>
    </message>
    <message>
        <source>no die is locked</source>
        <translation>kein Würfel ist gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are locked</source>
        <translation>
            <numerusform>%n Würfel ist gesperrt</numerusform>
            <numerusform>%n Würfel sind gesperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>All Agents to the Warehouse</source>
        <translation>Alle Agenten ins Lagerhaus</translation>
    </message>
    <message>
        <source>they are there already</source>
        <translation>sie sind schon dort</translation>
    </message>
    <message>
        <source>back from the Field: %1</source>
        <translation>zurück aus dem Feld: %1</translation>
    </message>
    <message>
        <source>Each Agent draws Stress</source>
        <translation>Jeder Agent zieht Stress</translation>
    </message>
    <message>
        <source>Episode Abilities are ready again</source>
        <translation>Episodenfähigkeiten sind wieder bereit</translation>
    </message>
    <message numerus="yes">
        <source>%n can be used again</source>
        <translation>
            <numerusform>%n ist wieder nutzbar</numerusform>
            <numerusform>%n sind wieder nutzbar</numerusform>
        </translation>
    </message>
    <message>
        <source>First Agent</source>
        <translation>Erster Agent</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>The Ping is discarded</source>
        <translation>Der Ping wird abgeworfen</translation>
    </message>
    <message>
        <source>Cleanup after Episode %1</source>
        <translation>Aufräumen nach Episode %1</translation>
    </message>
    <message>
        <source>How the season stands</source>
        <translation>So steht die Staffel</translation>
    </message>
    <message>
        <source>Retrieved: %1 of 3</source>
        <translation>Geborgen: %1 von 3</translation>
    </message>
    <message>
        <source>Lost: %1 of %2</source>
        <translation>Verloren: %1 von %2</translation>
    </message>
    <message>
        <source>Maintenance track: %1 of %2</source>
        <translation>Wartungsleiste: %1 von %2</translation>
    </message>
    <message>
        <source>Next: the Finale</source>
        <translation>Als Nächstes: das Finale</translation>
    </message>
    <message>
        <source>Next: Episode %1</source>
        <translation>Als Nächstes: Episode %1</translation>
    </message>
    <message>
        <source>To the Finale</source>
        <translation>Zum Finale</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>The Warehouse wins</source>
        <translation>Das Lagerhaus gewinnt</translation>
    </message>
    <message>
        <source>The Adversary wins</source>
        <translation>Der Widersacher gewinnt</translation>
    </message>
    <message>
        <source>The Traitor wins</source>
        <translation>Der Verräter gewinnt</translation>
    </message>
    <message>
        <source>See the season</source>
        <translation>Die Staffel ansehen</translation>
    </message>
    <message>
        <source>Warehouse 13, Univille SD</source>
        <translation>Warehouse 13, Univille SD</translation>
    </message>
    <message>
        <source>Ping received</source>
        <translation>Ping empfangen</translation>
    </message>
    <message>
        <source>Source: unknown artifact</source>
        <translation>Quelle: unbekanntes Artefakt</translation>
    </message>
    <message>
        <source>Plotting ...</source>
        <translation>Kurs wird berechnet ...</translation>
    </message>
    <message>
        <source>Univille, SD</source>
        <translation>Univille, SD</translation>
    </message>
    <message>
        <source>Dice in the Field</source>
        <translation>Würfel im Feld</translation>
    </message>
    <message>
        <source>First Agent: %1</source>
        <translation>Erster Agent: %1</translation>
    </message>
    <message>
        <source>Episode %1: %2.</source>
        <translation>Episode %1: %2.</translation>
    </message>
    <message>
        <source>Roll the Leads</source>
        <translation>Die Spuren werfen</translation>
    </message>
    <message>
        <source>%1 stands at %2 of %3.</source>
        <translation>%1 steht bei %2 von %3.</translation>
    </message>
    <message>
        <source>Nobody is left in the Field.</source>
        <translation>Im Feld ist niemand mehr.</translation>
    </message>
    <message>
        <source>It slips away</source>
        <translation>Es entgleitet euch</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Konsequenz</translation>
    </message>
    <message>
        <source>It stays for the rest of the season, under the artifact on the Lost Artifacts board.</source>
        <translation>Sie bleibt für den Rest der Staffel, unter dem Artefakt auf dem Plan der verlorenen Artefakte.</translation>
    </message>
    <message>
        <source>%1 is in the Adversary&apos;s hands: %2 of %3</source>
        <translation>%1 ist in den Händen des Widersachers: %2 von %3</translation>
    </message>
    <message>
        <source>Artifact lost</source>
        <translation>Artefakt verloren</translation>
    </message>
    <message>
        <source>The Consequence %1 is in force.</source>
        <translation>Die Konsequenz %1 ist in Kraft.</translation>
    </message>
    <message>
        <source>To the Cleanup</source>
        <translation>Zum Aufräumen</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Every clue is in</source>
        <translation>Alle Hinweise sind da</translation>
    </message>
    <message>
        <source>No die is left to stop it</source>
        <translation>Kein Würfel kann es mehr stoppen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Plot stopped</source>
        <translation>Komplott gestoppt</translation>
    </message>
    <message>
        <source>Plot executed</source>
        <translation>Komplott ausgeführt</translation>
    </message>
    <message>
        <source>One more, and the Warehouse wins.</source>
        <translation>Noch eines, und das Lagerhaus gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more executed Plots, and the season is lost.</source>
        <translation>
            <numerusform>Noch %n ausgeführtes Komplott, und die Staffel ist verloren.</numerusform>
            <numerusform>Noch %n ausgeführte Komplotte, und die Staffel ist verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the next Plot</source>
        <translation>Zum nächsten Komplott</translation>
    </message>
    <message>
        <source>Too much has been lost</source>
        <translation>Zu viel ist verloren</translation>
    </message>
    <message>
        <source>The Finale</source>
        <translation>Das Finale</translation>
    </message>
    <message>
        <source>The Adversary strikes at the Warehouse itself</source>
        <translation>Der Widersacher greift das Lagerhaus selbst an</translation>
    </message>
    <message>
        <source>The Traitor strikes at the Warehouse itself</source>
        <translation>Der Verräter greift das Lagerhaus selbst an</translation>
    </message>
    <message numerus="yes">
        <source>%n executed Plots win the season for the Traitor.</source>
        <translation>
            <numerusform>%n ausgeführtes Komplott gewinnt die Staffel für den Verräter.</numerusform>
            <numerusform>%n ausgeführte Komplotte gewinnen die Staffel für den Verräter.</numerusform>
        </translation>
    </message>
    <message>
        <source>2 stopped Plots win it for the Warehouse.</source>
        <translation>2 gestoppte Komplotte gewinnen sie für das Lagerhaus.</translation>
    </message>
    <message>
        <source>To the first Plot</source>
        <translation>Zum ersten Komplott</translation>
    </message>
    <message>
        <source>%1 was the last clue.</source>
        <translation>%1 war der letzte Hinweis.</translation>
    </message>
    <message>
        <source>%1 brings the last clue: %2.</source>
        <translation>%1 bringt den letzten Hinweis: %2.</translation>
    </message>
    <message>
        <source>All requirements are met.</source>
        <translation>Alle Anforderungen sind erfüllt.</translation>
    </message>
    <message>
        <source>The last clue is in</source>
        <translation>Der letzte Hinweis ist da</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Geborgen</translation>
    </message>
    <message>
        <source>%1 is safe in the Stacks</source>
        <translation>%1 steht sicher in den Regalen</translation>
    </message>
    <message>
        <source>Its Consequence %1 is discarded.</source>
        <translation>Seine Konsequenz %1 wird abgeworfen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The figure</source>
        <translation>Die Figur</translation>
    </message>
    <message>
        <source>goes to the Lost Artifacts board.</source>
        <translation>kommt auf den Plan der verlorenen Artefakte.</translation>
    </message>
    <message>
        <source>The claimed dice</source>
        <translation>Die gesicherten Würfel</translation>
    </message>
    <message>
        <source>go onto the Bronze Sector; they are rolled before Retrieval.</source>
        <translation>kommen auf den Bronzesektor; sie werden vor der Bergung geworfen.</translation>
    </message>
    <message>
        <source>Traits and Stress</source>
        <translation>Merkmale und Stress</translation>
    </message>
    <message>
        <source>go back into the box, unseen.</source>
        <translation>kommen ungesehen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>The Abilities</source>
        <translation>Die Fähigkeiten</translation>
    </message>
    <message>
        <source>are gone for good.</source>
        <translation>sind für immer verloren.</translation>
    </message>
    <message>
        <source>The First Agent token</source>
        <translation>Der Marker des Ersten Agenten</translation>
    </message>
    <message>
        <source>passes on clockwise.</source>
        <translation>geht im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>A new hand</source>
        <translation>Eine neue Hand</translation>
    </message>
    <message>
        <source>of Traitor cards, and a turn each round.</source>
        <translation>aus Verräterkarten, und ein Zug in jeder Runde.</translation>
    </message>
    <message>
        <source>Somebody at this table has lied since the deal</source>
        <translation>Jemand an diesem Tisch lügt seit dem Austeilen</translation>
    </message>
    <message>
        <source>%1 is the Traitor</source>
        <translation>%1 ist der Verräter</translation>
    </message>
    <message>
        <source>%1 leaves the Agents and plays on for the Adversary.</source>
        <translation>%1 verlässt die Agenten und spielt für den Widersacher weiter.</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Was jetzt geschieht</translation>
    </message>
    <message>
        <source>The last Field Clue is gone.</source>
        <translation>Der letzte Feldhinweis ist weg.</translation>
    </message>
    <message>
        <source>The artifact is %1</source>
        <translation>Das Artefakt ist %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>A Lead is left: no Whammy.</source>
        <translation>Eine Spur ist übrig: kein Rückschlag.</translation>
    </message>
    <message>
        <source>If it is lost, its Consequence stays.</source>
        <translation>Geht es verloren, bleibt seine Konsequenz.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Whammy</source>
        <translation>Rückschlag</translation>
    </message>
    <message>
        <source>No Lead was left when the artifact was turned up.</source>
        <translation>Keine Spur war übrig, als das Artefakt aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Face it</source>
        <translation>Stellt euch ihm</translation>
    </message>
    <message>
        <source>No Actions, no cards, no Abilities, until an Agent Debronzes %1.</source>
        <translation>Keine Aktionen, keine Karten, keine Fähigkeiten, bis ein Agent %1 entbronzt.</translation>
    </message>
    <message>
        <source>%1 is Bronzed</source>
        <translation>%1 kommt in Bronze</translation>
    </message>
    <message>
        <source>A Loyal Agent</source>
        <translation>Ein Loyaler Agent</translation>
    </message>
    <message>
        <source>%1 was a Loyal Agent.</source>
        <translation>%1 war loyal.</translation>
    </message>
    <message>
        <source>%1 stood alone in the Field and takes it.</source>
        <translation>%1 stand allein im Feld und nimmt es mit.</translation>
    </message>
    <message>
        <source>No Lead is left: its Whammy strikes.</source>
        <translation>Keine Spur ist übrig: Sein Rückschlag trifft.</translation>
    </message>
</context>
<context>
    <name>ShelfWords</name>
    <message>
        <source>The shelf of retrieved artifacts could not be read. It is kept as &quot;%1&quot;; a new one begins.</source>
        <translation>Das Regal der geborgenen Artefakte ist nicht lesbar. Es bleibt als „%1“ erhalten; ein neues beginnt.</translation>
    </message>
</context>
<context>
    <name>ShelvingWords</name>
    <message>
        <source>Retrieved in Episode %1.</source>
        <translation>Geborgen in Episode %1.</translation>
    </message>
    <message>
        <source>%1 brought the last clue.</source>
        <translation>%1 brachte den letzten Hinweis.</translation>
    </message>
</context>
<context>
    <name>SignWords</name>
    <message>
        <source>Immediate</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Dauernd</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>Sound</name>
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
        <translation>eine Probe misslingt</translation>
    </message>
    <message>
        <source>an Agent falls</source>
        <translation>ein Agent fällt</translation>
    </message>
    <message>
        <source>an Agent heals</source>
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
        <translation>ein Rückschlag trifft</translation>
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
    <message>
        <source>a card is turned up</source>
        <translation>eine Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>a card changes places</source>
        <translation>eine Karte wandert</translation>
    </message>
    <message>
        <source>a card goes out</source>
        <translation>eine Karte geht aus dem Spiel</translation>
    </message>
    <message>
        <source>a bid</source>
        <translation>ein Gebot</translation>
    </message>
    <message>
        <source>somebody passes</source>
        <translation>jemand passt</translation>
    </message>
    <message>
        <source>the gavel falls</source>
        <translation>der Hammer fällt</translation>
    </message>
    <message>
        <source>ingots clink</source>
        <translation>Barren klirren</translation>
    </message>
    <message>
        <source>many ingots clink</source>
        <translation>viele Barren klirren</translation>
    </message>
    <message>
        <source>a crate is shut</source>
        <translation>eine Kiste wird geschlossen</translation>
    </message>
    <message>
        <source>purses are shut</source>
        <translation>Beutel werden zugezogen</translation>
    </message>
    <message>
        <source>a fist closes</source>
        <translation>eine Faust schließt sich</translation>
    </message>
    <message>
        <source>fists open</source>
        <translation>Fäuste öffnen sich</translation>
    </message>
    <message>
        <source>the pawn drawer</source>
        <translation>die Pfandschublade</translation>
    </message>
    <message>
        <source>a stamp comes down</source>
        <translation>ein Stempel</translation>
    </message>
    <message>
        <source>paper is torn</source>
        <translation>Papier reißt</translation>
    </message>
    <message>
        <source>a relic is saved</source>
        <translation>eine Reliquie ist gerettet</translation>
    </message>
    <message>
        <source>points are counted</source>
        <translation>Punkte werden gezählt</translation>
    </message>
    <message>
        <source>somebody has won</source>
        <translation>jemand hat gewonnen</translation>
    </message>
    <message>
        <source>The sound is off (Ctrl+M).</source>
        <translation>Der Ton ist aus (Strg+M).</translation>
    </message>
    <message>
        <source>The sound is on (Ctrl+M).</source>
        <translation>Der Ton ist an (Strg+M).</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>a new question</source>
        <translation>eine neue Frage</translation>
    </message>
    <message>
        <source>the curtain falls</source>
        <translation>der Vorhang fällt</translation>
    </message>
    <message>
        <source>the curtain opens</source>
        <translation>der Vorhang öffnet sich</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>The summary of the rules is too long for two pages: take some out of %1.</source>
        <translation>Die Zusammenfassung der Regeln ist zu lang für zwei Seiten: Nimm etwas aus %1 heraus.</translation>
    </message>
    <message>
        <source>The summary of the rules cannot be read: %1; name the data folder with --data.</source>
        <translation>Die Zusammenfassung der Regeln lässt sich nicht lesen: %1; nenne den Datenordner mit --data.</translation>
    </message>
</context>
<context>
    <name>TabletopWords</name>
    <message>
        <source>In Tabletop Simulator: Objects, Components, Custom, Deck. For each deck choose its face, its back, and these numbers.</source>
        <translation>Im Tabletop Simulator: Objects, Components, Custom, Deck. Wähle für jeden Stapel Vorderseite und Rückseite, und gib diese Zahlen ein.</translation>
    </message>
    <message>
        <source>Face: %1</source>
        <translation>Face (Vorderseite): %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Back (Rückseite): %1</translation>
    </message>
    <message>
        <source>Unique Backs: on</source>
        <translation>Unique Backs: an</translation>
    </message>
    <message>
        <source>Unique Backs: off</source>
        <translation>Unique Backs: aus</translation>
    </message>
    <message>
        <source>Width: %1, Height: %2, Number: %3</source>
        <translation>Width (Breite): %1, Height (Höhe): %2, Number (Anzahl): %3</translation>
    </message>
</context>
<context>
    <name>ui::AmountDial</name>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>%1 cannot be chosen</source>
        <translation>%1 steht nicht zur Wahl</translation>
    </message>
</context>
<context>
    <name>ui::Area</name>
    <message>
        <source>cannot be undone</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>can be undone</source>
        <translation>lässt sich zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ui::CardForm</name>
    <message>
        <source>Form of the card</source>
        <translation>Formular der Karte</translation>
    </message>
    <message>
        <source>%1 as shipped</source>
        <translation>%1 wie mitgeliefert</translation>
    </message>
    <message>
        <source>As shipped: takes away what you changed here.</source>
        <translation>Wie mitgeliefert: Nimmt zurück, was du hier geändert hast.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Choose a picture (Ctrl+I)</source>
        <translation>Bild wählen (Strg+I)</translation>
    </message>
    <message>
        <source>The text cannot be read as JSON. Mend it, and the form is back.</source>
        <translation>Der Text ist so kein JSON. Behebe den Fehler, dann ist das Formular wieder da.</translation>
    </message>
    <message>
        <source>There is no form for this file.</source>
        <translation>Für diese Datei gibt es kein Formular.</translation>
    </message>
    <message>
        <source>Only in the text: %1.</source>
        <translation>Nur im Text: %1.</translation>
    </message>
    <message>
        <source>As shipped.</source>
        <translation>Wie mitgeliefert.</translation>
    </message>
    <message>
        <source>Shipped: %1</source>
        <translation>Mitgeliefert: %1</translation>
    </message>
</context>
<context>
    <name>ui::CardNotes</name>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>%1: new, %2</source>
        <translation>%1: neu, %2</translation>
    </message>
    <message>
        <source>%1: taken away; it was %2</source>
        <translation>%1: weggenommen; es war %2</translation>
    </message>
    <message>
        <source>%1: not stated, so it stays %2; write null to take it away</source>
        <translation>%1: nicht genannt, also bleibt es %2; schreib null, um es wegzunehmen</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>In einfachen Worten</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Rules and scenarios</source>
        <translation>Regeln und Szenarien</translation>
    </message>
    <message>
        <source>What to read about the card</source>
        <translation>Was über die Karte zu lesen ist</translation>
    </message>
    <message>
        <source>About the card</source>
        <translation>Über die Karte</translation>
    </message>
    <message>
        <source>State only what differs</source>
        <translation>Nur nennen, was abweicht</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scenarios, examples and lessons</source>
        <translation>Szenarien, Beispiele und Lektionen</translation>
    </message>
    <message>
        <source>The program reads a card back in English.</source>
        <translation>Das Programm liest Karten auf Englisch zurück.</translation>
    </message>
    <message>
        <source>Its last good version:</source>
        <translation>Die letzte fehlerfreie Fassung:</translation>
    </message>
    <message>
        <source>The shipped version:</source>
        <translation>Die mitgelieferte Fassung:</translation>
    </message>
    <message>
        <source>The program does not understand this card yet; fix its errors first.</source>
        <translation>Das Programm versteht diese Karte noch nicht; behebe erst ihre Fehler.</translation>
    </message>
    <message>
        <source>This is your own card: there is no other to compare it with.</source>
        <translation>Das ist eine eigene Karte: Es gibt keine andere, mit der sie zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>This card has been taken out of the game.</source>
        <translation>Diese Karte ist aus dem Spiel genommen.</translation>
    </message>
    <message>
        <source>It is just as it was shipped.</source>
        <translation>Sie ist noch genau so, wie sie mitgeliefert wurde.</translation>
    </message>
    <message>
        <source>No rule is known to touch it.</source>
        <translation>Keine Regel ist bekannt, die sie berührt.</translation>
    </message>
    <message>
        <source>None of them names it.</source>
        <translation>Keines nennt sie.</translation>
    </message>
</context>
<context>
    <name>ui::CardPreview</name>
    <message>
        <source>Live preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>Sprache der Vorschau</translation>
    </message>
    <message>
        <source>Colors of the preview</source>
        <translation>Farben der Vorschau</translation>
    </message>
    <message>
        <source>all colors</source>
        <translation>alle Farben</translation>
    </message>
    <message>
        <source>without red</source>
        <translation>ohne Rot</translation>
    </message>
    <message>
        <source>without green</source>
        <translation>ohne Grün</translation>
    </message>
    <message>
        <source>without blue</source>
        <translation>ohne Blau</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>%1, as large as it is read</source>
        <translation>%1, in Lesegröße</translation>
    </message>
    <message>
        <source>%1, as in a hand</source>
        <translation>%1, wie auf der Hand</translation>
    </message>
    <message>
        <source>%1, as on the table</source>
        <translation>%1, wie auf dem Tisch</translation>
    </message>
    <message>
        <source>%1, its back</source>
        <translation>%1, die Rückseite</translation>
    </message>
    <message>
        <source>%1, %2 wide: “%3” is cut short</source>
        <translation>%1, %2 breit: „%3“ passt nicht ganz</translation>
    </message>
    <message>
        <source>All texts fit, in both languages and at every size.</source>
        <translation>Alle Texte passen, in beiden Sprachen und jeder Größe.</translation>
    </message>
    <message>
        <source>This program was built without the picture %1; the emblem of the kind stands for it.</source>
        <translation>Dieses Programm wurde ohne das Bild %1 gebaut; das Zeichen der Kartenart steht dafür.</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>This card has been taken out.</source>
        <translation>Diese Karte ist herausgenommen.</translation>
    </message>
    <message>
        <source>It is drawn as soon as it has no errors.</source>
        <translation>Sie wird gezeichnet, sobald sie keine Fehler hat.</translation>
    </message>
    <message>
        <source>Its last good version: the text now has errors.</source>
        <translation>Die letzte fehlerfreie Fassung: Der Text hat jetzt Fehler.</translation>
    </message>
    <message>
        <source>It has no card: the table draws it.</source>
        <translation>Dazu gibt es keine Karte: Der Tisch zeichnet es.</translation>
    </message>
</context>
<context>
    <name>ui::CardTree</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>herausgenommen</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Name or word, such as reroll</source>
        <translation>Name oder Wort, etwa reroll</translation>
    </message>
    <message>
        <source>Finds cards by any of their names, and by the words they use: reroll, draw_stress, lore.</source>
        <translation>Findet Karten unter jedem ihrer Namen und nach den Wörtern, die sie benutzen: reroll, draw_stress, lore.</translation>
    </message>
    <message>
        <source>Find a card by name or by a word that it uses</source>
        <translation>Eine Karte suchen, nach ihrem Namen oder nach einem Wort, das sie benutzt</translation>
    </message>
</context>
<context>
    <name>ui::ChoiceBox</name>
    <message>
        <source>cannot be undone</source>
        <translation>endgültig</translation>
    </message>
</context>
<context>
    <name>ui::CoachNote</name>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The rule in full: %1</source>
        <translation>Die Regel im Wortlaut: %1</translation>
    </message>
    <message>
        <source>The coach points at: %1</source>
        <translation>Der Lehrer zeigt auf: %1</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Voriger Zettel</translation>
    </message>
    <message>
        <source>F6 leads there.</source>
        <translation>F6 führt dorthin.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>ui::Credits</name>
    <message>
        <source>An unofficial fan adaptation; not connected with the rights holders.</source>
        <translation>Eine inoffizielle Fan-Fassung ohne Verbindung zu den Rechteinhabern.</translation>
    </message>
    <message>
        <source>Icons on the cards: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, recolored.</source>
        <translation>Symbole auf den Karten: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0, umgefärbt.</translation>
    </message>
    <message>
        <source>Typefaces: Bebas Neue, Roboto Slab, Lato, GNU Typewriter.</source>
        <translation>Schriften: Bebas Neue, Roboto Slab, Lato, GNU Typewriter.</translation>
    </message>
    <message>
        <source>Titles: Bodoni Moda by indestructible type and the project&apos;s authors, SIL OFL 1.1.</source>
        <translation>Titel: Bodoni Moda von indestructible type und den Autoren des Projekts, SIL OFL 1.1.</translation>
    </message>
    <message>
        <source>The program is free software, GPL-3.0-or-later.</source>
        <translation>Das Programm ist freie Software, GPL-3.0-or-later.</translation>
    </message>
    <message>
        <source>Card art: game-icons.net, CC BY 3.0. Credits in the options.</source>
        <translation>Kartenbilder: game-icons.net, CC BY 3.0. Mitwirkende in den Einstellungen.</translation>
    </message>
    <message>
        <source>Credits in the options.</source>
        <translation>Mitwirkende in den Einstellungen.</translation>
    </message>
</context>
<context>
    <name>ui::Curtain</name>
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
        <source>Esc: back to the table</source>
        <translation>Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>The curtain: %1, look at your hand</source>
        <translation>Der Vorhang: %1, sieh dir deine Hand an</translation>
    </message>
    <message>
        <source>Look at your hand</source>
        <translation>Sieh dir deine Hand an</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>or press the button with the mouse</source>
        <translation>oder drücke den Knopf mit der Maus</translation>
    </message>
    <message>
        <source>or hold the button with the mouse</source>
        <translation>oder halte den Knopf mit der Maus</translation>
    </message>
    <message>
        <source>Not %1? Esc: back to the table</source>
        <translation>Nicht %1? Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>Press</source>
        <comment>the key named after it</comment>
        <translation>Drücke</translation>
    </message>
    <message>
        <source>Hold</source>
        <comment>the key named after it</comment>
        <translation>Halte</translation>
    </message>
    <message>
        <source>to open</source>
        <comment>after the name of a key</comment>
        <translation>zum Öffnen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>ui::FirstBar</name>
    <message>
        <source>First game: %1</source>
        <translation>Erstes Spiel: %1</translation>
    </message>
    <message>
        <source>Rule %1 (F1)</source>
        <translation>Regel %1 (F1)</translation>
    </message>
    <message>
        <source>Got it (Enter)</source>
        <translation>Verstanden (Enter)</translation>
    </message>
</context>
<context>
    <name>ui::Guide</name>
    <message>
        <source>Click &quot;%1&quot;.</source>
        <translation>Klick auf „%1“.</translation>
    </message>
    <message>
        <source>Your turn: %1.</source>
        <translation>Du bist dran: %1.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>%1, lesson %2 of %3</source>
        <translation>%1, Lektion %2 von %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Your turn: %1</source>
        <translation>Du bist dran: %1</translation>
    </message>
    <message>
        <source>When you have seen enough, close the curtain. Play goes on at the table.</source>
        <translation>Wenn du genug gesehen hast, schließ den Vorhang. Am Tisch geht es weiter.</translation>
    </message>
    <message>
        <source>%1 Try again.</source>
        <translation>%1 Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That is possible, but there is something better. Try again.</source>
        <translation>Das geht, aber es gibt etwas Besseres. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>You may do that in a game. This lesson is about something else.</source>
        <translation>Im Spiel darfst du das. In dieser Lektion geht es um etwas anderes.</translation>
    </message>
    <message>
        <source>That does nothing now.</source>
        <translation>Das bewirkt jetzt nichts.</translation>
    </message>
    <message>
        <source>Not this: %1. %2</source>
        <translation>Nicht das: %1. %2</translation>
    </message>
    <message>
        <source>Not this: %1. Nothing can be done with it now.</source>
        <translation>Nicht das: %1. Damit lässt sich jetzt nichts tun.</translation>
    </message>
    <message>
        <source>Not this: %1. The lesson asks for something else.</source>
        <translation>Nicht das: %1. Die Lektion will etwas anderes.</translation>
    </message>
    <message>
        <source>Your move: what is best here?</source>
        <translation>Du bist dran: Was ist hier am besten?</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Rätsel %1 von %2</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>That was this lesson, and the game is over. Keep three things in mind:</source>
        <translation>Das war diese Lektion, und das Spiel ist zu Ende. Merk dir drei Dinge:</translation>
    </message>
    <message>
        <source>That was this lesson. Keep three things in mind:</source>
        <translation>Das war diese Lektion. Merk dir drei Dinge:</translation>
    </message>
    <message>
        <source>That was this lesson. The game is over.</source>
        <translation>Das war diese Lektion. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Read on first: press &quot;%1&quot;.</source>
        <translation>Lies erst weiter: Drücke „%1“.</translation>
    </message>
    <message>
        <source>Your turn: choose something with a ring around it.</source>
        <translation>Du bist dran: Wähle etwas, um das ein Ring liegt.</translation>
    </message>
    <message>
        <source>That was this lesson. Go on, or play a little longer: the computer plays the others.</source>
        <translation>Das war diese Lektion. Geh weiter, oder spiel noch ein wenig: Der Computer spielt für die anderen.</translation>
    </message>
    <message>
        <source>Enter does nothing here. Click what you want, or go there with F6.</source>
        <translation>Enter bewirkt hier nichts. Klick an, was du willst, oder geh mit F6 dorthin.</translation>
    </message>
    <message>
        <source>The lesson asks for something else. Click &quot;%1&quot;.</source>
        <translation>Die Lektion will etwas anderes. Klick auf „%1“.</translation>
    </message>
</context>
<context>
    <name>ui::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Rule book (F1)</source>
        <translation>Regelbuch (F1)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>ui::KeysOverlay</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Any key or click: back</source>
        <translation>Taste oder Klick: zurück</translation>
    </message>
</context>
<context>
    <name>ui::LearnPanel</name>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>go on at step %1 of %2</source>
        <translation>weiter bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2, %3</source>
        <translation>Lektion %1: %2, %3</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Short lessons at the real table. You play, the coach explains. Leave whenever you like.</source>
        <translation>Kurze Lektionen am echten Tisch. Du spielst, der Lehrer erklärt. Du kannst jederzeit gehen.</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n Min.</numerusform>
            <numerusform>%n Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>fast track</source>
        <translation>Schnellkurs</translation>
    </message>
    <message>
        <source>Puzzle %1: %2, %3</source>
        <translation>Rätsel %1: %2, %3</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>A position, and one question: what is best? Try it; the note says why, or why not.</source>
        <translation>Eine Stellung und eine Frage: Was ist am besten? Probier es aus; der Zettel sagt, warum oder warum nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The fast track: %n lessons, and you can play.</source>
        <translation>
            <numerusform>Der Schnellkurs: %n Lektion, und ihr könnt spielen.</numerusform>
            <numerusform>Der Schnellkurs: %n Lektionen, und ihr könnt spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes.</source>
        <translation>
            <numerusform>Etwa %n Minute.</numerusform>
            <numerusform>Etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fast track: %n lessons are left.</source>
        <translation>
            <numerusform>Der Schnellkurs: %n Lektion fehlt noch.</numerusform>
            <numerusform>Der Schnellkurs: %n Lektionen fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fast track is done: you can play. The other lessons and the puzzles make you better.</source>
        <translation>Der Schnellkurs ist geschafft: Ihr könnt spielen. Die anderen Lektionen und die Rätsel machen euch besser.</translation>
    </message>
    <message>
        <source>Start here: %1</source>
        <translation>Hier anfangen: %1</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Weiter: %1</translation>
    </message>
</context>
<context>
    <name>ui::LessonsPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ui::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>All that can be chosen on the map is a button as well.</source>
        <translation>Alles, was auf der Karte zur Wahl steht, gibt es auch als Knopf.</translation>
    </message>
</context>
<context>
    <name>ui::MeasureBench</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>What changed most</source>
        <translation>Was sich am meisten geändert hat</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Bots play the same matches with the cards before and after your change.</source>
        <translation>Bots spielen dieselben Partien mit den Karten vor und nach deiner Änderung.</translation>
    </message>
    <message>
        <source>Bots are playing. The figures tighten as more matches come in.</source>
        <translation>Bots spielen. Die Zahlen werden genauer, je mehr Partien dazukommen.</translation>
    </message>
    <message>
        <source>Canceled. The figures cover the matches played so far.</source>
        <translation>Abgebrochen. Die Zahlen gelten für die bisher gespielten Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches could not be played: %1</source>
        <translation>
            <numerusform>%n Partie konnte nicht gespielt werden: %1</numerusform>
            <numerusform>%n Partien konnten nicht gespielt werden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures as CSV (*.csv)</source>
        <translation>Zahlen als CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 points (%2 to %3)</source>
        <translation>%1 Punkte (%2 bis %3)</translation>
    </message>
    <message>
        <source>Matches for each number</source>
        <translation>Partien je Spielerzahl</translation>
    </message>
</context>
<context>
    <name>ui::MeasureFrame</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Save ...</source>
        <translation>Speichern ...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>A card alone is played as it is, and as if nothing stood on it.</source>
        <translation>Eine einzelne Karte wird gespielt, wie sie ist, und als stünde nichts auf ihr.</translation>
    </message>
    <message>
        <source>Figures by number of players</source>
        <translation>Zahlen nach Spielerzahl</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>In brackets: the range in which the true value lies 95 times in 100.</source>
        <translation>In Klammern: der Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt.</translation>
    </message>
    <message>
        <source>What changed most</source>
        <translation>Was sich am meisten geändert hat</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>before → after</source>
        <translation>vorher → nachher</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>fällt auf</translation>
    </message>
    <message>
        <source>Standard deviations of chance; beyond 3 it is hardly chance.</source>
        <translation>Standardabweichungen des Zufalls; über 3 ist es kaum Zufall.</translation>
    </message>
    <message>
        <source>the shipped cards, and those with my changes</source>
        <translation>die mitgelieferten Karten und die mit meinen Änderungen</translation>
    </message>
    <message>
        <source>%1 without its text, and with it</source>
        <translation>%1: ohne Text und mit Text</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done in %1 seconds.</source>
        <translation>Fertig nach %1 Sekunden.</translation>
    </message>
    <message>
        <source>Save what was measured</source>
        <translation>Messung speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>ui::OptionsScreen</name>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
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
        <source>A secret screen closes by itself</source>
        <translation>Eine geheime Ansicht schließt sich von selbst</translation>
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
        <source>PINs</source>
        <translation>PINs</translation>
    </message>
    <message>
        <source>Bots answer</source>
        <translation>Bots antworten</translation>
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
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>without red (protanopia)</source>
        <translation>ohne Rot (Protanopie)</translation>
    </message>
    <message>
        <source>without green (deuteranopia)</source>
        <translation>ohne Grün (Deuteranopie)</translation>
    </message>
    <message>
        <source>without blue (tritanopia)</source>
        <translation>ohne Blau (Tritanopie)</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Sound and pace</source>
        <translation>Ton und Tempo</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Bedienhilfen</translation>
    </message>
    <message>
        <source>Parts of the options</source>
        <translation>Teile der Einstellungen</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Vollbild (F11)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>The table names the sounds.</source>
        <translation>Der Tisch nennt die Töne.</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>When nobody touches mouse or keys for that long. Only what was not confirmed is lost.</source>
        <translation>Wenn so lange niemand Maus oder Tasten berührt. Verloren geht nur, was nicht bestätigt war.</translation>
    </message>
    <message>
        <source>No curtain when the same player is asked again at once, or when one person plays alone. Whatever is secret still waits for its owner.</source>
        <translation>Kein Vorhang, wenn dieselbe Person gleich noch einmal gefragt ist oder wenn nur ein Mensch spielt. Was geheim ist, wartet weiter auf den, dem es gehört.</translation>
    </message>
    <message>
        <source>same as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Text grows as far as its place allows (Ctrl and plus or minus). Above 140 % a panel below shows what you point at in full size.</source>
        <translation>Text wächst, soweit sein Platz es erlaubt (Strg und Plus oder Minus). Über 140 % zeigt ein Feld unten in voller Größe, worauf du zeigst.</translation>
    </message>
    <message>
        <source>Shows the window as others see it, to check that nothing depends on color alone.</source>
        <translation>Zeigt das Fenster, wie andere es sehen, um zu prüfen, dass nichts allein an der Farbe hängt.</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>How cards and dice move. A key or a click finishes a move and does nothing else.</source>
        <translation>Wie sich Karten und Würfel bewegen. Taste oder Klick beendet die Bewegung und tut sonst nichts.</translation>
    </message>
    <message>
        <source>A nearly black background, light edges, no light or shade.</source>
        <translation>Fast schwarzer Grund, helle Ränder, weder Licht noch Schatten.</translation>
    </message>
    <message>
        <source>You can set one on your secret screen. The curtain then asks for it, until you or the table remove it.</source>
        <translation>In deiner geheimen Ansicht kannst du eine festlegen. Der Vorhang verlangt sie dann, bis du oder der Tisch sie löscht.</translation>
    </message>
    <message>
        <source>Ctrl and plus or minus do the same.</source>
        <translation>Strg und Plus oder Minus tun dasselbe.</translation>
    </message>
    <message>
        <source>How things move. A key or a click finishes a move and does nothing else.</source>
        <translation>Wie sich alles bewegt. Taste oder Klick beendet die Bewegung und tut sonst nichts.</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schirme</translation>
    </message>
    <message>
        <source>Before each game the table shows a code for each seat: a phone that scans it becomes that seat&apos;s private screen. Whoever has none looks behind the curtain.</source>
        <translation>Vor jedem Spiel zeigt der Tisch für jeden Platz einen Code: Ein Telefon, das ihn scannt, wird zum Schirm dieses Platzes. Wer keines hat, schaut hinter den Vorhang.</translation>
    </message>
    <message>
        <source>Always after the same time, whatever they hold. Those that think ahead take a moment at least.</source>
        <translation>Immer nach derselben Zeit, was sie auch auf der Hand haben. Wer vorausdenkt, braucht mindestens einen Augenblick.</translation>
    </message>
</context>
<context>
    <name>ui::PicturePicker</name>
    <message>
        <source>The card&apos;s picture</source>
        <translation>Das Bild der Karte</translation>
    </message>
    <message>
        <source>Find by English words: clock, wolf, open door</source>
        <translation>Suche mit englischen Wörtern: clock, wolf, open door</translation>
    </message>
    <message>
        <source>Find a picture</source>
        <translation>Ein Bild finden</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture has a name with all of these words.</source>
        <translation>Kein Bild hat alle diese Wörter im Namen.</translation>
    </message>
    <message>
        <source>A picture of your own</source>
        <translation>Ein eigenes Bild</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Bilder (*.png *.svg)</translation>
    </message>
    <message>
        <source>Add a picture ...</source>
        <translation>Bild hinzufügen ...</translation>
    </message>
    <message>
        <source>Copies a PNG or SVG into your folder, to go with your cards.</source>
        <translation>Kopiert ein PNG oder SVG in deinen Ordner, zu deinen Karten.</translation>
    </message>
    <message>
        <source>There is no picture yet: add one of your own.</source>
        <translation>Es gibt noch kein Bild: Füge ein eigenes hinzu.</translation>
    </message>
</context>
<context>
    <name>ui::PinScreen</name>
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
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The two do not match. Nothing has changed.</source>
        <translation>Die beiden stimmen nicht überein. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Type your PIN. If you have forgotten it, the table can remove it from the menu.</source>
        <translation>Gib deine PIN ein. Hast du sie vergessen, kann der Tisch sie im Menü löschen.</translation>
    </message>
</context>
<context>
    <name>ui::PlainCards</name>
    <message>
        <source>A whole match with your cards</source>
        <translation>Eine ganze Partie mit deinen Karten</translation>
    </message>
</context>
<context>
    <name>ui::PlainLesson</name>
    <message>
        <source>In a lesson, use Back instead.</source>
        <translation>In einer Lektion geht das mit „Zurück“.</translation>
    </message>
    <message>
        <source>Read on first: press &quot;%1&quot;.</source>
        <translation>Lies erst weiter: Drücke „%1“.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The others move.</source>
        <translation>Die anderen sind am Zug.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Die Regel: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>Das war diese Lektion.</translation>
    </message>
    <message>
        <source>That was this lesson. Keep in mind:</source>
        <translation>Das war diese Lektion. Merk dir:</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Look behind your curtain.</source>
        <translation>Schau hinter deinen Vorhang.</translation>
    </message>
    <message>
        <source>When you have seen enough, close the curtain. Play goes on at the table.</source>
        <translation>Wenn du genug gesehen hast, schließ den Vorhang. Am Tisch geht es weiter.</translation>
    </message>
    <message>
        <source>Open the rules.</source>
        <translation>Öffne die Regeln.</translation>
    </message>
    <message>
        <source>Your move: what is best here?</source>
        <translation>Du bist dran: Was ist hier am besten?</translation>
    </message>
    <message>
        <source>Your turn: %1.</source>
        <translation>Du bist dran: %1.</translation>
    </message>
    <message>
        <source>, or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>The others move first.</source>
        <translation>Erst sind die anderen am Zug.</translation>
    </message>
    <message>
        <source>That does nothing now.</source>
        <translation>Das bewirkt jetzt nichts.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
</context>
<context>
    <name>ui::PlainRoom</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The last choice is undone.</source>
        <translation>Die letzte Wahl ist zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 takes the last choice back.</source>
        <translation>%1 nimmt die letzte Wahl zurück.</translation>
    </message>
</context>
<context>
    <name>ui::PlainSecret</name>
    <message>
        <source>Confirm (Enter)</source>
        <translation>Bestätigen (Enter)</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Close the curtain (Esc)</source>
        <translation>Vorhang schließen (Esc)</translation>
    </message>
    <message>
        <source>Since you last looked:</source>
        <translation>Seit deinem letzten Blick:</translation>
    </message>
    <message>
        <source>For %1 alone</source>
        <translation>Nur für %1</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Deine Notizen</translation>
    </message>
    <message>
        <source>Too long by %1 letters.</source>
        <translation>Um %1 Zeichen zu lang.</translation>
    </message>
    <message>
        <source>Room for %1 more letters.</source>
        <translation>Noch Platz für %1 Zeichen.</translation>
    </message>
    <message>
        <source>Only you can read them. They are kept with the game.</source>
        <translation>Nur du kannst sie lesen. Sie werden mit dem Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Confirm, or start again.</source>
        <translation>Bestätige, oder fang von vorn an.</translation>
    </message>
    <message>
        <source>You have nothing to respond with now.</source>
        <translation>Du hast nichts, womit du jetzt reagieren kannst.</translation>
    </message>
    <message>
        <source>%1. Close once more to leave them as they were.</source>
        <translation>%1. Schließt du noch einmal, bleiben sie, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>ui::PlainSetup</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Wie viele spielen mit?</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name am Platz %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>Kartenwerkstatt</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>für %1 bis %2</translation>
    </message>
    <message>
        <source>The shelf (Esc)</source>
        <translation>Zum Regal (Esc)</translation>
    </message>
    <message>
        <source>First game: each decision is explained when it first comes up</source>
        <translation>Erstes Spiel: Jede Entscheidung wird erklärt, wenn sie zum ersten Mal ansteht</translation>
    </message>
</context>
<context>
    <name>ui::PlainTable</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Save a copy (Ctrl+S)</source>
        <translation>Kopie speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Draw the curtain (H)</source>
        <translation>Den Vorhang zuziehen (H)</translation>
    </message>
    <message>
        <source>%1: respond</source>
        <translation>%1: reagieren</translation>
    </message>
    <message>
        <source>%1: look</source>
        <translation>%1: ansehen</translation>
    </message>
    <message>
        <source>The computer plays for %1.</source>
        <translation>Der Computer spielt für %1.</translation>
    </message>
    <message>
        <source>The computer plays for %1 once you have read on.</source>
        <translation>Der Computer spielt für %1, sobald du weitergelesen hast.</translation>
    </message>
    <message>
        <source>All answer in secret, one after the other.</source>
        <translation>Alle antworten geheim, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schirme</translation>
    </message>
    <message>
        <source>%1 chooses on a shield.</source>
        <translation>%1 wählt am Schirm.</translation>
    </message>
</context>
<context>
    <name>ui::PlainWindow</name>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>%1 has a phone as shield: all that is there to see lies on it.</source>
        <translation>%1 hat ein Telefon als Schirm: Dort liegt alles, was es zu sehen gibt.</translation>
    </message>
</context>
<context>
    <name>ui::PositionBar</name>
    <message>
        <source>%1 cannot be tried like this: %2</source>
        <translation>%1 lässt sich so nicht ausprobieren: %2</translation>
    </message>
    <message>
        <source>Trying %1</source>
        <translation>%1 wird ausprobiert</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <translation>Zurück zur Werkstatt</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>Probier es aus:</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Von vorn</translation>
    </message>
</context>
<context>
    <name>ui::PrintPanel</name>
    <message>
        <source>The first sheet</source>
        <translation>Der erste Bogen</translation>
    </message>
    <message>
        <source>Decks and cards</source>
        <translation>Stapel und Karten</translation>
    </message>
    <message>
        <source>Save PDF ...</source>
        <translation>PDF speichern ...</translation>
    </message>
    <message>
        <source>Only my cards</source>
        <translation>Nur meine Karten</translation>
    </message>
    <message>
        <source>Lists and prints what your folder adds or changes.</source>
        <translation>Zeigt und druckt, was in deinem Ordner neu oder geändert ist.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>PDF, to print and cut</source>
        <translation>PDF, zum Drucken und Schneiden</translation>
    </message>
    <message>
        <source>PNG, sheets with %1 mm of bleed</source>
        <translation>PNG, Bögen mit %1 mm Beschnitt</translation>
    </message>
    <message>
        <source>PNG, for Tabletop Simulator</source>
        <translation>PNG, für den Tabletop Simulator</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beidseitig</translation>
    </message>
    <message>
        <source>turned over the long edge</source>
        <translation>über die lange Kante gewendet</translation>
    </message>
    <message>
        <source>turned over the short edge</source>
        <translation>über die kurze Kante gewendet</translation>
    </message>
    <message>
        <source>Printer margin</source>
        <translation>Rand des Druckers</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>As many copies as in the deck</source>
        <translation>So viele Exemplare wie im Stapel</translation>
    </message>
    <message>
        <source>Backs on the pages that follow</source>
        <translation>Rückseiten auf den folgenden Seiten</translation>
    </message>
    <message>
        <source>Cutting marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>Save PNG ...</source>
        <translation>PNG speichern ...</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets, the first of %1 x %2 places.</source>
        <translation>
            <numerusform>%n Bogen mit %1 x %2 Plätzen.</numerusform>
            <numerusform>%n Bögen, der erste mit %1 x %2 Plätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to load them stands in a text beside them.</source>
        <translation>Wie man sie lädt, steht in einem Text daneben.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures with 300 dots an inch.</source>
        <translation>
            <numerusform>%n Bild mit 300 Punkten je Zoll.</numerusform>
            <numerusform>%n Bilder mit 300 Punkten je Zoll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages. Print them at actual size (100 %).</source>
        <translation>
            <numerusform>%n Seite. In Originalgröße drucken (100 %).</numerusform>
            <numerusform>%n Seiten. In Originalgröße drucken (100 %).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the cards</source>
        <translation>Karten speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n pictures in %1</source>
        <translation>
            <numerusform>Gespeichert: %n Bild in %1</numerusform>
            <numerusform>Gespeichert: %n Bilder in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PromptBar</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionNote</name>
    <message>
        <source>One question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Voriger Zettel</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <translation>✓ Richtig. %1</translation>
    </message>
    <message>
        <source>⊘ Not quite. %1</source>
        <translation>⊘ Nicht ganz. %1</translation>
    </message>
</context>
<context>
    <name>ui::ReadingDock</name>
    <message>
        <source>To read</source>
        <translation>Zum Lesen</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <source>What you point at</source>
        <translation>Worauf du zeigst</translation>
    </message>
</context>
<context>
    <name>ui::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search: a few words, or the number of a rule</source>
        <translation>Suche: ein paar Wörter oder die Nummer einer Regel</translation>
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
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Alt and the left arrow</source>
        <translation>Alt und Pfeil nach links</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Alt and the right arrow</source>
        <translation>Alt und Pfeil nach rechts</translation>
    </message>
    <message>
        <source>Save a summary as PDF ...</source>
        <translation>Zusammenfassung als PDF ...</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>Keine Regel hat all diese Wörter.</translation>
    </message>
    <message>
        <source>You are here now.</source>
        <translation>Hier seid ihr gerade.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Try this example (T)</source>
        <translation>Beispiel ausprobieren (T)</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Leave the table first.</source>
        <translation>Verlass zuerst den Tisch.</translation>
    </message>
</context>
<context>
    <name>ui::SharePanel</name>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>taken away: %1</source>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what of it changes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>Konflikt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n Konflikt</numerusform>
            <numerusform>%n Konflikte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 by %3</source>
        <comment>a pack, its version, its author</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>What your cards change</source>
        <translation>Was deine Karten ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name in German</source>
        <translation>Name auf Deutsch</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Save as one file ...</source>
        <translation>Als eine Datei speichern ...</translation>
    </message>
    <message>
        <source>Open a pack ...</source>
        <translation>Paket öffnen ...</translation>
    </message>
    <message>
        <source>What the pack changes</source>
        <translation>Was das Paket ändert</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <translation>Installierte Pakete</translation>
    </message>
    <message>
        <source>Your cards are fine. Give the pack a name and say who made it.</source>
        <translation>Deine Karten sind in Ordnung. Gib dem Paket einen Namen und sag, von wem es ist.</translation>
    </message>
    <message>
        <source>The name needs letters from A to Z or digits.</source>
        <translation>Der Name braucht Buchstaben von A bis Z oder Ziffern.</translation>
    </message>
    <message>
        <source>Its folder will be called &quot;%1&quot;.</source>
        <translation>Sein Ordner wird „%1“ heißen.</translation>
    </message>
    <message>
        <source>Save the pack</source>
        <translation>Paket speichern</translation>
    </message>
    <message>
        <source>Packs of cards (*.%1)</source>
        <translation>Kartenpakete (*.%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>weggelassen: %1</translation>
    </message>
    <message>
        <source>Open a pack</source>
        <translation>Paket öffnen</translation>
    </message>
    <message>
        <source>Its cards would not load, so it cannot be installed.</source>
        <translation>Seine Karten ließen sich nicht laden, darum lässt es sich nicht installieren.</translation>
    </message>
    <message>
        <source>Installed: %1</source>
        <translation>Installiert: %1</translation>
    </message>
    <message>
        <source>Change a card or make a new one: what it changes in the game is listed here.</source>
        <translation>Ändere eine Karte oder mach eine neue: Was sie im Spiel ändert, steht dann hier.</translation>
    </message>
    <message>
        <source>Open a pack: what it would change is listed here before you install it.</source>
        <translation>Öffne ein Paket: Was es ändern würde, steht hier, bevor du es installierst.</translation>
    </message>
    <message>
        <source>No pack is installed yet.</source>
        <translation>Noch ist kein Paket installiert.</translation>
    </message>
    <message>
        <source>Share your cards</source>
        <translation>Gib deine Karten weiter</translation>
    </message>
    <message>
        <source>Take cards from others</source>
        <translation>Nimm Karten von anderen</translation>
    </message>
    <message>
        <source>A pack is read and checked first; nothing is kept until you install it.</source>
        <translation>Ein Paket wird zuerst gelesen und geprüft; behalten wird es erst, wenn du es installierst.</translation>
    </message>
    <message>
        <source>You have no cards of your own yet.</source>
        <translation>Du hast noch keine eigenen Karten.</translation>
    </message>
    <message>
        <source>There is nothing to share.</source>
        <translation>Es gibt nichts weiterzugeben.</translation>
    </message>
    <message>
        <source>Fix the errors first.</source>
        <translation>Behebe zuerst die Fehler.</translation>
    </message>
    <message>
        <source>No card has changed since version %1.</source>
        <translation>Seit Version %1 hat sich keine Karte geändert.</translation>
    </message>
    <message>
        <source>Version %1 comes after %2. What is new is listed above.</source>
        <translation>Version %1 folgt auf %2. Was neu ist, steht oben.</translation>
    </message>
    <message>
        <source>There is a version %1 already: the next is %2.</source>
        <translation>Version %1 gibt es schon: Die nächste ist %2.</translation>
    </message>
    <message>
        <source>The notes are too long: there is room for %1 letters.</source>
        <translation>Die Anmerkungen sind zu lang: Platz ist für %1 Zeichen.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Notes in German</source>
        <translation>Anmerkungen auf Deutsch</translation>
    </message>
    <message>
        <source>Notes of the pack</source>
        <translation>Anmerkungen zum Paket</translation>
    </message>
    <message>
        <source>This file: %1</source>
        <translation>Diese Datei: %1</translation>
    </message>
    <message>
        <source>It is newer than version %1, which is installed.</source>
        <translation>Das Paket ist neuer als Version %1, die installiert ist.</translation>
    </message>
    <message>
        <source>It is older than version %1, which is installed.</source>
        <translation>Das Paket ist älter als Version %1, die installiert ist.</translation>
    </message>
    <message>
        <source>This version is installed already.</source>
        <translation>Diese Version ist schon installiert.</translation>
    </message>
    <message>
        <source>This version is installed already, but with other cards.</source>
        <translation>Diese Version ist schon installiert, aber mit anderen Karten.</translation>
    </message>
    <message>
        <source>What is new?</source>
        <translation>Was ist neu?</translation>
    </message>
</context>
<context>
    <name>ui::ShelfBox</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>ui::ShelfScreen</name>
    <message>
        <source>The shelf</source>
        <translation>Das Regal</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>key</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>open the box</source>
        <translation>die Schachtel öffnen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>cards for %1</source>
        <translation>Karten für %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>for all games</source>
        <translation>für alle Spiele</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The digital table</source>
        <translation>Der digitale Tisch</translation>
    </message>
    <message>
        <source>Unofficial fan adaptations. Not connected with the rights holders.</source>
        <translation>Inoffizielle Fan-Fassungen ohne Verbindung zu den Rechteinhabern.</translation>
    </message>
    <message>
        <source>Arrows to walk along it, Enter to open a box</source>
        <translation>Pfeiltasten gehen am Regal entlang, Enter öffnet eine Schachtel</translation>
    </message>
    <message>
        <source>Each game keeps its own saves, lessons and cards; the options are for all of them.</source>
        <translation>Spielstände, Lektionen und Karten hat jedes Spiel für sich; Einstellungen gelten für alle.</translation>
    </message>
    <message>
        <source>Room for a game</source>
        <translation>Platz für ein Spiel</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
</context>
<context>
    <name>ui::ShelfWindow</name>
    <message>
        <source>The digital table</source>
        <translation>Der digitale Tisch</translation>
    </message>
</context>
<context>
    <name>ui::ShieldCard</name>
    <message>
        <source>At the curtain</source>
        <translation>Am Vorhang</translation>
    </message>
    <message>
        <source>Free: at the curtain</source>
        <translation>Frei: am Vorhang</translation>
    </message>
    <message>
        <source>On a shield</source>
        <translation>Am Schirm</translation>
    </message>
    <message>
        <source>Away for %1 s</source>
        <translation>Seit %1 s weg</translation>
    </message>
    <message>
        <source>Asked twice</source>
        <translation>Zwei Telefone</translation>
    </message>
    <message>
        <source>No phone: %1 looks behind the curtain.</source>
        <translation>Kein Telefon: %1 schaut hinter den Vorhang.</translation>
    </message>
    <message>
        <source>Scan it with the camera. It works once, for this seat only.</source>
        <translation>Mit der Kamera scannen. Der Code gilt einmal, nur für diesen Platz.</translation>
    </message>
    <message>
        <source>The same sign stands on the phone of %1.</source>
        <translation>Dasselbe Zeichen steht auf dem Telefon von %1.</translation>
    </message>
    <message>
        <source>The phone is locked or out of range. It comes back by itself; nothing is lost.</source>
        <translation>Das Telefon ist gesperrt oder außer Reichweite. Es kommt von selbst zurück; nichts geht verloren.</translation>
    </message>
    <message>
        <source>The curtain in %1 s.</source>
        <translation>Der Vorhang in %1 s.</translation>
    </message>
    <message>
        <source>Which of them is the phone of %1?</source>
        <translation>Welches ist das Telefon von %1?</translation>
    </message>
    <message>
        <source>Back to the curtain</source>
        <translation>Zurück zum Vorhang</translation>
    </message>
    <message>
        <source>Show a code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>No camera? Show the address</source>
        <translation>Keine Kamera? Adresse zeigen</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Ein anderes Telefon</translation>
    </message>
    <message>
        <source>Keep the first</source>
        <translation>Das erste behalten</translation>
    </message>
    <message>
        <source>Take the second</source>
        <translation>Das zweite nehmen</translation>
    </message>
    <message>
        <source>First: %1
Second: %2</source>
        <translation>Erstes: %1
Zweites: %2</translation>
    </message>
    <message>
        <source>A code to be scanned</source>
        <translation>Ein Code zum Scannen</translation>
    </message>
</context>
<context>
    <name>ui::Shields</name>
    <message>
        <source>This program was built without shields.</source>
        <translation>Dieses Programm wurde ohne Schirme gebaut.</translation>
    </message>
    <message>
        <source>This computer lets nobody in: no port is free for phones.</source>
        <translation>Dieser Computer lässt niemanden herein: Kein Port ist frei für Telefone.</translation>
    </message>
    <message>
        <source>%1 port %2</source>
        <translation>%1 Port %2</translation>
    </message>
    <message>
        <source>Notes have %1 letters at most.</source>
        <translation>Notizen haben höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Something else has happened: choose again.</source>
        <translation>Inzwischen ist etwas anderes geschehen: Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Something else has happened: it stays.</source>
        <translation>Inzwischen ist etwas anderes geschehen: Es bleibt dabei.</translation>
    </message>
</context>
<context>
    <name>ui::ShieldsPage</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Back to the table (Enter)</source>
        <translation>Zurück zum Tisch (Enter)</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schirme</translation>
    </message>
    <message>
        <source>Your own phone is your screen: what only you may see is there, the table stays here. Point its camera at the code of your seat.</source>
        <translation>Dein Telefon ist dein Schirm: Was nur du sehen darfst, liegt dort, der Tisch bleibt hier. Richte seine Kamera auf den Code deines Platzes.</translation>
    </message>
    <message>
        <source>A phone that is away goes back to the curtain after</source>
        <translation>Ist ein Telefon weg, geht sein Platz an den Vorhang nach</translation>
    </message>
    <message>
        <source>The seat that is asked waits that long; bots never wait.</source>
        <translation>So lange wartet der Platz, der gefragt ist; Bots warten nie.</translation>
    </message>
    <message>
        <source>What others on this network can see</source>
        <translation>Was andere in diesem Netz sehen</translation>
    </message>
    <message>
        <source>Nothing: all that goes to a phone is sealed for that phone, and looks the same whatever it says. It does not stop whoever runs the network from serving another page: look at the sign. At home that is fine.</source>
        <translation>Nichts: Was an ein Telefon geht, ist für dieses Telefon versiegelt und sieht immer gleich aus. Wer das Netz betreibt, kann trotzdem eine andere Seite ausliefern: Vergleicht das Zeichen. Zu Hause ist das in Ordnung.</translation>
    </message>
    <message>
        <source>The address on the codes</source>
        <translation>Die Adresse auf den Codes</translation>
    </message>
    <message>
        <source>What is kept?</source>
        <translation>Was bleibt?</translation>
    </message>
    <message>
        <source>Scan your code, or play at the curtain. Any mix is fine.</source>
        <translation>Scannt euren Code oder spielt am Vorhang. Jede Mischung geht.</translation>
    </message>
    <message>
        <source>On a shield: %1. Phones may join later, too.</source>
        <translation>Am Schirm: %1. Telefone können auch später dazukommen.</translation>
    </message>
    <message>
        <source>%1, this network only</source>
        <translation>%1, nur in diesem Netz</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>A phone keeps a key of its own and its settings, no secret of the match; scanned again, it is known again.

This computer keeps its own key and which phone has which seat beside the saved match, until the match is over. There are no cookies, no accounts, and nothing leaves this network.</source>
        <translation>Ein Telefon behält einen eigenen Schlüssel und seine Einstellungen, kein Geheimnis der Partie; scannt es wieder einen Code, wird es wiedererkannt.

Dieser Computer behält neben der gespeicherten Partie seinen Schlüssel und merkt sich, welches Telefon welchen Platz hat, bis die Partie vorbei ist. Es gibt keine Cookies und keine Konten, und nichts verlässt dieses Netz.</translation>
    </message>
    <message>
        <source>The address of %1</source>
        <translation>Die Adresse von %1</translation>
    </message>
    <message>
        <source>Type this into the phone&apos;s browser, letter by letter:

%1</source>
        <translation>Tippe das in den Browser des Telefons, Zeichen für Zeichen:

%1</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>ui::TalkMenu</name>
    <message>
        <source>%1 says</source>
        <translation>%1 sagt</translation>
    </message>
    <message>
        <source>Nothing can be said now.</source>
        <translation>Jetzt kann nichts gesagt werden.</translation>
    </message>
</context>
<context>
    <name>ui::VersionTable</name>
    <message>
        <source>What differs between two versions</source>
        <translation>Was sich zwischen zwei Versionen unterscheidet</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>No card differs.</source>
        <translation>Keine Karte ist anders.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>herausgenommen</translation>
    </message>
    <message>
        <source>another picture</source>
        <translation>ein anderes Bild</translation>
    </message>
</context>
<context>
    <name>ui::WorkshopScreen</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Write a name with letters or digits in it.</source>
        <translation>Schreib einen Namen mit Buchstaben oder Ziffern darin.</translation>
    </message>
    <message>
        <source>There is a card “%1” already; take another name.</source>
        <translation>Es gibt schon eine Karte „%1“; nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>What is the new card, and what is it called?</source>
        <translation>Was ist die neue Karte, und wie heißt sie?</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Begin it</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Kind of the card</source>
        <translation>Art der Karte</translation>
    </message>
    <message>
        <source>%1 cannot be copied: there is only one such file.</source>
        <translation>%1 lässt sich nicht kopieren: Davon gibt es nur eine Datei.</translation>
    </message>
    <message>
        <source>A copy of %1: what is it called?</source>
        <translation>Eine Kopie von %1: Wie heißt sie?</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>Name der Kopie</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Another id for %1: the name of its file, by which everything refers to it.</source>
        <translation>Eine andere Kennung für %1: der Name der Datei, mit dem sich alles darauf bezieht.</translation>
    </message>
    <message>
        <source>New id</source>
        <translation>Neue Kennung</translation>
    </message>
    <message>
        <source>What would that change?</source>
        <translation>Was würde das ändern?</translation>
    </message>
    <message>
        <source>%1 becomes %2.</source>
        <translation>%1 wird zu %2.</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Take %1 out of the game? Revert brings it back.</source>
        <translation>%1 aus dem Spiel nehmen? „Zurücksetzen“ bringt die Karte zurück.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 is a card of your own: there is nothing to go back to.</source>
        <translation>%1 ist eine eigene Karte: Es gibt nichts, wozu sie zurückkehren könnte.</translation>
    </message>
    <message>
        <source>%1 is as it was shipped.</source>
        <translation>%1 ist noch so wie mitgeliefert.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Another program has changed %1, and so have you. Which one counts?</source>
        <translation>Ein anderes Programm hat %1 geändert, und du auch. Was gilt?</translation>
    </message>
    <message>
        <source>Check all (F5)</source>
        <translation>Alles prüfen (F5)</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>Kartenwerkstatt</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>Text der Karte</translation>
    </message>
    <message>
        <source>Find in the text (Enter: next, Esc: close)</source>
        <translation>Im Text suchen (Enter: weiter, Esc: schließen)</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>%1 %2, line %3: %4</source>
        <translation>%1 %2, Zeile %3: %4</translation>
    </message>
    <message>
        <source>Error in %1, line %2: %3</source>
        <translation>Fehler in %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>Warning in %1, line %2: %3</source>
        <translation>Warnung in %1, Zeile %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not saved</source>
        <translation>
            <numerusform>%n nicht gespeichert</numerusform>
            <numerusform>%n nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards are kept here; the shipped ones stay as they are.</source>
        <translation>Hier liegen deine Karten; die mitgelieferten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Benches of the workshop</source>
        <translation>Werkbänke</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are not saved, and would not be in the pack.</source>
        <translation>
            <numerusform>%n Karte ist nicht gespeichert und wäre nicht im Paket.</numerusform>
            <numerusform>%n Karten sind nicht gespeichert und wären nicht im Paket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save them all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Try on the table (F6)</source>
        <translation>Ausprobieren (F6)</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Not saved when the workshop ended without asking (%1): %2. Bring it back?</source>
        <translation>Nicht gespeichert, als die Werkstatt ohne Rückfrage endete (%1): %2. Zurückholen?</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>What you are writing stays; the other text of those cards is offered again at the next start.</source>
        <translation>Was du schreibst, bleibt; der andere Text dieser Karten wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>What is not saved would be lost if the program ended now: %1</source>
        <translation>Was nicht gespeichert ist, ginge verloren, wenn das Programm jetzt endete: %1</translation>
    </message>
    <message>
        <source>Also changed: %1.</source>
        <translation>Auch geändert: %1.</translation>
    </message>
    <message>
        <source>Shipped cards that get a file of your own: %1.</source>
        <translation>Mitgelieferte Karten, die eine eigene Datei von dir bekommen: %1.</translation>
    </message>
    <message>
        <source>Shipped examples and lessons that will no longer fit: %1.</source>
        <translation>Mitgelieferte Beispiele und Lektionen, die dann nicht mehr passen: %1.</translation>
    </message>
    <message>
        <source>Remove %1? Its file is deleted, and there is no other.</source>
        <translation>%1 entfernen? Die Datei wird gelöscht, und es gibt keine andere.</translation>
    </message>
    <message>
        <source>Bring %1 back as it was shipped? What you wrote is lost.</source>
        <translation>%1 wiederherstellen, wie sie mitgeliefert wurde? Was du geschrieben hast, geht verloren.</translation>
    </message>
    <message>
        <source>Bring %1 back as it was saved? What you wrote since is lost.</source>
        <translation>%1 wiederherstellen, wie sie gespeichert wurde? Was du seither geschrieben hast, geht verloren.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Mine; theirs is lost when I save</source>
        <translation>Meines; das andere geht verloren, wenn ich speichere</translation>
    </message>
    <message>
        <source>Theirs; mine is lost</source>
        <translation>Das andere; meines geht verloren</translation>
    </message>
    <message numerus="yes">
        <source>No errors in %n files.</source>
        <translation>
            <numerusform>Kein Fehler in %n Datei.</numerusform>
            <numerusform>Keine Fehler in %n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>No position found in which to try %1.</source>
        <translation>Keine Stellung gefunden, in der sich %1 ausprobieren lässt.</translation>
    </message>
    <message>
        <source>Fix the errors in %1 first: there is no good version of it yet.</source>
        <translation>Behebe erst die Fehler in %1: Es gibt noch keine fehlerfreie Fassung davon.</translation>
    </message>
    <message>
        <source>Try %1 in which position?</source>
        <translation>%1 in welcher Stellung ausprobieren?</translation>
    </message>
    <message>
        <source>Try the last good version of %1 in which position?</source>
        <translation>Die letzte fehlerfreie Fassung von %1 in welcher Stellung ausprobieren?</translation>
    </message>
    <message>
        <source>%1 has no picture of its own.</source>
        <translation>%1 hat kein eigenes Bild.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
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
        <source>Since you last looked</source>
        <translation>Seit du zuletzt hier warst</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Nothing that concerns you.</source>
        <translation>Nichts, was dich betrifft.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Was der Tisch weiß</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>what glows, your hand can pay</source>
        <translation>was leuchtet, kann deine Hand bezahlen</translation>
    </message>
    <message>
        <source>1. Choose a clue</source>
        <translation>1. Hinweis wählen</translation>
    </message>
    <message>
        <source>Into the Neutralizer</source>
        <translation>In den Neutralisator</translation>
    </message>
</context>
<context>
    <name>w13::AdviceArea</name>
    <message>
        <source>Thinking…</source>
        <translation>Moment …</translation>
    </message>
    <message>
        <source>There is nothing to choose.</source>
        <translation>Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>It takes a moment. Nobody else can tell that you have asked.</source>
        <translation>Das dauert kurz. Niemand sonst merkt, dass du gefragt hast.</translation>
    </message>
    <message>
        <source>Chance to win: about %1%</source>
        <translation>Siegchance: etwa %1 %</translation>
    </message>
    <message>
        <source>A vote goes by what you believe.</source>
        <translation>Bei einer Abstimmung zählt, was du glaubst.</translation>
    </message>
</context>
<context>
    <name>w13::AfterwardsFlow</name>
    <message>
        <source>Looking back: %1</source>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>Back to how it went (Esc)</source>
        <translation>Zurück zum Verlauf (Esc)</translation>
    </message>
</context>
<context>
    <name>w13::BallotArea</name>
    <message>
        <source>No Loyalty card is shown. Nobody learns anything for certain.</source>
        <translation>Keine Loyalitätskarte wird gezeigt. Niemand erfährt etwas Sicheres.</translation>
    </message>
    <message>
        <source>The turns go on. The Action is used up.</source>
        <translation>Es geht reihum weiter. Die Aktion ist verbraucht.</translation>
    </message>
    <message>
        <source>The Traitor: caught, for a short time.</source>
        <translation>Der Verräter: gefasst, für kurze Zeit.</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>thumb down</source>
        <translation>Daumen runter</translation>
    </message>
    <message>
        <source>thumb up</source>
        <translation>Daumen hoch</translation>
    </message>
    <message>
        <source>has voted</source>
        <translation>hat abgestimmt</translation>
    </message>
    <message>
        <source>your vote</source>
        <translation>deine Stimme</translation>
    </message>
    <message>
        <source>votes later</source>
        <translation>stimmt später ab</translation>
    </message>
    <message>
        <source>My hand, %1 cards</source>
        <translation>Meine Hand, %1 Karten</translation>
    </message>
    <message>
        <source>My Loyalty card, hold</source>
        <translation>Meine Loyalität, halten</translation>
    </message>
    <message>
        <source>Choose a thumb, then seal your vote. There is no time limit.</source>
        <translation>Wähl einen Daumen und versiegle deine Stimme. Du hast Zeit.</translation>
    </message>
    <message>
        <source>Answer later</source>
        <translation>Später antworten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Seal my vote</source>
        <translation>Stimme versiegeln</translation>
    </message>
    <message>
        <source>You can change it until you seal it. Then the curtain closes.</source>
        <translation>Bis zum Versiegeln kannst du sie ändern. Dann schließt sich der Vorhang.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1 stays free unless more than half vote for Bronze.</source>
        <translation>%1 bleibt frei, wenn nicht mehr als die Hälfte für Bronze stimmt.</translation>
    </message>
    <message>
        <source>If more than half vote for it, %1 is Bronzed and shows their Loyalty card.</source>
        <translation>Stimmt mehr als die Hälfte dafür, kommt %1 in Bronze und zeigt die Loyalitätskarte.</translation>
    </message>
    <message>
        <source>Loyal: can do next to nothing until Debronzed, and the Traitor may reveal.</source>
        <translation>Loyal: kann bis zum Entbronzen fast nichts mehr tun, und der Verräter darf sich enttarnen.</translation>
    </message>
    <message>
        <source>Loyal: can do next to nothing until Debronzed.</source>
        <translation>Loyal: kann bis zum Entbronzen fast nichts mehr tun.</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Verschonen</translation>
    </message>
    <message>
        <source>Thumb down: Bronze %1</source>
        <translation>Daumen runter: %1 in Bronze</translation>
    </message>
    <message>
        <source>Thumb up: spare %1</source>
        <translation>Daumen hoch: %1 verschonen</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 nennt</translation>
    </message>
    <message>
        <source>for Bronze</source>
        <translation>für Bronze</translation>
    </message>
    <message>
        <source>%1 votes: Bronze needs %2 thumbs down</source>
        <translation>%1 Stimmen: Für Bronze braucht es %2 Daumen runter</translation>
    </message>
    <message>
        <source>Nobody sees your vote until all have voted. Then all thumbs are shown at once.</source>
        <translation>Niemand sieht deine Stimme, bevor alle abgestimmt haben. Dann werden alle Daumen zugleich gezeigt.</translation>
    </message>
    <message>
        <source>Thumb down: Bronze %1.</source>
        <translation>Daumen runter: %1 in Bronze.</translation>
    </message>
    <message>
        <source>Thumb up: spare %1.</source>
        <translation>Daumen hoch: %1 verschonen.</translation>
    </message>
</context>
<context>
    <name>w13::BriefingArea</name>
    <message>
        <source>All of you are loyal</source>
        <translation>Ihr seid alle loyal</translation>
    </message>
    <message>
        <source>Your side is sealed</source>
        <translation>Deine Seite ist versiegelt</translation>
    </message>
    <message>
        <source>You are the Traitor</source>
        <translation>Du bist der Verräter</translation>
    </message>
    <message>
        <source>You are a Loyal Agent</source>
        <translation>Du bist ein Loyaler Agent</translation>
    </message>
    <message>
        <source>Show nobody</source>
        <translation>Zeig niemandem</translation>
    </message>
    <message>
        <source>Your Abilities</source>
        <translation>Deine Fähigkeiten</translation>
    </message>
    <message>
        <source>Asset: always on. Episode: once in each Episode. Season: once in the game. Downside: a handicap that stays.</source>
        <translation>Stärke: wirkt immer. Episode: einmal je Episode. Staffel: einmal im Spiel. Schwäche: ein Nachteil, der bleibt.</translation>
    </message>
    <message>
        <source>Hold L, or the mouse on your Loyalty card, to read here which side you are on and how it wins. Do it even if you can guess.</source>
        <translation>Halte L oder die Maus auf deiner Loyalitätskarte: Dann liest du hier, auf welcher Seite du stehst und wie sie gewinnt. Tu es auch, wenn du es ahnst.</translation>
    </message>
    <message>
        <source>Your Loyalty card, your hand, and the dice behind your shield. You may hint at your hand, and you may lie. Never name exact Traits or numbers.</source>
        <translation>Deine Loyalitätskarte, deine Hand und die Würfel hinter deinem Schirm. Über deine Hand darfst du Andeutungen machen, und du darfst lügen. Nenn nie genaue Merkmale oder Zahlen.</translation>
    </message>
    <message>
        <source>You win when somebody must draw Stress and none is left, when the Maintenance track is full, or when two Plots are executed in the Finale, unless a variant says otherwise.</source>
        <translation>Du gewinnst, wenn jemand Stress ziehen muss und keiner mehr da ist, wenn die Wartungsleiste voll ist oder wenn im Finale zwei Komplotte ausgeführt sind, falls keine Variante es anders sagt.</translation>
    </message>
    <message>
        <source>You win with the Warehouse: retrieve three artifacts, or stop two Plots in the Finale, unless a variant says otherwise. One of you is the Traitor.</source>
        <translation>Du gewinnst mit dem Lagerhaus: Bergt drei Artefakte oder stoppt im Finale zwei Komplotte, falls keine Variante es anders sagt. Einer von euch ist der Verräter.</translation>
    </message>
    <message>
        <source>You win together: retrieve three artifacts. You lose when the Traitor would win: no Stress is left to draw, or the Maintenance track is full.</source>
        <translation>Ihr gewinnt gemeinsam: Bergt drei Artefakte. Ihr verliert, wenn sonst der Verräter gewänne: Es gibt keinen Stress mehr zu ziehen, oder die Wartungsleiste ist voll.</translation>
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
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>0 always fails</source>
        <translation>0 misslingt immer</translation>
    </message>
    <message>
        <source>equal fails</source>
        <translation>Gleichstand misslingt</translation>
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
    <message>
        <source>The die is rolled</source>
        <translation>Der Würfel ist gefallen</translation>
    </message>
    <message>
        <source>A Snag stops %1: the die alone must beat its number.</source>
        <translation>Ein Haken hält %1 auf: Der Würfel allein muss über seiner Zahl liegen.</translation>
    </message>
    <message>
        <source>%1 must pass a challenge.</source>
        <translation>%1 muss eine Probe bestehen.</translation>
    </message>
    <message>
        <source>An obstacle blocks %1.</source>
        <translation>Ein Hindernis versperrt %1 den Weg.</translation>
    </message>
    <message>
        <source>%1 clears an obstacle off the Maintenance track.</source>
        <translation>%1 räumt ein Hindernis von der Wartungsleiste.</translation>
    </message>
    <message>
        <source>must beat</source>
        <translation>muss höher sein als</translation>
    </message>
    <message>
        <source>To change this roll with a card, press Respond at your seat now. A look gives nothing away.</source>
        <translation>Um diesen Wurf mit einer Karte zu ändern, drück jetzt Reagieren an deinem Platz. Ein Blick verrät nichts.</translation>
    </message>
    <message>
        <source>A 0 always fails.</source>
        <translation>Eine 0 misslingt immer.</translation>
    </message>
    <message>
        <source>%1 beats %2.</source>
        <translation>%1 ist höher als %2: geschafft.</translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 ist nicht höher als %2: misslungen.</translation>
    </message>
    <message>
        <source>You can still play cards that change the roll.</source>
        <translation>Noch könnt ihr Karten spielen, die den Wurf ändern.</translation>
    </message>
    <message>
        <source>Both dice are rolled, and each must win: %1 of 6</source>
        <translation>Beide Würfel werden geworfen, jeder muss gewinnen: %1 von 6</translation>
    </message>
</context>
<context>
    <name>w13::CourseChart</name>
    <message>
        <source>The season&apos;s course</source>
        <translation>Der Verlauf der Staffel</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>w13::CoursePage</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Back to the end</source>
        <translation>Zurück zum Ende</translation>
    </message>
    <message>
        <source>The course</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>The moves</source>
        <translation>Die Züge</translation>
    </message>
    <message>
        <source>Who looked like the Traitor to</source>
        <translation>Wer wirkte wie der Verräter auf</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Mit wessen Augen</translation>
    </message>
    <message>
        <source>What turned it</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Look at the table then</source>
        <translation>Den Tisch von damals ansehen</translation>
    </message>
    <message>
        <source>Luck with dice</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>went well</source>
        <translation>gelungen</translation>
    </message>
    <message>
        <source>luckier than</source>
        <translation>mehr Glück als</translation>
    </message>
    <message>
        <source>A clue die goes well if it shows what the artifact or Plot still needs, a challenge if its first roll beats the obstacle, and Goo, for the Traitor&apos;s side, if it matches a revealed clue. Each roll has its own odds. Luckier than: the share of evenings with the same rolls on which less would have gone well.</source>
        <translation>Ein Hinweiswürfel gelingt, wenn er zeigt, was dem Artefakt oder Komplott noch fehlt, eine Probe, wenn ihr erster Wurf das Hindernis überwindet, und Glibber, für die Seite des Verräters, wenn er zu einem aufgedeckten Hinweis passt. Jeder Wurf hat seine eigenen Chancen. Mehr Glück als: der Anteil der Abende mit denselben Würfen, an denen weniger gelungen wäre.</translation>
    </message>
    <message>
        <source>The moves of</source>
        <translation>Die Züge von</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <translation>Wessen Züge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves compared</source>
        <translation>Verglichene Züge</translation>
    </message>
    <message>
        <source>Play on from here in a new season</source>
        <translation>Von hier in einer neuen Staffel weiterspielen</translation>
    </message>
    <message>
        <source>an onlooker</source>
        <translation>einen Zuschauer</translation>
    </message>
    <message>
        <source>%1, Traitor</source>
        <translation>%1, Verräter</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>when</comment>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>%1, Retrieval</source>
        <comment>when</comment>
        <translation>%1, Bergung</translation>
    </message>
    <message>
        <source>Plot turn %1</source>
        <translation>Komplottzug %1</translation>
    </message>
    <message>
        <source>%1, after a vote</source>
        <comment>when</comment>
        <translation>%1, nach einer Abstimmung</translation>
    </message>
    <message>
        <source>%1, the Traitor is revealed</source>
        <comment>when</comment>
        <translation>%1, der Verräter ist enttarnt</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an Agent and how likely the Traitor</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>chance of the Warehouse %1</source>
        <translation>Chance des Lagerhauses %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when: what was believed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The Warehouse&apos;s chance rises from %1 to %2.</source>
        <translation>Die Chance des Lagerhauses steigt von %1 auf %2.</translation>
    </message>
    <message>
        <source>The Warehouse&apos;s chance falls from %1 to %2.</source>
        <translation>Die Chance des Lagerhauses fällt von %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 could be suspected more: %2, then %3.</source>
        <translation>%1 wirkte verdächtiger: erst %2, dann %3.</translation>
    </message>
    <message>
        <source>%1 could be suspected less: %2, then %3.</source>
        <translation>%1 wirkte weniger verdächtig: erst %2, dann %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when: what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing changed much at once.</source>
        <translation>Auf einen Schlag hat sich nichts Großes geändert.</translation>
    </message>
    <message>
        <source>%1, clue dice</source>
        <translation>%1, Hinweiswürfel</translation>
    </message>
    <message>
        <source>%1, challenges</source>
        <translation>%1, Proben</translation>
    </message>
    <message>
        <source>%1, Goo</source>
        <translation>%1, Glibber</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rolls</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Adversary</source>
        <translation>Widersacher</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Verräter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>What would the computer have done?</source>
        <translation>Was hätte der Computer getan?</translation>
    </message>
    <message>
        <source>%1, but %2 was better</source>
        <translation>%1; besser war: %2</translation>
    </message>
    <message>
        <source>The computer thinks each move through from what the seat knew then.</source>
        <translation>Der Computer denkt jeden Zug mit dem durch, was dieser Platz damals wusste.</translation>
    </message>
    <message>
        <source>What would the computer have done with what the seat knew then? It takes a while.</source>
        <translation>Was hätte der Computer mit dem getan, was dieser Platz damals wusste? Das dauert eine Weile.</translation>
    </message>
    <message>
        <source>In %1 of %2 moves the computer finds something better.</source>
        <translation>In %1 von %2 Zügen findet der Computer etwas Besseres.</translation>
    </message>
    <message>
        <source>Played: %1. The computer gives it a chance of %2.

Better: %3, by %4 points (give or take %5).</source>
        <translation>Gespielt: %1. Der Computer gibt dem eine Chance von %2.

Besser: %3, um %4 Punkte (plus oder minus %5).</translation>
    </message>
    <message>
        <source>Played: %1. The computer gives it a chance of %2, and finds nothing that is clearly better.</source>
        <translation>Gespielt: %1. Der Computer gibt dem eine Chance von %2 und findet nichts, was deutlich besser wäre.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Left and right go through the course. Nothing here changes the season.</source>
        <translation>Links und rechts führen durch den Verlauf. Nichts hier ändert etwas an der Staffel.</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>%1 of %2 clue dice of the Agents went well, where %3 were to be expected: luckier than %4 of such evenings.</source>
        <translation>%1 von %2 Hinweiswürfeln der Agenten sind gelungen, %3 waren zu erwarten: mehr Glück als an %4 solcher Abende.</translation>
    </message>
</context>
<context>
    <name>w13::DangerArea</name>
    <message>
        <source>One space is left: one more obstacle on the track, and the Warehouse is lost.</source>
        <translation>Ein Feld ist noch frei: Ein Hindernis mehr auf der Leiste, und das Lagerhaus ist verloren.</translation>
    </message>
    <message>
        <source>One more executed Plot, and the season is lost.</source>
        <translation>Noch ein ausgeführtes Komplott, und die Staffel ist verloren.</translation>
    </message>
    <message>
        <source>One more lost artifact, and the season is lost.</source>
        <translation>Noch ein verlorenes Artefakt, und die Staffel ist verloren.</translation>
    </message>
    <message>
        <source>Stress is running out: if anybody must draw from an empty deck, the season is lost.</source>
        <translation>Der Stress geht aus: Muss jemand vom leeren Stapel ziehen, ist die Staffel verloren.</translation>
    </message>
</context>
<context>
    <name>w13::DeskDiceArea</name>
    <message>
        <source>Goo die, shows %1</source>
        <translation>Glibberwürfel, zeigt %1</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>nicht geworfen</translation>
    </message>
    <message>
        <source>%1: any type</source>
        <translation>%1: jede Sorte</translation>
    </message>
    <message>
        <source>%1: adds nothing</source>
        <translation>%1: bringt nichts</translation>
    </message>
    <message>
        <source>%1: not needed</source>
        <translation>%1: nicht nötig</translation>
    </message>
    <message>
        <source>%1: full already</source>
        <translation>%1: schon voll</translation>
    </message>
    <message>
        <source>%1: makes %2 of %3</source>
        <translation>%1: macht %2 von %3</translation>
    </message>
</context>
<context>
    <name>w13::EndPage</name>
    <message>
        <source>Known to %1.</source>
        <translation>Eingeweiht: %1.</translation>
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
        <source>The season is over.</source>
        <translation>Die Staffel ist zu Ende.</translation>
    </message>
    <message>
        <source>No secret was told or handed over here.</source>
        <translation>Hier wurde nichts Geheimes erfahren oder übergeben.</translation>
    </message>
    <message>
        <source>Who knew what: %1</source>
        <translation>Wer wusste was: %1</translation>
    </message>
    <message>
        <source>Left and right go through the Episodes. It stays among the saved seasons.</source>
        <translation>Links und rechts führen durch die Episoden. Die Staffel bleibt gespeichert.</translation>
    </message>
    <message>
        <source>%1 was the Traitor.</source>
        <translation>%1 war der Verräter.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>loyal</source>
        <translation>loyal</translation>
    </message>
    <message>
        <source>Stacks %1 of %2</source>
        <translation>Regale %1 von %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <translation>Verloren %1</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>rolled, and the average of the dice</source>
        <translation>geworfen, und der Schnitt der Würfel</translation>
    </message>
    <message>
        <source>Warehouse dice, rolls: %1</source>
        <translation>Lagerhauswürfel, Würfe: %1</translation>
    </message>
    <message>
        <source>Clue dice in Retrieval, rolls: %1</source>
        <translation>Hinweiswürfel in der Bergung, Würfe: %1</translation>
    </message>
    <message>
        <source>Goo dice with a symbol, rolls: %1</source>
        <translation>Glibberwürfel mit Symbol, Würfe: %1</translation>
    </message>
    <message>
        <source>loyal, Bronzed</source>
        <translation>loyal, in Bronze</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
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
    <name>w13::FaultsDialog</name>
    <message>
        <source>Warehouse 13</source>
        <translation>Warehouse 13</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Play with the shipped cards</source>
        <translation>Mit den mitgelieferten Karten spielen</translation>
    </message>
    <message numerus="yes">
        <source>The cards cannot be read: %n errors. Fix them and start again.</source>
        <translation>
            <numerusform>Die Karten sind nicht lesbar: %n Fehler. Behebe ihn und starte neu.</numerusform>
            <numerusform>Die Karten sind nicht lesbar: %n Fehler. Behebe sie und starte neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
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
    <name>w13::FirstNote</name>
    <message>
        <source>Got it (Enter)</source>
        <translation>Verstanden (Enter)</translation>
    </message>
    <message>
        <source>First season</source>
        <translation>Erste Staffel</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>The rule in full (F1): %1</source>
        <translation>Die ganze Regel (F1): %1</translation>
    </message>
</context>
<context>
    <name>w13::GameArea</name>
    <message>
        <source>Goo die</source>
        <translation>Glibberwürfel</translation>
    </message>
    <message>
        <source>counters: %1</source>
        <translation>Marker: %1</translation>
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
        <source>%1 Stress</source>
        <translation>%1 Stress</translation>
    </message>
    <message>
        <source>The number must be equal or higher, the symbol must match; the text does not count.</source>
        <translation>Die Zahl muss gleich oder höher sein, das Symbol muss passen; der Text zählt nicht.</translation>
    </message>
    <message>
        <source>2. Pay with one Trait</source>
        <translation>2. Mit einem Merkmal bezahlen</translation>
    </message>
    <message>
        <source>Stress cannot pay</source>
        <translation>Stress bezahlt nichts</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>bezahlt %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>zu niedrig</translation>
    </message>
    <message>
        <source>does not pay</source>
        <translation>bezahlt nichts</translation>
    </message>
    <message>
        <source>pays for a clue</source>
        <translation>bezahlt einen Hinweis</translation>
    </message>
    <message>
        <source>pays for no clue here</source>
        <translation>bezahlt hier nichts</translation>
    </message>
    <message>
        <source>pays with %1</source>
        <translation>bezahlt mit %1</translation>
    </message>
    <message>
        <source>To read a card, hold the right button or Z on it.</source>
        <translation>Zum Lesen: rechte Taste oder Z auf einer Karte halten.</translation>
    </message>
    <message>
        <source>The Traits you lose</source>
        <translation>Die Merkmale, die du verlierst</translation>
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
    <name>w13::LessonFlow</name>
    <message>
        <source>In a lesson, use Back instead.</source>
        <translation>In einer Lektion geht das mit „Zurück“.</translation>
    </message>
</context>
<context>
    <name>w13::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Abstimmungen</translation>
    </message>
    <message>
        <source>Adversary</source>
        <translation>Widersacher</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Im Protokoll suchen</translation>
    </message>
    <message>
        <source>Search in this season</source>
        <translation>In dieser Staffel suchen</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Protokoll schließen</translation>
    </message>
    <message>
        <source>Nothing in the log fits. Choose Everything, or search for another word.</source>
        <translation>Nichts im Protokoll passt. Wähl „Alles“ oder such ein anderes Wort.</translation>
    </message>
    <message>
        <source>The whole season</source>
        <translation>Die ganze Staffel</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>Episode %1, %2</source>
        <translation>Episode %1, %2</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Click a line to open its card or rule. Only the whole log lists draws, and only the last %1.</source>
        <translation>Ein Klick auf eine Zeile öffnet ihre Karte oder Regel. Gezogene Karten nennt nur das ganze Protokoll, und nur die letzten %1.</translation>
    </message>
</context>
<context>
    <name>w13::LostArea</name>
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
        <source>The season ends here</source>
        <translation>Hier endet die Staffel</translation>
    </message>
    <message>
        <source>The fourth starts the Finale</source>
        <translation>Mit dem vierten beginnt das Finale</translation>
    </message>
    <message>
        <source>Finale starts here</source>
        <translation>Hier beginnt das Finale</translation>
    </message>
    <message>
        <source>Lost Artifacts %1/%2</source>
        <translation>Verlorene Artefakte %1/%2</translation>
    </message>
    <message>
        <source>In play from the Finale</source>
        <translation>Im Spiel ab dem Finale</translation>
    </message>
    <message>
        <source>The Traitor is still hidden: each round the Adversary draws a Traitor card and resolves it.</source>
        <translation>Der Verräter ist noch verborgen: Jede Runde zieht der Widersacher eine Verräterkarte und führt sie aus.</translation>
    </message>
    <message>
        <source>No Traitor: the Adversary acts by Standard Protocol.</source>
        <translation>Kein Verräter: Der Widersacher handelt nach dem Standardprotokoll.</translation>
    </message>
</context>
<context>
    <name>w13::MainWindow</name>
    <message>
        <source>Warehouse 13</source>
        <translation>Warehouse 13</translation>
    </message>
    <message>
        <source>Nothing can be undone now: secret choices, bots&apos; moves and what somebody has learned stand.</source>
        <translation>Jetzt lässt sich nichts zurücknehmen: Geheime Entscheidungen, Züge von Bots und alles, was jemand erfahren hat, bleiben.</translation>
    </message>
</context>
<context>
    <name>w13::MeasurePanel</name>
    <message>
        <source>is</source>
        <translation>wird</translation>
    </message>
    <message>
        <source>Seasons played</source>
        <translation>Gespielte Staffeln</translation>
    </message>
    <message>
        <source>What changed most, in 100 seasons</source>
        <translation>Was sich am meisten ändert, in 100 Staffeln</translation>
    </message>
    <message>
        <source>Seasons for each</source>
        <translation>Staffeln je Spielerzahl</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The same seed, cards and numbers give the same figures.</source>
        <translation>Gleiche Startzahl, gleiche Karten und Zahlen führen zum gleichen Ergebnis.</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>%1 of %2 seasons</source>
        <translation>%1 von %2 Staffeln</translation>
    </message>
    <message>
        <source>The same seasons are played with the cards before and after your change.</source>
        <translation>Dieselben Staffeln werden mit den Karten vor und nach deiner Änderung gespielt.</translation>
    </message>
    <message>
        <source>Bots are playing. The figures tighten as more seasons come in.</source>
        <translation>Bots spielen. Die Zahlen werden mit jeder weiteren Staffel genauer.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons could not be played: %1</source>
        <translation>
            <numerusform>%n Staffel ließ sich nicht spielen: %1</numerusform>
            <numerusform>%n Staffeln ließen sich nicht spielen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture as PDF (*.pdf);;Picture as SVG (*.svg);;Figures as CSV (*.csv)</source>
        <translation>Bild als PDF (*.pdf);;Bild als SVG (*.svg);;Zahlen als CSV (*.csv)</translation>
    </message>
    <message>
        <source>change in points</source>
        <translation>Änderung in Punkten</translation>
    </message>
    <message>
        <source>Canceled. The figures cover the seasons played so far.</source>
        <translation>Abgebrochen. Die Zahlen gelten für die bisher gespielten Staffeln.</translation>
    </message>
    <message>
        <source>Bots never used %1: the figures tell nothing of what it does.</source>
        <translation>Bots haben %1 nie benutzt: Die Zahlen sagen nichts darüber, was diese Karte bewirkt.</translation>
    </message>
</context>
<context>
    <name>w13::NewSeason</name>
    <message>
        <source>%1 players, all of them loyal.</source>
        <translation>%1 am Tisch, alle loyal.</translation>
    </message>
    <message>
        <source>Stress deck %1.</source>
        <translation>Stressstapel %1.</translation>
    </message>
    <message>
        <source>First Agent: %1.</source>
        <translation>Erster Agent: %1.</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Staffel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Choose a game, then who sits where. The rest is settled for you.</source>
        <translation>Wähle ein Spiel und wer wo sitzt. Der Rest ist für dich geregelt.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>%1 to %2, in this order around the table. Drag a card to change places (Ctrl and arrows).</source>
        <translation>%1 bis %2, in dieser Reihenfolge um den Tisch. Verschieb eine Karte, um Plätze zu tauschen (Strg und Pfeile).</translation>
    </message>
    <message>
        <source>First season</source>
        <translation>Erste Staffel</translation>
    </message>
    <message>
        <source>Seed (optional)</source>
        <translation>Startzahl (freiwillig)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Deal the cards (Enter)</source>
        <translation>Karten austeilen (Enter)</translation>
    </message>
    <message>
        <source>Pass the mouse from one to the next; the curtain keeps hands apart.</source>
        <translation>Gebt die Maus reihum weiter; der Vorhang trennt die Hände.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Back to the table (M)</source>
        <translation>Zurück zum Tisch (M)</translation>
    </message>
    <message>
        <source>More rules (M)</source>
        <translation>Mehr Regeln (M)</translation>
    </message>
    <message>
        <source>More rules</source>
        <translation>Mehr Regeln</translation>
    </message>
    <message>
        <source>What you change here stays with this season.</source>
        <translation>Was du hier änderst, gilt für diese Staffel.</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>%1 players. Loyalty cards: %2 loyal, 1 Traitor.</source>
        <translation>%1 am Tisch. Loyalitätskarten: %2 loyal, 1 Verräter.</translation>
    </message>
    <message>
        <source>Each kind of decision is explained when it first comes up</source>
        <translation>Jede Art von Entscheidung wird beim ersten Mal erklärt</translation>
    </message>
    <message>
        <source>With a typed seed the season is open: whoever knows the seed can know every secret.</source>
        <translation>Mit einer eingegebenen Startzahl ist die Staffel offen: Wer die Zahl kennt, kann jedes Geheimnis kennen.</translation>
    </message>
    <message>
        <source>With a typed seed the season is marked open: whoever knows the seed can know every secret.</source>
        <translation>Mit einer eingegebenen Startzahl gilt die Staffel als offen: Wer die Zahl kennt, kann jedes Geheimnis kennen.</translation>
    </message>
    <message>
        <source>First Agent</source>
        <translation>Erster Agent</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Tischgespräch</translation>
    </message>
    <message>
        <source>Short sentences that anybody may say in the open, bots too, true or not</source>
        <translation>Kurze Sätze, wahr oder nicht, die alle offen sagen können, auch Bots</translation>
    </message>
    <message>
        <source>No table talk</source>
        <translation>Kein Tischgespräch</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Behind the curtain everybody may ask what the computer would do, and why</source>
        <translation>Hinter dem Vorhang darf jeder fragen, was der Computer tun würde und warum</translation>
    </message>
    <message>
        <source>Advice on request.</source>
        <translation>Mit Rat.</translation>
    </message>
    <message>
        <source>No advice.</source>
        <translation>Ohne Rat.</translation>
    </message>
</context>
<context>
    <name>w13::OrderArea</name>
    <message>
        <source>Adversary</source>
        <translation>Widersacher</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>handelt</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>may answer</source>
        <translation>darf antworten</translation>
    </message>
    <message>
        <source>Order of the Actions step</source>
        <translation>Reihenfolge der Aktionen</translation>
    </message>
</context>
<context>
    <name>w13::PacksButton</name>
    <message>
        <source>%1 (version %2)</source>
        <translation>%1 (Version %2)</translation>
    </message>
    <message>
        <source>Cards: the box</source>
        <translation>Karten: die Schachtel</translation>
    </message>
    <message>
        <source>Cards: the box and %1</source>
        <translation>Karten: die Schachtel und %1</translation>
    </message>
    <message>
        <source>Packs of cards that the season is played with</source>
        <translation>Kartenpakete, mit denen die Staffel gespielt wird</translation>
    </message>
</context>
<context>
    <name>w13::PacksFlow</name>
    <message>
        <source>These packs do not go together: %1</source>
        <translation>Diese Pakete passen nicht zusammen: %1</translation>
    </message>
    <message>
        <source>Your cards cannot be played yet: %1</source>
        <translation>Deine Karten lassen sich noch nicht spielen: %1</translation>
    </message>
    <message>
        <source>my own cards</source>
        <translation>meine eigenen Karten</translation>
    </message>
</context>
<context>
    <name>w13::PauseMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Zurück zum Tisch (Esc)</translation>
    </message>
    <message>
        <source>Save a copy ... (Ctrl+S)</source>
        <translation>Kopie speichern ... (Strg+S)</translation>
    </message>
    <message>
        <source>Open another season ... (Ctrl+O)</source>
        <translation>Andere Staffel öffnen ... (Strg+O)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Start this lesson again</source>
        <translation>Diese Lektion von vorn beginnen</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the season (it is saved)</source>
        <translation>Staffel verlassen (sie ist gespeichert)</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Remove the PIN of %1</source>
        <translation>PIN von %1 löschen</translation>
    </message>
    <message>
        <source>Press again to remove it</source>
        <translation>Zum Löschen noch einmal drücken</translation>
    </message>
    <message>
        <source>Shields: phones as private screens</source>
        <translation>Schirme: Telefone als eigener Bildschirm</translation>
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
        <source>Draw one Focus Trait</source>
        <translation>Fokus-Merkmal ziehen</translation>
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
        <source>Warehouse Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Field Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Vote to Bronze; Debronze</source>
        <translation>Abstimmen; entbronzen</translation>
    </message>
    <message>
        <source>%1, Bronzed</source>
        <translation>%1, in Bronze</translation>
    </message>
    <message>
        <source>Claim a clue, usual price</source>
        <translation>Hinweis zum üblichen Preis</translation>
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
    <name>w13::PresetCard</name>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>For a table that is new to the game</source>
        <translation>Für einen Tisch, der das Spiel nicht kennt</translation>
    </message>
    <message>
        <source>Each kind of decision is explained once</source>
        <translation>Jede Art von Entscheidung wird einmal erklärt</translation>
    </message>
    <message>
        <source>Two Traits per Focus to start with</source>
        <translation>Zwei Merkmale je Fokus zu Beginn</translation>
    </message>
    <message>
        <source>One Calamity fewer in each pile</source>
        <translation>Ein Unglück weniger in jedem Stapel</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>The game as it is printed</source>
        <translation>Das Spiel, wie es gedruckt ist</translation>
    </message>
    <message>
        <source>No notes on the way</source>
        <translation>Keine Zettel unterwegs</translation>
    </message>
    <message>
        <source>One of you is the Traitor</source>
        <translation>Jemand von euch ist der Verräter</translation>
    </message>
    <message>
        <source>Three lost artifacts begin the Finale</source>
        <translation>Drei verlorene Artefakte beginnen das Finale</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>For Agents who have won twice</source>
        <translation>Für Agenten, die zweimal gewonnen haben</translation>
    </message>
    <message>
        <source>One Consequence from the start</source>
        <translation>Eine Konsequenz von Anfang an</translation>
    </message>
    <message>
        <source>Two Goo dice while the Traitor is hidden</source>
        <translation>Zwei Glibberwürfel, solange der Verräter verborgen ist</translation>
    </message>
    <message>
        <source>Nobody starts with Traits</source>
        <translation>Niemand beginnt mit Merkmalen</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>w13::RecordDialog</name>
    <message>
        <source>Keep as a scenario</source>
        <translation>Als Szenario behalten</translation>
    </message>
    <message>
        <source>What does it show?</source>
        <translation>Was zeigt es?</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Titel des Szenarios</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Getan: %1</translation>
    </message>
    <message>
        <source>happens</source>
        <translation>geschieht</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>What you tick must come true each time the scenario is played. Make sure that it is right.</source>
        <translation>Was du ankreuzt, muss jedes Mal eintreffen, wenn das Szenario gespielt wird. Prüfe, ob es stimmt.</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was daraus geworden ist</translation>
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
        <source>The Traitor</source>
        <translation>Der Verräter</translation>
    </message>
    <message>
        <source>The Adversary</source>
        <translation>Der Widersacher</translation>
    </message>
    <message>
        <source>The Traitor may let it take a die that matches.</source>
        <translation>Der Verräter darf damit einen passenden Würfel nehmen.</translation>
    </message>
    <message>
        <source>It takes the first die that matches, clockwise from the First Agent.</source>
        <translation>Er nimmt den ersten passenden Würfel, im Uhrzeigersinn ab dem Ersten Agenten.</translation>
    </message>
    <message>
        <source>Rolls Goo after the covers are lifted.</source>
        <translation>Wirft Glibber, sobald aufgedeckt ist.</translation>
    </message>
    <message>
        <source>The Adversary rolls Goo</source>
        <translation>Der Widersacher wirft Glibber</translation>
    </message>
    <message>
        <source>Traitor cards: %1</source>
        <translation>Verräterkarten: %1</translation>
    </message>
    <message>
        <source>Goo dice %1</source>
        <translation>Glibberwürfel %1</translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation>Gestoppt %1</translation>
    </message>
    <message>
        <source>Executed %1</source>
        <translation>Ausgeführt %1</translation>
    </message>
    <message>
        <source>Dice still to be taken: %1</source>
        <translation>Noch zu verteilende Würfel: %1</translation>
    </message>
    <message>
        <source>Dice with the Agents: %1</source>
        <translation>Würfel bei den Agenten: %1</translation>
    </message>
    <message>
        <source>Out of play: %1</source>
        <translation>Nicht im Spiel: %1</translation>
    </message>
    <message>
        <source>%1 on the card + %2 by its text</source>
        <translation>%1 auf der Karte + %2 durch ihren Text</translation>
    </message>
    <message>
        <source>%1 on the card − %2 by its text</source>
        <translation>%1 auf der Karte − %2 durch ihren Text</translation>
    </message>
    <message>
        <source>%1 on the card + %2 by the Whammy</source>
        <translation>%1 auf der Karte + %2 durch den Rückschlag</translation>
    </message>
    <message>
        <source>%1 on the card + %2 by cards in force</source>
        <translation>%1 auf der Karte + %2 durch Karten in Kraft</translation>
    </message>
    <message>
        <source>%1 on the card − %2 by cards in force</source>
        <translation>%1 auf der Karte − %2 durch Karten in Kraft</translation>
    </message>
    <message>
        <source>One type has more than it needs: click its gauge to swap its applied and misapplied dice.</source>
        <translation>Eine Sorte hat mehr, als sie braucht: Klick auf ihre Anzeige, um angelegte und fehlgelegte Würfel zu tauschen.</translation>
    </message>
    <message>
        <source>No die matches: it takes none.</source>
        <translation>Kein Würfel passt: Er nimmt keinen.</translation>
    </message>
    <message>
        <source>The Goo has already acted this round.</source>
        <translation>Der Glibber hat in dieser Runde schon gewirkt.</translation>
    </message>
</context>
<context>
    <name>w13::Room</name>
    <message>
        <source>this season is being written to that file anyway; give the copy another name</source>
        <translation>diese Staffel wird ohnehin in diese Datei geschrieben; gib der Kopie einen anderen Namen</translation>
    </message>
    <message>
        <source>These cards do not allow that; nothing has happened.</source>
        <translation>Diese Karten lassen das nicht zu; es ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The table has gone on: that cannot be said now.</source>
        <translation>Am Tisch ging es weiter: Das lässt sich jetzt nicht mehr sagen.</translation>
    </message>
</context>
<context>
    <name>w13::RulesFlow</name>
    <message>
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>Back to the rule</source>
        <translation>Zurück zur Regel</translation>
    </message>
    <message>
        <source>Save a summary as PDF</source>
        <translation>Zusammenfassung als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>w13::SavedRow</name>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>episode and city</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
</context>
<context>
    <name>w13::SavesPage</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Saved seasons</source>
        <translation>Gespeicherte Staffeln</translation>
    </message>
    <message>
        <source>Open a file ...</source>
        <translation>Datei öffnen ...</translation>
    </message>
    <message>
        <source>Open a season</source>
        <translation>Staffel öffnen</translation>
    </message>
    <message>
        <source>Seasons (*.season);;All files (*)</source>
        <translation>Staffeln (*.season);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Whoever can use this account can look into the file of a running season.</source>
        <translation>Wer dieses Konto benutzen kann, kann in die Datei einer laufenden Staffel schauen.</translation>
    </message>
    <message>
        <source>A name has letters and numbers, and none of / \ : * ? &quot; &lt; &gt; |</source>
        <translation>Ein Name hat Buchstaben und Ziffern und keines von / \ : * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>Another season has this name already.</source>
        <translation>So heißt schon eine andere Staffel.</translation>
    </message>
    <message>
        <source>The season cannot be renamed here.</source>
        <translation>Die Staffel lässt sich hier nicht umbenennen.</translation>
    </message>
    <message>
        <source>No season yet. The first one you deal is kept here by itself, move by move.</source>
        <translation>Noch keine Staffel. Die erste, die du austeilst, wird hier von selbst gespeichert, Zug um Zug.</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Search a name or a city</source>
        <translation>Name oder Stadt suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Name der Staffel</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Namen behalten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Look at its end</source>
        <translation>Ende ansehen</translation>
    </message>
    <message>
        <source>Press again to delete</source>
        <translation>Zum Löschen noch einmal</translation>
    </message>
    <message>
        <source>The season cannot be deleted here.</source>
        <translation>Die Staffel lässt sich hier nicht löschen.</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Löschen (Entf)</translation>
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
        <source>No season matches.</source>
        <translation>Keine Staffel passt dazu.</translation>
    </message>
</context>
<context>
    <name>w13::SceneLayer</name>
    <message>
        <source>%1 (Enter)</source>
        <translation>%1 (Enter)</translation>
    </message>
</context>
<context>
    <name>w13::SeasonBoxWords</name>
    <message>
        <source>Save the artifacts. One of you will not.</source>
        <translation>Rettet die Artefakte. Jemand unter euch tut es nicht.</translation>
    </message>
    <message>
        <source>2 to 5 Agents, one hidden Traitor</source>
        <translation>2 bis 5 Agenten, darunter ein verborgener Verräter</translation>
    </message>
</context>
<context>
    <name>w13::SeasonCardScreens</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Dice and numbers</source>
        <translation>Würfel und Zahlen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
</context>
<context>
    <name>w13::SeasonClassroom</name>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>the artifact</source>
        <translation>das Artefakt</translation>
    </message>
    <message>
        <source>the challenge</source>
        <translation>die Probe</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Konsequenzen</translation>
    </message>
    <message>
        <source>the Field</source>
        <translation>das Feld</translation>
    </message>
    <message>
        <source>the way between Warehouse and Field</source>
        <translation>der Weg zwischen Lagerhaus und Feld</translation>
    </message>
    <message>
        <source>the Goo dice</source>
        <translation>die Glibberwürfel</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>the log</source>
        <translation>das Protokoll</translation>
    </message>
    <message>
        <source>Lost Artifacts</source>
        <translation>Verlorene Artefakte</translation>
    </message>
    <message>
        <source>your Loyalty card</source>
        <translation>deine Loyalitätskarte</translation>
    </message>
    <message>
        <source>the Neutralizer</source>
        <translation>der Neutralisator</translation>
    </message>
    <message>
        <source>the phases</source>
        <translation>die Phasen</translation>
    </message>
    <message>
        <source>the Ping</source>
        <translation>der Ping</translation>
    </message>
    <message>
        <source>the Trait piles</source>
        <translation>die Merkmalstapel</translation>
    </message>
    <message>
        <source>the Plots</source>
        <translation>die Komplotte</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>die Frage</translation>
    </message>
    <message>
        <source>what happened since your last look</source>
        <translation>was seit deinem letzten Blick geschah</translation>
    </message>
    <message>
        <source>what the artifact needs</source>
        <translation>was das Artefakt verlangt</translation>
    </message>
    <message>
        <source>the rooms of the Warehouse</source>
        <translation>die Räume des Lagerhauses</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>die Spieler</translation>
    </message>
    <message>
        <source>the Stacks</source>
        <translation>die Regale</translation>
    </message>
    <message>
        <source>the Stress deck</source>
        <translation>der Stressstapel</translation>
    </message>
    <message>
        <source>the Maintenance track</source>
        <translation>die Wartungsleiste</translation>
    </message>
    <message>
        <source>the Traitor cards</source>
        <translation>die Verräterkarten</translation>
    </message>
    <message>
        <source>where the Agents stand</source>
        <translation>wo die Agenten stehen</translation>
    </message>
    <message>
        <source>the Warehouse dice</source>
        <translation>die Lagerhauswürfel</translation>
    </message>
    <message>
        <source>the obstacle that is challenged</source>
        <translation>das Hindernis, das angegangen wird</translation>
    </message>
    <message>
        <source>what blocks a place</source>
        <translation>was einen Ort versperrt</translation>
    </message>
    <message>
        <source>The lesson waits for you.</source>
        <translation>Die Lektion wartet auf dich.</translation>
    </message>
</context>
<context>
    <name>w13::SeasonFlow</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Played with %1</source>
        <translation>Gespielt mit %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>who says what</comment>
        <translation>%1: „%2“</translation>
    </message>
</context>
<context>
    <name>w13::SeatCard</name>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Platz %1: wer spielt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
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
    <message>
        <source>ID %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Seat %1: knows the game</source>
        <translation>Platz %1: kennt das Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Knows the game</source>
        <translation>Kennt das Spiel</translation>
    </message>
    <message>
        <source>no notes for this seat</source>
        <translation>keine Zettel für diesen Platz</translation>
    </message>
    <message>
        <source>An empty chair. Choose Person or Bot to sit here.</source>
        <translation>Ein leerer Stuhl. Wähle Mensch oder Bot.</translation>
    </message>
    <message>
        <source>An empty chair</source>
        <translation>Ein leerer Stuhl</translation>
    </message>
</context>
<context>
    <name>w13::SeatsArea</name>
    <message>
        <source>the Traitor</source>
        <translation>der Verräter</translation>
    </message>
    <message>
        <source>KO · must heal</source>
        <translation>K. o. · erholen</translation>
    </message>
    <message>
        <source>wounded · must heal</source>
        <translation>verwundet · erholen</translation>
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
    <message>
        <source>working the case</source>
        <translation>am Fall</translation>
    </message>
    <message>
        <source>%1 · next</source>
        <translation>%1 · dann</translation>
    </message>
    <message>
        <source>dice left: %1</source>
        <translation>Würfel übrig: %1</translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation>zeigt %1</translation>
    </message>
    <message>
        <source>no dice left</source>
        <translation>keine Würfel übrig</translation>
    </message>
    <message>
        <source>no dice yet</source>
        <translation>noch keine Würfel</translation>
    </message>
    <message>
        <source>Goo takes it</source>
        <translation>Glibber holt ihn</translation>
    </message>
    <message>
        <source>Goo may take it</source>
        <translation>Glibber darf ihn holen</translation>
    </message>
    <message>
        <source>applies: %1</source>
        <translation>angelegt: %1</translation>
    </message>
    <message>
        <source>misapplied: %1</source>
        <translation>fehlgelegt: %1</translation>
    </message>
    <message>
        <source>the Traitor, Bronzed</source>
        <translation>Verräter, in Bronze</translation>
    </message>
    <message>
        <source>Bronzed</source>
        <translation>in Bronze</translation>
    </message>
    <message>
        <source>choosing on a shield</source>
        <translation>wählt am Schirm</translation>
    </message>
    <message>
        <source>The hand is on a shield</source>
        <translation>Die Hand liegt auf dem Schirm</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what somebody says</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Say …</source>
        <translation>Sagen …</translation>
    </message>
</context>
<context>
    <name>w13::SecretScreen</name>
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
        <source>Nothing has happened yet: confirm, or choose something else.</source>
        <translation>Noch ist nichts geschehen: Bestätige oder wähle etwas anderes.</translation>
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
        <source>My PIN</source>
        <translation>Meine PIN</translation>
    </message>
    <message>
        <source>%1, this is your briefing.</source>
        <translation>%1, das ist deine Einweisung.</translation>
    </message>
    <message>
        <source>Back to the ballot</source>
        <translation>Zurück zur Abstimmung</translation>
    </message>
    <message>
        <source>Claim the %1 with %2?</source>
        <translation>%1 mit %2 sichern?</translation>
    </message>
    <message>
        <source>Claim the %1 with %2 and %3?</source>
        <translation>%1 mit %2 und %3 sichern?</translation>
    </message>
    <message>
        <source>%1: the %2. Which Trait pays?</source>
        <translation>%1: %2. Welches Merkmal bezahlt?</translation>
    </message>
    <message>
        <source>%1: %2. For which clue?</source>
        <translation>%1: %2. Für welchen Hinweis?</translation>
    </message>
    <message>
        <source>%1, which clue do you claim?</source>
        <translation>%1, welchen Hinweis sicherst du?</translation>
    </message>
    <message>
        <source>Nothing in your hand pays for a clue you can reach.</source>
        <translation>Nichts in deiner Hand bezahlt einen Hinweis, den du erreichst.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Neutralize instead</source>
        <translation>Lieber neutralisieren</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Neutralize it</source>
        <translation>Neutralisieren</translation>
    </message>
    <message>
        <source>In which way?</source>
        <translation>Auf welche Weise?</translation>
    </message>
    <message>
        <source>You have nothing for this moment, but the table waits for you.</source>
        <translation>Für diesen Moment hast du nichts, aber der Tisch wartet auf dich.</translation>
    </message>
    <message>
        <source>You have nothing for this moment.</source>
        <translation>Für diesen Moment hast du nichts.</translation>
    </message>
    <message>
        <source>Then close the curtain.</source>
        <translation>Schließ dann den Vorhang.</translation>
    </message>
    <message>
        <source>Just a look: the table waits for you.</source>
        <translation>Nur ein Blick: Der Tisch wartet auf dich.</translation>
    </message>
    <message>
        <source>Just a look: there is nothing to choose now.</source>
        <translation>Nur ein Blick: Jetzt gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>You have no card for this. Close the curtain and choose on the table.</source>
        <translation>Dafür hast du keine Karte. Schließ den Vorhang und wähle auf dem Tisch.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Du kannst das zurücknehmen.</translation>
    </message>
    <message>
        <source>You can undo this until a bot moves.</source>
        <translation>Du kannst das zurücknehmen, bis ein Bot handelt.</translation>
    </message>
    <message>
        <source>This is final.</source>
        <translation>Das ist endgültig.</translation>
    </message>
    <message>
        <source>Click a clue with a violet ring. Nothing happens until you confirm.</source>
        <translation>Klick auf einen Hinweis mit violettem Ring. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>So far: %1. Choose one more.</source>
        <translation>Bisher: %1. Wähle noch eins.</translation>
    </message>
    <message>
        <source>Click what glows. Nothing happens until you confirm.</source>
        <translation>Klick auf das, was leuchtet. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>Spend %1 on a clue?</source>
        <translation>%1 für einen Hinweis ausgeben?</translation>
    </message>
    <message>
        <source>First comes something everybody may see; then you name the clue.</source>
        <translation>Erst kommt etwas, das alle sehen; dann nennst du den Hinweis.</translation>
    </message>
    <message>
        <source>Everybody will see a die at your seat, and %1 on the discard pile.</source>
        <translation>Alle sehen dann einen Würfel an deinem Platz und %1 auf der Ablage.</translation>
    </message>
    <message>
        <source>%1, which clue do you neutralize?</source>
        <translation>%1, welchen Hinweis neutralisierst du?</translation>
    </message>
    <message>
        <source>It goes into the Neutralizer and is out until Cleanup.</source>
        <translation>Er kommt in den Neutralisator und fehlt bis zum Aufräumen.</translation>
    </message>
    <message>
        <source>Choose on the right. Nothing happens until you confirm.</source>
        <translation>Wähle rechts. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>Choose what glows, in any order. Nothing happens until you confirm.</source>
        <translation>Wähle, was leuchtet, in beliebiger Reihenfolge. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>Find out which side you are on, then close the curtain.</source>
        <translation>Sieh nach, auf welcher Seite du stehst, und schließ dann den Vorhang.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Hide the advice</source>
        <translation>Rat ausblenden</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>As things stand, the card can do nothing.</source>
        <translation>Wie die Dinge stehen, kann die Karte nichts bewirken.</translation>
    </message>
    <message>
        <source>Click what glows. For a response, close the curtain and press Respond.</source>
        <translation>Klick auf das, was leuchtet. Für Reaktionen: Vorhang zu, dann Reagieren.</translation>
    </message>
    <message>
        <source>You have no card for this. Choose on the table, or press Respond there.</source>
        <translation>Du hast keine Karte dafür. Wähle auf dem Tisch oder drück dort Reagieren.</translation>
    </message>
</context>
<context>
    <name>w13::ShelfView</name>
    <message>
        <source>Retrieved: %1</source>
        <translation>Geborgen: %1</translation>
    </message>
    <message>
        <source>Not retrieved here yet</source>
        <translation>Hier noch nicht geborgen</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Earlier part of the shelf</source>
        <translation>Vorderer Teil der Regale</translation>
    </message>
    <message>
        <source>Later part of the shelf</source>
        <translation>Hinterer Teil der Regale</translation>
    </message>
    <message>
        <source>The Stacks</source>
        <translation>Die Regale</translation>
    </message>
    <message>
        <source>%1 of %2 artifacts retrieved here</source>
        <translation>%1 von %2 Artefakten hier geborgen</translation>
    </message>
</context>
<context>
    <name>w13::ShieldArea</name>
    <message>
        <source>ID %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Focus Traits</source>
        <translation>Fokus</translation>
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
    <message>
        <source>can be used now</source>
        <translation>jetzt nutzbar</translation>
    </message>
    <message>
        <source>back next Episode</source>
        <translation>nächste Episode wieder</translation>
    </message>
    <message>
        <source>once per Episode</source>
        <translation>einmal pro Episode</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>once per Season</source>
        <translation>einmal pro Staffel</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Loyalty card: hold L to look</source>
        <translation>Loyalitätskarte: L halten und ansehen</translation>
    </message>
</context>
<context>
    <name>w13::ShieldFlow</name>
    <message>
        <source>Warehouse 13</source>
        <translation>Warehouse 13</translation>
    </message>
    <message>
        <source>%1 takes the last choice back.</source>
        <translation>%1 nimmt die letzte Wahl zurück.</translation>
    </message>
</context>
<context>
    <name>w13::SlipArea</name>
    <message>
        <source>Claim slip</source>
        <translation>Sicherungsschein</translation>
    </message>
    <message>
        <source>nothing happens before you confirm</source>
        <translation>nichts geschieht, bevor du bestätigst</translation>
    </message>
    <message>
        <source>Begin with any of the three: clue, Trait or Ability.</source>
        <translation>Beginne, womit du willst: Hinweis, Merkmal oder Fähigkeit.</translation>
    </message>
    <message>
        <source>What no longer fits goes dark.</source>
        <translation>Was nicht mehr passt, wird dunkel.</translation>
    </message>
    <message>
        <source>You spend %1 and use %2.</source>
        <translation>Du gibst %1 aus und benutzt %2.</translation>
    </message>
    <message>
        <source>You spend %1. Its text does nothing.</source>
        <translation>Du gibst %1 aus. Der Text wirkt nicht.</translation>
    </message>
    <message>
        <source>Nothing in your hand pays for a clue you can reach.</source>
        <translation>Nichts in deiner Hand bezahlt einen Hinweis, den du erreichst.</translation>
    </message>
    <message>
        <source>Neutralize one instead.</source>
        <translation>Neutralisiere lieber einen.</translation>
    </message>
    <message>
        <source>You claim</source>
        <translation>Du sicherst</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Du gibst aus</translation>
    </message>
    <message>
        <source>Thanks to</source>
        <translation>Dank</translation>
    </message>
    <message>
        <source>a glowing clue</source>
        <translation>ein leuchtender Hinweis</translation>
    </message>
    <message>
        <source>a glowing Trait</source>
        <translation>ein leuchtendes Merkmal</translation>
    </message>
    <message>
        <source>an Ability, if one must help</source>
        <translation>eine Fähigkeit, wenn eine helfen muss</translation>
    </message>
    <message>
        <source>no Ability needed</source>
        <translation>keine Fähigkeit nötig</translation>
    </message>
    <message>
        <source>You get: %1.</source>
        <translation>Du bekommst: %1.</translation>
    </message>
    <message>
        <source>You get a clue; you choose it afterwards.</source>
        <translation>Du bekommst einen Hinweis; du wählst ihn danach.</translation>
    </message>
</context>
<context>
    <name>w13::StartScreen</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>Field Agent training</source>
        <translation>Agentenausbildung</translation>
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
    <message>
        <source>The dice roll.</source>
        <translation>Die Würfel rollen.</translation>
    </message>
    <message>
        <source>The covers are lifted.</source>
        <translation>Es wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A card is turned up.</source>
        <translation>Eine Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Click the clue you want to claim, or open your hand.</source>
        <translation>Klick auf den Hinweis, den du sichern willst, oder öffne deine Hand.</translation>
    </message>
    <message>
        <source>You are down. Standing up costs your Action.</source>
        <translation>Du liegst am Boden. Aufstehen kostet deine Aktion.</translation>
    </message>
    <message>
        <source>Click a place or an obstacle that glows, or open your hand to play a Trait.</source>
        <translation>Klick auf einen Ort oder ein Hindernis, das leuchtet, oder öffne deine Hand, um ein Merkmal zu spielen.</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Neutralize it</source>
        <translation>Neutralisieren</translation>
    </message>
    <message>
        <source>Neutralize a clue</source>
        <translation>Hinweis neutralisieren</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welches davon?</translation>
    </message>
    <message>
        <source>Answer this behind the curtain.</source>
        <translation>Antworte darauf hinter dem Vorhang.</translation>
    </message>
    <message>
        <source>Click what glows on the table.</source>
        <translation>Klick auf das, was auf dem Tisch leuchtet.</translation>
    </message>
    <message>
        <source>Click one of those that glow on the table.</source>
        <translation>Klick auf etwas, das auf dem Tisch leuchtet.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Du kannst das zurücknehmen.</translation>
    </message>
    <message>
        <source>You can undo this until a bot moves.</source>
        <translation>Du kannst das zurücknehmen, bis ein Bot handelt.</translation>
    </message>
    <message>
        <source>This is final.</source>
        <translation>Das ist endgültig.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>A key or a click skips this.</source>
        <translation>Taste oder Klick überspringt das.</translation>
    </message>
    <message>
        <source>After this there is no undo.</source>
        <translation>Danach lässt sich nichts mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>The computer is choosing for %1.</source>
        <translation>Der Computer wählt für %1.</translation>
    </message>
    <message>
        <source>Bots may respond first.</source>
        <translation>Erst dürfen die Bots reagieren.</translation>
    </message>
    <message>
        <source>Click a clue with a violet ring. Nothing happens until you confirm.</source>
        <translation>Klick auf einen Hinweis mit violettem Ring. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
        <source>Play goes on by itself. To respond, press Respond at your seat first.</source>
        <translation>Es geht von selbst weiter. Wer reagieren will, drückt vorher an seinem Platz auf Reagieren.</translation>
    </message>
    <message>
        <source>To respond, press Respond at your seat before play goes on.</source>
        <translation>Wer reagieren will, drückt an seinem Platz auf Reagieren, bevor es weitergeht.</translation>
    </message>
    <message>
        <source>%1, which clue do you neutralize?</source>
        <translation>%1, welchen Hinweis neutralisierst du?</translation>
    </message>
    <message>
        <source>It goes into the Neutralizer and is out until Cleanup. Click another clue to change.</source>
        <translation>Er kommt in den Neutralisator und fehlt bis zum Aufräumen. Um zu wechseln, klick auf einen anderen.</translation>
    </message>
    <message>
        <source>Welcome to Warehouse 13.</source>
        <translation>Willkommen im Lagerhaus 13.</translation>
    </message>
    <message>
        <source>Next, %1 goes behind the curtain.</source>
        <translation>Als Nächstes geht %1 hinter den Vorhang.</translation>
    </message>
    <message>
        <source>The season begins when everybody has looked behind the curtain.</source>
        <translation>Die Staffel beginnt, wenn alle hinter den Vorhang gesehen haben.</translation>
    </message>
    <message>
        <source>Carry it to your place to draw from it: Warehouse Research.</source>
        <translation>Trag ihn zu deinem Platz, um von ihm zu ziehen: Das ist die Aktion Recherche.</translation>
    </message>
    <message>
        <source>Click it to challenge it: that is your Action, Warehouse Maintenance.</source>
        <translation>Klick es an, um es anzugehen: Das ist deine Aktion Wartung.</translation>
    </message>
    <message>
        <source>Nothing to click here: the answer comes from the phone.</source>
        <translation>Hier gibt es nichts zu klicken: Die Antwort kommt vom Telefon.</translation>
    </message>
    <message>
        <source>Click the clue you want to claim, or use your phone.</source>
        <translation>Klick auf den Hinweis, den du sichern willst, oder nimm dein Telefon.</translation>
    </message>
    <message>
        <source>Click a place or an obstacle that glows, or play a Trait on your phone.</source>
        <translation>Klick auf einen Ort oder ein Hindernis, das leuchtet, oder spiele ein Merkmal auf dem Telefon.</translation>
    </message>
    <message>
        <source>%1 chooses on a shield.</source>
        <translation>%1 wählt am Schirm.</translation>
    </message>
    <message>
        <source>%1 and %2 choose on their shields.</source>
        <translation>%1 und %2 wählen an ihren Schirmen.</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>A Ping is turned up.</source>
        <translation>Ein Ping wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The artifact is turned up.</source>
        <translation>Das Artefakt wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A Consequence is turned up.</source>
        <translation>Eine Konsequenz wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A Plot is turned up.</source>
        <translation>Ein Komplott wird aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 turns up a card.</source>
        <translation>%1 deckt eine Karte auf.</translation>
    </message>
    <message>
        <source>The Adversary turns up a card.</source>
        <translation>Der Widersacher deckt eine Karte auf.</translation>
    </message>
    <message>
        <source>Nobody may respond now.</source>
        <translation>Jetzt darf niemand reagieren.</translation>
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
    <name>w13::TitleScreen</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not retrieved here yet.</source>
        <translation>Hier noch nicht geborgen.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Warehouse 13</source>
        <translation>Warehouse 13</translation>
    </message>
    <message>
        <source>Saved seasons</source>
        <translation>Gespeicherte Staffeln</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Mitwirkende</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Staffel</translation>
    </message>
    <message>
        <source>choose a table and deal</source>
        <translation>Tisch wählen und austeilen</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>make and print your own cards</source>
        <translation>eigene Karten machen und drucken</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>sound, text size, privacy</source>
        <translation>Ton, Textgröße, Privatsphäre</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>lessons at the real table</source>
        <translation>Lektionen am echten Tisch</translation>
    </message>
    <message>
        <source>The digital table</source>
        <translation>Der digitale Tisch</translation>
    </message>
    <message>
        <source>Unofficial fan adaptation. Not connected with the rights holders.</source>
        <translation>Inoffizielle Fan-Fassung ohne Verbindung zu den Rechteinhabern.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>start here: a few minutes</source>
        <translation>hier anfangen: wenige Minuten</translation>
    </message>
    <message>
        <source>Play my cards</source>
        <translation>Meine Karten spielen</translation>
    </message>
    <message>
        <source>Sets up a season with the cards of your workshop</source>
        <translation>Bereitet eine Staffel mit den Karten deiner Werkstatt vor</translation>
    </message>
    <message>
        <source>All games (Esc)</source>
        <translation>Alle Spiele (Esc)</translation>
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
    <message>
        <source>Reveal Plot</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Plot effects</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Allocate dice</source>
        <translation>Würfel verteilen</translation>
    </message>
    <message>
        <source>Stop the Plot</source>
        <translation>Komplott stoppen</translation>
    </message>
    <message>
        <source>Cleanup</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
</context>
<context>
    <name>w13::TrackArea</name>
    <message>
        <source>Warehouse Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>nothing to challenge: it would only spend the Action</source>
        <translation>nichts zu überwinden: Es würde nur die Aktion verbrauchen</translation>
    </message>
    <message>
        <source>full track: lost</source>
        <translation>Leiste voll: verloren</translation>
    </message>
    <message>
        <source>%1, on the Maintenance track</source>
        <translation>%1, auf der Wartungsleiste</translation>
    </message>
    <message>
        <source>The Broken Gear, on the Maintenance track</source>
        <translation>Das Kaputte Zahnrad, auf der Wartungsleiste</translation>
    </message>
    <message>
        <source>The last free space of the Maintenance track</source>
        <translation>Das letzte freie Feld der Wartungsleiste</translation>
    </message>
</context>
<context>
    <name>w13::TrayArea</name>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>Warehouse die</source>
        <translation>Lagerhauswürfel</translation>
    </message>
    <message>
        <source>Warehouse die, shows %1</source>
        <translation>Lagerhauswürfel, zeigt %1</translation>
    </message>
</context>
<context>
    <name>w13::VariantsBox</name>
    <message>
        <source>Fully cooperative</source>
        <translation>Ganz kooperativ</translation>
    </message>
    <message>
        <source>No Traitor, for 2 to 5 players</source>
        <translation>Kein Verräter, für 2 bis 5 am Tisch</translation>
    </message>
    <message>
        <source>Traitor known from the start</source>
        <translation>Verräter von Anfang an bekannt</translation>
    </message>
    <message>
        <source>Shorter game</source>
        <translation>Kürzeres Spiel</translation>
    </message>
    <message>
        <source>No Finale: three lost artifacts end it</source>
        <translation>Kein Finale: nach drei Verlusten Schluss</translation>
    </message>
    <message>
        <source>Debronzing stays open</source>
        <translation>Entbronzen bleibt möglich</translation>
    </message>
    <message>
        <source>House rule; usual with three players</source>
        <translation>Hausregel; zu dritt üblich</translation>
    </message>
    <message>
        <source>Quick windows</source>
        <translation>Schnelle Fenster</translation>
    </message>
    <message>
        <source>House rule: fewer stops to respond</source>
        <translation>Hausregel: seltener anhalten, um zu reagieren</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Konsequenzen</translation>
    </message>
    <message>
        <source>In force from the start</source>
        <translation>Gelten von Anfang an</translation>
    </message>
    <message>
        <source>Two per artifact</source>
        <translation>Zwei je Artefakt</translation>
    </message>
    <message>
        <source>Two Consequences, not one</source>
        <translation>Zwei Konsequenzen statt einer</translation>
    </message>
    <message>
        <source>Two Goo dice</source>
        <translation>Zwei Glibberwürfel</translation>
    </message>
    <message>
        <source>While the Traitor is hidden</source>
        <translation>Solange der Verräter verborgen ist</translation>
    </message>
    <message>
        <source>Empty hands</source>
        <translation>Leere Hände</translation>
    </message>
    <message>
        <source>Nobody starts with Traits</source>
        <translation>Niemand beginnt mit Merkmalen</translation>
    </message>
    <message>
        <source>One Plot is enough</source>
        <translation>Ein Komplott genügt</translation>
    </message>
    <message>
        <source>For the Traitor to win the Finale</source>
        <translation>Damit der Verräter das Finale gewinnt</translation>
    </message>
    <message>
        <source>Two Traits per Focus</source>
        <translation>Zwei Merkmale je Fokus</translation>
    </message>
    <message>
        <source>Twice as many to start with</source>
        <translation>Doppelt so viele am Anfang</translation>
    </message>
    <message>
        <source>Fewer Calamities</source>
        <translation>Weniger Unglücke</translation>
    </message>
    <message>
        <source>Taken out of each pile</source>
        <translation>Aus jedem Stapel entfernt</translation>
    </message>
    <message>
        <source>Harmless Calamities</source>
        <translation>Harmlose Unglücke</translation>
    </message>
    <message>
        <source>They do nothing when drawn</source>
        <translation>Gezogen tun sie nichts</translation>
    </message>
    <message>
        <source>Four may be lost</source>
        <translation>Vier Verluste erlaubt</translation>
    </message>
    <message>
        <source>Artifacts, before the Finale</source>
        <translation>Artefakte, vor dem Finale</translation>
    </message>
    <message>
        <source>Three Plots</source>
        <translation>Drei Komplotte</translation>
    </message>
    <message>
        <source>The Traitor needs one more</source>
        <translation>Der Verräter braucht eines mehr</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Bronze; two Traitor cards at once</source>
        <translation>Keine Bronze; gleich zwei Verräterkarten</translation>
    </message>
</context>
<context>
    <name>w13::VisitFlow</name>
    <message>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>Eine PIN hat %1 bis %2 Ziffern.</translation>
    </message>
    <message>
        <source>The PIN of %1 is removed; the next look will say so.</source>
        <translation>Die PIN von %1 ist gelöscht; der nächste Blick sagt es.</translation>
    </message>
    <message>
        <source>The table has removed your PIN.</source>
        <translation>Der Tisch hat deine PIN gelöscht.</translation>
    </message>
    <message>
        <source>%1 has a phone as shield: all that is there to see lies on it.</source>
        <translation>%1 hat ein Telefon als Schirm: Dort liegt alles, was es zu sehen gibt.</translation>
    </message>
</context>
<context>
    <name>w13::VotePage</name>
    <message>
        <source>Bronze Sector: the vote is in</source>
        <translation>Bronzesektor: das Ergebnis</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>%1 stays free.</source>
        <translation>%1 bleibt frei.</translation>
    </message>
    <message>
        <source>No Loyalty card is shown.</source>
        <translation>Keine Loyalitätskarte wird gezeigt.</translation>
    </message>
    <message>
        <source>The turns go on.</source>
        <translation>Es geht reihum weiter.</translation>
    </message>
    <message>
        <source>The Traits are discarded, the Stress goes back into its deck.</source>
        <translation>Die Merkmale werden abgeworfen, der Stress geht zurück in seinen Stapel.</translation>
    </message>
    <message>
        <source>All of %1&apos;s clue dice are put on the Bronze Sector.</source>
        <translation>Alle Hinweiswürfel von %1 kommen auf den Bronzesektor.</translation>
    </message>
    <message>
        <source>In the next Traitor turn the Traitor leaves for the Lost Artifacts board.</source>
        <translation>Im nächsten Zug des Verräters geht er auf den Plan der verlorenen Artefakte.</translation>
    </message>
    <message>
        <source>%1&apos;s Traits and Stress go back to the box.</source>
        <translation>Merkmale und Stress von %1 gehen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>%1 cannot act, play, draw or use Abilities.</source>
        <translation>%1 kann nicht handeln, spielen, ziehen oder Fähigkeiten nutzen.</translation>
    </message>
    <message>
        <source>Before Retrieval %1&apos;s dice are rolled and applied.</source>
        <translation>Vor der Bergung werden die Würfel von %1 geworfen und angelegt.</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Weiter (Enter)</translation>
    </message>
    <message>
        <source>The votes are counted.</source>
        <translation>Die Stimmen werden gezählt.</translation>
    </message>
    <message>
        <source>All are shown at once.</source>
        <translation>Alle werden zugleich gezeigt.</translation>
    </message>
    <message>
        <source>The season goes on.</source>
        <translation>Dann geht die Staffel weiter.</translation>
    </message>
    <message>
        <source>The Traitor has been found.</source>
        <translation>Der Verräter ist gefunden.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>stays free</source>
        <translation>bleibt frei</translation>
    </message>
    <message>
        <source>It was the Traitor.</source>
        <translation>Es war der Verräter.</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Was jetzt geschieht</translation>
    </message>
    <message>
        <source>Now the Loyalty card is turned up.</source>
        <translation>Jetzt wird die Loyalitätskarte aufgedeckt.</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Verschonen</translation>
    </message>
    <message>
        <source>A Loyal Agent is Bronzed: the Traitor may reveal now.</source>
        <translation>Ein Loyaler Agent ist in Bronze: Der Verräter darf sich jetzt enttarnen.</translation>
    </message>
    <message>
        <source>The majority is reached: %1 is Bronzed and shows their Loyalty card.</source>
        <translation>Die Mehrheit ist erreicht: %1 kommt in Bronze und zeigt die Loyalitätskarte.</translation>
    </message>
    <message>
        <source>No majority: %1 stays free.</source>
        <translation>Keine Mehrheit: %1 bleibt frei.</translation>
    </message>
    <message>
        <source>is Bronzed</source>
        <translation>ist in Bronze</translation>
    </message>
    <message>
        <source>It was a Loyal Agent.</source>
        <translation>Es war ein Loyaler Agent.</translation>
    </message>
    <message>
        <source>%1 was a Loyal Agent.</source>
        <translation>%1 war loyal.</translation>
    </message>
    <message>
        <source>Until then the Goo follows the Adversary&apos;s rule.</source>
        <translation>Bis dahin gilt für Glibber die Regel des Widersachers.</translation>
    </message>
    <message>
        <source>Working the Case, %1 can only neutralize a clue.</source>
        <translation>Beim Bearbeiten des Falls kann %1 nur einen Hinweis neutralisieren.</translation>
    </message>
    <message>
        <source>Everybody who could be the Traitor is asked behind the curtain, with the same two answers.</source>
        <translation>Alle, die der Verräter sein könnten, werden hinter dem Vorhang gefragt, mit denselben zwei Antworten.</translation>
    </message>
    <message>
        <source>%1 is Bronzed.</source>
        <translation>%1 kommt in Bronze.</translation>
    </message>
    <message>
        <source>Bronze %1? All thumbs are shown at once.</source>
        <translation>Soll %1 in Bronze? Alle Daumen werden zugleich gezeigt.</translation>
    </message>
    <message>
        <source>%1 asks to Bronze %2. Votes: %3; needed for Bronze: %4.</source>
        <translation>%1 will %2 in Bronze sehen. Stimmen: %3; für Bronze nötig: %4.</translation>
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
<context>
    <name>w13::WorkshopFlow</name>
    <message>
        <source>Keep as a scenario</source>
        <translation>Als Szenario behalten</translation>
    </message>
    <message numerus="yes">
        <source>With the cards as they are now, the last %n steps cannot be made.</source>
        <translation>
            <numerusform>Mit den Karten, wie sie jetzt sind, geht der letzte Schritt nicht mehr.</numerusform>
            <numerusform>Mit den Karten, wie sie jetzt sind, gehen die letzten %n Schritte nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors in the cards: you see their last good versions.</source>
        <translation>
            <numerusform>%n Fehler in den Karten: Hier sind sie, wie sie zuletzt fehlerfrei waren.</numerusform>
            <numerusform>%n Fehler in den Karten: Hier sind sie, wie sie zuletzt fehlerfrei waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards have been read again.</source>
        <translation>Die Karten sind neu gelesen.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Behalten: %1</translation>
    </message>
</context>
<context>
    <name>w51::AuctionArea</name>
    <message>
        <source>%1 and %2</source>
        <comment>names</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A counterfeit card: nobody has seen it</source>
        <translation>Eine Fälschungskarte: Niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>A counterfeit card: %1 have seen it</source>
        <translation>Eine Fälschungskarte, gesehen von %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>a weapon, sold in a blind auction</source>
        <translation>eine Waffe, wird verdeckt versteigert</translation>
    </message>
    <message>
        <source>No effect. Its value alone.</source>
        <translation>Keine Wirkung. Nur ihr Wert.</translation>
    </message>
    <message>
        <source>One counterfeit card names it; nobody knows whether it is on the table, but for those who have seen it there.</source>
        <translation>Eine Fälschungskarte nennt sie; ob sie auf dem Tisch liegt, weiß nur, wer sie dort gesehen hat.</translation>
    </message>
    <message>
        <source>No counterfeit of it exists.</source>
        <translation>Von ihr gibt es keine Fälschung.</translation>
    </message>
    <message>
        <source>It names a relic that is a counterfeit. It is turned up when the game ends.</source>
        <translation>Sie nennt eine gefälschte Reliquie. Aufgedeckt wird sie am Ende des Spiels.</translation>
    </message>
</context>
<context>
    <name>w51::AuctionSecret</name>
    <message>
        <source>Your notes are not kept: %1. Close once more to leave them as they were.</source>
        <translation>Deine Notizen sind nicht gespeichert: %1. Schließt du noch einmal, bleiben sie, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>w51::AuctionTable</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
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
        <source>Options</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schirme</translation>
    </message>
</context>
<context>
    <name>w51::BoardArea</name>
    <message>
        <source>Standing bid</source>
        <translation>Höchstgebot</translation>
    </message>
    <message>
        <source>Nobody has bid</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>zahlt an %1</translation>
    </message>
    <message>
        <source>Who still speaks</source>
        <translation>Wer noch bietet</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>bot %1</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>dran</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dabei</translation>
    </message>
</context>
<context>
    <name>w51::BoxWords</name>
    <message>
        <source>2038. Everything must go.
Two of you know it is fake.</source>
        <translation>2038. Alles muss raus.
Zwei von euch wissen: gefälscht.</translation>
    </message>
    <message>
        <source>3 to 5 collectors · 45 minutes</source>
        <translation>3 bis 5 Sammler · 45 Minuten</translation>
    </message>
    <message>
        <source>Lot %1</source>
        <translation>Los %1</translation>
    </message>
</context>
<context>
    <name>w51::Ceremony</name>
    <message>
        <source>NEXT CARD</source>
        <translation>NÄCHSTE KARTE</translation>
    </message>
    <message>
        <source>WHAT FALLS</source>
        <translation>WAS FÄLLT</translation>
    </message>
    <message>
        <source>THE SCORE</source>
        <translation>DIE WERTUNG</translation>
    </message>
    <message>
        <source>THE RESULT</source>
        <translation>DAS ERGEBNIS</translation>
    </message>
    <message>
        <source>What everybody knew</source>
        <translation>Was alle wussten</translation>
    </message>
    <message>
        <source>All lots as they came up. Red ones were fakes; beside the seal stands who knew it.</source>
        <translation>Alle Lose in der Reihenfolge, in der sie unter den Hammer kamen. Rote waren Fälschungen; neben dem Siegel steht, wer es wusste.</translation>
    </message>
    <message>
        <source>The next counterfeit card</source>
        <translation>Die nächste Fälschungskarte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>LEAVE THE TABLE</source>
        <translation>DEN TISCH VERLASSEN</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Who knew what</source>
        <translation>Wer wusste was</translation>
    </message>
    <message>
        <source>go on, or what the lit button says</source>
        <translation>weiter oder was auf dem leuchtenden Knopf steht</translation>
    </message>
    <message>
        <source>show all at once; at the end, what everybody knew</source>
        <translation>alles auf einmal zeigen; am Ende, was alle wussten</translation>
    </message>
    <message>
        <source>back, on</source>
        <translation>zurück, weiter</translation>
    </message>
    <message>
        <source>help on a thing, and the rules</source>
        <translation>Hilfe zu dem, worauf du zeigst, und die Regeln</translation>
    </message>
    <message>
        <source>the log</source>
        <translation>das Protokoll</translation>
    </message>
    <message>
        <source>leave the table</source>
        <translation>den Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>w51::ChangesArea</name>
    <message>
        <source>The relic that it names</source>
        <translation>Die Reliquie, die sie nennt</translation>
    </message>
    <message>
        <source>It was sold for %1</source>
        <translation>Sie brachte %1</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Was das ändert</translation>
    </message>
    <message>
        <source>who leads now</source>
        <translation>wer jetzt führt</translation>
    </message>
</context>
<context>
    <name>w51::ChartArea</name>
    <message>
        <source>All relics</source>
        <translation>Alle Reliquien</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>Wer was weiß</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Esc: back to the table</source>
        <translation>Esc: zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>w51::ColumnsArea</name>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>aus %1 wird %2</translation>
    </message>
    <message>
        <source>leads with %1</source>
        <translation>führt mit %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>one</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>several</comment>
        <translation>%1 gewinnen</translation>
    </message>
</context>
<context>
    <name>w51::Course</name>
    <message>
        <source>Open auction</source>
        <translation>Offene Auktion</translation>
    </message>
    <message>
        <source>Blind auction</source>
        <translation>Verdeckte Auktion</translation>
    </message>
    <message>
        <source>Next lot</source>
        <translation>Nächstes Los</translation>
    </message>
</context>
<context>
    <name>w51::DeskArea</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>More numbers</source>
        <translation>Mehr Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pfand</translation>
    </message>
    <message>
        <source>at %1 or fewer</source>
        <translation>bei höchstens %1</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Ohne mich</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>TOO LITTLE</source>
        <translation>ZU WENIG</translation>
    </message>
    <message>
        <source>CLOSE ON %1</source>
        <translation>MIT %1 SCHLIESSEN</translation>
    </message>
    <message>
        <source>BID %1</source>
        <translation>%1 BIETEN</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>You pay %1, your left neighbour.</source>
        <translation>Du zahlst an %1, links von dir.</translation>
    </message>
    <message>
        <source>%1 is the lowest bid, and you can pay %2.</source>
        <translation>%1 ist das kleinste Gebot, du kannst %2 zahlen.</translation>
    </message>
    <message>
        <source>The next bid must be at least %1 now.</source>
        <translation>Das nächste Gebot muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>You hold %1 and may bid %2.</source>
        <translation>Du hast %1 und darfst %2 bieten.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Du hast %1.</translation>
    </message>
    <message>
        <source>Pass the mouse to %1</source>
        <translation>Gib die Maus an %1</translation>
    </message>
    <message>
        <source>The hand closes behind the curtain: 0 to %1.</source>
        <translation>Die Hand schließt sich hinter dem Vorhang: 0 bis %1.</translation>
    </message>
    <message>
        <source>Only they and a neighbour may see the cards beside them.</source>
        <translation>Jede Karte sehen nur die zwei, zwischen denen sie liegt.</translation>
    </message>
    <message>
        <source>One card, for their eyes alone.</source>
        <translation>Eine Karte, nur für diese Augen.</translation>
    </message>
    <message>
        <source>%1 TAKES OVER</source>
        <translation>%1 ÜBERNIMMT</translation>
    </message>
    <message>
        <source>Only the backs are seen: click a deck, or press its number.</source>
        <translation>Man sieht nur die Rückseiten: Klick einen Stapel an oder drück seine Zahl.</translation>
    </message>
    <message>
        <source>DISCARD IT</source>
        <translation>ABWERFEN</translation>
    </message>
    <message>
        <source>EXCHANGE</source>
        <translation>TAUSCHEN</translation>
    </message>
    <message>
        <source>PAY %1</source>
        <translation>%1 ZAHLEN</translation>
    </message>
    <message>
        <source>SEAL IT</source>
        <translation>SIEGELN</translation>
    </message>
    <message>
        <source>Who can pawn has a button at the seat.</source>
        <translation>Wer verpfänden kann, hat einen Knopf an seinem Platz.</translation>
    </message>
    <message>
        <source>LEAVE THE TABLE</source>
        <translation>DEN TISCH VERLASSEN</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 ingots now. Its effect sleeps; %2 buy it back at the end.</source>
        <translation>Jetzt %1 Barren. Die Wirkung schläft; am Ende löst du sie für %2 aus.</translation>
    </message>
    <message>
        <source>PAWN IT</source>
        <translation>VERPFÄNDEN</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The program plays for %1 once you have read on.</source>
        <translation>Der Computer spielt für %1, sobald du weitergelesen hast.</translation>
    </message>
    <message>
        <source>The program plays for %1.</source>
        <translation>Der Computer spielt für %1.</translation>
    </message>
    <message>
        <source>Ctrl+Z: undo.</source>
        <translation>Strg+Z: zurücknehmen.</translation>
    </message>
    <message>
        <source>▲ ▼, wheel: by one. Digits: jump. Home, End.</source>
        <translation>▲ ▼, Mausrad: um eins. Ziffern: direkt. Pos1, Ende.</translation>
    </message>
    <message>
        <source>%1 choose on their shields.</source>
        <translation>%1 wählen an ihren Schirmen.</translation>
    </message>
    <message>
        <source>%1 chooses on a shield.</source>
        <translation>%1 wählt am Schirm.</translation>
    </message>
    <message>
        <source>Nothing to press here: the answer comes from the phone.</source>
        <translation>Hier gibt es nichts zu drücken: Die Antwort kommt vom Telefon.</translation>
    </message>
</context>
<context>
    <name>w51::FistsArea</name>
    <message>
        <source>%1 turned the lot up</source>
        <translation>%1 hat das Los aufgedeckt</translation>
    </message>
    <message>
        <source>order in a tie: %1</source>
        <translation>Reihenfolge bei Gleichstand: %1</translation>
    </message>
    <message>
        <source>Three fists</source>
        <translation>Drei Fäuste</translation>
    </message>
    <message>
        <source>Four fists</source>
        <translation>Vier Fäuste</translation>
    </message>
    <message>
        <source>Five fists</source>
        <translation>Fünf Fäuste</translation>
    </message>
    <message>
        <source>%1 is a weapon: it is sold with closed hands. The highest fist wins and pays the left neighbour. A tie goes clockwise, the revealer counted first.</source>
        <translation>%1 ist eine Waffe: Geboten wird mit geschlossener Hand. Die höchste Faust gewinnt und zahlt an den linken Nachbarn. Bei Gleichstand geht es im Uhrzeigersinn, vom Aufdecker an.</translation>
    </message>
    <message>
        <source>%1 OF %2 CLOSED</source>
        <translation>%1 VON %2 GESCHLOSSEN</translation>
    </message>
    <message>
        <source>No numbers, no clock, no order of size: every fist closes in the same way.</source>
        <translation>Keine Zahlen, keine Uhr, keine Rangfolge: Jede Faust schließt sich gleich.</translation>
    </message>
    <message>
        <source>Sold to %1</source>
        <translation>Verkauft an %1</translation>
    </message>
    <message>
        <source>Not sold</source>
        <translation>Nicht verkauft</translation>
    </message>
    <message>
        <source>All hands are empty: the relic goes.</source>
        <translation>Alle Hände sind leer: Die Reliquie ist weg.</translation>
    </message>
    <message>
        <source>%1 hold %2 each. Clockwise from the revealer, %3 comes first.</source>
        <translation>%1 halten je %2. Im Uhrzeigersinn vom Aufdecker an kommt %3 zuerst.</translation>
    </message>
    <message>
        <source>Nobody else holds %1.</source>
        <translation>Niemand sonst hält %1.</translation>
    </message>
    <message>
        <source>go to %1, on the left of %2</source>
        <translation>gehen an %1, links von %2</translation>
    </message>
    <message>
        <source>All other hands keep what they held.</source>
        <translation>Alle anderen behalten, was sie hielten.</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 hält %2</translation>
    </message>
    <message>
        <source>BEHIND THE CURTAIN</source>
        <translation>HINTER DEM VORHANG</translation>
    </message>
    <message>
        <source>can hold 0 to %1</source>
        <translation>kann 0 bis %1 halten</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pfand</translation>
    </message>
    <message>
        <source>%1: pawn a relic</source>
        <translation>%1: eine Reliquie verpfänden</translation>
    </message>
    <message>
        <source>ON A SHIELD</source>
        <translation>AM SCHIRM</translation>
    </message>
</context>
<context>
    <name>w51::HallArea</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lots left</source>
        <translation>
            <numerusform>noch %n Los</numerusform>
            <numerusform>noch %n Lose</numerusform>
        </translation>
    </message>
    <message>
        <source>The lot: %1</source>
        <translation>Das Los: %1</translation>
    </message>
    <message>
        <source>The first lot waits for its deck.</source>
        <translation>Das erste Los wartet auf seinen Stapel.</translation>
    </message>
    <message>
        <source>RESERVE</source>
        <translation>VORRAT</translation>
    </message>
    <message>
        <source>Pawn tickets</source>
        <translation>Pfandmarken</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>GONE</source>
        <translation>WEG</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n relics</source>
        <translation>
            <numerusform>%n Reliquie</numerusform>
            <numerusform>%n Reliquien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 beiseite</translation>
    </message>
    <message>
        <source>seen by nobody</source>
        <translation>von niemandem gesehen</translation>
    </message>
    <message>
        <source>Places as if all were genuine</source>
        <translation>Ränge, als wäre alles echt</translation>
    </message>
</context>
<context>
    <name>w51::HeadArea</name>
    <message>
        <source>For %1&apos;s eyes only</source>
        <translation>Nur für die Augen von %1</translation>
    </message>
    <message>
        <source>Lot %1: %2, blind</source>
        <translation>Los %1: %2, verdeckt</translation>
    </message>
    <message>
        <source>Lot %1: %2</source>
        <translation>Los %1: %2</translation>
    </message>
</context>
<context>
    <name>w51::KnowersArea</name>
    <message>
        <source>nobody has seen it</source>
        <translation>niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>gesehen von %1</translation>
    </message>
    <message>
        <source>has seen it</source>
        <translation>hat sie gesehen</translation>
    </message>
    <message>
        <source>has not</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Who has looked at a card is for all to see. What stands on it stays behind the curtain.</source>
        <translation>Wer eine Karte angesehen hat, wissen alle. Was darauf steht, bleibt hinter dem Vorhang.</translation>
    </message>
    <message>
        <source>Beside the relics of %1</source>
        <translation>Neben den Reliquien von %1</translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Zwischen %1 und %2</translation>
    </message>
</context>
<context>
    <name>w51::KnownArea</name>
    <message>
        <source>unsold</source>
        <translation>unverkauft</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>What everybody knew</source>
        <translation>Was alle wussten</translation>
    </message>
    <message>
        <source>The best bluff</source>
        <translation>Der beste Bluff</translation>
    </message>
    <message>
        <source>%1 bid %2 for %3, knew that it was a fake, and got away with it</source>
        <translation>%1 bot %2 für %3, wusste von der Fälschung und kam davon</translation>
    </message>
    <message>
        <source>The dearest fake</source>
        <translation>Die teuerste Fälschung</translation>
    </message>
    <message>
        <source>%1 paid %2 for %3</source>
        <translation>%1 zahlte %2 für %3</translation>
    </message>
    <message>
        <source>The best neighbour</source>
        <translation>Die beste Nachbarschaft</translation>
    </message>
    <message>
        <source>%1 was paid %2 ingots by %3, the right neighbour</source>
        <translation>%1 bekam %2 Barren von rechts, von %3</translation>
    </message>
</context>
<context>
    <name>w51::OwnArea</name>
    <message numerus="yes">
        <source>The %n counterfeits that you know</source>
        <translation>
            <numerusform>Die Fälschung, die du kennst</numerusform>
            <numerusform>Die %n Fälschungen, die du kennst</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else knows it</source>
        <translation>Niemand sonst weiß es</translation>
    </message>
    <message>
        <source>%1 knows it too</source>
        <translation>%1 weiß es auch</translation>
    </message>
    <message>
        <source>Yours: worth nothing at the end, unless sealed or cancelled</source>
        <translation>Deine: am Ende nichts wert, außer gesiegelt oder aufgehoben</translation>
    </message>
    <message>
        <source>%1 owns the relic</source>
        <translation>%1 hat die Reliquie</translation>
    </message>
    <message>
        <source>The relic is gone</source>
        <translation>Die Reliquie ist weg</translation>
    </message>
    <message>
        <source>It is the lot now</source>
        <translation>Sie ist gerade das Los</translation>
    </message>
    <message>
        <source>Not sold yet</source>
        <translation>Noch nicht verkauft</translation>
    </message>
    <message>
        <source>Yours: counts for sets alone at the end, unless sealed or cancelled</source>
        <translation>Deine: zählt am Ende nur für Sätze, außer gesiegelt oder aufgehoben</translation>
    </message>
</context>
<context>
    <name>w51::ReasonArea</name>
    <message>
        <source>If you win, you pay %1.</source>
        <translation>Gewinnst du, zahlst du an %1.</translation>
    </message>
    <message>
        <source>In a tie the first of these wins: %1.</source>
        <translation>Bei Gleichstand gewinnt der Erste von: %1.</translation>
    </message>
    <message>
        <source>Close your fist</source>
        <translation>Schließ die Faust</translation>
    </message>
    <message>
        <source>You have seen them</source>
        <translation>Du hast sie gesehen</translation>
    </message>
    <message>
        <source>Each of these cards names a relic that is a counterfeit: at the end it counts for nothing. Below each card stands who else knows it.</source>
        <translation>Jede dieser Karten nennt eine gefälschte Reliquie: Am Ende zählt sie nichts. Unter jeder Karte steht, wer es außer dir weiß.</translation>
    </message>
    <message>
        <source>You may say about them what you like, true or not. You may look again whenever the table is open: click your name there.</source>
        <translation>Du darfst darüber sagen, was du willst, ob wahr oder nicht. Solange der Tisch offen ist, darfst du wieder nachsehen: Klick dort auf deinen Namen.</translation>
    </message>
    <message>
        <source>These are the relics:</source>
        <translation>Das sind die Reliquien:</translation>
    </message>
    <message>
        <source>Type two digits (03 is 3, 00 an empty hand), or click. Nothing is set beforehand.</source>
        <translation>Tipp zwei Ziffern (03 ist 3, 00 die leere Hand) oder klick. Vorher ist nichts eingestellt.</translation>
    </message>
    <message>
        <source>more than you can hold</source>
        <translation>mehr, als du halten kannst</translation>
    </message>
    <message numerus="yes">
        <source>of %n ingots</source>
        <translation>
            <numerusform>von %n Barren</numerusform>
            <numerusform>von %n Barren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::RelicsArea</name>
    <message>
        <source>not seen yet</source>
        <translation>noch verdeckt</translation>
    </message>
    <message>
        <source>the lot now</source>
        <translation>gerade das Los</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>sold for %1</source>
        <translation>verkauft für %1</translation>
    </message>
    <message>
        <source>pawned</source>
        <translation>verpfändet</translation>
    </message>
    <message>
        <source>certified</source>
        <translation>mit Zertifikat</translation>
    </message>
    <message>
        <source>%1, value %2: %3</source>
        <translation>%1, Wert %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::RingArea</name>
    <message>
        <source>%1 stands at %2</source>
        <translation>%1 steht bei %2</translation>
    </message>
    <message>
        <source>if sold now, %1 is paid %2</source>
        <translation>wird jetzt verkauft, bekommt %1 %2</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>%1 have seen it</source>
        <translation>gesehen von %1</translation>
    </message>
    <message>
        <source>%1 have seen them</source>
        <translation>gesehen von %1</translation>
    </message>
</context>
<context>
    <name>w51::SeatArea</name>
    <message>
        <source>thinks</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>steht bei %1</translation>
    </message>
    <message>
        <source>asked now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>holds %1, for all to hear</source>
        <translation>hält %1, alle hören es</translation>
    </message>
    <message>
        <source>fist closed</source>
        <translation>Faust geschlossen</translation>
    </message>
    <message>
        <source>closing now</source>
        <translation>schließt gerade</translation>
    </message>
    <message>
        <source>won with %1</source>
        <translation>gewinnt mit %1</translation>
    </message>
    <message>
        <source>empty hand</source>
        <translation>leere Hand</translation>
    </message>
    <message>
        <source>keeps the ingots</source>
        <translation>behält die Barren</translation>
    </message>
    <message>
        <source>points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Rang</translation>
    </message>
    <message numerus="yes">
        <source>%n pts</source>
        <translation>
            <numerusform>%n Pkt.</numerusform>
            <numerusform>%n Pkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pfand</translation>
    </message>
    <message>
        <source>%1: pawn a relic</source>
        <translation>%1: eine Reliquie verpfänden</translation>
    </message>
    <message>
        <source>%1, pawned</source>
        <translation>%1, verpfändet</translation>
    </message>
    <message>
        <source>%1, with a certificate</source>
        <translation>%1, mit Zertifikat</translation>
    </message>
    <message>
        <source>%1: ingots: %2. %3</source>
        <translation>%1: Barren: %2. %3</translation>
    </message>
    <message>
        <source>choosing on a shield</source>
        <translation>wählt am Schirm</translation>
    </message>
</context>
<context>
    <name>w51::SecretScreen</name>
    <message>
        <source>For your eyes only</source>
        <translation>Nur für deine Augen</translation>
    </message>
    <message>
        <source>Close the curtain when you have seen enough.</source>
        <translation>Schließ den Vorhang, wenn du genug gesehen hast.</translation>
    </message>
    <message>
        <source>CLOSE THE CURTAIN</source>
        <translation>VORHANG ZU</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>A closed fist stays closed. All open together.</source>
        <translation>Eine geschlossene Faust bleibt zu. Alle öffnen sich gemeinsam.</translation>
    </message>
    <message>
        <source>CLOSE ON %1</source>
        <translation>MIT %1 SCHLIESSEN</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>close the fist, or the curtain</source>
        <translation>die Faust oder den Vorhang schließen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to cards, fist and note sheet</source>
        <translation>zu Karten, Faust und Notizblatt</translation>
    </message>
    <message>
        <source>1 to 4, Del</source>
        <translation>1 bis 4, Entf</translation>
    </message>
    <message>
        <source>on a line of the note sheet: ?, no, maybe, sure; no mark</source>
        <translation>auf einer Zeile des Notizblatts: ?, nein, kann sein, sicher; kein Zeichen</translation>
    </message>
    <message>
        <source>help on a thing</source>
        <translation>Hilfe zu dem, worauf du zeigst</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close the curtain without closing a fist</source>
        <translation>den Vorhang schließen, ohne eine Faust zu schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>no number yet</source>
        <translation>noch keine Zahl</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>You can hold %1 at most.</source>
        <translation>Du kannst höchstens %1 halten.</translation>
    </message>
    <message>
        <source>two digits</source>
        <translation>zwei Ziffern</translation>
    </message>
    <message>
        <source>set the fist: 03 is 3</source>
        <translation>die Faust einstellen: 03 ist 3</translation>
    </message>
    <message>
        <source>clear it</source>
        <translation>leeren</translation>
    </message>
</context>
<context>
    <name>w51::SheetArea</name>
    <message>
        <source>no</source>
        <comment>a mark on the note sheet</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>maybe</source>
        <translation>kann sein</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>you saw it</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>%1: no mark</source>
        <translation>%1: kein Zeichen</translation>
    </message>
    <message>
        <source>%1: nobody is suspected</source>
        <translation>%1: niemand im Verdacht</translation>
    </message>
    <message>
        <source>%1: %2 seems to know</source>
        <translation>%1: %2 scheint es zu wissen</translation>
    </message>
    <message>
        <source>Note sheet</source>
        <translation>Notizblatt</translation>
    </message>
    <message>
        <source>%1 could be forged, %2 are</source>
        <translation>%1 möglich, %2 gefälscht</translation>
    </message>
    <message>
        <source>marks are yours alone</source>
        <translation>Zeichen nur für dich</translation>
    </message>
    <message>
        <source>A mark: click, or 1 to 4. Who seems to know: click the ring.</source>
        <translation>Ein Zeichen: Klick oder 1 bis 4. Wer es zu wissen scheint: Klick auf den Ring.</translation>
    </message>
    <message>
        <source>There is no counterfeit of: %1.</source>
        <translation>Keine Fälschung gibt es von: %1.</translation>
    </message>
</context>
<context>
    <name>w51::SinceArea</name>
    <message>
        <source>Since your last look</source>
        <translation>Seit du zuletzt hier warst</translation>
    </message>
    <message>
        <source>Nothing has happened.</source>
        <translation>Nichts ist geschehen.</translation>
    </message>
</context>
<context>
    <name>w51::SlotsArea</name>
    <message>
        <source>nobody knew</source>
        <translation>niemand wusste es</translation>
    </message>
    <message>
        <source>knew</source>
        <comment>one</comment>
        <translation>wusste es</translation>
    </message>
    <message>
        <source>knew</source>
        <comment>several</comment>
        <translation>wussten es</translation>
    </message>
</context>
<context>
    <name>w51::StandingArea</name>
    <message>
        <source>Where you stand, as far as you know</source>
        <translation>Wo du stehst, soweit du weißt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Rang</translation>
    </message>
    <message>
        <source>1st: %1</source>
        <translation>1.: %1</translation>
    </message>
    <message>
        <source>2nd: %1</source>
        <translation>2.: %1</translation>
    </message>
    <message>
        <source>Points if it ended now, without the fakes that you know: %1</source>
        <translation>Punkte, wäre jetzt Schluss, ohne bekannte Fälschungen: %1</translation>
    </message>
</context>
<context>
    <name>w51::StandingsArea</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in all: %2</source>
        <translation>%1, insgesamt: %2</translation>
    </message>
    <message>
        <source>IN ALL</source>
        <translation>INSGESAMT</translation>
    </message>
    <message>
        <source>If it ended now and all relics were genuine. Pawned ones count for neither value nor sets.</source>
        <translation>Wenn jetzt Schluss wäre und alle Reliquien echt wären. Verpfändete zählen weder für Werte noch für Sätze.</translation>
    </message>
</context>
<context>
    <name>w51::TableScreen</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>bid, or what the lit button says</source>
        <translation>bieten oder was auf dem leuchtenden Knopf steht</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>pass, or go behind the curtain</source>
        <translation>passen oder hinter den Vorhang</translation>
    </message>
    <message>
        <source>▲ ▼, wheel</source>
        <translation>▲ ▼, Mausrad</translation>
    </message>
    <message>
        <source>one more, one less</source>
        <translation>eins mehr, eins weniger</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 bis 9</translation>
    </message>
    <message>
        <source>jump to a number</source>
        <translation>direkt zu einer Zahl</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>lowest, highest</source>
        <translation>kleinstes, größtes</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
    <message>
        <source>pick a deck</source>
        <translation>einen Stapel wählen</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>verpfänden</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>enlarge what is pointed at</source>
        <translation>vergrößern, worauf du zeigst</translation>
    </message>
    <message>
        <source>help on a thing, and the rules</source>
        <translation>Hilfe zu dem, worauf du zeigst, und die Regeln</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>the log</source>
        <translation>das Protokoll</translation>
    </message>
    <message>
        <source>the rule of the question</source>
        <translation>die Regel zur Frage</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, or the menu</source>
        <translation>zurück oder das Menü</translation>
    </message>
    <message>
        <source>all relics, and what is left</source>
        <translation>alle Reliquien und was noch kommt</translation>
    </message>
    <message>
        <source>who knows which counterfeit</source>
        <translation>wer welche Fälschung kennt</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>der Stand</translation>
    </message>
</context>
<context>
    <name>w51::TopArea</name>
    <message numerus="yes">
        <source>going round; %n still in; it ends when one is left</source>
        <translation>
            <numerusform>reihum; noch %n dabei; bis einer übrig ist</numerusform>
            <numerusform>reihum; noch %n dabei; bis einer übrig ist</numerusform>
        </translation>
    </message>
    <message>
        <source>hands close one after the other, then all open together</source>
        <translation>die Hände schließen sich nacheinander und öffnen sich zusammen</translation>
    </message>
    <message>
        <source>all hands are open</source>
        <translation>alle Hände sind offen</translation>
    </message>
    <message>
        <source>the winner picks the next deck</source>
        <translation>wer gewonnen hat, wählt den nächsten Stapel</translation>
    </message>
    <message>
        <source>everybody looks at the cards beside them</source>
        <translation>alle sehen die Karten neben sich an</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Auslösen</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Counterfeits</source>
        <translation>Fälschungen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The reckoning</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message numerus="yes">
        <source>%n lots</source>
        <translation>
            <numerusform>%n Los</numerusform>
            <numerusform>%n Lose</numerusform>
        </translation>
    </message>
    <message>
        <source>Lot %1 of %2</source>
        <translation>Los %1 von %2</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
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
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
</context>
</TS>
