/**
 * Mails about an exchange for something that costs more than was paid, and lines in others.
 * `{surcharge}` is what is to be paid, `{deadline}` when the buyer's time ends, or the shop's.
 */
type MailWords = { readonly subject: string; readonly intro: string }
type Words = {
  readonly surchargeDue: MailWords
  readonly surchargeReminder: MailWords
  readonly surchargeLapsed: MailWords
  /** Its buyer has ended it. */
  readonly surchargeCanceled: MailWords
  readonly partlyPassedDearer: MailWords
  /** To the shop. */
  readonly surchargePaid: MailWords
  readonly surcharge: {
    readonly asked: string
    readonly shop: string
    /** It is paid: what happens next. */
    readonly paid: string
    /** Its invoice is attached. */
    readonly invoice: string
  }
}

export const englishSurcharges = {
  surchargeDue: {
    subject: 'Please pay {surcharge} for your exchange {number}',
    intro:
      '{shop} has accepted the items you sent back for order {code}. What you have chosen costs more than you paid: please pay {surcharge} by {deadline} on the application page. {shop} sends the replacement once it is paid; if it isn’t paid in time, you get a refund instead.',
  },
  surchargeReminder: {
    subject: 'Reminder: please pay {surcharge} by {deadline} ({number})',
    intro:
      'The price difference of {surcharge} for your exchange {number} has not been paid yet. Please pay it by {deadline} on the application page; otherwise you get a refund instead of the replacement.',
  },
  surchargeLapsed: {
    subject: 'Order {code}: refund instead of a replacement',
    intro:
      'The price difference for your exchange {number} was not paid. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
  },
  surchargeCanceled: {
    subject: 'Order {code}: refund instead of a replacement',
    intro:
      'You have cancelled the payment of the price difference for your exchange {number}, so you get a refund instead of the replacement. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
  },
  partlyPassedDearer: {
    subject: '{shop} has accepted some of the items from your exchange {number}',
    intro:
      'The items you sent back for order {code} have been checked, and not all of them were accepted. The replacement for the others costs {surcharge} more than you paid; you’ll find the result for each item on the application page.',
  },
  surchargePaid: {
    subject: 'Please send {buyer} the replacement by {deadline} ({code})',
    intro:
      '{buyer} has paid the price difference of {surcharge}. Please send the replacement by {deadline}; otherwise {amount} and the price difference are refunded.',
  },
  surcharge: {
    paid: 'Thank you, we have received your payment of {amount} for the price difference of your exchange. We’ll email you as soon as there is news about it.',
    invoice:
      'Thank you for paying the price difference for your exchange at {shop}. Here is the invoice for it, {amount} (order {code}).',
    asked:
      'What you have chosen costs more than you paid: you pay {surcharge} once your items have arrived and been accepted.',
    shop: 'The replacement costs more than was paid: the buyer pays {surcharge} once you have accepted the items, and you send the replacement after that.',
  },
} as const satisfies Words

