import type { InvoiceTexts } from './english.ts'

/** Le parole di fatture e note di credito in italiano. */
export const italianInvoice: InvoiceTexts = {
  titles: { INVOICE: 'Fattura', CREDIT_NOTE: 'Nota di credito', DEPOSIT: 'Fattura di acconto' },
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
  settled: {
    INVOICE: 'Pagata per intero. Non resta nulla da pagare.',
    CREDIT_NOTE: 'Rimborsato sul metodo di pagamento usato. Non resta nulla da pagare.',
    DEPOSIT: 'L’acconto è pagato. La fattura degli articoli lo detrae.',
  },
  depositLine: 'Acconto: {name}',
  surchargeLine: 'Differenza di prezzo: {name}',
  deductsDeposit: 'Meno acconto, fattura {number} del {day}',
  soldBy: 'Venduto da',
  page: 'Pagina {page} di {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Cessione intracomunitaria di beni non imponibile IVA (articolo 138 della direttiva 2006/112/CE). Inversione contabile a carico del destinatario.',
    EXPORT: 'Esportazione di beni non imponibile IVA (articolo 146 della direttiva 2006/112/CE).',
  },
  mail: {
    INVOICE: {
      subject: 'La tua fattura {number} per l’ordine {code}',
      intro: '{shop} ha spedito i tuoi articoli. Ecco la fattura dell’ordine {code} di {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Nota di credito {number} per l’ordine {code}',
      intro:
        '{amount} del tuo ordine {code} sono stati rimborsati. Ecco la nota di credito sulla fattura {invoice}.',
    },
    DEPOSIT: {
      subject: 'La tua fattura di acconto {number} per l’ordine {code}',
      intro:
        'Il tuo acconto di {amount} per l’ordine {code} è arrivato. Ecco la fattura; la fattura degli articoli lo detrae.',
    },
    attached:
      'È allegata in PDF. I programmi vi trovano lo stesso contenuto come fattura elettronica.',
    elsewhere: 'La trovi in PDF nel tuo ordine.',
    open: 'Apri l’ordine',
  },
}
