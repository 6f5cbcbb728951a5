/**
 * Mails about an order of a pre-sale, in every language: its deposit, its balance, and what becomes
 * of the one without the other.
 */

export const englishPreSale = {
  deposit: 'Deposit',
  balance: 'Balance',
  received:
    'Thank you for your pre-order. Please pay the deposit of {amount} by {deadline}; otherwise the order is closed and you are not charged.',
  paid: {
    subject: 'We’ve received your deposit for order {code}',
    intro:
      'Thank you, we have received your deposit of {amount} and reserved the goods for you. The balance of {rest} can be paid from {from} until {until}; we’ll email you when it is time.',
  },
  opens: {
    subject: 'You can now pay the balance for order {code}',
    intro:
      'It’s time: please pay the balance of {rest} by {until}. Then the shop will send your order.',
  },
  ends: {
    subject: 'One day left to pay the balance for order {code}',
    intro: 'The balance of {rest} is still due. Please pay it by {until}.',
  },
  elseReturned:
    'If it is not paid by then, the order is closed and your deposit of {amount} is refunded.',
  elseKept:
    'If it is not paid by then, the order is closed and your deposit of {amount} is not refunded, as stated when you ordered.',
  missed: {
    subject: 'Order {code} has been closed: the balance was not paid',
    returned:
      'We did not receive the balance in time, so the order has been closed. Your deposit of {amount} will be refunded to the payment method you used.',
    kept: 'We did not receive the balance in time, so the order has been closed. Your deposit of {amount} is not refunded, as stated when you ordered.',
  },
  withdrawn:
    'The order has been cancelled. Your deposit of {amount} will be refunded to the payment method you used.',
} as const

export const germanPreSale = {
  deposit: 'Anzahlung',
  balance: 'Restzahlung',
  received:
    'Vielen Dank für Ihre Vorbestellung. Bitte zahlen Sie die Anzahlung von {amount} bis {deadline}; sonst wird die Bestellung geschlossen, und es wird nichts abgebucht.',
  paid: {
    subject: 'Wir haben Ihre Anzahlung für die Bestellung {code} erhalten',
    intro:
      'Vielen Dank, wir haben Ihre Anzahlung von {amount} erhalten und die Ware für Sie reserviert. Die Restzahlung von {rest} ist von {from} bis {until} möglich; wir schreiben Ihnen, wenn es so weit ist.',
  },
  opens: {
    subject: 'Die Restzahlung für Bestellung {code} ist jetzt möglich',
    intro:
      'Es ist so weit: Bitte zahlen Sie den Rest von {rest} bis {until}. Dann versendet der Shop Ihre Bestellung.',
  },
  ends: {
    subject: 'Noch ein Tag für die Restzahlung zur Bestellung {code}',
    intro: 'Die Restzahlung von {rest} steht noch aus. Bitte zahlen Sie sie bis {until}.',
  },
  elseReturned:
    'Wird sie bis dahin nicht bezahlt, wird die Bestellung geschlossen, und Ihre Anzahlung von {amount} wird erstattet.',
  elseKept:
    'Wird sie bis dahin nicht bezahlt, wird die Bestellung geschlossen, und Ihre Anzahlung von {amount} wird nicht erstattet, wie bei der Bestellung angegeben.',
  missed: {
    subject: 'Bestellung {code} wurde geschlossen: Der Rest wurde nicht bezahlt',
    returned:
      'Wir haben die Restzahlung nicht rechtzeitig erhalten, deshalb wurde die Bestellung geschlossen. Ihre Anzahlung von {amount} wird auf das verwendete Zahlungsmittel erstattet.',
    kept: 'Wir haben die Restzahlung nicht rechtzeitig erhalten, deshalb wurde die Bestellung geschlossen. Ihre Anzahlung von {amount} wird nicht erstattet, wie bei der Bestellung angegeben.',
  },
  withdrawn:
    'Die Bestellung wurde storniert. Ihre Anzahlung von {amount} wird auf das verwendete Zahlungsmittel erstattet.',
}

