import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'scrittoio',
    description:
      '{name} è uno scrittoio per una stanza piccola o per l’angolo tranquillo di una grande. Quattro gambe affusolate in legno massello reggono un piano sottile, e il cassetto piatto fa sparire penne, quaderno e cavo di ricarica.',
    details: [
      'Gambe in massello, affusolate sulle due facce interne',
      'Cassetto con 5 cm di altezza utile su guide di legno cerato',
      '62 cm di spazio per le ginocchia sotto il cassetto',
    ],
  },
  'desk-trestle': {
    noun: 'scrivania su cavalletti',
    description:
      'Un piano largo poggia su due cavalletti ad A, e basta così. {name} si monta in cinque minuti senza attrezzi, viaggia di piatto contro una parete e lascia posto a due sedie affiancate quando c’è molto da stendere.',
    details: [
      'Cavalletti con tenone passante, piedi con feltro',
      'Piano da 26 mm, tenuto in posizione da quattro spine di legno',
      'I cavalletti si possono avvicinare o allontanare',
    ],
  },
  'desk-drawers': {
    noun: 'scrivania con cassetti',
    description:
      'Tre cassetti a destra, un fianco pieno a sinistra e in mezzo tutto lo spazio per le ginocchia. Il retro di {name} è rifinito, perciò la scrivania può guardare la stanza invece di stare sempre contro il muro.',
    details: [
      'Cassetti su guide metalliche nascoste, chiusura ammortizzata',
      'Il cassetto in basso contiene cartelle A4',
      'Passacavi con coperchio sul bordo posteriore del piano',
    ],
  },
  'desk-steel': {
    noun: 'scrivania',
    description:
      'Un piano di legno su una struttura snella in acciaio nero: {name} sembra leggera e sta ferma, perché la croce sul retro assorbe i movimenti laterali. I cavi corrono lungo la traversa e il pavimento resta libero per la scopa.',
    details: [
      'Struttura in tubo quadro da 20 mm, saldata e verniciata a polvere',
      'Piedini regolabili di 10 mm per pavimenti irregolari',
      'Piano avvitato in asole, per lasciar muovere il legno',
    ],
  },
  'desk-secretary': {
    noun: 'secrétaire',
    description:
      'Quattro piccoli scomparti sul fondo accolgono lettere, occhiali e tutto ciò che di solito vaga per il tavolo. {name} tiene così libero il piano di scrittura, e l’alzata porta una lampada o una pianta all’altezza degli occhi.',
    details: [
      'Scomparti uniti a coda di rondine, larghi 22 cm ciascuno',
      'Piano di scrittura profondo 38 cm davanti agli scomparti',
      'Alzata fissata con due viti, si può anche togliere',
    ],
  },
  'desk-corner': {
    noun: 'scrivania angolare',
    description:
      'Due piani si incontrano ad angolo retto: da una parte lo schermo, dall’altra le carte. {name} poggia su gambe quadrate in legno messe proprio sul bordo, dove non intralciano gli spostamenti di una sedia con le rotelle.',
    details: [
      'Lato corto da montare a sinistra o a destra',
      'Piani serrati da sotto con giunzioni in acciaio',
      'Passacavi con coperchio di legno nell’angolo',
    ],
  },
  'standing-two-leg': {
    noun: 'scrivania regolabile',
    description:
      'Due colonne telescopiche in acciaio portano il piano dalla posizione seduta a quella in piedi in una dozzina di secondi, così piano che si può telefonare. {name} ricorda quattro altezze e torna indietro se incontra un bracciolo o un davanzale.',
    details: [
      'Altezza da 72 a 120 cm, un motore per colonna',
      'Porta fino a 80 kg, schermi compresi',
      'Pulsantiera con quattro memorie e display',
    ],
  },
  'standing-rounded': {
    noun: 'scrivania regolabile',
    description:
      'Il bordo del piano è arrotondato tutto intorno, e a fine giornata gli avambracci se ne accorgono. Sotto {name} è appesa una canalina che sale e scende insieme al piano, così alla presa arriva un cavo solo.',
    details: [
      'Bordo arrotondato con raggio di 12 mm',
      'Canalina in acciaio, ribaltabile dal retro',
      'Regolazione elettrica da 72 a 118 cm, con blocco bambini',
    ],
  },
  'standing-drawer': {
    noun: 'scrivania regolabile con cassetto',
    description:
      'Le scrivanie regolabili hanno di rado un posto per le piccole cose; questa ha un cassetto basso subito sotto il piano. {name} lo porta con sé, e computer, penne e cuffie restano a portata di mano da seduti e in piedi.',
    details: [
      'Cassetto con 4 cm di altezza utile, foderato di feltro grigio',
      'Regolazione elettrica da 73 a 121 cm',
      'Frontale del cassetto a filo con la fascia',
    ],
  },
  'standing-compact': {
    noun: 'tavolino regolabile',
    description:
      'Una sola colonna su un piede largo e un piano grande quanto basta per un portatile e un quaderno: {name} sta accanto al letto, nel corridoio o vicino al divano. Lo solleva una molla a gas, la presa non serve.',
    details: [
      'Altezza da 73 a 110 cm con leva sotto il piano',
      'Porta fino a 15 kg in ogni posizione',
      'Base in acciaio con feltro sul lato inferiore',
    ],
  },
  'standing-converter': {
    noun: 'rialzo da scrivania',
    description:
      'Appoggiato sulla scrivania che c’è già, {name} ne fa un posto dove si lavora anche in piedi. I bracci a pantografo sollevano insieme schermo e ripiano della tastiera, in verticale, senza occupare più profondità di quando è abbassato.',
    details: [
      'Si alza fino a 38 cm, molle a gas su entrambi i lati',
      'Porta fino a 12 kg, due schermi piccoli',
      'Arriva montato, si aggancia solo il ripiano della tastiera',
    ],
  },
  'standing-conference': {
    noun: 'tavolo riunioni regolabile',
    description:
      'Un lungo tavolo che sale per il punto del mattino e scende per l’ora che segue. Tre colonne si muovono di pari passo sotto {name}, e il piano resta in bolla anche quando tutti si appoggiano dalla stessa parte.',
    details: [
      'Altezza da 72 a 118 cm con tre motori sincronizzati',
      'Due sportelli passacavi con cerniera nel piano',
      'Piano in due metà, unite con tiranti',
    ],
  },

  'office-task': {
    noun: 'sedia da ufficio',
    description:
      'Seduta e schienale di {name} si inclinano insieme in un rapporto fisso, così i piedi restano a terra quando ci si appoggia all’indietro. L’imbottitura è soda per una giornata intera, e i braccioli abbassati passano sotto quasi ogni scrivania.',
    details: [
      'Altezza della seduta da 42 a 53 cm con pistone a gas',
      'Braccioli regolabili di 8 cm in altezza',
      'Rotelle morbide per pavimenti duri, sostituibili per la moquette',
    ],
  },
  'office-high-back': {
    noun: 'poltrona da ufficio',
    description:
      'Uno schienale alto con poggiatesta toglie peso a collo e spalle durante le lunghe telefonate e le lunghe letture. {name} sostiene la zona lombare con un cuscinetto scorrevole, e lo schienale si blocca diritto o inclinato.',
    details: [
      'Poggiatesta regolabile in altezza e inclinazione',
      'Schienale bloccabile in quattro posizioni, fino a 130 kg',
      'Base a cinque razze in alluminio lucidato, rotelle da 60 mm',
    ],
  },
  'office-shell': {
    noun: 'sedia girevole',
    description:
      'La scocca è pressata da sottili fogli di impiallacciatura e cede dolcemente insieme alla schiena, per cui l’imbottitura non serve. {name} gira e scorre come una sedia da ufficio e sta altrettanto bene al tavolo della cucina.',
    details: [
      'Scocca in multistrato curvato a nove strati, 11 mm',
      'Altezza della seduta da 41 a 51 cm',
      'Rotelle che si frenano da sole quando nessuno è seduto',
    ],
  },
  'office-stool': {
    noun: 'sgabello girevole',
    description:
      'Una seduta rotonda su un solo piede, per un appunto veloce alla scrivania o per la seconda persona davanti allo schermo. {name} gira liberamente, si regola in altezza e sparisce sotto il piano quando si è finito.',
    details: [
      'Altezza della seduta da 48 a 62 cm con pistone a gas',
      'Imbottitura in schiuma a freddo da 7 cm',
      'Piede da 38 cm di diametro con anello di feltro',
    ],
  },
  'office-saddle': {
    noun: 'sgabello a sella',
    description:
      'Su una seduta a sella le anche si aprono e la schiena si raddrizza senza bisogno di schienale. {name} si adatta al tavolo da disegno, al banco da lavoro e alla scrivania alzata; molti vi passano volentieri un’ora o due al giorno.',
    details: [
      'Altezza della seduta da 52 a 66 cm, inclinazione regolabile',
      'Base con cinque doppie rotelle frenabili',
      'Rivestimento in tre parti, senza cucitura al centro',
    ],
  },
  'office-visitor': {
    noun: 'sedia a sbalzo',
    description:
      'Un unico tubo d’acciaio curvato regge seduta e schienale e cede un poco a ogni movimento. {name} è pensata per l’altro lato della scrivania e va altrettanto bene in una sala d’attesa o intorno a un tavolo da riunione.',
    details: [
      'Tubo d’acciaio da 25 mm, curvato in un pezzo',
      'Seduta e schienale con 4 cm di schiuma',
      'Piedini in plastica che proteggono i pavimenti in legno',
    ],
  },

  'shelf-ladder': {
    noun: 'libreria a scala',
    description:
      'Cinque ripiani, larghi in basso e stretti in alto, si appoggiano alla parete come una scala a riposo. {name} sta bene in bagno, in corridoio o nello spazio accanto a un armadio dove una libreria normale risulterebbe pesante.',
    details: [
      'Ripiani profondi da 18 a 38 cm, 8 kg ciascuno',
      'Due fissaggi a parete per la parte alta compresi',
      'Montanti tagliati in obliquo, piedini in gomma',
    ],
  },
  'shelf-cube': {
    noun: 'libreria a cubi',
    description:
      'Vani aperti e tutti uguali accolgono dischi, scatole e libri, in piedi o coricati. {name} non ha schienale, quindi lascia passare la luce e può stare di traverso in una stanza come lungo una parete.',
    details: [
      'Vani interni di 33 × 33 cm, 13 kg ciascuno',
      'Versione stretta due per quattro, larga quattro per quattro',
      'Pannelli da 25 mm a mezzo legno, senza viti in vista',
    ],
  },
  'shelf-tall': {
    noun: 'libreria',
    description:
      'Sei ripiani su un’altezza che sfrutta la parete e la cui cima si raggiunge con uno sgabello. Lo schienale pieno di {name} è inserito in una scanalatura: tiene il mobile in squadra e i libri staccati dal muro.',
    details: [
      'Quattro ripiani su sei regolabili ogni 32 mm',
      '25 kg per ripiano a carico distribuito',
      'Fissaggio antiribaltamento per muratura e cartongesso compreso',
    ],
  },
  'shelf-steel': {
    noun: 'scaffale in acciaio',
    description:
      'Quattro ripiani sono sospesi in un telaio sottile di acciaio nero che davanti alla parete quasi scompare. {name} è aperto da ogni lato e porta più di quanto sembri: libri di cucina, un giradischi, una fila di piante in vasi di coccio.',
    details: [
      'Telaio in tubo quadro da 15 mm, verniciato a polvere nero opaco',
      'Ogni ripiano porta 25 kg e si sfila per la pulizia',
      'Piedini di livellamento ai quattro angoli',
    ],
  },
  'shelf-wall': {
    noun: 'mensola',
    description:
      'Due ripiani su staffe di ottone, con la profondità giusta per tascabili, barattoli di spezie o piccole cornici. Le staffe di {name} non sono laccate e scuriscono dove le mani le toccano; con un po’ di lucidante torna lo splendore.',
    details: [
      'Staffe in ottone massiccio da 4 mm',
      'Porta 12 kg su parete in muratura',
      'Viti e tasselli per mattone e cartongesso compresi',
    ],
  },
  'shelf-room-divider': {
    noun: 'libreria divisoria',
    description:
      'Bassa quanto basta per guardarci oltre, aperta sui due lati e divisa in modo diseguale, perché vasi alti e libri piccoli trovino posto. {name} separa la scrivania o l’angolo pranzo senza togliere luce alla stanza.',
    details: [
      'Rifinita su ogni lato, sta anche lontano dal muro',
      'Due vani alti 34 cm, a misura di vinile',
      'Fianchi e ripiani uniti con spine ed eccentrici nascosti',
    ],
  },

  'drawers-chest': {
    noun: 'cassettiera',
    description:
      'Quattro cassetti a tutta larghezza accolgono lenzuola, maglioni e tutto ciò che va tenuto disteso. {name} poggia su corte gambe affusolate, sotto le quali passa l’aspirapolvere, e i suoi cassetti si aprono fino in fondo.',
    details: [
      'Cassetti uniti a coda di rondine ai quattro angoli',
      'Guide a estrazione totale ammortizzate, 20 kg ciascuna',
      'Cinghia antiribaltamento compresa',
    ],
  },
  'drawers-sideboard': {
    noun: 'madia',
    description:
      'Un’anta per lato e tre cassetti in mezzo: {name} tiene separati piatti, bicchieri e tovaglie. Nelle finiture in legno la venatura corre su tutti i frontali, e sopra c’è posto per un buffet o per il giradischi.',
    details: [
      'Un ripiano regolabile dietro ogni anta',
      'Cerniere e guide ammortizzate',
      'Aperture per i cavi a sinistra e a destra dello schienale',
    ],
  },
  'drawers-pedestal': {
    noun: 'cassettiera su rotelle',
    description:
      '{name} scorre sotto la scrivania o le sta accanto, e sopra offre un po’ di spazio alla stampante. Dei tre cassetti il primo si chiude a chiave; l’ultimo è alto abbastanza per bottiglie o per raccoglitori in piedi.',
    details: [
      'Cassetto superiore con serratura e due chiavi',
      'Quattro rotelle, le anteriori con freno',
      'Una quinta rotella sotto l’ultimo cassetto evita il ribaltamento',
    ],
  },
  'drawers-tallboy': {
    noun: 'settimanale',
    description:
      'A sei cassetti basta mezzo metro di parete. {name} mette in ordine dal basso verso l’alto calze, sciarpe, caricatori e documenti, e una gola fresata nei frontali prende il posto delle maniglie in cui si impiglierebbero le maniche.',
    details: [
      'Cassetto superiore foderato di feltro, per orologi e gioielli',
      'Cassetti con fermo antisfilamento',
      'Va fissato alla parete, ferramenta compresa',
    ],
  },
  'drawers-bedside': {
    noun: 'comodino',
    description:
      'Un cassetto per le cose che nessuno deve vedere, un vano aperto per il libro del momento. {name} sta su gambe tonde all’altezza di quasi tutti i materassi, con una fessura sul retro per il cavo di ricarica.',
    details: [
      'Gambe da avvitare a mano, senza attrezzi',
      'Cassetto alto 8 cm all’interno, con fermo in legno',
      'Fessura per i cavi da 6 cm nello schienale',
    ],
  },
  'drawers-tv': {
    noun: 'mobile TV',
    description:
      'Le ante a listelli scorrono invece di aprirsi, perciò il mobile può stare vicino al divano, e il segnale del telecomando passa tra le fessure. {name} nasconde lettori, router e cavi dietro un frontale di legno tranquillo.',
    details: [
      'Ante guidate in una scanalatura di legno duro, estraibili',
      'Porta uno schermo fino a 50 kg',
      'Schienale con tre uscite per i cavi in ogni vano',
    ],
  },

  'lamp-desk-arm': {
    noun: 'lampada da scrivania',
    description:
      'Due snodi e una base girevole portano la luce dove sta il lavoro e poi la tolgono di mezzo. Il paralume conico di {name} è chiuso ai lati, così chi siede di fronte non resta abbagliato.',
    details: [
      'Snodi da stringere a mano, il braccio resta dov’è',
      'Interruttore a bilico sul paralume, cavo di 2 m',
      'Attacco E27, lampadina LED da 7 W sostituibile compresa',
    ],
  },
  'lamp-floor-arc': {
    noun: 'lampada ad arco',
    description:
      'L’arco parte da dietro il divano e arriva al centro del tavolo, dove altrimenti servirebbe un punto luce a soffitto. Una pesante base rotonda tiene in piedi {name}; il paralume a mezza sfera si orienta in basso o verso il muro.',
    details: [
      'Sbraccio di 95 cm, passaggio di 165 cm sotto il paralume',
      'Base da 9 kg con feltro sotto',
      'Interruttore a pedale sul cavo, lampadina LED E27 compresa',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'lampada a treppiede',
    description:
      'Tre gambe di legno si aprono sotto un paralume cilindrico di lino naturale, che ammorbidisce la luce in ogni direzione. {name} sta accanto a una poltrona o in un angolo buio, e per il trasloco si richiude in un fascio sottile.',
    details: [
      'Paralume in lino da 42 cm, smontabile per spolverarlo',
      'Cavo rivestito di cotone, 2,5 m',
      'Attacco E27, lampadina LED da 7 W compresa',
    ],
  },
  'lamp-pendant': {
    noun: 'lampada a sospensione',
    description:
      'Un’ampia cupola che raccoglie la luce sopra il tavolo da pranzo e lascia in pace il resto della stanza. All’interno {name} è sempre bianca opaca: la luce diventa più calda e la lampadina nuda resta fuori vista.',
    details: [
      'Tornita da una sola lastra di metallo, senza giunture',
      'Cavo tessile da 200 cm, si accorcia nel rosone',
      'Lampadina LED E27 compresa; collegamento a cura di un elettricista',
    ],
  },
  'lamp-globe': {
    noun: 'lampada a globo',
    description:
      'Un globo di vetro opalino su uno stelo sottile di metallo diffonde una luce uniforme senza che si veda la lampadina. {name} è piccola quanto basta per un davanzale o una libreria, e abbastanza chiara per orientarsi la sera.',
    details: [
      'Vetro soffiato a bocca, 16 cm di diametro',
      'Dimmer rotativo sul cavo',
      'Il globo si stacca con un quarto di giro per cambiare la lampadina',
    ],
  },
  'lamp-mushroom': {
    noun: 'lampada da tavolo',
    description:
      'Base e paralume condividono un solo profilo tondo e un solo colore, come un fungo sul ciglio del sentiero. {name} manda la luce verso il tavolo, tanto discreta da restare accesa per tutta la sera.',
    details: [
      'Paralume in acciaio laccato, bianco all’interno',
      'Dimmer sulla base con tre livelli',
      'Attacco E14, lampadina LED da 4 W sostituibile compresa',
    ],
  },

  'sofa-two': {
    noun: 'divano a due posti',
    description:
      'Un bordino segue il profilo di ogni cuscino e lo tiene in forma per anni. {name} accoglie due persone senza stringerle, passa da una porta normale con i piedi svitati e va bene in uno studio come in un piccolo soggiorno.',
    details: [
      'Fusto in pino e multistrato di betulla, incollato e avvitato',
      'Cuscini di seduta a molle insacchettate',
      'Fodere dei cuscini con cerniera, seduta a 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'divano a tre posti',
    description:
      'I braccioli sono larghi appena nove centimetri, perciò quasi tutta la lunghezza resta per sedersi o sdraiarsi. {name} ha cuscini di schienale liberi, da girare, sprimacciare o mettere da parte per il riposo del pomeriggio.',
    details: [
      '194 cm per sdraiarsi tra i braccioli',
      'Cuscini di schienale in piuma e bastoncini di schiuma',
      'Molle a nastro sotto 12 cm di schiuma',
    ],
  },
  'sofa-corner': {
    noun: 'divano angolare',
    description:
      'La chaise longue a destra, guardando di fronte, lascia spazio per distendere le gambe e per un secondo lettore. {name} arriva in due parti che si agganciano tra loro e che due persone possono di nuovo separare.',
    details: [
      'Chaise longue a destra, profonda 165 cm',
      'Fodere di seduta e schienale sfilabili per la pulizia',
      'Seduta a 43 cm, piedi arretrati',
    ],
  },
  'sofa-armchair': {
    noun: 'poltrona',
    description:
      'Lo schienale gira in una sola linea e diventa bracciolo, senza spigoli da schivare. {name} è bassa e aperta, su piedi tondi in legno; le cinghie elastiche sotto la seduta ne conservano la forma negli anni.',
    details: [
      'Schienale imbottito in un pezzo, cucitura dietro',
      'Seduta alta 42 cm e profonda 54 cm',
      'Piedi in massello con feltrini',
    ],
  },
  'sofa-bench': {
    noun: 'panca imbottita',
    description:
      'Un posto per sedersi ad allacciare le scarpe, o per posare la borsa mentre si cercano le chiavi. {name} è stretta quanto serve a un ingresso e solida quanto serve a due persone sedute a tavola.',
    details: [
      '6 cm di schiuma su base in multistrato',
      'Tessuto graffettato sotto, facile da rinnovare',
      'Gambe in massello, avvitate a piastre d’acciaio',
    ],
  },
  'sofa-pouf': {
    noun: 'pouf',
    description:
      'Poggiapiedi, seduta in più o tavolino basso per un vassoio: {name} cambia mestiere più volte in una sera. Una cucitura impunturata gli corre intorno a metà altezza e tiene teso il tessuto sull’anima di schiuma soda.',
    details: [
      'Anima di schiuma con strato di ovatta, mantiene la forma',
      'Cucitura doppia con filo robusto',
      'Tessuto antiscivolo sul fondo',
    ],
  },

  'table-dining': {
    noun: 'tavolo da pranzo',
    description:
      'Le gambe tornite stanno proprio agli angoli del piano, così le sedie entrano dove servono. Gli angoli di {name} sono arrotondati, e bambini e fianchi ringraziano; il piano è fatto di listoni interi, lunghi quanto il tavolo.',
    details: [
      'Piano da 28 mm, per sei o otto persone',
      'Gambe in massello, imbullonate alla fascia',
      'Fascia a 64 cm da terra, per sedie con braccioli',
    ],
  },
  'table-round': {
    noun: 'tavolo rotondo',
    description:
      'Intorno a un tavolo rotondo ci si sente tutti, e per una persona in più il posto si trova. {name} poggia su una colonna centrale: il pavimento resta libero per i piedi e le sedie si accostano da ogni lato.',
    details: [
      'Colonna tornita in massello incollato',
      'Quattro viti di livellamento nascoste nella base',
      'Bordo smussato, sembra più sottile dei suoi 25 mm',
    ],
  },
  'table-extending': {
    noun: 'tavolo allungabile',
    description:
      'Nei giorni feriali un tavolo per quattro o sei, nel fine settimana per otto. {name} si apre al centro e riceve una prolunga che lascia vedere la giunzione; sta riposta sotto il piano e la inserisce una persona sola.',
    details: [
      'Prolunga da 50 cm, da 140 a 190 cm',
      'Guide in faggio con fermi di legno',
      'Gambe quadrate che restano agli angoli anche da aperto',
    ],
  },
  'table-coffee': {
    noun: 'tavolino da salotto',
    description:
      'Sotto il piano c’è un ripiano a listelli per i giornali, una coperta o la partita non ancora finita. {name} è alto come la seduta di un divano, così la tazza è a portata di mano senza piegarsi in avanti.',
    details: [
      'Listelli da 3 cm incassati nelle traverse',
      'Gambe in massello con spigoli arrotondati',
      'Porta 40 kg sul piano e 10 kg sul ripiano',
    ],
  },
  'table-side': {
    noun: 'tavolino',
    description:
      'Un bordo rialzato trattiene tazze e occhiali da lettura, e tre gambe stanno ferme anche su un vecchio assito. {name} pesa così poco che ti segue dalla poltrona al letto e dal letto alla vasca.',
    details: [
      'Bordo di 12 mm, tornito nello stesso pezzo del piano',
      'Gambe da avvitare a mano',
      'Feltro sotto tutte e tre le gambe',
    ],
  },
  'table-console': {
    noun: 'consolle',
    description:
      'Con 35 centimetri di profondità {name} trova posto dietro una porta o un divano e ha comunque due cassetti per chiavi, posta e occhiali da sole. Il retro è piatto e aderisce al muro sopra il battiscopa.',
    details: [
      'Due cassetti affiancati con pomelli di legno',
      'Gambe posteriori scantonate per battiscopa fino a 2 cm',
      'Si avvita alla parete dalla traversa posteriore',
    ],
  },

  'bed-slatted': {
    noun: 'letto',
    description:
      'La testiera è una fila di listelli verticali, leggera da guardare e comoda con un cuscino dietro la schiena. {name} si monta con otto bulloni che serrano le giunzioni e che anche dopo anni si possono stringere di nuovo.',
    details: [
      'Rete a doghe di faggio compresa',
      'Per materassi lunghi 200 cm; materasso e biancheria esclusi',
      'Testiera alta 95 cm, longheroni in massello',
    ],
  },
  'bed-upholstered': {
    noun: 'letto imbottito',
    description:
      'Un’alta testiera a canali verticali rende comoda la lettura a letto e toglie l’eco a una stanza spoglia. Anche i fianchi di {name} sono imbottiti, così anche al buio nessuno stinco incontra uno spigolo duro.',
    details: [
      'Testiera alta 115 cm, imbottita per 6 cm',
      'Rete a doghe e trave centrale comprese, materasso escluso',
      'Il tessuto si aspira; le macchie si tolgono con acqua tiepida',
    ],
  },
  'bed-platform': {
    noun: 'letto a piattaforma',
    description:
      'Basso, senza testiera, con un largo bordo per un libro, una tazza o chi si sta infilando le calze. I piedi di {name} sono molto arretrati, e il telaio sembra sospeso a un palmo dal pavimento.',
    details: [
      'Bordo di 18 cm su entrambi i lati',
      'Telaio alto 32 cm, piedi compresi',
      'Rete a doghe appoggiata su un listello massiccio',
    ],
  },
  'bed-drawers': {
    noun: 'letto con cassetti',
    description:
      'Due cassetti profondi su un lato accolgono coperte invernali, cuscini per gli ospiti e valigie che chiederebbero un armadio. {name} ha una testiera liscia, con posto per un quadro sopra, e i cassetti si montano dall’uno o dall’altro lato.',
    details: [
      'Cassetti su ruote, alti 22 cm all’interno, con coperchio antipolvere',
      'Rete a doghe compresa, per materassi lunghi 200 cm',
      'Il lato dei cassetti si sceglie al montaggio',
    ],
  },
  'bed-day': {
    noun: 'dormeuse',
    description:
      'Chiusa su tre lati, {name} è un divano di giorno e un letto singolo di notte. Il cuscino spesso poggia su doghe che lo fanno respirare, e lo schienale è abbastanza alto per appoggiarsi con un guanciale.',
    details: [
      'Cuscino in schiuma a freddo da 15 cm compreso',
      'Fodera con cerniera, lavabile a 30 °C',
      'Schienale e fianchi alti 80 cm, imbullonati',
    ],
  },
  'bed-canopy': {
    noun: 'letto a baldacchino',
    description:
      'Un telaio sottile a sezione quadrata disegna una stanza nella stanza, con o senza tessuto. {name} chiede un soffitto di almeno 220 centimetri e non scricchiola, perché tutte le sue giunzioni si serrano con bulloni.',
    details: [
      'Montanti di 45 × 45 mm in massello',
      'Altezza 205 cm, il telaio superiore regge tessuti leggeri',
      'Rete a doghe compresa, materasso e tessuti esclusi',
    ],
  },

  'chair-dining': {
    noun: 'sedia da pranzo',
    description:
      'Lo schienale è curvato da un solo pezzo di legno e sostiene subito sotto le scapole. {name} ha una seduta imbottita, fissata con quattro viti, che si può rivestire di nuovo quando il tessuto ha fatto il suo tempo.',
    details: [
      'Seduta alta 46 cm e profonda 43 cm',
      'Schienale curvato a vapore, con spine nelle gambe posteriori',
      'Seduta in schiuma da 4 cm, tessuto misto lana',
    ],
  },
  'chair-spindle': {
    noun: 'sedia a stecche',
    description:
      'Stecche sottili salgono dalla seduta sagomata a una traversa curva e cedono un poco quando ci si appoggia. {name} è costruita come si è sempre fatto: gambe e stecche a tenone e cuneo, senza una sola vite.',
    details: [
      'Seduta scavata in 35 mm di massello',
      'Tenoni delle gambe incuneati da sopra, visibili nella seduta',
      'Altezza della seduta 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'sedia imbottita',
    description:
      'Lo schienale arrotondato arriva ai gomiti e allunga le cene già lunghe. {name} è tutta rivestita di tessuto e poggia su gambe di legno; la seduta è abbastanza soda perché ci si alzi poi senza fatica.',
    details: [
      'Altezza della seduta 48 cm, schienale imbottito sui due lati',
      'Schiuma ad alta resilienza su cinghie elastiche',
      'Gambe in massello, consegnate smontate',
    ],
  },
  'chair-stacking': {
    noun: 'sedia impilabile',
    description:
      'Una scocca in multistrato curvato su quattro gambe d’acciaio, così leggera che se ne portano due alla volta. {name} si impila in otto dentro un ripostiglio e ne esce per compleanni, riunioni e tavolate più lunghe.',
    details: [
      'Impilabile fino a otto sedie',
      'Scocca in multistrato da 10 mm con bordi arrotondati',
      'Gambe in acciaio da 16 mm con piedini sostituibili',
    ],
  },
  'chair-bar': {
    noun: 'sgabello da bar',
    description:
      'Uno schienale basso dà sostegno senza sporgere sopra il piano di lavoro, e un anello d’acciaio riposa i piedi. {name} è fatto per i banconi da cucina e per i tavoli alti intorno ai novanta centimetri.',
    details: [
      'Altezza della seduta 65 cm',
      'Anello poggiapiedi in acciaio nero, a 22 cm da terra',
      'L’anello irrigidisce le gambe, feltrini compresi',
    ],
  },
  'chair-rocking': {
    noun: 'sedia a dondolo',
    description:
      'I pattini lunghi rendono il movimento lento e regolare, e l’alto schienale a stecche sostiene anche la testa. {name} ha una seduta imbottita per allattare un bambino, finire un romanzo o non fare niente per un po’.',
    details: [
      'Pattini lamellari in sottili strati di legno',
      'Cuscino fissato con bottoni a pressione, fodera sfilabile',
      'Strisce di feltro sotto i pattini per proteggere il pavimento',
    ],
  },
}
