/** Mails about goods that leave later than was promised, in every language. */

export const englishDelayed = {
  subject: 'Order {code} is delayed',
  sent: '{shop} will send your order later than promised: by {day} instead of {before}.',
  fetched: '{shop} will have your order ready later than promised: by {day} instead of {before}.',
  reasons: {
    SUPPLIER: 'The supplier is delivering to the shop later than planned.',
    PRODUCTION: 'Production is taking longer than planned.',
    TRANSPORT: 'The goods are held up on their way to the shop.',
    DAMAGE: 'The item had a fault and is being replaced.',
    MANY_ORDERS: 'The shop has many more orders than usual.',
  },
  words: '{shop} writes: {content}',
  cancel:
    'You don’t have to wait: until it is sent, you can cancel on the order page and get a refund.',
} as const

export const germanDelayed = {
  subject: 'Bestellung {code} verspätet sich',
  sent: '{shop} versendet Ihre Bestellung später als zugesagt: bis {day} statt bis {before}.',
  fetched: '{shop} hält Ihre Bestellung später als zugesagt bereit: bis {day} statt bis {before}.',
  reasons: {
    SUPPLIER: 'Der Lieferant beliefert den Shop später als geplant.',
    PRODUCTION: 'Die Herstellung dauert länger als geplant.',
    TRANSPORT: 'Die Ware wird auf dem Weg zum Shop aufgehalten.',
    DAMAGE: 'Der Artikel hatte einen Fehler und wird ersetzt.',
    MANY_ORDERS: 'Der Shop hat weit mehr Bestellungen als sonst.',
  },
  words: '{shop} schreibt: {content}',
  cancel:
    'Sie müssen nicht warten: Bis zum Versand können Sie auf der Seite der Bestellung stornieren und erhalten eine Erstattung.',
}

export const dutchDelayed = {
  subject: 'Bestelling {code} komt later dan gepland',
  sent: '{shop} verstuurt uw bestelling later dan beloofd: uiterlijk {day} in plaats van {before}.',
  fetched:
    '{shop} heeft uw artikelen later klaar dan beloofd: uiterlijk {day} in plaats van {before}.',
  reasons: {
    SUPPLIER: 'De artikelen komen later bij de winkel aan dan de leverancier had gezegd.',
    PRODUCTION: 'Het maken van de artikelen duurt langer dan gepland.',
    TRANSPORT: 'De artikelen zijn vertraagd op weg naar de winkel.',
    DAMAGE: 'De artikelen hadden een gebrek en worden vervangen.',
    MANY_ORDERS: 'De winkel heeft veel meer bestellingen dan anders.',
  },
  words: '{shop} schrijft: {content}',
  cancel:
    'U hoeft niet te wachten: tot de verzending kunt u op de pagina van de bestelling annuleren en krijgt u uw geld terug.',
}

export const spanishDelayed = {
  subject: 'El pedido {code} llega más tarde de lo previsto',
  sent: '{shop} enviará tu pedido más tarde de lo prometido: a más tardar el {day} en lugar del {before}.',
  fetched:
    '{shop} tendrá listo tu pedido más tarde de lo prometido: a más tardar el {day} en lugar del {before}.',
  reasons: {
    SUPPLIER: 'El proveedor entrega a la tienda más tarde de lo previsto.',
    PRODUCTION: 'La fabricación lleva más tiempo de lo previsto.',
    TRANSPORT: 'La mercancía se ha retrasado de camino a la tienda.',
    DAMAGE: 'El artículo tenía un defecto y se va a sustituir.',
    MANY_ORDERS: 'La tienda tiene muchos más pedidos de lo habitual.',
  },
  words: '{shop} escribe: {content}',
  cancel:
    'No tienes que esperar: hasta el envío puedes cancelar en la página del pedido y recibir el reembolso completo.',
}

