import { formSchema } from '../form-schema.ts'

/**
 * What an application for after-sales may hold, for the form in the browser and the server alike.
 * Source: reviews-and-after-sales section 5.
 */

export const reverseTypes = [
  'SALE_CANCEL_AFTER_PAID',
  'SALE_REFUND',
  'SALE_RETURN',
  'SALE_EXCHANGE',
  'PURCHASE_RETURN',
  'SALE_CANCEL_BEFORE_DELIVERY',
] as const
export type ReverseType = (typeof reverseTypes)[number]

export const reverseStatuses = [
  'AS_APPLIED',
  'WAITING_FOR_AUDIT_BY_SELLER',
  'WAITING_FOR_BUYER_RETURN',
  'WAITING_FOR_QC_DONE',
  'WAITING_FOR_REFUND',
  'WAITING_FOR_SELLER_SHIP',
  'WAITING_FOR_BUYER_CONFIRMED',
  'REFUND_PENDING',
  'REFUND_DONE',
  'REVERSE_DONE',
  'REVERSE_CANCELED',
  'REVERSE_CLOSE',
  'REFUND_FAIL',
] as const
export type ReverseStatus = (typeof reverseStatuses)[number]
/** Those in which something is still to happen. */
export const openReverseStatuses = reverseStatuses.filter(
  (status) =>
    !['REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE', 'REFUND_DONE'].includes(status),
)

export const buyersReasons = [
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'WRONG_ITEM',
  'MISSING_PARTS',
  'NOT_RECEIVED',
  'TOO_LATE',
  'NO_LONGER_WANTED',
  'OTHER',
] as const
export type BuyersReason = (typeof buyersReasons)[number]
/** The shop's own come after them: it cannot send the goods, or nobody has fetched them. */
export const reverseReasons = [
  ...buyersReasons,
  'OUT_OF_STOCK',
  'NOT_PROVIDED',
  'NOT_FETCHED',
] as const
export type ReverseReason = (typeof reverseReasons)[number]
/**
 * Reasons that are defects, for which the seller answers by law and owes the way back; these alone
 * can be named once the time in which anything can be asked is over.
 */
export const defectReasons = [
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'WRONG_ITEM',
  'MISSING_PARTS',
] as const satisfies readonly ReverseReason[]
export function isDefect(reason: ReverseReason): boolean {
  return (defectReasons as readonly ReverseReason[]).includes(reason)
}

/**
 * A line about which this was asked so often needs a person; requests that were taken back do not
 * count.
 */
export const REQUESTS_PER_LINE = 5
/** So often its buyer changes an application that nobody has decided about. */
export const MOST_CHANGES = 2
export const REMARK_MAX = 500
export const EVIDENCE_MAX = 6
/** 1 M, which is 1024 x 1024 bytes; exactly that is accepted. */
export const EVIDENCE_BYTES = 1024 * 1024
export const REJECT_REASON_MAX = 500
/** How long a seller may think; silence is consent (A13). */
export const SELLER_ANSWERS_WITHIN_HOURS = 48
/** So long before that the shop is reminded, once. */
export const SELLER_REMINDED_BEFORE_HOURS = 24

/**
 * What a shop finds of each unit that was to come back. Only what is as good as new is for sale
 * again; what is refused goes back to its buyer, what is missing never came.
 */
export const foundDispositions = ['SELLABLE', 'REFURBISH', 'SCRAP', 'MISSING', 'REFUSED'] as const
export type FoundDisposition = (typeof foundDispositions)[number]
/** What its carrier has lost at the risk of the shop the mall writes down itself. */
export const dispositions = [...foundDispositions, 'LOST'] as const
export type Disposition = (typeof dispositions)[number]
/** Of these the money goes back. */
export const acceptedDispositions = [
  'SELLABLE',
  'REFURBISH',
  'SCRAP',
  'LOST',
] as const satisfies readonly Disposition[]

/**
 * How long a buyer may take to send goods back (A16), and how long before the end of that there is
 * a reminder.
 */
export const SEND_BACK_WITHIN_DAYS = 14
export const SEND_BACK_REMINDED_BEFORE_HOURS = [72, 24] as const
/** How long a shop may take to look at what comes back; silence is consent (A21). */
export const INSPECT_WITHIN_DAYS = 10
export const INSPECT_AFTER_ARRIVAL_WORKING_DAYS = 3
export const INSPECT_REMINDED_BEFORE_HOURS = [24] as const

