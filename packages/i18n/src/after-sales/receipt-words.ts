/**
 * The words of a receipt for money that went back before anything was invoiced, in every language.
 * Words that it shares with delivery notes are there.
 */

export const englishReceipt = {
  title: 'Refund receipt',
  request: 'Application',
  refundedOn: 'Refunded on',
  refundedTo: 'Refunded to',
  amount: 'Amount',
  shipping: 'Delivery',
  untaken: 'Not charged in the first place',
  total: 'Refunded',
  sameWay: 'Refunded to the payment method you used.',
  noInvoice:
    'This is not an invoice: the money was refunded before an invoice was issued, so there is no credit note. The amounts include any tax.',
} as const

export const germanReceipt = {
  title: 'Erstattungsbeleg',
  request: 'Antrag',
  refundedOn: 'Erstattet am',
  refundedTo: 'Erstattet an',
  amount: 'Betrag',
  shipping: 'Lieferung',
  untaken: 'Nie eingezogen',
  total: 'Erstattet',
  sameWay: 'Auf die Zahlungsart erstattet, mit der bezahlt wurde.',
  noInvoice:
    'Dies ist keine Rechnung: Das Geld wurde erstattet, bevor eine Rechnung ausgestellt war; deshalb gibt es keine Gutschrift. Die Beträge enthalten etwaige Steuern.',
}

export const dutchReceipt = {
  title: 'Terugbetalingsbewijs',
  request: 'Aanvraag',
  refundedOn: 'Terugbetaald op',
  refundedTo: 'Terugbetaald aan',
  amount: 'Bedrag',
  shipping: 'Levering',
  untaken: 'Nooit afgeschreven',
  total: 'Terugbetaald',
  sameWay: 'Terugbetaald op de manier waarop is betaald.',
  noInvoice:
    'Dit is geen factuur: het geld is terugbetaald voordat er een factuur was, en daarom is er geen creditnota. De bedragen zijn inclusief eventuele belasting.',
}

export const spanishReceipt = {
  title: 'Justificante de reembolso',
  request: 'Solicitud',
  refundedOn: 'Reembolsado el',
  refundedTo: 'Reembolsado a',
  amount: 'Importe',
  shipping: 'Envío',
  untaken: 'Nunca se cobró',
  total: 'Reembolsado',
  sameWay: 'Reembolsado por la misma vía por la que se pagó.',
  noInvoice:
    'Esto no es una factura: el dinero se reembolsó antes de emitir una factura, por lo que no hay factura rectificativa. Los importes incluyen los impuestos que correspondan.',
}

export const swedishReceipt = {
  title: 'Återbetalningskvitto',
  request: 'Ansökan',
  refundedOn: 'Återbetalt den',
  refundedTo: 'Återbetalt till',
  amount: 'Belopp',
  shipping: 'Leverans',
  untaken: 'Drogs aldrig',
  total: 'Återbetalt',
  sameWay: 'Återbetalt på samma sätt som det betalades.',
  noInvoice:
    'Detta är ingen faktura: pengarna återbetalades innan någon faktura hade ställts ut, och därför finns ingen kreditnota. Beloppen inkluderar eventuell skatt.',
}

export const polishReceipt = {
  title: 'Potwierdzenie zwrotu pieniędzy',
  request: 'Zgłoszenie',
  refundedOn: 'Data zwrotu',
  refundedTo: 'Zwrócono na rzecz',
  amount: 'Kwota',
  shipping: 'Dostawa',
  untaken: 'Nigdy nie pobrano',
  total: 'Zwrócono',
  sameWay: 'Zwrócono w ten sam sposób, w jaki zapłacono.',
  noInvoice:
    'To nie jest faktura: pieniądze zwrócono, zanim wystawiono fakturę, dlatego nie ma faktury korygującej. Kwoty zawierają ewentualny podatek.',
}

export const italianReceipt = {
  title: 'Ricevuta di rimborso',
  request: 'Richiesta',
  refundedOn: 'Rimborsato il',
  refundedTo: 'Rimborsato a',
  amount: 'Importo',
  shipping: 'Consegna',
  untaken: 'Mai addebitato',
  total: 'Rimborsato',
  sameWay: 'Rimborsato con lo stesso metodo di pagamento.',
  noInvoice:
    'Questa non è una fattura: il denaro è stato rimborsato prima che fosse emessa una fattura, quindi non c’è una nota di credito. Gli importi comprendono le eventuali imposte.',
}

export const frenchReceipt = {
  title: 'Justificatif de remboursement',
  request: 'Demande',
  refundedOn: 'Remboursé le',
  refundedTo: 'Remboursé à',
  amount: 'Montant',
  shipping: 'Livraison',
  untaken: 'Jamais débité',
  total: 'Remboursé',
  sameWay: 'Remboursé par le moyen utilisé pour le paiement.',
  noInvoice:
    'Ceci n’est pas une facture : l’argent a été remboursé avant l’émission d’une facture, il n’y a donc pas d’avoir. Les montants incluent les éventuelles taxes.',
}

export const chineseReceipt = {
  title: '退款凭证',
  request: '申请',
  refundedOn: '退款日期',
  refundedTo: '退款给',
  amount: '金额',
  shipping: '配送',
  untaken: '从未扣款',
  total: '已退款',
  sameWay: '已按原支付方式退款。',
  noInvoice: '本凭证不是发票：款项在开具发票之前已退还，因此没有红字发票。金额已含可能的税款。',
}
