import { newId, toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { nameOf, presentExport } from './export.present.ts'
import type { ExportRow } from './exports.types.ts'

const id = newId('export')
const row: ExportRow = {
  id,
  sellerId: 4,
  kind: 'ORDERS',
  format: 'CSV',
  language: 'de',
  timeZone: 'Europe/Berlin',
  fromDay: '2026-01-01',
  toDay: '2026-03-31',
  status: 'READY',
  parts: 2,
  place: null,
  rowCount: 812,
  bytes: 40_960,
  createdAt: new Date('2026-10-30T09:30:00Z'),
}

test('a table that is ready says what is in it, where it is fetched, and that it is kept for seven days', () => {
  expect(presentExport(row)).toEqual({
    id: toWireId('export', id),
    kind: 'ORDERS',
    format: 'CSV',
    from: '2026-01-01',
    to: '2026-03-31',
    status: 'READY',
    rowCount: 812,
    fileSize: 40_960,
    createdTime: '2026-10-30T09:30:00.000Z',
    expirationTime: '2026-11-06T09:30:00.000Z',
    file: {
      name: 'orders-2026-01-01-2026-03-31.csv',
      url: `/exports/${toWireId('export', id)}.csv`,
    },
  })
})

test('one that is being made, or that could not be made, has no file', () => {
  expect(presentExport({ ...row, status: 'PREPARING', bytes: null })).toMatchObject({
    status: 'PREPARING',
    fileSize: null,
    file: null,
  })
  expect(presentExport({ ...row, status: 'FAILED' }).file).toBeNull()
})

test('a spreadsheet is named and fetched as one', () => {
  const sheet: ExportRow = { ...row, kind: 'VAT', format: 'XLSX', toDay: '2026-01-01' }
  expect(nameOf(sheet)).toBe('vat-2026-01-01-2026-01-01.xlsx')
  expect(presentExport(sheet).file?.url).toBe(`/exports/${toWireId('export', id)}.xlsx`)
})
