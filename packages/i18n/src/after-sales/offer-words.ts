/** Mails about what a shop offers instead of what was asked for: to the buyer and to the shop. */

export const englishOffer = {
  offered: {
    subject: '{shop} has made you an offer for order {code}',
    intro:
      '{shop} has looked at your application {number} and made you an offer. You can accept or decline it until {deadline}:',
  },
  offerReminder: {
    subject: 'One day left to answer {shop}’s offer for order {code}',
    intro:
      '{shop} has made you an offer about your application {number}. You can accept it until {deadline}; without an answer, it counts as declined, and the shop will answer your application:',
  },
  offerAccepted: {
    subject: '{buyer} has accepted your offer for order {code}',
    intro: '{buyer} has accepted your offer.',
  },
  offerDeclined: {
    subject: '{buyer} has declined your offer for order {code}',
    intro:
      '{buyer} has declined your offer. Please answer the application by {deadline}; without an answer, it counts as approved.',
  },
  offerLapsed: {
    subject: 'Your offer for order {code} was not answered',
    intro:
      '{buyer} has not answered your offer. Please answer the application by {deadline}; without an answer, it counts as approved.',
  },
  offer: {
    PART: 'You keep the items and get a refund of {offer}.',
    SEND_BACK: 'You send the items back and get a refund of {offer}.',
  },
}
type OfferWords = typeof englishOffer

export const germanOffer: OfferWords = {
  offered: {
    subject: '{shop} macht Ihnen ein Angebot zur Bestellung {code}',
    intro:
      '{shop} hat Ihren Antrag {number} geprüft und macht Ihnen ein Angebot. Sie können es bis {deadline} annehmen oder ablehnen:',
  },
  offerReminder: {
    subject: 'Noch ein Tag, um das Angebot von {shop} zur Bestellung {code} zu beantworten',
    intro:
      '{shop} hat Ihnen zu Ihrem Antrag {number} ein Angebot gemacht. Sie können es bis {deadline} annehmen; ohne Antwort gilt es als abgelehnt, und der Shop beantwortet Ihren Antrag:',
  },
  offerAccepted: {
    subject: '{buyer} hat Ihr Angebot zur Bestellung {code} angenommen',
    intro: '{buyer} hat Ihr Angebot angenommen.',
  },
  offerDeclined: {
    subject: '{buyer} hat Ihr Angebot zur Bestellung {code} abgelehnt',
    intro:
      '{buyer} hat Ihr Angebot abgelehnt. Bitte beantworten Sie den Antrag bis {deadline}; ohne Antwort gilt er als genehmigt.',
  },
  offerLapsed: {
    subject: 'Ihr Angebot zur Bestellung {code} blieb ohne Antwort',
    intro:
      '{buyer} hat Ihr Angebot nicht beantwortet. Bitte beantworten Sie den Antrag bis {deadline}; ohne Antwort gilt er als genehmigt.',
  },
  offer: {
    PART: 'Sie behalten die Ware und erhalten eine Erstattung von {offer}.',
    SEND_BACK: 'Sie senden die Ware zurück und erhalten eine Erstattung von {offer}.',
  },
}

export const frenchOffer: OfferWords = {
  offered: {
    subject: '{shop} vous fait une offre pour la commande {code}',
    intro:
      '{shop} a examiné votre demande {number} et vous fait une offre. Vous pouvez l’accepter ou la refuser jusqu’au {deadline} :',
  },
  offerReminder: {
    subject: 'Plus qu’un jour pour répondre à l’offre de {shop} pour la commande {code}',
    intro:
      '{shop} vous a fait une offre pour votre demande {number}. Vous pouvez l’accepter jusqu’au {deadline} ; sans réponse, elle est considérée comme refusée et la boutique répond à votre demande :',
  },
  offerAccepted: {
    subject: '{buyer} a accepté votre offre pour la commande {code}',
    intro: '{buyer} a accepté votre offre.',
  },
  offerDeclined: {
    subject: '{buyer} a refusé votre offre pour la commande {code}',
    intro:
      '{buyer} a refusé votre offre. Veuillez répondre à la demande au plus tard le {deadline} ; sans réponse, elle est considérée comme acceptée.',
  },
  offerLapsed: {
    subject: 'Votre offre pour la commande {code} est restée sans réponse',
    intro:
      '{buyer} n’a pas répondu à votre offre. Veuillez répondre à la demande au plus tard le {deadline} ; sans réponse, elle est considérée comme acceptée.',
  },
  offer: {
    PART: 'Vous gardez les articles et recevez un remboursement de {offer}.',
    SEND_BACK: 'Vous renvoyez les articles et recevez un remboursement de {offer}.',
  },
}

