/**
 * Mails to a buyer whose goods are exchanged. `{deadline}` is when the buyer's time ends, or the
 * shop's.
 */
type Words = Record<
  | 'receivedExchange'
  | 'sendBackExchange'
  | 'changedToReturn'
  | 'passedExchange'
  | 'partlyPassedExchange'
  | 'replacementSent'
  | 'moneyInstead',
  { readonly subject: string; readonly intro: string }
>

export const englishExchanges = {
  receivedExchange: {
    subject: 'We’ve received your application {number}',
    intro:
      '{shop} has received your application to exchange items from order {code} and has until {deadline} to answer. If it doesn’t, the exchange is approved.',
  },
  sendBackExchange: {
    subject: 'Please send back the items from order {code}',
    intro:
      '{shop} has agreed to your exchange {number} and reserved the replacement. Please send the items below back to the address below by {deadline}, and enter the carrier and tracking number on the application page.',
  },
  changedToReturn: {
    subject: 'Order {code}: your replacement is sold out',
    intro:
      'We’re sorry: the replacement you wanted ({number}) is sold out. {shop} will take the items below back for a refund of {amount}. Please send them to the address below by {deadline} and enter the carrier and tracking number on the application page, or cancel the application there and keep the items.',
  },
  passedExchange: {
    subject: '{shop} has accepted the items from your exchange {number}',
    intro:
      'The items you sent back for order {code} have been checked. {shop} has until {deadline} to send the replacement; if it doesn’t, you get a refund.',
  },
  partlyPassedExchange: {
    subject: '{shop} has accepted some of the items from your exchange {number}',
    intro:
      'The items you sent back for order {code} have been checked, and not all of them were accepted. {shop} has until {deadline} to send the replacement for the others; you’ll find the result for each item on the application page.',
  },
  replacementSent: {
    subject: 'The replacement for order {code} is on its way',
    intro:
      '{shop} has sent the replacement for your exchange {number}. You’ll find the carrier and tracking number on the application page; please confirm receipt there once it has arrived.',
  },
  moneyInstead: {
    subject: 'Order {code}: refund instead of a replacement',
    intro:
      'We’re sorry: {shop} cannot send the replacement for your exchange {number}. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
  },
} as const satisfies Words

export const germanExchanges = {
  receivedExchange: {
    subject: 'Wir haben Ihren Antrag {number} erhalten',
    intro:
      '{shop} hat Ihren Antrag auf Umtausch von Waren der Bestellung {code} erhalten und hat bis {deadline} Zeit zu antworten. Ohne Antwort ist der Umtausch genehmigt.',
  },
  sendBackExchange: {
    subject: 'Bitte senden Sie die Waren der Bestellung {code} zurück',
    intro:
      '{shop} hat Ihrem Umtausch {number} zugestimmt und den Ersatz reserviert. Bitte senden Sie die unten genannten Waren bis {deadline} an die unten stehende Adresse zurück und geben Sie auf der Seite des Antrags Paketdienst und Sendungsnummer an.',
  },
  changedToReturn: {
    subject: 'Bestellung {code}: Ihr Ersatz ist ausverkauft',
    intro:
      'Leider ist der gewünschte Ersatz ({number}) ausverkauft. {shop} nimmt die unten genannten Waren gegen eine Erstattung von {amount} zurück. Bitte senden Sie sie bis {deadline} an die unten stehende Adresse und geben Sie auf der Seite des Antrags Paketdienst und Sendungsnummer an, oder brechen Sie den Antrag dort ab und behalten Sie die Waren.',
  },
  passedExchange: {
    subject: '{shop} hat die Waren Ihres Umtauschs {number} angenommen',
    intro:
      'Die Waren, die Sie zur Bestellung {code} zurückgesendet haben, wurden geprüft. {shop} hat bis {deadline} Zeit, den Ersatz zu senden; sonst erhalten Sie eine Erstattung.',
  },
  partlyPassedExchange: {
    subject: '{shop} hat die Waren Ihres Umtauschs {number} teilweise angenommen',
    intro:
      'Die Waren, die Sie zur Bestellung {code} zurückgesendet haben, wurden geprüft und nicht alle angenommen. Für die übrigen hat {shop} bis {deadline} Zeit, den Ersatz zu senden; das Ergebnis zu jedem Artikel finden Sie auf der Seite des Antrags.',
  },
  replacementSent: {
    subject: 'Der Ersatz zur Bestellung {code} ist unterwegs',
    intro:
      '{shop} hat den Ersatz zu Ihrem Umtausch {number} versandt. Paketdienst und Sendungsnummer finden Sie auf der Seite des Antrags; bitte bestätigen Sie dort den Empfang, wenn er angekommen ist.',
  },
  moneyInstead: {
    subject: 'Bestellung {code}: Erstattung statt Ersatz',
    intro:
      'Leider kann {shop} den Ersatz zu Ihrem Umtausch {number} nicht senden. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
  },
} as const satisfies Words

