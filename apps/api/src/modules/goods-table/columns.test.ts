import { expect, test } from 'vitest'
import { tableFields } from '@galleria/contract/goods-table-rules'
import { languages } from '@galleria/contract/storefronts'
import { guessFields, headingOf, writtenColumns } from './columns.ts'

test.each(languages)(
  'a table that was taken out in %s is read as it was written, whatever language reads it',
  (language) => {
    const headings = writtenColumns.map((column) => headingOf(column, language))
    const read = writtenColumns.map((column) =>
      (tableFields as readonly string[]).includes(column) ? column : null,
    )
    for (const reader of ['en', 'pl'] as const)
      expect(guessFields(headings, { language: reader, site: 'DE' })).toEqual(read)
  },
)

test('headings are in the language of whoever takes the table out', () => {
  expect(
    ['sku', 'stock', 'price.DE', 'name.sv', 'held'].map((column) => headingOf(column, 'de')),
  ).toEqual(['Artikelnummer', 'Bestand', 'Preis DE', 'Name sv', 'Für Bestellungen reserviert'])
})

test('what a shop calls its columns itself is understood, and a name that does not say of which language is that of the shop', () => {
  expect(
    guessFields(['Art.-Nr.', 'Lagerbestand', 'Bezeichnung', 'Preis', 'Farbe', 'Notiz', 'SKU'], {
      language: 'de',
      site: 'DE',
    }),
  ).toEqual(['sku', 'stock', 'name.de', 'price.DE', 'finish', null, null])
})
