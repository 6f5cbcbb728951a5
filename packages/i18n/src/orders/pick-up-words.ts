/**
 * Mails about an order that its buyer fetches, in every language: it is ready, it still is, it was
 * handed over. The code is in none of them.
 */

export const englishPickUp = {
  paid: 'Thank you, we have received your payment of {amount}. Your order is being prepared, and we’ll email you as soon as you can collect it.',
  at: 'To collect at {site}',
  sold: '{shop} has a new order, and it has been paid for. The buyer is collecting it at {site}. Please have it ready by {day}, and mark it as ready in the back office.',
  where: 'Where to collect it',
  secret:
    'You need your code to collect your order. Anyone who has it can collect the goods, so we don’t put it in emails: you’ll find it in your order.',
  ready: {
    subject: 'Order {code} is ready to collect',
    intro: '{shop} has your order ready for you at {site}, until {until}.',
  },
  reminder: {
    subject: 'Order {code} is still waiting for you',
    intro:
      'Your order is still at {site}. {shop} will keep it until {until}; after that it may cancel the order, and you get a refund.',
  },
  fetched: {
    subject: 'Order {code} has been collected',
    intro:
      '{shop} has handed the goods over to the person who showed your code. Thank you for your order.',
  },
} as const

export const germanPickUp = {
  paid: 'Vielen Dank, wir haben Ihre Zahlung von {amount} erhalten. Ihre Bestellung wird vorbereitet; wir schreiben Ihnen, sobald Sie sie abholen können.',
  at: 'Abholung bei {site}',
  sold: '{shop} hat eine neue Bestellung, und sie ist bezahlt. Sie wird vom Käufer bei {site} abgeholt. Bitte halten Sie sie bis {day} bereit und melden Sie das im Backoffice.',
  where: 'Wo Sie sie abholen',
  secret:
    'Zum Abholen Ihrer Bestellung brauchen Sie Ihren Code. Wer ihn hat, kann die Ware abholen, deshalb schreiben wir ihn nicht in E-Mails: Sie finden ihn in Ihrer Bestellung.',
  ready: {
    subject: 'Bestellung {code} liegt zur Abholung bereit',
    intro: '{shop} hält Ihre Bestellung bei {site} bis {until} für Sie bereit.',
  },
  reminder: {
    subject: 'Bestellung {code} wartet noch auf Sie',
    intro:
      'Ihre Bestellung liegt noch bei {site}. {shop} bewahrt sie bis {until} auf; danach kann der Shop die Bestellung stornieren, und Sie erhalten eine Erstattung.',
  },
  fetched: {
    subject: 'Bestellung {code} wurde abgeholt',
    intro:
      '{shop} hat die Ware der Person übergeben, die Ihren Code gezeigt hat. Vielen Dank für Ihre Bestellung.',
  },
}

export const dutchPickUp = {
  paid: 'Bedankt, uw betaling van {amount} is binnen. Uw artikelen worden klaargemaakt; we schrijven u zodra u ze kunt ophalen.',
  at: 'Af te halen bij {site}',
  sold: '{shop} heeft iets verkocht en het is betaald. De koper haalt het op bij {site}. Leg het klaar uiterlijk {day} en meld dat in de backoffice.',
  where: 'Hier haalt u het op',
  secret:
    'U krijgt de artikelen op vertoon van uw code. Die is evenveel waard als de artikelen en staat daarom niet in deze mail: u vindt de code bij uw bestelling.',
  ready: {
    subject: 'Bestelling {code} ligt klaar',
    intro: '{shop} heeft uw artikelen tot {until} voor u klaarliggen bij {site}.',
  },
  reminder: {
    subject: 'Bestelling {code} ligt nog op u te wachten',
    intro:
      'Uw artikelen liggen nog bij {site}. {shop} bewaart ze tot {until}; daarna mag de winkel de bestelling annuleren en krijgt u uw geld terug.',
  },
  fetched: {
    subject: 'Bestelling {code} is overhandigd',
    intro:
      '{shop} heeft de artikelen op vertoon van uw code overhandigd. Bedankt voor uw bestelling.',
  },
}

export const spanishPickUp = {
  paid: 'Gracias, hemos recibido tu pago de {amount}. Tus artículos se están preparando; te escribiremos en cuanto puedas recogerlos.',
  at: 'Para recoger en {site}',
  sold: '{shop} ha vendido algo y está pagado. El comprador lo recoge en {site}. Tenlo listo el {day} a más tardar e indícalo en el panel de gestión.',
  where: 'Dónde recogerlo',
  secret:
    'Los artículos se entregan al mostrar tu código. Vale tanto como los artículos, por eso no está en este correo: lo encuentras en tu pedido.',
  ready: {
    subject: 'El pedido {code} está listo para recoger',
    intro: '{shop} tiene tus artículos preparados en {site} hasta el {until}.',
  },
  reminder: {
    subject: 'El pedido {code} te sigue esperando',
    intro:
      'Tus artículos siguen en {site}. {shop} los guarda hasta el {until}; después puede cancelar el pedido y recibes un reembolso.',
  },
  fetched: {
    subject: 'El pedido {code} se ha entregado',
    intro: '{shop} ha entregado los artículos a quien mostró tu código. Gracias por tu pedido.',
  },
}

