import type { ReviewTexts } from './review-text.ts'

export const nl: ReviewTexts = {
  good: [
    'Heel tevreden.',
    'Precies wat ik zocht.',
    'Een prachtig stuk.',
    'Beter dan ik had gehoopt.',
    'Zou ik zo weer kopen.',
    'Mooie kwaliteit voor de prijs.',
    'Gewoon mooi.',
    'Niets op aan te merken.',
    'Ons tweede stuk van {shop}, en weer een goed.',
    'Wij zijn er blij mee.',
  ],
  fair: [
    'Prima, maar meer ook niet.',
    'Goed, met een paar kanttekeningen.',
    'Ziet er mooi uit, maar het is niet perfect.',
    'Voor deze prijs had ik iets meer verwacht.',
    'Gemengde gevoelens.',
  ],
  bad: [
    'Helaas een teleurstelling.',
    'Ik ben er niet tevreden mee.',
    'Het geld niet waard.',
    'Helaas niet wat ik had verwacht.',
    'Ik wilde het mooi vinden, maar nee.',
  ],
  came: {
    well: [
      'Kwam een dag eerder en was goed verpakt.',
      'Geleverd op de beloofde dag.',
      'Snel binnen en heel aangekomen.',
      'Zorgvuldig verpakt, geen krasje.',
      'De chauffeur was vriendelijk en op tijd.',
    ],
    badly: [
      'De levering duurde langer dan aangekondigd.',
      'De doos was bij aankomst gescheurd.',
      'De bezorger belde één keer aan en reed weer weg.',
      'Niemand kon me zeggen wanneer het zou komen.',
    ],
  },
  end: {
    good: [
      'Een aanrader.',
      'Bedankt, {shop}!',
      'Graag tot de volgende keer.',
      'Zeker aan te bevelen.',
      'Dit blijft lang bij ons.',
    ],
    fair: ['Al met al in orde.', 'We houden het.', 'Voor de prijs acceptabel.'],
    bad: ['Ik zou het niet nog eens bestellen.', 'Ik heb de winkel geschreven.', 'Jammer.'],
  },
  about: {
    desks: {
      likes: [
        'Het blad is glad en er past alles op wat ik nodig heb.',
        'Het wiebelt niet, ook niet als ik snel typ.',
        'Ik werk er nu elke dag aan en wil niet meer terug.',
        'Past onder ons raam alsof het ervoor gemaakt is.',
        'De afwerking is nog mooier dan op de foto’s.',
        'Binnen een half uur in elkaar.',
      ],
      niggles: [
        'Eén schroefgat zat wat krap.',
        'De randen mogen iets ronder.',
        'Glazen laten kringen achter als je niet meteen veegt.',
      ],
      defects: [
        'Het wiebelt wat ik ook doe, en ik heb elke schroef twee keer aangedraaid.',
        'Er zit een kras midden op het blad.',
      ],
    },
    'standing-desks': {
      likes: [
        'Gaat soepel omhoog en omlaag, niets rammelt.',
        'Mijn rug is er blij mee: ik sta nu de halve dag.',
        'Ook helemaal omhoog staat het stevig.',
        'De hoogte is in een tel veranderd.',
        'Scherm en toetsenbord staan eindelijk op de juiste hoogte.',
        'Steviger dan op kantoor, en mooier.',
      ],
      niggles: [
        'Het is zwaar, dus zet het in elkaar waar het moet staan.',
        'Helemaal omhoog beweegt het een beetje.',
        'De handleiding kon uitgebreider.',
      ],
      defects: [
        'Het blijft niet meer op de ingestelde hoogte.',
        'Staand beweegt het zo dat typen geen pretje is.',
      ],
    },
    'office-chairs': {
      likes: [
        'Ik kan er uren op zitten en sta op zonder stijve rug.',
        'De zitting is stevig zonder hard te zijn.',
        'Mooi genoeg voor de woonkamer.',
        'Goed gemaakt, niets kraakt.',
        'Beter voor mijn houding dan alles wat ik eerder had.',
        'De kleur is precies zoals op de foto’s.',
      ],
      niggles: [
        'De zitting is steviger dan verwacht en heeft een week nodig.',
        'Voor lange mensen wat laag.',
        'Rook een paar dagen naar nieuw.',
      ],
      defects: ['Kraakt bij elke beweging.', 'Na een uur moest er een kussen op.'],
    },
    shelves: {
      likes: [
        'Draagt al onze boeken zonder door te buigen.',
        'Recht, stevig en zo opgezet.',
        'Oogt licht in de kamer en er kan veel op.',
        'De planken zijn dik en netjes afgewerkt.',
        'Elk gat zat waar het hoorde.',
        'Met boeken en planten erop is het ons mooiste hoekje.',
      ],
      niggles: [
        'Om het recht te zetten heb je twee mensen nodig.',
        'Een waterpas is geen overbodige luxe.',
        'De bijgeleverde schroeven zijn alleen voor stevige muren.',
      ],
      defects: [
        'Eén plank is krom, alles rolt naar links.',
        'Twee gaten klopten niet, ik moest opnieuw boren.',
      ],
    },
    drawers: {
      likes: [
        'Alles gaat geruisloos open en dicht.',
        'Binnenin meer ruimte dan je denkt.',
        'De fronten sluiten perfect aan.',
        'De rommel is eindelijk uit de kamer.',
        'Mooi afgewerkt, ook aan de achterkant.',
        'Precies de goede hoogte voor onze hoek.',
      ],
      niggles: [
        'Het is zwaar, vraag iemand om mee te tillen.',
        'In het begin rook het licht naar lak.',
        'Viltjes voor de vloer waren fijn geweest.',
      ],
      defects: [
        'Eén front zit scheef en schuurt bij het openen.',
        'Bij het uitpakken zat er een deuk in een hoek.',
      ],
    },
    lamps: {
      likes: [
        'Warm licht dat niet verblindt.',
        'Uit net zo mooi als aan.',
        'Goed gemaakt, niets voelt goedkoop.',
        'Precies het goede licht voor ’s avonds.',
        'De afwerking is vlekkeloos.',
        'Binnen tien minuten brandde hij.',
      ],
      niggles: [
        'Het snoer mag langer.',
        'Met een dimmer was hij perfect geweest.',
        'Iets kleiner dan ik me had voorgesteld.',
      ],
      defects: [
        'Hij flikkert en niets heeft geholpen.',
        'Eén kant is beschadigd, dat zie je goed als hij aan is.',
      ],
    },
    sofas: {
      likes: [
        'De stof voelt zacht en toch sterk.',
        'Stevig en comfortabel, je zakt er niet in weg.',
        'De kleur is precies zoals op de foto’s.',
        'De kat vindt hem goed, de gasten ook.',
        'Nette naden rondom.',
        'Maakt de hele kamer af.',
      ],
      niggles: [
        'Steviger dan gedacht, maar het wordt zachter.',
        'Kruimels zie je meteen op de stof.',
        'Rook een paar dagen naar nieuwe stof.',
      ],
      defects: ['De zitting is nu al doorgezakt.', 'In de eerste dagen ging een naad open.'],
    },
    tables: {
      likes: [
        'Staat helemaal stabiel.',
        'Het blad is glad en makkelijk schoon te vegen.',
        'Het eerste waar bezoek naar vraagt.',
        'Eenvoudig, mooi en degelijk.',
        'Precies de goede maat voor onze kamer.',
        'Mooi afgeronde randen, fijn met kleine kinderen.',
      ],
      niggles: [
        'Hete kopjes hebben een onderzetter nodig.',
        'De poten moesten na een paar dagen nog eens worden aangedraaid.',
        'Een tint lichter dan op de foto’s.',
      ],
      defects: ['Eén poot is korter, dus hij wiebelt.', 'Er loopt een lange kras over het blad.'],
    },
    beds: {
      likes: [
        'Geen gekraak, we slapen heerlijk.',
        'Degelijk, er beweegt niets.',
        'Nog mooier dan op de foto’s.',
        'Met z’n tweeën in ongeveer een uur in elkaar gezet.',
        'Het frame is prachtig gemaakt.',
        'De kamer is eindelijk af.',
      ],
      niggles: [
        'Reken op twee mensen en een middag voor het opbouwen.',
        'Let op je schenen, het frame steekt iets uit.',
        'De pakketten zijn erg zwaar.',
      ],
      defects: [
        'Kraakt bij elke draai, we slapen slecht.',
        'Delen van het frame pasten niet op elkaar.',
      ],
    },
    chairs: {
      likes: [
        'Ook na uren nog comfortabel.',
        'Licht te verplaatsen en toch stevig.',
        'Van alle kanten mooi.',
        'Geen gekraak.',
        'We bestellen er nog twee bij.',
        'Netjes gemaakt tot in de hoekjes.',
      ],
      niggles: [
        'Plak vilt onder de poten, dan blijft de vloer heel.',
        'De zitting mag iets breder.',
        'Iets lager dan onze oude.',
      ],
      defects: ['Na een paar dagen zat een poot los.', 'Kraakt zodra iemand achterover leunt.'],
    },
  },
  thanks: {
    opening: [
      'Dank je wel, {name}!',
      'Hartelijk dank voor de vriendelijke woorden, {name}.',
      'Bedankt dat je de tijd hebt genomen, {name}.',
      'Wat fijn om te lezen, {name}.',
    ],
    message: [
      'Mooi dat het een goede plek heeft gevonden.',
      'De werkplaats zal het graag horen.',
      'Veel plezier ermee, jarenlang.',
      'Is er iets, dan zijn we er voor je.',
    ],
  },
  sorry: {
    opening: [
      'Beste {name}, zo hoort het niet, en dat spijt ons.',
      'Dank voor je eerlijke woorden, {name}.',
      'Dat spijt ons, {name}.',
      '{name}, dat ergert ons net zo als jou.',
    ],
    message: [
      'Vraag bij je bestelling een terugbetaling aan en voeg een foto toe; we antwoorden binnen twee dagen.',
      'Schrijf ons met je bestelnummer, dan vinden we een oplossing.',
      'We hebben het doorgegeven aan de werkplaats en kijken elk stuk nu beter na.',
      'Reserveonderdelen kosten niets; laat weten welk je nodig hebt.',
    ],
  },
  signed: ['Het team van {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'Aan de achterkant zit een deuk. Voor een deel van de prijs wil ik het houden.',
      'Een hoek was ingedrukt toen ik het uitpakte.',
    ],
    NOT_AS_DESCRIBED: [
      'De kleur is duidelijk donkerder dan op de foto’s.',
      'Het oppervlak is veel ruwer dan beschreven.',
    ],
    WRONG_ITEM: ['Ik had een andere uitvoering besteld.'],
    MISSING_PARTS: [
      'Het zakje met schroeven ontbrak, ik moest ze zelf kopen.',
      'Eén onderdeel zat niet in de doos.',
    ],
    NOT_RECEIVED: ['Er is tot nu toe niets aangekomen.'],
    TOO_LATE: ['Het duurde zo lang dat ik iets anders moest zoeken.'],
    NO_LONGER_WANTED: [
      'We gaan verhuizen en hebben er geen plaats meer voor.',
      'Per ongeluk besteld, sorry.',
    ],
    OTHER: ['Twee dagen na mijn bestelling ging de prijs omlaag.'],
  },
  declines: {
    unproven:
      'Zonder foto kunnen we de schade niet beoordelen. Vraag het nog eens aan en voeg er een toe.',
    asOrdered: 'We hebben het nagekeken: geleverd is wat besteld was, zie je orderbevestiging.',
    wasWhole:
      'De goederen hebben ons heel en compleet verlaten en de vervoerder heeft geen schade genoteerd. Laat ons er meer van zien als je het anders ziet.',
  },
}
