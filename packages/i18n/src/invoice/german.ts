import type { InvoiceTexts } from './english.ts'

/** Die Wörter von Rechnungen und Gutschriften auf Deutsch. */
export const germanInvoice: InvoiceTexts = {
  titles: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Rechnungskorrektur', DEPOSIT: 'Anzahlungsrechnung' },
  number: 'Nummer',
  issuedOn: 'Rechnungsdatum',
  deliveredOn: 'Lieferdatum',
  orderedOn: 'Bestellt am',
  order: 'Bestellung',
  corrects: 'Korrigiert Rechnung {number} vom {day}',
  billTo: 'Rechnung an',
  deliverTo: 'Geliefert an',
  taxCode: 'Steuernummer',
  vatId: 'USt-IdNr.',
  eori: 'EORI-Nummer',
  item: 'Artikel',
  qty: 'Menge',
  net: 'Netto',
  rate: 'USt-Satz',
  tax: 'USt',
  gross: 'Betrag',
  shipping: 'Lieferung',
  totalNet: 'Summe ohne USt',
  totalTax: 'USt {rate}',
  totalGross: 'Gesamtbetrag',
  settled: {
    INVOICE: 'Vollständig bezahlt. Es ist nichts mehr zu zahlen.',
    CREDIT_NOTE: 'Auf das verwendete Zahlungsmittel erstattet. Es ist nichts mehr zu zahlen.',
    DEPOSIT: 'Die Anzahlung ist bezahlt. Sie wird von der Schlussrechnung abgezogen.',
  },
  depositLine: 'Anzahlung: {name}',
  surchargeLine: 'Aufpreis: {name}',
  deductsDeposit: 'Abzüglich Anzahlung, Rechnung {number} vom {day}',
  soldBy: 'Verkauft von',
  page: 'Seite {page} von {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG, § 4 Nr. 1 Buchst. b UStG). Steuerschuldnerschaft des Leistungsempfängers.',
    EXPORT:
      'Steuerfreie Ausfuhrlieferung (Artikel 146 der Richtlinie 2006/112/EG, § 4 Nr. 1 Buchst. a UStG).',
  },
  mail: {
    INVOICE: {
      subject: 'Ihre Rechnung {number} zur Bestellung {code}',
      intro:
        '{shop} hat Ihre Bestellung versandt. Hier ist die Rechnung zur Bestellung {code} über {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Rechnungskorrektur {number} zur Bestellung {code}',
      intro:
        '{amount} aus Ihrer Bestellung {code} wurden erstattet. Hier ist die Korrektur zur Rechnung {invoice}.',
    },
    DEPOSIT: {
      subject: 'Ihre Anzahlungsrechnung {number} zur Bestellung {code}',
      intro:
        'Wir haben Ihre Anzahlung von {amount} zur Bestellung {code} erhalten. Hier ist die Rechnung dazu; sie wird von der Schlussrechnung abgezogen.',
    },
    attached: 'Sie hängt als PDF an, das sie auch als E-Rechnung enthält.',
    elsewhere: 'Sie finden sie als PDF in Ihrer Bestellung.',
    open: 'Bestellung öffnen',
  },
}
