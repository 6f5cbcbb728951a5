import {
  SEND_BACK_REMINDED_BEFORE_HOURS,
  SEND_BACK_WITHIN_DAYS,
} from '@galleria/contract/after-sales-rules'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { returnCalls } from '@galleria/contract/after-sales-return'
import type { Parsed } from '@galleria/contract/define-call'
import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { isClean, loosenDocument } from '#modules/files/index.ts'
import { asShop, reasonOf, type ForShop } from '#modules/order/index.ts'
import { giveShopsLabel } from '#modules/shipping/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { attachProofDocuments } from '../disputes/attach-evidence.ts'
import { lockSellers } from '../lock-reverse.ts'
import { followParcel, refuseUnlessAdded } from './name-parcel.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { isReady } from '../reverse.facts.ts'
import { owesWayBack } from '../reverse.rules.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { refuseState } from '../answering/refuse-state.ts'

type Label = Parsed<typeof returnCalls.giveLabel>

/**
 * The shop, or the mall in its place, gives a label for what comes back: at the shop's cost, and at
 * its risk once the goods are under way with it. Another one replaces it until they are. The same
 * one given again is no move: so the second of two presses changes nothing, and mails nothing.
 */
export async function giveLabel(
  ctx: Context,
  label: Label,
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  const code = label.code === undefined || label.code === '' ? null : label.code
  if (code === null && !label.document)
    throw refuseFields([{ path: 'code', code: 'label_required' }])
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, label.id, { as })
    if (isSame(reverse, { ...label, code })) return
    const moved = await moveReverse(tx, reverse.id, {
      move: 'giveLabel',
      actor: as.actor,
      actorId: buyerOf(ctx),
      at: ctx.now(),
      facts: {
        carrierId: label.carrierId,
        number: label.serviceCode.toUpperCase(),
        ...reasonOf(as),
      },
      set: (await beginsAnew(tx, reverse, { ...label, code }))
        ? waitUntil(ctx.now(), SEND_BACK_WITHIN_DAYS * DAY, SEND_BACK_REMINDED_BEFORE_HOURS)
        : { next_step_at: reverse.nextStepAt },
    })
    if (!moved) throw refuseState(reverse, as.actor)
    await storeLabel(ctx, tx, reverse, { ...label, code }, as)
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'labelGiven' })
  })
  crashAt('reverse.moved')
  return readSellersReverse(ctx, label.id, as)
}

/**
 * The first label that is owed and can be used begins the buyer's time anew: nobody has to send
 * before it is there. A file that waits for the virus scanner does so at the first label alone:
 * else one that is refused, again and again, would hold its buyer for ever.
 */
async function beginsAnew(tx: Tx, reverse: ReverseRow, label: StoredLabel): Promise<boolean> {
  if (!owesWayBack(reverse) || isReady(reverse.label)) return false
  return reverse.label === null || label.code !== null || (await isClean(tx, label.document?.id))
}

type StoredLabel = Omit<Label, 'code'> & { readonly code: string | null }

function isSame(
  { label: given }: ReverseRow,
  { carrierId, serviceCode, code, document }: StoredLabel,
) {
  return (
    given?.carrierId === carrierId &&
    given.number === serviceCode.toUpperCase() &&
    given.code === code &&
    given.fileId === (document?.id ?? null)
  )
}

async function storeLabel(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  label: StoredLabel,
  as: ForShop,
): Promise<void> {
  const before = reverse.label ?? undefined
  const id = before?.id ?? ctx.newId('reverseParcel')
  const end = await giveShopsLabel(
    tx,
    {
      id,
      reverseId: reverse.id,
      orderId: reverse.orderId,
      buyerId: reverse.buyerId,
      carrierId: label.carrierId,
      number: label.serviceCode.toUpperCase(),
      code: label.code,
      fileId: await storeFile(ctx, tx, reverse, label),
      at: ctx.now(),
    },
    before,
  )
  if (end === 'moved_on') throw refuseState(reverse, as.actor)
  refuseUnlessAdded(end)
  await followParcel(ctx, tx, reverse, { id, operator: 'USER' })
}

/**
 * The file of a label that is replaced is swept; one that bears another number is not taken for
 * this one's.
 */
async function storeFile(
  ctx: Context,
  tx: Tx,
  { label: before }: ReverseRow,
  { carrierId, serviceCode, document }: StoredLabel,
): Promise<Id<'file'> | null> {
  const had = before?.fileId ?? null
  const isSameNumber =
    before?.carrierId === carrierId && before.number === serviceCode.toUpperCase()
  if (had !== null && had === document?.id && isSameNumber) return had
  const [file = null] = document
    ? await attachProofDocuments(tx, buyerOf(ctx), [{ id: document.id }], 'document')
    : []
  if (had !== null) await loosenDocument(tx, had)
  return file
}
