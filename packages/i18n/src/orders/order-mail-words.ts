import {
  chineseLostOrder,
  dutchLostOrder,
  englishLostOrder,
  frenchLostOrder,
  germanLostOrder,
  italianLostOrder,
  polishLostOrder,
  spanishLostOrder,
  swedishLostOrder,
} from './lost-shipment-words.ts'
import {
  englishDelayed,
  germanDelayed,
  dutchDelayed,
  spanishDelayed,
  swedishDelayed,
  frenchDelayed,
  italianDelayed,
  polishDelayed,
  chineseDelayed,
} from './delay-words.ts'

/** What the mails of an order say beside what their kind says, and those about its way. */

export const englishOrderMails = {
  delayed: englishDelayed,
  ...englishLostOrder,
  several: {
    received: 'We’ve received your orders {codes}',
    paid: 'We’ve received your payment for orders {codes}',
    closed: 'Your orders {codes} have been closed, as they were not paid',
    canceled: 'You have cancelled orders {codes}',
    readdressed: 'The delivery address of orders {codes} has been changed',
    refunded: 'We have refunded {amount} for orders {codes}',
  },
  and: '{codes} and others',
  paidWith: 'Payment method',
  /** Ways to pay that are no brand. */
  methods: { card: 'Card', bankTransfer_IBAN: 'Bank transfer' },
  billTo: 'Billing address',
  seller: 'Sold by {shop}',
  legal:
    'Attached: terms and conditions and your right of withdrawal, as a PDF to keep with your order.',
  legalFile: 'Terms and right of withdrawal',
  viewOrders: 'View your orders',
  track: 'Track your parcel',
  rest: 'Still to come',
  last: 'That’s everything: your order has now been sent in full.',
  delivered: {
    subject: 'A parcel from order {code} has been delivered',
    intro: '{carrier} has delivered the parcel {number}. We hope you enjoy your order.',
    missing:
      'Hasn’t arrived, damaged or not what you ordered? Tell us on the order page, and {shop} will take care of it.',
    confirm:
      'If everything is fine, please confirm receipt. If we don’t hear from you, it counts as received on {day}.',
    contents: 'What was in it',
  },
  overdue: {
    subject: 'Order {code} has not been sent yet',
    sent: '{shop} was due to send your order by {day}, and has not sent everything yet. We’re sorry for the wait; we’ll email you as soon as a parcel is on its way.',
    fetched:
      '{shop} was due to have your order ready by {day}, and it is not ready yet. We’re sorry for the wait; we’ll email you as soon as you can collect it.',
    goods: 'What you are waiting for',
  },
} as const

export const germanOrderMails = {
  delayed: germanDelayed,
  ...germanLostOrder,
  several: {
    received: 'Wir haben Ihre Bestellungen {codes} erhalten',
    paid: 'Wir haben Ihre Zahlung für die Bestellungen {codes} erhalten',
    closed: 'Ihre Bestellungen {codes} wurden geschlossen, weil sie nicht bezahlt wurden',
    canceled: 'Sie haben die Bestellungen {codes} storniert',
    readdressed: 'Die Lieferadresse der Bestellungen {codes} wurde geändert',
    refunded: 'Wir haben Ihnen {amount} für die Bestellungen {codes} erstattet',
  },
  and: '{codes} und weitere',
  paidWith: 'Zahlungsart',
  /** Ways to pay that are no brand. */
  methods: { card: 'Kredit- oder Debitkarte', bankTransfer_IBAN: 'Banküberweisung' },
  billTo: 'Rechnungsadresse',
  seller: 'Verkauft von {shop}',
  legal:
    'Im Anhang: die AGB und die Widerrufsbelehrung als PDF, zum Aufbewahren bei Ihrer Bestellung.',
  legalFile: 'AGB und Widerrufsbelehrung',
  viewOrders: 'Zu Ihren Bestellungen',
  track: 'Sendung verfolgen',
  rest: 'Kommt noch',
  last: 'Das war alles: Ihre Bestellung ist jetzt vollständig versandt.',
  delivered: {
    subject: 'Ein Paket Ihrer Bestellung {code} wurde zugestellt',
    intro:
      '{carrier} hat das Paket {number} zugestellt. Wir wünschen Ihnen viel Freude mit Ihrer Bestellung.',
    missing:
      'Nichts angekommen, beschädigt oder nicht das Bestellte? Sagen Sie es uns auf der Seite der Bestellung, {shop} kümmert sich darum.',
    confirm:
      'Ist alles in Ordnung, bestätigen Sie bitte den Empfang. Ohne Nachricht von Ihnen gilt das Paket am {day} als erhalten.',
    contents: 'Im Paket',
  },
  overdue: {
    subject: 'Bestellung {code} ist noch nicht versandt',
    sent: '{shop} wollte Ihre Bestellung bis {day} versenden und hat noch nicht alles verschickt. Es tut uns leid, dass Sie warten müssen; wir schreiben Ihnen, sobald ein Paket unterwegs ist.',
    fetched:
      '{shop} wollte Ihre Bestellung bis {day} bereithalten, sie ist aber noch nicht so weit. Es tut uns leid, dass Sie warten müssen; wir schreiben Ihnen, sobald Sie sie abholen können.',
    goods: 'Darauf warten Sie',
  },
}

