import type { ArgumentOf } from '../client.ts'
import { formSchema } from '../form-schema.ts'
import { GROUP_HOURS, GROUP_PERCENT, GROUP_SIZE, MOST_GROUP_SIZES } from './group-offer-rules.ts'

type GroupOfferPlan = ArgumentOf<'POST /sapi/mall-merchant/groupOffer/plan'>

/** A group offer as it is typed: times are of the clock on the wall here. */
export type Typed = Readonly<Record<string, string>>

export const sizeField = (row: number) => `size-${row}`
export const percentField = (row: number) => `percent-${row}`
export const sizeRows: readonly number[] = Array.from({ length: MOST_GROUP_SIZES }, (_, row) => row)

const textIn = (typed: Typed, name: string) => (typed[name] ?? '').trim()

const isWithin = (text: string, { least, most }: { least: number; most: number }) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most

/** The first row, and each other one in which something stands. */
const rowsOf = (typed: Typed) =>
  sizeRows.filter(
    (row) =>
      row === 0 || textIn(typed, sizeField(row)) !== '' || textIn(typed, percentField(row)) !== '',
  )

export const planSchema = formSchema<Typed>((typed) => [
  ...['skuCode', 'startTime', 'endTime']
    .filter((name) => textIn(typed, name) === '')
    .map((path) => ({ path, code: 'required' })),
  ...(isWithin(textIn(typed, 'openHours'), GROUP_HOURS)
    ? []
    : [{ path: 'openHours', code: 'hours' }]),
  ...rowsOf(typed).flatMap((row) => [
    ...(isWithin(textIn(typed, sizeField(row)), GROUP_SIZE)
      ? []
      : [{ path: sizeField(row), code: 'size' }]),
    ...(isWithin(textIn(typed, percentField(row)), GROUP_PERCENT)
      ? []
      : [{ path: percentField(row), code: 'percent' }]),
  ]),
])

const moment = (typed: string | undefined) => new Date(typed ?? '').toISOString()

export function readPlan(typed: Typed): GroupOfferPlan {
  return {
    skuCode: textIn(typed, 'skuCode'),
    startTime: moment(typed['startTime']),
    endTime: moment(typed['endTime']),
    openHours: Number(textIn(typed, 'openHours')),
    sizeList: rowsOf(typed).map((row) => ({
      size: Number(textIn(typed, sizeField(row))),
      percentOff: Number(textIn(typed, percentField(row))),
    })),
  }
}

/**
 * Where on the form stands what the mall found wrong: it counts the sizes that were sent, the form
 * its rows.
 */
export function fieldOf(path: string, typed: Typed): string {
  const [, index, part] = /^sizeList\.(\d+)\.(size|percentOff)$/.exec(path) ?? []
  const row = index === undefined ? undefined : rowsOf(typed)[Number(index)]
  if (row === undefined) return path
  return part === 'size' ? sizeField(row) : percentField(row)
}
