/**
 * Mails that tell of what would otherwise be noticed late: the shop's yes, goods that have arrived,
 * and the last days in which something can be said.
 */

export const englishNews = {
  approved: {
    subject: 'Your refund for order {code} has been approved',
    intro:
      '{shop} has approved your application: {amount} from your order {code} goes back to the payment method you used. The refund is under way; we’ll email you when the payment provider has made it, and depending on your bank it then takes a few working days.',
  },
  approvedBySilence: {
    subject: 'Your refund for order {code} has been approved',
    intro:
      '{shop} has not answered in time, so your application counts as approved: {amount} from your order {code} goes back to the payment method you used. The refund is under way; we’ll email you when the payment provider has made it, and depending on your bank it then takes a few working days.',
  },
  goodsArrived: {
    subject: 'Your items have arrived: order {code}',
    intro:
      'The items you sent back from order {code} have arrived at {shop}, which has until {deadline} to check them. If it says nothing by then, they count as accepted and you get your refund.',
  },
  goodsArrivedExchange: {
    subject: 'Your items have arrived: order {code}',
    intro:
      'The items you sent back from order {code} have arrived at {shop}, which has until {deadline} to check them. If it says nothing by then, they count as accepted, and the replacement is to be sent.',
  },
  goodsArrivedDecided: {
    subject: 'Your items have arrived: order {code}',
    intro:
      'The items you sent back from order {code} have arrived at {shop} and are to be checked by {deadline}. You work for the shop, so nothing is accepted automatically: if nobody else there has checked them by then, Galleria does.',
  },
  receiptReminder: {
    subject: 'Has your replacement for order {code} arrived?',
    intro:
      'On {deadline} the replacement for order {code} counts as received. If it has not arrived by then, or something is wrong with it, please write to {shop} on the page of your application.',
  },
  askMallReminder: {
    subject: 'Two days left to ask Galleria about order {code}',
    intro:
      '{shop} has declined your application {number} or a part of it. If you don’t agree, you can ask Galleria to decide until {askUntil}; after that the application stays closed.',
  },
  applicationCanceled: {
    subject: 'Application for order {code} cancelled',
    intro:
      '{buyer} has cancelled the application for order {code}. There is nothing left for you to do about it.',
  },
}
type NewsWords = typeof englishNews

export const germanNews: NewsWords = {
  approved: {
    subject: 'Ihre Erstattung zur Bestellung {code} ist genehmigt',
    intro:
      '{shop} hat Ihren Antrag genehmigt: {amount} aus Ihrer Bestellung {code} werden auf Ihr Zahlungsmittel erstattet. Die Erstattung läuft; wir schreiben Ihnen, sobald der Zahlungsdienst sie ausgeführt hat, und je nach Bank dauert es dann noch einige Werktage.',
  },
  approvedBySilence: {
    subject: 'Ihre Erstattung zur Bestellung {code} ist genehmigt',
    intro:
      '{shop} hat nicht rechtzeitig geantwortet, Ihr Antrag gilt daher als genehmigt: {amount} aus Ihrer Bestellung {code} werden auf Ihr Zahlungsmittel erstattet. Die Erstattung läuft; wir schreiben Ihnen, sobald der Zahlungsdienst sie ausgeführt hat, und je nach Bank dauert es dann noch einige Werktage.',
  },
  goodsArrived: {
    subject: 'Ihre Artikel sind angekommen: Bestellung {code}',
    intro:
      'Die zurückgesendeten Artikel aus Ihrer Bestellung {code} sind bei {shop} angekommen und können bis {deadline} geprüft werden. Kommt bis dahin keine Antwort, gelten sie als angenommen und Sie erhalten Ihre Erstattung.',
  },
  goodsArrivedExchange: {
    subject: 'Ihre Artikel sind angekommen: Bestellung {code}',
    intro:
      'Die zurückgesendeten Artikel aus Ihrer Bestellung {code} sind bei {shop} angekommen und können bis {deadline} geprüft werden. Kommt bis dahin keine Antwort, gelten sie als angenommen, und der Ersatz ist zu versenden.',
  },
  goodsArrivedDecided: {
    subject: 'Ihre Artikel sind angekommen: Bestellung {code}',
    intro:
      'Die zurückgesendeten Artikel aus Ihrer Bestellung {code} sind bei {shop} angekommen und sollen bis {deadline} geprüft werden. Sie arbeiten für den Shop, daher wird nichts automatisch angenommen: Hat sie bis dahin dort niemand sonst geprüft, tut es Galleria.',
  },
  receiptReminder: {
    subject: 'Ist Ihr Ersatz zur Bestellung {code} angekommen?',
    intro:
      'Am {deadline} gilt der Ersatz zur Bestellung {code} als erhalten. Ist er bis dahin nicht da oder stimmt etwas nicht, schreiben Sie {shop} bitte auf der Seite Ihres Antrags.',
  },
  askMallReminder: {
    subject: 'Noch zwei Tage, um Galleria zur Bestellung {code} zu fragen',
    intro:
      '{shop} hat Ihren Antrag {number} ganz oder teilweise abgelehnt. Sind Sie nicht einverstanden, können Sie bis {askUntil} Galleria um eine Entscheidung bitten; danach bleibt der Antrag geschlossen.',
  },
  applicationCanceled: {
    subject: 'Antrag zur Bestellung {code} storniert',
    intro: '{buyer} hat den Antrag zur Bestellung {code} storniert. Sie müssen nichts weiter tun.',
  },
}