export const dutchOrderMails = {
  delayed: dutchDelayed,
  ...dutchLostOrder,
  several: {
    received: 'We hebben uw bestellingen {codes} ontvangen',
    paid: 'Uw betaling voor bestellingen {codes} is binnen',
    closed: 'Uw onbetaalde bestellingen {codes} zijn gesloten',
    canceled: 'U hebt bestellingen {codes} geannuleerd',
    readdressed: 'Het bezorgadres van bestellingen {codes} is gewijzigd',
    refunded: 'We hebben {amount} terugbetaald voor bestellingen {codes}',
  },
  and: '{codes} en meer',
  paidWith: 'Betaalwijze',
  /** Ways to pay that are no brand. */
  methods: { card: 'Kaart', bankTransfer_IBAN: 'Bankoverschrijving' },
  billTo: 'Factuuradres',
  seller: 'Verkocht door {shop}',
  legal:
    'Bijgevoegd: de algemene voorwaarden en uw herroepingsrecht als pdf, om bij uw bestelling te bewaren.',
  legalFile: 'Voorwaarden en herroepingsrecht',
  viewOrders: 'Bekijk uw bestellingen',
  track: 'Volg uw pakket',
  rest: 'Komt nog',
  last: 'Dat was alles: van deze bestelling hoeft niets meer verstuurd te worden.',
  delivered: {
    subject: 'Een pakket van bestelling {code} is bezorgd',
    intro: '{carrier} heeft pakket {number} bezorgd. Veel plezier ermee.',
    missing:
      'Niet aangekomen, beschadigd of niet wat u hebt besteld? Laat het weten op de pagina van de bestelling, dan zorgt {shop} ervoor.',
    confirm:
      'Is alles in orde, bevestig dan de ontvangst; horen we niets, dan geldt het pakket op {day} als ontvangen.',
    contents: 'Dit zat erin',
  },
  overdue: {
    subject: 'Bestelling {code} is nog niet verstuurd',
    sent: '{shop} zou uw bestelling uiterlijk {day} versturen en heeft nog niet alles verstuurd. Sorry dat u moet wachten; we mailen u zodra er een pakket onderweg is.',
    fetched:
      '{shop} zou uw artikelen uiterlijk {day} klaar hebben, maar ze zijn nog niet zover. Sorry dat u moet wachten; we mailen u zodra u ze kunt ophalen.',
    goods: 'Hier wacht u op',
  },
}