export const germanSurcharges = {
  surchargeDue: {
    subject: 'Bitte bezahlen Sie {surcharge} für Ihren Umtausch {number}',
    intro:
      '{shop} hat die zurückgesandten Artikel der Bestellung {code} angenommen. Was Sie gewählt haben, kostet mehr, als Sie bezahlt haben: Bitte bezahlen Sie {surcharge} bis {deadline} auf der Antragsseite. {shop} versendet den Ersatz, sobald bezahlt ist; andernfalls erhalten Sie Ihr Geld zurück.',
  },
  surchargeReminder: {
    subject: 'Erinnerung: Bitte bezahlen Sie {surcharge} bis {deadline} ({number})',
    intro:
      'Der Aufpreis von {surcharge} für Ihren Umtausch {number} ist noch nicht bezahlt. Bitte bezahlen Sie ihn bis {deadline} auf der Antragsseite; andernfalls erhalten Sie statt des Ersatzes Ihr Geld zurück.',
  },
  surchargeLapsed: {
    subject: 'Bestellung {code}: Geld zurück statt Ersatz',
    intro:
      'Der Aufpreis für Ihren Umtausch {number} wurde nicht bezahlt. {amount} werden auf Ihrem Zahlungsweg erstattet; wir schreiben Ihnen wieder, sobald das Geld unterwegs ist.',
  },
  surchargeCanceled: {
    subject: 'Bestellung {code}: Geld zurück statt Ersatz',
    intro:
      'Sie haben die Zahlung des Aufpreises für Ihren Umtausch {number} storniert und erhalten deshalb statt des Ersatzes Ihr Geld zurück. {amount} werden auf Ihrem Zahlungsweg erstattet; wir schreiben Ihnen wieder, sobald das Geld unterwegs ist.',
  },
  partlyPassedDearer: {
    subject: '{shop} hat einen Teil der Artikel Ihres Umtauschs {number} angenommen',
    intro:
      'Die zurückgesandten Artikel der Bestellung {code} wurden geprüft; nicht alle wurden angenommen. Der Ersatz für die übrigen kostet {surcharge} mehr, als Sie bezahlt haben. Das Ergebnis zu jedem Artikel finden Sie auf der Antragsseite.',
  },
  surchargePaid: {
    subject: 'Bitte senden Sie {buyer} bis {deadline} den Ersatz ({code})',
    intro:
      '{buyer} hat den Aufpreis von {surcharge} bezahlt. Bitte versenden Sie den Ersatz bis {deadline}; andernfalls werden {amount} und der Aufpreis erstattet.',
  },
  surcharge: {
    paid: 'Vielen Dank, wir haben Ihre Zahlung von {amount} für den Aufpreis Ihres Umtauschs erhalten. Wir schreiben Ihnen, sobald es Neues dazu gibt.',
    invoice:
      'Vielen Dank, dass Sie den Aufpreis für Ihren Umtausch bei {shop} bezahlt haben. Hier ist die Rechnung darüber, {amount} (Bestellung {code}).',
    asked:
      'Was Sie gewählt haben, kostet mehr, als Sie bezahlt haben: Sie bezahlen {surcharge}, sobald Ihre Artikel eingetroffen und angenommen sind.',
    shop: 'Der Ersatz kostet mehr, als bezahlt wurde: {surcharge} werden bezahlt, sobald Sie die Artikel angenommen haben; danach versenden Sie den Ersatz.',
  },
} as const satisfies Words

export const dutchSurcharges = {
  surchargeDue: {
    subject: 'Betaal {surcharge} voor uw ruil {number}',
    intro:
      '{shop} heeft de teruggestuurde artikelen van bestelling {code} geaccepteerd. Wat u hebt gekozen, kost meer dan u hebt betaald: betaal {surcharge} uiterlijk {deadline} op de aanvraagpagina. {shop} verzendt de vervanging zodra er is betaald; anders krijgt u uw geld terug.',
  },
  surchargeReminder: {
    subject: 'Herinnering: betaal {surcharge} uiterlijk {deadline} ({number})',
    intro:
      'De meerprijs van {surcharge} voor uw ruil {number} is nog niet betaald. Betaal die uiterlijk {deadline} op de aanvraagpagina; anders krijgt u uw geld terug in plaats van de vervanging.',
  },
  surchargeLapsed: {
    subject: 'Bestelling {code}: geld terug in plaats van vervanging',
    intro:
      'De meerprijs voor uw ruil {number} is niet betaald. {amount} wordt terugbetaald via de betaalmethode die u hebt gebruikt; we mailen u opnieuw zodra het geld onderweg is.',
  },
  surchargeCanceled: {
    subject: 'Bestelling {code}: geld terug in plaats van vervanging',
    intro:
      'U hebt de betaling van de meerprijs voor uw ruil {number} geannuleerd en krijgt daarom uw geld terug in plaats van de vervanging. {amount} wordt terugbetaald via de betaalmethode die u hebt gebruikt; we mailen u opnieuw zodra het geld onderweg is.',
  },
  partlyPassedDearer: {
    subject: '{shop} heeft een deel van de artikelen van uw ruil {number} geaccepteerd',
    intro:
      'De teruggestuurde artikelen van bestelling {code} zijn gecontroleerd en niet allemaal geaccepteerd. De vervanging voor de andere kost {surcharge} meer dan u hebt betaald. Het resultaat per artikel vindt u op de aanvraagpagina.',
  },
  surchargePaid: {
    subject: 'Verzend de vervanging voor {buyer} uiterlijk {deadline} ({code})',
    intro:
      '{buyer} heeft de meerprijs van {surcharge} betaald. Verzend de vervanging uiterlijk {deadline}; anders worden {amount} en de meerprijs terugbetaald.',
  },
  surcharge: {
    paid: 'Bedankt, we hebben uw betaling van {amount} voor het prijsverschil van uw ruil ontvangen. We mailen u zodra er nieuws over is.',
    invoice:
      'Bedankt voor het betalen van de meerprijs voor uw ruil bij {shop}. Hier is de factuur daarvoor, {amount} (bestelling {code}).',
    asked:
      'Wat u hebt gekozen, kost meer dan u hebt betaald: u betaalt {surcharge} zodra uw artikelen zijn aangekomen en geaccepteerd.',
    shop: 'De vervanging kost meer dan er is betaald: {surcharge} wordt betaald zodra u de artikelen hebt geaccepteerd; daarna verzendt u de vervanging.',
  },
} as const satisfies Words

