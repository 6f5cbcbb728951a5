import { moneyCalls } from '@galleria/contract/money'
import { bind, type Bound } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { withoutAuditLog } from '#platform/audit-log.ts'
import { listMatters, readMatter } from './list-matters.ts'
import { findMatter } from './matter.queries.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { lookAtCapture } from '../captures/send-parcel-capture.ts'
import { listUntold, noteDispute } from '../disputes/note-dispute.ts'
import { answerRoute, proposeRoute, proposeWriteOff } from '../refunds/reroute-refund.ts'
import { actOnMatter } from './settle-matter.ts'

/**
 * The operator's list of money to look at. Payment knows no orders: their numbers are asked for.
 */
export function createMoneyRoutes(desk: PaymentDesk): readonly Bound[] {
  const act = async (ctx: Context, request: Parameters<typeof actOnMatter>[2]) => {
    await actOnMatter(ctx, desk.providers, request)
    return readMatter(ctx, desk, request.id)
  }
  return [
    bind(moneyCalls.pageMatters, (ctx, body) => listMatters(ctx, desk, body)),
    bind(moneyCalls.sendMoneyBack, (ctx, { id }) => act(ctx, { id, move: 'sendBack' })),
    bind(moneyCalls.tryRefundAgain, (ctx, { id }) => act(ctx, { id, move: 'tryAgain' })),
    bind(moneyCalls.settleMatter, (ctx, { id, note }) => act(ctx, { id, move: 'settle', note })),
    bind(moneyCalls.explainDay, (ctx, { id, note }) => act(ctx, { id, move: 'explain', note })),
    bind(moneyCalls.answerDispute, (ctx, { id, note }) => act(ctx, { id, move: 'answer', note })),
    bind(moneyCalls.acceptDispute, (ctx, { id, note }) => act(ctx, { id, move: 'accept', note })),
    bind(moneyCalls.providersWithoutDisputes, async () => ({
      providerList: listUntold(desk.providers),
    })),
    bind(moneyCalls.noteDispute, async (ctx, body) =>
      readMatter(ctx, desk, await noteDispute(ctx, desk.providers, body)),
    ),
    bind(moneyCalls.refundArrived, (ctx, { id, reference, note }) =>
      act(ctx, { id, move: 'arrive', reference, note }),
    ),
    bind(moneyCalls.unroute, (ctx, { id, note }) => act(ctx, { id, move: 'unroute', note })),
    bind(moneyCalls.proposeRoute, async (ctx, body) => {
      await proposeRoute(ctx, desk.providers, body)
      return readMatter(ctx, desk, body.id)
    }),
    bind(moneyCalls.proposeWriteOff, async (ctx, body) => {
      await proposeWriteOff(ctx, desk.providers, body)
      return readMatter(ctx, desk, body.id)
    }),
    bind(moneyCalls.answerRoute, async (ctx, body) => {
      const matter = await findMatter(ctx.db, body.id)
      if (matter?.parcelCaptureId)
        await lookAtCapture(withoutAuditLog(ctx), desk, matter.parcelCaptureId)
      await answerRoute(ctx, desk.providers, body)
      return readMatter(ctx, desk, body.id)
    }),
    bind(moneyCalls.closePayment, (ctx, { id, note }) => act(ctx, { id, move: 'close', note })),
  ]
}
