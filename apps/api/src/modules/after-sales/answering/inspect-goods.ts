import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { returnCalls } from '@galleria/contract/after-sales-return'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { refuseFields } from '#platform/bind.ts'
import { crashAt } from '#platform/crash-point.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { stepsOf } from '#modules/catalog/selling/index.ts'
import { asShop, reasonOf, type ForShop } from '#modules/order/index.ts'
import { accept, comingBack, refuseMoved } from './accept-goods.ts'
import { askAboutEmpty, isEmptyBox } from '../asking/ask-about-empty.ts'
import { attachShopsPhotos } from '../disputes/attach-evidence.ts'
import { lockSellers } from '../lock-reverse.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { factsOf } from '../reverse.facts.ts'
import { formatAmount } from '../format-amount.ts'
import {
  acceptedQty,
  mostLost,
  returningQty,
  sumOf,
  wornQty,
  type Found,
  type FoundLine,
} from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

type Inspection = Parsed<typeof returnCalls.passReverse>

/**
 * What the shop found of the goods that came back (A18), and of what it does not accept (A19):
 * their money stays, and nothing comes instead of them. Goods that are as good as new are for sale
 * again from the same transaction on, and so is what was held for others; nothing else moves stock.
 * Where nothing at all is accepted that is another answer, apart from an empty box that nobody can
 * decline: about that the mall is asked.
 */
export async function passGoods(
  ctx: Context,
  inspection: Inspection,
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, inspection.id, { as })
    if (!isThere(reverse)) throw refuseMoved(reverse, as.actor)
    const lines = readFound(reverse, inspection)
    const isEmpty = isEmptyBox(reverse, lines)
    if (!isEmpty && lines.every(({ found }) => !acceptedQty(found)))
      throw refuse('reverse.inspection')
    const photos = await attachShopsPhotos(ctx, tx, reverse, inspection.attachmentList?.files)
    const reason = inspection.reason ?? ''
    // Who gets less than was asked for is told why, and shown.
    const isRefused = lines.some(({ found }) => (found.REFUSED ?? 0) > 0)
    if (isRefused && reverse.refundBy) throw refuse('reverse.statutory')
    if (isRefused && factsOf(reverse).isRuledReturn) throw refuseMoved(reverse, as.actor)
    if (isRefused && (reason === '' || photos.length === 0)) throw refuse('reverse.inspection')
    if (lines.some(({ loss }) => loss > 0))
      checkLoss(ctx, reverse, lines, { isShown: reason !== '' && photos.length > 0 })
    const by = { actor: as.actor, actorId: buyerOf(ctx), facts: reasonOf(as) }
    if (isEmpty) {
      if (reason === '' || photos.length === 0) throw refuse('reverse.inspection')
      return askAboutEmpty(ctx, tx, reverse, lines, { by, reason, photos, parcel: {} })
    }
    await accept(ctx, tx, reverse, {
      lines,
      by,
      // Of goods that come back once more the reason of the first time stays.
      set: reason === '' ? {} : { qc_reject_reason: reason },
      refusal: { by, reason, photos, parcel: isRefused ? inspection : {} },
    })
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, inspection.id, as)
}

/**
 * Its goods can be looked at; those of a withdrawal also when nobody has named their parcel, as a
 * guest cannot.
 */
function isThere({ status, refundBy }: ReverseRow): boolean {
  return (
    status === 'WAITING_FOR_QC_DONE' || (status === 'WAITING_FOR_BUYER_RETURN' && refundBy !== null)
  )
}

/** Each line that was to come back, once, with as many units found as were sent. */
function readFound(reverse: ReverseRow, inspection: Inspection): FoundLine[] {
  const lines = comingBack(reverse).map((line) => {
    const told = inspection.lines.filter(({ id }) => id === line.id)
    const [one] = told
    if (!one || told.length > 1) throw refuse('reverse.inspection')
    const steps = (qty: number | undefined) => (qty ? stepsOf(qty, line.snapshot.measure) : 0)
    const found = {
      SELLABLE: steps(one.sellable),
      REFURBISH: steps(one.refurbish),
      SCRAP: steps(one.scrap),
      MISSING: steps(one.missing),
      REFUSED: steps(one.refused),
    } satisfies Found
    if (sumOf(Object.values(found), (qty) => qty) !== returningQty(line))
      throw refuse('reverse.inspection')
    return { line, found, loss: readLoss(reverse, one, inspection.lines.indexOf(one)) }
  })
  if (lines.length !== inspection.lines.length) throw refuse('reverse.inspection')
  return lines
}

function readLoss(
  { currency }: ReverseRow,
  { lossOfValueAmt }: Inspection['lines'][number],
  index: number,
): number {
  const loss = fromMajor(lossOfValueAmt?.value ?? 0, currency as Currency)
  if (!loss) throw refuseFields([{ path: `lines.${index}.lossOfValueAmt.value`, code: 'decimals' }])
  return loss.minor
}

/**
 * Only what was withdrawn from loses value at its buyer's cost, as the shop says and shows: of the
 * units that are not as good as new, up to what was paid for them.
 */
function checkLoss(
  ctx: Context,
  { refundBy, currency }: ReverseRow,
  lines: readonly FoundLine[],
  { isShown }: { readonly isShown: boolean },
): void {
  const mostOf = ({ line, found }: FoundLine) => mostLost(line, wornQty(found))
  const over = lines.find((one) => one.loss > mostOf(one))
  if (refundBy && isShown && !over) return
  const most = over ? mostOf(over) : sumOf(lines, mostOf)
  throw refuse('reverse.loss', { most: formatAmount(most, currency, ctx.language, ctx.site) })
}