export const dutchNews: NewsWords = {
  approved: {
    subject: 'Uw terugbetaling voor bestelling {code} is goedgekeurd',
    intro:
      '{shop} heeft uw aanvraag goedgekeurd: {amount} van uw bestelling {code} gaat terug naar de betaalmethode die u hebt gebruikt. De terugbetaling loopt; we mailen u zodra de betaaldienst deze heeft uitgevoerd, en afhankelijk van uw bank duurt het daarna nog enkele werkdagen.',
  },
  approvedBySilence: {
    subject: 'Uw terugbetaling voor bestelling {code} is goedgekeurd',
    intro:
      '{shop} heeft niet op tijd geantwoord, dus uw aanvraag geldt als goedgekeurd: {amount} van uw bestelling {code} gaat terug naar de betaalmethode die u hebt gebruikt. De terugbetaling loopt; we mailen u zodra de betaaldienst deze heeft uitgevoerd, en afhankelijk van uw bank duurt het daarna nog enkele werkdagen.',
  },
  goodsArrived: {
    subject: 'Uw artikelen zijn aangekomen: bestelling {code}',
    intro:
      'De artikelen die u van bestelling {code} hebt teruggestuurd, zijn aangekomen bij {shop} en kunnen tot {deadline} worden gecontroleerd. Komt er dan geen antwoord, dan gelden ze als geaccepteerd en krijgt u uw geld terug.',
  },
  goodsArrivedExchange: {
    subject: 'Uw artikelen zijn aangekomen: bestelling {code}',
    intro:
      'De artikelen die u van bestelling {code} hebt teruggestuurd, zijn aangekomen bij {shop} en kunnen tot {deadline} worden gecontroleerd. Komt er dan geen antwoord, dan gelden ze als geaccepteerd en moet de vervanging worden verstuurd.',
  },
  goodsArrivedDecided: {
    subject: 'Uw artikelen zijn aangekomen: bestelling {code}',
    intro:
      'De artikelen die u van bestelling {code} hebt teruggestuurd, zijn aangekomen bij {shop} en moeten uiterlijk {deadline} worden gecontroleerd. U werkt voor de winkel, dus er wordt niets automatisch geaccepteerd: heeft niemand anders daar ze dan gecontroleerd, dan doet Galleria dat.',
  },
  receiptReminder: {
    subject: 'Is uw vervanging voor bestelling {code} aangekomen?',
    intro:
      'Op {deadline} geldt de vervanging voor bestelling {code} als ontvangen. Is deze er dan nog niet of is er iets mis mee, schrijf dan naar {shop} op de pagina van uw aanvraag.',
  },
  askMallReminder: {
    subject: 'Nog twee dagen om Galleria te vragen over bestelling {code}',
    intro:
      '{shop} heeft uw aanvraag {number} of een deel ervan afgewezen. Bent u het daar niet mee eens, dan kunt u Galleria tot {askUntil} om een beslissing vragen; daarna blijft de aanvraag gesloten.',
  },
  applicationCanceled: {
    subject: 'Aanvraag voor bestelling {code} geannuleerd',
    intro:
      '{buyer} heeft de aanvraag voor bestelling {code} geannuleerd. U hoeft er niets meer aan te doen.',
  },
}

