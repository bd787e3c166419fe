<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>w13::LostArea</name>
    <message numerus="yes">
        <source>The Traitor is revealed and holds %n Traitor cards.</source>
        <translation>
            <numerusform>The Traitor is revealed and holds one Traitor card.</numerusform>
            <numerusform>The Traitor is revealed and holds %n Traitor cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w13::RetrievalArea</name>
    <message numerus="yes">
        <source>%n Goo dice left; one is covered each round.</source>
        <translation>
            <numerusform>One Goo die left; one is covered each round.</numerusform>
            <numerusform>%n Goo dice left; one is covered each round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w13::SeatsArea</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w13::StartScreen</name>
    <message numerus="yes">
        <source>%n players. Each looks at a Loyalty card first.</source>
        <translation>
            <numerusform>%n player, who looks at a Loyalty card first.</numerusform>
            <numerusform>%n players. Each looks at a Loyalty card first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
</TS>
