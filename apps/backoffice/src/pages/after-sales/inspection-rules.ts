import type { MerchantReverse } from '@galleria/contract/after-sales'
import {
  acceptedDispositions,
  dispositions,
  type Disposition,
} from '@galleria/contract/after-sales-rules'

/** What the shop finds of one line: units by what they are good for. */
export type Found = Readonly<Record<Disposition, number>>
export type FoundLines = Readonly<Record<string, Found>>
type Line = MerchantReverse['reverseTradeOrderLineList'][number]

/** How many units of a line were to come back: those that were never sent are cancelled instead, and the mall may have ruled about some of them only. */
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
  which.reduce((sum, one) => sum + found[one], 0)
export const toldOf = (found: Found) => sumOf(found, dispositions)

/** A number of one kind; what is taken from or given to it comes from what is as good as new, as long as there is some. */
export function withCount(found: Found, kind: Disposition, count: number, all: number): Found {
  const changed = { ...found, [kind]: count }
  if (kind === 'SELLABLE') return changed
  const others = toldOf(changed) - changed.SELLABLE
  return { ...changed, SELLABLE: Math.max(0, Math.round((all - others) * 100) / 100) }
}

export type InspectionError = 'count' | 'none' | 'reason' | 'photos'

/** The rules of the form; the call holds the same. */
export function inspectionErrors(
  lines: readonly Line[],
  found: FoundLines,
  said: { readonly reason: string; readonly photos: readonly string[] },
): readonly InspectionError[] {
  const all = lines.filter((line) => returningOf(line) > 0)
  const one = (line: Line) => found[line.id]
  const isRefused = all.some((line) => (one(line)?.REFUSED ?? 0) > 0)
  return [
    ...(all.some((line) => toldOf(one(line) ?? none) !== returningOf(line))
      ? (['count'] as const)
      : []),
    ...(all.every((line) => sumOf(one(line) ?? none, acceptedDispositions) === 0)
      ? (['none'] as const)
      : []),
    ...(isRefused && said.reason.trim() === '' ? (['reason'] as const) : []),
    ...(isRefused && said.photos.length === 0 ? (['photos'] as const) : []),
  ]
}
const none: Found = { SELLABLE: 0, REFURBISH: 0, SCRAP: 0, MISSING: 0, REFUSED: 0 }

/** As the call wants it. */
export function toLines(found: FoundLines) {
  return Object.entries(found).map(([id, { SELLABLE, REFURBISH, SCRAP, MISSING, REFUSED }]) => ({
    id,
    sellable: SELLABLE,
    refurbish: REFURBISH,
    scrap: SCRAP,
    missing: MISSING,
    refused: REFUSED,
  }))
}
