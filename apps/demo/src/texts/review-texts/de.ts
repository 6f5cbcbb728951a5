import type { ReviewTexts } from './review-text.ts'

export const de: ReviewTexts = {
  good: [
    'Sehr zufrieden.',
    'Genau das, was ich gesucht habe.',
    'Ein wunderschönes Stück.',
    'Besser als erhofft.',
    'Würde ich sofort wieder kaufen.',
    'Tolle Qualität für den Preis.',
    'Einfach schön.',
    'Nichts auszusetzen.',
    'Unser zweites Stück von {shop}, wieder ein gutes.',
    'Wir sind begeistert.',
    'Top Verarbeitung.',
  ],
  fair: [
    'Ganz in Ordnung, mehr aber nicht.',
    'Gut, mit Abstrichen.',
    'Sieht schön aus, ist aber nicht perfekt.',
    'Für den Preis hätte ich etwas mehr erwartet.',
    'Gemischte Gefühle.',
  ],
  bad: [
    'Leider enttäuschend.',
    'Ich bin nicht zufrieden.',
    'Das Geld nicht wert.',
    'Leider nicht das, was ich erwartet habe.',
    'Ich wollte es mögen, aber nein.',
  ],
  came: {
    well: [
      'Kam einen Tag früher und war gut verpackt.',
      'Geliefert am zugesagten Tag.',
      'Schnell da und heil angekommen.',
      'Sorgfältig verpackt, kein Kratzer.',
      'Der Fahrer war freundlich und pünktlich.',
      'Lieferung lief reibungslos.',
    ],
    badly: [
      'Die Lieferung dauerte länger als angekündigt.',
      'Der Karton war bei der Ankunft aufgerissen.',
      'Der Fahrer hat einmal geklingelt und war wieder weg.',
      'Niemand konnte mir sagen, wann geliefert wird.',
    ],
  },
  end: {
    good: [
      'Klare Empfehlung.',
      'Danke, {shop}!',
      'Jederzeit wieder.',
      'Kann ich nur weiterempfehlen.',
      'Das bleibt lange bei uns.',
    ],
    fair: ['Alles in allem passt es.', 'Wir behalten es.', 'Für den Preis in Ordnung.'],
    bad: ['Würde ich nicht noch einmal bestellen.', 'Ich habe dem Shop geschrieben.', 'Schade.'],
  },
  about: {
    desks: {
      likes: [
        'Die Platte ist glatt und hat Platz für alles, was ich brauche.',
        'Wackelt nicht, auch wenn ich schnell tippe.',
        'Ich arbeite jetzt jeden Tag daran und möchte nicht mehr tauschen.',
        'Passt unter unser Fenster wie dafür gemacht.',
        'Die Oberfläche ist noch schöner als auf den Bildern.',
        'In einer halben Stunde aufgebaut.',
        'Das Homeoffice macht wieder Spaß.',
      ],
      niggles: [
        'Ein Schraubloch war etwas eng.',
        'Die Kanten könnten etwas runder sein.',
        'Gläser hinterlassen Ringe, wenn man nicht gleich wischt.',
      ],
      defects: [
        'Wackelt, egal was ich mache, und ich habe jede Schraube zweimal nachgezogen.',
        'Die Platte hat mitten drauf einen Kratzer.',
      ],
    },
    'standing-desks': {
      likes: [
        'Fährt sanft hoch und runter, nichts klappert.',
        'Mein Rücken dankt es: Ich stehe jetzt den halben Tag.',
        'Auch ganz oben steht er ruhig.',
        'Die Höhe ist in einem Augenblick verstellt.',
        'Bildschirm und Tastatur sind endlich auf der richtigen Höhe.',
        'Stabiler als der im Büro, und schöner.',
      ],
      niggles: [
        'Schwer, also gleich dort aufbauen, wo er stehen soll.',
        'Ganz oben schwankt er ein wenig.',
        'Die Anleitung könnte ausführlicher sein.',
      ],
      defects: [
        'Bleibt nicht mehr auf der eingestellten Höhe.',
        'Im Stehen schwankt er so, dass Tippen keine Freude ist.',
      ],
    },
    'office-chairs': {
      likes: [
        'Ich kann stundenlang darauf sitzen und stehe ohne steifen Rücken auf.',
        'Der Sitz ist fest, ohne hart zu sein.',
        'Sieht so gut aus, dass er im Wohnzimmer stehen darf.',
        'Gut verarbeitet, nichts knarzt.',
        'Für meine Haltung besser als alles, was ich vorher hatte.',
        'Die Farbe ist genau wie auf den Bildern.',
      ],
      niggles: [
        'Der Sitz ist fester als gedacht und braucht eine Woche.',
        'Für große Leute etwas niedrig.',
        'Roch ein paar Tage nach neu.',
      ],
      defects: [
        'Knarzt bei jeder Bewegung.',
        'Nach einer Stunde musste ich ein Kissen drauflegen.',
      ],
    },
    shelves: {
      likes: [
        'Trägt alle unsere Bücher, ohne sich durchzubiegen.',
        'Gerade, stabil und schnell aufgebaut.',
        'Wirkt leicht im Raum und fasst doch viel.',
        'Die Böden sind dick und sauber gearbeitet.',
        'Jedes Loch war da, wo es sein soll.',
        'Mit Büchern und Pflanzen darauf ist es unsere schönste Ecke.',
      ],
      niggles: [
        'Zum geraden Aufstellen braucht man zwei Leute.',
        'Eine Wasserwaage ist eine gute Idee.',
        'Die beigelegten Schrauben sind nur für feste Wände.',
      ],
      defects: [
        'Ein Boden ist krumm, alles rollt nach links.',
        'Zwei Löcher passten nicht, ich musste nachbohren.',
      ],
    },
    drawers: {
      likes: [
        'Alles geht lautlos auf und zu.',
        'Innen mehr Platz, als man denkt.',
        'Die Fronten sitzen perfekt.',
        'Endlich ist das Durcheinander aus dem Zimmer.',
        'Schön verarbeitet, auch hinten.',
        'Genau die richtige Höhe für unsere Ecke.',
      ],
      niggles: [
        'Schwer, zum Tragen besser jemanden dazuholen.',
        'Roch anfangs leicht nach Lack.',
        'Filzgleiter für den Boden wären nett gewesen.',
      ],
      defects: [
        'Eine Front sitzt schief und schleift beim Öffnen.',
        'Beim Auspacken war eine Ecke eingedrückt.',
      ],
    },
    lamps: {
      likes: [
        'Warmes Licht, das nicht blendet.',
        'Sieht ausgeschaltet so gut aus wie eingeschaltet.',
        'Gut gemacht, nichts wirkt billig.',
        'Genau das richtige Licht für den Abend.',
        'Die Oberfläche ist makellos.',
        'In zehn Minuten angebracht, und sie leuchtet.',
      ],
      niggles: [
        'Das Kabel könnte länger sein.',
        'Mit Dimmer wäre sie perfekt.',
        'Eine Spur kleiner, als ich sie mir vorgestellt hatte.',
      ],
      defects: [
        'Flackert, und nichts hat bisher geholfen.',
        'Eine Seite ist beschädigt, das sieht man im Licht deutlich.',
      ],
    },
    sofas: {
      likes: [
        'Der Stoff ist weich und wirkt trotzdem robust.',
        'Fest und bequem, man versinkt nicht.',
        'Die Farbe ist genau wie auf den Bildern.',
        'Die Katze ist einverstanden, die Gäste auch.',
        'Saubere Nähte rundherum.',
        'Macht das ganze Zimmer fertig.',
      ],
      niggles: [
        'Fester als gedacht, wird aber weicher.',
        'Krümel sieht man auf dem Stoff sofort.',
        'Roch ein paar Tage nach neuem Stoff.',
      ],
      defects: [
        'Der Sitz ist jetzt schon durchgesessen.',
        'In den ersten Tagen ist eine Naht aufgegangen.',
      ],
    },
    tables: {
      likes: [
        'Steht absolut sicher.',
        'Die Platte ist glatt und leicht abzuwischen.',
        'Das Erste, wonach Besuch fragt.',
        'Schlicht, schön und solide.',
        'Genau die richtige Größe für unser Zimmer.',
        'Schön gerundete Kanten, gut mit kleinen Kindern.',
      ],
      niggles: [
        'Heiße Tassen brauchen einen Untersetzer.',
        'Die Beine mussten nach ein paar Tagen nachgezogen werden.',
        'Einen Ton heller als auf den Bildern.',
      ],
      defects: [
        'Ein Bein ist kürzer, deshalb kippelt er.',
        'Quer über die Platte geht ein langer Kratzer.',
      ],
    },
    beds: {
      likes: [
        'Kein Knarzen, wir schlafen wunderbar.',
        'Solide, da bewegt sich nichts.',
        'Sieht noch besser aus als auf den Bildern.',
        'Zu zweit in etwa einer Stunde aufgebaut.',
        'Der Rahmen ist wunderschön gearbeitet.',
        'Endlich sieht das Zimmer fertig aus.',
      ],
      niggles: [
        'Für den Aufbau zwei Leute und einen Nachmittag einplanen.',
        'Auf die Schienbeine achten, der Rahmen steht etwas vor.',
        'Die Pakete sind sehr schwer.',
      ],
      defects: [
        'Knarzt bei jeder Drehung, wir schlafen schlecht.',
        'Teile des Rahmens passten nicht zusammen.',
      ],
    },
    chairs: {
      likes: [
        'Auch nach Stunden noch bequem.',
        'Leicht zu rücken und trotzdem stabil.',
        'Von allen Seiten schön.',
        'Kein Knarzen.',
        'Wir bestellen noch zwei nach.',
        'Sauber gearbeitet bis in die letzte Ecke.',
      ],
      niggles: [
        'Filz unter die Füße, dann leidet der Boden nicht.',
        'Der Sitz könnte etwas breiter sein.',
        'Eine Spur niedriger als unser alter.',
      ],
      defects: ['Nach ein paar Tagen war ein Bein locker.', 'Knarzt, sobald sich jemand anlehnt.'],
    },
  },
  thanks: {
    opening: [
      'Vielen Dank, {name}!',
      'Herzlichen Dank für die freundlichen Worte, {name}.',
      'Danke, {name}, dass Sie sich die Zeit genommen haben.',
      'Das lesen wir gern, {name}.',
    ],
    message: [
      'Schön, dass es einen guten Platz gefunden hat.',
      'Die Werkstatt wird sich freuen.',
      'Viele Jahre Freude damit.',
      'Wenn etwas sein sollte, sind wir für Sie da.',
    ],
  },
  sorry: {
    opening: [
      'Guten Tag {name}, so soll es nicht sein, das tut uns leid.',
      'Danke für die offenen Worte, {name}.',
      'Das tut uns leid, {name}.',
      '{name}, das ärgert uns genauso wie Sie.',
    ],
    message: [
      'Bitte beantragen Sie an Ihrer Bestellung eine Erstattung und fügen Sie ein Foto bei; wir antworten innerhalb von zwei Tagen.',
      'Schreiben Sie uns mit Ihrer Bestellnummer, wir finden eine Lösung.',
      'Wir haben es an die Werkstatt weitergegeben und prüfen jedes Stück jetzt genauer.',
      'Ersatzteile kosten nichts; sagen Sie uns einfach, welches fehlt.',
    ],
  },
  signed: ['Ihr Team von {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'Auf der Rückseite ist eine Delle. Für einen Teil des Preises würde ich es behalten.',
      'Eine Ecke war beim Auspacken eingedrückt.',
    ],
    NOT_AS_DESCRIBED: [
      'Die Farbe ist deutlich dunkler als auf den Bildern.',
      'Die Oberfläche ist viel rauer als beschrieben.',
    ],
    WRONG_ITEM: ['Ich hatte eine andere Ausführung bestellt.'],
    MISSING_PARTS: [
      'Der Beutel mit den Schrauben fehlte, ich musste welche kaufen.',
      'Ein Teil lag nicht im Karton.',
    ],
    NOT_RECEIVED: ['Bis heute ist nichts angekommen.'],
    TOO_LATE: ['Es hat so lange gedauert, dass ich mir etwas anderes besorgen musste.'],
    NO_LONGER_WANTED: [
      'Wir ziehen um und haben keinen Platz mehr dafür.',
      'Versehentlich bestellt, entschuldigen Sie bitte.',
    ],
    OTHER: ['Zwei Tage nach meiner Bestellung wurde der Preis gesenkt.'],
  },
  declines: {
    unproven:
      'Ohne Foto können wir den Schaden nicht beurteilen. Bitte stellen Sie den Antrag noch einmal mit einem Bild.',
    asOrdered: 'Wir haben es geprüft: Geliefert wurde, was bestellt war, siehe Bestellbestätigung.',
    wasWhole:
      'Die Ware hat unser Lager heil und vollständig verlassen, der Paketdienst hat keinen Schaden vermerkt. Zeigen Sie uns bitte mehr davon, wenn Sie es anders sehen.',
  },
}