export const dutchPreSale = {
  deposit: 'Aanbetaling',
  balance: 'Restbetaling',
  received:
    'Bedankt voor uw voorbestelling! Doe de aanbetaling van {amount} uiterlijk {deadline}; anders wordt de bestelling gesloten en wordt er niets afgeschreven.',
  paid: {
    subject: 'Uw aanbetaling voor bestelling {code} is binnen',
    intro:
      'Bedankt, uw aanbetaling van {amount} is binnen en de artikelen zijn voor u gereserveerd. De restbetaling van {rest} kan van {from} tot {until}; we schrijven u als het zover is.',
  },
  opens: {
    subject: 'De restbetaling van bestelling {code} kan nu',
    intro:
      'Het is zover: doe de restbetaling van {rest} uiterlijk {until}. Daarna verstuurt de winkel uw artikelen.',
  },
  ends: {
    subject: 'Nog één dag: de restbetaling van bestelling {code}',
    intro: 'De restbetaling van {rest} staat nog open. Betaal die uiterlijk {until}.',
  },
  elseReturned:
    'Komt ze niet op tijd binnen, dan wordt de bestelling gesloten en krijgt u uw aanbetaling van {amount} terug.',
  elseKept:
    'Komt ze niet op tijd binnen, dan wordt de bestelling gesloten en wordt uw aanbetaling van {amount} ingehouden, zoals bij het bestellen stond.',
  missed: {
    subject: 'Bestelling {code} is gesloten: de restbetaling ontbreekt',
    returned:
      'De restbetaling heeft ons niet op tijd bereikt, dus de bestelling is gesloten. Uw aanbetaling van {amount} gaat terug via de betaalwijze die u hebt gebruikt.',
    kept: 'De restbetaling heeft ons niet op tijd bereikt, dus de bestelling is gesloten. Uw aanbetaling van {amount} wordt ingehouden, zoals bij het bestellen stond.',
  },
  withdrawn:
    'De bestelling is geannuleerd. Uw aanbetaling van {amount} gaat terug via de betaalwijze die u hebt gebruikt.',
}

export const spanishPreSale = {
  deposit: 'Señal',
  balance: 'Resto',
  received:
    'Gracias por tu reserva. Paga la señal de {amount} a más tardar el {deadline}; de lo contrario el pedido se cierra y no se te cobra nada.',
  paid: {
    subject: 'Hemos recibido la señal de tu pedido {code}',
    intro:
      'Gracias, hemos recibido tu señal de {amount} y los artículos son para ti. El resto, {rest}, se puede pagar desde el {from} hasta el {until}; te escribiremos cuando llegue el momento.',
  },
  opens: {
    subject: 'Ya puedes pagar el resto del pedido {code}',
    intro:
      'Ha llegado el momento: paga el resto, {rest}, a más tardar el {until}. Después la tienda enviará tu pedido.',
  },
  ends: {
    subject: 'Queda un día: el resto del pedido {code}',
    intro: 'El resto, {rest}, sigue pendiente. Págalo a más tardar el {until}.',
  },
  elseReturned: 'Si no llega a tiempo, el pedido se cierra y te reembolsamos la señal de {amount}.',
  elseKept:
    'Si no llega a tiempo, el pedido se cierra y la señal de {amount} no se reembolsa, como se indicaba al hacer el pedido.',
  missed: {
    subject: 'El pedido {code} se ha cerrado: falta el resto del pago',
    returned:
      'El resto del pago no llegó a tiempo y el pedido se ha cerrado. Te reembolsamos la señal de {amount} en la forma de pago que usaste.',
    kept: 'El resto del pago no llegó a tiempo y el pedido se ha cerrado. La señal de {amount} no se reembolsa, como se indicaba al hacer el pedido.',
  },
  withdrawn:
    'El pedido está cancelado. Te reembolsamos la señal de {amount} en la forma de pago que usaste.',
}

