import type { ArgumentOf } from '../client.ts'
import { formSchema } from '../form-schema.ts'
import { MOST_SET_PARTS, SET_PERCENT, SET_QTY } from './set-desk-rules.ts'

type SetBody = ArgumentOf<'POST /sapi/mall-merchant/set/keep'>

/** A set as it is typed. */
export type Typed = Readonly<Record<string, string>>

export const partField = (row: number) => `part-${row}`
export const qtyField = (row: number) => `qty-${row}`
export const partRows: readonly number[] = Array.from({ length: MOST_SET_PARTS }, (_, row) => row)

const textIn = (typed: Typed, name: string) => (typed[name] ?? '').trim()

const isWithin = (text: string, { least, most }: { least: number; most: number }) =>
  /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most

/** The first row, and each other one in which an item stands. */
const rowsOf = (typed: Typed) =>
  partRows.filter((row) => row === 0 || textIn(typed, partField(row)) !== '')

export const setSchema = formSchema<Typed>((typed) => [
  ...(textIn(typed, 'skuCode') === '' ? [{ path: 'skuCode', code: 'required' }] : []),
  ...(isWithin(textIn(typed, 'percentOff'), SET_PERCENT)
    ? []
    : [{ path: 'percentOff', code: 'percent' }]),
  ...rowsOf(typed).flatMap((row) => [
    ...(textIn(typed, partField(row)) === '' ? [{ path: partField(row), code: 'required' }] : []),
    ...(isWithin(textIn(typed, qtyField(row)), SET_QTY)
      ? []
      : [{ path: qtyField(row), code: 'qty' }]),
  ]),
])

export function readSet(typed: Typed, fingerprint: string | undefined): SetBody {
  return {
    skuCode: textIn(typed, 'skuCode'),
    percentOff: Number(textIn(typed, 'percentOff')),
    partList: rowsOf(typed).map((row) => ({
      skuCode: textIn(typed, partField(row)),
      qty: Number(textIn(typed, qtyField(row))),
    })),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  }
}

/**
 * Where on the form stands what the mall found wrong: it counts the items that were sent, the form
 * its rows.
 */
export function fieldOf(path: string, typed: Typed): string {
  const [, index, part] = /^partList\.(\d+)\.(skuCode|qty)$/.exec(path) ?? []
  const row = index === undefined ? undefined : rowsOf(typed)[Number(index)]
  if (row === undefined) return path
  return part === 'qty' ? qtyField(row) : partField(row)
}
