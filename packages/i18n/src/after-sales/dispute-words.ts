import {
  chineseLate,
  dutchLate,
  englishLate,
  frenchLate,
  germanLate,
  italianLate,
  polishLate,
  spanishLate,
  swedishLate,
} from './late-ruling-words.ts'
import {
  chineseOffer,
  dutchOffer,
  englishOffer,
  frenchOffer,
  germanOffer,
  italianOffer,
  polishOffer,
  spanishOffer,
  swedishOffer,
} from './offer-words.ts'

/**
 * Mails about requests that the mall was asked to decide about: to operators, to the shop and to
 * the buyer.
 */

export const englishDispute = {
  ...englishOffer,
  ...englishLate,
  mallAsked: {
    subject: 'A buyer has asked the mall to decide about application {code}',
    intro: '{shop} has declined application {code}, and the buyer is asking the mall to decide.',
    link: 'View the application',
  },
  disputed: {
    subject: '{buyer} has asked Galleria to decide about order {code}',
    intro:
      '{buyer} disagrees with your decision to decline the application and has asked Galleria to decide. Please give your side by {deadline}; after that, we decide.',
  },
  disputedReminder: {
    subject: 'One day left to give your side about order {code}',
    intro:
      '{buyer} has asked Galleria to decide, and you have not given your side yet. After {deadline} we’ll decide without it.',
  },
  ruledShop: {
    subject: 'Galleria has decided about an application for order {code}',
    intro: 'Galleria has decided about the application you declined:',
  },
  ruled: {
    subject: 'Galleria has decided about your application for order {code}',
    intro: 'Galleria has looked at your application {number} and decided:',
  },
  givenIn: {
    subject: '{shop} now agrees to your application for order {code}',
    intro: '{shop} now agrees to your application {number}.',
  },
  ruledPart: '{asked} had been asked for; this is a part of it.',
  ruling: {
    REFUND: '{amount} is refunded to the original payment method; the items stay with the buyer.',
    RETURN: 'The items go back first; then {amount} is refunded to the original payment method.',
    AGAIN:
      'The items go back to the shop once more, at the shop’s cost; then {amount} is refunded to the original payment method.',
    NONE: 'The shop was right to decline it. There is no refund.',
  },
}
type DisputeWords = typeof englishDispute

export const germanDispute: DisputeWords = {
  ...germanOffer,
  ...germanLate,
  mallAsked: {
    subject: 'Ein Käufer bittet Galleria um Entscheidung über den Antrag {code}',
    intro:
      '{shop} hat den Antrag {code} abgelehnt, und der Käufer bittet Galleria um eine Entscheidung.',
    link: 'Antrag ansehen',
  },
  disputed: {
    subject: '{buyer} hat Galleria um Entscheidung zur Bestellung {code} gebeten',
    intro:
      '{buyer} ist mit Ihrer Ablehnung des Antrags nicht einverstanden und hat Galleria um eine Entscheidung gebeten. Bitte schildern Sie Ihre Sicht bis {deadline}; danach entscheiden wir.',
  },
  disputedReminder: {
    subject: 'Noch ein Tag, um Ihre Sicht zur Bestellung {code} zu schildern',
    intro:
      '{buyer} hat Galleria um eine Entscheidung gebeten, und Ihre Sicht fehlt noch. Nach dem {deadline} entscheiden wir ohne sie.',
  },
  ruledShop: {
    subject: 'Galleria hat über einen Antrag zur Bestellung {code} entschieden',
    intro: 'Galleria hat über den Antrag entschieden, den Sie abgelehnt hatten:',
  },
  ruled: {
    subject: 'Galleria hat über Ihren Antrag zur Bestellung {code} entschieden',
    intro: 'Galleria hat Ihren Antrag {number} geprüft und entschieden:',
  },
  givenIn: {
    subject: '{shop} stimmt Ihrem Antrag zur Bestellung {code} doch zu',
    intro: '{shop} stimmt Ihrem Antrag {number} doch zu.',
  },
  ruledPart: 'Beantragt waren {asked}; dies ist ein Teil davon.',
  ruling: {
    REFUND:
      '{amount} werden auf das verwendete Zahlungsmittel erstattet; der Käufer behält die Artikel.',
    RETURN:
      'Zuerst werden die Artikel zurückgesendet; danach werden {amount} auf das verwendete Zahlungsmittel erstattet.',
    AGAIN:
      'Die Artikel werden noch einmal an den Shop zurückgesendet, auf dessen Kosten; danach werden {amount} auf das verwendete Zahlungsmittel erstattet.',
    NONE: 'Der Shop hat zu Recht abgelehnt. Es gibt keine Erstattung.',
  },
}

