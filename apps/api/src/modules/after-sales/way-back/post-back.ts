import type { Parsed } from '@galleria/contract/define-call'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { returnCalls } from '@galleria/contract/after-sales-return'
import {
  INSPECT_REMINDED_BEFORE_HOURS,
  INSPECT_WITHIN_DAYS,
} from '@galleria/contract/after-sales-rules'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import type { Id } from '@galleria/kernel/id'
import { loosenDocument } from '#modules/files/index.ts'
import {
  correctReverseParcel,
  dropShopsLabel,
  findReverseParcels,
  useShopsLabel,
  type ReverseParcelRow,
} from '#modules/shipping/index.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { lock } from '../lock-reverse.ts'
import { followParcel, nameParcel, refuseUnlessAdded } from './name-parcel.ts'
import { readerOf, readReverse } from '../read-reverse.ts'
import { findReverse } from '../reverse.queries.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { refuseState } from '../answering/refuse-state.ts'

type Shipment = { readonly carrierId: number; readonly number: string }

/**
 * The buyer, also one without an account, names the parcel in which the goods come back (A14), or
 * puts its number right as long as no carrier has it (A15). The same parcel named again is no move:
 * so the second of two presses changes nothing. Two windows that name different ones do not replace
 * each other's unasked.
 */
export async function postBack(
  ctx: Context,
  request: Parsed<typeof returnCalls.postBack>,
): Promise<WireReverse> {
  const [{ serviceCode, fulfillmentServiceProvider } = never()] = request.fulfillmentProgressList
  const shipment = {
    carrierId: fulfillmentServiceProvider.id,
    number: serviceCode.toUpperCase(),
  }
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), request.id))
    // One of before the goods were sent out again is another parcel.
    const sent = reverse.postedBackAt === null ? undefined : await findSentBack(tx, reverse)
    if (sent?.carrierId === shipment.carrierId && sent.number === shipment.number) return
    // A form that was open in another window knows nothing of it.
    if (sent && request.replaces !== undefined && request.replaces.toUpperCase() !== sent.number)
      throw refuse('parcel.named', { number: sent.number })
    if (sent) await correct(ctx, tx, reverse, { sent, shipment })
    else await send(ctx, tx, reverse, shipment)
  })
  crashAt('reverse.moved')
  return readReverse(ctx, request.id)
}

async function findSentBack(tx: Tx, { id }: ReverseRow): Promise<ReverseParcelRow | undefined> {
  const parcels = (await findReverseParcels(tx, [id])).get(id)
  return parcels?.findLast(({ operator }) => operator === 'USER')
}

type Sender = { readonly actor: 'buyer' | 'clock'; readonly actorId?: Id<'user'> }

/** Also the clock's, where the carrier has the parcel with the shop's label (A14). */
export async function send(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  shipment: Shipment,
  by: Sender = { actor: 'buyer', actorId: reverse.buyerId },
): Promise<void> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'postBack',
    ...by,
    at,
    facts: shipment,
    set: {
      ...waitForLook(at, reverse),
      posted_back_at: at,
    },
  })
  if (!moved) throw refuseState(reverse, readerOf(ctx))
  await nameSent(ctx, tx, reverse, shipment)
  await writeToShop(ctx, tx, reverse, { kind: 'sentBack' })
}

/** The shop's label, or a parcel of the buyer's own instead of it. */
async function nameSent(ctx: Context, tx: Tx, reverse: ReverseRow, shipment: Shipment) {
  const { label } = reverse
  if (label?.carrierId === shipment.carrierId && label.number === shipment.number)
    return useShopsLabel(tx, label.id, ctx.now())
  // Its carrier has it: that parcel it is, and the clock says so in a moment.
  if (label && !(await dropShopsLabel(tx, label.id))) throw refuseState(reverse, readerOf(ctx))
  if (label?.fileId) await loosenDocument(tx, label.fileId)
  await nameParcel(ctx, tx, reverse, { operator: 'USER', ...shipment })
}

async function correct(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { sent, shipment }: { readonly sent: ReverseParcelRow; readonly shipment: Shipment },
) {
  const end = await correctReverseParcel(tx, sent, shipment)
  if (end === 'moved_on') throw refuseState(reverse, readerOf(ctx))
  refuseUnlessAdded(end)
  // Under another number it is no label any more.
  if (sent.labelFile) await loosenDocument(tx, sent.labelFile)
  const moved = await moveReverse(tx, reverse.id, {
    move: 'correctPostBack',
    actor: 'buyer',
    actorId: reverse.buyerId,
    at: ctx.now(),
    facts: { ...shipment, before: { carrierId: sent.carrierId, number: sent.number } },
    set: { next_step_at: reverse.nextStepAt },
  })
  if (!moved) throw refuseState(reverse, readerOf(ctx))
  await followParcel(ctx, tx, reverse, sent)
}

function never(): never {
  throw new Error('a list that is never empty')
}

/** Until the shop has looked at the goods; a withdrawal is looked at when its money is due, too. */
function waitForLook(at: Date, { refundBy }: ReverseRow): ReturnType<typeof waitUntil> {
  const wait = waitUntil(at, INSPECT_WITHIN_DAYS * DAY, INSPECT_REMINDED_BEFORE_HOURS)
  return refundBy && refundBy < wait.next_step_at ? { ...wait, next_step_at: refundBy } : wait
}
