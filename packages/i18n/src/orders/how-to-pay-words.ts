/** Mails about an order that is paid elsewhere: by a transfer, or at a machine. */

export const englishHowToPay = {
  subject: 'How to pay {amount} for order {code}',
  transfer:
    'Please transfer {amount} by {deadline} and give the reference exactly as it is: by it we know what the money is for. A transfer usually takes one working day.',
  reference:
    'Please pay {amount} by {deadline} at a cash machine or in your online banking, with the entity and the reference below.',
  until:
    'We are holding your order until then. If the money has not arrived by then, the order closes automatically; money that arrives later comes back to you.',
  beneficiary: 'Account holder',
  entity: 'Entity',
  theReference: 'Reference',
  amount: 'Amount',
}
type HowToPayWords = typeof englishHowToPay

export const germanHowToPay: HowToPayWords = {
  subject: 'So zahlen Sie {amount} für Bestellung {code}',
  transfer:
    'Bitte überweisen Sie {amount} bis {deadline} und geben Sie die Referenz genau so als Verwendungszweck an: Daran erkennen wir, wofür das Geld ist. Eine Überweisung dauert meist einen Werktag.',
  reference:
    'Bitte zahlen Sie {amount} bis {deadline} an einem Geldautomaten oder im Onlinebanking, mit der Entität und der Referenz unten.',
  until:
    'Bis dahin ist Ihre Bestellung reserviert. Ist das Geld dann nicht da, wird die Bestellung automatisch geschlossen; was später eintrifft, bekommen Sie zurück.',
  beneficiary: 'Kontoinhaber',
  entity: 'Entität',
  theReference: 'Referenz',
  amount: 'Betrag',
}

export const dutchHowToPay: HowToPayWords = {
  subject: 'Zo betaalt u {amount} voor bestelling {code}',
  transfer:
    'Maak {amount} uiterlijk {deadline} over en vermeld het kenmerk precies zo: daaraan zien wij waarvoor het geld is. Een overschrijving duurt meestal één werkdag.',
  reference:
    'Betaal {amount} uiterlijk {deadline} bij een geldautomaat of via internetbankieren, met de entiteit en de referentie hieronder.',
  until:
    'Tot dan houden wij uw bestelling vast. Is het geld er dan niet, dan wordt de bestelling automatisch gesloten; geld dat later binnenkomt, krijgt u terug.',
  beneficiary: 'Rekeninghouder',
  entity: 'Entiteit',
  theReference: 'Kenmerk',
  amount: 'Bedrag',
}

export const spanishHowToPay: HowToPayWords = {
  subject: 'Cómo pagar {amount} de tu pedido {code}',
  transfer:
    'Transfiere {amount} a más tardar el {deadline} e indica la referencia exactamente así: por ella sabemos para qué es el dinero. Una transferencia suele tardar un día laborable.',
  reference:
    'Paga {amount} a más tardar el {deadline} en un cajero o en tu banca en línea, con la entidad y la referencia de abajo.',
  until:
    'Hasta entonces te guardamos el pedido. Si el dinero no ha llegado, el pedido se cierra automáticamente; lo que llegue después se te reembolsa.',
  beneficiary: 'Titular de la cuenta',
  entity: 'Entidad',
  theReference: 'Referencia',
  amount: 'Importe',
}

export const swedishHowToPay: HowToPayWords = {
  subject: 'Så betalar du {amount} för beställning {code}',
  transfer:
    'För över {amount} senast {deadline} och ange referensen precis som den står: på den ser vi vad pengarna gäller. En överföring tar oftast en bankdag.',
  reference:
    'Betala {amount} senast {deadline} i en bankautomat eller på internetbanken, med entiteten och referensen nedan.',
  until:
    'Till dess håller vi din beställning. Har pengarna inte kommit då stängs beställningen automatiskt; pengar som kommer senare får du tillbaka.',
  beneficiary: 'Kontoinnehavare',
  entity: 'Entitet',
  theReference: 'Referens',
  amount: 'Belopp',
}

export const frenchHowToPay: HowToPayWords = {
  subject: 'Comment payer {amount} pour la commande {code}',
  transfer:
    'Veuillez virer {amount} au plus tard le {deadline} et indiquer la référence telle quelle : elle nous dit à quoi correspond le virement. Un virement prend en général un jour ouvré.',
  reference:
    'Veuillez payer {amount} au plus tard le {deadline} à un distributeur ou dans votre banque en ligne, avec l’entité et la référence ci-dessous.',
  until:
    'Nous gardons votre commande jusque-là. Si l’argent n’est pas arrivé d’ici là, la commande est fermée automatiquement ; ce qui arrive plus tard vous est remboursé.',
  beneficiary: 'Titulaire du compte',
  entity: 'Entité',
  theReference: 'Référence',
  amount: 'Montant',
}

export const italianHowToPay: HowToPayWords = {
  subject: 'Come pagare {amount} per l’ordine {code}',
  transfer:
    'Fai un bonifico di {amount} entro il {deadline} e indica il riferimento esattamente così: da essa sappiamo a che cosa serve il denaro. Un bonifico richiede di solito un giorno lavorativo.',
  reference:
    'Paga {amount} entro il {deadline} a uno sportello automatico o dal tuo home banking, con l’ente e il riferimento qui sotto.',
  until:
    'Fino ad allora teniamo in sospeso il tuo ordine. Se il denaro non è arrivato, l’ordine si chiude automaticamente; ciò che arriva dopo ti viene rimborsato.',
  beneficiary: 'Intestatario del conto',
  entity: 'Ente',
  theReference: 'Riferimento',
  amount: 'Importo',
}

export const polishHowToPay: HowToPayWords = {
  subject: 'Jak zapłacić {amount} za zamówienie {code}',
  transfer:
    'Przelej {amount} do {deadline} z tytułem dokładnie takim jak poniżej: po nim wiemy, za co są pieniądze. Przelew trwa zwykle jeden dzień roboczy.',
  reference:
    'Zapłać {amount} do {deadline} w bankomacie lub w bankowości internetowej, z podaniem podmiotu (Entidade) i numeru poniżej.',
  until:
    'Do tego czasu zamówienie na Ciebie czeka. Jeśli pieniądze nie dotrą, zamówienie zostanie automatycznie zamknięte, a to, co przyjdzie później, zwrócimy.',
  beneficiary: 'Właściciel konta',
  entity: 'Podmiot (Entidade)',
  theReference: 'Tytuł przelewu',
  amount: 'Kwota',
}

export const chineseHowToPay: HowToPayWords = {
  subject: '如何为订单 {code} 支付 {amount}',
  transfer:
    '请在 {deadline} 之前转账 {amount}，并原样填写参考号：我们据此知道款项的用途。转账通常需要一个工作日。',
  reference:
    '请在 {deadline} 之前通过自动取款机或网上银行支付 {amount}，并填写下面的机构代码和参考号。',
  until: '在此之前我们为您保留订单。如果款项届时未到，订单会自动关闭；之后到账的款项会退还给您。',
  beneficiary: '账户名',
  entity: '机构代码',
  theReference: '参考号',
  amount: '金额',
}
