import type { InvoiceTexts } from './english.ts'

/** Słowa faktur i faktur korygujących po polsku. */
export const polishInvoice: InvoiceTexts = {
  titles: { INVOICE: 'Faktura', CREDIT_NOTE: 'Faktura korygująca', DEPOSIT: 'Faktura zaliczkowa' },
  number: 'Numer',
  issuedOn: 'Data wystawienia',
  deliveredOn: 'Data dostawy',
  orderedOn: 'Data zamówienia',
  order: 'Zamówienie',
  corrects: 'Koryguje fakturę {number} z dnia {day}',
  billTo: 'Nabywca',
  deliverTo: 'Miejsce dostawy',
  taxCode: 'NIP',
  vatId: 'NIP UE',
  eori: 'Numer EORI',
  item: 'Towar',
  qty: 'Ilość',
  net: 'Netto',
  rate: 'Stawka VAT',
  tax: 'Kwota VAT',
  gross: 'Brutto',
  shipping: 'Dostawa',
  totalNet: 'Razem netto',
  totalTax: 'VAT {rate}',
  totalGross: 'Razem brutto',
  settled: {
    INVOICE: 'Zapłacono w całości. Nie ma nic do zapłaty.',
    CREDIT_NOTE: 'Zwrócono tą samą drogą, którą zapłacono. Nie ma nic do zapłaty.',
    DEPOSIT: 'Zaliczka jest zapłacona. Faktura za towary ją odlicza.',
  },
  depositLine: 'Zaliczka: {name}',
  surchargeLine: 'Różnica w cenie: {name}',
  deductsDeposit: 'Minus zaliczka, faktura {number} z dnia {day}',
  soldBy: 'Sprzedawca',
  page: 'Strona {page} z {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Wewnątrzwspólnotowa dostawa towarów zwolniona z VAT (art. 138 dyrektywy 2006/112/WE). Odwrotne obciążenie: VAT rozlicza nabywca.',
    EXPORT: 'Eksport towarów zwolniony z VAT (art. 146 dyrektywy 2006/112/WE).',
  },
  mail: {
    INVOICE: {
      subject: 'Faktura {number} do zamówienia {code}',
      intro: '{shop} wysłał Twoje towary. Oto faktura do zamówienia {code} na {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Faktura korygująca {number} do zamówienia {code}',
      intro: 'Zwrócono {amount} z zamówienia {code}. Oto korekta do faktury {invoice}.',
    },
    DEPOSIT: {
      subject: 'Faktura zaliczkowa {number} do zamówienia {code}',
      intro:
        'Zaliczka {amount} do zamówienia {code} wpłynęła. Oto jej faktura; faktura za towary ją odlicza.',
    },
    attached: 'Dokument jest załączony jako PDF. Programy znajdą w nim to samo jako e-fakturę.',
    elsewhere: 'Dokument PDF znajdziesz przy swoim zamówieniu.',
    open: 'Otwórz zamówienie',
  },
}
