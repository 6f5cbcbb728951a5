/**
 * Mails about goods that are to come back. `{deadline}` is when their buyer's time ends, or the
 * shop's.
 */
type Words = Record<
  'receivedReturn' | 'sendBack' | 'sendBackReminder' | 'lapsed' | 'waived' | 'pointsBack',
  { readonly subject: string; readonly intro: string }
>

export const englishReturns = {
  pointsBack: {
    subject: 'Your points for order {code} are back',
    intro: '{amount} from your order {code} are in your points account again.',
  },
  receivedReturn: {
    subject: 'We’ve received your application {number}',
    intro:
      '{shop} has received your application to return items from order {code} and has until {deadline} to answer. If it doesn’t, your return is approved.',
  },
  sendBack: {
    subject: 'Please send back the items from order {code}',
    intro:
      '{shop} has agreed to your return {number}. Please send the items below back to the address below by {deadline}, and enter the carrier and tracking number on the application page.',
  },
  sendBackReminder: {
    subject: 'By {deadline}: send back the items from order {code}',
    intro:
      'The items from your return {number} have not been sent back yet. If we don’t have a tracking number by {deadline}, the application is closed and you keep the items.',
  },
  lapsed: {
    subject: 'Your return {number} is closed',
    intro:
      'We did not receive a tracking number in time, so your return for order {code} is closed and you keep the items. You can apply again while the period for returns lasts.',
  },
  waived: {
    subject: 'You may keep the items from order {code}',
    intro:
      '{shop} does not need you to send back the items from your return {number}. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
  },
} as const satisfies Words

export const germanReturns = {
  pointsBack: {
    subject: 'Ihre Punkte für die Bestellung {code} sind wieder da',
    intro: '{amount} aus Ihrer Bestellung {code} stehen wieder auf Ihrem Punktekonto.',
  },
  receivedReturn: {
    subject: 'Wir haben Ihren Antrag {number} erhalten',
    intro:
      '{shop} hat Ihren Antrag auf Rücksendung von Waren der Bestellung {code} erhalten und hat bis {deadline} Zeit zu antworten. Ohne Antwort ist Ihre Rücksendung genehmigt.',
  },
  sendBack: {
    subject: 'Bitte senden Sie die Waren der Bestellung {code} zurück',
    intro:
      '{shop} hat Ihrer Rücksendung {number} zugestimmt. Bitte senden Sie die unten genannten Waren bis {deadline} an die unten stehende Adresse zurück und geben Sie auf der Seite des Antrags Paketdienst und Sendungsnummer an.',
  },
  sendBackReminder: {
    subject: 'Bis {deadline}: Waren der Bestellung {code} zurücksenden',
    intro:
      'Die Waren Ihrer Rücksendung {number} wurden noch nicht zurückgesendet. Liegt uns bis {deadline} keine Sendungsnummer vor, wird der Antrag geschlossen und Sie behalten die Waren.',
  },
  lapsed: {
    subject: 'Ihre Rücksendung {number} ist geschlossen',
    intro:
      'Wir haben nicht rechtzeitig eine Sendungsnummer erhalten. Ihre Rücksendung zur Bestellung {code} ist deshalb geschlossen, und Sie behalten die Waren. Solange die Frist für Rücksendungen läuft, können Sie erneut einen Antrag stellen.',
  },
  waived: {
    subject: 'Sie dürfen die Waren der Bestellung {code} behalten',
    intro:
      'Sie müssen die Waren Ihrer Rücksendung {number} nicht an {shop} zurücksenden. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
  },
} as const satisfies Words

export const dutchReturns = {
  pointsBack: {
    subject: 'Uw punten voor bestelling {code} zijn terug',
    intro: '{amount} van uw bestelling {code} staan weer op uw puntenrekening.',
  },
  receivedReturn: {
    subject: 'We hebben uw aanvraag {number} ontvangen',
    intro:
      'Uw aanvraag om artikelen van bestelling {code} terug te sturen ligt bij {shop}, die tot {deadline} antwoordt. Zonder antwoord is uw retour goedgekeurd.',
  },
  sendBack: {
    subject: 'Stuur de artikelen van bestelling {code} terug',
    intro:
      '{shop} heeft uw retour {number} goedgekeurd. Stuur de artikelen hieronder uiterlijk {deadline} naar het adres hieronder en geef op de pagina van de aanvraag de vervoerder en het trackingnummer door.',
  },
  sendBackReminder: {
    subject: 'Uiterlijk {deadline}: stuur de artikelen van bestelling {code} terug',
    intro:
      'De artikelen van uw retour {number} zijn nog niet teruggestuurd. Als wij uiterlijk {deadline} geen trackingnummer hebben, wordt de aanvraag gesloten en houdt u de artikelen.',
  },
  lapsed: {
    subject: 'Uw retour {number} is gesloten',
    intro:
      'Wij hadden niet op tijd een trackingnummer; uw retour voor bestelling {code} is daarom gesloten en u houdt de artikelen. Zolang de retourtermijn loopt, kunt u het opnieuw aanvragen.',
  },
  waived: {
    subject: 'U mag de artikelen van bestelling {code} houden',
    intro:
      '{shop} hoeft de artikelen van uw retour {number} niet terug. {amount} gaat naar u terug via de betaalwijze die u hebt gebruikt; we schrijven opnieuw zodra het geld onderweg is.',
  },
} as const satisfies Words

