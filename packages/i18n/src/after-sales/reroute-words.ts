/** Mails about a refund that goes another way than through its provider. */

export const englishReroute = {
  subject: 'Your refund of {amount} for order {code} will be paid another way',
  account:
    'We could not refund {amount} to the payment method you used. We are transferring it to the account of {holder} ending in {digits} instead, within a few working days. If this is not your account, please reply to us at once.',
  other:
    'We could not refund {amount} to the payment method you used. We are paying it to {holder} another way instead: {way}. If this is not what was agreed with you, please reply to us at once.',
  done: '{amount} from your order {code} has been paid to you, another way than with the payment method you used.',
}
type RerouteWords = typeof englishReroute

export const germanReroute: RerouteWords = {
  subject: 'Ihre Erstattung von {amount} für Bestellung {code} kommt auf anderem Weg',
  account:
    'Wir konnten {amount} nicht auf das verwendete Zahlungsmittel erstatten. Stattdessen überweisen wir den Betrag innerhalb einiger Werktage auf das Konto von {holder}, das auf {digits} endet. Ist das nicht Ihr Konto, antworten Sie uns bitte sofort.',
  other:
    'Wir konnten {amount} nicht auf das verwendete Zahlungsmittel erstatten. Stattdessen zahlen wir an {holder} auf anderem Weg: {way}. Ist das nicht mit Ihnen vereinbart, antworten Sie uns bitte sofort.',
  done: '{amount} aus Ihrer Bestellung {code} haben Sie auf anderem Weg erhalten als über das verwendete Zahlungsmittel.',
}

export const dutchReroute: RerouteWords = {
  subject: 'Uw terugbetaling van {amount} voor bestelling {code} komt via een andere weg',
  account:
    'Wij konden {amount} niet terugbetalen op uw betaalmiddel. In plaats daarvan maken wij het bedrag binnen enkele werkdagen over naar de rekening van {holder} die eindigt op {digits}. Is dit niet uw rekening? Laat het ons dan meteen weten.',
  other:
    'Wij konden {amount} niet terugbetalen op uw betaalmiddel. In plaats daarvan betalen wij {holder} via een andere weg: {way}. Is dit niet met u afgesproken? Laat het ons dan meteen weten.',
  done: '{amount} van uw bestelling {code} is via een andere weg aan u betaald dan via uw betaalmiddel.',
}

export const spanishReroute: RerouteWords = {
  subject: 'Tu reembolso de {amount} del pedido {code} se pagará por otra vía',
  account:
    'No hemos podido reembolsar {amount} en la forma de pago que usaste. En su lugar lo transferimos en unos días laborables a la cuenta de {holder} que termina en {digits}. Si no es tu cuenta, respóndenos enseguida.',
  other:
    'No hemos podido reembolsar {amount} en la forma de pago que usaste. En su lugar se lo pagamos a {holder} por otra vía: {way}. Si no es lo acordado contigo, respóndenos enseguida.',
  done: 'Has recibido {amount} de tu pedido {code} por una vía distinta de la forma de pago que usaste.',
}

export const swedishReroute: RerouteWords = {
  subject: 'Din återbetalning på {amount} för beställning {code} kommer på annat sätt',
  account:
    'Vi kunde inte återbetala {amount} till ditt betalningssätt. I stället för vi över beloppet inom några arbetsdagar till kontot för {holder} som slutar på {digits}. Är det inte ditt konto, svara oss genast.',
  other:
    'Vi kunde inte återbetala {amount} till ditt betalningssätt. I stället betalar vi {holder} på annat sätt: {way}. Är det inte vad som avtalats med dig, svara oss genast.',
  done: '{amount} från din beställning {code} har betalats till dig på annat sätt än med ditt betalningssätt.',
}

export const frenchReroute: RerouteWords = {
  subject: 'Votre remboursement de {amount} pour la commande {code} vous parviendra autrement',
  account:
    'Nous n’avons pas pu rembourser {amount} sur le moyen de paiement utilisé. Nous virons donc ce montant sous quelques jours ouvrés sur le compte de {holder} se terminant par {digits}. Si ce n’est pas votre compte, veuillez nous répondre immédiatement.',
  other:
    'Nous n’avons pas pu rembourser {amount} sur le moyen de paiement utilisé. Nous le payons donc à {holder} autrement : {way}. Si ce n’est pas ce qui a été convenu avec vous, veuillez nous répondre immédiatement.',
  done: '{amount} de votre commande {code} vous ont été versés autrement que sur le moyen de paiement utilisé.',
}

export const italianReroute: RerouteWords = {
  subject: 'Il tuo rimborso di {amount} per l’ordine {code} arriverà per un’altra via',
  account:
    'Non abbiamo potuto rimborsare {amount} sul metodo di pagamento che hai usato. Entro qualche giorno lavorativo lo trasferiamo invece sul conto di {holder} che finisce con {digits}. Se non è il tuo conto, rispondici subito.',
  other:
    'Non abbiamo potuto rimborsare {amount} sul metodo di pagamento che hai usato. Lo paghiamo invece a {holder} per un’altra via: {way}. Se non è quanto concordato con te, rispondici subito.',
  done: 'Hai ricevuto {amount} del tuo ordine {code} per un’altra via rispetto al metodo di pagamento che hai usato.',
}

export const polishReroute: RerouteWords = {
  subject: 'Zwrot pieniędzy ({amount}) za zamówienie {code} nadejdzie inną drogą',
  account:
    'Nie udało się zwrócić {amount} na użyty sposób płatności. Zamiast tego w ciągu kilku dni roboczych przelewamy tę kwotę na konto {holder} kończące się na {digits}. Jeśli to nie Twoje konto, odpowiedz nam natychmiast.',
  other:
    'Nie udało się zwrócić {amount} na użyty sposób płatności. Zamiast tego wypłacamy tę kwotę inaczej, odbiorca: {holder}, sposób: {way}. Jeśli nie zostało to z Tobą uzgodnione, odpowiedz nam natychmiast.',
  done: '{amount} z zamówienia {code} wypłacono inną drogą niż użyty sposób płatności.',
}

export const chineseReroute: RerouteWords = {
  subject: '您订单 {code} 的退款 {amount} 将通过其他方式支付',
  account:
    '我们无法将 {amount} 退回您使用的支付方式。我们将在几个工作日内转账到 {holder} 尾号为 {digits} 的账户。如果这不是您的账户，请立即回复我们。',
  other:
    '我们无法将 {amount} 退回您使用的支付方式，将通过其他方式支付给 {holder}：{way}。如果这不是与您商定的方式，请立即回复我们。',
  done: '您订单 {code} 的 {amount} 已通过原支付方式以外的途径付给您。',
}