export const swedishPickUp = {
  paid: 'Tack, din betalning på {amount} har kommit. Dina varor görs i ordning; vi skriver så snart du kan hämta dem.',
  at: 'Hämtas på {site}',
  sold: '{shop} har sålt något och det är betalt. Köparen hämtar det på {site}. Ha det redo senast {day} och meddela det i back office.',
  where: 'Här hämtar du',
  secret:
    'Du får varorna mot din kod. Den är lika mycket värd som varorna och står därför inte i det här mejlet: du hittar den vid din beställning.',
  ready: {
    subject: 'Beställning {code} kan hämtas',
    intro: '{shop} har dina varor redo på {site} till {until}.',
  },
  reminder: {
    subject: 'Beställning {code} väntar fortfarande på dig',
    intro:
      'Dina varor finns kvar på {site}. {shop} behåller dem till {until}; därefter får butiken avbeställa, och du får pengarna tillbaka.',
  },
  fetched: {
    subject: 'Beställning {code} har lämnats ut',
    intro: '{shop} har lämnat ut varorna mot din kod. Tack för din beställning.',
  },
}

export const frenchPickUp = {
  paid: 'Merci, nous avons reçu votre paiement de {amount}. Votre commande est en préparation, et nous vous écrirons dès que vous pourrez la retirer.',
  at: 'À retirer à {site}',
  sold: '{shop} a une nouvelle commande, et elle est payée. L’acheteur la retire à {site}. Veuillez la tenir prête au plus tard le {day} et l’indiquer dans l’espace professionnel.',
  where: 'Où la retirer',
  secret:
    'Il vous faut votre code pour retirer votre commande. Quiconque l’a peut retirer les articles : nous ne l’envoyons donc pas par e-mail. Vous le trouverez dans votre commande.',
  ready: {
    subject: 'La commande {code} est prête à être retirée',
    intro: '{shop} tient votre commande prête à {site} jusqu’au {until}.',
  },
  reminder: {
    subject: 'La commande {code} vous attend toujours',
    intro:
      'Votre commande est toujours à {site}. {shop} la garde jusqu’au {until} ; ensuite, la boutique peut annuler la commande et vous êtes remboursé.',
  },
  fetched: {
    subject: 'La commande {code} a été retirée',
    intro:
      '{shop} a remis les articles à la personne qui a présenté votre code. Merci pour votre commande.',
  },
}

export const italianPickUp = {
  paid: 'Grazie, il tuo pagamento di {amount} è arrivato. I tuoi articoli sono in preparazione; ti scriveremo appena potrai ritirarli.',
  at: 'Da ritirare presso {site}',
  sold: '{shop} ha venduto qualcosa ed è pagato. L’acquirente lo ritira presso {site}. Lo prepari entro il {day} e lo segnali nel backoffice.',
  where: 'Dove ritirare',
  secret:
    'Gli articoli si ritirano mostrando il codice. Vale quanto gli articoli, perciò non è in questa mail: lo trovi nel tuo ordine.',
  ready: {
    subject: 'L’ordine {code} è pronto per il ritiro',
    intro: '{shop} tiene pronti i tuoi articoli presso {site} fino al {until}.',
  },
  reminder: {
    subject: 'L’ordine {code} ti aspetta ancora',
    intro:
      'I tuoi articoli sono ancora presso {site}. {shop} li conserva fino al {until}; dopo può annullare l’ordine e ricevi il rimborso.',
  },
  fetched: {
    subject: 'L’ordine {code} è stato consegnato',
    intro:
      '{shop} ha consegnato gli articoli a chi ha mostrato il tuo codice. Grazie per il tuo ordine.',
  },
}

export const polishPickUp = {
  paid: 'Dziękujemy, wpłata {amount} dotarła. Towar jest przygotowywany; napiszemy, gdy tylko będzie można go odebrać.',
  at: 'Do odbioru w {site}',
  sold: '{shop} sprzedał towar i jest on opłacony. Kupujący odbierze go w {site}. Przygotuj go do {day} i zgłoś to w panelu.',
  where: 'Miejsce odbioru',
  secret:
    'Towar wydawany jest za okazaniem kodu. Jest on wart tyle co towar, dlatego nie ma go w tej wiadomości: znajduje się przy zamówieniu.',
  ready: {
    subject: 'Zamówienie {code} czeka na odbiór',
    intro: '{shop} przygotował towar do odbioru w {site}, do {until}.',
  },
  reminder: {
    subject: 'Zamówienie {code} nadal czeka na odbiór',
    intro:
      'Towar nadal czeka w {site}. {shop} przechowa go do {until}; potem sklep może anulować zamówienie, a pieniądze wrócą.',
  },
  fetched: {
    subject: 'Zamówienie {code} zostało wydane',
    intro: '{shop} wydał towar osobie, która okazała kod. Dziękujemy za zamówienie.',
  },
}

export const chinesePickUp = {
  paid: '谢谢，您支付的 {amount} 已到账。正在为您备货，可以取货时会通知您。',
  at: '在{site}自取',
  sold: '{shop} 有新订单并已付款。买家将在{site}自取。请在 {day} 前备好货，并在后台标记。',
  where: '取货地点',
  secret: '取货时需出示取货码。取货码等同于商品，因此不写在邮件中：请在订单中查看。',
  ready: {
    subject: '订单 {code} 可以取货了',
    intro: '{shop} 已在{site}为您备好商品，保留至 {until}。',
  },
  reminder: {
    subject: '订单 {code} 仍在等您取货',
    intro: '您的商品仍在{site}。{shop} 保留至 {until}；之后店铺可以取消订单，款项将退还给您。',
  },
  fetched: {
    subject: '订单 {code} 已交付',
    intro: '{shop} 已将商品交给出示取货码的人。感谢您的订购。',
  },
}
