import type { WireReverse } from '@galleria/contract/after-sales'
import { applicationSchema, buyersReasons, readAmount } from '@galleria/contract/after-sales-rules'
import type { ArgumentOf } from '@galleria/contract/client'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { minorDigits, type Currency } from '@galleria/kernel/money'
import { writeAmount } from './application.ts'

/** An application as its buyer changes it: what is typed, not what is right. */
export type ChangeForm = {
  readonly version: number
  readonly qtys: Readonly<Record<string, string>>
  /** All that the items can give back, or another amount. */
  readonly sum: 'all' | 'part'
  readonly amount: string
  readonly reason: string
  readonly remark: string
  readonly photos: readonly string[]
}

export function changePath(reverseId: string): string {
  return `/buyer/as/change/${reverseId}`
}

export const qtyName = (lineId: string) => `qty-${lineId}`

/** As it stands now. */
export function startOf(reverse: WireReverse, locale: string): ChangeForm {
  const { applyRefundAmt, availableRefundAmt } = reverse
  const [latest] = reverse.remarkList
  return {
    version: reverse.version,
    qtys: Object.fromEntries(
      reverse.reverseTradeOrderLineList.map(({ id, reverseQty }) => [id, String(reverseQty)]),
    ),
    sum: applyRefundAmt.value === availableRefundAmt.value ? 'all' : 'part',
    amount: writeAmount(applyRefundAmt, locale),
    reason: reverse.reverseReason,
    remark: latest?.remark ?? '',
    photos: latest?.attachmentList.files.map(({ url }) => url) ?? [],
  }
}

export function readChange(form: FormData): ChangeForm {
  const read = (name: string) => String(form.get(name) ?? '')
  return {
    version: Number(read('version')) || 0,
    qtys: Object.fromEntries(
      [...form.keys()]
        .filter((name) => name.startsWith('qty-'))
        .map((name) => [name.slice('qty-'.length), read(name).trim().replace(',', '.')]),
    ),
    sum: read('sum') === 'part' ? 'part' : 'all',
    amount: read('amount').trim(),
    reason: read('reason'),
    // A form sent without script writes its line ends with two signs.
    remark: read('remark').replace(/\r\n?/g, '\n'),
    photos: form.getAll('photos').map(String).filter(Boolean),
  }
}

/**
 * Everything that can be told without asking the server: how much money the items can give back it
 * says itself.
 */
export function findChangeErrors(typed: ChangeForm, reverse: WireReverse): FieldErrors {
  const { modification, reverseTradeOrderLineList, applyRefundAmt } = reverse
  const isAsked = !modification?.isSumFixed && typed.sum === 'part'
  return errorsOf(applicationSchema, {
    lines: reverseTradeOrderLineList.map(({ id, reverseQty, tradeOrderLine: { sku } }) => ({
      qty: Number(typed.qtys[id] ?? reverseQty),
      by: sku.adjustStep,
      canReverseQty: modification?.lineList.find((line) => line.id === id)?.mostQty ?? reverseQty,
    })),
    // Without an amount of its own there is none to judge.
    isExchange: false,
    amount: isAsked ? typed.amount : '0',
    mayBeZero: !isAsked || reverse.reverseTradeOrderType === 'SALE_RETURN',
    least: 0,
    available: Number.POSITIVE_INFINITY,
    decimals: minorDigits(applyRefundAmt.currency as Currency),
    reason: typed.reason,
    reasons: modification?.reasonList ?? buyersReasons,
    remark: typed.remark,
    fileCount: typed.photos.length,
  })
}

/** The change as its call takes it; only for one without errors. */
export function toChange(
  typed: ChangeForm,
  reverse: WireReverse,
): ArgumentOf<'POST /sapi/mall-order/web/reverseorder/modify'> {
  const { currency } = reverse.applyRefundAmt
  const reason = buyersReasons.find((one) => one === typed.reason)
  if (!reason) throw new Error('a change with errors was to be sent')
  const sums = {
    reverseTradeOrderLineList: reverse.reverseTradeOrderLineList.map(({ id, reverseQty }) => ({
      id,
      reverseQty: Number(typed.qtys[id] ?? reverseQty),
    })),
    ...(typed.sum === 'part'
      ? {
          applyRefundAmt: {
            value: readAmount(typed.amount, minorDigits(currency as Currency)) ?? 0,
            currency,
          },
        }
      : {}),
  }
  return {
    id: reverse.id,
    version: typed.version,
    reverseReason: reason,
    ...(typed.remark.trim() ? { remark: typed.remark.trim() } : {}),
    ...(typed.photos.length > 0
      ? { attachmentList: { files: typed.photos.map((url) => ({ url })) } }
      : {}),
    ...(reverse.modification?.isSumFixed ? {} : sums),
  }
}