export const spanishOrderMails = {
  delayed: spanishDelayed,
  ...spanishLostOrder,
  several: {
    received: 'Hemos recibido tus pedidos {codes}',
    paid: 'Hemos recibido el pago de tus pedidos {codes}',
    closed: 'Tus pedidos {codes} se han cerrado por falta de pago',
    canceled: 'Has cancelado los pedidos {codes}',
    readdressed: 'Se ha cambiado la dirección de entrega de los pedidos {codes}',
    refunded: 'Te hemos reembolsado {amount} de los pedidos {codes}',
  },
  and: '{codes} y otros',
  paidWith: 'Forma de pago',
  /** Ways to pay that are no brand. */
  methods: { card: 'Tarjeta', bankTransfer_IBAN: 'Transferencia bancaria' },
  billTo: 'Dirección de facturación',
  seller: 'Vendido por {shop}',
  legal:
    'Adjunto: los términos y condiciones y tu derecho de desistimiento en PDF, para guardarlos con tu pedido.',
  legalFile: 'Condiciones y derecho de desistimiento',
  viewOrders: 'Ver tus pedidos',
  track: 'Seguir el envío',
  rest: 'Aún por llegar',
  last: 'Eso era todo: no queda nada de este pedido por enviar.',
  delivered: {
    subject: 'Se ha entregado un paquete del pedido {code}',
    intro: '{carrier} ha entregado el paquete {number}. Esperamos que lo disfrutes.',
    missing:
      '¿No ha llegado, está dañado o no es lo que pediste? Dínoslo en la página del pedido y {shop} se encargará.',
    confirm:
      'Si todo está bien, confirma la recepción; si no nos dices nada, el paquete se dará por recibido el {day}.',
    contents: 'Qué traía',
  },
  overdue: {
    subject: 'El pedido {code} aún no se ha enviado',
    sent: '{shop} tenía que enviar tu pedido a más tardar el {day} y aún no lo ha enviado todo. Sentimos la espera; te escribiremos en cuanto salga un paquete.',
    fetched:
      '{shop} tenía que tener listos tus artículos a más tardar el {day} y aún no lo están. Sentimos la espera; te escribiremos en cuanto puedas recogerlos.',
    goods: 'Lo que estás esperando',
  },
}

export const swedishOrderMails = {
  delayed: swedishDelayed,
  ...swedishLostOrder,
  several: {
    received: 'Vi har tagit emot dina beställningar {codes}',
    paid: 'Din betalning för beställningarna {codes} har kommit in',
    closed: 'Dina obetalda beställningar {codes} har stängts',
    canceled: 'Du har avbeställt beställningarna {codes}',
    readdressed: 'Leveransadressen för beställningarna {codes} har ändrats',
    refunded: 'Vi har betalat tillbaka {amount} för beställningarna {codes}',
  },
  and: '{codes} med flera',
  paidWith: 'Betalningssätt',
  /** Ways to pay that are no brand. */
  methods: { card: 'Kort', bankTransfer_IBAN: 'Banköverföring' },
  billTo: 'Faktureringsadress',
  seller: 'Säljs av {shop}',
  legal:
    'Bifogat: de allmänna villkoren och information om din ångerrätt som PDF, att spara med din beställning.',
  legalFile: 'Allmänna villkor och ångerrätt',
  viewOrders: 'Visa dina beställningar',
  track: 'Spåra paketet',
  rest: 'Kommer senare',
  last: 'Det var allt: inget mer i den här beställningen ska skickas.',
  delivered: {
    subject: 'Ett paket ur beställning {code} är levererat',
    intro: '{carrier} har levererat paketet {number}. Vi hoppas att du blir nöjd.',
    missing:
      'Har det inte kommit fram, är något skadat eller fel? Säg till på beställningens sida, så tar {shop} hand om det.',
    confirm:
      'Är allt som det ska, bekräfta gärna att du har fått det; hör vi inget räknas paketet som mottaget den {day}.',
    contents: 'Det här låg i paketet',
  },
  overdue: {
    subject: 'Beställning {code} har inte skickats än',
    sent: '{shop} skulle skicka din beställning senast {day} och har inte skickat allt än. Vi beklagar att du får vänta och hör av oss så snart ett paket är på väg.',
    fetched:
      '{shop} skulle ha dina varor redo senast {day}, men de är inte klara än. Vi beklagar att du får vänta och hör av oss så snart du kan hämta dem.',
    goods: 'Det här väntar du på',
  },
}