export const spanishSurcharges = {
  surchargeDue: {
    subject: 'Paga {surcharge} por tu cambio {number}',
    intro:
      '{shop} ha aceptado los artículos que devolviste del pedido {code}. Lo que has elegido cuesta más de lo que pagaste: paga {surcharge} antes del {deadline} en la página de la solicitud. {shop} enviará el recambio cuando esté pagado; si no, se te devolverá el dinero.',
  },
  surchargeReminder: {
    subject: 'Recordatorio: paga {surcharge} antes del {deadline} ({number})',
    intro:
      'La diferencia de precio de {surcharge} de tu cambio {number} aún no está pagada. Págala antes del {deadline} en la página de la solicitud; si no, se te devolverá el dinero en lugar del recambio.',
  },
  surchargeLapsed: {
    subject: 'Pedido {code}: reembolso en lugar de recambio',
    intro:
      'La diferencia de precio de tu cambio {number} no se pagó. Se te devolverán {amount} por el medio de pago que usaste; te escribiremos cuando el dinero esté en camino.',
  },
  surchargeCanceled: {
    subject: 'Pedido {code}: reembolso en lugar de recambio',
    intro:
      'Has cancelado el pago de la diferencia de precio de tu cambio {number}, así que se te devolverá el dinero en lugar del recambio. Se te devolverán {amount} por el medio de pago que usaste; te escribiremos cuando el dinero esté en camino.',
  },
  partlyPassedDearer: {
    subject: '{shop} ha aceptado parte de los artículos de tu cambio {number}',
    intro:
      'Los artículos que devolviste del pedido {code} se han revisado y no todos se han aceptado. El recambio de los demás cuesta {surcharge} más de lo que pagaste. Verás el resultado de cada artículo en la página de la solicitud.',
  },
  surchargePaid: {
    subject: 'Envíe el recambio a {buyer} antes del {deadline} ({code})',
    intro:
      '{buyer} ha pagado la diferencia de precio de {surcharge}. Envíe el recambio antes del {deadline}; si no, se devolverán {amount} y la diferencia de precio.',
  },
  surcharge: {
    paid: 'Gracias, hemos recibido tu pago de {amount} por la diferencia de precio de tu cambio. Te escribiremos en cuanto haya novedades.',
    invoice:
      'Gracias por pagar la diferencia de precio de tu cambio en {shop}. Aquí tienes la factura, {amount} (pedido {code}).',
    asked:
      'Lo que has elegido cuesta más de lo que pagaste: pagarás {surcharge} cuando tus artículos hayan llegado y se hayan aceptado.',
    shop: 'El recambio cuesta más de lo que se pagó: se pagarán {surcharge} cuando acepte los artículos; después envía el recambio.',
  },
} as const satisfies Words