export const swedishDelayed = {
  subject: 'Beställning {code} kommer senare än planerat',
  sent: '{shop} skickar din beställning senare än utlovat: senast {day} i stället för {before}.',
  fetched: '{shop} har dina varor redo senare än utlovat: senast {day} i stället för {before}.',
  reasons: {
    SUPPLIER: 'Varorna når butiken senare än leverantören hade sagt.',
    PRODUCTION: 'Det tar längre tid än planerat att tillverka varorna.',
    TRANSPORT: 'Varorna är försenade på väg till butiken.',
    DAMAGE: 'Varorna hade ett fel och ersätts.',
    MANY_ORDERS: 'Butiken har mycket fler beställningar än vanligt.',
  },
  words: '{shop} skriver: {content}',
  cancel:
    'Du behöver inte vänta: fram till att den skickas kan du avbeställa på beställningens sida och få pengarna tillbaka.',
}

export const frenchDelayed = {
  subject: 'La commande {code} est retardée',
  sent: '{shop} enverra votre commande plus tard que promis : au plus tard le {day} au lieu du {before}.',
  fetched:
    '{shop} aura votre commande prête plus tard que promis : au plus tard le {day} au lieu du {before}.',
  reasons: {
    SUPPLIER: 'Le fournisseur livre la boutique plus tard que prévu.',
    PRODUCTION: 'La fabrication prend plus de temps que prévu.',
    TRANSPORT: 'Les articles sont retardés sur le chemin de la boutique.',
    DAMAGE: 'L’article avait un défaut et est remplacé.',
    MANY_ORDERS: 'La boutique a beaucoup plus de commandes que d’habitude.',
  },
  words: '{shop} écrit : {content}',
  cancel:
    'Vous n’êtes pas obligé d’attendre : jusqu’à l’envoi, vous pouvez annuler sur la page de la commande et être remboursé.',
}

export const italianDelayed = {
  subject: 'L’ordine {code} arriva più tardi del previsto',
  sent: '{shop} spedirà il tuo ordine più tardi di quanto promesso: entro il {day} invece del {before}.',
  fetched:
    '{shop} avrà pronto il tuo ordine più tardi di quanto promesso: entro il {day} invece del {before}.',
  reasons: {
    SUPPLIER: 'Il fornitore consegna al negozio più tardi del previsto.',
    PRODUCTION: 'La produzione richiede più tempo del previsto.',
    TRANSPORT: 'La merce è in ritardo nel viaggio verso il negozio.',
    DAMAGE: 'L’articolo aveva un difetto e viene sostituito.',
    MANY_ORDERS: 'Il negozio ha molti più ordini del solito.',
  },
  words: '{shop} scrive: {content}',
  cancel:
    'Non devi aspettare: fino alla spedizione puoi annullare nella pagina dell’ordine e ricevere il rimborso completo.',
}

export const polishDelayed = {
  subject: 'Zamówienie {code} dotrze później, niż planowano',
  sent: '{shop} wyśle zamówienie później, niż obiecano: do {day} zamiast do {before}.',
  fetched: '{shop} przygotuje towar później, niż obiecano: do {day} zamiast do {before}.',
  reasons: {
    SUPPLIER: 'Towar dotrze do sklepu później, niż zapowiadał dostawca.',
    PRODUCTION: 'Wykonanie towaru trwa dłużej, niż planowano.',
    TRANSPORT: 'Towar opóźnia się w drodze do sklepu.',
    DAMAGE: 'Towar miał wadę i zostanie wymieniony.',
    MANY_ORDERS: 'Sklep ma znacznie więcej zamówień niż zwykle.',
  },
  words: '{shop} pisze: {content}',
  cancel:
    'Nie musisz czekać: do wysyłki możesz anulować zamówienie na jego stronie i odzyskać pieniądze.',
}

export const chineseDelayed = {
  subject: '订单 {code} 将晚于计划送达',
  sent: '{shop} 将晚于承诺的时间发出您的订单：最迟 {day}，而不是 {before}。',
  fetched: '{shop} 将晚于承诺的时间备好您的商品：最迟 {day}，而不是 {before}。',
  reasons: {
    SUPPLIER: '商品到店时间晚于供应商的承诺。',
    PRODUCTION: '商品制作的时间比计划的长。',
    TRANSPORT: '商品在运往店铺的途中延误。',
    DAMAGE: '商品有瑕疵，正在更换。',
    MANY_ORDERS: '店铺的订单比平时多得多。',
  },
  words: '{shop} 写道：{content}',
  cancel: '您不必等待：在发货之前，您可以在订单页面取消订单，款项将退还给您。',
}
