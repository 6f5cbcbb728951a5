import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { enterFree, findRunning, grantDraw, mayBeFree, mayDraw } from '#modules/campaign/index.ts'
import { markBenefits, type OrderRow } from '#modules/order/index.ts'

/**
 * What orders bring their buyer now that all is paid: in each campaign of the day whose rule they fulfil a prize to draw, or the chance to be free. In the transaction of the payment, for who holds
 * the contract's lock.
 */
export async function enterCampaigns(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<void> {
  const at = ctx.now()
  const [first] = orders
  const campaigns = first ? await findRunning(tx, first.site, at) : []
  const entered = orders.flatMap((order) =>
    campaigns
      .filter((one) => (one.kind === 'PRIZE' ? mayDraw : mayBeFree)(order, one))
      .map(({ id, kind }) => ({ order, campaignId: id, kind })),
  )
  if (entered.length === 0) return
  for (const { order, campaignId, kind } of entered) {
    const entry = { campaignId, orderId: order.id }
    if (kind === 'PRIZE') await grantDraw(tx, { id: ctx.newId('prizeDraw'), ...entry }, at)
    else await enterFree(tx, { id: ctx.newId('freeOrder'), ...entry, paid: order.needPay }, at)
  }
  await markBenefits(
    tx,
    entered.map(({ order }) => order.id),
  )
}
