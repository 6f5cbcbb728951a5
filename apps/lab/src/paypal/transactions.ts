import type { LabContext } from '../platform/context.ts'
import { fromMinor, toMinor } from './amount.ts'
import { PaypalError } from './paypal.errors.ts'
import { listMovements } from './paypal.store.ts'

export type Search = { start_date?: string; end_date?: string; page_size?: string; page?: string }
type Movement = ReturnType<typeof listMovements>[number]

const MOST_DAYS = 31
/** S success, P pending, D denied: as the report writes them. */
const statuses = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'S',
  PENDING: 'P',
  DECLINED: 'D',
  FAILED: 'D',
} as const

/**
 * PayPal's report of an account. It knows a movement hours after it was made, and says up to when
 * it is complete.
 */
export function searchTransactions(context: LabContext, search: Search) {
  const from = readMoment(search.start_date)
  const to = readMoment(search.end_date)
  const page = Number(search.page ?? 1)
  const pageSize = Number(search.page_size ?? 100)
  if (
    to.getTime() - from.getTime() > MOST_DAYS * 86_400_000 ||
    to < from ||
    !isPage(page, pageSize)
  )
    throw new PaypalError('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  const refreshed = new Date(context.now().getTime() - context.delays.paypalReport)
  const until = refreshed < to ? refreshed : to
  const all = listMovements(context.db, from.toISOString(), until.toISOString())
  return {
    transaction_details: all
      .slice((page - 1) * pageSize, page * pageSize)
      .map((one) => ({ transaction_info: present(one) })),
    account_number: 'GALLERIADEMO1',
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    last_refreshed_datetime: refreshed.toISOString(),
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / pageSize),
  }
}

function present({ kind, movement }: Movement) {
  const isCapture = kind === 'capture'
  const { currency_code } = movement.amount
  const fee = isCapture ? toMinor(movement.fee) : 0
  const at = movement.createTime.replace(/\.\d+Z$/, '+0000')
  return {
    transaction_id: movement.id,
    paypal_reference_id: isCapture ? movement.orderId : movement.captureId,
    paypal_reference_id_type: isCapture ? 'ODR' : 'TXN',
    // T0006: paid by the checkout; T1107: a refund that the merchant began.
    transaction_event_code: isCapture ? 'T0006' : 'T1107',
    transaction_initiation_date: at,
    transaction_updated_date: at,
    transaction_amount: isCapture
      ? movement.amount
      : { ...movement.amount, value: `-${movement.amount.value}` },
    fee_amount: fee === 0 ? fromMinor(0, currency_code) : negative(fee, currency_code),
    transaction_status: statuses[movement.status],
    ...(movement.customId && { custom_field: movement.customId }),
  }
}

function negative(minor: number, currency: string) {
  const { currency_code, value } = fromMinor(minor, currency)
  return { currency_code, value: `-${value}` }
}

function readMoment(value: string | undefined): Date {
  const moment = new Date(value ?? '')
  if (Number.isNaN(moment.getTime()))
    throw new PaypalError('INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  return moment
}

function isPage(page: number, pageSize: number): boolean {
  return Number.isInteger(page) && page >= 1 && pageSize >= 1 && pageSize <= 500
}
