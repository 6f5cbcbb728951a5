import type { MerchantReverse } from '@galleria/contract/after-sales'
import {
  acceptedDispositions,
  foundDispositions,
  type Disposition,
  type FoundDisposition,
} from '@galleria/contract/after-sales-rules'
import { readAmount } from './answer-rules.ts'

/** What the shop finds of one line: units by what they are good for. */
export type Found = Readonly<Record<FoundDisposition, number>>
export type FoundLines = Readonly<Record<string, Found>>
type Line = MerchantReverse['reverseTradeOrderLineList'][number]

/**
 * How many units of a line were to come back: those that were never sent are cancelled instead, and
 * the mall may have ruled about some of them only.
 */
export const returningOf = ({
  reverseQty,
  cancelQty,
  ruledQty,
}: Pick<Line, 'reverseQty' | 'cancelQty' | 'ruledQty'>) => (ruledQty ?? reverseQty) - cancelQty

/** Before anybody has looked: all of it as good as new. */
export function untouched(lines: readonly Line[]): FoundLines {
  return Object.fromEntries(
    lines
      .filter((line) => returningOf(line) > 0)
      .map((line) => [
        line.id,
        { SELLABLE: returningOf(line), REFURBISH: 0, SCRAP: 0, MISSING: 0, REFUSED: 0 },
      ]),
  )
}

const sumOf = (found: Found, which: readonly Disposition[]) =>
  foundDispositions.reduce((sum, one) => sum + (which.includes(one) ? found[one] : 0), 0)
export const toldOf = (found: Found) => sumOf(found, foundDispositions)

/**
 * A number of one kind; what is taken from or given to it comes from what is as good as new, as
 * long as there is some.
 */
export function withCount(found: Found, kind: FoundDisposition, count: number, all: number): Found {
  const changed = { ...found, [kind]: count }
  if (kind === 'SELLABLE') return changed
  const others = toldOf(changed) - changed.SELLABLE
  return { ...changed, SELLABLE: Math.max(0, Math.round((all - others) * 100) / 100) }
}

/**
 * What of each line's money the shop keeps because the goods have lost that much in value, as it is
 * typed.
 */
export type Losses = Readonly<Record<string, string>>

/**
 * The most that can be kept of a line, as the server says it for all of its units: of those that
 * are to be done up or worthless their share. Undefined where nothing can.
 */
export function mostLost(
  { lossOfValueList }: Pick<MerchantReverse, 'lossOfValueList'>,
  line: Line,
  found: Found,
): number | undefined {
  const most = lossOfValueList.find(({ id }) => id === line.id)?.most.value
  const worn = found.REFURBISH + found.SCRAP
  return most && Math.round((most * 100 * worn) / returningOf(line)) / 100
}

/** Undefined where that is no amount. */
export function readLoss(typed: string | undefined): number | undefined {
  const text = typed?.trim() ?? ''
  if (text === '' || /^0+([.,]0*)?$/.test(text)) return 0
  return /^\d+([.,]\d{1,2})?$/.test(text) ? readAmount(text) : undefined
}

const isLossWrong = (reverse: Inspected, line: Line, found: Found, losses: Losses) => {
  const loss = readLoss(losses[line.id])
  return loss === undefined || (loss > 0 && loss > (mostLost(reverse, line, found) ?? 0))
}
type Inspected = Pick<
  MerchantReverse,
  'reverseTradeOrderLineList' | 'lossOfValueList' | 'operationList' | 'reverseTradeOrderStatus'
>

/** Nothing was in the box, of goods that cannot be refused: the mall decides about that. */
export function isEmptyBox(reverse: Inspected, found: FoundLines): boolean {
  return (
    reverse.reverseTradeOrderStatus === 'WAITING_FOR_QC_DONE' &&
    !reverse.operationList.includes('refuse') &&
    reverse.reverseTradeOrderLineList
      .filter((line) => returningOf(line) > 0)
      .every((line) => found[line.id]?.MISSING === returningOf(line))
  )
}

export type InspectionError = 'count' | 'none' | 'reason' | 'photos' | 'loss'

/** The rules of the form; the call holds the same. */
export function inspectionErrors(
  reverse: Inspected,
  found: FoundLines,
  explanation: {
    readonly reason: string
    readonly photos: readonly string[]
    readonly losses: Losses
  },
): readonly InspectionError[] {
  const { losses } = explanation
  const all = reverse.reverseTradeOrderLineList.filter((line) => returningOf(line) > 0)
  const one = (line: Line) => found[line.id]
  // Who gets less than was asked for is told why, and shown.
  const isEmpty = isEmptyBox(reverse, found)
  const isLess =
    isEmpty ||
    all.some((line) => (one(line)?.REFUSED ?? 0) > 0 || (readLoss(losses[line.id]) ?? 0) > 0)
  return [
    ...(all.some((line) => toldOf(one(line) ?? none) !== returningOf(line))
      ? (['count'] as const)
      : []),
    ...(!isEmpty && all.every((line) => sumOf(one(line) ?? none, acceptedDispositions) === 0)
      ? (['none'] as const)
      : []),
    ...(all.some((line) => isLossWrong(reverse, line, one(line) ?? none, losses))
      ? (['loss'] as const)
      : []),
    ...(isLess && explanation.reason.trim() === '' ? (['reason'] as const) : []),
    ...(isLess && explanation.photos.length === 0 ? (['photos'] as const) : []),
  ]
}
const none: Found = { SELLABLE: 0, REFURBISH: 0, SCRAP: 0, MISSING: 0, REFUSED: 0 }

/** As the call wants it. */
export function toLines(found: FoundLines, losses: Losses) {
  return Object.entries(found).map(([id, { SELLABLE, REFURBISH, SCRAP, MISSING, REFUSED }]) => ({
    ...lossOf(losses[id]),
    id,
    sellable: SELLABLE,
    refurbish: REFURBISH,
    scrap: SCRAP,
    missing: MISSING,
    refused: REFUSED,
  }))
}

function lossOf(typed: string | undefined) {
  const value = readLoss(typed)
  return value ? { lossOfValueAmt: { value } } : {}
}

export function sumOfLosses(losses: Losses): number {
  const cents = Object.values(losses).reduce((sum, typed) => sum + (readLoss(typed) ?? 0) * 100, 0)
  return Math.round(cents) / 100
}
