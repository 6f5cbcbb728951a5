/**
 * Mails about an order in a group of buyers, in every language: it waits, the group is full, or it
 * was not filled and the money goes back.
 */

export const englishGroupBuy = {
  joined: {
    subject: 'Order {code}: your place in the group is confirmed',
    intro:
      'Thank you, we have received your {amount}. The group has {paid} of {size} members and is open until {until}. As soon as it is full, your order is sent; if it isn’t full by then, you automatically get all your money back.',
    invite: 'Invite others to the group',
  },
  full: {
    subject: 'The group is full: order {code} is being prepared',
    intro: 'All {size} members have paid. The shop is preparing your order.',
  },
  closed: {
    subject: 'The group of order {code} was not filled',
    intro:
      'The group did not reach {size} members in time, so your order has been closed. The full {amount} will be refunded to the payment method you used.',
  },
  left: 'You have left the group and the order has been cancelled. The full {amount} will be refunded to the payment method you used.',
  refunded:
    'Your group did not fill up, or you left it. We have refunded {amount} to the payment method you used. Depending on your bank, this takes a few working days.',
} as const

export const germanGroupBuy = {
  joined: {
    subject: 'Bestellung {code}: Ihr Platz in der Gruppe ist bestätigt',
    intro:
      'Vielen Dank, wir haben Ihre Zahlung von {amount} erhalten. Die Gruppe hat {paid} von {size} Mitgliedern und ist bis {until} offen. Sobald sie voll ist, wird Ihre Bestellung versandt; wird sie bis dahin nicht voll, erhalten Sie automatisch Ihr ganzes Geld zurück.',
    invite: 'Andere in die Gruppe einladen',
  },
  full: {
    subject: 'Die Gruppe ist voll: Bestellung {code} wird vorbereitet',
    intro: 'Alle {size} Mitglieder haben bezahlt. Der Shop bereitet Ihre Bestellung vor.',
  },
  closed: {
    subject: 'Die Gruppe zu Bestellung {code} ist nicht voll geworden',
    intro:
      'Die Gruppe hatte nicht rechtzeitig {size} Mitglieder; Ihre Bestellung wurde deshalb geschlossen. Die vollen {amount} werden auf das verwendete Zahlungsmittel erstattet.',
  },
  left: 'Sie haben die Gruppe verlassen, und die Bestellung wurde storniert. Die vollen {amount} werden auf das verwendete Zahlungsmittel erstattet.',
  refunded:
    'Ihre Gruppe ist nicht voll geworden, oder Sie haben sie verlassen. Wir haben {amount} auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage.',
}

export const dutchGroupBuy = {
  joined: {
    subject: 'Bestelling {code}: uw plaats in de groep is betaald',
    intro:
      'Bedankt, uw betaling van {amount} is binnen. De groep heeft {paid} van de {size} leden en is open tot {until}. Zodra de groep vol is, worden uw artikelen verzonden; is ze dan niet vol, dan krijgt u vanzelf al uw geld terug.',
    invite: 'Nodig anderen uit voor de groep',
  },
  full: {
    subject: 'De groep is vol: bestelling {code} wordt klaargemaakt',
    intro: 'Alle {size} leden hebben betaald. De winkel maakt uw artikelen klaar.',
  },
  closed: {
    subject: 'De groep van bestelling {code} is niet vol geraakt',
    intro:
      'De tijd was om voordat de groep alle {size} leden had, dus is uw bestelling gesloten. Het hele bedrag van {amount} gaat terug via de betaalwijze die u hebt gebruikt.',
  },
  left: 'U hebt de groep verlaten en de bestelling is geannuleerd. Het hele bedrag van {amount} gaat terug via de betaalwijze die u hebt gebruikt.',
  refunded:
    'Uw groep is niet vol geraakt, of u hebt haar verlaten. We hebben {amount} teruggestort via de betaalwijze die u hebt gebruikt; afhankelijk van uw bank duurt dat enkele werkdagen.',
}

export const spanishGroupBuy = {
  joined: {
    subject: 'Pedido {code}: tu plaza en el grupo está pagada',
    intro:
      'Gracias, ha llegado tu pago de {amount}. El grupo tiene {paid} de {size} miembros y está abierto hasta el {until}. En cuanto esté completo se envían tus artículos; si no se completa a tiempo, recuperas automáticamente todo el dinero.',
    invite: 'Invitar a otros al grupo',
  },
  full: {
    subject: 'El grupo está completo: se prepara el pedido {code}',
    intro: 'Los {size} miembros han pagado. La tienda prepara tus artículos.',
  },
  closed: {
    subject: 'El grupo del pedido {code} no se completó',
    intro:
      'El tiempo terminó antes de que el grupo tuviera sus {size} miembros, así que el pedido se ha cerrado. Te reembolsamos los {amount} íntegros en la forma de pago que usaste.',
  },
  left: 'Has dejado el grupo y el pedido está cancelado. Te reembolsamos los {amount} íntegros en la forma de pago que usaste.',
  refunded:
    'Tu grupo no se completó, o lo dejaste. Hemos reembolsado {amount} en la forma de pago que usaste; según tu banco, tarda unos días laborables.',
}