export const frenchDispute: DisputeWords = {
  ...frenchOffer,
  ...frenchLate,
  mallAsked: {
    subject: 'Un acheteur demande à Galleria de trancher la demande {code}',
    intro: '{shop} a refusé la demande {code} et son acheteur demande à Galleria de trancher.',
    link: 'Examiner la demande',
  },
  disputed: {
    subject: '{buyer} a demandé à Galleria de trancher pour la commande {code}',
    intro:
      '{buyer} n’est pas d’accord avec votre refus de la demande et a demandé à Galleria de trancher. Veuillez donner votre version au plus tard le {deadline} ; ensuite, nous tranchons.',
  },
  disputedReminder: {
    subject: 'Plus qu’un jour pour donner votre version, commande {code}',
    intro:
      '{buyer} a demandé à Galleria de trancher, et vous n’avez pas encore donné votre version. Après le {deadline}, nous trancherons sans elle.',
  },
  ruledShop: {
    subject: 'Galleria a tranché une demande pour la commande {code}',
    intro: 'Galleria a tranché la demande que vous aviez refusée :',
  },
  ruled: {
    subject: 'Galleria a tranché votre demande pour la commande {code}',
    intro: 'Galleria a examiné votre demande {number} et a décidé :',
  },
  givenIn: {
    subject: '{shop} accepte finalement votre demande pour la commande {code}',
    intro: '{shop} accepte finalement votre demande {number}.',
  },
  ruledPart: '{asked} avaient été demandés ; ceci en est une partie.',
  ruling: {
    REFUND:
      '{amount} sont remboursés sur le moyen de paiement utilisé ; l’acheteur garde les articles.',
    RETURN:
      'Les articles sont d’abord renvoyés ; ensuite {amount} sont remboursés sur le moyen de paiement utilisé.',
    AGAIN:
      'Les articles sont renvoyés une nouvelle fois à la boutique, aux frais de celle-ci ; ensuite {amount} sont remboursés sur le moyen de paiement utilisé.',
    NONE: 'La boutique avait raison de refuser. Il n’y a pas de remboursement.',
  },
}

export const spanishDispute: DisputeWords = {
  ...spanishOffer,
  ...spanishLate,
  mallAsked: {
    subject: 'Un comprador pide a Galleria que decida sobre la solicitud {code}',
    intro: '{shop} ha rechazado la solicitud {code} y su comprador pide a Galleria que decida.',
    link: 'Ver la solicitud',
  },
  disputed: {
    subject: '{buyer} ha acudido a Galleria por el pedido {code}',
    intro:
      '{buyer} no está de acuerdo con el rechazo y ha acudido a Galleria. Da tu versión a más tardar el {deadline}; después decide Galleria.',
  },
  disputedReminder: {
    subject: 'Queda un día para tu versión sobre el pedido {code}',
    intro:
      '{buyer} ha acudido a Galleria y falta tu versión. Después del {deadline}, Galleria decide sin ella.',
  },
  ruledShop: {
    subject: 'Galleria ha decidido sobre una solicitud del pedido {code}',
    intro: 'Galleria ha decidido sobre la solicitud que habías rechazado:',
  },
  ruled: {
    subject: 'Galleria ha decidido sobre tu solicitud del pedido {code}',
    intro: 'Galleria ha examinado tu solicitud {number} y ha decidido:',
  },
  givenIn: {
    subject: '{shop} acepta al final tu solicitud del pedido {code}',
    intro: '{shop} acepta al final tu solicitud {number}.',
  },
  ruledPart: 'Se habían pedido {asked}; esto es una parte.',
  ruling: {
    REFUND:
      'Se reembolsan {amount} en la forma de pago utilizada; el comprador se queda con los artículos.',
    RETURN:
      'Primero se devuelven los artículos; después se reembolsan {amount} en la forma de pago utilizada.',
    AGAIN:
      'Los artículos vuelven otra vez a la tienda, a cargo de esta; después se reembolsan {amount} en la forma de pago utilizada.',
    NONE: 'La tienda hizo bien en rechazarla. No hay reembolso.',
  },
}