export const dutchOffer: OfferWords = {
  offered: {
    subject: '{shop} doet u een aanbod voor bestelling {code}',
    intro:
      '{shop} heeft uw aanvraag {number} bekeken en doet u een aanbod. U kunt het tot {deadline} aannemen of afwijzen:',
  },
  offerReminder: {
    subject: 'Nog één dag voor het aanbod van {shop} voor bestelling {code}',
    intro:
      '{shop} heeft u een aanbod gedaan over uw aanvraag {number}. U kunt het tot {deadline} aannemen; zonder antwoord geldt het als afgewezen en beantwoordt de winkel uw aanvraag:',
  },
  offerAccepted: {
    subject: '{buyer} neemt uw aanbod voor bestelling {code} aan',
    intro: '{buyer} heeft uw aanbod aangenomen.',
  },
  offerDeclined: {
    subject: '{buyer} wijst uw aanbod voor bestelling {code} af',
    intro:
      '{buyer} heeft uw aanbod afgewezen. Beantwoord de aanvraag uiterlijk {deadline}; zonder antwoord geldt ze als goedgekeurd.',
  },
  offerLapsed: {
    subject: 'Uw aanbod voor bestelling {code} is niet beantwoord',
    intro:
      '{buyer} heeft uw aanbod niet beantwoord. Beantwoord de aanvraag uiterlijk {deadline}; zonder antwoord geldt ze als goedgekeurd.',
  },
  offer: {
    PART: 'U houdt de artikelen en krijgt {offer} terug.',
    SEND_BACK: 'U stuurt de artikelen terug en krijgt {offer} terug.',
  },
}

export const swedishOffer: OfferWords = {
  offered: {
    subject: '{shop} ger dig ett erbjudande för beställning {code}',
    intro:
      '{shop} har tittat på din ansökan {number} och ger dig ett erbjudande. Du kan godta eller avböja det till {deadline}:',
  },
  offerReminder: {
    subject: 'En dag kvar att svara på erbjudandet från {shop} för beställning {code}',
    intro:
      '{shop} har gett dig ett erbjudande om din ansökan {number}. Du kan godta det till {deadline}; utan svar räknas det som avböjt och butiken svarar på din ansökan:',
  },
  offerAccepted: {
    subject: '{buyer} godtar ditt erbjudande för beställning {code}',
    intro: '{buyer} har godtagit ditt erbjudande.',
  },
  offerDeclined: {
    subject: '{buyer} avböjer ditt erbjudande för beställning {code}',
    intro:
      '{buyer} har avböjt ditt erbjudande. Svara på ansökan senast {deadline}; utan svar räknas den som godkänd.',
  },
  offerLapsed: {
    subject: 'Ditt erbjudande för beställning {code} fick inget svar',
    intro:
      '{buyer} har inte svarat på ditt erbjudande. Svara på ansökan senast {deadline}; utan svar räknas den som godkänd.',
  },
  offer: {
    PART: 'Du behåller varorna och får tillbaka {offer}.',
    SEND_BACK: 'Du skickar tillbaka varorna och får tillbaka {offer}.',
  },
}

export const polishOffer: OfferWords = {
  offered: {
    subject: '{shop} składa propozycję do zamówienia {code}',
    intro:
      '{shop} rozpatruje zgłoszenie {number} i składa propozycję. Można ją przyjąć lub odrzucić do {deadline}:',
  },
  offerReminder: {
    subject: 'Został jeden dzień na odpowiedź na propozycję {shop} do zamówienia {code}',
    intro:
      '{shop} składa propozycję do zgłoszenia {number}. Można ją przyjąć do {deadline}; bez odpowiedzi uznaje się ją za odrzuconą, a sklep odpowiada na zgłoszenie:',
  },
  offerAccepted: {
    subject: '{buyer} przyjmuje propozycję do zamówienia {code}',
    intro: '{buyer} przyjmuje Twoją propozycję.',
  },
  offerDeclined: {
    subject: '{buyer} odrzuca propozycję do zamówienia {code}',
    intro:
      '{buyer} odrzuca Twoją propozycję. Odpowiedz na zgłoszenie do {deadline}; bez odpowiedzi uznaje się je za zatwierdzone.',
  },
  offerLapsed: {
    subject: 'Propozycja do zamówienia {code} pozostała bez odpowiedzi',
    intro:
      '{buyer} nie odpowiada na Twoją propozycję. Odpowiedz na zgłoszenie do {deadline}; bez odpowiedzi uznaje się je za zatwierdzone.',
  },
  offer: {
    PART: 'Zatrzymujesz towar i otrzymujesz zwrot {offer}.',
    SEND_BACK: 'Odsyłasz towar i otrzymujesz zwrot {offer}.',
  },
}