export const dutchExchanges = {
  receivedExchange: {
    subject: 'We hebben uw aanvraag {number} ontvangen',
    intro:
      'Uw aanvraag om artikelen van bestelling {code} te ruilen ligt bij {shop}, die tot {deadline} antwoordt. Zonder antwoord is de ruil goedgekeurd.',
  },
  sendBackExchange: {
    subject: 'Stuur de artikelen van bestelling {code} terug',
    intro:
      '{shop} heeft uw ruil {number} goedgekeurd en houdt de vervanging voor u vast. Stuur de artikelen hieronder uiterlijk {deadline} naar het adres hieronder en geef op de pagina van de aanvraag de vervoerder en het trackingnummer door.',
  },
  changedToReturn: {
    subject: 'Bestelling {code}: wat u in ruil wilde, is uitverkocht',
    intro:
      'Het spijt ons: wat u in ruil wilde ({number}), is uitverkocht. {shop} neemt de artikelen hieronder terug voor {amount}. Stuur ze uiterlijk {deadline} naar het adres hieronder en geef op de pagina van de aanvraag de vervoerder en het trackingnummer door, of trek de aanvraag daar in en houd de artikelen.',
  },
  passedExchange: {
    subject: '{shop} heeft de artikelen van uw ruil {number} geaccepteerd',
    intro:
      'De artikelen die u voor bestelling {code} hebt teruggestuurd, zijn gecontroleerd. {shop} stuurt de vervanging uiterlijk {deadline}; gebeurt dat niet, dan gaat uw geld terug.',
  },
  partlyPassedExchange: {
    subject: '{shop} heeft een deel van de artikelen van uw ruil {number} geaccepteerd',
    intro:
      'De artikelen die u voor bestelling {code} hebt teruggestuurd, zijn gecontroleerd en niet allemaal geaccepteerd. Voor de andere stuurt {shop} de vervanging uiterlijk {deadline}; wat er per stuk is vastgesteld, staat op de pagina van de aanvraag.',
  },
  replacementSent: {
    subject: 'De vervanging voor bestelling {code} is onderweg',
    intro:
      '{shop} heeft de vervanging van uw ruil {number} verstuurd. Vervoerder en trackingnummer staan op de pagina van de aanvraag; bevestig daar dat ze is aangekomen.',
  },
  moneyInstead: {
    subject: 'Bestelling {code}: geld terug in plaats van een vervanging',
    intro:
      'Het spijt ons: {shop} kan de vervanging van uw ruil {number} niet sturen. {amount} gaat naar u terug via de betaalwijze die u hebt gebruikt; we schrijven opnieuw zodra het geld onderweg is.',
  },
} as const satisfies Words

