import { pickReverse, wire } from './choices.ts'
import * as rules from './predict-disputes.ts'
import { isGone } from './predict-sellers.ts'
import type { Make } from './world.ts'

/**
 * What a request's screens offer to its buyer, its shop and the mall is what the model says can be
 * done.
 */
export const lookAtRequest: Make = (world, state, focus) => {
  const { dice, mall } = world
  const reverse = pickReverse(
    world,
    state,
    focus,
    ({ status, stopped }) =>
      status !== 'REVERSE_DONE' && (status !== 'REVERSE_CLOSE' || stopped !== null),
  )
  const buyer = world.buyers.find((one) => one.id === reverse?.buyer)
  const merchant = world.merchants.find((one) => one.shops.includes(reverse?.shop ?? 0))
  if (!reverse || !buyer?.isMember || !merchant) return undefined
  const reader = dice.pick(
    isGone(state, reverse.shop) && mall
      ? (['buyer', 'shop', 'deputy', ...(reverse.dispute ? (['mall'] as const) : [])] as const)
      : mall && reverse.dispute
        ? (['buyer', 'shop', 'mall'] as const)
        : (['buyer', 'shop'] as const),
  )
  const id = wire('reverse', reverse.id)
  const readAs = async () => {
    if (reader === 'mall' && mall) {
      const found = await mall.operator.call('POST /sapi/mall-operator/dispute/detail', { id })
      return shownBy(found, found.rulingList)
    }
    if (reader === 'deputy' && mall) {
      const found = await mall.deputy.call('POST /sapi/mall-operator/closedShop/detail', { id })
      return shownBy(found, found.operationList)
    }
    const found =
      reader === 'shop'
        ? await merchant.call('POST /sapi/mall-merchant/reverseorder/detail', { id })
        : await buyer.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id })
    return shownBy(found, found.operationList)
  }
  let shown: ReturnType<typeof shownBy> | undefined
  return {
    about: `${reader === 'buyer' ? buyer.name : `the ${reader}`} looks at ${reverse.type} that is ${reverse.status}`,
    run: async () => {
      shown = await readAs()
    },
    predict: (model) => {
      const now = model.reverses.find((one) => one.id === reverse.id)
      if (!now || !shown) return 'ok'
      const expected = rules.operationsOf(model, now, reader).toSorted().join()
      return shown.status !== now.status || shown.offered !== expected
        ? `other operations: ${now.status} with ${expected} instead of ${shown.status} with ${shown.offered}`
        : 'ok'
    },
  }
}

/** Inside, a closed request about which the mall was asked is a state of its own. */
function shownBy(
  found: { readonly isInDispute: boolean; readonly reverseTradeOrderStatus: string },
  offered: readonly string[],
): { status: string; offered: string } {
  const status = found.isInDispute ? 'IN_DISPUTE' : found.reverseTradeOrderStatus
  return { status, offered: offered.toSorted().join() }
}