export const swedishSurcharges = {
  surchargeDue: {
    subject: 'Betala {surcharge} för ditt byte {number}',
    intro:
      '{shop} har godkänt varorna du skickade tillbaka från order {code}. Det du har valt kostar mer än du betalade: betala {surcharge} senast {deadline} på begärans sida. {shop} skickar ersättningsvaran när det är betalt; annars får du pengarna tillbaka.',
  },
  surchargeReminder: {
    subject: 'Påminnelse: betala {surcharge} senast {deadline} ({number})',
    intro:
      'Prisskillnaden på {surcharge} för ditt byte {number} är inte betald än. Betala den senast {deadline} på begärans sida; annars får du pengarna tillbaka i stället för ersättningsvaran.',
  },
  surchargeLapsed: {
    subject: 'Order {code}: pengar tillbaka i stället för ersättningsvara',
    intro:
      'Prisskillnaden för ditt byte {number} betalades inte. {amount} betalas tillbaka till det betalsätt du använde; vi mejlar dig igen när pengarna är på väg.',
  },
  surchargeCanceled: {
    subject: 'Order {code}: pengar tillbaka i stället för ersättningsvara',
    intro:
      'Du har avbrutit betalningen av prisskillnaden för ditt byte {number} och får därför pengarna tillbaka i stället för ersättningsvaran. {amount} betalas tillbaka till det betalsätt du använde; vi mejlar dig igen när pengarna är på väg.',
  },
  partlyPassedDearer: {
    subject: '{shop} har godkänt en del av varorna i ditt byte {number}',
    intro:
      'Varorna du skickade tillbaka från order {code} har kontrollerats och alla godkändes inte. Ersättningen för de övriga kostar {surcharge} mer än du betalade. Resultatet för varje vara finns på begärans sida.',
  },
  surchargePaid: {
    subject: 'Skicka ersättningsvaran till {buyer} senast {deadline} ({code})',
    intro:
      '{buyer} har betalat prisskillnaden på {surcharge}. Skicka ersättningsvaran senast {deadline}; annars betalas {amount} och prisskillnaden tillbaka.',
  },
  surcharge: {
    paid: 'Tack, vi har tagit emot din betalning på {amount} för prisskillnaden i ditt byte. Vi mejlar dig så snart det finns något nytt.',
    invoice:
      'Tack för att du har betalat prisskillnaden för ditt byte hos {shop}. Här är fakturan på {amount} (order {code}).',
    asked:
      'Det du har valt kostar mer än du betalade: du betalar {surcharge} när dina varor har kommit fram och godkänts.',
    shop: 'Ersättningsvaran kostar mer än vad som betalades: {surcharge} betalas när ni har godkänt varorna, och därefter skickar ni ersättningsvaran.',
  },
} as const satisfies Words

export const frenchSurcharges = {
  surchargeDue: {
    subject: 'Merci de payer {surcharge} pour votre échange {number}',
    intro:
      '{shop} a accepté les articles renvoyés de la commande {code}. Ce que vous avez choisi coûte plus que ce que vous avez payé : merci de payer {surcharge} avant le {deadline} sur la page de la demande. {shop} expédiera l’article de remplacement dès le paiement ; à défaut, vous serez remboursé.',
  },
  surchargeReminder: {
    subject: 'Rappel : merci de payer {surcharge} avant le {deadline} ({number})',
    intro:
      'La différence de prix de {surcharge} pour votre échange {number} n’est pas encore payée. Merci de la payer avant le {deadline} sur la page de la demande ; à défaut, vous serez remboursé au lieu de recevoir l’article de remplacement.',
  },
  surchargeLapsed: {
    subject: 'Commande {code} : remboursement au lieu d’un remplacement',
    intro:
      'La différence de prix de votre échange {number} n’a pas été payée. {amount} vous seront remboursés par le moyen de paiement utilisé ; nous vous écrirons dès que l’argent sera en route.',
  },
  surchargeCanceled: {
    subject: 'Commande {code} : remboursement au lieu d’un remplacement',
    intro:
      'Vous avez annulé le paiement de la différence de prix de votre échange {number} : vous serez donc remboursé au lieu de recevoir l’article de remplacement. {amount} vous seront remboursés par le moyen de paiement utilisé ; nous vous écrirons dès que l’argent sera en route.',
  },
  partlyPassedDearer: {
    subject: '{shop} a accepté une partie des articles de votre échange {number}',
    intro:
      'Les articles renvoyés de la commande {code} ont été contrôlés et tous n’ont pas été acceptés. Le remplacement des autres coûte {surcharge} de plus que ce que vous avez payé. Le résultat pour chaque article figure sur la page de la demande.',
  },
  surchargePaid: {
    subject: 'Merci d’expédier le remplacement à {buyer} avant le {deadline} ({code})',
    intro:
      '{buyer} a payé la différence de prix de {surcharge}. Merci d’expédier l’article de remplacement avant le {deadline} ; à défaut, {amount} et la différence de prix seront remboursés.',
  },
  surcharge: {
    paid: 'Merci, nous avons reçu votre paiement de {amount} pour la différence de prix de votre échange. Nous vous écrirons dès qu’il y aura du nouveau.',
    invoice:
      'Merci d’avoir payé la différence de prix de votre échange chez {shop}. Voici la facture correspondante, {amount} (commande {code}).',
    asked:
      'Ce que vous avez choisi coûte plus que ce que vous avez payé : vous paierez {surcharge} une fois vos articles arrivés et acceptés.',
    shop: 'L’article de remplacement coûte plus que ce qui a été payé : {surcharge} seront payés une fois les articles acceptés ; vous expédierez ensuite le remplacement.',
  },
} as const satisfies Words

