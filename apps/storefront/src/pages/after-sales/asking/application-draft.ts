import type { ReverseType } from '@galleria/contract/after-sales-rules'
import { isExchange, type Application, type Choice } from './application.ts'
import { isWhole } from './line-parts.ts'

/**
 * What was typed into an application and not sent. All kinds of application for the same goods
 * share one draft, so that whoever changes the kind types nothing twice. Only the amount is each
 * kind's own, because the most that can be refunded is another one.
 */
export type ApplicationDraft = Pick<Application, 'reason' | 'remark' | 'evidence'> & {
  readonly lines: readonly KeptLine[]
  readonly amounts: Partial<Record<ReverseType, string>>
}
type KeptLine = Pick<Choice, 'id' | 'isPicked' | 'qty' | 'skuId' | 'goodsSkuId'>

/** The draft with what stands in the form now; what other kinds wrote and this one lacks stays. */
export function keepDraft(
  stored: unknown,
  application: Application,
  start: Application,
): ApplicationDraft {
  const earlier = readStored(stored)
  const { asType, amount, offered, reason, remark, evidence } = application
  return {
    lines: keepLines(earlier.lines, application, start),
    // An amount that the page filled in follows what is picked.
    amounts: { ...earlier.amounts, [asType]: amount === offered ? undefined : amount },
    reason,
    remark,
    evidence,
  }
}

/**
 * What the page chose by itself is not kept: another kind of application chooses otherwise. Nor is
 * what nobody can choose.
 */
function keepLines(
  earlier: readonly KeptLine[],
  application: Application,
  start: Application,
): KeptLine[] {
  if (isWhole(application.asType)) return [...earlier]
  const elsewhere = earlier.filter(({ id }) => application.lines.every((line) => line.id !== id))
  const here = application.lines.flatMap((line): KeptLine[] => {
    const found = earlier.find(({ id }) => id === line.id)
    const first = start.lines.find(({ id }) => id === line.id)
    if (!found && first && isSameChoice(line, first)) return []
    const { id, isPicked, qty, goodsSkuId } = line
    const skuId = isExchange(application) ? line.skuId : (found?.skuId ?? '')
    return [{ id, isPicked, qty, skuId, goodsSkuId }]
  })
  return [...elsewhere, ...here]
}

function isSameChoice(one: KeptLine, other: KeptLine): boolean {
  return (['isPicked', 'qty', 'skuId', 'goodsSkuId'] as const).every(
    (field) => one[field] === other[field],
  )
}

/**
 * The application as the draft has it; undefined without one. Lines that can no longer be chosen
 * are left out.
 */
export function takeDraft(stored: unknown, start: Application): Application | undefined {
  if (!stored || typeof stored !== 'object') return undefined
  const { lines, amounts, ...draft } = readStored(stored, start)
  return {
    ...start,
    ...draft,
    amount: textOr(amounts[start.asType], start.amount),
    lines: isWhole(start.asType)
      ? start.lines
      : start.lines.map((line) => {
          const found = lines.find((one) => one.id === line.id)
          if (!found) return line
          return {
            ...line,
            isPicked: found.isPicked === true,
            qty: found.qty,
            skuId: isExchange(start) ? textOr(found.skuId, line.skuId) : line.skuId,
            goodsSkuId: textOr(found.goodsSkuId, line.goodsSkuId),
          }
        }),
  }
}

/** Of what the browser kept only what has the shape of a draft. */
function readStored(
  stored: unknown,
  start?: Pick<Application, 'reason' | 'remark'>,
): ApplicationDraft {
  const draft = (stored && typeof stored === 'object' ? stored : {}) as Partial<ApplicationDraft>
  return {
    lines: listOr(draft.lines).filter((one) => typeof one?.qty === 'number'),
    amounts: draft.amounts && typeof draft.amounts === 'object' ? draft.amounts : {},
    reason: textOr(draft.reason, start?.reason ?? ''),
    remark: textOr(draft.remark, start?.remark ?? ''),
    evidence: listOr(draft.evidence).filter((url) => typeof url === 'string'),
  }
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

function listOr<One>(value: readonly One[] | undefined): readonly One[] {
  return Array.isArray(value) ? value : []
}