export const italianDispute: DisputeWords = {
  ...italianOffer,
  ...italianLate,
  mallAsked: {
    subject: 'Un acquirente chiede a Galleria di decidere sulla richiesta {code}',
    intro: '{shop} ha rifiutato la richiesta {code} e l’acquirente chiede a Galleria di decidere.',
    link: 'Vedi la richiesta',
  },
  disputed: {
    subject: '{buyer} si è rivolto a Galleria per l’ordine {code}',
    intro:
      '{buyer} non è d’accordo con il rifiuto e si è rivolto a Galleria. Invii la Sua versione entro il {deadline}; poi decide Galleria.',
  },
  disputedReminder: {
    subject: 'Resta un giorno per la Sua versione sull’ordine {code}',
    intro:
      '{buyer} si è rivolto a Galleria e la Sua versione manca ancora. Dopo il {deadline} Galleria decide senza.',
  },
  ruledShop: {
    subject: 'Galleria ha deciso su una richiesta per l’ordine {code}',
    intro: 'Galleria ha deciso sulla richiesta che era stata rifiutata:',
  },
  ruled: {
    subject: 'Galleria ha deciso sulla tua richiesta per l’ordine {code}',
    intro: 'Galleria ha esaminato la tua richiesta {number} e ha deciso:',
  },
  givenIn: {
    subject: 'Alla fine {shop} accetta la tua richiesta per l’ordine {code}',
    intro: 'Alla fine {shop} accetta la tua richiesta {number}.',
  },
  ruledPart: 'Erano stati chiesti {asked}; questa è una parte.',
  ruling: {
    REFUND:
      '{amount} vengono rimborsati sul metodo di pagamento usato; gli articoli restano all’acquirente.',
    RETURN:
      'Prima tornano gli articoli; poi {amount} vengono rimborsati sul metodo di pagamento usato.',
    AGAIN:
      'Gli articoli tornano ancora una volta al negozio, a sue spese; poi {amount} vengono rimborsati sul metodo di pagamento usato.',
    NONE: 'Il negozio poteva rifiutare. Non viene rimborsato denaro.',
  },
}

export const dutchDispute: DisputeWords = {
  ...dutchOffer,
  ...dutchLate,
  mallAsked: {
    subject: 'Een koper vraagt Galleria te beslissen over aanvraag {code}',
    intro: '{shop} heeft aanvraag {code} afgewezen en de koper vraagt Galleria te beslissen.',
    link: 'Aanvraag bekijken',
  },
  disputed: {
    subject: '{buyer} heeft Galleria ingeschakeld voor bestelling {code}',
    intro:
      '{buyer} is het niet eens met de afwijzing en heeft Galleria ingeschakeld. Geef uw kant uiterlijk {deadline}; daarna beslist Galleria.',
  },
  disputedReminder: {
    subject: 'Nog één dag voor uw kant over bestelling {code}',
    intro:
      '{buyer} heeft Galleria ingeschakeld en uw kant ontbreekt nog. Na {deadline} beslist Galleria zonder.',
  },
  ruledShop: {
    subject: 'Galleria heeft beslist over een aanvraag bij bestelling {code}',
    intro: 'Galleria heeft beslist over de aanvraag die u had afgewezen:',
  },
  ruled: {
    subject: 'Galleria heeft beslist over uw aanvraag bij bestelling {code}',
    intro: 'Galleria heeft uw aanvraag {number} bekeken en beslist:',
  },
  givenIn: {
    subject: '{shop} stemt toch in met uw aanvraag bij bestelling {code}',
    intro: '{shop} stemt toch in met uw aanvraag {number}.',
  },
  ruledPart: 'Er was {asked} gevraagd; dit is een deel daarvan.',
  ruling: {
    REFUND: '{amount} gaat terug via de gebruikte betaalwijze; de artikelen blijven bij de koper.',
    RETURN:
      'Eerst gaan de artikelen terug; daarna gaat {amount} terug via de gebruikte betaalwijze.',
    AGAIN:
      'De artikelen gaan nog eens terug naar de winkel, op kosten van de winkel; daarna gaat {amount} terug via de gebruikte betaalwijze.',
    NONE: 'De winkel mocht afwijzen. Er gaat geen geld terug.',
  },
}

export const polishDispute: DisputeWords = {
  ...polishOffer,
  ...polishLate,
  mallAsked: {
    subject: 'Kupujący prosi Gallerię o decyzję w sprawie zgłoszenia {code}',
    intro: 'Sklep {shop} odrzucił zgłoszenie {code}, a kupujący prosi Gallerię o decyzję.',
    link: 'Zobacz zgłoszenie',
  },
  disputed: {
    subject: '{buyer} zwraca się do Gallerii w sprawie zamówienia {code}',
    intro:
      '{buyer} nie zgadza się z odrzuceniem i zwraca się do Gallerii. Przedstaw swoje stanowisko do {deadline}; potem decyduje Galleria.',
  },
  disputedReminder: {
    subject: 'Został jeden dzień na stanowisko do zamówienia {code}',
    intro:
      '{buyer} zwraca się do Gallerii, a Twojego stanowiska jeszcze brakuje. Po {deadline} Galleria decyduje bez niego.',
  },
  ruledShop: {
    subject: 'Galleria podjęła decyzję o zgłoszeniu do zamówienia {code}',
    intro: 'Galleria podjęła decyzję o zgłoszeniu, które zostało odrzucone:',
  },
  ruled: {
    subject: 'Galleria podjęła decyzję o Twoim zgłoszeniu do zamówienia {code}',
    intro: 'Galleria rozpatrzyła Twoje zgłoszenie {number} i zdecydowała:',
  },
  givenIn: {
    subject: 'Sklep {shop} jednak zgadza się na Twoje zgłoszenie do zamówienia {code}',
    intro: 'Sklep {shop} jednak zgadza się na Twoje zgłoszenie {number}.',
  },
  ruledPart: 'Żądano {asked}; to jest część tej kwoty.',
  ruling: {
    REFUND: '{amount} wraca na użyty sposób płatności; towar zostaje u kupującego.',
    RETURN: 'Najpierw wraca towar; potem {amount} wraca na użyty sposób płatności.',
    AGAIN:
      'Towar wraca jeszcze raz do sklepu, na jego koszt; potem {amount} wraca na użyty sposób płatności.',
    NONE: 'Sklep słusznie odmówił. Pieniądze nie są zwracane.',
  },
}

