import { italianShopStatus } from '../merchant/shop-status-words.ts'
import { italianGoodsTable } from '../merchant/goods-table-words.ts'
import { italianDispute } from '../after-sales/dispute-words.ts'
import { italianItems } from '../merchant/item-words.ts'
import { italianDifferences } from '../after-sales/exchange-difference-words.ts'
import { italianShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { italianExchanges } from '../after-sales/exchange-words.ts'
import { italianInspections } from '../after-sales/inspection-words.ts'
import { italianReturns } from '../after-sales/return-words.ts'
import { italianActedFor } from '../orders/acted-for-words.ts'
import { italianMails } from '../mail-words.ts'
import { italianMessage } from '../orders/message-words.ts'
import { italianWithdrawal, italianWithdrawn } from '../after-sales/withdrawal-words.ts'
import { italianDeliveryNote } from '../orders/delivery-note-words.ts'
import { italianTracks } from '../orders/track-words.ts'
import { italianReceipt } from '../after-sales/receipt-words.ts'
import { italianTables } from '../merchant/table-words.ts'
import { italianPromotion } from '../merchant/promotion-words.ts'
import { italianExtras } from '../orders/extra-words.ts'
import { italianPoints } from '../point-words.ts'
import { italianLevels } from '../level-words.ts'
import { italianFreeOrder } from '../orders/free-order-words.ts'
import { italianGiftCard } from '../orders/gift-card-words.ts'
import { italianGroupBuy } from '../orders/group-buy-words.ts'
import { italianPickUp } from '../orders/pick-up-words.ts'
import { italianPlan } from '../merchant/plan-words.ts'
import { italianPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { italianInvoice } from '../invoice/italian.ts'
import { italianRefusals } from '../refusals/italian.ts'

/** Italian: "tu" to buyers, "Lei" to shops and to Galleria’s own people. */
export const italian: Texts = {
  invoice: italianInvoice,
  deliveryNote: italianDeliveryNote,
  tracks: italianTracks,
  receipt: italianReceipt,
  ...italianTables,
  promotion: italianPromotion,
  giftCard: { name: italianGiftCard.name },
  extras: italianExtras,
  refusals: italianRefusals,
  memberLevels: italianLevels,
  problems: {
    title: 'Risposte che non sono un successo',
    intro:
      'Ogni risposta diversa da 2xx porta uno di questi codici, il suo stato HTTP e una frase per chi legge.',
    calls: 'Chiamate che rispondono così',
  },
  fields: {
    required: 'Questo campo è obbligatorio.',
    length: 'Questo testo è troppo lungo: al massimo {max} caratteri.',
    invalid: 'Il dato inserito non è valido.',
    email: 'Inserisci un indirizzo e-mail come name@example.com.',
    phone: 'Inserisci un numero di telefono con il prefisso internazionale.',
    postal: 'Questo CAP non è valido per il paese scelto.',
    name: 'Inserisci solo un nome, senza link, indirizzi e-mail, numeri di telefono o frasi intere.',
    name_length: 'Nome e cognome insieme possono avere al massimo 34 caratteri.',
    street_length: 'Via e numero civico insieme sono troppo lunghi per un’etichetta di spedizione.',
    country: 'Questo negozio online non consegna in questo paese.',
    tax_code:
      'Questo codice fiscale o questa partita IVA non sono validi. Controlla lettere e cifre.',
    upload: 'Attendi che il documento sia stato caricato.',
    document: 'Non abbiamo più questo documento. Caricalo di nuovo.',
    tracking: 'Un numero di tracciamento contiene solo lettere e cifre, al massimo 40.',
    too_small: 'Questo dato è troppo corto o troppo piccolo.',
    too_big: 'Questo dato è troppo lungo o troppo grande.',
    rating: 'Scegli un voto',
    review_text: 'Ci sono articoli non ancora recensiti',
    picture: 'Non abbiamo più questa immagine. Aggiungila di nuovo.',
    no_line: 'scegli almeno un articolo',
    amount_required: 'inserisci l’importo del rimborso',
    amount: 'Inserisci un importo superiore a zero.',
    one_at_a_time: 'Una richiesta alla volta: inviale una dopo l’altra.',
    unsent_whole:
      'Gli articoli non ancora spediti si possono annullare solo per intero. Chiedi tutto il loro importo oppure escludili.',
    currency: 'Indica l’importo nella valuta dell’ordine.',
    decimals: 'Questo importo ha troppi decimali.',
    reason_required: 'scegli un motivo',
    exchange_sku_required: 'scegli che cosa vuoi al suo posto',
    carrier_required: 'indica il corriere',
    number_required: 'inserisci il numero di tracciamento',
    number_invalid: 'inserisci un numero di tracciamento corretto',
    photo_required: 'mostra almeno una foto',
    captcha: 'Inserisci i quattro caratteri dell’immagine.',
    code: 'Un codice ha sei cifre.',
    password: 'La password non soddisfa le condizioni',
    nickname: 'Inserisci un nome di al massimo 40 caratteri, senza < > o \\.',
    invitation: 'Un codice di invito ha da 8 a 12 lettere e cifre.',
    phone_country: 'Inviamo SMS solo a numeri dei paesi in cui vendiamo.',
    coupon_code: 'Un codice ha da 3 a 20 lettere, cifre o trattini.',
    above_amount: 'Deve essere più dello sconto.',
    ...italianPlan,
    price_far:
      'È meno della metà dell’ultimo prezzo o più del doppio. Se è voluto, spunti la casella sotto i prezzi.',
    price_no_reduction: 'Negli ultimi 30 giorni costava così o meno: non è una riduzione.',
    price_new:
      'Deve essere stato in vendita qui per 30 giorni prima che il prezzo possa essere ridotto.',
    price_last:
      'Qualcosa dell’articolo deve restare in vendita: ritiri piuttosto l’intero articolo dalla vendita.',
    price_missing: 'Inserisca un prezzo.',
    ...italianGoodsTable,
    item_picture: 'Scelga una delle foto dell’articolo.',
    item_number: 'Questo numero di articolo non esiste in questo negozio.',
    after_start: 'La fine deve venire dopo l’inizio.',
    vat_id: 'Non è una partita IVA di questo paese. Controlla lettere e cifre.',
    agree: 'Spunta questa casella.',
    document_required: 'Aggiungi almeno un documento.',
    document_waiting: 'Stiamo ancora esaminando un documento. Riprova tra qualche minuto.',
  },
  articles: { help: 'Aiuto', legal: 'Chi siamo e note legali' },
  mails: {
    greeting: 'Buongiorno, {name}!',
    guestGreeting: 'Buongiorno!',
    closing: 'Il team di Galleria',
    demonstration: 'Un centro commerciale dimostrativo.',
    orderNumber: 'Ordine {code}',
    from: 'da {shop}',
    total: 'Totale IVA inclusa',
    shipping: 'Consegna',
    expected: 'Consegna prevista: {date}',
    viewOrder: 'Dettagli dell’ordine',
    deliverTo: 'Indirizzo di consegna',
    notMe: {
      why: 'Ricevi questa e-mail perché questo indirizzo è stato indicato in un ordine. Non eri tu? Un clic pone fine a queste e-mail:',
      link: 'Non ero io',
    },
    received: {
      subject: 'Abbiamo ricevuto l’ordine {code}',
      intro:
        'Grazie per il tuo ordine. Gli articoli restano riservati fino al giorno {deadline}; appena arriva il pagamento, iniziamo a prepararli.',
    },
    paid: {
      subject: 'Il pagamento dell’ordine {code} è arrivato',
      intro:
        'Grazie, il tuo pagamento di {amount} è arrivato. Gli articoli sono in preparazione; ti scriveremo di nuovo quando un pacco sarà in viaggio.',
    },
    voucher: {
      subject: 'I codici dell’ordine {code} sono pronti',
      service:
        'I codici per i servizi di {shop} sono pronti. Mostrane uno quando il servizio è stato svolto; ognuno vale una volta.',
      card: 'Le carte regalo per {shop} sono pronte. Per pagare mostra il codice e di’ la password.',
      secret:
        'Un codice vale quanto il denaro, perciò non è in questa e-mail: lo trovi nel tuo ordine.',
      paid: 'Grazie, il tuo pagamento di {amount} è arrivato. I codici sono in preparazione; appena ci sono, entro pochi minuti, ti scriviamo.',
    },
    preSale: italianPreSale,
    groupBuy: italianGroupBuy,
    freeOrder: italianFreeOrder,
    giftCard: italianGiftCard.mail,
    message: italianMessage,
    withdrawal: italianWithdrawal,
    ...italianMails,
    actedFor: italianActedFor,
    pickUp: italianPickUp,
    points: italianPoints,
    closed: {
      subject: 'L’ordine {code} è stato chiuso per mancato pagamento',
      intro:
        'Non abbiamo ricevuto alcun pagamento in tempo, quindi l’ordine è stato chiuso e gli articoli sono di nuovo disponibili. Non ti è stato addebitato nulla.',
    },
    canceled: {
      subject: 'L’ordine {code} è stato annullato come richiesto',
      intro:
        'L’ordine è annullato e gli articoli sono di nuovo disponibili. Non ti è stato addebitato nulla.',
    },
    complete: {
      subject: 'L’ordine {code} è concluso',
      buyer: 'Hai confermato che è arrivato tutto. Grazie per il tuo ordine.',
      clock: 'Dalla consegna non abbiamo avuto tue notizie, quindi l’ordine vale come ricevuto.',
      until: 'Se qualcosa non va, puoi fare una richiesta fino al {deadline}.',
      defects: 'Se più avanti si manifesta un difetto, puoi segnalarlo fino al {deadline}.',
    },
    shipped: {
      subject: 'Un pacco dell’ordine {code} è in viaggio',
      intro: '{shop} ha affidato un pacco a {carrier}. Il numero di tracciamento è {number}.',
      contents: 'In questo pacco',
    },
    calledBack: {
      subject: 'Un pacco dell’ordine {code} è stato richiamato',
      intro:
        '{shop} ha richiamato il pacco che doveva viaggiare con {carrier} con il numero {number} prima che il corriere lo prendesse. Il contenuto sarà spedito di nuovo o annullato; ti avviseremo.',
      reason: 'Il motivo: {reason}',
    },
    corrected: {
      subject: 'Nuovo numero di tracciamento per l’ordine {code}',
      intro:
        '{shop} ha corretto il numero di tracciamento di un pacco: viaggia con {carrier} con il numero {number}. Il numero che ti abbiamo inviato prima non vale più.',
    },
    refunded: {
      subject: 'Abbiamo rimborsato {amount} per l’ordine {code}',
      duplicate:
        'L’ordine è stato pagato due volte. Abbiamo rimborsato il secondo pagamento di {amount} sul metodo di pagamento che hai usato; a seconda della banca occorre qualche giorno lavorativo.',
      amount:
        'Il pagamento di {amount} non corrispondeva all’importo dell’ordine e non è stato possibile utilizzarlo. Lo abbiamo rimborsato sul metodo di pagamento che hai usato; a seconda della banca occorre qualche giorno lavorativo. Puoi pagare l’ordine fino alla scadenza del termine di pagamento.',
      deposit:
        'Abbiamo rimborsato l’acconto di {amount} sul metodo di pagamento che hai usato; a seconda della banca occorre qualche giorno lavorativo.',
      late: 'Il pagamento di {amount} è arrivato quando l’ordine era già chiuso. Lo abbiamo rimborsato sul metodo di pagamento che hai usato; a seconda della banca occorre qualche giorno lavorativo.',
    },
    account: {
      code: {
        subject: 'Il tuo codice per Galleria',
        signUp: 'Con questo codice apri il tuo account su Galleria:',
        password: 'Con questo codice imposti una nuova password:',
        prove: 'Con questo codice confermi che sei tu:',
        change: 'Con questo codice cambi come ti raggiungiamo:',
        bind: 'Con questo codice aggiungi questo indirizzo al tuo account:',
        destroy: 'Con questo codice elimini definitivamente il tuo account:',
        guestOrder: 'Con questo codice apri il tuo ordine:',
        validity:
          'Vale {minutes} minuti e una sola volta. Non dirlo a nessuno, nemmeno a noi. Se non lo hai chiesto, non devi fare nulla.',
        sms: '{code} è il tuo codice Galleria, valido {minutes} minuti. Non dirlo a nessuno.',
      },
      hasAccount: {
        subject: 'Hai già un account',
        intro:
          'Qualcuno, probabilmente tu, voleva usare questo indirizzo per un nuovo account o aggiungerlo a uno. Ha già un account, quindi non è cambiato nulla.',
        signIn: 'Accedi',
        reset: 'Imposta una nuova password',
      },
      notices: {
        subject: 'Qualcosa è cambiato nel tuo account',
        password:
          'La tua password è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
        email:
          'L’indirizzo e-mail del tuo account è stato cambiato. Questo indirizzo non ne fa più parte.',
        mobile: 'Il numero di cellulare del tuo account è stato cambiato o rimosso.',
        bound: 'Un indirizzo e-mail o un numero di cellulare è stato aggiunto al tuo account.',
        emailRemoved: 'Questo indirizzo e-mail è stato rimosso dal tuo account.',
        third: 'Un accesso con un altro fornitore è stato aggiunto al tuo account o rimosso.',
        destroyed:
          'Il tuo account è stato eliminato, come hai chiesto. Ciò che la legge fiscale ci obbliga a conservare dei tuoi ordini resta separato dal tuo nome e viene cancellato alla scadenza.',
        triesSubject: 'Qualcuno prova ad accedere al tuo account',
        tries:
          'In un’ora sono state inserite molte password errate per il tuo account. Nessuno è entrato. I browser da cui hai già effettuato l’accesso ti lasciano ancora entrare.',
        triesAdvice:
          'Se eri tu e hai dimenticato la password, o se la usi anche altrove, impostane una nuova. Altrimenti non devi fare nulla.',
        triesSms:
          'Galleria: qualcuno prova password errate per il tuo account. Nessuno è entrato. Se usi la password anche altrove, impostane una nuova.',
        notYou: 'Se non sei stato tu, imposta subito una nuova password:',
        reset: 'Imposta una nuova password',
        sms: 'Galleria: un contatto o la password del tuo account è cambiata. Non sei stato tu? Imposta subito una nuova password.',
      },
      guestLink: {
        subject: 'Il tuo ordine {code}',
        intro:
          'Con questo link puoi vedere il tuo ordine. Apre solo questo ordine; non inoltrarlo.',
        member: 'Questo ordine appartiene a un account. Accedi per vederlo.',
      },
    },
    afterSales: {
      ...italianDispute,
      ...italianReturns,
      ...italianWithdrawn,
      ...italianExchanges,
      ...italianDifferences,
      ...italianShopExchanges,
      ...italianInspections,
      unsent: 'non spedito, da annullare',
      received: {
        subject: 'Abbiamo ricevuto la tua richiesta {number}',
        intro:
          'La tua richiesta di {amount} per l’ordine {code} è presso {shop}, che risponde entro il {deadline}. Se non lo fa, il rimborso è approvato.',
        link: 'Vedi la richiesta',
      },
      outOfStock: {
        subject: 'Qualcosa dell’ordine {code} non può essere spedito',
        intro:
          'Ci dispiace: {shop} non ha tutto ciò che contiene il tuo ordine {code} e ha annullato gli articoli qui sotto. {amount} vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
      },
      notProvided: {
        subject: 'Una prestazione dell’ordine {code} non può essere fornita',
        intro:
          'Ci dispiace: {shop} non può fornire tutto ciò che contiene il tuo ordine {code} e ha annullato i codici qui sotto, che non valgono più. {amount} vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
      },
      giftCanceled: {
        subject: 'L’omaggio dell’ordine {code} non arriverà',
        intro:
          'Ci dispiace: {shop} ha annullato l’omaggio qui sotto che doveva accompagnare il tuo ordine {code}. Non ti è costato nulla, quindi non c’è nulla da rimborsare; tutto il resto rimane come lo hai ordinato.',
      },
      notFetched: {
        subject: 'L’ordine {code} non è stato ritirato in tempo',
        intro:
          '{shop} ha conservato gli articoli del tuo ordine {code} e nessuno li ha ritirati; perciò li ha annullati. {amount} vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
      },
      canceling: {
        subject: 'Il tuo annullamento dell’ordine {code}',
        intro:
          'Abbiamo annullato ciò che del tuo ordine {code} non era ancora stato spedito. {amount} vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
      },
      canceled: {
        subject: 'Annullato, non spedire: ordine {code}',
        intro:
          '{buyer} ha annullato articoli dell’ordine {code} prima della spedizione. Non li spedisca; {amount} vengono rimborsati all’acquirente.',
        link: 'Apri l’annullamento',
      },
      reminder: {
        subject: 'Risponda a {buyer} entro il {deadline} ({code})',
        intro:
          'La richiesta di {buyer} di {amount} per l’ordine {code} è ancora senza risposta. Il {deadline} vale come approvata.',
      },
      applied: {
        subject: '{buyer} chiede {amount} indietro per l’ordine {code}',
        intro:
          '{buyer} chiede il rimborso di {amount} per articoli dell’ordine {code}. Risponda entro il {deadline}; senza risposta la richiesta vale come approvata.',
        link: 'Rispondi nell’area venditori',
      },
      rejected: {
        subject: 'Il negozio ha rifiutato la tua richiesta per l’ordine {code}',
        intro: '{shop} ha rifiutato la tua richiesta {number}. Il motivo indicato:',
      },
      refunded: {
        subject: 'Abbiamo rimborsato {amount} per l’ordine {code}',
        intro:
          '{amount} del tuo ordine {code} sono stati rimborsati sul metodo di pagamento che hai usato. A seconda della banca ci vuole qualche giorno lavorativo.',
      },
      failed: {
        subject: 'Il rimborso per l’ordine {code} richiede più tempo',
        intro:
          'Purtroppo il rimborso di {amount} non è riuscito presso il fornitore di pagamento. Riproviamo automaticamente; non devi fare nulla.',
      },
    },
    readdressed: {
      subject: 'L’indirizzo di consegna dell’ordine {code} è stato cambiato',
      intro: 'La merce va al nuovo indirizzo. Se non sei stato tu, annulla l’ordine.',
    },
    readdressedShop: {
      subject: 'Ordine {code}: altro indirizzo di consegna',
      intro:
        'L’acquirente ha cambiato la destinazione di questo ordine di {shop}. Ricontrolli l’indirizzo prima di consegnarlo al corriere.',
    },
    sold: {
      subject: 'Nuovo ordine {code} per {shop}',
      intro:
        '{shop} ha venduto qualcosa ed è già pagato. La merce va affidata al corriere entro il {day}.',
      link: 'Apri l’ordine nell’area venditori',
    },
    review: {
      hidden: {
        subject: 'La tua recensione di {item} non è più visibile',
        intro:
          'Abbiamo esaminato la tua recensione di {item}, che era stata segnalata. Non è più visibile. Se non sei d’accordo, spiega perché accanto alla recensione entro sei mesi; la esamineremo di nuovo.',
      },
      restored: {
        subject: 'La tua recensione di {item} è di nuovo visibile',
        intro: 'Abbiamo esaminato di nuovo la tua recensione di {item}. È di nuovo visibile.',
      },
      removed: {
        subject: 'La tua recensione di {item} resta nascosta',
        intro: 'Abbiamo esaminato di nuovo la tua recensione di {item}. Resta nascosta.',
      },
      reported: {
        subject: 'La recensione di {item} che hai segnalato',
        kept: 'Grazie. Una persona del nostro team ha esaminato la recensione di {item} che hai segnalato: resta visibile.',
        taken:
          'Grazie. Una persona del nostro team ha esaminato la recensione di {item} che hai segnalato: non è più visibile.',
      },
      reason: 'Il motivo',
      link: 'Vedi la tua recensione',
    },
    applied: {
      subject: '{shop} vuole vendere su Galleria',
      intro: 'Una domanda per il negozio {shop} attende risposta.',
      link: 'Vedi la domanda',
    },
    items: italianItems,
    merchant: {
      submitted: {
        subject: 'Abbiamo ricevuto la domanda di {shop}',
        intro:
          'Grazie. Esaminiamo azienda, documenti e indirizzo di reso di {shop} e rispondiamo entro tre giorni lavorativi. Fino ad allora può ritirare e modificare la domanda.',
        link: 'Vedi la domanda',
      },
      approved: {
        subject: '{shop} può vendere su Galleria',
        intro:
          'Benvenuti! La domanda è stata accettata. L’area venditori di {shop} è aperta; acceda con il Suo account abituale.',
        link: 'Apri l’area venditori',
      },
      rejected: {
        subject: 'La domanda per {shop} va corretta',
        intro: 'Non abbiamo potuto accettare la domanda per {shop}. Il motivo:',
        link: 'Correggi e invia di nuovo',
      },
      ...italianShopStatus,
    },
  },
}
