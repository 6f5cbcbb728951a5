import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  enterFree,
  findRunning,
  grantDraw,
  mayBring,
  mayDraw,
  promiseCard,
} from '#modules/campaign/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { markBenefits } from '#modules/order/benefits/index.ts'

/**
 * What orders bring their buyer now that all is paid: in each campaign of the day whose rule they
 * fulfil a prize to draw, the chance to be free, or a gift card. In the transaction of the payment,
 * for who holds the contract's lock.
 */
export async function enterCampaigns(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<void> {
  const at = ctx.now()
  const [first] = orders
  const campaigns = first ? await findRunning(tx, first.site, at) : []
  // Campaign by campaign, in the order of their ids: so two payments never wait for each other's
  // budget.
  const fitting = campaigns.flatMap((campaign) =>
    orders
      .filter((order) => (campaign.kind === 'PRIZE' ? mayDraw : mayBring)(order, campaign))
      .map((order) => ({ order, campaign })),
  )
  const brought = new Set<OrderRow['id']>()
  for (const { order, campaign } of fitting)
    if (await enter(ctx, tx, order, campaign)) brought.add(order.id)
  if (brought.size > 0) await markBenefits(tx, [...brought])
}

/** False when it brings the order nothing, because no budget is left. */
async function enter(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  campaign: Awaited<ReturnType<typeof findRunning>>[number],
): Promise<boolean> {
  const at = ctx.now()
  const entry = { campaignId: campaign.id, orderId: order.id }
  switch (campaign.kind) {
    case 'PRIZE':
      await grantDraw(tx, { id: ctx.newId('prizeDraw'), ...entry }, at)
      return true
    case 'FREE':
      await enterFree(tx, { id: ctx.newId('freeOrder'), ...entry, paid: order.needPay }, at)
      return true
    case 'GIFT_CARD':
      return promiseCard(tx, { id: ctx.newId('giftCard'), orderId: order.id }, campaign, at)
  }
}