export const italianSurcharges = {
  surchargeDue: {
    subject: 'Paga {surcharge} per il tuo cambio {number}',
    intro:
      '{shop} ha accettato gli articoli restituiti dell’ordine {code}. Quello che hai scelto costa più di quanto hai pagato: paga {surcharge} entro il {deadline} nella pagina della richiesta. {shop} spedirà la sostituzione dopo il pagamento; altrimenti riceverai un rimborso.',
  },
  surchargeReminder: {
    subject: 'Promemoria: paga {surcharge} entro il {deadline} ({number})',
    intro:
      'La differenza di prezzo di {surcharge} per il tuo cambio {number} non è ancora stata pagata. Pagala entro il {deadline} nella pagina della richiesta; altrimenti riceverai un rimborso al posto della sostituzione.',
  },
  surchargeLapsed: {
    subject: 'Ordine {code}: rimborso al posto della sostituzione',
    intro:
      'La differenza di prezzo per il tuo cambio {number} non è stata pagata. {amount} ti saranno rimborsati con il metodo di pagamento usato; ti scriveremo quando il denaro sarà in viaggio.',
  },
  surchargeCanceled: {
    subject: 'Ordine {code}: rimborso al posto della sostituzione',
    intro:
      'Hai annullato il pagamento della differenza di prezzo per il tuo cambio {number}, quindi riceverai un rimborso al posto della sostituzione. {amount} ti saranno rimborsati con il metodo di pagamento usato; ti scriveremo quando il denaro sarà in viaggio.',
  },
  partlyPassedDearer: {
    subject: '{shop} ha accettato una parte degli articoli del tuo cambio {number}',
    intro:
      'Gli articoli restituiti dell’ordine {code} sono stati controllati e non tutti sono stati accettati. La sostituzione degli altri costa {surcharge} più di quanto hai pagato. Il risultato per ogni articolo è nella pagina della richiesta.',
  },
  surchargePaid: {
    subject: 'Spedisca la sostituzione a {buyer} entro il {deadline} ({code})',
    intro:
      '{buyer} ha pagato la differenza di prezzo di {surcharge}. Spedisca la sostituzione entro il {deadline}; altrimenti saranno rimborsati {amount} e la differenza di prezzo.',
  },
  surcharge: {
    paid: 'Grazie, abbiamo ricevuto il tuo pagamento di {amount} per la differenza di prezzo del tuo cambio. Ti scriveremo appena ci saranno novità.',
    invoice:
      'Grazie per aver pagato la differenza di prezzo del tuo cambio presso {shop}. Ecco la fattura, {amount} (ordine {code}).',
    asked:
      'Quello che hai scelto costa più di quanto hai pagato: pagherai {surcharge} quando i tuoi articoli saranno arrivati e accettati.',
    shop: 'La sostituzione costa più di quanto è stato pagato: {surcharge} saranno pagati quando avrà accettato gli articoli; dopo spedirà la sostituzione.',
  },
} as const satisfies Words

