import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { findCampaigns, findEnded, findUndrawn } from './campaign.queries.ts'
import { finish } from './campaign.store.ts'
import { drawCampaign } from './free-order.store.ts'

/** Who is told, in the same transaction, that these orders are free. */
export type TellWinners = (tx: Tx, orderIds: readonly Id<'order'>[]) => Promise<void>

/**
 * The clock's round: campaigns whose window is over, or that were stopped, are done, and their free
 * orders are drawn. A payment that brings an order in holds the campaign until it has, so the draw
 * waits for it and finds it.
 */
export async function finishCampaigns(ctx: Context, tell: TellWinners): Promise<void> {
  const at = ctx.now()
  for (const id of await findEnded(ctx.db, at, 100))
    await draw(ctx, { id, at, tell, isMine: (tx) => finish(tx, id, at) })
  for (const id of await findUndrawn(ctx.db))
    await draw(ctx, { id, at, tell, isMine: (tx) => lockRow(tx, 'campaigns', { id }) })
}

async function draw(
  ctx: Context,
  {
    id,
    at,
    tell,
    isMine,
  }: {
    readonly id: Id<'campaign'>
    readonly at: Date
    readonly tell: TellWinners
    readonly isMine: (tx: Tx) => Promise<boolean>
  },
): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      if (!(await isMine(tx))) return
      const [campaign] = await findCampaigns(tx, { id })
      if (campaign) await tell(tx, await drawCampaign(tx, campaign, at))
    })
    .catch((error: unknown) =>
      ctx.log.error({ err: error, campaignId: id }, 'a campaign could not be ended'),
    )
}
