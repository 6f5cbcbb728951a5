import type { InvoiceTexts } from './english.ts'

/** Le parole di fatture e note di credito in italiano. */
export const italianInvoice: InvoiceTexts = {
  title: 'Fattura',
  creditNote: 'Nota di credito',
  number: 'Numero',
  issuedOn: 'Data di emissione',
  deliveredOn: 'Data di consegna',
  orderedOn: 'Ordinato il',
  order: 'Ordine',
  corrects: 'Rettifica la fattura {number} del {day}',
  billTo: 'Intestata a',
  deliverTo: 'Consegnato a',
  taxCode: 'Codice fiscale',
  vatId: 'Partita IVA',
  eori: 'Numero EORI',
  item: 'Articolo',
  qty: 'Quantità',
  net: 'Imponibile',
  rate: 'Aliquota IVA',
  tax: 'IVA',
  gross: 'Importo',
  shipping: 'Consegna',
  totalNet: 'Totale senza IVA',
  totalTax: 'IVA {rate}',
  totalGross: 'Totale',
  paid: 'Pagata per intero. Non resta nulla da pagare.',
  refunded: 'Rimborsato con lo stesso mezzo di pagamento. Non resta nulla da pagare.',
  soldBy: 'Venduto da',
  page: 'Pagina {page} di {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Cessione intracomunitaria di beni non imponibile IVA (articolo 138 della direttiva 2006/112/CE). Inversione contabile a carico del destinatario.',
    EXPORT: 'Esportazione di beni non imponibile IVA (articolo 146 della direttiva 2006/112/CE).',
  },
  mail: {
    invoice: {
      subject: 'La tua fattura {number} per l’ordine {code}',
      intro: '{shop} ha spedito i tuoi articoli. Ecco la fattura dell’ordine {code} di {amount}.',
    },
    creditNote: {
      subject: 'Nota di credito {number} per l’ordine {code}',
      intro:
        '{amount} del tuo ordine {code} sono stati rimborsati. Ecco la nota di credito sulla fattura {invoice}.',
    },
    attached:
      'È allegata in PDF. I programmi vi trovano lo stesso contenuto come fattura elettronica.',
    elsewhere: 'La trovi in PDF nel tuo ordine.',
    open: 'Apri l’ordine',
  },
}
