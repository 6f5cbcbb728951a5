import { newId, toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { answering } from '../../testing/answering-database.ts'
import type { ImportedRow, ImportRow, Remark } from './goods-table.types.ts'
import type { RowCount } from './import-rows.store.ts'
import { ownImport, presentImport, presentRow, sentenceOf, showImport } from './import.present.ts'

const id = newId('goodsImport')
const wireId = toWireId('goodsImport', id)
const row: ImportRow = {
  id,
  sellerId: 4,
  userId: newId('user'),
  person: 'Ada Arvid',
  fileName: 'goods.csv',
  status: 'CHECKED',
  isHere: true,
  language: 'en',
  encoding: 'utf-8',
  separator: ';',
  decimalSign: ',',
  columns: [
    { heading: 'Artikel', samples: ['HAL-OAK', 'HAL-ASH'], field: 'sku' },
    { heading: 'Notiz', samples: [], field: null },
  ],
  rowCount: 9,
  attempt: 1,
  mode: null,
  stoppedBy: null,
  createdAt: new Date('2026-10-30T09:30:00Z'),
}
const count = (change: Partial<RowCount>): RowCount => ({
  plan: 'CHANGE',
  answer: null,
  isAsked: false,
  count: 1,
  ...change,
})
const contextOf = (db?: Db, sellerId = 4) =>
  ({ language: 'en', actor: { kind: 'member', sellerId }, db }) as unknown as Context
const ctx = contextOf()
const present = (change: Partial<ImportRow>, counts: readonly RowCount[] = []) =>
  presentImport(ctx, { ...row, ...change }, counts)

test('a table that was looked at says what its columns are, what its rows would do, and what is asked about twice', () => {
  expect(
    present({}, [
      count({ count: 4 }),
      count({ isAsked: true, count: 2 }),
      count({ plan: 'NEW', isAsked: true }),
      count({ plan: 'SAME', count: 2 }),
    ]),
  ).toEqual({
    id: wireId,
    fileName: 'goods.csv',
    status: 'CHECKED',
    sentence: null,
    separator: ';',
    decimalSign: ',',
    columnList: [
      { heading: 'Artikel', sampleList: ['HAL-OAK', 'HAL-ASH'], field: 'sku' },
      { heading: 'Notiz', sampleList: [], field: null },
    ],
    rowCount: 9,
    planCount: { NEW: 1, CHANGE: 6, SAME: 2, FAULT: 0 },
    askCount: 3,
    answerCount: { DONE: 0, SAME: 0, CONFLICT: 0, REFUSED: 0, LEFT: 0 },
    mode: null,
    person: 'Ada Arvid',
    createdTime: '2026-10-30T09:30:00.000Z',
    expirationTime: '2026-10-31T09:30:00.000Z',
    errorsUrl: null,
  })
})

test('one that was taken over says what became of its rows, and is kept for seven days', () => {
  expect(
    present({ status: 'DONE', mode: 'GOOD' }, [
      count({ answer: 'DONE', count: 5 }),
      count({ plan: 'SAME', answer: 'SAME' }),
    ]),
  ).toMatchObject({
    status: 'DONE',
    mode: 'GOOD',
    answerCount: { DONE: 5, SAME: 1, CONFLICT: 0, REFUSED: 0, LEFT: 0 },
    expirationTime: '2026-11-06T09:30:00.000Z',
    errorsUrl: null,
  })
})

test('a table waits a day for its word, and whatever is over is kept for a week', () => {
  const ends = (status: ImportRow['status']) => present({ status }).expirationTime.slice(0, 10)
  expect((['RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING'] as const).map(ends)).toEqual(
    Array.from({ length: 4 }, () => '2026-10-31'),
  )
  expect((['DONE', 'STOPPED', 'FAILED', 'DISCARDED'] as const).map(ends)).toEqual(
    Array.from({ length: 4 }, () => '2026-11-06'),
  )
})

test('rows that cannot be taken over, or were not, can be fetched as a table, once all were looked at', () => {
  const url = (change: Partial<RowCount>, status: ImportRow['status'] = 'DONE') =>
    present({ status }, [count({ answer: 'DONE' }), count(change)]).errorsUrl
  const table = `/goods-table/${wireId}.csv`
  expect(url({ plan: 'FAULT' }, 'CHECKED')).toBe(table)
  expect(url({ plan: 'FAULT' }, 'CHECKING')).toBeNull()
  expect([
    url({ answer: 'CONFLICT' }),
    url({ answer: 'REFUSED' }),
    url({ answer: 'LEFT' }),
  ]).toEqual([table, table, table])
  expect(url({ answer: 'SAME' })).toBeNull()
})

test('why a table was stopped is told in the language of the reader, with its figures', () => {
  expect(
    present({ stoppedBy: { code: 'import.too_long', facts: { most: 50_000 } } }).sentence,
  ).toBe('A table can have at most 50000 rows. Please make two of it.')
  expect(present({ stoppedBy: { code: 'import.empty' } }).sentence).toBe(
    'This table has no rows below its heading.',
  )
})

const line: ImportedRow = {
  rowNo: 2,
  code: 'HAL-OAK',
  cells: ['HAL-OAK', '129,5'],
  plan: 'CHANGE',
  work: null,
  changes: [
    { field: 'price.DE', before: '119', after: '129.5' },
    { field: 'gtin', before: null, after: '4006381333931' },
  ],
  faults: [],
  asks: [{ field: 'price.DE', code: 'table_far' }],
  itemKey: 'item 3',
  skuId: 7,
  answer: 'DONE',
}
const presentLine = (change: Partial<ImportedRow>) =>
  presentRow(ctx, { ...line, ...change }, row.columns)

test('a row says what it would change, what is asked about it, and what became of it', () => {
  expect(presentLine({})).toEqual({
    rowNo: 2,
    skuCode: 'HAL-OAK',
    plan: 'CHANGE',
    answer: 'DONE',
    changeList: [
      { field: 'price.DE', before: '119', after: '129.5' },
      { field: 'gtin', before: null, after: '4006381333931' },
    ],
    errorList: [],
    askList: [
      {
        field: 'price.DE',
        heading: 'Price DE',
        sentence: 'This is less than half of the last price, or more than twice.',
      },
    ],
  })
})

test('what is wrong stands at its column, by the heading that the table has for it, or else by ours', () => {
  const faults: Remark[] = [
    { field: 'sku', code: 'table_twice', facts: { row: 1 } },
    { field: 'width', code: 'table_number' },
    { code: 'goods.state' },
  ]
  expect(presentLine({ plan: 'FAULT', faults }).errorList).toEqual([
    { field: 'sku', heading: 'Artikel', sentence: 'Row 1 has this article number already.' },
    {
      field: 'width',
      heading: 'Width (cm)',
      sentence: 'This is no number with the decimal sign of this table.',
    },
    { field: null, heading: null, sentence: 'That cannot be done with these goods.' },
  ])
})

test('of long cells only the beginning is shown', () => {
  const { skuCode, changeList } = presentLine({
    code: 'A'.repeat(101),
    changes: [{ field: 'description.de', before: 'b'.repeat(201), after: 'c'.repeat(201) }],
  })
  expect(skuCode).toBe('A'.repeat(100))
  expect(changeList).toEqual([
    { field: 'description.de', before: 'b'.repeat(200), after: 'c'.repeat(200) },
  ])
})

test('the table of errors says the same sentences, in the language of its reader', () => {
  const remark: Remark = { field: 'sku', code: 'table_twice', facts: { row: 1 } }
  expect(sentenceOf({ language: 'de' }, remark)).toBe('Diese Artikelnummer steht schon in Zeile 1.')
  expect(sentenceOf({ language: 'en' }, { code: 'goods.state' })).toBe(
    'That cannot be done with these goods.',
  )
})

test('a table of another shop, one that never came whole, or none is not there', async () => {
  const found = (rows: object[], sellerId?: number) =>
    ownImport(contextOf(answering(rows), sellerId), id)
  await expect(found([row])).resolves.toEqual(row)
  await expect(found([row], 5)).rejects.toThrow('import.not_found')
  await expect(found([{ ...row, isHere: false }])).rejects.toThrow('import.not_found')
  await expect(found([])).rejects.toThrow('import.not_found')
})

test('a shop is shown its table with the rows as they are counted now', async () => {
  const counts = [count({ count: 9 })]
  expect(await showImport(contextOf(answering([row], counts)), id)).toEqual(present({}, counts))
})