export const frenchOrderMails = {
  delayed: frenchDelayed,
  ...frenchLostOrder,
  several: {
    received: 'Nous avons bien reçu vos commandes {codes}',
    paid: 'Nous avons reçu votre paiement pour les commandes {codes}',
    closed: 'Vos commandes {codes} ont été fermées faute de paiement',
    canceled: 'Vous avez annulé les commandes {codes}',
    readdressed: 'L’adresse de livraison des commandes {codes} a été modifiée',
    refunded: 'Nous vous avons remboursé {amount} pour les commandes {codes}',
  },
  and: '{codes} et d’autres',
  paidWith: 'Mode de paiement',
  /** Ways to pay that are no brand. */
  methods: { card: 'Carte bancaire', bankTransfer_IBAN: 'Virement bancaire' },
  billTo: 'Adresse de facturation',
  seller: 'Vendu par {shop}',
  legal:
    'En pièce jointe : les conditions générales de vente et votre droit de rétractation en PDF, à conserver avec votre commande.',
  legalFile: 'CGV et droit de rétractation',
  viewOrders: 'Voir vos commandes',
  track: 'Suivre votre colis',
  rest: 'Encore à venir',
  last: 'C’est tout : votre commande a maintenant été entièrement expédiée.',
  delivered: {
    subject: 'Un colis de la commande {code} a été livré',
    intro: '{carrier} a livré le colis {number}. Nous espérons que votre commande vous plaira.',
    missing:
      'Rien reçu, article abîmé ou différent de votre commande ? Dites-le-nous sur la page de la commande, {shop} s’en occupera.',
    confirm:
      'Si tout va bien, veuillez confirmer la réception. Sans nouvelles de votre part, le colis est considéré comme reçu le {day}.',
    contents: 'Contenu du colis',
  },
  overdue: {
    subject: 'La commande {code} n’a pas encore été expédiée',
    sent: '{shop} devait expédier votre commande au plus tard le {day} et n’a pas encore tout envoyé. Nous sommes désolés de cette attente et vous écrirons dès qu’un colis partira.',
    fetched:
      '{shop} devait avoir votre commande prête au plus tard le {day}, et elle ne l’est pas encore. Nous sommes désolés de cette attente et vous écrirons dès que vous pourrez la retirer.',
    goods: 'Ce que vous attendez',
  },
}

export const italianOrderMails = {
  delayed: italianDelayed,
  ...italianLostOrder,
  several: {
    received: 'Abbiamo ricevuto gli ordini {codes}',
    paid: 'Il pagamento degli ordini {codes} è arrivato',
    closed: 'Gli ordini {codes} sono stati chiusi per mancato pagamento',
    canceled: 'Gli ordini {codes} sono stati annullati come richiesto',
    readdressed: 'L’indirizzo di consegna degli ordini {codes} è stato cambiato',
    refunded: 'Abbiamo rimborsato {amount} per gli ordini {codes}',
  },
  and: '{codes} e altri',
  paidWith: 'Metodo di pagamento',
  /** Ways to pay that are no brand. */
  methods: { card: 'Carta', bankTransfer_IBAN: 'Bonifico bancario' },
  billTo: 'Indirizzo di fatturazione',
  seller: 'Venduto da {shop}',
  legal:
    'In allegato: le condizioni generali di vendita e il diritto di recesso in PDF, da conservare insieme all’ordine.',
  legalFile: 'Condizioni e diritto di recesso',
  viewOrders: 'Elenco degli ordini',
  track: 'Segui il pacco',
  rest: 'Ancora in arrivo',
  last: 'È tutto: di questo ordine non resta nulla da spedire.',
  delivered: {
    subject: 'Un pacco dell’ordine {code} è stato consegnato',
    intro: '{carrier} ha consegnato il pacco {number}. Speriamo che il contenuto ti piaccia.',
    missing:
      'Non è arrivato, è danneggiato o non è quello ordinato? Segnalalo nella pagina dell’ordine: se ne occupa {shop}.',
    confirm:
      'Se è tutto a posto, conferma la ricezione; senza tue notizie il pacco vale come ricevuto il giorno {day}.',
    contents: 'Contenuto del pacco',
  },
  overdue: {
    subject: 'L’ordine {code} non è ancora partito',
    sent: '{shop} doveva spedire il tuo ordine entro il {day} e non ha ancora spedito tutto. Ci scusiamo per l’attesa; ti scriveremo appena parte un pacco.',
    fetched:
      '{shop} doveva avere gli articoli pronti entro il {day} e non lo sono ancora. Ci scusiamo per l’attesa; ti scriveremo appena potrai ritirarli.',
    goods: 'Gli articoli in attesa',
  },
}