/** How often units of a line may be exchanged. */
export const EXCHANGES_PER_LINE = 2
/**
 * How long a shop may take to send a replacement (A25), and how long before the end of that there
 * is a reminder.
 */
export const REPLACE_WITHIN_DAYS = 7
export const REPLACE_REMINDED_BEFORE_HOURS = [48] as const
/**
 * How long a buyer may take to pay what a replacement costs more (A23), and how long before the end
 * of that there is a reminder.
 */
export const SURCHARGE_WITHIN_HOURS = 72
export const SURCHARGE_REMINDED_BEFORE_HOURS = [24] as const
/**
 * So long after its carrier has delivered it a replacement counts as received (A26); where no
 * carrier says so, so long after it was sent.
 */
export const RECEIVED_AFTER_ARRIVAL_DAYS = 10
export const RECEIVED_AFTER_DISPATCH_DAYS = 21
/** Its buyer is reminded before that. */
export const RECEIPT_REMINDED_BEFORE_HOURS = [72] as const

/**
 * Whether money goes back: an exchange is about none, until it has become a return because there is
 * no replacement.
 */
export function isAboutMoney(reverse: {
  readonly reverseTradeOrderType: ReverseType
  readonly changeToReturn: boolean
  /** The mall rules about the money of an exchange, too. */
  readonly isInDispute?: boolean
}): boolean {
  return (
    reverse.reverseTradeOrderType !== 'SALE_EXCHANGE' ||
    reverse.changeToReturn ||
    reverse.isInDispute === true
  )
}

/**
 * Whether an exchange waits for its buyer, or a bank, because it costs more than was paid and its
 * goods were accepted.
 */
export function isSurchargeDue({
  reverseTradeOrderStatus: status,
  exchangeSurcharge,
}: {
  readonly reverseTradeOrderStatus: ReverseStatus
  readonly exchangeSurcharge: {
    readonly order: { readonly paidTime: string | null } | null
  } | null
}): boolean {
  return status === 'WAITING_FOR_SELLER_SHIP' && exchangeSurcharge?.order?.paidTime === null
}

/**
 * What came instead is lost, as its carrier says: its buyer takes the money, or its shop gives it.
 */
export function isReplacementLost({
  reverseTradeOrderStatus: status,
  lostParcel,
}: {
  readonly reverseTradeOrderStatus: ReverseStatus
  readonly lostParcel: 'USER' | 'SELLER' | null
}): boolean {
  return status === 'WAITING_FOR_BUYER_CONFIRMED' && lostParcel === 'SELLER'
}

/**
 * So many units come in exchange: those that were sent, else those that were accepted, and before
 * anybody has looked all of them.
 */
export function replacementQty({
  reverseQty,
  replacedQty,
  inspectionList,
}: {
  readonly reverseQty: number
  readonly replacedQty: number
  readonly inspectionList: readonly { readonly disposition: Disposition; readonly qty: number }[]
}): number {
  if (replacedQty > 0) return replacedQty
  if (inspectionList.length === 0) return reverseQty
  const accepted: readonly Disposition[] = acceptedDispositions
  const qty = inspectionList
    .filter(({ disposition }) => accepted.includes(disposition))
    .reduce((sum, one) => sum + one.qty, 0)
  // Hundredths: 1.5 less 0.3 is 1.2.
  return Math.round(qty * 100) / 100
}

/** Where goods go back to. */
export type ReturnAddress = {
  readonly personName: string
  readonly personPhone: string
  readonly detailAddress: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}
export const returnAddressMaxima = {
  personName: 100,
  personPhone: 40,
  detailAddress: 200,
  postalCode: 20,
  city: 100,
  country: 2,
} as const satisfies Record<keyof ReturnAddress, number>

/** What a counter scans. */
export const LABEL_CODE_MAX = 300

const TRACKING_NUMBER = /^[A-Za-z0-9]{1,40}$/

/** How goods go back: the carrier's id, and the number on the label, as they were typed. */
export type SendBackForm = { readonly carrierId: string; readonly number: string }
export type SendBackError = 'carrier_required' | 'number_required' | 'number_invalid'