export const swedishDispute: DisputeWords = {
  ...swedishOffer,
  ...swedishLate,
  mallAsked: {
    subject: 'En köpare ber Galleria avgöra ansökan {code}',
    intro: '{shop} har avslagit ansökan {code} och köparen ber Galleria avgöra den.',
    link: 'Visa ansökan',
  },
  disputed: {
    subject: '{buyer} har vänt sig till Galleria om beställning {code}',
    intro:
      '{buyer} håller inte med om avslaget och har vänt sig till Galleria. Beskriv din sida av saken senast {deadline}; därefter avgör Galleria.',
  },
  disputedReminder: {
    subject: 'En dag kvar att ge din syn på beställning {code}',
    intro:
      '{buyer} har vänt sig till Galleria och din syn saknas ännu. Efter {deadline} avgör Galleria utan den.',
  },
  ruledShop: {
    subject: 'Galleria har avgjort en ansökan om beställning {code}',
    intro: 'Galleria har avgjort ansökan som du hade avslagit:',
  },
  ruled: {
    subject: 'Galleria har avgjort din ansökan om beställning {code}',
    intro: 'Galleria har granskat din ansökan {number} och avgjort den:',
  },
  givenIn: {
    subject: '{shop} går ändå med på din ansökan om beställning {code}',
    intro: '{shop} går ändå med på din ansökan {number}.',
  },
  ruledPart: '{asked} hade begärts; detta är en del av det.',
  ruling: {
    REFUND:
      '{amount} betalas tillbaka till det betalningssätt som användes; köparen behåller varorna.',
    RETURN:
      'Varorna går tillbaka först; sedan betalas {amount} tillbaka till det betalningssätt som användes.',
    AGAIN:
      'Varorna går tillbaka till butiken en gång till, på butikens bekostnad; sedan betalas {amount} tillbaka till det betalningssätt som användes.',
    NONE: 'Butiken hade rätt att avslå. Inga pengar går tillbaka.',
  },
}

export const chineseDispute: DisputeWords = {
  ...chineseOffer,
  ...chineseLate,
  mallAsked: {
    subject: '买家请商城裁决售后单 {code}',
    intro: '{shop} 已拒绝售后单 {code}，买家请商城裁决。',
    link: '查看售后单',
  },
  disputed: {
    subject: '{buyer} 就订单 {code} 请商城裁决',
    intro: '{buyer} 不同意拒绝结果，已请商城裁决。请在 {deadline} 前说明您的情况，之后由商城裁决。',
  },
  disputedReminder: {
    subject: '还剩一天说明订单 {code} 的情况',
    intro: '{buyer} 已请商城裁决，您尚未说明情况。{deadline} 之后商城将直接裁决。',
  },
  ruledShop: {
    subject: '商城已就订单 {code} 的售后作出裁决',
    intro: '商城已就您拒绝的售后申请作出裁决：',
  },
  ruled: {
    subject: '商城已就您订单 {code} 的售后作出裁决',
    intro: '商城已审阅您的售后申请 {number}，裁决如下：',
  },
  givenIn: {
    subject: '{shop} 最终同意您订单 {code} 的售后',
    intro: '{shop} 最终同意您的售后申请 {number}。',
  },
  ruledPart: '原申请金额为 {asked}，此为其中一部分。',
  ruling: {
    REFUND: '{amount} 将原路退回，商品由买家保留。',
    RETURN: '请先寄回商品，之后 {amount} 将原路退回。',
    AGAIN: '商品再次寄回商家，运费由商家承担；之后 {amount} 将原路退回。',
    NONE: '商家有权拒绝，不予退款。',
  },
}