export const swedishPreSale = {
  deposit: 'Handpenning',
  balance: 'Rest',
  received:
    'Tack för din förhandsbeställning! Betala handpenningen på {amount} senast {deadline}, annars stängs beställningen och inga pengar dras.',
  paid: {
    subject: 'Din handpenning för beställning {code} har kommit in',
    intro:
      'Tack, din handpenning på {amount} har kommit in och varorna är dina. Resten, {rest}, kan betalas från {from} till {until}. Vi skriver till dig när det är dags.',
  },
  opens: {
    subject: 'Nu kan resten av beställning {code} betalas',
    intro: 'Det är dags: betala resten, {rest}, senast {until}. Sedan skickar butiken dina varor.',
  },
  ends: {
    subject: 'En dag kvar: resten av beställning {code}',
    intro: 'Resten, {rest}, är ännu inte betald. Betala senast {until}.',
  },
  elseReturned:
    'Om betalningen inte kommer i tid stängs beställningen och du får tillbaka handpenningen på {amount}.',
  elseKept:
    'Om betalningen inte kommer i tid stängs beställningen och handpenningen på {amount} behålls, som det stod när du beställde.',
  missed: {
    subject: 'Beställning {code} har stängts: resten betalades inte',
    returned:
      'Resten av betalningen kom inte i tid, så beställningen har stängts. Din handpenning på {amount} skickas tillbaka samma väg som du betalade.',
    kept: 'Resten av betalningen kom inte i tid, så beställningen har stängts. Din handpenning på {amount} behålls, som det stod när du beställde.',
  },
  withdrawn:
    'Beställningen är avbeställd. Din handpenning på {amount} skickas tillbaka samma väg som du betalade.',
}

export const frenchPreSale = {
  deposit: 'Acompte',
  balance: 'Solde',
  received:
    'Merci pour votre précommande. Veuillez payer l’acompte de {amount} au plus tard le {deadline} ; sinon, la commande est fermée et rien n’est débité.',
  paid: {
    subject: 'Nous avons reçu votre acompte pour la commande {code}',
    intro:
      'Merci, nous avons reçu votre acompte de {amount} et vous avons réservé les articles. Le solde de {rest} peut être payé du {from} au {until} ; nous vous écrirons le moment venu.',
  },
  opens: {
    subject: 'Vous pouvez maintenant payer le solde de la commande {code}',
    intro:
      'C’est le moment : veuillez payer le solde de {rest} au plus tard le {until}. La boutique expédiera ensuite votre commande.',
  },
  ends: {
    subject: 'Plus qu’un jour pour payer le solde de la commande {code}',
    intro: 'Le solde de {rest} reste à payer. Veuillez le payer au plus tard le {until}.',
  },
  elseReturned:
    'S’il n’est pas payé d’ici là, la commande est fermée et votre acompte de {amount} vous est remboursé.',
  elseKept:
    'S’il n’est pas payé d’ici là, la commande est fermée et votre acompte de {amount} n’est pas remboursé, comme indiqué lors de la commande.',
  missed: {
    subject: 'La commande {code} a été fermée : le solde n’a pas été payé',
    returned:
      'Le solde ne nous est pas parvenu à temps. La commande a donc été fermée. Votre acompte de {amount} vous sera remboursé sur le moyen de paiement utilisé.',
    kept: 'Le solde ne nous est pas parvenu à temps. La commande a donc été fermée. Votre acompte de {amount} n’est pas remboursé, comme indiqué lors de la commande.',
  },
  withdrawn:
    'La commande a été annulée. Votre acompte de {amount} vous sera remboursé sur le moyen de paiement utilisé.',
}

export const italianPreSale = {
  deposit: 'Acconto',
  balance: 'Saldo',
  received:
    'Grazie per il preordine. Paga l’acconto di {amount} entro il giorno {deadline}; altrimenti l’ordine viene chiuso e non ti viene addebitato nulla.',
  paid: {
    subject: 'È arrivato l’acconto per l’ordine {code}',
    intro:
      'Grazie, il tuo acconto di {amount} è arrivato e gli articoli sono riservati per te. Il saldo di {rest} si può pagare dal giorno {from} al giorno {until}; ti scriveremo quando sarà il momento.',
  },
  opens: {
    subject: 'Ora si può pagare il saldo dell’ordine {code}',
    intro:
      'È il momento: paga il saldo di {rest} entro il giorno {until}. Poi il negozio spedirà il tuo ordine.',
  },
  ends: {
    subject: 'Ancora un giorno: il saldo dell’ordine {code}',
    intro: 'Il saldo di {rest} non è ancora stato pagato. Pagalo entro il giorno {until}.',
  },
  elseReturned:
    'Se non arriva in tempo, l’ordine viene chiuso e l’acconto di {amount} ti viene rimborsato.',
  elseKept:
    'Se non arriva in tempo, l’ordine viene chiuso e l’acconto di {amount} non viene rimborsato, come indicato al momento dell’ordine.',
  missed: {
    subject: 'L’ordine {code} è stato chiuso: manca il saldo',
    returned:
      'Il saldo non è arrivato in tempo, quindi l’ordine è stato chiuso. L’acconto di {amount} ti viene rimborsato sul metodo di pagamento che hai usato.',
    kept: 'Il saldo non è arrivato in tempo, quindi l’ordine è stato chiuso. L’acconto di {amount} non viene rimborsato, come indicato al momento dell’ordine.',
  },
  withdrawn:
    'L’ordine è annullato. L’acconto di {amount} ti viene rimborsato sul metodo di pagamento che hai usato.',
}

