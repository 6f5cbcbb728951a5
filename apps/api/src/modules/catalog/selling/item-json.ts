import type { Measure } from '@galleria/kernel/measure'
import { sql } from 'kysely'
import type { VoucherTerms } from './voucher.rules.ts'

/** What the item `i` is sold by, as JSON; null for pieces. */
export const MEASURE_JSON = `case when i.measure is not null then json_build_object('unit', i.measure, 'step', i.step) end`
/** The terms by which the item `i` is sold as codes, as JSON; null for goods. */
export const VOUCHER_JSON = `case when i.voucher is not null then json_strip_nulls(json_build_object('kind', i.voucher, 'days', i.voucher_days, 'place', i.voucher_place, 'address', i.voucher_address)) end`

export const itemMeasure = sql<Measure | null>`${sql.raw(MEASURE_JSON)}`
export const itemVoucher = sql<VoucherTerms | null>`${sql.raw(VOUCHER_JSON)}`
