/** Mails about messages between a shop and its buyer, in every language. */

export const englishMessage = {
  toBuyer: {
    subject: '{shop} has written to you about order {code}',
    intro: '{shop} has written to you about your order.',
  },
  toShop: {
    subject: 'A buyer has written about order {code}',
    intro: 'The buyer of order {code} has written to {shop}:',
  },
  answer: 'Open the order to reply; replies to this email are not read.',
  link: 'Open the order',
} as const

export const germanMessage = {
  toBuyer: {
    subject: '{shop} hat Ihnen zur Bestellung {code} geschrieben',
    intro: '{shop} hat Ihnen zu Ihrer Bestellung geschrieben.',
  },
  toShop: {
    subject: 'Ein Käufer hat zur Bestellung {code} geschrieben',
    intro: 'Der Käufer der Bestellung {code} hat an {shop} geschrieben:',
  },
  answer:
    'Öffnen Sie zum Antworten die Bestellung; Antworten auf diese E-Mail werden nicht gelesen.',
  link: 'Bestellung öffnen',
}

export const dutchMessage = {
  toBuyer: {
    subject: '{shop} heeft u geschreven over bestelling {code}',
    intro: '{shop} heeft u geschreven over uw bestelling.',
  },
  toShop: {
    subject: 'Een koper heeft geschreven over bestelling {code}',
    intro: 'De koper van bestelling {code} heeft aan {shop} geschreven:',
  },
  answer: 'Antwoord bij de bestelling; een antwoord op deze mail bereikt niemand.',
  link: 'Bestelling openen',
}

export const spanishMessage = {
  toBuyer: {
    subject: '{shop} te ha escrito sobre el pedido {code}',
    intro: '{shop} te ha escrito sobre tu pedido.',
  },
  toShop: {
    subject: 'Un comprador ha escrito sobre el pedido {code}',
    intro: 'El comprador del pedido {code} ha escrito a {shop}:',
  },
  answer: 'Responde en el pedido; una respuesta a este correo no llega a nadie.',
  link: 'Abrir el pedido',
}

export const swedishMessage = {
  toBuyer: {
    subject: '{shop} har skrivit till dig om beställning {code}',
    intro: '{shop} har skrivit till dig om din beställning.',
  },
  toShop: {
    subject: 'En köpare har skrivit om beställning {code}',
    intro: 'Köparen av beställning {code} har skrivit till {shop}:',
  },
  answer: 'Svara vid beställningen; ett svar på det här mejlet når ingen.',
  link: 'Öppna beställningen',
}

export const frenchMessage = {
  toBuyer: {
    subject: '{shop} vous a écrit au sujet de la commande {code}',
    intro: '{shop} vous a écrit au sujet de votre commande.',
  },
  toShop: {
    subject: 'Un acheteur a écrit au sujet de la commande {code}',
    intro: 'L’acheteur de la commande {code} a écrit à {shop} :',
  },
  answer: 'Ouvrez la commande pour répondre ; les réponses à cet e-mail ne sont pas lues.',
  link: 'Ouvrir la commande',
}

export const italianMessage = {
  toBuyer: {
    subject: '{shop} ti ha scritto per l’ordine {code}',
    intro: '{shop} ti ha scritto per il tuo ordine.',
  },
  toShop: {
    subject: 'Un acquirente ha scritto per l’ordine {code}',
    intro: 'L’acquirente dell’ordine {code} ha scritto a {shop}:',
  },
  answer: 'Rispondi dall’ordine; una risposta a questa e-mail non arriva a nessuno.',
  link: 'Apri l’ordine',
}

export const polishMessage = {
  toBuyer: {
    subject: '{shop}: wiadomość do zamówienia {code}',
    intro: '{shop}: jest wiadomość do Twojego zamówienia.',
  },
  toShop: {
    subject: 'Kupujący pisze o zamówieniu {code}',
    intro: 'Wiadomość od kupującego do zamówienia {code} ({shop}):',
  },
  answer: 'Odpowiedz przy zamówieniu; odpowiedź na ten e-mail do nikogo nie dotrze.',
  link: 'Otwórz zamówienie',
}

export const chineseMessage = {
  toBuyer: {
    subject: '{shop} 就订单 {code} 给您留言',
    intro: '{shop} 就您的订单给您留言。',
  },
  toShop: {
    subject: '买家就订单 {code} 留言',
    intro: '订单 {code} 的买家给 {shop} 留言：',
  },
  answer: '请在订单页面回复；回复此邮件不会有人收到。',
  link: '打开订单',
}
