import type { RefusalTexts } from './english.ts'
import { italianFactorRefusals } from './italian-factor.ts'

/** What the server refuses, in Italian. */
export const italianRefusals: RefusalTexts = {
  'request.malformed': 'Controlla i campi evidenziati.',
  'request.origin': 'Questa richiesta non proviene dalle nostre pagine.',
  'request.too_large': 'È più di quanto possiamo accettare in una volta.',
  'request.media_type': 'Non riusciamo a leggere questo tipo di contenuto.',
  'auth.signed_out': 'Accedi per continuare.',
  'auth.role': 'Il tuo account non ha accesso a questa funzione.',
  'auth.wrong_credentials': 'L’indirizzo e-mail e la password non corrispondono.',
  'auth.second_factor':
    'Conferma il secondo passaggio: con una passkey, il codice della tua app o un codice di recupero.',
  'auth.second_factor_owed':
    'Configura prima un’app o una passkey come secondo passaggio: il tuo ruolo lo richiede.',
  '429': 'Troppi tentativi. Attendi {wait}.',
  not_found: 'Qui non c’è nulla.',
  'service.busy': 'C’è molta affluenza in questo momento. Riprova tra poco.',
  'storage.full':
    'Al momento non c’è spazio per i file. Non è stato caricato nulla; riprova più tardi.',
  'service.fault': 'Qualcosa è andato storto da parte nostra. Nulla è andato perso: riprova.',
  'sku.not_found': 'Questa versione non è più in vendita.',
  'item.not_found': 'Questo articolo non è più disponibile da noi.',
  'shop.not_found': 'Questo negozio non esiste.',
  'article.not_found': 'Questa pagina non esiste.',
  'page.changed': 'Nel frattempo qualcun altro ha salvato. Guardi il testo più recente.',
  'page.not_filled': 'Prima di mostrarlo, compili: {names}.',
  'cart.line_not_found': 'Questo articolo non è più nel carrello.',
  'cart.full': 'Il carrello è pieno. Prima ordina o rimuovi qualcosa.',
  'stock.exceeded': 'Quantità ancora disponibile: {available}.',
  'reminder.no_address': 'Aggiungi prima un indirizzo e-mail al tuo account.',
  'wish.not_needed': 'Questa versione è di nuovo disponibile. Ricarica la pagina.',
  'wish.too_many': 'Attendi già {most} versioni. Rimuovine prima una.',
  'stock.held':
    'Gli ordini ne trattengono {held}. In casa non possono essercene di meno: annulli prima dei pezzi di un ordine.',
  'stock.moved':
    'Nel frattempo è entrato o uscito qualcosa: ora ce ne sono {onHand}. Conti di nuovo.',
  'stock.full': 'È più di quanto una versione possa avere in magazzino.',
  'price.changed_meanwhile': 'Qualcun altro ha cambiato questi prezzi. Guardi i nuovi.',
  'price.plan_over': 'Questi prezzi sono già iniziati o sono stati ritirati.',
  'price.refused': 'Controlli i prezzi evidenziati.',
  'goods.state': 'Con questi articoli non è possibile.',
  'item.save_not_found': 'Questo stato dell’articolo non viene più conservato.',
  'item.changed': 'Qualcun altro ha modificato questo articolo. Lo guardi di nuovo.',
  'item.refused': 'Controlli i campi evidenziati.',
  'item.incomplete': 'Manca qualcosa prima che questo articolo possa essere venduto.',
  'item.too_many': 'Un negozio può avere al massimo {most} articoli.',
  'dispute.own': 'Sui Suoi acquisti o sul Suo negozio decide qualcun altro.',
  'item.own': 'Sugli articoli del Suo negozio decide qualcun altro.',
  'qty.step': 'Si vende a passi di {step}.',
  'address.not_found': 'Questo indirizzo non è più nella rubrica.',
  'address.too_many': 'La rubrica è piena. Modifica o elimina prima un indirizzo.',
  'checkout.empty': 'Non è stato selezionato nulla da ordinare.',
  'checkout.address_missing': 'Scegli dove consegnare.',
  'checkout.billing_incomplete':
    'A questo indirizzo di fatturazione manca qualcosa, ad esempio il codice fiscale o il suo documento. Completalo.',
  'checkout.quote_unknown': 'Questo riepilogo dei costi non è più aggiornato. Guarda quello nuovo.',
  'checkout.tax_changed':
    'L’aliquota IVA è cambiata da quando hai visto questo riepilogo dei costi. Guarda quello nuovo.',
  'stock.sold_out': 'Un articolo è appena andato esaurito.',
  'presale.not_found': 'Questa prevendita non esiste.',
  'presale.over': 'Questa prevendita è finita.',
  'sale.over': 'Questa offerta lampo è finita.',
  'presale.alone':
    'Gli articoli in prevendita si ordinano da soli. Ordina gli altri articoli separatamente.',
  'pointprice.changed': 'Qualcun altro ha modificato questo prezzo in punti. Lo guardi di nuovo.',
  'set.not_found': 'Questo set non esiste.',
  'set.changed': 'Qualcun altro ha modificato questo set. Lo guardi di nuovo.',
  'set.parts': 'Uno dei suoi articoli non è più in vendita. Modifichi prima il set.',
  'groupoffer.not_found': 'Questa offerta di gruppo non esiste.',
  'groupoffer.over': 'Questa offerta di gruppo è finita.',
  'groupbuy.alone':
    'Ciò che si ordina in gruppo si ordina da solo. Ordina gli altri articoli separatamente.',
  'groupbuy.not_offered': 'Un gruppo di questa grandezza non si può più avviare.',
  'groupbuy.over': 'Questo gruppo è al completo o si è chiuso. Puoi avviarne uno nuovo.',
  'groupbuy.own': 'Sei già in questo gruppo. Invita qualcun altro con il link.',
  'campaign.name_taken': 'C’è già una promozione con questo nome.',
  'campaign.currency': 'Questi negozi hanno valute diverse. Crei una promozione per ciascuna.',
  'campaign.window': 'Una promozione finisce dopo l’inizio, e più tardi di adesso.',
  'campaign.prizes': 'Un premio sono punti, almeno uno, oppure niente.',
  'campaign.budget': 'È meno di quanto vale una carta regalo.',
  'campaign.amount': 'Questo importo ha più decimali della sua valuta.',
  'campaign.not_found': 'Questa promozione non esiste.',
  'campaign.over': 'Questa promozione non accetta più ordini.',
  'prize.not_found': 'Questa estrazione non esiste.',
  'prize.over':
    'Questo premio non si può più estrarre: il tempo è scaduto o l’ordine è stato rimborsato.',
  'gift_card.not_found': 'Questa carta regalo non esiste.',
  'gift_card.state':
    'Questa carta regalo non si può usare: non c’è ancora, è stata usata o ritirata, o è scaduta.',
  'set.not_offered': 'Questo set non è più offerto così.',
  'points.alone':
    'Gli articoli per punti si ordinano da soli. Ordina gli altri articoli separatamente.',
  'points.members': 'I punti appartengono a un account: accedi per ordinare con i punti.',
  'points.short': 'Servono {needed} punti e ne hai {left}.',
  'price.changed': 'Nel frattempo un prezzo è cambiato.',
  'unpaid.orders':
    'Hai {most} ordini non pagati, il massimo alla volta. Pagane o annullane uno, poi ordina di nuovo.',
  'unpaid.units':
    'Insieme ai tuoi ordini non pagati sarebbero più di {most} pezzi. Pagane o annullane uno, oppure ordina meno pezzi alla volta.',
  'unpaid.share':
    'Di uno di questi articoli si possono ordinare al massimo {most} pezzi prima di pagarli. Paga o annulla i tuoi ordini non pagati, oppure ordinane meno.',
  'unpaid.network':
    'Al momento ci sono molti ordini non pagati dalla tua connessione internet. Paga o annulla i tuoi, accedi, oppure riprova tra mezz’ora.',
  'coupon.tries': 'Hai provato troppi codici. Riprova tra un’ora oppure ordina senza codice.',
  'coupon.unknown': 'Questo coupon qui non esiste.',
  'coupon.ended': 'Questo coupon al momento non è valido.',
  'coupon.goods':
    'Questo coupon vale per articoli da {from}, non per prevendite, gruppi, articoli a punti o codici.',
  'coupon.used_up': 'Questo coupon è stato usato tante volte quante era possibile.',
  'coupon.used_by_you': 'Hai già usato questo coupon.',
  'promotion.not_found': 'Questa promozione non esiste.',
  'promotion.state': 'Con questa promozione non è più possibile.',
  'promotion.code_taken': 'Esiste già un coupon con questo codice.',
  'contract.not_found': 'Questo ordine non esiste.',
  'order.not_found': 'Questo ordine non esiste.',
  'order.other_country':
    'Questo indirizzo è in un altro paese. Lì imposte e consegna sarebbero diverse: effettua un nuovo ordine.',
  'order.state': 'L’ordine è già in una fase successiva: l’operazione non è più possibile.',
  'order.delay_day':
    'Scelga un giorno dopo quello promesso, non prima di oggi ed entro {most} giorni.',
  'order.delay_words': 'Dica con parole Sue perché.',
  'order.notes_full': 'Questo ordine ha già il numero massimo di note.',
  'reissue.lines': 'È più di quanto è stato acquistato, o non fa parte di questo ordine.',
  'reissue.too_many':
    'Per questo ordine è già stato inviato qualcosa senza costi {most} volte. Rimborsi invece l’acquirente.',
  'order.buyer_left':
    'L’acquirente ha eliminato l’account e non legge più nulla. Ciò che era stato scritto è sparito con esso.',
  'order.messages_full': 'Un ordine contiene al massimo {most} messaggi.',
  'payment.not_found': 'Questo pagamento non esiste.',
  'payment.channel': 'Questo metodo di pagamento non è disponibile per questo ordine.',
  'payment.already_paid': 'Questo ordine è già stato pagato.',
  'payment.window_closed': 'Il termine per pagare questo ordine è scaduto.',
  'payment.in_flight': 'La banca sta ancora elaborando un pagamento. Attendi la risposta.',
  'payment.unreachable':
    'Non sappiamo ancora se il pagamento è andato a buon fine: al momento il fornitore di pagamento non è raggiungibile. Stiamo verificando, nel frattempo l’ordine resta in sospeso e ti scriveremo.',
  'payment.address':
    'Controlla gli indirizzi di consegna e di fatturazione di questo ordine prima di pagare così.',
  'payment.provider':
    'Non è stato possibile avviare il pagamento. Riprova o scegli un altro metodo.',
  'voucher.not_found':
    'Nessuno dei Suoi negozi ha questo codice, o non con questa password. Lo scriva come appare sul buono.',
  'voucher.used': 'Questo codice è già stato usato.',
  'voucher.expired': 'Questo codice è scaduto.',
  'voucher.returned': 'È stato chiesto il rimborso di questo codice. Non può essere usato.',
  'service.not_offered': 'Il negozio non monta questi articoli o non li monta più.',
  'service.not_found': 'Indichi prima come si chiama la consegna con montaggio del negozio.',
  'service.too_many': 'Non si possono salvare più di {most} prezzi.',
  'cover.not_offered': 'Per questi articoli non c’è copertura.',
  'view.not_found': 'Questa vista non esiste più.',
  'view.name_taken': 'Ha già una vista con questo nome.',
  'view.too_many': 'Può conservare al massimo {most} viste. Ne rimuova prima una.',
  'setting.not_found': 'Questa voce non esiste più.',
  'setting.too_many': 'Un negozio può averne al massimo {most}.',
  'site.not_found': 'Questo punto di ritiro non esiste o non è più aperto.',
  'site.name_taken': 'Un altro punto di ritiro di questo negozio ha già questo nome.',
  'site.too_many': 'Un negozio può avere al massimo {most} punti di ritiro.',
  'verify_code.wrong':
    'Questo non è il codice di questo ordine. Lo scriva come lo mostra l’acquirente.',
  'parcel.not_found': 'Questo pacco non esiste.',
  'parcel.number_taken': 'Questo numero di tracciamento appartiene a un altro pacco.',
  'parcel.named':
    'Nel frattempo è stato indicato il numero di tracciamento {number}. Invii di nuovo il modulo per sostituirlo con questo.',
  'parcel.too_many': 'È più di quanto resta da spedire.',
  'parcel.unpaid':
    'L’autorizzazione di pagamento è scaduta o è stata annullata: ciò che spedisce ora non può più essere addebitato. Non consegni il pacco; annulli questi articoli, che potranno essere ordinati di nuovo.',
  'parcel.received': 'Questo pacco è stato ricevuto: il suo numero non si può più correggere.',
  'parcel.delivered':
    'Il corriere ha segnalato questo pacco come consegnato: il suo numero non si può più correggere. Se non è arrivato all’acquirente, scriva a Galleria.',
  'parcel.corrected':
    'Nel frattempo qualcuno ha corretto questo numero. Guardi quello che c’è ora e salvi di nuovo il Suo se è quello giusto.',
  'parcel.called_back':
    'Questo pacco è stato richiamato. Spedisca di nuovo il contenuto con il numero valido.',
  'parcel.scanned':
    'Il corriere ha già questo pacco, oppure è stato ricevuto: non si può più richiamare.',
  'parcel.asked_back':
    'Per qualcosa in questo pacco è stato chiesto o restituito del denaro, quindi non si può richiamare. Risponda alla richiesta o concordi con l’acquirente che cosa fare del pacco.',
  'carrier.not_found': 'Non conosciamo questo corriere.',
  'carrier.code_taken': 'Esiste già un corriere con questo codice.',
  'carrier.changed':
    'Nel frattempo qualcuno ha modificato questo corriere. Lo ricontrolli, per favore.',
  'category.not_found': 'Questa categoria non esiste.',
  'category.changed':
    'Nel frattempo qualcuno ha modificato le categorie. Le ricontrolli, per favore.',
  'category.key_taken': 'Un’altra categoria ha già questo indirizzo. Ne scelga un altro.',
  'category.below_itself':
    'Una categoria non può stare sotto sé stessa né sotto ciò che sta sotto di essa.',
  'category.too_deep': 'Le categorie hanno al massimo tre livelli. Scelga un posto più in alto.',
  'category.too_many': 'Ci sono già 100 categorie; non possono essere di più.',
  'category.has_below': 'Sotto questa categoria ce ne sono altre. Le sposti o le ritiri prima.',
  'category.last': 'Deve restare almeno una categoria.',
  'category.energy_missing':
    'Articoli venduti lì senza classe energetica: {count}. I loro negozi devono prima indicarla.',
  'attribute.not_found': 'Questa caratteristica non esiste.',
  'attribute.changed': 'Qualcuno l’ha modificata nel frattempo. La riguardi.',
  'attribute.key_taken':
    'Un’altra caratteristica ha già questa chiave, o la usano gli indirizzi. Ne scelga un’altra.',
  'attribute.too_many': 'Ci sono già {most} caratteristiche; non possono essercene di più.',
  'attribute.no_options': 'Una scelta ha bisogno di un’opzione che si possa scegliere.',
  'taxrate.begun': 'Quel giorno lì è già iniziato o sta per iniziare. Ne scelga uno successivo.',
  'taxrate.changed':
    'Nel frattempo qualcuno ha modificato le aliquote di questo Paese. Le ricontrolli, per favore.',
  'table.empty':
    'In questa tabella non c’è nessun numero di tracciamento: ordine, corriere e numero stanno nelle prime tre colonne, dalla seconda riga.',
  'table.too_long': 'In una tabella ci stanno al massimo {most} pacchi. La divida in due.',
  'table.number':
    'Questo non è un numero di tracciamento. Se il foglio di calcolo l’ha arrotondato, imposti la colonna come testo e lo riscriva.',
  'reverse.statutory': 'È un recesso di legge: non può essere rifiutato, e nemmeno un suo pezzo.',
  'withdrawal.not_found':
    'Questa conferma non viene più mostrata qui. È nell’e-mail inviata all’indirizzo della dichiarazione.',
  'withdrawal.lines': 'L’ordine nel frattempo è cambiato. Rivedi gli articoli.',
  'import.not_found': 'Questa tabella non esiste.',
  'import.open':
    'C’è già un’altra tabella di articoli in attesa o in corso. Prima la completi o la scarti.',
  'import.state': 'Con questa tabella non è più possibile.',
  'import.kind':
    'Non è una tabella CSV con intestazioni. La salvi come CSV dal Suo foglio di calcolo.',
  'import.too_large': 'Una tabella può avere al massimo {limit} MB.',
  'import.empty': 'Questa tabella non ha righe sotto le intestazioni.',
  'import.too_long': 'Una tabella può avere al massimo {most} righe. La divida in due.',
  'import.broken':
    'Dalla riga {row} in poi la tabella non è leggibile: manca la chiusura delle virgolette o la riga è troppo lunga.',
  'import.columns': 'Indichi quale colonna è il codice articolo e non scelga nulla due volte.',
  'import.not_all':
    '{count} righe non possono essere importate, quindi non ne è stata importata nessuna. Le corregga o importi solo le altre.',
  'import.too_many_at_once':
    'In blocco si possono importare al massimo {most} righe. Importi le righe corrette o faccia più tabelle.',
  'price_change.not_found': 'Questa modifica in blocco non c’è.',
  'price_change.state': 'Con questa modifica in blocco non è più possibile.',
  'price_change.empty': 'Nessun prezzo corrisponde alla Sua scelta.',
  'price_change.too_many': 'Sono più di {most} prezzi. Scelga meno articoli o Paesi.',
  'price_change.asked': '{count} prezzi vanno guardati due volte. Dica se sono voluti.',
  'price_change.undo_over': 'Una modifica in blocco si può annullare per {days} giorni.',
  'guest.link': 'Questo link non è più valido. Puoi richiederne uno nuovo.',
  'captcha.wrong': 'Non sono i caratteri dell’immagine. Prova con quella nuova.',
  'captcha.old':
    'L’immagine aveva più di due minuti. Ce n’è una nuova: inserisci i suoi caratteri.',
  'captcha.required': 'Inserisci anche i caratteri dell’immagine.',
  'code.wrong': 'Questo codice è errato o non è più valido. Controllalo o chiedine uno nuovo.',
  'contact.taken': 'Questo indirizzo o numero appartiene già a un account.',
  'contact.none': 'Questo account non ha questo contatto.',
  'contact.bound': 'Questo account ne ha già uno. Modificalo invece.',
  'contact.not_own': 'Non è il contatto del tuo account.',
  'password.wrong': 'Non è la tua password.',
  'auth.prove_again': 'Conferma prima che sei tu.',
  'step.expired': 'È passato troppo tempo o è già stato usato. Ricomincia.',
  ...italianFactorRefusals,
  'person.not_found': 'Nessun membro ha questo indirizzo o numero.',
  'person.own': 'Deve farlo qualcun altro per Lei.',
  'account.last_way_in':
    'È l’ultimo contatto o l’ultimo accesso al tuo account. Aggiungine prima un altro.',
  'account.held': 'L’account non può ancora essere eliminato: c’è qualcosa in sospeso.',
  'invitation.unknown': 'Nessuno ha questo codice di invito.',
  'invitation.used': 'Hai già indicato chi ti ha invitato.',
  'invitation.circle': 'Non puoi essere invitato da te stesso o da qualcuno che hai invitato.',
  'guest.member': 'Questo ordine appartiene a un account. Accedi.',
  'file.too_large': 'L’immagine non può superare {limit} MB',
  'file.kind': 'Scegli un’immagine in formato PNG, BMP, JPEG o GIF.',
  'file.too_many':
    'Hai caricato molte immagini che non appartengono ancora a nulla. Completa quello che stai scrivendo o riprova domani.',
  'model.too_large': 'Un modello 3D non può superare {limit} MB.',
  'model.kind': 'Questo non è un modello 3D in formato GLB (glTF 2.0) oppure contiene errori.',
  'model.outside':
    'Il modello rimanda a file esterni. Lo esporti come un unico file GLB che contiene tutto.',
  'model.moving':
    'Il modello contiene un’animazione o uno scheletro. Lo esporti come modello fermo.',
  'model.texture':
    'Una texture del modello non è un’immagine PNG, JPEG o WebP, o supera i 25 megapixel.',
  'model.extension':
    'Il modello usa {name}, che non tutti i browser sanno mostrare. Lo esporti senza questa estensione.',
  'model.triangles': 'Il modello ha {found} triangoli; ne sono ammessi {most}.',
  'model.size':
    'Il modello misura {model} (larghezza × profondità × altezza), ma la variante più vicina misura {version}. Un modello può scostarsi al massimo di un quinto. Controlli l’unità dell’esportazione: glTF conta in metri.',
  'document.too_large': 'Un documento può avere al massimo {limit} MB.',
  'document.kind': 'Scegli un documento PDF.',
  'document.refused':
    'Non possiamo accettare questo documento: contiene qualcosa che si avvia da solo. Salvalo come PDF semplice e caricalo di nuovo.',
  'place.not_found': 'Non conosciamo più questo luogo. Continua a scrivere.',
  'comment.not_found': 'Questa recensione non esiste.',
  'comment.line_not_found': 'Questo articolo non è tra quelli che hai ricevuto.',
  'comment.order_state': 'Un articolo si può recensire quando il suo ordine è completato.',
  'comment.already_written': 'Hai già recensito questo articolo.',
  'comment.already_answered': 'A questa recensione è già stato risposto.',
  'comment.answer_changed':
    'Nel frattempo qualcuno ha corretto questa risposta. La ricontrolli, per favore.',
  'comment.own_shop':
    'Lavori per questo negozio, e nessuno recensisce gli articoli del proprio negozio.',
  'comment.own_voice':
    'Non si può trovare utile la propria recensione, né una del proprio negozio.',
  'comment.state': 'Questa recensione è cambiata; non è più possibile.',
  'reverse.not_found': 'Questa richiesta di assistenza non esiste.',
  'reverse.changed': 'Questa richiesta è stata modificata nel frattempo. Guardala di nuovo.',
  'reverse.state': 'La richiesta è andata avanti; non è più possibile.',
  'reverse.not_eligible':
    'Questi articoli non si possono scegliere per l’assistenza, o non più in questa quantità.',
  'reverse.not_all':
    'Prima della consegna un ordine si annulla con tutto ciò che non è ancora stato spedito. Ricontrolla gli articoli.',
  'reverse.too_many':
    'Per uno di questi articoli abbiamo già ricevuto {most} richieste. Per un’altra scrivici; la esamineremo insieme al negozio.',
  'reverse.type': 'Questo tipo di assistenza non è previsto per questo ordine.',
  'reverse.own_purchase': 'Sul Suo acquisto deve decidere qualcun altro.',
  'reverse.versions':
    'Alcuni pezzi di questa riga sono stati cambiati con un’altra versione. Richiedi al massimo {most} di una stessa versione alla volta.',
  'reverse.exchange_sku': 'Questa versione non si può scegliere in cambio.',
  'reverse.exchange_sold_out': 'Ciò che doveva arrivare in cambio è esaurito.',
  'reverse.exchange_price':
    'Il prezzo è cambiato da quando questa pagina è stata mostrata: ora ti vengono rimborsati {amount}.',
  'reverse.exchange_surcharge':
    'Costa più di quanto hai pagato: ora sono da pagare {amount}. Controlla e invia di nuovo.',
  'reverse.exchange_dearer':
    'Per questi articoli è stata pagata una differenza di prezzo. Si possono cambiare solo con la stessa versione, oppure restituire.',
  'reverse.exchange_twice':
    'Questi articoli sono già stati cambiati {most} volte. Puoi ancora restituirli e ricevere un rimborso.',
  'reverse.inspection':
    'Indichi che cosa ha trovato per ogni pezzo; i pezzi rifiutati richiedono motivo e foto, e se non si accetta nulla si rifiuta l’intero reso.',
  'reverse.loss':
    'La perdita di valore si può detrarre solo da un recesso, con motivo e foto, e al massimo {most}.',
  'refund.unsent_whole':
    'Gli articoli non ancora spediti si possono annullare solo per intero: chiedi almeno {least} oppure escludili.',
  'offer.over':
    'Il tempo per rispondere a questa offerta è scaduto. Ora il negozio risponde alla tua richiesta.',
  'offer.too_much': 'Offra meno di {asked}: quello sarebbe tutto il denaro.',
  'offer.replaced': 'Nel frattempo il negozio ha fatto un’altra offerta. Guarda quella nuova.',
  'dispute.proofs_full': 'Non si può aggiungere altro; quello che c’è verrà letto.',
  'dispute.part': 'Indichi meno di {most}, cioè tutto ciò che si chiede qui, e almeno un’unità.',
  'refund.exceeds_available': 'Per questi articoli si possono rimborsare al massimo {left}.',
  'merchant.frozen':
    'Il negozio è sospeso: è possibile consultare tutto, spedire gli ordini aperti e rispondere alle richieste di assistenza, ma non questo.',
  'merchant.cleared':
    'Il negozio ha lasciato Galleria: è ancora possibile consultare tutto, ma non modificare nulla.',
  'operator.not_found': 'Questa persona non lavora per Galleria.',
  'operator.already': 'Questa persona lavora già per Galleria.',
  'operator.last_head':
    'Galleria conserva almeno una persona che la dirige. Assegni prima il ruolo a qualcun altro.',
  'operator.role':
    'Il Suo ruolo in Galleria non comprende questa operazione. Chi la dirige può modificarlo.',
  'merchant.role':
    'Il Suo ruolo in questo negozio non lo prevede. Un titolare del negozio può cambiarlo.',
  'merchant.other_shop':
    'In un’altra finestra è passato a un altro dei Suoi negozi. Ricarichi questa pagina.',
  'key.not_valid': 'Questa chiave non è valida: è sconosciuta, revocata o scaduta.',
  'key.scope': 'Questa chiave non comprende questa chiamata.',
  'key.not_found': 'Il Suo negozio non ha questa chiave.',
  'key.too_many': 'Un negozio può avere al massimo {most} chiavi valide. Ne revochi prima una.',
  'webhook.not_found': 'Il Suo negozio non ha questo webhook o questo messaggio.',
  'webhook.too_many': 'Un negozio può avere al massimo {most} webhook.',
  'webhook.address': 'Inserisca un indirizzo https su un host pubblico.',
  'webhook.off': 'Questo webhook è disattivato.',
  'staff.not_found': 'Questa persona non lavora nel Suo negozio.',
  'staff.already': 'Una persona con questo indirizzo lavora già nel Suo negozio.',
  'staff.last_owner': 'Un negozio ha sempre almeno un titolare. Ne nomini prima un altro.',
  'staff.too_many': 'Un negozio può avere al massimo {most} persone, inviti in sospeso compresi.',
  'invitation.not_found': 'Questo invito non è più valido. Ne chieda uno nuovo al negozio.',
  'invitation.other_address':
    'Questo invito è stato inviato a un altro indirizzo e-mail. Acceda con l’account di quell’indirizzo.',
  'payment.card': 'Scegli una carta di pagamento.',
  'card.not_found': 'Questa carta è già stata rimossa.',
  'card.unavailable': 'Al momento qui non è possibile salvare carte.',
  'card.too_many': 'Non puoi salvare altre carte. Rimuovine prima una.',
  'matter.not_found': 'Questa pratica non esiste.',
  'matter.state': 'La pratica è cambiata; non è più possibile.',
  'matter.disputed':
    'La banca di chi ha pagato si occupa di questo pagamento o ha già restituito il denaro. La preghiamo di aspettare la decisione, o di non pagare nulla.',
  'matter.reference': 'Il fornitore ha già un altro rimborso con questo riferimento.',
  'matter.known': 'Questa controversia è già annotata.',
  'proposal.open': 'Una proposta aspetta già una risposta.',
  'proposal.over':
    'Questa proposta è finita, o ciò di cui si tratta è cambiato. La preghiamo di guardare come stanno le cose ora.',
  'proposal.person':
    'Deve accettare una seconda persona: non chi l’ha proposto, e qualcuno che aveva questo ruolo già il giorno prima.',
  'proposal.alone':
    'Nessun altro qui potrebbe accettare. Chieda alla direzione di aggiungere una seconda persona in questo ruolo, nella pagina «Persone»; potrà proporlo un giorno dopo.',
  'application.not_found': 'Questa domanda non esiste.',
  'application.state': 'La domanda è andata avanti; non è più possibile.',
  'application.own': 'Sulla propria domanda deve decidere un’altra persona.',
  'application.seller': 'C’è già un negozio per questo account.',
  'seller.not_found': 'Questo venditore non esiste.',
  'seller.state': 'Lo stato del venditore è cambiato; non è più possibile.',
  'seller.own': 'Sul proprio negozio deve decidere un’altra persona.',
}
