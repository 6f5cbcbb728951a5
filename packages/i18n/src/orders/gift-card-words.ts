/** What a gift card is called on a bill, and the mail about one, in every language. */

export const englishGiftCard = {
  name: 'Gift card',
  mail: {
    subject: 'A gift card of {amount} for you',
    intro: 'Your order {code} comes with a gift card of {amount}.',
    use: 'It gives {amount} off once, when you spend {from} or more in the same storefront, until {date}: enter its code in the coupon field at the checkout. You can give it to somebody else.',
    secret:
      'You’ll find the code on your order page. We don’t put it in emails, because anyone who has the code can use the card.',
  },
} as const

export const germanGiftCard = {
  name: 'Geschenkkarte',
  mail: {
    subject: 'Eine Geschenkkarte über {amount} für Sie',
    intro: 'Zu Ihrer Bestellung {code} gehört eine Geschenkkarte über {amount}.',
    use: 'Sie gibt einmal {amount} Rabatt, wenn Sie auf derselben Shopseite bis {date} für mindestens {from} einkaufen: Geben Sie den Code an der Kasse im Gutscheinfeld ein. Sie können sie jemand anderem schenken.',
    secret:
      'Sie finden den Code auf der Seite Ihrer Bestellung. In E-Mails schreiben wir ihn nicht, denn wer den Code hat, kann die Karte einlösen.',
  },
}

export const dutchGiftCard = {
  name: 'Cadeaukaart',
  mail: {
    subject: 'Een cadeaukaart van {amount} voor u',
    intro: 'Bij uw bestelling {code} hoort een cadeaukaart van {amount}.',
    use: 'Ze haalt één keer {amount} af van artikelen ter waarde van minstens {from} in dezelfde winkel, tot {date}: typ de code bij het afrekenen waar kortingscodes worden ingevuld. U kunt haar ook weggeven.',
    secret:
      'De code staat op de pagina van uw bestelling. We schrijven hem niet in mails, want wie de code heeft, kan de kaart gebruiken.',
  },
}

export const spanishGiftCard = {
  name: 'Tarjeta regalo',
  mail: {
    subject: 'Una tarjeta regalo de {amount} para ti',
    intro: 'Con tu pedido {code} viene una tarjeta regalo de {amount}.',
    use: 'Descuenta una vez {amount} de artículos por valor de al menos {from} en la misma tienda, hasta el {date}: introduce el código en el campo del cupón al tramitar el pedido. También puedes regalarla.',
    secret:
      'El código está en la página de tu pedido. No lo escribimos en correos, porque quien tenga el código puede usar la tarjeta.',
  },
}

export const swedishGiftCard = {
  name: 'Presentkort',
  mail: {
    subject: 'Ett presentkort på {amount} till dig',
    intro: 'Med din beställning {code} följer ett presentkort på {amount}.',
    use: 'Det ger {amount} rabatt en gång när du handlar för minst {from} på samma butikssida, till {date}: skriv koden i kupongfältet i kassan. Du kan också ge bort det.',
    secret:
      'Koden finns på sidan för din beställning. Vi skriver den inte i mejl, för den som har koden kan använda kortet.',
  },
}

export const frenchGiftCard = {
  name: 'Carte cadeau',
  mail: {
    subject: 'Une carte cadeau de {amount} pour vous',
    intro: 'Avec votre commande {code}, vous recevez une carte cadeau de {amount}.',
    use: 'Elle donne {amount} de réduction, une fois, dès {from} d’achat sur le même site, jusqu’au {date} inclus : saisissez son code dans le champ du bon de réduction au moment de commander. Vous pouvez la donner à quelqu’un d’autre.',
    secret:
      'Vous trouverez le code sur la page de votre commande. Nous ne l’envoyons pas par e-mail, car quiconque a le code peut utiliser la carte.',
  },
}

export const italianGiftCard = {
  name: 'Carta regalo',
  mail: {
    subject: 'Una carta regalo da {amount} per te',
    intro: 'Con il tuo ordine {code} arriva una carta regalo da {amount}.',
    use: 'Toglie una volta {amount} da articoli del valore di almeno {from} nello stesso negozio, fino al {date}: inserisci il codice alla cassa, nel campo dei coupon. Puoi anche regalarla.',
    secret:
      'Il codice è nella pagina del tuo ordine. Non lo scriviamo nelle e-mail, perché chi ha il codice può usare la carta.',
  },
}

export const polishGiftCard = {
  name: 'Karta podarunkowa',
  mail: {
    subject: 'Karta podarunkowa na {amount} dla Ciebie',
    intro: 'Do zamówienia {code} należy karta podarunkowa na {amount}.',
    use: 'Daje jednorazowo {amount} rabatu przy zakupach od {from} na tej samej stronie krajowej, do {date}: wpisz kod w polu kuponu przy kasie. Możesz ją też komuś podarować.',
    secret:
      'Kod jest na stronie zamówienia. Nie piszemy go w e-mailach, bo kto zna kod, może użyć karty.',
  },
}

export const chineseGiftCard = {
  name: '礼品卡',
  mail: {
    subject: '送您一张 {amount} 的礼品卡',
    intro: '您的订单 {code} 附带一张 {amount} 的礼品卡。',
    use: '在同一站点购买满 {from} 的商品时可抵扣 {amount}，仅限一次，有效期至 {date}：结账时在优惠券栏输入券码即可。您也可以把它送给别人。',
    secret: '券码在您的订单页面上。我们不在邮件中写出券码，因为任何知道券码的人都可以使用这张卡。',
  },
}
