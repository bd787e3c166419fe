<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GaugeWords</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReckoningWords</name>
    <message numerus="yes">
        <source>%n relics fall</source>
        <translation>
            <numerusform>%n relic falls</numerusform>
            <numerusform>%n relics fall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tied for 1st, %n points</source>
        <translation>
            <numerusform>tied for 1st, %n point</numerusform>
            <numerusform>tied for 1st, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1st, %n points</source>
        <translation>
            <numerusform>1st, %n point</numerusform>
            <numerusform>1st, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2nd, %n points</source>
        <translation>
            <numerusform>2nd, %n point</numerusform>
            <numerusform>2nd, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>four colours: %n points</source>
        <translation>
            <numerusform>four colours: %n point</numerusform>
            <numerusform>four colours: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ingots</source>
        <translation>
            <numerusform>%n ingot</numerusform>
            <numerusform>%n ingots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneWords</name>
    <message numerus="yes">
        <source>%n dice are locked</source>
        <translation>
            <numerusform>%n die is locked</numerusform>
            <numerusform>%n dice are locked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can be used again</source>
        <translation>
            <numerusform>%n can be used again</numerusform>
            <numerusform>%n can be used again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more executed Plots, and the season is lost.</source>
        <translation>
            <numerusform>One more executed Plot, and the season is lost.</numerusform>
            <numerusform>%n more executed Plots, and the season is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executed Plots win the season for the Traitor.</source>
        <translation>
            <numerusform>One executed Plot wins the season for the Traitor.</numerusform>
            <numerusform>%n executed Plots win the season for the Traitor.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardTree</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearnPanel</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fast track: %n lessons, and you can play.</source>
        <translation>
            <numerusform>The fast track: %n lesson, and you can play.</numerusform>
            <numerusform>The fast track: %n lessons, and you can play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes.</source>
        <translation>
            <numerusform>About %n minute.</numerusform>
            <numerusform>About %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fast track: %n lessons are left.</source>
        <translation>
            <numerusform>The fast track: %n lesson is left.</numerusform>
            <numerusform>The fast track: %n lessons are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MeasureBench</name>
    <message numerus="yes">
        <source>%n matches could not be played: %1</source>
        <translation>
            <numerusform>%n match could not be played: %1</numerusform>
            <numerusform>%n matches could not be played: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MeasureFrame</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PicturePicker</name>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlainSetup</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PrintPanel</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets, the first of %1 x %2 places.</source>
        <translation>
            <numerusform>%n sheet, of %1 x %2 places.</numerusform>
            <numerusform>%n sheets, the first of %1 x %2 places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures with 300 dots an inch.</source>
        <translation>
            <numerusform>%n picture with 300 dots an inch.</numerusform>
            <numerusform>%n pictures with 300 dots an inch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages. Print them at actual size (100 %).</source>
        <translation>
            <numerusform>%n page. Print it at actual size (100 %).</numerusform>
            <numerusform>%n pages. Print them at actual size (100 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n pictures in %1</source>
        <translation>
            <numerusform>Saved: %n picture in %1</numerusform>
            <numerusform>Saved: %n pictures in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SharePanel</name>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflicts</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WorkshopScreen</name>
    <message numerus="yes">
        <source>No errors in %n files.</source>
        <translation>
            <numerusform>No errors in %n file.</numerusform>
            <numerusform>No errors in %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not saved</source>
        <translation>
            <numerusform>%n not saved</numerusform>
            <numerusform>%n not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are not saved, and would not be in the pack.</source>
        <translation>
            <numerusform>%n card is not saved, and would not be in the pack.</numerusform>
            <numerusform>%n cards are not saved, and would not be in the pack.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w13::FaultsDialog</name>
    <message numerus="yes">
        <source>The cards cannot be read: %n errors. Fix them and start again.</source>
        <translation>
            <numerusform>The cards cannot be read: %n error. Fix it and start again.</numerusform>
            <numerusform>The cards cannot be read: %n errors. Fix them and start again.</numerusform>
        </translation>
    </message>
</context>
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
    <name>w13::MeasurePanel</name>
    <message numerus="yes">
        <source>%n seasons could not be played: %1</source>
        <translation>
            <numerusform>%n season could not be played: %1</numerusform>
            <numerusform>%n seasons could not be played: %1</numerusform>
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
    <name>w13::WorkshopFlow</name>
    <message numerus="yes">
        <source>With the cards as they are now, the last %n steps cannot be made.</source>
        <translation>
            <numerusform>With the cards as they are now, the last step cannot be made.</numerusform>
            <numerusform>With the cards as they are now, the last %n steps cannot be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors in the cards: you see their last good versions.</source>
        <translation>
            <numerusform>%n error in the cards: you see their last good versions.</numerusform>
            <numerusform>%n errors in the cards: you see their last good versions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::ColumnsArea</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::DeskArea</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::HallArea</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lots left</source>
        <translation>
            <numerusform>%n lot left</numerusform>
            <numerusform>%n lots left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relics</source>
        <translation>
            <numerusform>%n relic</numerusform>
            <numerusform>%n relics</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::OwnArea</name>
    <message numerus="yes">
        <source>The %n counterfeits that you know</source>
        <translation>
            <numerusform>The counterfeit that you know</numerusform>
            <numerusform>The %n counterfeits that you know</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::ReasonArea</name>
    <message numerus="yes">
        <source>of %n ingots</source>
        <translation>
            <numerusform>of %n ingot</numerusform>
            <numerusform>of %n ingots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::RelicsArea</name>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>%n to come</numerusform>
            <numerusform>%n to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::SeatArea</name>
    <message numerus="yes">
        <source>%n pts</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::StandingsArea</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>w51::TopArea</name>
    <message numerus="yes">
        <source>going round; %n still in; it ends when one is left</source>
        <translation>
            <numerusform>going round; %n still in; it ends when one is left</numerusform>
            <numerusform>going round; %n still in; it ends when one is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lots</source>
        <translation>
            <numerusform>%n lot</numerusform>
            <numerusform>%n lots</numerusform>
        </translation>
    </message>
</context>
</TS>