export const spanishExchanges = {
  receivedExchange: {
    subject: 'Hemos recibido tu solicitud {number}',
    intro:
      'Tu solicitud para cambiar artículos del pedido {code} está en {shop}, que responde hasta el {deadline}. Si no lo hace, el cambio queda aprobado.',
  },
  sendBackExchange: {
    subject: 'Devuelve los artículos del pedido {code}',
    intro:
      '{shop} ha aceptado tu cambio {number} y te reserva el recambio. Devuelve los artículos de abajo a más tardar el {deadline} a la dirección de abajo e indícanos en la página de la solicitud el transportista y el número de seguimiento.',
  },
  changedToReturn: {
    subject: 'Pedido {code}: lo que querías a cambio está agotado',
    intro:
      'Lo sentimos: lo que querías a cambio ({number}) está agotado. {shop} acepta la devolución de los artículos de abajo por {amount}. Envíalos a más tardar el {deadline} a la dirección de abajo e indícanos en la página de la solicitud el transportista y el número de seguimiento, o cancela allí la solicitud y quédate con los artículos.',
  },
  passedExchange: {
    subject: '{shop} ha aceptado los artículos de tu cambio {number}',
    intro:
      'Los artículos que devolviste del pedido {code} se han revisado. {shop} envía el recambio a más tardar el {deadline}; si no lo hace, recibes un reembolso.',
  },
  partlyPassedExchange: {
    subject: '{shop} ha aceptado una parte de los artículos de tu cambio {number}',
    intro:
      'Los artículos que devolviste del pedido {code} se han revisado y no todos se han aceptado. Por los demás, {shop} envía el recambio a más tardar el {deadline}; lo que se encontró en cada pieza está en la página de la solicitud.',
  },
  replacementSent: {
    subject: 'El recambio del pedido {code} está en camino',
    intro:
      '{shop} ha enviado el recambio de tu cambio {number}. El transportista y el número de seguimiento están en la página de la solicitud; confirma allí que ha llegado.',
  },
  moneyInstead: {
    subject: 'Pedido {code}: reembolso en lugar del recambio',
    intro:
      'Lo sentimos: {shop} no puede enviar el recambio de tu cambio {number}. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
  },
} as const satisfies Words

export const swedishExchanges = {
  receivedExchange: {
    subject: 'Vi har fått din ansökan {number}',
    intro:
      'Din ansökan om att byta varor från beställning {code} ligger hos {shop}, som svarar senast {deadline}. Uteblir svaret är bytet godkänt.',
  },
  sendBackExchange: {
    subject: 'Skicka tillbaka varorna från beställning {code}',
    intro:
      '{shop} har godkänt ditt byte {number} och håller ersättningsvaran åt dig. Skicka varorna nedan senast {deadline} till adressen nedan och ange transportör och spårningsnummer på ansökans sida.',
  },
  changedToReturn: {
    subject: 'Beställning {code}: ersättningsvaran är slutsåld',
    intro:
      'Tyvärr är ersättningsvaran du ville ha ({number}) slutsåld. {shop} tar tillbaka varorna nedan och betalar tillbaka {amount}. Skicka dem senast {deadline} till adressen nedan och ange transportör och spårningsnummer på ansökans sida, eller ta tillbaka ansökan där och behåll varorna.',
  },
  passedExchange: {
    subject: '{shop} har godtagit varorna i ditt byte {number}',
    intro:
      'Varorna du skickade tillbaka från beställning {code} har kontrollerats. {shop} skickar ersättningsvaran senast {deadline}; om det inte sker går dina pengar tillbaka.',
  },
  partlyPassedExchange: {
    subject: '{shop} har godtagit en del av varorna i ditt byte {number}',
    intro:
      'Varorna du skickade tillbaka från beställning {code} har kontrollerats och alla godtogs inte. För de andra skickar {shop} ersättningsvaran senast {deadline}; vad som hittades på varje vara står på ansökans sida.',
  },
  replacementSent: {
    subject: 'Ersättningsvaran för beställning {code} är på väg',
    intro:
      '{shop} har skickat ersättningsvaran i ditt byte {number}. Transportör och spårningsnummer står på ansökans sida; bekräfta där att den har kommit fram.',
  },
  moneyInstead: {
    subject: 'Beställning {code}: pengar tillbaka i stället för en ersättningsvara',
    intro:
      'Tyvärr kan {shop} inte skicka ersättningsvaran i ditt byte {number}. {amount} går tillbaka till dig så som du betalade; vi skriver igen när pengarna är på väg.',
  },
} as const satisfies Words