export const polishPreSale = {
  deposit: 'Zaliczka',
  balance: 'Reszta',
  received:
    'Dziękujemy za zamówienie w przedsprzedaży. Wpłać zaliczkę {amount} do {deadline}; w przeciwnym razie zamówienie zostanie zamknięte i nic nie zostanie pobrane.',
  paid: {
    subject: 'Zaliczka do zamówienia {code} wpłynęła',
    intro:
      'Dziękujemy, zaliczka {amount} wpłynęła i towar jest zarezerwowany. Resztę, {rest}, można zapłacić od {from} do {until}; napiszemy, gdy nadejdzie czas.',
  },
  opens: {
    subject: 'Można już zapłacić resztę za zamówienie {code}',
    intro: 'Już czas: zapłać resztę, {rest}, do {until}. Potem sklep wyśle towar.',
  },
  ends: {
    subject: 'Został jeden dzień: reszta za zamówienie {code}',
    intro: 'Reszta, {rest}, nie została jeszcze zapłacona. Zapłać ją do {until}.',
  },
  elseReturned:
    'Jeśli nie wpłynie na czas, zamówienie zostanie zamknięte, a zaliczka {amount} zwrócona.',
  elseKept:
    'Jeśli nie wpłynie na czas, zamówienie zostanie zamknięte, a zaliczka {amount} nie zostanie zwrócona, jak podano przy zamawianiu.',
  missed: {
    subject: 'Zamówienie {code} zostało zamknięte: reszta nie została zapłacona',
    returned:
      'Reszta nie wpłynęła na czas, dlatego zamówienie zostało zamknięte. Zaliczka {amount} wraca tą samą drogą, którą przyszła.',
    kept: 'Reszta nie wpłynęła na czas, dlatego zamówienie zostało zamknięte. Zaliczka {amount} nie jest zwracana, jak podano przy zamawianiu.',
  },
  withdrawn: 'Zamówienie jest anulowane. Zaliczka {amount} wraca tą samą drogą, którą przyszła.',
}

export const chinesePreSale = {
  deposit: '定金',
  balance: '尾款',
  received: '感谢您的预订。请在 {deadline} 前支付定金 {amount}；逾期订单将自动关闭，您不会被扣款。',
  paid: {
    subject: '您的订单 {code} 定金已到账',
    intro:
      '我们已收到您的定金 {amount}，商品已为您保留。尾款 {rest} 可在 {from} 至 {until} 期间支付；到时我们会发邮件通知您。',
  },
  opens: {
    subject: '订单 {code} 现在可以支付尾款',
    intro: '请在 {until} 前支付尾款 {rest}，之后店铺将为您发货。',
  },
  ends: {
    subject: '还剩一天：订单 {code} 的尾款',
    intro: '尾款 {rest} 尚未支付，请在 {until} 前完成支付。',
  },
  elseReturned: '逾期未付，订单将关闭，定金 {amount} 将退还给您。',
  elseKept: '逾期未付，订单将关闭，定金 {amount} 不予退还，下单时已注明。',
  missed: {
    subject: '订单 {code} 因未付尾款已关闭',
    returned: '我们未能按时收到尾款，订单已关闭。您的定金 {amount} 将按原支付方式退回。',
    kept: '我们未能按时收到尾款，订单已关闭。您的定金 {amount} 不予退还，下单时已注明。',
  },
  withdrawn: '订单已取消。您的定金 {amount} 将按原支付方式退回。',
}