/** The rules of the page on which goods are sent back; the call holds the same. */
export const sendBackSchema = formSchema<SendBackForm>(({ carrierId, number }) => [
  ...(/^\d{1,9}$/.test(carrierId)
    ? []
    : [{ path: 'carrierId', code: 'carrier_required' satisfies SendBackError }]),
  ...(number.trim() === ''
    ? [{ path: 'number', code: 'number_required' satisfies SendBackError }]
    : TRACKING_NUMBER.test(number.trim())
      ? []
      : [{ path: 'number', code: 'number_invalid' satisfies SendBackError }]),
])

export type ApplicationForm = {
  /**
   * `by`: the step of what is sold by measure. `exchangeSkuId`: of an exchange, what is wanted
   * instead; empty while nothing is picked.
   */
  readonly lines: readonly {
    readonly qty: number
    readonly canReverseQty: number
    readonly by?: number
    readonly exchangeSkuId?: string
  }[]
  /** Other goods are asked for, and no money. */
  readonly isExchange?: boolean
  readonly amount: string
  /** Nothing may be asked for where goods come back. */
  readonly mayBeZero?: boolean
  /**
   * The least and the most that can be asked for, in major units; units that were not sent come
   * with all of their money.
   */
  readonly least: number
  readonly available: number
  readonly decimals: number
  readonly reason: string
  /** Those that fit where the goods are. */
  readonly reasons: readonly string[]
  readonly remark: string
  readonly fileCount: number
}
export type ApplicationError =
  | 'no_line'
  | 'quantity'
  | 'amount_required'
  | 'amount_invalid'
  | 'amount_zero'
  | 'amount_too_low'
  | 'amount_too_high'
  | 'reason_required'
  | 'remark_too_long'
  | 'too_many_files'
  | 'exchange_sku_required'
type ApplicationField = 'lines' | 'amount' | 'reason' | 'remark' | 'files' | `exchange.${number}`

/**
 * What is wrong with an application, by field; empty when it may be sent. `amount` is as it was
 * typed (comma or point); `exchange.0` is what is wanted for the first line.
 */
export function checkApplication(
  form: ApplicationForm,
): Partial<Record<ApplicationField, ApplicationError>> {
  const amount = form.isExchange ? undefined : checkAmount(form)
  return {
    ...(form.isExchange
      ? Object.fromEntries(
          form.lines.flatMap(({ exchangeSkuId = '' }, index) =>
            exchangeSkuId === '' ? [[`exchange.${index}`, 'exchange_sku_required' as const]] : [],
          ),
        )
      : {}),
    ...(form.lines.length === 0
      ? { lines: 'no_line' as const }
      : form.lines.some(
            ({ qty, canReverseQty, by = 1 }) =>
              !isWholeSteps(qty, by) || qty < by || qty > canReverseQty,
          )
        ? { lines: 'quantity' as const }
        : {}),
    ...(amount ? { amount } : {}),
    ...(form.reasons.includes(form.reason) ? {} : { reason: 'reason_required' as const }),
    ...(form.remark.length > REMARK_MAX ? { remark: 'remark_too_long' as const } : {}),
    ...(form.fileCount > EVIDENCE_MAX ? { files: 'too_many_files' as const } : {}),
  }
}

/** The same as the schema of the form. */
export const applicationSchema = formSchema<ApplicationForm>((form) =>
  Object.entries(checkApplication(form)).flatMap(([path, code]) => (code ? [{ path, code }] : [])),
)

function isWholeSteps(qty: number, by: number): boolean {
  const steps = (qty * 100) / Math.round(by * 100)
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function checkAmount({
  amount,
  mayBeZero = false,
  least,
  available,
  decimals,
}: ApplicationForm): ApplicationError | undefined {
  if (amount.trim() === '') return 'amount_required'
  const value = readAmount(amount, decimals)
  if (value === undefined) return 'amount_invalid'
  if (value === 0) return mayBeZero ? undefined : 'amount_zero'
  if (value < least) return 'amount_too_low'
  return value > available ? 'amount_too_high' : undefined
}

/**
 * A typed amount in major units: digits with at most the currency's decimals after a comma or a
 * point. Undefined for anything else.
 */
export function readAmount(typed: string, decimals: number): number | undefined {
  const text = typed.trim().replace(',', '.')
  const match = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text)
  return match && (match[2] ?? '').length <= decimals ? Number(text) : undefined
}