export const frenchExchanges = {
  receivedExchange: {
    subject: 'Nous avons reçu votre demande {number}',
    intro:
      '{shop} a reçu votre demande d’échange d’articles de la commande {code} et a jusqu’au {deadline} pour répondre. Sans réponse, l’échange est accepté.',
  },
  sendBackExchange: {
    subject: 'Veuillez renvoyer les articles de la commande {code}',
    intro:
      '{shop} a accepté votre échange {number} et réservé le remplacement. Veuillez renvoyer les articles ci-dessous à l’adresse ci-dessous au plus tard le {deadline}, et indiquer le transporteur et le numéro de suivi sur la page de la demande.',
  },
  changedToReturn: {
    subject: 'Commande {code} : votre remplacement est épuisé',
    intro:
      'Nous sommes désolés : le remplacement que vous souhaitiez ({number}) est épuisé. {shop} reprend les articles ci-dessous contre un remboursement de {amount}. Veuillez les envoyer à l’adresse ci-dessous au plus tard le {deadline} et indiquer le transporteur et le numéro de suivi sur la page de la demande, ou y annuler la demande et garder les articles.',
  },
  passedExchange: {
    subject: '{shop} a accepté les articles de votre échange {number}',
    intro:
      'Les articles que vous avez renvoyés pour la commande {code} ont été contrôlés. {shop} a jusqu’au {deadline} pour envoyer le remplacement ; sinon, vous êtes remboursé.',
  },
  partlyPassedExchange: {
    subject: '{shop} a accepté une partie des articles de votre échange {number}',
    intro:
      'Les articles que vous avez renvoyés pour la commande {code} ont été contrôlés, et tous n’ont pas été acceptés. {shop} a jusqu’au {deadline} pour envoyer le remplacement des autres ; vous trouverez le résultat pour chaque article sur la page de la demande.',
  },
  replacementSent: {
    subject: 'Le remplacement pour la commande {code} est en route',
    intro:
      '{shop} a envoyé le remplacement de votre échange {number}. Vous trouverez le transporteur et le numéro de suivi sur la page de la demande ; veuillez y confirmer la réception une fois qu’il est arrivé.',
  },
  moneyInstead: {
    subject: 'Commande {code} : remboursement au lieu du remplacement',
    intro:
      'Nous sommes désolés : {shop} ne peut pas envoyer le remplacement de votre échange {number}. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
  },
} as const satisfies Words

export const italianExchanges = {
  receivedExchange: {
    subject: 'Abbiamo ricevuto la tua richiesta {number}',
    intro:
      'La tua richiesta di cambiare articoli dell’ordine {code} è presso {shop}, che risponde entro il {deadline}. Se non lo fa, il cambio è approvato.',
  },
  sendBackExchange: {
    subject: 'Rispedisci gli articoli dell’ordine {code}',
    intro:
      '{shop} ha accettato il tuo cambio {number} e tiene da parte la sostituzione. Rispedisci gli articoli qui sotto entro il {deadline} all’indirizzo qui sotto e indica corriere e numero di tracciamento nella pagina della richiesta.',
  },
  changedToReturn: {
    subject: 'Ordine {code}: ciò che volevi in cambio è esaurito',
    intro:
      'Ci dispiace: ciò che volevi in cambio ({number}) è esaurito. {shop} riprende gli articoli qui sotto per {amount}. Rispediscili entro il {deadline} all’indirizzo qui sotto e indica corriere e numero di tracciamento nella pagina della richiesta, oppure annulla lì la richiesta e tieni gli articoli.',
  },
  passedExchange: {
    subject: '{shop} ha accettato gli articoli del tuo cambio {number}',
    intro:
      'Gli articoli che hai rispedito per l’ordine {code} sono stati controllati. {shop} invia la sostituzione entro il {deadline}; se non lo fa, ricevi un rimborso.',
  },
  partlyPassedExchange: {
    subject: '{shop} ha accettato una parte degli articoli del tuo cambio {number}',
    intro:
      'Gli articoli che hai rispedito per l’ordine {code} sono stati controllati e non tutti accettati. Per gli altri {shop} invia la sostituzione entro il {deadline}; ciò che è risultato per ogni pezzo è nella pagina della richiesta.',
  },
  replacementSent: {
    subject: 'La sostituzione per l’ordine {code} è in viaggio',
    intro:
      '{shop} ha inviato la sostituzione del tuo cambio {number}. Corriere e numero di tracciamento sono nella pagina della richiesta; conferma lì che è arrivata.',
  },
  moneyInstead: {
    subject: 'Ordine {code}: rimborso invece della sostituzione',
    intro:
      'Ci dispiace: {shop} non può inviare la sostituzione del tuo cambio {number}. {amount} ti vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
  },
} as const satisfies Words

