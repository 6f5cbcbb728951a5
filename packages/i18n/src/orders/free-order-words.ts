/** Mails about an order that was drawn as a free one, in every language. */

export const englishFreeOrder = {
  subject: 'Order {code} is free',
  intro:
    'Good news: your order was drawn, and {amount} of it will be refunded to the payment method you used.',
  when: 'We’ll send the refund once the order can no longer be returned, 30 days after you have received everything. The order itself stays as it is; if you return all of it before then, you get the usual refund.',
  refunded:
    'Your order was drawn to be free. We have refunded {amount} to the payment method you used. Depending on your bank, this takes a few working days.',
} as const

export const germanFreeOrder = {
  subject: 'Bestellung {code} ist gratis',
  intro:
    'Gute Nachricht: Ihre Bestellung wurde gezogen, und {amount} davon werden auf das verwendete Zahlungsmittel erstattet.',
  when: 'Wir senden die Erstattung, sobald die Bestellung nicht mehr zurückgegeben werden kann, 30 Tage nachdem Sie alles erhalten haben. Die Bestellung selbst bleibt, wie sie ist; geben Sie vorher alles zurück, erhalten Sie die übliche Erstattung.',
  refunded:
    'Ihre Bestellung wurde als Gratis-Bestellung gezogen. Wir haben {amount} auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage.',
}

export const dutchFreeOrder = {
  subject: 'Bestelling {code} is gratis',
  intro:
    'Goed nieuws: uw bestelling is getrokken, en {amount} ervan gaat naar u terug via de betaalwijze die u hebt gebruikt.',
  when: 'Het geld wordt verstuurd zodra van de bestelling niets meer kan worden teruggegeven, 30 dagen nadat u alles hebt ontvangen. De bestelling zelf blijft zoals ze is; geeft u eerder alles terug, dan krijgt u het geld zoals gewoonlijk.',
  refunded:
    'Uw bestelling is als gratis bestelling getrokken. We hebben {amount} teruggestort via de betaalwijze die u hebt gebruikt; afhankelijk van uw bank duurt dat enkele werkdagen.',
}

export const spanishFreeOrder = {
  subject: 'El pedido {code} es gratis',
  intro:
    'Buenas noticias: tu pedido ha salido en el sorteo y te reembolsamos {amount} en la forma de pago que usaste.',
  when: 'El dinero se envía en cuanto ya no se pueda devolver nada del pedido, 30 días después de que lo hayas recibido todo. El pedido queda como está; si antes lo devuelves entero, recibes el reembolso como siempre.',
  refunded:
    'Tu pedido salió en el sorteo de pedidos gratis. Hemos reembolsado {amount} en la forma de pago que usaste; según tu banco, tarda algunos días laborables.',
}

export const swedishFreeOrder = {
  subject: 'Beställning {code} är gratis',
  intro:
    'Goda nyheter: din beställning har dragits, och {amount} av den går tillbaka till dig på samma sätt som du betalade.',
  when: 'Pengarna skickas så snart inget av beställningen längre kan lämnas tillbaka, 30 dagar efter att du har tagit emot allt. Själva beställningen förblir som den är; lämnar du tillbaka allt innan dess får du pengarna som vanligt.',
  refunded:
    'Din beställning drogs som gratis. Vi har skickat tillbaka {amount} samma väg som du betalade; beroende på din bank tar det några arbetsdagar.',
}

export const frenchFreeOrder = {
  subject: 'La commande {code} est gratuite',
  intro:
    'Bonne nouvelle : votre commande a été tirée au sort, et {amount} vous seront remboursés sur le moyen de paiement utilisé.',
  when: 'Nous enverrons le remboursement dès que la commande ne pourra plus être retournée, 30 jours après que vous aurez tout reçu. La commande elle-même reste telle quelle ; si vous la retournez entièrement avant, vous recevez le remboursement habituel.',
  refunded:
    'Votre commande a été tirée au sort comme commande gratuite. Nous avons remboursé {amount} sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés.',
}

export const italianFreeOrder = {
  subject: 'L’ordine {code} è gratis',
  intro:
    'Buone notizie: il tuo ordine è stato estratto, e ti rimborsiamo {amount} sul metodo di pagamento che hai usato.',
  when: 'Il denaro parte quando dell’ordine non si può più restituire nulla, 30 giorni dopo che hai ricevuto tutto. L’ordine resta com’è; se prima restituisci tutto, ricevi il rimborso come al solito.',
  refunded:
    'Il tuo ordine è stato estratto come ordine gratis. Abbiamo rimborsato {amount} sul metodo di pagamento che hai usato; a seconda della banca servono alcuni giorni lavorativi.',
}

export const polishFreeOrder = {
  subject: 'Zamówienie {code} jest gratis',
  intro:
    'Dobra wiadomość: Twoje zamówienie zostało wylosowane i {amount} wraca tą samą drogą, którą zapłacono.',
  when: 'Pieniądze wysyłamy, gdy z zamówienia nie będzie już można nic zwrócić, 30 dni po odebraniu całości. Samo zamówienie pozostaje bez zmian; przy wcześniejszym zwrocie całości pieniądze wracają jak zwykle.',
  refunded:
    'Twoje zamówienie zostało wylosowane jako gratisowe. Odesłaliśmy {amount} tą samą drogą; zależnie od banku trwa to kilka dni roboczych.',
}

export const chineseFreeOrder = {
  subject: '订单 {code} 免单',
  intro: '好消息：您的订单被抽中免单，其中 {amount} 将按原付款方式退还给您。',
  when: '待该订单不能再退还任何商品后（全部收货 30 天后），我们会退回款项。订单本身保持不变；若您在此之前全部退货，款项照常退还。',
  refunded:
    '您的订单被抽中免单。我们已将 {amount} 原路退回；到账时间视银行而定，一般需要几个工作日。',
}