export const spanishNews: NewsWords = {
  approved: {
    subject: 'Tu reembolso del pedido {code} está aprobado',
    intro:
      '{shop} ha aprobado tu solicitud: {amount} de tu pedido {code} vuelven al método de pago que usaste. El reembolso está en curso; te escribiremos cuando el proveedor de pagos lo haya hecho y, según tu banco, tardará después unos días laborables.',
  },
  approvedBySilence: {
    subject: 'Tu reembolso del pedido {code} está aprobado',
    intro:
      '{shop} no ha respondido a tiempo, así que tu solicitud se considera aprobada: {amount} de tu pedido {code} vuelven al método de pago que usaste. El reembolso está en curso; te escribiremos cuando el proveedor de pagos lo haya hecho y, según tu banco, tardará después unos días laborables.',
  },
  goodsArrived: {
    subject: 'Tus artículos han llegado: pedido {code}',
    intro:
      'Los artículos que devolviste del pedido {code} han llegado a {shop} y pueden revisarse hasta el {deadline}. Si no hay respuesta hasta entonces, se consideran aceptados y recibes tu reembolso.',
  },
  goodsArrivedExchange: {
    subject: 'Tus artículos han llegado: pedido {code}',
    intro:
      'Los artículos que devolviste del pedido {code} han llegado a {shop} y pueden revisarse hasta el {deadline}. Si no hay respuesta hasta entonces, se consideran aceptados y debe enviarse el recambio.',
  },
  goodsArrivedDecided: {
    subject: 'Tus artículos han llegado: pedido {code}',
    intro:
      'Los artículos que devolviste del pedido {code} han llegado a {shop} y deben revisarse antes del {deadline}. Trabajas en la tienda, así que nada se acepta automáticamente: si nadie más los ha revisado allí para entonces, lo hace Galleria.',
  },
  receiptReminder: {
    subject: '¿Ha llegado el recambio de tu pedido {code}?',
    intro:
      'El {deadline} el recambio del pedido {code} se considera recibido. Si para entonces no ha llegado o algo no está bien, escribe a {shop} en la página de tu solicitud.',
  },
  askMallReminder: {
    subject: 'Quedan dos días para preguntar a Galleria por el pedido {code}',
    intro:
      '{shop} ha rechazado tu solicitud {number} o una parte de ella. Si no estás de acuerdo, puedes pedir a Galleria que decida hasta el {askUntil}; después la solicitud queda cerrada.',
  },
  applicationCanceled: {
    subject: 'Solicitud del pedido {code} cancelada',
    intro: '{buyer} ha cancelado la solicitud del pedido {code}. Ya no tienes que hacer nada.',
  },
}