export const polishExchanges = {
  receivedExchange: {
    subject: 'Otrzymaliśmy Twoje zgłoszenie {number}',
    intro:
      'Twoje zgłoszenie wymiany towarów z zamówienia {code} jest w sklepie {shop}, który odpowiada do {deadline}. Bez odpowiedzi wymiana jest zatwierdzona.',
  },
  sendBackExchange: {
    subject: 'Odeślij towary z zamówienia {code}',
    intro:
      '{shop} zgadza się na wymianę {number} i rezerwuje dla Ciebie produkt na wymianę. Wyślij poniższe towary do {deadline} na poniższy adres i podaj na stronie zgłoszenia przewoźnika i numer przesyłki.',
  },
  changedToReturn: {
    subject: 'Zamówienie {code}: produkt na wymianę jest wyprzedany',
    intro:
      'Przykro nam: wybrany produkt na wymianę ({number}) jest wyprzedany. {shop} przyjmie poniższe towary z powrotem i zwróci {amount}. Wyślij je do {deadline} na poniższy adres i podaj na stronie zgłoszenia przewoźnika i numer przesyłki albo wycofaj tam zgłoszenie i zatrzymaj towary.',
  },
  passedExchange: {
    subject: '{shop} przyjął towary z wymiany {number}',
    intro:
      'Towary odesłane z zamówienia {code} zostały sprawdzone. {shop} wyśle produkt na wymianę do {deadline}; jeśli tego nie zrobi, pieniądze wrócą do Ciebie.',
  },
  partlyPassedExchange: {
    subject: '{shop} przyjął część towarów z wymiany {number}',
    intro:
      'Towary odesłane z zamówienia {code} zostały sprawdzone i nie wszystkie przyjęto. Za pozostałe {shop} wyśle produkt na wymianę do {deadline}; co stwierdzono przy każdej sztuce, jest na stronie zgłoszenia.',
  },
  replacementSent: {
    subject: 'Produkt na wymianę do zamówienia {code} jest w drodze',
    intro:
      '{shop} wysłał produkt w ramach wymiany {number}. Przewoźnik i numer przesyłki są na stronie zgłoszenia; potwierdź tam, że dotarł.',
  },
  moneyInstead: {
    subject: 'Zamówienie {code}: zwrot pieniędzy zamiast wymiany',
    intro:
      'Przykro nam: {shop} nie może wysłać produktu w ramach wymiany {number}. {amount} wraca do Ciebie tą samą drogą, którą zapłacono; napiszemy ponownie, gdy pieniądze będą w drodze.',
  },
} as const satisfies Words

export const chineseExchanges = {
  receivedExchange: {
    subject: '我们已收到您的申请 {number}',
    intro:
      '您对订单 {code} 的换货申请已提交给 {shop}，店铺须在 {deadline} 前答复。逾期未答复，换货即视为同意。',
  },
  sendBackExchange: {
    subject: '请寄回订单 {code} 的商品',
    intro:
      '{shop} 已同意您的换货申请 {number}，并为您保留了新商品。请在 {deadline} 前将下列商品寄到下方地址，并在申请页面填写物流公司和物流单号。',
  },
  changedToReturn: {
    subject: '订单 {code}：您想换的商品已售罄',
    intro:
      '很抱歉，您想换的商品（{number}）已售罄。{shop} 可收回下列商品并退款 {amount}。请在 {deadline} 前寄到下方地址，并在申请页面填写物流公司和物流单号；您也可以在该页面取消申请并保留商品。',
  },
  passedExchange: {
    subject: '{shop} 已验收您换货 {number} 的商品',
    intro: '您寄回的订单 {code} 商品已检查。{shop} 须在 {deadline} 前寄出新商品；否则将退款给您。',
  },
  partlyPassedExchange: {
    subject: '{shop} 已部分验收您换货 {number} 的商品',
    intro:
      '您寄回的订单 {code} 商品已检查，部分未被接受。其余商品 {shop} 须在 {deadline} 前寄出新商品；每件的检查结果见申请页面。',
  },
  replacementSent: {
    subject: '订单 {code} 的换货商品已寄出',
    intro: '{shop} 已寄出换货 {number} 的新商品。物流公司和单号见申请页面；收到后请在该页面确认。',
  },
  moneyInstead: {
    subject: '订单 {code}：以退款代替换货',
    intro:
      '很抱歉，{shop} 无法寄出换货 {number} 的新商品。{amount} 将原路退回；款项退出时我们会再通知您。',
  },
} as const satisfies Words
