import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findRunning, grantDraw, mayDraw } from '#modules/campaign/index.ts'
import { markBenefits, type OrderRow } from '#modules/order/index.ts'

/** What orders bring their buyer now that all is paid: a prize to draw in each campaign of the day whose rule they fulfil. In the transaction of the payment, for who holds the contract's lock. */
export async function enterCampaigns(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<void> {
  const at = ctx.now()
  const [first] = orders
  const campaigns = first ? await findRunning(tx, first.site, at) : []
  const entered = orders.flatMap((order) =>
    campaigns.filter((one) => mayDraw(order, one)).map(({ id }) => ({ order, campaignId: id })),
  )
  if (entered.length === 0) return
  for (const { order, campaignId } of entered)
    await grantDraw(tx, { id: ctx.newId('prizeDraw'), campaignId, orderId: order.id }, at)
  await markBenefits(
    tx,
    entered.map(({ order }) => order.id),
  )
}
