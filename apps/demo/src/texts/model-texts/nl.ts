import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'bureau',
    description:
      '{name} is een bureau voor een kleine kamer of voor een rustige hoek van een grote. Vier taps toelopende poten van massief hout dragen een dun blad, en in de platte lade verdwijnen pennen, notitieboek en oplaadkabel.',
    details: [
      'Poten van massief hout, aan de binnenzijden taps',
      'Lade met 5 cm binnenhoogte op gewaxte houten lopers',
      '62 cm beenruimte onder de lade',
    ],
  },
  'desk-trestle': {
    noun: 'schraagbureau',
    description:
      'Een breed blad rust op twee A-vormige schragen, meer is het niet. {name} staat in vijf minuten zonder gereedschap, verhuist plat tegen een wand en biedt plaats aan twee stoelen naast elkaar wanneer er veel uit te spreiden valt.',
    details: [
      'Schragen met doorgestoken pen-en-gatverbinding, voeten met vilt',
      'Blad van 26 mm, op zijn plaats gehouden door vier houten pennen',
      'Schragen kunnen dichter bij elkaar of verder uit elkaar',
    ],
  },
  'desk-drawers': {
    noun: 'bureau met lades',
    description:
      'Rechts staan drie lades, links draagt een dicht paneel het blad, en daartussen blijft ruimte voor de knieën. {name} heeft een afgewerkte achterkant en mag dus ook de kamer in kijken in plaats van naar de muur.',
    details: [
      'Lades op verborgen metalen geleiders met softclose',
      'Onderste lade is diep genoeg voor A4-mappen',
      'Kabeldoorvoer met dekseltje aan de achterrand van het blad',
    ],
  },
  'desk-steel': {
    noun: 'bureau',
    description:
      'Een houten blad op een slank onderstel van zwart staal: {name} oogt licht en staat stevig, omdat een kruis aan de achterkant de zijwaartse beweging opvangt. Leg de kabels langs de schoor en de vloer blijft vrij voor de bezem.',
    details: [
      'Onderstel van vierkante buis 20 mm, gelast en gepoedercoat',
      'Stelvoeten van 10 mm voor een oneffen vloer',
      'Blad in sleufgaten geschroefd, zodat het hout kan werken',
    ],
  },
  'desk-secretary': {
    noun: 'secretaire',
    description:
      'Vier kleine vakken achterop bewaren brieven, een bril en alles wat anders maar over het blad zwerft. {name} houdt zo het schrijfvlak vrij, en op het opzetstuk staat de lamp of een plant op ooghoogte.',
    details: [
      'Vakken met zwaluwstaarten verbonden, elk 22 cm breed',
      'Schrijfvlak van 38 cm diep vóór de vakken',
      'Opzetstuk zit met twee schroeven vast en kan ook weg',
    ],
  },
  'desk-corner': {
    noun: 'hoekbureau',
    description:
      'Twee bladen komen in een rechte hoek bij elkaar: aan de ene kant het scherm, aan de andere kant het papier. {name} rust op vierkante houten poten die helemaal aan de rand staan en een bureaustoel niet in de weg zitten.',
    details: [
      'Korte zijde links of rechts te monteren',
      'Bladen van onderen met stalen koppelingen aangetrokken',
      'Kabeldoorvoer met houten dekseltje in de hoek',
    ],
  },
  'standing-two-leg': {
    noun: 'zit-stabureau',
    description:
      'Twee telescopische stalen kolommen brengen het blad in ongeveer twaalf seconden van zit- naar stahoogte, zo stil dat u er gewoon bij kunt bellen. {name} onthoudt vier hoogtes en wijkt terug zodra het een armleuning of vensterbank raakt.',
    details: [
      'Hoogte van 72 tot 120 cm, in elke kolom een motor',
      'Draagt tot 80 kg, schermen meegerekend',
      'Bedieningspaneel met vier geheugenplaatsen en display',
    ],
  },
  'standing-rounded': {
    noun: 'zit-stabureau',
    description:
      'De rand van het blad is rondom afgerond, en dat merken uw onderarmen aan het eind van de dag. Onder {name} hangt een kabelgoot die met het blad op en neer gaat, zodat er maar één snoer naar het stopcontact loopt.',
    details: [
      'Rand afgerond met een straal van 12 mm',
      'Stalen kabelgoot klapt aan de achterkant omlaag',
      'Elektrisch van 72 tot 118 cm, met kinderslot',
    ],
  },
  'standing-drawer': {
    noun: 'zit-stabureau met lade',
    description:
      'Verstelbare bureaus hebben zelden een plek voor kleine dingen; dit exemplaar heeft een ondiepe lade vlak onder het blad. {name} neemt die mee omhoog, zodat laptop, pennen en koptelefoon zittend en staand binnen handbereik blijven.',
    details: [
      'Lade met 4 cm binnenhoogte, bekleed met grijs vilt',
      'Elektrisch verstelbaar van 73 tot 121 cm',
      'Ladefront ligt gelijk met de regel',
    ],
  },
  'standing-compact': {
    noun: 'zit-statafel',
    description:
      'Eén kolom op een brede voet en een blad dat net groot genoeg is voor laptop en notitieblok: {name} past naast het bed, in de gang of bij de bank. Een gasveer doet het tilwerk, een stopcontact is niet nodig.',
    details: [
      'Hoogte van 73 tot 110 cm, hendel onder het blad',
      'Draagt in elke stand tot 15 kg',
      'Stalen voetplaat met vilt aan de onderzijde',
    ],
  },
  'standing-converter': {
    noun: 'bureauverhoger',
    description:
      'Op het bureau gezet dat u al hebt, maakt {name} er een werkplek van waaraan u ook kunt staan. Schaararmen tillen scherm en toetsenbordplank samen recht omhoog, dus dieper dan in lage stand wordt het geheel niet.',
    details: [
      'Gaat tot 38 cm omhoog, gasveren aan beide zijden',
      'Draagt tot 12 kg, genoeg voor twee kleine schermen',
      'Komt gemonteerd, alleen de toetsenbordplank klikt u vast',
    ],
  },
  'standing-conference': {
    noun: 'zit-stavergadertafel',
    description:
      'Een lange vergadertafel die omhooggaat voor het korte ochtendoverleg en weer zakt voor het uur daarna. Drie kolommen lopen onder {name} gelijk op, zodat het blad waterpas blijft, ook als iedereen op hetzelfde uiteinde leunt.',
    details: [
      'Hoogte van 72 tot 118 cm met drie gesynchroniseerde motoren',
      'Twee kabelkleppen met scharnier in het blad',
      'Blad in twee helften, verbonden met trekbouten',
    ],
  },

  'office-task': {
    noun: 'bureaustoel',
    description:
      'Zitting en rug van {name} kantelen in een vaste verhouding mee, zodat uw voeten op de vloer blijven als u achterover leunt. De vulling is stevig genoeg voor een hele dag, en met de armleuningen laag past hij onder de meeste bureaus.',
    details: [
      'Zithoogte van 42 tot 53 cm met gasveer',
      'Armleuningen 8 cm in hoogte verstelbaar',
      'Zachte wielen voor harde vloeren, om te wisselen voor tapijt',
    ],
  },
  'office-high-back': {
    noun: 'bureaustoel met hoge rug',
    description:
      'Een hoge rug met hoofdsteun ontlast nek en schouders tijdens lange gesprekken en lange teksten. {name} steunt de onderrug met een kussen dat op en neer schuift, en de rugleuning zet u rechtop of gekanteld vast.',
    details: [
      'Hoofdsteun verstelbaar in hoogte en hoek',
      'Rugleuning vast te zetten in vier standen, tot 130 kg',
      'Vijfteensvoet van gepolijst aluminium, wielen van 60 mm',
    ],
  },
  'office-shell': {
    noun: 'draaistoel',
    description:
      'De kuip is geperst uit dunne lagen fineer en veert licht mee met de rug, een kussen heeft hij daardoor niet nodig. {name} draait en rijdt als een bureaustoel en staat aan de keukentafel net zo goed.',
    details: [
      'Kuip van negenlaags gevormd multiplex, 11 mm dik',
      'Zithoogte van 41 tot 51 cm',
      'Wielen remmen vanzelf als er niemand zit',
    ],
  },
  'office-stool': {
    noun: 'draaikruk',
    description:
      'Een ronde zitting op één voet, voor een snelle notitie aan het bureau of voor de tweede persoon bij het scherm. {name} draait vrij rond, is in hoogte verstelbaar en verdwijnt onder het blad als u klaar bent.',
    details: [
      'Zithoogte van 48 tot 62 cm met gasveer',
      'Vulling van 7 cm koudschuim',
      'Voet van 38 cm doorsnede met viltring eronder',
    ],
  },
  'office-saddle': {
    noun: 'zadelkruk',
    description:
      'Op een zadelzitting openen de heupen zich en komt de rug vanzelf recht, zonder leuning. {name} hoort bij tekentafels, werkbanken en omhoog gezette bureaus, en velen wisselen er graag een uur of twee per dag naar.',
    details: [
      'Zithoogte van 52 tot 66 cm, zithoek instelbaar',
      'Onderstel met vijf dubbele wielen met rem',
      'Bekleding uit drie delen, zonder naad in het midden',
    ],
  },
  'office-visitor': {
    noun: 'bezoekersstoel',
    description:
      'Eén gebogen stalen buis draagt zitting en rug en geeft bij elke beweging een beetje mee. {name} is bedacht voor de andere kant van het bureau en doet het net zo goed in een wachtruimte of rond een vergadertafel.',
    details: [
      'Stalen buis van 25 mm, uit één stuk gebogen',
      'Zitting en rug gevuld met 4 cm schuim',
      'Kunststof doppen beschermen houten vloeren',
    ],
  },

  'shelf-ladder': {
    noun: 'ladderrek',
    description:
      'Vijf planken, onderaan breed en bovenaan smal, leunen tegen de muur als een ladder in rust. {name} past in een badkamer, een gang of de opening naast een kast waar een gewone boekenkast te zwaar zou ogen.',
    details: [
      'Planken van 18 tot 38 cm diep, elk tot 8 kg',
      'Twee muurbevestigingen voor bovenaan meegeleverd',
      'Stijlen schuin afgezaagd, met rubberen voetjes',
    ],
  },
  'shelf-cube': {
    noun: 'vakkenkast',
    description:
      'Open vakken van gelijke maat bergen platen, dozen en boeken, staand of liggend. {name} heeft geen achterwand, laat dus het licht door en kan even goed dwars in de kamer staan als langs een muur.',
    details: [
      'Vakken van binnen 33 bij 33 cm, elk tot 13 kg',
      'Smal twee bij vier, breed vier bij vier vakken',
      'Panelen van 25 mm, halfhouts verbonden, geen schroef te zien',
    ],
  },
  'shelf-tall': {
    noun: 'boekenkast',
    description:
      'Zes planken op een hoogte die de wand benut en waarvan de bovenste met een klein opstapje bereikbaar blijft. De dichte achterwand van {name} zit in een groef; hij houdt de kast haaks en de boeken los van de muur.',
    details: [
      'Vier van de zes planken per 32 mm verstelbaar',
      'Elke plank draagt 25 kg, mits verdeeld',
      'Kantelbeveiliging voor steen en gipsplaat meegeleverd',
    ],
  },
  'shelf-steel': {
    noun: 'stellingkast',
    description:
      'Vier planken hangen in een dun frame van zwart staal dat tegen de muur bijna wegvalt. {name} is naar alle kanten open en draagt meer dan u denkt: kookboeken, een platenspeler, een rij planten in stenen potten.',
    details: [
      'Frame van vierkante buis 15 mm, matzwart gepoedercoat',
      'Elke plank draagt 25 kg en is uitneembaar om schoon te maken',
      'Stelvoeten op alle vier de hoeken',
    ],
  },
  'shelf-wall': {
    noun: 'wandplank',
    description:
      'Twee planken op messing dragers, precies diep genoeg voor pockets, kruidenpotjes of een rij kleine lijsten. De dragers van {name} zijn niet gelakt en worden donkerder waar handen ze raken; met wat poets komt de glans terug.',
    details: [
      'Dragers van massief messing, 4 mm dik',
      'Draagt 12 kg aan een gemetselde muur',
      'Schroeven en pluggen voor steen en gipsplaat inbegrepen',
    ],
  },
  'shelf-room-divider': {
    noun: 'roomdivider',
    description:
      'Laag genoeg om overheen te kijken, aan twee kanten open en ongelijk verdeeld, zodat hoge vazen en kleine boeken elk hun plek vinden. {name} bakent een werkplek of eethoek af zonder het daglicht weg te nemen.',
    details: [
      'Rondom afgewerkt, staat ook zonder muur',
      'Twee vakken van 34 cm hoog, op maat voor elpees',
      'Staanders en planken met verborgen deuvels en excenters',
    ],
  },

  'drawers-chest': {
    noun: 'ladekast',
    description:
      'Vier lades over de volle breedte bergen beddengoed, truien en alles wat plat moet liggen. {name} staat op korte, taps toelopende poten waar de stofzuiger onderdoor kan, en de lades gaan helemaal tot achteren open.',
    details: [
      'Laden op alle vier de hoeken met zwaluwstaarten verbonden',
      'Volledig uittrekbaar met softclose, elk tot 20 kg',
      'Kantelbeveiliging voor de muur meegeleverd',
    ],
  },
  'drawers-sideboard': {
    noun: 'dressoir',
    description:
      'Links en rechts een deur, daartussen drie lades: {name} houdt borden, glazen en tafellinnen uit elkaar. Bij de houtuitvoeringen loopt de nerf over alle fronten door, en bovenop is plaats voor een buffet of een platenspeler.',
    details: [
      'Achter elke deur één verstelbare plank',
      'Scharnieren en geleiders met softclose',
      'Kabelopeningen links en rechts in de achterwand',
    ],
  },
  'drawers-pedestal': {
    noun: 'ladeblok',
    description:
      '{name} rolt onder het bureau of ernaast en biedt bovenop nog wat plaats voor de printer. Van de drie lades gaat de bovenste op slot; de onderste is hoog genoeg voor flessen of voor mappen die rechtop staan.',
    details: [
      'Bovenste lade met slot en twee sleutels',
      'Vier wielen, de voorste met rem',
      'Een vijfde wiel onder de onderste lade voorkomt kantelen',
    ],
  },
  'drawers-tallboy': {
    noun: 'hoge ladekast',
    description:
      'Een halve meter muur is genoeg voor zes lades. {name} sorteert sokken, sjaals, opladers en papieren van onder naar boven, en in de fronten is een greep gefreesd, zodat er geen knoppen zijn waar een mouw aan blijft haken.',
    details: [
      'Bovenste lade met vilt bekleed, voor horloges en sieraden',
      'Lades met uitvalbeveiliging',
      'Moet aan de muur worden bevestigd, beslag meegeleverd',
    ],
  },
  'drawers-bedside': {
    noun: 'nachtkastje',
    description:
      'Een lade voor wat niemand hoeft te zien, een open vak voor het boek van dit moment. {name} staat op ronde poten ter hoogte van de meeste matrassen en heeft achteraan een gleuf voor de oplaadkabel.',
    details: [
      'Poten met de hand in te draaien, zonder gereedschap',
      'Lade van binnen 8 cm hoog, met houten stop',
      'Kabelgleuf van 6 cm breed in de achterwand',
    ],
  },
  'drawers-tv': {
    noun: 'tv-meubel',
    description:
      'De lattendeuren schuiven in plaats van te draaien, dus het meubel mag dicht bij de bank staan, en het signaal van de afstandsbediening gaat door de kieren. {name} verbergt spelers, router en kabels achter een rustig houten front.',
    details: [
      'Deuren lopen in een groef van hardhout en zijn uitneembaar',
      'Draagt een scherm tot 50 kg',
      'Achterwand met drie kabelopeningen per vak',
    ],
  },

  'lamp-desk-arm': {
    noun: 'bureaulamp',
    description:
      'Twee scharnieren en een draaibare voet brengen het licht waar het werk ligt en daarna weer uit de weg. De kegelvormige kap van {name} is aan de zijkanten dicht, zodat niemand tegenover u in het licht kijkt.',
    details: [
      'Scharnieren met de hand aan te draaien, de arm blijft staan',
      'Wipschakelaar op de kap, snoer van 2 m',
      'Fitting E27, vervangbare ledlamp van 7 W meegeleverd',
    ],
  },
  'lamp-floor-arc': {
    noun: 'booglamp',
    description:
      'De boog reikt van achter de bank tot boven het midden van de tafel, waar anders een plafondpunt nodig was. Een zware ronde voet houdt {name} overeind; de halfronde kap draait en schijnt omlaag of tegen de muur.',
    details: [
      'Reikwijdte 95 cm, doorloophoogte onder de kap 165 cm',
      'Voet van 9 kg met vilt eronder',
      'Voetschakelaar in het snoer, E27-ledlamp meegeleverd',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'driepootlamp',
    description:
      'Drie houten poten spreiden zich onder een ronde kap van naturel linnen, die het licht naar alle kanten verzacht. {name} hoort naast een fauteuil of in een donkere hoek en klapt voor de verhuizing smal in elkaar.',
    details: [
      'Linnen kap van 42 cm, afneembaar om af te stoffen',
      'Snoer met katoen omvlochten, 2,5 m lang',
      'Fitting E27, ledlamp van 7 W meegeleverd',
    ],
  },
  'lamp-pendant': {
    noun: 'hanglamp',
    description:
      'Een wijde koepel die het licht boven de eettafel verzamelt en de rest van de kamer met rust laat. Van binnen is {name} altijd matwit; dat maakt het licht warmer en u kijkt niet in een kale lamp.',
    details: [
      'Uit één plaat metaal geforceerd, zonder naad',
      'Textielsnoer van 200 cm, in te korten in de plafondkap',
      'E27-ledlamp meegeleverd; laten aansluiten door een elektricien',
    ],
  },
  'lamp-globe': {
    noun: 'bollamp',
    description:
      'Een bol van opaalglas op een slanke metalen steel verspreidt gelijkmatig licht zonder dat u de lamp ziet. {name} is klein genoeg voor een vensterbank of boekenplank en helder genoeg om ’s avonds de weg te vinden.',
    details: [
      'Mondgeblazen glas, 16 cm doorsnede',
      'Draaidimmer in het snoer',
      'Bol komt met een kwartslag los om de lamp te vervangen',
    ],
  },
  'lamp-mushroom': {
    noun: 'tafellamp',
    description:
      'Voet en kap delen één ronde omtrek en ook één kleur, als een paddenstoel langs een pad. {name} werpt het licht omlaag op tafel en is gedempt genoeg om de hele avond te laten branden.',
    details: [
      'Kap van gelakt staal, van binnen wit',
      'Dimmer op de voet met drie standen',
      'Fitting E14, vervangbare ledlamp van 4 W meegeleverd',
    ],
  },

  'sofa-two': {
    noun: 'tweezitsbank',
    description:
      'Een bies volgt de rand van elk kussen en houdt het jarenlang in vorm. {name} biedt twee mensen ruim plaats, gaat met losgeschroefde poten door een gewone deur en past in een werkkamer net zo goed als in een kleine woonkamer.',
    details: [
      'Frame van grenen en berkenmultiplex, verlijmd en geschroefd',
      'Zitkussens met pocketveren',
      'Kussenhoezen met rits, zithoogte 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'driezitsbank',
    description:
      'De armleuningen zijn maar negen centimeter breed, zodat bijna de hele lengte van de bank overblijft om te zitten of te liggen. {name} heeft losse rugkussens die u kunt keren, opschudden of weghalen voor een middagslaapje.',
    details: [
      '194 cm ligruimte tussen de armleuningen',
      'Rugkussens gevuld met veren en schuimstaafjes',
      'Nosagveren onder een schuimkern van 12 cm',
    ],
  },
  'sofa-corner': {
    noun: 'hoekbank',
    description:
      'Een chaise longue aan de rechterkant, van voren gezien, geeft ruimte voor gestrekte benen en een tweede lezer. {name} komt in twee delen die in elkaar haken en die twee mensen ook weer uit elkaar halen.',
    details: [
      'Chaise longue rechts, 165 cm diep',
      'Hoezen van zit- en rugkussens afneembaar voor reiniging',
      'Zithoogte 43 cm, poten naar binnen geplaatst',
    ],
  },
  'sofa-armchair': {
    noun: 'fauteuil',
    description:
      'De rug loopt in één lijn rond en gaat over in de armleuningen, een hoek om u aan te stoten is er niet. {name} zit laag en open op ronde houten poten; elastische singels onder de zitting bewaren de vorm.',
    details: [
      'Rugkuip uit één stuk gestoffeerd, naad achterop',
      'Zithoogte 42 cm, zitdiepte 54 cm',
      'Poten van massief hout met viltdoppen',
    ],
  },
  'sofa-bench': {
    noun: 'gestoffeerde bank',
    description:
      'Een plek om te gaan zitten en uw veters te strikken, of om de tas neer te zetten terwijl u de sleutel zoekt. {name} is smal genoeg voor de gang en stevig genoeg voor twee mensen aan de eettafel.',
    details: [
      '6 cm schuim op een bodem van multiplex',
      'Stof aan de onderkant geniet en eenvoudig te vernieuwen',
      'Poten van massief hout, in stalen platen geschroefd',
    ],
  },
  'sofa-pouf': {
    noun: 'poef',
    description:
      'Voetenbank, extra zitplaats of laag tafeltje voor een dienblad: {name} wisselt op één avond een paar keer van taak. Halverwege loopt een stiknaad rondom, die de stof strak houdt over de stevige kern van schuim.',
    details: [
      'Schuimkern met een laag watten, vormvast',
      'Naad dubbel gestikt met sterk garen',
      'Antislipstof aan de onderkant',
    ],
  },

  'table-dining': {
    noun: 'eettafel',
    description:
      'Gedraaide poten staan precies op de hoeken van het blad, zodat u de stoelen kunt aanschuiven waar u wilt. De hoeken van {name} zijn afgerond, waar kinderen en heupen dankbaar voor zijn, en het blad bestaat uit doorgaande lamellen.',
    details: [
      'Blad van 28 mm, plaats voor zes of acht',
      'Poten van massief hout, aan de regels gebout',
      'Regels 64 cm boven de vloer, ook voor stoelen met armleuning',
    ],
  },
  'table-round': {
    noun: 'ronde eettafel',
    description:
      'Aan een ronde tafel hoort iedereen elkaar, en voor één gast meer is altijd plaats. {name} staat op een kolompoot in het midden; de vloer blijft vrij voor de voeten en stoelen schuiven van alle kanten aan.',
    details: [
      'Kolom gedraaid uit verlijmd massief hout',
      'Vier stelschroeven, verborgen in de voet',
      'Rand afgeschuind, oogt dunner dan zijn 25 mm',
    ],
  },
  'table-extending': {
    noun: 'uitschuiftafel',
    description:
      'Doordeweeks een tafel voor vier tot zes, in het weekend een voor acht. {name} gaat in het midden open en krijgt een tussenblad waarvan de naad te zien mag zijn; het ligt onder het blad klaar en u plaatst het alleen.',
    details: [
      'Tussenblad van 50 cm, van 140 naar 190 cm',
      'Beuken lopers met houten aanslag',
      'Vierkante poten blijven ook uitgeschoven op de hoeken',
    ],
  },
  'table-coffee': {
    noun: 'salontafel',
    description:
      'Onder het blad ligt een lattenplank voor kranten, een plaid of het spel dat nog niet uit is. {name} heeft de hoogte van een bankzitting, dus het kopje staat bij de hand zonder dat u voorover hoeft te buigen.',
    details: [
      'Latten van 3 cm, in de regels ingelaten',
      'Poten van massief hout met afgeronde randen',
      'Draagt 40 kg op het blad en 10 kg op de plank',
    ],
  },
  'table-side': {
    noun: 'bijzettafel',
    description:
      'Een opstaande rand houdt kopjes en leesbril op tafel, en drie poten staan ook op oude planken stevig. {name} weegt zo weinig dat hij met u meegaat van de fauteuil naar het bed en van het bed naar het bad.',
    details: [
      'Rand van 12 mm, uit één stuk met het blad gedraaid',
      'Poten met de hand in te draaien',
      'Vilt onder alle drie de poten',
    ],
  },
  'table-console': {
    noun: 'wandtafel',
    description:
      'Met 35 centimeter diepte past {name} achter een deur of een bank en heeft toch twee lades voor sleutels, post en zonnebril. De achterkant is vlak, en ook boven een plint staat de tafel strak tegen de muur.',
    details: [
      'Twee lades naast elkaar, met houten knopjes',
      'Achterpoten uitgespaard voor plinten tot 2 cm',
      'Via de achterregel aan de muur te schroeven',
    ],
  },

  'bed-slatted': {
    noun: 'bed',
    description:
      'Het hoofdbord is een rij rechte spijlen, licht om te zien en prettig om tegenaan te leunen met een kussen in de rug. {name} wordt met acht bouten in elkaar gezet, die de verbindingen vasttrekken en na jaren nog kunnen worden nagedraaid.',
    details: [
      'Lattenbodem met beuken veerlatten inbegrepen',
      'Voor matrassen van 200 cm lang; zonder matras en beddengoed',
      'Hoofdbord 95 cm hoog, zijkanten van massief hout',
    ],
  },
  'bed-upholstered': {
    noun: 'gestoffeerd bed',
    description:
      'Een hoog hoofdbord met verticale banen maakt lezen in bed aangenaam en haalt de galm uit een kale kamer. Ook de zijkanten van {name} zijn bekleed, zodat in het donker geen scheenbeen een harde rand raakt.',
    details: [
      'Hoofdbord 115 cm hoog, 6 cm dik gestoffeerd',
      'Lattenbodem en middenbalk inbegrepen, zonder matras',
      'Stof te stofzuigen; vlekken met lauw water verwijderen',
    ],
  },
  'bed-platform': {
    noun: 'platformbed',
    description:
      'Laag, zonder hoofdbord, met een brede rand voor een boek, een kopje of wie net zijn sokken aantrekt. De poten van {name} staan ver naar binnen, zodat het frame een handbreedte boven de vloer lijkt te zweven.',
    details: [
      'Rand van 18 cm aan beide zijden',
      'Frame 32 cm hoog, poten meegerekend',
      'Lattenbodem rust binnenin op een massieve lijst',
    ],
  },
  'bed-drawers': {
    noun: 'bed met lades',
    description:
      'Twee diepe lades aan één kant bergen winterdekens, logeerkussens en koffers die anders een kast nodig hadden. {name} heeft een effen hoofdbord waar een schilderij boven kan hangen, en de lades passen links of rechts.',
    details: [
      'Lades op wielen, van binnen 22 cm hoog, met stofdeksel',
      'Lattenbodem inbegrepen, voor matrassen van 200 cm lang',
      'Kant van de lades kiest u bij het monteren',
    ],
  },
  'bed-day': {
    noun: 'bedbank',
    description:
      'Aan drie kanten gesloten is {name} overdag een bank en ’s nachts een eenpersoonsbed. Het dikke kussen ligt op latten die het laten luchten, en de rug is hoog genoeg om met een kussen tegenaan te zitten.',
    details: [
      'Kussen van 15 cm koudschuim inbegrepen',
      'Hoes met rits, wasbaar op 30 °C',
      'Rug en zijkanten 80 cm hoog, met bouten verbonden',
    ],
  },
  'bed-canopy': {
    noun: 'hemelbed',
    description:
      'Een dun rechthoekig frame tekent een kamer in de kamer, met of zonder stof eroverheen. {name} vraagt een plafond van minstens 220 centimeter en staat stil, doordat alle verbindingen met bouten stevig kunnen worden aangetrokken.',
    details: [
      'Stijlen van 45 bij 45 mm massief hout',
      'Hoogte 205 cm, het bovenframe draagt lichte stoffen',
      'Lattenbodem inbegrepen, zonder matras en stof',
    ],
  },

  'chair-dining': {
    noun: 'eetkamerstoel',
    description:
      'De rugleuning is uit één stuk hout gebogen en steunt net onder de schouderbladen. {name} heeft een gestoffeerde zitting die met vier schroeven vastzit, zodat u hem opnieuw kunt laten bekleden als de stof versleten is.',
    details: [
      'Zithoogte 46 cm, zitdiepte 43 cm',
      'Rugleuning met stoom gebogen, met deuvels in de achterpoten',
      'Zitting van 4 cm schuim, bekleed met een wolmengsel',
    ],
  },
  'chair-spindle': {
    noun: 'spijlenstoel',
    description:
      'Slanke spijlen lopen van de zadelzitting naar een gebogen bovenregel en veren iets mee als u achterover leunt. {name} is gemaakt zoals zulke stoelen altijd al werden gemaakt: poten en spijlen met pen en wig, zonder één schroef.',
    details: [
      'Zitting uitgehold uit 35 mm massief hout',
      'Pootpennen van boven gewigd, zichtbaar in de zitting',
      'Zithoogte 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'gestoffeerde stoel',
    description:
      'Een ronde rug reikt tot aan de ellebogen en maakt lange etentjes nog langer. {name} is rondom met stof bekleed en staat op houten poten; de zitting is stevig genoeg om zonder moeite weer op te staan.',
    details: [
      'Zithoogte 48 cm, rug aan beide zijden gestoffeerd',
      'Veerkrachtig schuim op elastische singels',
      'Poten van massief hout, los meegeleverd',
    ],
  },
  'chair-stacking': {
    noun: 'stapelstoel',
    description:
      'Een kuip van gevormd multiplex op vier stalen poten, licht genoeg om er twee tegelijk te dragen. {name} staat met acht op elkaar in de kast en komt weer tevoorschijn voor verjaardagen, vergaderingen en de langere tafel.',
    details: [
      'Tot acht stoelen hoog te stapelen',
      'Kuip van 10 mm multiplex met afgeronde randen',
      'Stalen poten van 16 mm met vervangbare doppen',
    ],
  },
  'chair-bar': {
    noun: 'barkruk',
    description:
      'Een lage rugleuning geeft steun zonder boven het werkblad uit te komen, en een stalen ring ontlast de voeten. {name} is gemaakt voor keukeneilanden en bartafels van ongeveer negentig centimeter hoog, voor ontbijt, huiswerk en gesprek.',
    details: [
      'Zithoogte 65 cm',
      'Voetring van zwart staal, 22 cm boven de vloer',
      'Ring verstijft de poten, viltdoppen meegeleverd',
    ],
  },
  'chair-rocking': {
    noun: 'schommelstoel',
    description:
      'Lange lopers maken de beweging traag en gelijkmatig, en de hoge spijlenrug draagt ook het hoofd. {name} heeft een gestoffeerde zitting om een kind te voeden, een roman uit te lezen of een poos niets te doen.',
    details: [
      'Lopers gelamineerd uit dunne lagen hout',
      'Zitkussen met drukknopen vast, hoes afneembaar',
      'Viltstrips onder de lopers sparen de vloer',
    ],
  },
}