export const polishOrderMails = {
  delayed: polishDelayed,
  ...polishLostOrder,
  several: {
    received: 'Otrzymaliśmy zamówienia {codes}',
    paid: 'Płatność za zamówienia {codes} wpłynęła',
    closed: 'Zamówienia {codes} zostały zamknięte z powodu braku płatności',
    canceled: 'Zamówienia {codes} zostały przez Ciebie anulowane',
    readdressed: 'Zmieniono adres dostawy zamówień {codes}',
    refunded: 'Zwróciliśmy {amount} za zamówienia {codes}',
  },
  and: '{codes} i inne',
  paidWith: 'Sposób płatności',
  /** Ways to pay that are no brand. */
  methods: { card: 'Karta płatnicza', bankTransfer_IBAN: 'Przelew bankowy' },
  billTo: 'Adres rozliczeniowy',
  seller: 'Sprzedawca: {shop}',
  legal:
    'W załączniku: regulamin i pouczenie o prawie odstąpienia w pliku PDF, do zachowania razem z zamówieniem.',
  legalFile: 'Regulamin i prawo odstąpienia',
  viewOrders: 'Lista zamówień',
  track: 'Śledź paczkę',
  rest: 'W drodze później',
  last: 'To wszystko: z tego zamówienia nic więcej nie czeka na wysyłkę.',
  delivered: {
    subject: 'Paczka z zamówienia {code} została doręczona',
    intro: 'Przewoźnik {carrier} doręczył paczkę {number}. Mamy nadzieję, że zakup się spodoba.',
    missing:
      'Paczka nie dotarła, coś jest uszkodzone albo to nie to? Napisz na stronie zamówienia, sklep {shop} się tym zajmie.',
    confirm:
      'Jeśli wszystko jest w porządku, potwierdź odbiór; bez odpowiedzi paczka zostanie uznana za odebraną dnia {day}.',
    contents: 'Zawartość paczki',
  },
  overdue: {
    subject: 'Zamówienie {code} nie zostało jeszcze wysłane',
    sent: 'Sklep {shop} miał wysłać zamówienie do {day} i nie wysłał jeszcze wszystkiego. Przepraszamy za oczekiwanie; napiszemy, gdy tylko paczka wyruszy.',
    fetched:
      'Sklep {shop} miał przygotować towar do {day}, ale jeszcze nie jest gotowy. Przepraszamy za oczekiwanie; napiszemy, gdy tylko będzie można go odebrać.',
    goods: 'Na co czekasz',
  },
}

export const chineseOrderMails = {
  delayed: chineseDelayed,
  ...chineseLostOrder,
  several: {
    received: '我们已收到您的订单 {codes}',
    paid: '您的订单 {codes} 已付款成功',
    closed: '您的订单 {codes} 因未付款已关闭',
    canceled: '您已取消订单 {codes}',
    readdressed: '订单 {codes} 的收货地址已更改',
    refunded: '订单 {codes} 已为您退款 {amount}',
  },
  and: '{codes} 等',
  paidWith: '支付方式',
  /** Ways to pay that are no brand. */
  methods: { card: '银行卡', bankTransfer_IBAN: '银行转账' },
  billTo: '账单地址',
  seller: '销售方：{shop}',
  legal: '附件为 PDF 格式的条款与撤回权说明，请与订单一同保存。',
  legalFile: '条款与撤回权说明',
  viewOrders: '查看您的全部订单',
  track: '追踪包裹',
  rest: '尚待寄出',
  last: '本订单的商品已全部寄出。',
  delivered: {
    subject: '订单 {code} 有包裹已送达',
    intro: '{carrier} 已送达包裹 {number}。希望您喜欢。',
    missing: '没有收到、有损坏或与订单不符？请在订单页面告诉我们，{shop} 会为您处理。',
    confirm: '如果一切无误，请确认收货；如无回复，包裹将于 {day} 视为已收货。',
    contents: '包裹内容',
  },
  overdue: {
    subject: '订单 {code} 尚未发货',
    sent: '{shop} 应在 {day} 前寄出您的订单，但尚未全部寄出。抱歉让您久等，包裹一寄出我们就会发邮件通知您。',
    fetched:
      '{shop} 应在 {day} 前备好您的商品，但尚未备好。抱歉让您久等，可以取货时我们会立即通知您。',
    goods: '您等待的商品',
  },
}
