/** Mails about a request that the mall has closed by force: to its buyer, and to the shop. */

export const englishClosed = {
  forceClosed: {
    subject: 'Galleria has closed your application for order {code}',
    intro:
      'We have closed your application {number} and no refund or replacement follows from it. The reason:',
  },
  forceClosedShop: {
    subject: 'Galleria has closed an application for order {code}',
    intro:
      'We have closed an application from {buyer}. You do not have to do anything about it any more. The reason:',
  },
}
type ClosedWords = typeof englishClosed

export const germanClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria hat Ihren Antrag zur Bestellung {code} geschlossen',
    intro:
      'Wir haben Ihren Antrag {number} geschlossen; daraus folgt weder Erstattung noch Ersatz. Der Grund:',
  },
  forceClosedShop: {
    subject: 'Galleria hat einen Antrag zur Bestellung {code} geschlossen',
    intro:
      'Wir haben einen Antrag von {buyer} geschlossen. Sie müssen dazu nichts mehr tun. Der Grund:',
  },
}

export const dutchClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria heeft uw aanvraag voor bestelling {code} gesloten',
    intro:
      'Wij hebben uw aanvraag {number} gesloten; er volgt geen terugbetaling of vervanging. De reden:',
  },
  forceClosedShop: {
    subject: 'Galleria heeft een aanvraag voor bestelling {code} gesloten',
    intro:
      'Wij hebben een aanvraag van {buyer} gesloten. U hoeft er niets meer mee te doen. De reden:',
  },
}

export const spanishClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria ha cerrado tu solicitud del pedido {code}',
    intro: 'Hemos cerrado tu solicitud {number}; no dará lugar a reembolso ni a cambio. El motivo:',
  },
  forceClosedShop: {
    subject: 'Galleria ha cerrado una solicitud del pedido {code}',
    intro:
      'Hemos cerrado una solicitud de {buyer}. Ya no tienes que hacer nada al respecto. El motivo:',
  },
}

export const swedishClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria har stängt din ansökan för beställning {code}',
    intro:
      'Vi har stängt din ansökan {number}; den leder varken till återbetalning eller ersättningsvara. Skälet:',
  },
  forceClosedShop: {
    subject: 'Galleria har stängt en ansökan för beställning {code}',
    intro: 'Vi har stängt en ansökan från {buyer}. Du behöver inte göra något mer åt den. Skälet:',
  },
}

export const frenchClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria a fermé votre demande pour la commande {code}',
    intro:
      'Nous avons fermé votre demande {number} ; elle ne donnera lieu ni à un remboursement ni à un remplacement. La raison :',
  },
  forceClosedShop: {
    subject: 'Galleria a fermé une demande pour la commande {code}',
    intro:
      'Nous avons fermé une demande de {buyer}. Vous n’avez plus rien à faire à ce sujet. La raison :',
  },
}

export const italianClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria ha chiuso la tua richiesta per l’ordine {code}',
    intro:
      'Abbiamo chiuso la tua richiesta {number}; non ne seguirà né un rimborso né una sostituzione. Il motivo:',
  },
  forceClosedShop: {
    subject: 'Galleria ha chiuso una richiesta per l’ordine {code}',
    intro: 'Abbiamo chiuso una richiesta di {buyer}. Non deve fare più nulla. Il motivo:',
  },
}

export const polishClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria zamknęła Twoje zgłoszenie do zamówienia {code}',
    intro:
      'Zamknęliśmy zgłoszenie {number}; nie będzie z niego zwrotu pieniędzy ani wymiany. Powód:',
  },
  forceClosedShop: {
    subject: 'Galleria zamknęła zgłoszenie do zamówienia {code}',
    intro: 'Zamknęliśmy zgłoszenie od {buyer}. Nie trzeba już nic z nim robić. Powód:',
  },
}

export const chineseClosed: ClosedWords = {
  forceClosed: {
    subject: 'Galleria 已关闭您对订单 {code} 的申请',
    intro: '我们已关闭您的申请 {number}，不会再有退款或换货。原因：',
  },
  forceClosedShop: {
    subject: 'Galleria 已关闭对订单 {code} 的一项申请',
    intro: '我们已关闭 {buyer} 的一项申请，您无需再处理。原因：',
  },
}