export const spanishReturns = {
  pointsBack: {
    subject: 'Tus puntos del pedido {code} han vuelto',
    intro: '{amount} de tu pedido {code} vuelven a estar en tu cuenta de puntos.',
  },
  receivedReturn: {
    subject: 'Hemos recibido tu solicitud {number}',
    intro:
      'Tu solicitud para devolver artículos del pedido {code} está en {shop}, que responde hasta el {deadline}. Si no lo hace, tu devolución queda aprobada.',
  },
  sendBack: {
    subject: 'Devuelve los artículos del pedido {code}',
    intro:
      '{shop} ha aceptado tu devolución {number}. Envía los artículos de abajo a más tardar el {deadline} a la dirección de abajo e indícanos en la página de la solicitud el transportista y el número de seguimiento.',
  },
  sendBackReminder: {
    subject: 'Hasta el {deadline}: devuelve los artículos del pedido {code}',
    intro:
      'Los artículos de tu devolución {number} aún no se han enviado. Si el {deadline} no tenemos un número de seguimiento, la solicitud se cierra y te quedas con los artículos.',
  },
  lapsed: {
    subject: 'Tu devolución {number} está cerrada',
    intro:
      'No tuvimos un número de seguimiento a tiempo, así que tu devolución del pedido {code} está cerrada y te quedas con los artículos. Dentro del plazo de devolución puedes volver a solicitarla.',
  },
  waived: {
    subject: 'Puedes quedarte con los artículos del pedido {code}',
    intro:
      '{shop} no necesita que devuelvas los artículos de tu devolución {number}. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
  },
} as const satisfies Words

export const swedishReturns = {
  pointsBack: {
    subject: 'Dina poäng för beställning {code} är tillbaka',
    intro: '{amount} från din beställning {code} finns på ditt poängkonto igen.',
  },
  receivedReturn: {
    subject: 'Vi har fått din ansökan {number}',
    intro:
      'Din ansökan om att skicka tillbaka varor från beställning {code} ligger hos {shop}, som svarar senast {deadline}. Uteblir svaret är din retur godkänd.',
  },
  sendBack: {
    subject: 'Skicka tillbaka varorna från beställning {code}',
    intro:
      '{shop} har godkänt din retur {number}. Skicka varorna nedan senast {deadline} till adressen nedan och ange transportör och spårningsnummer på ansökans sida.',
  },
  sendBackReminder: {
    subject: 'Senast {deadline}: skicka tillbaka varorna från beställning {code}',
    intro:
      'Varorna i din retur {number} har inte skickats tillbaka än. Om vi inte har något spårningsnummer senast {deadline} stängs ansökan och du behåller varorna.',
  },
  lapsed: {
    subject: 'Din retur {number} är stängd',
    intro:
      'Vi fick inget spårningsnummer i tid, så din retur för beställning {code} är stängd och du behåller varorna. Så länge tiden för returer löper kan du ansöka igen.',
  },
  waived: {
    subject: 'Du får behålla varorna från beställning {code}',
    intro:
      '{shop} behöver inte få tillbaka varorna i din retur {number}. {amount} går tillbaka till dig så som du betalade; vi skriver igen när pengarna är på väg.',
  },
} as const satisfies Words

export const frenchReturns = {
  pointsBack: {
    subject: 'Vos points de la commande {code} vous ont été rendus',
    intro: '{amount} de votre commande {code} sont à nouveau sur votre compte de points.',
  },
  receivedReturn: {
    subject: 'Nous avons reçu votre demande {number}',
    intro:
      '{shop} a reçu votre demande de retour d’articles de la commande {code} et a jusqu’au {deadline} pour répondre. Sans réponse, votre retour est accepté.',
  },
  sendBack: {
    subject: 'Veuillez renvoyer les articles de la commande {code}',
    intro:
      '{shop} a accepté votre retour {number}. Veuillez renvoyer les articles ci-dessous à l’adresse ci-dessous au plus tard le {deadline}, et indiquer le transporteur et le numéro de suivi sur la page de la demande.',
  },
  sendBackReminder: {
    subject: 'Au plus tard le {deadline} : renvoyez les articles de la commande {code}',
    intro:
      'Les articles de votre retour {number} n’ont pas encore été renvoyés. Sans numéro de suivi d’ici le {deadline}, la demande est close et vous gardez les articles.',
  },
  lapsed: {
    subject: 'Votre retour {number} est clos',
    intro:
      'Nous n’avons pas reçu de numéro de suivi à temps ; votre retour pour la commande {code} est clos et vous gardez les articles. Tant que le délai de retour court, vous pouvez refaire une demande.',
  },
  waived: {
    subject: 'Vous pouvez garder les articles de la commande {code}',
    intro:
      '{shop} ne vous demande pas de renvoyer les articles de votre retour {number}. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
  },
} as const satisfies Words

