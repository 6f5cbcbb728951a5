import type { InvoiceTexts } from './english.ts'

/** De woorden van facturen en creditnota's in het Nederlands. */
export const dutchInvoice: InvoiceTexts = {
  titles: { INVOICE: 'Factuur', CREDIT_NOTE: 'Creditnota', DEPOSIT: 'Aanbetalingsfactuur' },
  number: 'Nummer',
  issuedOn: 'Factuurdatum',
  deliveredOn: 'Leverdatum',
  orderedOn: 'Besteld op',
  order: 'Bestelling',
  corrects: 'Corrigeert factuur {number} van {day}',
  billTo: 'Factuur aan',
  deliverTo: 'Geleverd aan',
  taxCode: 'Belastingnummer',
  vatId: 'Btw-id',
  eori: 'EORI-nummer',
  item: 'Artikel',
  qty: 'Aantal',
  net: 'Netto',
  rate: 'Btw-tarief',
  tax: 'Btw',
  gross: 'Bedrag',
  shipping: 'Bezorging',
  totalNet: 'Totaal zonder btw',
  totalTax: 'Btw {rate}',
  totalGross: 'Totaal',
  settled: {
    INVOICE: 'Volledig betaald. Er hoeft niets meer te worden betaald.',
    CREDIT_NOTE:
      'Terugbetaald via de oorspronkelijke betaalwijze. Er hoeft niets meer te worden betaald.',
    DEPOSIT: 'De aanbetaling is betaald. De factuur voor de artikelen brengt haar in mindering.',
  },
  depositLine: 'Aanbetaling: {name}',
  surchargeLine: 'Meerprijs: {name}',
  deductsDeposit: 'Min aanbetaling, factuur {number} van {day}',
  soldBy: 'Verkocht door',
  page: 'Pagina {page} van {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Vrijgestelde intracommunautaire levering van goederen (artikel 138 van Richtlijn 2006/112/EG). Btw verlegd naar de afnemer.',
    EXPORT: 'Uitvoer van goederen, vrijgesteld van btw (artikel 146 van Richtlijn 2006/112/EG).',
  },
  mail: {
    INVOICE: {
      subject: 'Uw factuur {number} voor bestelling {code}',
      intro:
        '{shop} heeft uw artikelen verzonden. Hier is de factuur voor bestelling {code} van {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Creditnota {number} voor bestelling {code}',
      intro:
        '{amount} van uw bestelling {code} is terugbetaald. Hier is de creditnota bij factuur {invoice}.',
    },
    DEPOSIT: {
      subject: 'Uw aanbetalingsfactuur {number} voor bestelling {code}',
      intro:
        'Uw aanbetaling van {amount} voor bestelling {code} is ontvangen. Hier is de factuur ervan; de factuur voor de artikelen brengt haar in mindering.',
    },
    attached:
      'Het document is als pdf bijgevoegd. Programma’s vinden daarin hetzelfde als e-factuur.',
    elsewhere: 'U vindt het document als pdf bij uw bestelling.',
    open: 'Bestelling openen',
  },
}
