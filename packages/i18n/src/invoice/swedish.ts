import type { InvoiceTexts } from './english.ts'

/** Fakturors och kreditfakturors ord på svenska. */
export const swedishInvoice: InvoiceTexts = {
  titles: { INVOICE: 'Faktura', CREDIT_NOTE: 'Kreditfaktura', DEPOSIT: 'Förskottsfaktura' },
  number: 'Nummer',
  issuedOn: 'Fakturadatum',
  deliveredOn: 'Leveransdatum',
  orderedOn: 'Beställd den',
  order: 'Beställning',
  corrects: 'Rättar faktura {number} av den {day}',
  billTo: 'Faktureras',
  deliverTo: 'Levererad till',
  taxCode: 'Skattenummer',
  vatId: 'Momsreg.nr',
  eori: 'EORI-nummer',
  item: 'Artikel',
  qty: 'Antal',
  net: 'Netto',
  rate: 'Momssats',
  tax: 'Moms',
  gross: 'Belopp',
  shipping: 'Leverans',
  totalNet: 'Summa utan moms',
  totalTax: 'Moms {rate}',
  totalGross: 'Totalt',
  settled: {
    INVOICE: 'Betald i sin helhet. Inget återstår att betala.',
    CREDIT_NOTE: 'Återbetald samma väg som den betalades. Inget återstår att betala.',
    DEPOSIT: 'Handpenningen är betald. Fakturan för varorna drar av den.',
  },
  depositLine: 'Handpenning: {name}',
  surchargeLine: 'Prisskillnad: {name}',
  deductsDeposit: 'Avgår handpenning, faktura {number} av den {day}',
  soldBy: 'Såld av',
  page: 'Sida {page} av {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Undantagen gemenskapsintern leverans av varor (artikel 138 i direktiv 2006/112/EG). Omvänd betalningsskyldighet: köparen redovisar momsen.',
    EXPORT: 'Export av varor, undantagen från moms (artikel 146 i direktiv 2006/112/EG).',
  },
  mail: {
    INVOICE: {
      subject: 'Din faktura {number} för beställning {code}',
      intro: '{shop} har skickat dina varor. Här är fakturan för beställning {code} på {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Kreditfaktura {number} för beställning {code}',
      intro:
        '{amount} av din beställning {code} har återbetalats. Här är kreditfakturan till faktura {invoice}.',
    },
    DEPOSIT: {
      subject: 'Din förskottsfaktura {number} för beställning {code}',
      intro:
        'Din handpenning på {amount} för beställning {code} har kommit. Här är fakturan för den; fakturan för varorna drar av den.',
    },
    attached: 'Den är bifogad som PDF. Program hittar samma sak som e-faktura i den.',
    elsewhere: 'Du hittar den som PDF vid din beställning.',
    open: 'Öppna beställningen',
  },
}
