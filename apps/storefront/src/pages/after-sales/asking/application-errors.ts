import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { applicationSchema, buyersReasons } from '@galleria/contract/after-sales-rules'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { minorDigits, type Currency } from '@galleria/kernel/money'
import { fieldOf, isExchange, pickedOf, type Application, type Choice } from './application.ts'
import { exchangeErrors, type Exchanges } from './exchange-choices.ts'
import type { LinePart } from './line-parts.ts'

type Field = 'lines' | 'amount' | 'reason' | 'remark' | 'files'

/** Where an input's error stands. */
export function shownAt(name: string): string {
  const ofLines = [fieldOf.qty(''), fieldOf.goods('')]
  if (name === fieldOf.picked || ofLines.some((start) => name.startsWith(start))) return 'lines'
  return name === fieldOf.evidence ? 'files' : name
}
/**
 * Everything that can be told without asking the server again. Without a preview there is no most.
 */
export function findErrors(
  application: Application,
  parts: readonly Pick<LinePart, 'id' | 'most'>[],
  preview: WireApplyPreview | undefined,
  exchanges: Exchanges = {},
): FieldErrors {
  const picked = pickedOf(application)
  const errors = errorsOf(applicationSchema, {
    lines: picked.map(({ id, qty, by, skuId }) => ({
      qty,
      by,
      canReverseQty: parts.find((part) => part.id === id)?.most ?? 0,
      exchangeSkuId: skuId,
    })),
    isExchange: isExchange(application),
    amount: application.amount,
    mayBeZero: application.asType === 'SALE_RETURN',
    least: preview?.leastRefundAmt.value ?? 0,
    available: preview?.availableRefundAmt.value ?? Number.POSITIVE_INFINITY,
    decimals: preview ? minorDigits(preview.availableRefundAmt.currency as Currency) : 2,
    reason: application.reason,
    reasons: preview?.availableReverseReasons ?? buyersReasons,
    remark: application.remark,
    fileCount: application.evidence.length,
  })
  return {
    ...(isExchange(application) ? exchangeErrors(application, exchanges) : {}),
    ...Object.fromEntries(
      Object.entries(errors).map(([path, error]) => [fieldOfExchange(path, picked) ?? path, error]),
    ),
  }
}

/**
 * What is wanted instead is wrong at the line that it is for: `exchange.0` of the rules,
 * `reverseTradeOrderLineList.0.derivativeSku` of the call.
 */
function fieldOfExchange(path: string, picked: readonly Choice[]): string | undefined {
  const match = /^(?:exchange\.(\d+)$|reverseTradeOrderLineList\.(\d+)\.derivativeSku)/.exec(path)
  const choice = picked[Number(match?.[1] ?? match?.[2])]
  return choice && fieldOf.sku(choice.id)
}

const fieldOfPath: readonly (readonly [string, Field])[] = [
  ['applyRefundAmt', 'amount'],
  ['reverseReason', 'reason'],
  ['remark', 'remark'],
  ['attachmentList', 'files'],
  ['reverseTradeOrderLineList', 'lines'],
]

/**
 * The server's objections at the fields they speak of; undefined when one speaks of something else.
 */
export function errorsByField(
  errors: readonly { readonly path: string; readonly code: string; readonly message: string }[],
  application?: Pick<Application, 'lines'>,
): FieldErrors | undefined {
  const placed = errors.map(({ path, code, message }) => {
    const place = path.replace(/^\d+\./, '')
    return [
      (application && fieldOfExchange(place, pickedOf(application))) ??
        fieldOfPath.find(([start]) => place.startsWith(start))?.[1],
      { code: code === 'file_unknown' ? 'file_gone' : code, sentence: message },
    ] as const
  })
  return placed.length === 0 || placed.some(([field]) => !field)
    ? undefined
    : Object.fromEntries(placed)
}