export const polishSurcharges = {
  surchargeDue: {
    subject: 'Zapłać {surcharge} za wymianę {number}',
    intro:
      '{shop} przyjął odesłane produkty z zamówienia {code}. Wybrany produkt kosztuje więcej, niż zapłacono: zapłać {surcharge} do {deadline} na stronie wniosku. {shop} wyśle produkt na wymianę po zapłacie; w przeciwnym razie zwrócimy pieniądze.',
  },
  surchargeReminder: {
    subject: 'Przypomnienie: zapłać {surcharge} do {deadline} ({number})',
    intro:
      'Różnica w cenie ({surcharge}) do wymiany {number} nie została jeszcze zapłacona. Zapłać ją do {deadline} na stronie wniosku; w przeciwnym razie zamiast produktu na wymianę zwrócimy pieniądze.',
  },
  surchargeLapsed: {
    subject: 'Zamówienie {code}: zwrot pieniędzy zamiast produktu na wymianę',
    intro:
      'Różnica w cenie do wymiany {number} nie została zapłacona. Zwrócimy {amount} użytą metodą płatności; napiszemy, gdy pieniądze będą w drodze.',
  },
  surchargeCanceled: {
    subject: 'Zamówienie {code}: zwrot pieniędzy zamiast produktu na wymianę',
    intro:
      'Płatność różnicy w cenie do wymiany {number} została przez Ciebie anulowana, więc zamiast produktu na wymianę zwrócimy pieniądze. Zwrócimy {amount} użytą metodą płatności; napiszemy, gdy pieniądze będą w drodze.',
  },
  partlyPassedDearer: {
    subject: '{shop} przyjął część produktów z wymiany {number}',
    intro:
      'Odesłane produkty z zamówienia {code} zostały sprawdzone i nie wszystkie przyjęto. Produkt na wymianę pozostałych kosztuje o {surcharge} więcej, niż zapłacono. Wynik dla każdego produktu znajdziesz na stronie wniosku.',
  },
  surchargePaid: {
    subject: 'Wyślij produkt na wymianę do {buyer} do {deadline} ({code})',
    intro:
      '{buyer} zapłacił(a) różnicę w cenie ({surcharge}). Wyślij produkt na wymianę do {deadline}; w przeciwnym razie zwrócone zostaną {amount} i różnica w cenie.',
  },
  surcharge: {
    paid: 'Dziękujemy, otrzymaliśmy Twoją płatność {amount} za różnicę w cenie przy wymianie. Napiszemy, gdy będzie coś nowego.',
    invoice:
      'Dziękujemy za zapłacenie różnicy w cenie za wymianę w sklepie {shop}. Oto faktura na {amount} (zamówienie {code}).',
    asked:
      'Wybrany produkt kosztuje więcej, niż zapłacono: zapłacisz {surcharge}, gdy Twoje produkty dotrą i zostaną przyjęte.',
    shop: 'Produkt na wymianę kosztuje więcej, niż zapłacono: kupujący zapłaci {surcharge} po przyjęciu produktów, a potem wyślesz produkt na wymianę.',
  },
} as const satisfies Words

export const chineseSurcharges = {
  surchargeDue: {
    subject: '请为换货 {number} 支付 {surcharge}',
    intro:
      '{shop} 已验收您寄回的订单 {code} 商品。您选择的商品比您支付的价格高：请在 {deadline} 前到申请页面支付 {surcharge}。付款后 {shop} 会寄出换货商品；逾期未付将退款给您。',
  },
  surchargeReminder: {
    subject: '提醒：请在 {deadline} 前支付 {surcharge}（{number}）',
    intro:
      '换货 {number} 的差价 {surcharge} 尚未支付。请在 {deadline} 前到申请页面支付；否则将以退款代替换货。',
  },
  surchargeLapsed: {
    subject: '订单 {code}：以退款代替换货',
    intro: '换货 {number} 的差价未支付。{amount} 将原路退回；款项退出时我们会再通知您。',
  },
  surchargeCanceled: {
    subject: '订单 {code}：以退款代替换货',
    intro:
      '您已取消支付换货 {number} 的差价，因此将以退款代替换货。{amount} 将原路退回；款项退出时我们会再通知您。',
  },
  partlyPassedDearer: {
    subject: '{shop} 已部分验收您换货 {number} 的商品',
    intro:
      '您寄回的订单 {code} 商品已检查，部分未被接受。其余商品的换货商品比您支付的价格高 {surcharge}；每件的检查结果见申请页面。',
  },
  surchargePaid: {
    subject: '请在 {deadline} 前向 {buyer} 寄出换货商品（{code}）',
    intro:
      '{buyer} 已支付差价 {surcharge}。请在 {deadline} 前寄出换货商品；否则将退还 {amount} 及差价。',
  },
  surcharge: {
    paid: '谢谢，我们已收到您支付的换货差价 {amount}。有新进展时我们会通知您。',
    invoice: '感谢您支付在 {shop} 换货的差价。这是相应的发票，金额 {amount}（订单 {code}）。',
    asked: '您选择的商品比您支付的价格高：商品寄达并验收后，您再支付 {surcharge}。',
    shop: '换货商品比已付价格高：您验收商品后买家支付 {surcharge}，之后再寄出换货商品。',
  },
} as const satisfies Words
