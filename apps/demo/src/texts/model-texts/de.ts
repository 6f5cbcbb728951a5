import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'Schreibtisch',
    description:
      '{name} ist ein Schreibtisch für kleine Zimmer oder für eine ruhige Ecke in einem großen. Vier konische Beine aus Massivholz tragen eine schlanke Platte, und in der flachen Schublade darunter verschwinden Stifte, Notizbuch und Ladekabel.',
    details: [
      'Beine aus Massivholz, an den Innenseiten verjüngt',
      'Schublade mit 5 cm Innenhöhe auf gewachsten Holzleisten',
      '62 cm Beinfreiheit unter der Schublade',
    ],
  },
  'desk-trestle': {
    noun: 'Schreibtisch auf Böcken',
    description:
      'Eine breite Platte liegt auf zwei A-förmigen Böcken, mehr braucht es nicht. {name} steht in fünf Minuten ohne Werkzeug, reist beim Umzug flach an der Wand und bietet zwei Stühlen nebeneinander Platz, wenn viel auszubreiten ist.',
    details: [
      'Böcke durchgezapft, Füße mit Filz',
      'Platte 26 mm stark, von vier Holzdübeln gehalten',
      'Böcke lassen sich enger oder weiter stellen',
    ],
  },
  'desk-drawers': {
    noun: 'Schreibtisch mit Schubladen',
    description:
      'Rechts drei Schubladen, links eine durchgehende Wange, dazwischen bleibt genügend Platz für die Knie. {name} hat eine ausgearbeitete Rückseite und darf deshalb auch in den Raum hinein blicken, statt immer an der Wand zu stehen.',
    details: [
      'Schubladen auf verdeckten Metallschienen mit Softeinzug',
      'Unterste Schublade nimmt Ordner in A4 auf',
      'Kabeldurchlass mit Deckel an der Hinterkante der Platte',
    ],
  },
  'desk-steel': {
    noun: 'Schreibtisch',
    description:
      'Eine Holzplatte auf schlankem Gestell aus schwarzem Stahl: {name} wirkt leicht und steht fest, weil hinten ein Kreuz die seitlichen Kräfte aufnimmt. Wer die Kabel an der Strebe entlangführt, behält den Boden zum Fegen frei.',
    details: [
      'Gestell aus Vierkantrohr 20 mm, geschweißt und pulverbeschichtet',
      'Füße gleichen bis zu 10 mm Unebenheit aus',
      'Platte in Langlöchern verschraubt, damit das Holz arbeiten kann',
    ],
  },
  'desk-secretary': {
    noun: 'Sekretär',
    description:
      'Vier kleine Fächer an der Rückseite nehmen Briefe, Brille und alles auf, was sonst über den Tisch wandert. {name} hält die Schreibfläche frei, und auf dem Aufsatz steht die Lampe oder eine Pflanze auf Augenhöhe.',
    details: [
      'Fächer mit Schwalbenschwanz verbunden, je 22 cm breit',
      'Schreibfläche vor den Fächern 38 cm tief',
      'Aufsatz mit zwei Schrauben befestigt, auch ohne zu nutzen',
    ],
  },
  'desk-corner': {
    noun: 'Eckschreibtisch',
    description:
      'Zwei Platten stoßen im rechten Winkel aneinander: auf der einen Seite steht der Bildschirm, auf der anderen liegt das Papier. {name} ruht auf quadratischen Holzbeinen, die ganz außen sitzen und einem Drehstuhl nicht in die Quere kommen.',
    details: [
      'Kurze Seite links oder rechts montierbar',
      'Platten von unten mit Stahlverbindern zusammengezogen',
      'Kabeldurchlass mit Holzdeckel in der Ecke',
    ],
  },
  'standing-two-leg': {
    noun: 'Stehschreibtisch',
    description:
      'Zwei Teleskopsäulen aus Stahl heben die Platte in etwa zwölf Sekunden vom Sitzen zum Stehen, so leise, dass man dabei telefonieren kann. {name} merkt sich vier Höhen und fährt ein Stück zurück, wenn eine Armlehne oder Fensterbank im Weg ist.',
    details: [
      'Höhe 72 bis 120 cm, ein Motor je Säule',
      'Trägt bis zu 80 kg einschließlich Bildschirmen',
      'Bedienteil mit vier Speicherplätzen und Anzeige',
    ],
  },
  'standing-rounded': {
    noun: 'Stehschreibtisch',
    description:
      'Die Kante der Platte ist rundum gerundet, was die Unterarme am Ende des Tages merken. Unter {name} hängt eine Kabelwanne, die beim Heben und Senken mitfährt, sodass am Ende nur eine einzige Leitung zur Steckdose führt.',
    details: [
      'Kante mit 12 mm Radius gerundet',
      'Kabelwanne aus Stahl, nach hinten abklappbar',
      'Elektrisch von 72 bis 118 cm, mit Kindersicherung',
    ],
  },
  'standing-drawer': {
    noun: 'Stehschreibtisch mit Schublade',
    description:
      'Höhenverstellbare Tische haben nur selten einen Platz für Kleinkram; dieser hat eine flache Schublade direkt unter der Platte. {name} hebt sie mit an, und so bleiben Laptop, Stifte und Kopfhörer im Sitzen wie im Stehen griffbereit.',
    details: [
      'Schublade mit 4 cm Innenhöhe, mit grauem Filz ausgelegt',
      'Elektrisch verstellbar von 73 bis 121 cm',
      'Schubladenfront bündig mit der Zarge',
    ],
  },
  'standing-compact': {
    noun: 'Steh-Sitz-Tisch',
    description:
      'Eine einzige Säule auf breitem Fuß und eine Platte, gerade groß genug für Laptop und Notizblock: {name} passt neben das Bett, in den Flur oder ans Sofa. Das Heben übernimmt eine Gasfeder, eine Steckdose braucht es also nicht.',
    details: [
      'Höhe 73 bis 110 cm, Handhebel unter der Platte',
      'Trägt in jeder Stellung bis zu 15 kg',
      'Fußplatte aus Stahl, unten mit Filz beklebt',
    ],
  },
  'standing-converter': {
    noun: 'Schreibtischaufsatz',
    description:
      'Auf den vorhandenen Tisch gestellt, macht {name} daraus einen, an dem man auch stehen kann. Die Scherenarme heben Bildschirm und Tastaturablage gemeinsam senkrecht nach oben; nach hinten oder vorn braucht der Aufsatz deshalb keinen zusätzlichen Platz.',
    details: [
      'Hub bis 38 cm, Gasfedern auf beiden Seiten',
      'Trägt bis zu 12 kg, genug für zwei kleine Bildschirme',
      'Kommt montiert, nur die Tastaturablage wird eingehängt',
    ],
  },
  'standing-conference': {
    noun: 'Stehkonferenztisch',
    description:
      'Ein langer Besprechungstisch, der für die kurze Morgenrunde hochfährt und für die lange Sitzung danach wieder herunter. Drei Säulen laufen unter {name} im Gleichtakt, die Platte bleibt also waagerecht, auch wenn sich alle auf dasselbe Ende stützen.',
    details: [
      'Höhe 72 bis 118 cm, drei synchron laufende Motoren',
      'Zwei Kabelklappen mit Scharnier in der Platte',
      'Platte in zwei Hälften, mit Spannschrauben verbunden',
    ],
  },

  'office-task': {
    noun: 'Bürostuhl',
    description:
      'Sitz und Rückenlehne von {name} neigen sich in festem Verhältnis zueinander, und die Füße bleiben beim Zurücklehnen am Boden. Das Polster ist fest genug für einen ganzen Tag, und die Armlehnen passen abgesenkt unter die meisten Tische.',
    details: [
      'Sitzhöhe 42 bis 53 cm mit Gasfeder',
      'Armlehnen um 8 cm in der Höhe verstellbar',
      'Weiche Rollen für Hartböden, für Teppich austauschbar',
    ],
  },
  'office-high-back': {
    noun: 'Bürostuhl mit hoher Lehne',
    description:
      'Eine hohe Lehne mit Kopfstütze nimmt Nacken und Schultern bei langen Gesprächen und langen Texten das Gewicht ab. {name} stützt die Lendenwirbel mit einem verschiebbaren Polster, und die Lehne rastet je nach Wunsch aufrecht oder geneigt ein.',
    details: [
      'Kopfstütze in Höhe und Winkel verstellbar',
      'Lehne in vier Stellungen arretierbar, trägt bis 130 kg',
      'Fußkreuz aus poliertem Aluminium, Rollen 60 mm',
    ],
  },
  'office-shell': {
    noun: 'Drehstuhl',
    description:
      'Die Schale ist aus dünnen Furnierlagen gepresst und gibt mit dem Rücken leicht nach, ein Polster wird damit überflüssig. {name} dreht und rollt wie ein Bürostuhl und macht auch zu Hause am Küchentisch eine gute Figur.',
    details: [
      'Schale aus neunlagigem Formsperrholz, 11 mm stark',
      'Sitzhöhe 41 bis 51 cm',
      'Rollen bremsen von selbst, wenn niemand sitzt',
    ],
  },
  'office-stool': {
    noun: 'Drehhocker',
    description:
      'Ein runder Sitz auf einem einzigen Fuß, für die schnelle Notiz am Schreibtisch oder die zweite Person vor dem Bildschirm. {name} dreht sich frei, lässt sich in der Höhe verstellen und verschwindet danach unter der Tischplatte.',
    details: [
      'Sitzhöhe 48 bis 62 cm mit Gasfeder',
      'Polster aus Kaltschaum, 7 cm stark',
      'Fußteller 38 cm im Durchmesser, Filzring an der Unterseite',
    ],
  },
  'office-saddle': {
    noun: 'Sattelhocker',
    description:
      'Auf einem Sattelsitz öffnet sich die Hüfte, und der Rücken richtet sich von selbst auf, ganz ohne Lehne. {name} passt an Zeichentisch, Werkbank und hochgefahrenen Schreibtisch; viele wechseln gern für ein, zwei Stunden am Tag darauf.',
    details: [
      'Sitzhöhe 52 bis 66 cm, Sitzneigung einstellbar',
      'Fußkreuz mit fünf feststellbaren Doppelrollen',
      'Bezug aus drei Teilen, ohne Naht in der Mitte',
    ],
  },
  'office-visitor': {
    noun: 'Freischwinger',
    description:
      'Ein gebogenes Stahlrohr trägt Sitz und Rücken und gibt bei jeder Bewegung ein wenig nach. {name} ist für die andere Seite des Schreibtischs gedacht und macht sich ebenso gut im Wartebereich oder rund um den Besprechungstisch.',
    details: [
      'Stahlrohr 25 mm, aus einem Stück gebogen',
      'Sitz und Rücken mit 4 cm Schaum gepolstert',
      'Kunststoffgleiter schonen Holzböden',
    ],
  },

  'shelf-ladder': {
    noun: 'Leiterregal',
    description:
      'Fünf Böden, unten breit und oben schmal, lehnen an der Wand wie eine abgestellte Leiter. {name} passt ins Bad, in den Flur oder in die Lücke neben dem Schrank, in der ein gewöhnliches Regal zu schwer aussähe.',
    details: [
      'Böden 18 bis 38 cm tief, je 8 kg belastbar',
      'Zwei Wandhalter für oben liegen bei',
      'Holme schräg geschnitten, mit Gummifüßen',
    ],
  },
  'shelf-cube': {
    noun: 'Würfelregal',
    description:
      'Offene Fächer in gleicher Größe nehmen Schallplatten, Kisten und Bücher auf, stehend oder liegend. {name} hat keine Rückwand, lässt also das Licht durch und kann quer im Raum ebenso gut stehen wie an der Wand.',
    details: [
      'Fächer innen 33 mal 33 cm, je 13 kg belastbar',
      'Schmal mit zwei mal vier, breit mit vier mal vier Fächern',
      'Böden 25 mm stark, überblattet, ohne sichtbare Schrauben',
    ],
  },
  'shelf-tall': {
    noun: 'Bücherregal',
    description:
      'Sechs Böden auf einer Höhe, die die Wand ausnutzt und oben noch mit einem kleinen Tritt erreichbar ist. Die feste Rückwand von {name} sitzt in einer Nut; sie hält den Korpus im Winkel und die Bücher von der Wand fern.',
    details: [
      'Vier der sechs Böden im Raster von 32 mm versetzbar',
      'Je Boden 25 kg bei verteilter Last',
      'Kippsicherung für Mauerwerk und Gipskarton liegt bei',
    ],
  },
  'shelf-steel': {
    noun: 'Stahlrahmenregal',
    description:
      'Vier Böden hängen in einem dünnen Rahmen aus schwarzem Stahl, der vor der Wand fast verschwindet. {name} ist nach allen Seiten offen und trägt mehr, als man meint: Kochbücher, einen Plattenspieler, eine Reihe Pflanzen in Tontöpfen.',
    details: [
      'Rahmen aus Vierkantrohr 15 mm, matt schwarz pulverbeschichtet',
      'Jeder Boden trägt 25 kg und lässt sich zum Putzen herausheben',
      'Stellfüße an allen vier Ecken',
    ],
  },
  'shelf-wall': {
    noun: 'Wandregal',
    description:
      'Zwei Böden auf Messingkonsolen, in der richtigen Tiefe für Taschenbücher, Gewürzgläser oder eine Reihe kleiner Rahmen. Die Konsolen von {name} sind unlackiert und dunkeln nach, wo Hände sie berühren; mit etwas Politur kommt der Glanz zurück.',
    details: [
      'Konsolen aus massivem Messing, 4 mm stark',
      'An gemauerter Wand 12 kg belastbar',
      'Schrauben und Dübel für Mauerwerk und Gipskarton liegen bei',
    ],
  },
  'shelf-room-divider': {
    noun: 'Raumteiler',
    description:
      'Niedrig genug zum Darüberschauen, auf beiden Seiten offen und ungleich geteilt, damit hohe Vasen und kleine Bücher ihren Platz finden. {name} grenzt den Schreibtisch oder den Essplatz ab, ohne dem Zimmer dahinter das Tageslicht zu nehmen.',
    details: [
      'Rundum ausgearbeitet, steht ohne Wand',
      'Zwei Fächer sind 34 cm hoch, passend für Schallplatten',
      'Wangen und Böden mit verdeckten Dübeln und Exzentern verbunden',
    ],
  },

  'drawers-chest': {
    noun: 'Kommode',
    description:
      'Vier Schubladen über die ganze Breite nehmen Bettwäsche, Pullover und alles auf, was flach liegen soll. {name} steht auf kurzen konischen Beinen, unter denen der Staubsauger durchkommt, und öffnet ihre Schubladen bis ganz nach hinten.',
    details: [
      'Schubkästen an allen vier Ecken gezinkt',
      'Vollauszüge mit Softeinzug, je 20 kg belastbar',
      'Kippsicherung für die Wand liegt bei',
    ],
  },
  'drawers-sideboard': {
    noun: 'Sideboard',
    description:
      'Je eine Tür links und rechts, dazwischen drei Schubladen: {name} hält Teller, Gläser und Tischwäsche auseinander. In den Holzausführungen läuft die Maserung über alle Fronten durch, und oben ist Platz für ein Buffet oder den Plattenspieler.',
    details: [
      'Hinter jeder Tür ein versetzbarer Boden',
      'Scharniere und Auszüge mit Dämpfung',
      'Kabelöffnungen links und rechts in der Rückwand',
    ],
  },
  'drawers-pedestal': {
    noun: 'Rollcontainer',
    description:
      '{name} rollt unter den Schreibtisch oder daneben und bietet dem Drucker obenauf etwas Platz. Von den drei Schubladen ist die oberste abschließbar; die unterste ist hoch genug für Flaschen oder für Ordner, die darin aufrecht stehen.',
    details: [
      'Oberste Schublade mit Schloss und zwei Schlüsseln',
      'Vier Rollen, die vorderen mit Bremse',
      'Fünfte Rolle unter der untersten Schublade gegen Kippen',
    ],
  },
  'drawers-tallboy': {
    noun: 'Hochkommode',
    description:
      'Ein halber Meter Wand genügt für sechs Schubladen. {name} sortiert Socken, Schals, Ladegeräte und Papiere von unten nach oben; in die Fronten ist eine Griffmulde gefräst, sie ersetzt die Griffe, an denen sonst der Ärmel hängen bliebe.',
    details: [
      'Oberste Schublade mit Filz ausgelegt, für Uhren und Schmuck',
      'Schubladen mit Auszugsperre',
      'Muss an der Wand befestigt werden, Beschlag liegt bei',
    ],
  },
  'drawers-bedside': {
    noun: 'Nachttisch',
    description:
      'Eine Schublade für Dinge, die niemand sehen muss, ein offenes Fach für das Buch, das gerade dran ist. {name} steht auf runden Beinen in der Höhe der meisten Matratzen und hat hinten einen Schlitz für das Ladekabel.',
    details: [
      'Beine von Hand einzuschrauben, ohne Werkzeug',
      'Schublade innen 8 cm hoch, mit Holzstopper',
      'Kabelschlitz in der Rückwand, 6 cm breit',
    ],
  },
  'drawers-tv': {
    noun: 'Lowboard',
    description:
      'Die Lamellentüren gleiten zur Seite, statt aufzuschwingen; das Möbel darf also nah am Sofa stehen, und das Signal der Fernbedienung kommt durch die Fugen. {name} verbirgt Player, Router und Kabel hinter einer ruhigen Front aus Holz.',
    details: [
      'Türen laufen in einer Hartholznut und sind aushängbar',
      'Trägt einen Bildschirm bis 50 kg',
      'Rückwand mit drei Kabelöffnungen je Fach',
    ],
  },

  'lamp-desk-arm': {
    noun: 'Schreibtischleuchte',
    description:
      'Zwei Gelenke und ein drehbarer Fuß bringen das Licht dorthin, wo die Arbeit liegt, und danach wieder aus dem Weg. Der konische Schirm von {name} ist seitlich geschlossen und blendet auch niemanden, der am Tisch gegenübersitzt.',
    details: [
      'Gelenke von Hand festgezogen, der Arm hält seine Stellung',
      'Wippschalter am Schirm, Kabel 2 m',
      'Fassung E27, austauschbare LED mit 7 W liegt bei',
    ],
  },
  'lamp-floor-arc': {
    noun: 'Bogenleuchte',
    description:
      'Der Bogen reicht von hinter dem Sofa bis über die Tischmitte, wo es sonst einen Deckenauslass bräuchte. Ein schwerer runder Fuß hält {name} aufrecht; der halbkugelige Schirm lässt sich drehen und wirft das Licht nach unten oder an die Wand.',
    details: [
      'Ausladung 95 cm, Durchgang unter dem Schirm 165 cm',
      'Fuß 9 kg schwer, unten mit Filz',
      'Fußschalter im Kabel, LED mit E27 liegt bei',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'Dreibein-Stehleuchte',
    description:
      'Drei Holzbeine spreizen sich unter einem Zylinder aus Naturleinen, der das Licht nach allen Seiten weich macht. {name} gehört neben den Sessel oder in eine dunkle Ecke und lässt sich für den Umzug schmal zusammenlegen.',
    details: [
      'Leinenschirm 42 cm im Durchmesser, zum Abstauben abnehmbar',
      'Kabel mit Baumwolle umflochten, 2,5 m lang',
      'Fassung E27, LED mit 7 W liegt bei',
    ],
  },
  'lamp-pendant': {
    noun: 'Pendelleuchte',
    description:
      'Eine weite Kuppel, die das Licht über dem Esstisch sammelt und den übrigen Raum in Ruhe lässt. Innen ist {name} stets matt weiß; das macht das Licht wärmer und erspart den Augen den Blick auf das nackte Leuchtmittel.',
    details: [
      'Aus einem Blech gedrückt, ohne Naht',
      'Textilkabel 200 cm, im Baldachin kürzbar',
      'LED mit E27 liegt bei; Anschluss durch eine Elektrofachkraft',
    ],
  },
  'lamp-globe': {
    noun: 'Kugelleuchte',
    description:
      'Eine Kugel aus Opalglas auf schlankem Metallstab verteilt das Licht gleichmäßig, ohne dass eine Glühlampe zu sehen wäre. {name} ist klein genug für Fensterbank oder Bücherregal und hell genug, um abends den Weg zu finden.',
    details: [
      'Mundgeblasenes Glas, 16 cm im Durchmesser',
      'Drehdimmer im Kabel',
      'Kugel löst sich mit einer Vierteldrehung zum Lampenwechsel',
    ],
  },
  'lamp-mushroom': {
    noun: 'Tischleuchte',
    description:
      'Fuß und Schirm teilen sich eine runde Silhouette und eine einzige Farbe, wie ein Pilz am Wegrand. {name} wirft das Licht nach unten auf den Tisch und ist gedämpft genug, um einen ganzen Abend lang anzubleiben.',
    details: [
      'Schirm aus lackiertem Stahl, innen weiß',
      'Dimmer am Fuß mit drei Stufen',
      'Fassung E14, austauschbare LED mit 4 W liegt bei',
    ],
  },

  'sofa-two': {
    noun: 'Zweisitzer-Sofa',
    description:
      'Ein Keder zieht die Kante jedes Kissens nach und hält sie über Jahre in Form. {name} bietet zweien bequem Platz, kommt mit abgeschraubten Beinen durch jede normale Tür und passt ins Arbeitszimmer wie ins kleine Wohnzimmer.',
    details: [
      'Gestell aus Kiefer und Birkensperrholz, verleimt und verschraubt',
      'Sitzkissen mit Taschenfederkern',
      'Kissenbezüge mit Reißverschluss, Sitzhöhe 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'Dreisitzer-Sofa',
    description:
      'Die Armlehnen sind nur neun Zentimeter breit, fast die ganze Länge des Sofas bleibt also zum Sitzen oder Liegen frei. {name} hat lose Rückenkissen, die man wenden, aufschütteln oder für den Mittagsschlaf auch einmal beiseitelegen kann.',
    details: [
      'Liegelänge zwischen den Armlehnen 194 cm',
      'Rückenkissen mit Federn und Schaumstoffstäbchen gefüllt',
      'Wellenfedern unter 12 cm Schaumkern',
    ],
  },
  'sofa-corner': {
    noun: 'Ecksofa',
    description:
      'Die Récamiere auf der rechten Seite, von vorn gesehen, lässt Platz für ausgestreckte Beine und eine zweite Person mit Buch. {name} kommt in zwei Teilen, die ineinandergehängt und von zwei Leuten auch wieder getrennt werden.',
    details: [
      'Récamiere rechts, 165 cm tief',
      'Bezüge von Sitz- und Rückenkissen zum Reinigen abnehmbar',
      'Sitzhöhe 43 cm, Füße von vorn zurückgesetzt',
    ],
  },
  'sofa-armchair': {
    noun: 'Sessel',
    description:
      'Der Rücken läuft in einer einzigen Linie herum und wird zur Armlehne, eine Ecke zum Anstoßen gibt es nicht. {name} sitzt niedrig und offen auf runden Holzbeinen; elastische Gurte unter dem Sitz halten die Form.',
    details: [
      'Rückenschale am Stück gepolstert, Naht hinten',
      'Sitzhöhe 42 cm, Sitztiefe 54 cm',
      'Beine aus Massivholz mit Filzgleitern',
    ],
  },
  'sofa-bench': {
    noun: 'Polsterbank',
    description:
      'Ein Platz, um die Schuhe zu binden oder die Tasche abzustellen, während man den Schlüssel sucht. {name} ist schmal genug für den Flur und stabil genug, um auch am Esstisch einmal zwei Personen zu tragen.',
    details: [
      '6 cm Schaumpolster auf Sperrholz',
      'Bezug unten geklammert und leicht zu erneuern',
      'Beine aus Massivholz, in Stahlplatten verschraubt',
    ],
  },
  'sofa-pouf': {
    noun: 'Pouf',
    description:
      'Fußbank, zusätzlicher Sitz oder ein niedriger Tisch für das Tablett: {name} wechselt im Lauf eines Abends mehrmals die Aufgabe. Auf halber Höhe läuft eine Steppnaht rundum und hält den Bezug straff über dem festen Schaumkern.',
    details: [
      'Schaumkern mit Vlieslage, formstabil',
      'Naht doppelt mit starkem Garn genäht',
      'Rutschhemmender Stoff an der Unterseite',
    ],
  },

  'table-dining': {
    noun: 'Esstisch',
    description:
      'Die gedrechselten Beine stehen ganz in den Ecken, die Stühle rücken also dorthin, wo man sie braucht. Die Ecken von {name} sind gerundet, wofür Kinder und Hüften dankbar sind, und die Platte besteht aus durchgehenden Lamellen.',
    details: [
      'Platte 28 mm stark, für sechs oder acht Personen',
      'Beine aus Massivholz, mit der Zarge verschraubt',
      'Zarge 64 cm über dem Boden, auch für Armlehnstühle',
    ],
  },
  'table-round': {
    noun: 'runder Esstisch',
    description:
      'An einem runden Tisch hört jeder jeden, und für einen Gast mehr findet sich ein Platz. {name} steht auf einem Mittelfuß; der Boden bleibt frei für die Füße, und Stühle lassen sich aus jeder Richtung heranrücken.',
    details: [
      'Mittelfuß aus verleimtem Massivholz gedrechselt',
      'Vier Stellschrauben, im Fuß verborgen',
      'Plattenkante gefast, wirkt schlanker als ihre 25 mm',
    ],
  },
  'table-extending': {
    noun: 'Ausziehtisch',
    description:
      'Unter der Woche ein Tisch für vier bis sechs, am Wochenende einer für acht. {name} öffnet sich in der Mitte und nimmt eine Einlegeplatte auf, deren Fuge man sehen darf; sie liegt unter der Tischplatte bereit und ist allein einzusetzen.',
    details: [
      'Einlegeplatte 50 cm, verlängert von 140 auf 190 cm',
      'Auszüge aus Buche mit Holzanschlag',
      'Vierkantbeine bleiben auch ausgezogen an den Ecken',
    ],
  },
  'table-coffee': {
    noun: 'Couchtisch',
    description:
      'Unter der Platte liegt eine Ablage aus Leisten für Zeitungen, die Decke oder das Spiel, das noch nicht zu Ende ist. {name} hat die Höhe eines Sofasitzes, die Tasse ist also ohne Vorbeugen zur Hand.',
    details: [
      'Leisten 3 cm breit, in die Zargen eingelassen',
      'Beine aus Massivholz mit gerundeten Kanten',
      'Oben mit 40 kg, auf der Ablage mit 10 kg belastbar',
    ],
  },
  'table-side': {
    noun: 'Beistelltisch',
    description:
      'Ein erhöhter Rand hält Tassen und Lesebrille auf dem Tisch, und drei Beine stehen auch auf alten Dielen fest. {name} wiegt so wenig, dass er vom Sessel ans Bett und weiter an die Badewanne mitkommt.',
    details: [
      'Rand 12 mm hoch, mit der Platte aus einem Stück gedreht',
      'Beine von Hand einzuschrauben',
      'Filz unter allen drei Füßen',
    ],
  },
  'table-console': {
    noun: 'Konsolentisch',
    description:
      'Mit 35 Zentimetern Tiefe passt {name} hinter die Tür oder das Sofa und hat trotzdem zwei Schubladen für Schlüssel, Post und Sonnenbrille. Die Rückseite ist flach, und der Tisch steht auch über der Fußleiste dicht an der Wand.',
    details: [
      'Zwei Schubladen nebeneinander, mit Holzknöpfen',
      'Hinterbeine für Fußleisten bis 2 cm ausgeklinkt',
      'Über die hintere Zarge an der Wand zu verschrauben',
    ],
  },

  'bed-slatted': {
    noun: 'Bett',
    description:
      'Das Kopfteil ist eine Reihe aufrechter Stäbe, leicht anzusehen und mit einem Kissen im Rücken bequem zum Anlehnen. {name} wird mit acht Schrauben zusammengefügt, die die Verbindungen fest zusammenziehen und auch nach Jahren nachgezogen werden können.',
    details: [
      'Lattenrost mit Federholzleisten aus Buche inklusive',
      'Für Matratzen mit 200 cm Länge; ohne Matratze und Bettwäsche',
      'Kopfteil 95 cm hoch, Seitenteile aus Massivholz',
    ],
  },
  'bed-upholstered': {
    noun: 'Polsterbett',
    description:
      'Ein hohes Kopfteil mit senkrechten Steppungen macht das Lesen im Bett bequem und nimmt einem kahlen Raum den Hall. Auch die Seiten von {name} sind gepolstert, sodass im Dunkeln kein Schienbein auf eine harte Kante trifft.',
    details: [
      'Kopfteil 115 cm hoch, 6 cm stark gepolstert',
      'Lattenrost und Mittelbalken inklusive, ohne Matratze',
      'Bezug absaugbar; Flecken mit lauwarmem Wasser lösen',
    ],
  },
  'bed-platform': {
    noun: 'Plattformbett',
    description:
      'Niedrig, ohne Kopfteil, mit einem breiten Rand für Buch, Tasse oder den, der gerade die Socken anzieht. Die Füße von {name} sitzen weit innen, und so scheint der Rahmen eine Handbreit über dem Boden zu schweben.',
    details: [
      'Rand auf beiden Seiten 18 cm breit',
      'Rahmen einschließlich Füßen 32 cm hoch',
      'Lattenrost liegt innen auf einer massiven Leiste',
    ],
  },
  'bed-drawers': {
    noun: 'Stauraumbett',
    description:
      'Zwei tiefe Schubladen an einer Seite nehmen Winterdecken, Gästekissen und Koffer auf, die sonst einen Schrank bräuchten. {name} hat ein schlichtes Kopfteil, über dem ein Bild Platz hat, und die Schubladen lassen sich links oder rechts einsetzen.',
    details: [
      'Schubladen auf Rollen, innen 22 cm hoch, mit Staubdeckel',
      'Mit Lattenrost, für Matratzen mit 200 cm Länge',
      'Schubladenseite wird beim Aufbau gewählt',
    ],
  },
  'bed-day': {
    noun: 'Tagesbett',
    description:
      'An drei Seiten geschlossen, ist {name} tagsüber ein Sofa und nachts ein Einzelbett. Das dicke Polster liegt auf Latten und wird von unten belüftet; die Lehne ist hoch genug, um sich mit einem Kissen anzulehnen.',
    details: [
      'Polster aus 15 cm Kaltschaum inklusive',
      'Bezug mit Reißverschluss, bei 30 °C waschbar',
      'Rücken und Seiten 80 cm hoch, verschraubt',
    ],
  },
  'bed-canopy': {
    noun: 'Himmelbett',
    description:
      'Ein dünner rechtwinkliger Rahmen zeichnet einen Raum im Raum, mit oder ohne Stoff, der darüberhängt. {name} braucht eine Deckenhöhe von mindestens 220 Zentimetern und steht still, weil sich alle Verbindungen mit Schrauben fest anziehen lassen.',
    details: [
      'Pfosten 45 mal 45 mm aus Massivholz',
      'Höhe 205 cm, der obere Rahmen trägt leichte Stoffe',
      'Mit Lattenrost, ohne Matratze und Stoff',
    ],
  },

  'chair-dining': {
    noun: 'Esszimmerstuhl',
    description:
      'Die Lehne ist aus einem Stück Holz gebogen und stützt knapp unter den Schulterblättern. {name} hat einen gepolsterten Sitz, der mit vier Schrauben befestigt ist und neu bezogen werden kann, wenn der Stoff seine Jahre getan hat.',
    details: [
      'Sitzhöhe 46 cm, Sitztiefe 43 cm',
      'Lehne dampfgebogen und in die Hinterbeine gedübelt',
      'Sitzpolster aus 4 cm Schaum, Bezug aus Wollmischung',
    ],
  },
  'chair-spindle': {
    noun: 'Sprossenstuhl',
    description:
      'Schlanke Sprossen laufen vom Sattelsitz hinauf zum gebogenen Kopfstück und federn beim Anlehnen etwas nach. {name} ist gebaut, wie man solche Stühle seit jeher baut: Beine und Sprossen gezapft und verkeilt, ohne eine einzige Schraube.',
    details: [
      'Sitz aus 35 mm Massivholz ausgemuldet',
      'Beinzapfen von oben verkeilt, im Sitz sichtbar',
      'Sitzhöhe 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'Polsterstuhl',
    description:
      'Eine runde Lehne reicht bis an die Ellbogen und macht lange Abendessen noch länger. {name} ist ringsum mit Stoff bezogen und steht auf Holzbeinen; der Sitz ist fest genug, um auch ohne Mühe wieder aufzustehen.',
    details: [
      'Sitzhöhe 48 cm, Lehne beidseitig gepolstert',
      'Hochelastischer Schaum auf elastischen Gurten',
      'Beine aus Massivholz, werden unmontiert geliefert',
    ],
  },
  'chair-stacking': {
    noun: 'Stapelstuhl',
    description:
      'Eine Schale aus Formsperrholz auf vier Stahlbeinen, leicht genug, um zwei auf einmal zu tragen. {name} wartet zu acht gestapelt im Schrank und kommt für Geburtstage, Besprechungen und alles, wozu die Tafel länger wird, wieder hervor.',
    details: [
      'Bis zu acht Stühle hoch stapelbar',
      'Sperrholzschale 10 mm stark mit gerundeten Kanten',
      'Stahlbeine 16 mm mit austauschbaren Gleitern',
    ],
  },
  'chair-bar': {
    noun: 'Barhocker',
    description:
      'Eine niedrige Lehne gibt dem Rücken Halt, ohne über die Arbeitsplatte zu ragen, und ein Ring aus schwarzem Stahl stützt die Füße. {name} ist für Küchentresen und Bartische gemacht, die rund neunzig Zentimeter hoch sind.',
    details: [
      'Sitzhöhe 65 cm',
      'Fußring aus schwarzem Stahl, 22 cm über dem Boden',
      'Ring versteift die Beine, Filzgleiter liegen bei',
    ],
  },
  'chair-rocking': {
    noun: 'Schaukelstuhl',
    description:
      'Lange Kufen machen die Bewegung langsam und gleichmäßig, und der hohe Rücken aus Stäben trägt auch den Kopf. {name} hat einen gepolsterten Sitz, um ein Kind zu füttern, einen Roman zu beenden oder eine Weile nichts zu tun.',
    details: [
      'Kufen aus dünnen Holzlagen verleimt',
      'Sitzkissen mit Druckknöpfen befestigt, Bezug abnehmbar',
      'Filzstreifen unter den Kufen schonen den Boden',
    ],
  },
}
