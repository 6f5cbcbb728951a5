import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines, safeCell } from '#platform/csv.ts'
import { Readable } from 'node:stream'
import { plainCell, readCells, readNumber, writeNumber } from './cells.rules.ts'
import { guessFields } from './columns.ts'
import { readRecords } from './read-table.ts'
import { recogniseTable } from './recognise.ts'

const reader = { decimalSign: ',' as const, shops: [], rooms: [] }

test('a number is read with its table’s decimal sign, and never with the other one', () => {
  const read = (text: string) => readNumber(text, ',')
  expect(['129,9', '1.299,00', '1 299,5', '1’299', '0,5', '7'].map(read)).toEqual([
    129.9, 1299, 1299.5, 1299, 0.5, 7,
  ])
  expect(['129.9', '1.29,0', '12.34', '-5', '1e3', '5 €', 'x', '1,2,3'].map(read)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
  expect([readNumber('1,299.50', '.'), readNumber('12,5', '.')]).toEqual([1299.5, undefined])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom(',', '.'),
      (cents, sign) => {
        expect(readNumber(writeNumber(cents / 100, sign), sign)).toBe(cents / 100)
      },
    ),
  )
})

test('every text comes back from a table as it went out, whatever a spreadsheet would take it for', async () => {
  const sign = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', '\t', '\n', 'ä', 'x', '木')
  const cell = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      async (rows, separator) => {
        const lines = csvLines(
          rows.map((row) => row.map(safeCell)),
          separator,
        )
        const back: string[][] = []
        const bytes = [...Buffer.from(lines)].map((byte) => Buffer.from([byte]))
        for await (const cells of readRecords(Readable.from(bytes), {
          encoding: 'utf-8',
          separator,
        }))
          back.push(cells.map(plainCell))
        expect(back).toEqual(rows)
        for (const cells of rows.flat()) expect(safeCell(cells)).not.toMatch(/^[=+\-@\t\r]/)
      },
    ),
    { numRuns: 300 },
  )
})

test('choices are read by their key or in any language of the mall, and what cannot be read is told at its column', () => {
  const fields = ['finish', 'freight', 'width', 'energy'] as const
  expect(readCells(['Eiche', 'PARCEL', '30,5', ''], fields, reader, {})).toEqual({
    facts: { finish: 'oak', freight: 'parcel', width: 30.5 },
    errors: [],
  })
  expect(readCells(['Teak', 'van', 'wide', 'H'], fields, reader, {}).errors).toEqual([
    { field: 'finish', code: 'table_choice' },
    { field: 'freight', code: 'table_choice' },
    { field: 'width', code: 'table_number' },
    { field: 'energy', code: 'table_choice' },
  ])
})

test('headings of other programs and languages are understood, each field once', () => {
  expect(
    guessFields(
      ['Artikel-Nr.', 'Bestand', 'Preis', 'Preis FR', 'Name (en)', '名称 zh-CN', 'Stock', 'Notiz'],
      { language: 'de', site: 'DE' },
    ),
  ).toEqual(['sku', 'stock', 'price.DE', 'price.FR', 'name.en', 'name.zh-CN', null, null])
})

test('a table is recognised by its bytes: encoding, separator and decimal sign', async () => {
  const of = (content: Buffer) => recogniseTable(async () => Readable.from([content]))
  const text = 'sku;Größe;Preis\r\nA;"1;2";12,50\r\n'
  expect(await of(Buffer.from(text, 'latin1'))).toMatchObject({
    encoding: 'windows-1252',
    separator: ';',
    decimalSign: ',',
    headings: ['sku', 'Größe', 'Preis'],
  })
  expect(await of(Buffer.from(`\uFEFF${text}`))).toMatchObject({
    encoding: 'utf-8',
    headings: ['sku', 'Größe', 'Preis'],
  })
  expect(await of(Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le'))).toMatchObject({
    encoding: 'utf-16le',
    separator: '\t',
  })
  expect(await of(Buffer.from('sku,price\nA,12.50\n'))).toMatchObject({
    separator: ',',
    decimalSign: '.',
  })
  await expect(of(Buffer.from('PK\u0003\u0004\u0000\u0000'))).rejects.toThrow('import.kind')
  await expect(of(Buffer.alloc(0))).rejects.toThrow('import.kind')
})
