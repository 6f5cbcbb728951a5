import type { ReviewTexts } from './review-text.ts'

export const it: ReviewTexts = {
  good: [
    'Molto soddisfatti.',
    'Proprio quello che cercavo.',
    'Un pezzo bellissimo.',
    'Meglio di quanto sperassi.',
    'Lo ricomprerei subito.',
    'Ottima qualità per il prezzo.',
    'Semplicemente bello.',
    'Niente da ridire.',
    'È il nostro secondo acquisto da {shop}, ed è andata bene di nuovo.',
    'Siamo contentissimi.',
  ],
  fair: [
    'Va bene, niente di più.',
    'Buono, con qualche riserva.',
    'È bello, ma non perfetto.',
    'A questo prezzo mi aspettavo un po’ di più.',
    'Impressioni contrastanti.',
  ],
  bad: [
    'Una delusione.',
    'Non mi convince.',
    'Non vale il prezzo.',
    'Purtroppo non è quello che mi aspettavo.',
    'Volevo che mi piacesse, ma no.',
  ],
  came: {
    well: [
      'È arrivato un giorno prima e ben imballato.',
      'Consegnato nel giorno promesso.',
      'Arrivato in fretta e intatto.',
      'Imballato con cura, nemmeno un graffio.',
      'Corriere gentile e puntuale.',
    ],
    badly: [
      'La consegna ha richiesto più tempo del previsto.',
      'La scatola era rotta all’arrivo.',
      'Il corriere ha suonato una volta ed è ripartito.',
      'Nessuno sapeva dirmi quando sarebbe arrivato.',
    ],
  },
  end: {
    good: [
      'Consigliato.',
      'Grazie, {shop}!',
      'Lo rifarei volentieri.',
      'Lo consiglio senz’altro.',
      'Resterà con noi a lungo.',
    ],
    fair: ['Tutto sommato va bene.', 'Lo teniamo.', 'Per il prezzo è accettabile.'],
    bad: ['Non lo ordinerei di nuovo.', 'Ho scritto al negozio.', 'Peccato.'],
  },
  about: {
    desks: {
      likes: [
        'Il piano è liscio e ci sta tutto quello che mi serve.',
        'Non traballa, nemmeno quando scrivo in fretta.',
        'Ci lavoro ogni giorno e non tornerei indietro.',
        'Sta sotto la nostra finestra come se fosse su misura.',
        'La finitura è ancora più bella che in foto.',
        'Montata in mezz’ora.',
      ],
      niggles: [
        'Un foro per le viti era un po’ stretto.',
        'Gli spigoli potrebbero essere più arrotondati.',
        'I bicchieri lasciano il segno se non si asciuga subito.',
      ],
      defects: [
        'Traballa qualunque cosa faccia, e ho stretto tutto due volte.',
        'Il piano ha un graffio proprio al centro.',
      ],
    },
    'standing-desks': {
      likes: [
        'Sale e scende con dolcezza e non vibra niente.',
        'La schiena ringrazia: ora sto in piedi mezza giornata.',
        'Anche al massimo dell’altezza resta stabile.',
        'L’altezza si cambia in un attimo.',
        'Schermo e tastiera sono finalmente all’altezza giusta.',
        'Più stabile di quella in ufficio, e più bella.',
      ],
      niggles: [
        'È pesante, meglio montarla dove deve stare.',
        'Al massimo dell’altezza oscilla un poco.',
        'Le istruzioni potrebbero dire di più.',
      ],
      defects: [
        'Non resta più all’altezza impostata.',
        'In piedi oscilla tanto che scrivere è scomodo.',
      ],
    },
    'office-chairs': {
      likes: [
        'Ci passo ore e mi alzo senza mal di schiena.',
        'La seduta è sostenuta senza essere dura.',
        'Abbastanza bella per il soggiorno.',
        'Ben fatta, non scricchiola niente.',
        'Per la postura è meglio di tutto ciò che avevo prima.',
        'Il colore è proprio come in foto.',
      ],
      niggles: [
        'La seduta è più rigida del previsto, ci vuole una settimana.',
        'Un po’ bassa per chi è alto.',
        'Per qualche giorno ha avuto odore di nuovo.',
      ],
      defects: ['Scricchiola a ogni movimento.', 'Dopo un’ora ho dovuto metterci un cuscino.'],
    },
    shelves: {
      likes: [
        'Regge tutti i nostri libri senza piegarsi.',
        'Dritta, stabile e montata in un attimo.',
        'Sembra leggera e contiene tantissimo.',
        'I ripiani sono spessi e ben rifiniti.',
        'Ogni foro era al suo posto.',
        'Con libri e piante è il nostro angolo più bello.',
      ],
      niggles: [
        'Servono due persone per metterla dritta.',
        'Una livella è una buona idea.',
        'Le viti incluse sono solo per muri pieni.',
      ],
      defects: [
        'Un ripiano è storto e tutto rotola a sinistra.',
        'Due fori non combaciavano, ho dovuto riforare.',
      ],
    },
    drawers: {
      likes: [
        'Tutto si apre e si chiude senza rumore.',
        'Dentro c’è più spazio di quanto sembri.',
        'I frontali sono perfettamente allineati.',
        'Finalmente la stanza è in ordine.',
        'Rifinito benissimo, anche dietro.',
        'L’altezza giusta per il nostro angolo.',
      ],
      niggles: [
        'È pesante, meglio farsi aiutare a spostarlo.',
        'All’inizio c’era un leggero odore di vernice.',
        'Dei feltrini per il pavimento avrebbero fatto comodo.',
      ],
      defects: [
        'Un frontale è storto e striscia all’apertura.',
        'Aprendo l’imballo c’era un angolo ammaccato.',
      ],
    },
    lamps: {
      likes: [
        'Una luce calda che non abbaglia.',
        'Bella da spenta come da accesa.',
        'Ben fatta, niente sembra economico.',
        'La luce giusta per la sera.',
        'La finitura è impeccabile.',
        'In dieci minuti era al suo posto e accesa.',
      ],
      niggles: [
        'Il cavo potrebbe essere più lungo.',
        'Con un dimmer sarebbe perfetta.',
        'Un filo più piccola di come la immaginavo.',
      ],
      defects: ['Sfarfalla e niente ha aiutato.', 'Un lato è rovinato e da accesa si vede bene.'],
    },
    sofas: {
      likes: [
        'Il tessuto è morbido ma sembra resistente.',
        'Sostenuto e comodo, non si sprofonda.',
        'Il colore è proprio come in foto.',
        'Il gatto approva, e anche gli ospiti.',
        'Cuciture impeccabili.',
        'Completa tutta la stanza.',
      ],
      niggles: [
        'Più rigido di quanto pensassi, ma si ammorbidisce.',
        'Sul tessuto si vedono subito le briciole.',
        'Per qualche giorno ha avuto odore di tessuto nuovo.',
      ],
      defects: ['La seduta è già infossata.', 'Nei primi giorni si è aperta una cucitura.'],
    },
    tables: {
      likes: [
        'Sta perfettamente fermo.',
        'Il piano è liscio e si pulisce facilmente.',
        'È la prima cosa che notano gli ospiti.',
        'Semplice, bello e solido.',
        'La misura esatta per la nostra stanza.',
        'Bordi ben arrotondati, ottimo con bimbi piccoli.',
      ],
      niggles: [
        'Le tazze calde vogliono un sottobicchiere.',
        'Dopo qualche giorno ho dovuto stringere di nuovo le gambe.',
        'Un tono più chiaro che in foto.',
      ],
      defects: ['Una gamba è più corta e traballa.', 'C’è un lungo graffio sul piano.'],
    },
    beds: {
      likes: [
        'Nessuno scricchiolio, dormiamo benissimo.',
        'Solido, non si muove niente.',
        'Ancora più bello che in foto.',
        'In due lo abbiamo montato in un’ora circa.',
        'Il telaio è fatto benissimo.',
        'La stanza sembra finalmente finita.',
      ],
      niggles: [
        'Per montarlo mettete in conto due persone e un pomeriggio.',
        'Attenti agli stinchi, il telaio sporge un poco.',
        'I colli sono molto pesanti.',
      ],
      defects: [
        'Scricchiola a ogni movimento e dormiamo male.',
        'Alcune parti del telaio non combaciavano.',
      ],
    },
    chairs: {
      likes: [
        'Comoda anche dopo ore.',
        'Leggera da spostare e comunque robusta.',
        'Bella da ogni lato.',
        'Nessuno scricchiolio.',
        'Ne ordineremo altre due.',
        'Rifinita bene fino all’ultimo dettaglio.',
      ],
      niggles: [
        'Meglio mettere i feltrini per il pavimento.',
        'La seduta potrebbe essere un po’ più larga.',
        'Appena più bassa della nostra vecchia.',
      ],
      defects: [
        'Dopo pochi giorni si è allentata una gamba.',
        'Scricchiola appena ci si appoggia.',
      ],
    },
  },
  thanks: {
    opening: [
      'Grazie mille, {name}!',
      'Grazie di cuore per le belle parole, {name}.',
      'Grazie per il tempo dedicato, {name}.',
      'Che piacere leggerla, {name}.',
    ],
    message: [
      'Siamo felici che abbia trovato il posto giusto.',
      'In laboratorio ne saranno contenti.',
      'Se lo goda per molti anni.',
      'Per qualsiasi cosa, siamo qui.',
    ],
  },
  sorry: {
    opening: [
      'Buongiorno {name}, non dovrebbe succedere e ci dispiace.',
      'Grazie per la sincerità, {name}.',
      'Ci dispiace, {name}.',
      '{name}, spiace a noi quanto a lei.',
    ],
    message: [
      'Chieda un rimborso dal suo ordine e alleghi una foto; rispondiamo entro due giorni.',
      'Ci scriva con il numero d’ordine e troveremo una soluzione.',
      'Lo abbiamo segnalato al laboratorio e ora controlliamo ogni pezzo con più attenzione.',
      'I ricambi non costano nulla; ci dica quale le serve.',
    ],
  },
  signed: ['Il team di {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'C’è un’ammaccatura sul retro. Lo terrei per una parte del prezzo.',
      'Un angolo era schiacciato quando l’ho aperto.',
    ],
    NOT_AS_DESCRIBED: [
      'Il colore è nettamente più scuro che in foto.',
      'La superficie è molto più ruvida di quanto descritto.',
    ],
    WRONG_ITEM: ['Avevo ordinato un’altra finitura.'],
    MISSING_PARTS: [
      'Mancava il sacchetto delle viti, ho dovuto comprarle.',
      'Un pezzo non era nella scatola.',
    ],
    NOT_RECEIVED: ['A oggi non è arrivato nulla.'],
    TOO_LATE: ['Ci ha messo così tanto che ho dovuto trovare altro.'],
    NO_LONGER_WANTED: ['Traslochiamo e non abbiamo più posto.', 'Ordinato per errore, mi scuso.'],
    OTHER: ['Due giorni dopo il mio ordine il prezzo è sceso.'],
  },
  declines: {
    unproven:
      'Senza una foto non possiamo valutare il danno. Ripeta la richiesta allegandone una, per favore.',
    asOrdered:
      'Abbiamo controllato: è stato consegnato ciò che era stato ordinato, come da conferma.',
    wasWhole:
      'La merce è partita integra e completa e il corriere non ha segnalato danni. Se la vede diversamente, ci mostri qualcosa in più.',
  },
}