export const italianReturns = {
  pointsBack: {
    subject: 'I tuoi punti per l’ordine {code} sono tornati',
    intro: '{amount} del tuo ordine {code} sono di nuovo sul tuo conto punti.',
  },
  receivedReturn: {
    subject: 'Abbiamo ricevuto la tua richiesta {number}',
    intro:
      'La tua richiesta di restituire articoli dell’ordine {code} è presso {shop}, che risponde entro il {deadline}. Se non lo fa, il tuo reso è approvato.',
  },
  sendBack: {
    subject: 'Rispedisci gli articoli dell’ordine {code}',
    intro:
      '{shop} ha accettato il tuo reso {number}. Rispedisci gli articoli qui sotto entro il {deadline} all’indirizzo qui sotto e indica corriere e numero di tracciamento nella pagina della richiesta.',
  },
  sendBackReminder: {
    subject: 'Entro il {deadline}: rispedisci gli articoli dell’ordine {code}',
    intro:
      'Gli articoli del tuo reso {number} non sono ancora stati rispediti. Se entro il {deadline} non abbiamo un numero di tracciamento, la richiesta viene chiusa e tieni gli articoli.',
  },
  lapsed: {
    subject: 'Il tuo reso {number} è chiuso',
    intro:
      'Non abbiamo avuto in tempo un numero di tracciamento, quindi il tuo reso per l’ordine {code} è chiuso e tieni gli articoli. Entro il termine per i resi puoi fare una nuova richiesta.',
  },
  waived: {
    subject: 'Puoi tenere gli articoli dell’ordine {code}',
    intro:
      '{shop} non ha bisogno di riavere gli articoli del tuo reso {number}. {amount} ti vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
  },
} as const satisfies Words

export const polishReturns = {
  pointsBack: {
    subject: 'Punkty za zamówienie {code} wróciły',
    intro: '{amount} z zamówienia {code} są ponownie na koncie punktów.',
  },
  receivedReturn: {
    subject: 'Otrzymaliśmy Twoje zgłoszenie {number}',
    intro:
      'Twoje zgłoszenie zwrotu towarów z zamówienia {code} jest w sklepie {shop}, który odpowiada do {deadline}. Bez odpowiedzi zwrot jest zatwierdzony.',
  },
  sendBack: {
    subject: 'Odeślij towary z zamówienia {code}',
    intro:
      '{shop} zgadza się na Twój zwrot {number}. Wyślij poniższe towary do {deadline} na poniższy adres i podaj na stronie zgłoszenia przewoźnika i numer przesyłki.',
  },
  sendBackReminder: {
    subject: 'Do {deadline}: odeślij towary z zamówienia {code}',
    intro:
      'Towary ze zwrotu {number} nie zostały jeszcze odesłane. Jeśli do {deadline} nie będziemy mieć numeru przesyłki, zgłoszenie zostanie zamknięte, a towary zostaną u Ciebie.',
  },
  lapsed: {
    subject: 'Twój zwrot {number} jest zamknięty',
    intro:
      'Nie otrzymaliśmy na czas numeru przesyłki, więc zwrot do zamówienia {code} jest zamknięty, a towary zostają u Ciebie. Dopóki trwa termin zwrotu, możesz złożyć zgłoszenie ponownie.',
  },
  waived: {
    subject: 'Możesz zatrzymać towary z zamówienia {code}',
    intro:
      '{shop} nie potrzebuje zwrotu towarów ze zgłoszenia {number}. {amount} wraca do Ciebie tą samą drogą, którą zapłacono; napiszemy ponownie, gdy pieniądze będą w drodze.',
  },
} as const satisfies Words

export const chineseReturns = {
  pointsBack: {
    subject: '订单 {code} 的积分已退回',
    intro: '订单 {code} 的 {amount} 已退回您的积分账户。',
  },
  receivedReturn: {
    subject: '我们已收到您的申请 {number}',
    intro:
      '您对订单 {code} 的退货申请已提交给 {shop}，店铺须在 {deadline} 前答复。逾期未答复，退货即视为同意。',
  },
  sendBack: {
    subject: '请寄回订单 {code} 的商品',
    intro:
      '{shop} 已同意您的退货申请 {number}。请在 {deadline} 前将下列商品寄到下方地址，并在申请页面填写物流公司和物流单号。',
  },
  sendBackReminder: {
    subject: '请在 {deadline} 前寄回订单 {code} 的商品',
    intro:
      '退货申请 {number} 的商品尚未寄回。若 {deadline} 前没有物流单号，申请将关闭，商品归您保留。',
  },
  lapsed: {
    subject: '您的退货申请 {number} 已关闭',
    intro:
      '我们未及时收到物流单号，订单 {code} 的退货已关闭，商品归您保留。在退货期限内您可以再次申请。',
  },
  waived: {
    subject: '您可以保留订单 {code} 的商品',
    intro:
      '{shop} 不需要您寄回退货 {number} 的商品。{amount} 将原路退回；款项退出时我们会再通知您。',
  },
} as const satisfies Words