export const swedishNews: NewsWords = {
  approved: {
    subject: 'Din återbetalning för beställning {code} är godkänd',
    intro:
      '{shop} har godkänt din ansökan: {amount} från din beställning {code} går tillbaka till det betalsätt du använde. Återbetalningen är på väg; vi mejlar dig när betaltjänsten har gjort den, och beroende på din bank tar det sedan några arbetsdagar.',
  },
  approvedBySilence: {
    subject: 'Din återbetalning för beställning {code} är godkänd',
    intro:
      '{shop} har inte svarat i tid, så din ansökan räknas som godkänd: {amount} från din beställning {code} går tillbaka till det betalsätt du använde. Återbetalningen är på väg; vi mejlar dig när betaltjänsten har gjort den, och beroende på din bank tar det sedan några arbetsdagar.',
  },
  goodsArrived: {
    subject: 'Dina varor har kommit fram: beställning {code}',
    intro:
      'Varorna som du skickade tillbaka från beställning {code} har kommit fram till {shop} och kan kontrolleras fram till {deadline}. Kommer inget svar till dess räknas de som godkända och du får din återbetalning.',
  },
  goodsArrivedExchange: {
    subject: 'Dina varor har kommit fram: beställning {code}',
    intro:
      'Varorna som du skickade tillbaka från beställning {code} har kommit fram till {shop} och kan kontrolleras fram till {deadline}. Kommer inget svar till dess räknas de som godkända och ersättningsvaran ska skickas.',
  },
  goodsArrivedDecided: {
    subject: 'Dina varor har kommit fram: beställning {code}',
    intro:
      'Varorna som du skickade tillbaka från beställning {code} har kommit fram till {shop} och ska kontrolleras senast {deadline}. Du arbetar för butiken, så inget godkänns automatiskt: har ingen annan där kontrollerat dem till dess gör Galleria det.',
  },
  receiptReminder: {
    subject: 'Har din ersättningsvara för beställning {code} kommit fram?',
    intro:
      'Den {deadline} räknas ersättningsvaran för beställning {code} som mottagen. Har den inte kommit till dess, eller om något är fel med den, skriv till {shop} på sidan för din ansökan.',
  },
  askMallReminder: {
    subject: 'Två dagar kvar att fråga Galleria om beställning {code}',
    intro:
      '{shop} har avslagit din ansökan {number} eller en del av den. Om du inte håller med kan du be Galleria besluta fram till {askUntil}; därefter förblir ansökan stängd.',
  },
  applicationCanceled: {
    subject: 'Ansökan för beställning {code} avbruten',
    intro: '{buyer} har avbrutit ansökan för beställning {code}. Du behöver inte göra något mer.',
  },
}

export const frenchNews: NewsWords = {
  approved: {
    subject: 'Votre remboursement pour la commande {code} est accepté',
    intro:
      '{shop} a accepté votre demande : {amount} de votre commande {code} seront remboursés sur le moyen de paiement utilisé. Le remboursement est en cours ; nous vous écrirons quand le prestataire de paiement l’aura effectué, puis il faudra quelques jours ouvrés selon votre banque.',
  },
  approvedBySilence: {
    subject: 'Votre remboursement pour la commande {code} est accepté',
    intro:
      '{shop} n’a pas répondu à temps, votre demande est donc considérée comme acceptée : {amount} de votre commande {code} seront remboursés sur le moyen de paiement utilisé. Le remboursement est en cours ; nous vous écrirons quand le prestataire de paiement l’aura effectué, puis il faudra quelques jours ouvrés selon votre banque.',
  },
  goodsArrived: {
    subject: 'Vos articles sont arrivés : commande {code}',
    intro:
      'Les articles que vous avez renvoyés de la commande {code} sont arrivés chez {shop} et peuvent être contrôlés jusqu’au {deadline}. Sans réponse d’ici là, ils sont considérés comme acceptés et vous êtes remboursé.',
  },
  goodsArrivedExchange: {
    subject: 'Vos articles sont arrivés : commande {code}',
    intro:
      'Les articles que vous avez renvoyés de la commande {code} sont arrivés chez {shop} et peuvent être contrôlés jusqu’au {deadline}. Sans réponse d’ici là, ils sont considérés comme acceptés et le remplacement doit être envoyé.',
  },
  goodsArrivedDecided: {
    subject: 'Vos articles sont arrivés : commande {code}',
    intro:
      'Les articles que vous avez renvoyés de la commande {code} sont arrivés chez {shop} et doivent être contrôlés avant le {deadline}. Vous travaillez pour la boutique, rien n’est donc accepté automatiquement : si personne d’autre ne les y a contrôlés d’ici là, Galleria le fait.',
  },
  receiptReminder: {
    subject: 'Le remplacement de votre commande {code} est-il arrivé ?',
    intro:
      'Le {deadline}, le remplacement de la commande {code} est considéré comme reçu. S’il n’est pas arrivé d’ici là, ou si quelque chose ne va pas, écrivez à {shop} sur la page de votre demande.',
  },
  askMallReminder: {
    subject: 'Plus que deux jours pour demander à Galleria au sujet de la commande {code}',
    intro:
      '{shop} a refusé votre demande {number} ou une partie de celle-ci. Si vous n’êtes pas d’accord, vous pouvez demander à Galleria de trancher jusqu’au {askUntil} ; ensuite, la demande reste close.',
  },
  applicationCanceled: {
    subject: 'Demande pour la commande {code} annulée',
    intro: '{buyer} a annulé la demande pour la commande {code}. Vous n’avez plus rien à faire.',
  },
}

