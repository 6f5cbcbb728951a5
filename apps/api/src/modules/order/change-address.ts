import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { deliveryAddressCalls } from '@galleria/contract/delivery-address'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { findLocked } from '#platform/lock.ts'
import { findAddress } from '#modules/address/index.ts'
import { orderJobs } from './order.jobs.ts'
import { presentStoredAddress } from './present/order.present.ts'
import { findContract, findOrder, findOrders } from './order.queries.ts'
import { allowsBuyer, operationsOf } from './order.rules.ts'
import { lockContract, moveOrders, setDeliveryAddress } from './order.store.ts'
import { isSameCountry, storeAddress } from './stored-address.ts'

/**
 * The buyer sends goods elsewhere than was said when they were ordered. What was ordered together
 * goes to one address, so all orders of the contract move, and only while none of them has a
 * parcel: under the contract's lock, which a shop that sends one waits for. The mail address stays
 * the one that the order was placed with: whoever may open the order hears of the change. The same
 * address again changes nothing.
 */
export async function changeDeliveryAddress(
  ctx: Context,
  request: Parsed<typeof deliveryAddressCalls.changeDeliveryAddress>,
): Promise<Reply<typeof deliveryAddressCalls.changeDeliveryAddress>> {
  const buyerId = buyerOf(ctx)
  return ctx.inTransaction(async (tx) => {
    const order = await findLocked(
      () => findOrder(tx, buyerId, request.id),
      (found) => lockContract(tx, found.contractId),
    )
    const contract = order && (await findContract(tx, buyerId, order.contractId))
    if (!order || !contract) throw refuse('order.not_found')
    const at = ctx.now()
    const operationList = operationsOf(order, 'buyer', at)
    if (!allowsBuyer(order, 'readdress', at)) throw refuse('order.state', { operationList })
    const address = await findAddress(tx, buyerId, request.addressId)
    if (!address || address.type !== 'SHIPPING' || address.site !== contract.site)
      throw refuse('address.not_found')
    const before = contract.deliveryAddress
    const after = { ...storeAddress(address), email: before.email }
    if (!isSameCountry(before, after)) throw refuse('order.other_country')

    if (await setDeliveryAddress(tx, contract.id, after)) {
      const together = await findOrders(tx, { contractId: contract.id })
      const open = together.filter(({ status }) => status === 'UN_DELIVERY').map(({ id }) => id)
      await moveOrders(tx, open, {
        move: 'readdress',
        to: 'UN_DELIVERY',
        actor: 'buyer',
        actorId: buyerId,
        at,
      })
      await ctx.jobs.send(tx, orderJobs.readdressed, {
        contractId: contract.id,
        at: at.toISOString(),
      })
    }
    return { selectedAddress: presentStoredAddress(after), operationList }
  })
}