export const italianOffer: OfferWords = {
  offered: {
    subject: '{shop} ti fa un’offerta per l’ordine {code}',
    intro:
      '{shop} ha esaminato la tua richiesta {number} e ti fa un’offerta. Puoi accettarla o rifiutarla entro il {deadline}:',
  },
  offerReminder: {
    subject: 'Ancora un giorno per rispondere all’offerta di {shop} per l’ordine {code}',
    intro:
      '{shop} ti ha fatto un’offerta per la tua richiesta {number}. Puoi accettarla entro il {deadline}; senza risposta si considera rifiutata e il negozio risponde alla richiesta:',
  },
  offerAccepted: {
    subject: '{buyer} accetta la Sua offerta per l’ordine {code}',
    intro: '{buyer} ha accettato la Sua offerta.',
  },
  offerDeclined: {
    subject: '{buyer} rifiuta la Sua offerta per l’ordine {code}',
    intro:
      '{buyer} ha rifiutato la Sua offerta. Risponda alla richiesta entro il {deadline}; senza risposta si considera approvata.',
  },
  offerLapsed: {
    subject: 'La Sua offerta per l’ordine {code} è rimasta senza risposta',
    intro:
      '{buyer} non ha risposto alla Sua offerta. Risponda alla richiesta entro il {deadline}; senza risposta si considera approvata.',
  },
  offer: {
    PART: 'Tieni gli articoli e ricevi un rimborso di {offer}.',
    SEND_BACK: 'Rispedisci gli articoli e ricevi un rimborso di {offer}.',
  },
}

export const spanishOffer: OfferWords = {
  offered: {
    subject: '{shop} te hace una oferta para el pedido {code}',
    intro:
      '{shop} ha revisado tu solicitud {number} y te hace una oferta. Puedes aceptarla o rechazarla hasta el {deadline}:',
  },
  offerReminder: {
    subject: 'Queda un día para responder a la oferta de {shop} para el pedido {code}',
    intro:
      '{shop} te ha hecho una oferta para tu solicitud {number}. Puedes aceptarla hasta el {deadline}; sin respuesta se considera rechazada y la tienda responde a tu solicitud:',
  },
  offerAccepted: {
    subject: '{buyer} acepta tu oferta para el pedido {code}',
    intro: '{buyer} ha aceptado tu oferta.',
  },
  offerDeclined: {
    subject: '{buyer} rechaza tu oferta para el pedido {code}',
    intro:
      '{buyer} ha rechazado tu oferta. Responde a la solicitud a más tardar el {deadline}; sin respuesta se considera aprobada.',
  },
  offerLapsed: {
    subject: 'Tu oferta para el pedido {code} quedó sin respuesta',
    intro:
      '{buyer} no ha respondido a tu oferta. Responde a la solicitud a más tardar el {deadline}; sin respuesta se considera aprobada.',
  },
  offer: {
    PART: 'Te quedas con los artículos y recibes un reembolso de {offer}.',
    SEND_BACK: 'Devuelves los artículos y recibes un reembolso de {offer}.',
  },
}

export const chineseOffer: OfferWords = {
  offered: {
    subject: '{shop} 就订单 {code} 向您提出方案',
    intro: '{shop} 已查看您的申请 {number} 并提出方案。您可以在 {deadline} 前接受或拒绝：',
  },
  offerReminder: {
    subject: '还有一天可以答复 {shop} 就订单 {code} 提出的方案',
    intro:
      '{shop} 已就您的申请 {number} 提出方案。您可以在 {deadline} 前接受；逾期未答复视为拒绝，商家将答复您的申请：',
  },
  offerAccepted: {
    subject: '{buyer} 接受了您就订单 {code} 提出的方案',
    intro: '{buyer} 已接受您的方案。',
  },
  offerDeclined: {
    subject: '{buyer} 拒绝了您就订单 {code} 提出的方案',
    intro: '{buyer} 已拒绝您的方案。请在 {deadline} 前答复申请；逾期未答复视为同意。',
  },
  offerLapsed: {
    subject: '您就订单 {code} 提出的方案未获答复',
    intro: '{buyer} 没有答复您的方案。请在 {deadline} 前答复申请；逾期未答复视为同意。',
  },
  offer: { PART: '您保留商品，并获退款 {offer}。', SEND_BACK: '您寄回商品，并获退款 {offer}。' },
}