export const italianNews: NewsWords = {
  approved: {
    subject: 'Il rimborso dell’ordine {code} è approvato',
    intro:
      '{shop} ha approvato la tua richiesta: {amount} del tuo ordine {code} tornano al metodo di pagamento che hai usato. Il rimborso è in corso; ti scriveremo quando il fornitore di pagamenti l’avrà eseguito e, a seconda della banca, serviranno poi alcuni giorni lavorativi.',
  },
  approvedBySilence: {
    subject: 'Il rimborso dell’ordine {code} è approvato',
    intro:
      '{shop} non ha risposto in tempo, quindi la tua richiesta vale come approvata: {amount} del tuo ordine {code} tornano al metodo di pagamento che hai usato. Il rimborso è in corso; ti scriveremo quando il fornitore di pagamenti l’avrà eseguito e, a seconda della banca, serviranno poi alcuni giorni lavorativi.',
  },
  goodsArrived: {
    subject: 'I tuoi articoli sono arrivati: ordine {code}',
    intro:
      'Gli articoli dell’ordine {code} che hai rispedito sono arrivati a {shop} e possono essere controllati fino al {deadline}. Se fino ad allora non arriva risposta, valgono come accettati e ricevi il rimborso.',
  },
  goodsArrivedExchange: {
    subject: 'I tuoi articoli sono arrivati: ordine {code}',
    intro:
      'Gli articoli dell’ordine {code} che hai rispedito sono arrivati a {shop} e possono essere controllati fino al {deadline}. Se fino ad allora non arriva risposta, valgono come accettati e la sostituzione va spedita.',
  },
  goodsArrivedDecided: {
    subject: 'I tuoi articoli sono arrivati: ordine {code}',
    intro:
      'Gli articoli dell’ordine {code} che hai rispedito sono arrivati a {shop} e vanno controllati entro il {deadline}. Lavori per il negozio, quindi nulla viene accettato automaticamente: se lì nessun altro li ha controllati per allora, lo fa Galleria.',
  },
  receiptReminder: {
    subject: 'È arrivata la sostituzione dell’ordine {code}?',
    intro:
      'Il {deadline} la sostituzione dell’ordine {code} vale come ricevuta. Se per allora non è arrivata o qualcosa non va, scrivi a {shop} nella pagina della tua richiesta.',
  },
  askMallReminder: {
    subject: 'Due giorni per chiedere a Galleria dell’ordine {code}',
    intro:
      '{shop} ha rifiutato la tua richiesta {number} o una parte. Se non sei d’accordo, puoi chiedere a Galleria di decidere fino al {askUntil}; dopo, la richiesta resta chiusa.',
  },
  applicationCanceled: {
    subject: 'Richiesta per l’ordine {code} annullata',
    intro: '{buyer} ha annullato la richiesta per l’ordine {code}. Lei non deve fare altro.',
  },
}