export const swedishGroupBuy = {
  joined: {
    subject: 'Beställning {code}: din plats i gruppen är betald',
    intro:
      'Tack, din betalning på {amount} har kommit in. Gruppen har {paid} av {size} medlemmar och är öppen till {until}. Så snart den är full skickas dina varor; blir den inte full till dess får du automatiskt tillbaka alla pengar.',
    invite: 'Bjud in andra till gruppen',
  },
  full: {
    subject: 'Gruppen är full: beställning {code} förbereds',
    intro: 'Alla {size} medlemmar har betalat. Butiken förbereder dina varor.',
  },
  closed: {
    subject: 'Gruppen för beställning {code} blev inte full',
    intro:
      'Tiden gick ut innan gruppen hade sina {size} medlemmar, så din beställning stängdes. Hela {amount} går tillbaka på samma sätt som du betalade.',
  },
  left: 'Du har lämnat gruppen och beställningen är avbeställd. Hela {amount} går tillbaka på samma sätt som du betalade.',
  refunded:
    'Din grupp blev inte full, eller så lämnade du den. Vi har skickat tillbaka {amount} samma väg som du betalade; beroende på din bank tar det några arbetsdagar.',
}

export const frenchGroupBuy = {
  joined: {
    subject: 'Commande {code} : votre place dans le groupe est confirmée',
    intro:
      'Merci, nous avons reçu votre paiement de {amount}. Le groupe compte {paid} membres sur {size} et reste ouvert jusqu’au {until}. Dès qu’il est complet, votre commande est expédiée ; s’il ne l’est pas d’ici là, vous êtes automatiquement et intégralement remboursé.',
    invite: 'Inviter d’autres personnes dans le groupe',
  },
  full: {
    subject: 'Le groupe est complet : la commande {code} est en préparation',
    intro: 'Les {size} membres ont payé. La boutique prépare votre commande.',
  },
  closed: {
    subject: 'Le groupe de la commande {code} n’a pas été complet',
    intro:
      'Le groupe n’a pas atteint {size} membres à temps ; votre commande a donc été fermée. La totalité, {amount}, vous sera remboursée sur le moyen de paiement utilisé.',
  },
  left: 'Vous avez quitté le groupe et la commande a été annulée. La totalité, {amount}, vous sera remboursée sur le moyen de paiement utilisé.',
  refunded:
    'Votre groupe n’a pas été complet, ou vous l’avez quitté. Nous avons remboursé {amount} sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés.',
}

export const italianGroupBuy = {
  joined: {
    subject: 'Ordine {code}: il tuo posto nel gruppo è pagato',
    intro:
      'Grazie, il tuo pagamento di {amount} è arrivato. Il gruppo ha {paid} membri su {size} ed è aperto fino al {until}. Appena è al completo i tuoi articoli vengono spediti; se non lo è entro allora, riavrai automaticamente tutto il denaro.',
    invite: 'Invita altri nel gruppo',
  },
  full: {
    subject: 'Il gruppo è al completo: l’ordine {code} è in preparazione',
    intro: 'Tutti i {size} membri hanno pagato. Il negozio prepara i tuoi articoli.',
  },
  closed: {
    subject: 'Il gruppo dell’ordine {code} non si è completato',
    intro:
      'Il tempo è scaduto prima che il gruppo avesse i suoi {size} membri, quindi il tuo ordine è stato chiuso. L’intero importo di {amount} viene rimborsato sul metodo di pagamento che hai usato.',
  },
  left: 'Hai lasciato il gruppo e l’ordine è annullato. L’intero importo di {amount} viene rimborsato sul metodo di pagamento che hai usato.',
  refunded:
    'Il tuo gruppo non si è completato, oppure lo hai lasciato. Abbiamo rimborsato {amount} sul metodo di pagamento che hai usato; a seconda della banca servono alcuni giorni lavorativi.',
}

export const polishGroupBuy = {
  joined: {
    subject: 'Zamówienie {code}: Twoje miejsce w grupie jest opłacone',
    intro:
      'Dziękujemy, wpłata {amount} dotarła. Grupa ma {paid} z {size} członków i jest otwarta do {until}. Gdy tylko będzie pełna, wyślemy Twoje towary; jeśli do tego czasu się nie zapełni, całość pieniędzy wróci do Ciebie automatycznie.',
    invite: 'Zaproś innych do grupy',
  },
  full: {
    subject: 'Grupa jest pełna: zamówienie {code} jest przygotowywane',
    intro: 'Wszyscy członkowie ({size}) zapłacili. Sklep przygotowuje Twoje towary.',
  },
  closed: {
    subject: 'Grupa zamówienia {code} nie zapełniła się',
    intro:
      'Czas minął, zanim grupa miała wszystkich członków ({size}), dlatego zamówienie zostało zamknięte. Cała kwota {amount} wraca tą samą drogą, którą zapłacono.',
  },
  left: 'Opuszczono grupę i zamówienie jest anulowane. Cała kwota {amount} wraca tą samą drogą, którą zapłacono.',
  refunded:
    'Grupa nie zapełniła się albo ją opuszczono. Odesłaliśmy {amount} tą samą drogą; w zależności od banku trwa to kilka dni roboczych.',
}

export const chineseGroupBuy = {
  joined: {
    subject: '订单 {code}：您在拼团中的名额已付款',
    intro:
      '感谢您，{amount} 已到账。拼团目前有 {paid}/{size} 位成员，开放至 {until}。成团后商品即会发出；若届时未成团，款项将自动全额退回。',
    invite: '邀请他人参团',
  },
  full: {
    subject: '拼团成功：订单 {code} 正在备货',
    intro: '全部 {size} 位成员均已付款，店铺正在为您备货。',
  },
  closed: {
    subject: '订单 {code} 的拼团未成功',
    intro:
      '拼团在凑齐 {size} 位成员之前已到时间，您的订单已关闭。{amount} 将按原支付方式全额退回。',
  },
  left: '您已退出拼团，订单已取消。{amount} 将按原支付方式全额退回。',
  refunded: '您的拼团未成功，或您已退出。我们已按原路退回 {amount}；视银行而定，需要几个工作日。',
}
