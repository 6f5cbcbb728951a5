import type { ReviewTexts } from './review-text.ts'

export const sv: ReviewTexts = {
  good: [
    'Mycket nöjd.',
    'Precis vad jag letade efter.',
    'En riktigt fin möbel.',
    'Bättre än jag hade hoppats.',
    'Skulle köpa igen direkt.',
    'Fin kvalitet för priset.',
    'Helt enkelt vacker.',
    'Inget att klaga på.',
    'Andra köpet från {shop}, och lika bra den här gången.',
    'Vi är jätteglada.',
  ],
  fair: [
    'Helt okej, men inte mer.',
    'Bra, med vissa förbehåll.',
    'Ser fin ut men är inte perfekt.',
    'För det priset väntade jag mig lite mer.',
    'Blandade känslor.',
  ],
  bad: [
    'Tyvärr en besvikelse.',
    'Jag är inte nöjd.',
    'Inte värd pengarna.',
    'Tyvärr inte vad jag hade väntat mig.',
    'Jag ville tycka om den, men nej.',
  ],
  came: {
    well: [
      'Kom en dag tidigare och var väl förpackad.',
      'Levererades den dag som utlovats.',
      'Kom snabbt fram och var hel.',
      'Noggrant förpackad, inte en repa.',
      'Chauffören var trevlig och kom i tid.',
    ],
    badly: [
      'Leveransen tog längre tid än utlovat.',
      'Kartongen var trasig när den kom.',
      'Budet ringde på en gång och åkte igen.',
      'Ingen kunde säga när den skulle komma.',
    ],
  },
  end: {
    good: [
      'Rekommenderas.',
      'Tack, {shop}!',
      'Gärna igen.',
      'Kan varmt rekommendera den.',
      'Den stannar länge hos oss.',
    ],
    fair: ['På det hela taget okej.', 'Vi behåller den.', 'För priset är det acceptabelt.'],
    bad: ['Jag skulle inte beställa igen.', 'Jag har skrivit till butiken.', 'Synd.'],
  },
  about: {
    desks: {
      likes: [
        'Skivan är slät och rymmer allt jag behöver.',
        'Det vinglar inte ens när jag skriver fort.',
        'Jag jobbar här varje dag nu och vill inte byta tillbaka.',
        'Passar under fönstret som om det vore gjort för det.',
        'Ytan är ännu finare än på bilderna.',
        'Ihopsatt på en halvtimme.',
      ],
      niggles: [
        'Ett skruvhål var lite trångt.',
        'Kanterna kunde vara något rundare.',
        'Glas lämnar ringar om man inte torkar direkt.',
      ],
      defects: [
        'Det vinglar vad jag än gör, och jag har dragit åt allt två gånger.',
        'Skivan har en repa mitt på.',
      ],
    },
    'standing-desks': {
      likes: [
        'Går mjukt upp och ner och inget skramlar.',
        'Ryggen tackar: nu står jag halva dagen.',
        'Även högst upp står det stadigt.',
        'Höjden ändras på ett ögonblick.',
        'Skärm och tangentbord är äntligen i rätt höjd.',
        'Stadigare än det på kontoret, och snyggare.',
      ],
      niggles: [
        'Tungt, så montera det där det ska stå.',
        'Allra högst upp gungar det lite.',
        'Bruksanvisningen kunde säga mer.',
      ],
      defects: [
        'Det stannar inte längre på den höjd jag ställer in.',
        'I stående läge gungar det så att det är jobbigt att skriva.',
      ],
    },
    'office-chairs': {
      likes: [
        'Jag kan sitta i timmar och reser mig utan stel rygg.',
        'Sitsen är fast utan att vara hård.',
        'Snygg nog för vardagsrummet.',
        'Välgjord, inget knarrar.',
        'Bättre för hållningen än allt jag haft förut.',
        'Färgen är precis som på bilderna.',
      ],
      niggles: [
        'Sitsen är fastare än väntat och behöver en vecka.',
        'Lite låg för långa personer.',
        'Luktade nytt några dagar.',
      ],
      defects: ['Knarrar vid varje rörelse.', 'Efter en timme fick jag lägga på en kudde.'],
    },
    shelves: {
      likes: [
        'Bär alla våra böcker utan att svikta.',
        'Rak, stabil och snabbt uppsatt.',
        'Ser lätt ut i rummet och rymmer mycket.',
        'Hyllplanen är tjocka och fint gjorda.',
        'Varje hål satt där det skulle.',
        'Med böcker och växter är det vårt finaste hörn.',
      ],
      niggles: [
        'Man behöver vara två för att få den rak.',
        'Ett vattenpass är en bra idé.',
        'Skruvarna som följer med är bara för massiva väggar.',
      ],
      defects: [
        'Ett plan är skevt, allt rullar åt vänster.',
        'Två hål stämde inte, jag fick borra om.',
      ],
    },
    drawers: {
      likes: [
        'Allt går ljudlöst att öppna och stänga.',
        'Mer plats inuti än man tror.',
        'Fronterna sitter perfekt.',
        'Äntligen är röran borta ur rummet.',
        'Fint gjord, även på baksidan.',
        'Precis rätt höjd för vårt hörn.',
      ],
      niggles: [
        'Den är tung, ta hjälp med bärandet.',
        'Luktade svagt av lack i början.',
        'Filttassar till golvet hade varit trevligt.',
      ],
      defects: [
        'En front sitter snett och skrapar när man öppnar.',
        'Ett hörn var intryckt när vi packade upp.',
      ],
    },
    lamps: {
      likes: [
        'Ett varmt ljus som inte bländar.',
        'Lika fin släckt som tänd.',
        'Välgjord, inget känns billigt.',
        'Precis rätt ljus för kvällen.',
        'Ytan är felfri.',
        'På plats och tänd på tio minuter.',
      ],
      niggles: [
        'Sladden kunde vara längre.',
        'Med dimmer hade den varit perfekt.',
        'Aningen mindre än jag hade tänkt mig.',
      ],
      defects: [
        'Den flimrar och inget hjälper.',
        'Ena sidan är skadad, det syns tydligt när den är tänd.',
      ],
    },
    sofas: {
      likes: [
        'Tyget är mjukt och känns ändå slitstarkt.',
        'Fast och skön, man sjunker inte ner.',
        'Färgen är precis som på bilderna.',
        'Katten är nöjd, och gästerna också.',
        'Fina sömmar runt om.',
        'Den gör hela rummet färdigt.',
      ],
      niggles: [
        'Fastare än jag trodde, men den mjuknar.',
        'Smulor syns direkt på tyget.',
        'Luktade nytt tyg några dagar.',
      ],
      defects: ['Sitsen är redan nedsutten.', 'En söm gick upp de första dagarna.'],
    },
    tables: {
      likes: [
        'Står helt stadigt.',
        'Skivan är slät och lätt att torka av.',
        'Det första gästerna frågar om.',
        'Enkelt, vackert och gediget.',
        'Precis rätt storlek för vårt rum.',
        'Fint rundade kanter, bra med små barn.',
      ],
      niggles: [
        'Varma koppar behöver underlägg.',
        'Benen fick dras åt igen efter några dagar.',
        'En nyans ljusare än på bilderna.',
      ],
      defects: ['Ett ben är kortare, så det vickar.', 'Det går en lång repa tvärs över skivan.'],
    },
    beds: {
      likes: [
        'Inget knarr, vi sover underbart.',
        'Gedigen, ingenting rör sig.',
        'Ännu finare än på bilderna.',
        'Vi var två och det tog ungefär en timme.',
        'Ramen är vackert gjord.',
        'Äntligen känns rummet färdigt.',
      ],
      niggles: [
        'Räkna med två personer och en eftermiddag.',
        'Akta smalbenen, ramen sticker ut lite.',
        'Paketen är mycket tunga.',
      ],
      defects: [
        'Knarrar så fort man vänder sig, vi sover dåligt.',
        'Delar av ramen passade inte ihop.',
      ],
    },
    chairs: {
      likes: [
        'Bekväm även efter flera timmar.',
        'Lätt att flytta och ändå stadig.',
        'Vacker från alla håll.',
        'Inget knarr alls.',
        'Vi beställer två till.',
        'Fint gjord in i minsta hörn.',
      ],
      niggles: [
        'Sätt filt under benen så klarar sig golvet.',
        'Sitsen kunde vara lite bredare.',
        'Något lägre än vår gamla.',
      ],
      defects: ['Ett ben lossnade efter några dagar.', 'Knarrar så fort någon lutar sig bakåt.'],
    },
  },
  thanks: {
    opening: [
      'Tack så mycket, {name}!',
      'Stort tack för de vänliga orden, {name}.',
      'Tack för att du tog dig tid, {name}.',
      'Så roligt att läsa, {name}.',
    ],
    message: [
      'Vad fint att den har hittat en bra plats.',
      'Det blir verkstaden glad att höra.',
      'Ha glädje av den i många år.',
      'Hör av dig om det är något.',
    ],
  },
  sorry: {
    opening: [
      'Hej {name}, så ska det inte vara och vi beklagar.',
      'Tack för att du är ärlig, {name}.',
      'Vi beklagar, {name}.',
      '{name}, det stör oss lika mycket som dig.',
    ],
    message: [
      'Begär en återbetalning vid din beställning och bifoga en bild; vi svarar inom två dagar.',
      'Skriv till oss med beställningsnumret så hittar vi en lösning.',
      'Vi har tagit det vidare till verkstaden och kontrollerar varje möbel noggrannare nu.',
      'Reservdelar kostar inget; säg bara vilken du behöver.',
    ],
  },
  signed: ['Vi på {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'Det finns en buckla på baksidan. Jag behåller den gärna för en del av priset.',
      'Ett hörn var intryckt när jag packade upp.',
    ],
    NOT_AS_DESCRIBED: [
      'Färgen är klart mörkare än på bilderna.',
      'Ytan är mycket grövre än beskrivet.',
    ],
    WRONG_ITEM: ['Jag beställde ett annat utförande.'],
    MISSING_PARTS: [
      'Påsen med skruvar saknades, jag fick köpa egna.',
      'En del låg inte i kartongen.',
    ],
    NOT_RECEIVED: ['Ingenting har kommit än.'],
    TOO_LATE: ['Det tog så lång tid att jag fick hitta något annat.'],
    NO_LONGER_WANTED: ['Vi flyttar och har inte plats längre.', 'Beställd av misstag, förlåt.'],
    OTHER: ['Två dagar efter min beställning sänktes priset.'],
  },
  declines: {
    unproven: 'Utan bild kan vi inte bedöma skadan. Ansök gärna igen och lägg till en.',
    asOrdered:
      'Vi har kontrollerat: det som levererades är det som beställdes, se orderbekräftelsen.',
    wasWhole:
      'Varan lämnade oss hel och komplett och transportören har inte noterat någon skada. Visa oss gärna mer om du ser det annorlunda.',
  },
}