export const polishNews: NewsWords = {
  approved: {
    subject: 'Zwrot pieniędzy za zamówienie {code} został zatwierdzony',
    intro:
      '{shop} zatwierdził Twoje zgłoszenie: {amount} z zamówienia {code} wróci tą samą metodą płatności. Zwrot jest w toku; napiszemy, gdy operator płatności go wykona, a potem, zależnie od banku, potrwa to kilka dni roboczych.',
  },
  approvedBySilence: {
    subject: 'Zwrot pieniędzy za zamówienie {code} został zatwierdzony',
    intro:
      '{shop} nie odpowiedział na czas, więc Twoje zgłoszenie uznaje się za zatwierdzone: {amount} z zamówienia {code} wróci tą samą metodą płatności. Zwrot jest w toku; napiszemy, gdy operator płatności go wykona, a potem, zależnie od banku, potrwa to kilka dni roboczych.',
  },
  goodsArrived: {
    subject: 'Twój towar dotarł: zamówienie {code}',
    intro:
      'Odesłany towar z zamówienia {code} dotarł do: {shop}. Może zostać sprawdzony do {deadline}. Jeśli do tego czasu nie będzie odpowiedzi, uznaje się go za przyjęty i otrzymasz zwrot pieniędzy.',
  },
  goodsArrivedExchange: {
    subject: 'Twój towar dotarł: zamówienie {code}',
    intro:
      'Odesłany towar z zamówienia {code} dotarł do: {shop}. Może zostać sprawdzony do {deadline}. Jeśli do tego czasu nie będzie odpowiedzi, uznaje się go za przyjęty i należy wysłać produkt na wymianę.',
  },
  goodsArrivedDecided: {
    subject: 'Twój towar dotarł: zamówienie {code}',
    intro:
      'Odesłany towar z zamówienia {code} dotarł do: {shop}. Powinien zostać sprawdzony do {deadline}. Pracujesz w tym sklepie, więc nic nie jest przyjmowane automatycznie: jeśli nikt inny nie sprawdzi go tam do tego czasu, zrobi to Galleria.',
  },
  receiptReminder: {
    subject: 'Czy produkt na wymianę do zamówienia {code} dotarł?',
    intro:
      '{deadline} produkt na wymianę do zamówienia {code} zostanie uznany za odebrany. Jeśli do tego czasu nie dotrze albo coś będzie z nim nie tak, napisz do: {shop} na stronie swojego zgłoszenia.',
  },
  askMallReminder: {
    subject: 'Jeszcze dwa dni, by zapytać Gallerię o zamówienie {code}',
    intro:
      '{shop} odrzucił Twoje zgłoszenie {number} lub jego część. Jeśli się nie zgadzasz, do {askUntil} możesz poprosić Gallerię o decyzję; potem zgłoszenie pozostanie zamknięte.',
  },
  applicationCanceled: {
    subject: 'Zgłoszenie do zamówienia {code} anulowane',
    intro: '{buyer} anulował(a) zgłoszenie do zamówienia {code}. Nie musisz już nic robić.',
  },
}

export const chineseNews: NewsWords = {
  approved: {
    subject: '您订单 {code} 的退款已同意',
    intro:
      '{shop} 已同意您的申请：您订单 {code} 的 {amount} 将原路退回您使用的付款方式。退款正在处理；支付服务商完成后我们会发邮件通知您，之后视银行情况还需几个工作日到账。',
  },
  approvedBySilence: {
    subject: '您订单 {code} 的退款已同意',
    intro:
      '{shop} 未及时答复，您的申请视为已同意：您订单 {code} 的 {amount} 将原路退回您使用的付款方式。退款正在处理；支付服务商完成后我们会发邮件通知您，之后视银行情况还需几个工作日到账。',
  },
  goodsArrived: {
    subject: '您的商品已送达：订单 {code}',
    intro:
      '您从订单 {code} 寄回的商品已送达 {shop}，可在 {deadline} 前验收。如届时没有答复，视为已接受，您将获得退款。',
  },
  goodsArrivedExchange: {
    subject: '您的商品已送达：订单 {code}',
    intro:
      '您从订单 {code} 寄回的商品已送达 {shop}，可在 {deadline} 前验收。如届时没有答复，视为已接受，将寄出换货商品。',
  },
  goodsArrivedDecided: {
    subject: '您的商品已送达：订单 {code}',
    intro:
      '您从订单 {code} 寄回的商品已送达 {shop}，应在 {deadline} 前验收。您在该店铺工作，因此不会自动接受：如届时店内没有其他人验收，由 Galleria 验收。',
  },
  receiptReminder: {
    subject: '您订单 {code} 的换货商品收到了吗？',
    intro:
      '订单 {code} 的换货商品将于 {deadline} 视为已收到。如届时尚未收到或商品有问题，请在您的申请页面写信给 {shop}。',
  },
  askMallReminder: {
    subject: '还有两天可就订单 {code} 询问 Galleria',
    intro:
      '{shop} 拒绝了您的申请 {number} 或其中一部分。如果您不同意，可在 {askUntil} 前请 Galleria 裁决；此后申请保持关闭。',
  },
  applicationCanceled: {
    subject: '订单 {code} 的申请已取消',
    intro: '{buyer} 取消了订单 {code} 的申请。您无需再做任何处理。',
  },
}
