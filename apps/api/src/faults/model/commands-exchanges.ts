import type { Id } from '@galleria/kernel/id'
import { checkPayment } from '../../testing/payment-work.ts'
import { ownerOf, pickReverse, wire } from './choices.ts'
import { readMost, type Application } from './predict-after-sales.ts'
import { besideOf, isSurchargeOpen } from './predict-exchanges.ts'
import { pickGoods, withinShare } from './predict-versions.ts'
import type { Buyer, Order, Reverse, State } from './state.ts'
import type { Make, World } from './world.ts'

export type Told = { readonly surcharge: number; readonly difference?: number }

/** What the form says of each line; now and then its buyer has read something else. */
export function tellBeside(
  { dice }: World,
  state: State,
  order: Order,
  {
    who,
    lines,
    goods,
    instead,
  }: {
    readonly who: Buyer
    readonly lines: Application['lines']
    readonly goods: readonly (number | undefined)[]
    readonly instead: readonly number[]
  },
): Told[] {
  const found = readMost(
    state,
    who,
    order,
    lines.map((one) => ({ ...one, cancel: one.cancel ?? 0 })),
  )
  const held = typeof found === 'string' ? found : pickGoods(state, goods, found)
  const most =
    typeof found === 'string' || typeof held === 'string'
      ? undefined
      : withinShare(order, found, held)
  return lines.map(({ qty }, index) => {
    const find = (id: number | undefined) => state.skus.find((one) => one.id === id)
    const own = typeof held === 'string' ? undefined : held[index]
    const [from, to] = [find(own?.sku), find(instead[index])]
    if (!from || !to || !own || own.surcharge > 0) return { surcharge: 0 }
    const { difference, surcharge } = besideOf(from, to, most?.claims[index]?.heldMost ?? 0, qty)
    return {
      surcharge: dice.hit(0.04) ? surcharge + 1 : surcharge,
      ...(dice.hit(0.7) ? { difference: dice.hit(0.05) ? difference + 1 : difference } : {}),
    }
  })
}

export function nameBeside(told: readonly Told[]): string {
  const isMore = told.some(({ surcharge }) => surcharge > 0)
  const isLess = told.some(({ difference }) => (difference ?? 0) > 0)
  return isMore ? ', which cost more' : isLess ? ', which cost less' : ''
}

const euros = (minor: number) => ({ value: minor / 100, currency: 'EUR' })

export function bodyOfBeside({ surcharge, difference }: Told = { surcharge: 0 }) {
  return {
    ...(surcharge > 0 ? { surchargeAmt: euros(surcharge) } : {}),
    ...(difference === undefined ? {} : { differenceAmt: euros(difference) }),
  }
}

/** Paid as any order is: by the provider's news and a job, so that it is only watched. */
export const payDifference: Make = (world, state, focus) => {
  const reverse = pickOpen(world, state, focus)
  if (!reverse) return undefined
  const { t } = world
  const who = ownerOf(world, reverse.buyer)
  return {
    about: `${who.name} pays what comes instead costs more`,
    run: async () => {
      const [order] = await findOrder(world, reverse)
      await t.scenario('paid')
      await who.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: wire('contract', order?.contract ?? ''),
      })
      await t.lab.idle(5)
      for (const { id } of await t.sql<{ id: Id<'attempt'> }>(
        `select id from payment_attempts where contract_id = $1 and status in ('CREATED', 'PAY_PENDING')`,
        [order?.contract],
      ))
        await checkPayment(t.mall.gate.own(), t.mall.providers, id)
    },
  }
}

export const cancelDifference: Make = (world, state, focus) => {
  const reverse = pickOpen(world, state, focus)
  if (!reverse) return undefined
  const who = ownerOf(world, reverse.buyer)
  return {
    about: `${who.name} does not want to pay what comes instead costs more`,
    run: async () => {
      const [order] = await findOrder(world, reverse)
      await who.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: wire('order', order?.id ?? ''),
      })
    },
  }
}

function pickOpen(world: World, state: State, focus: Parameters<Make>[2]): Reverse | undefined {
  const open = state.reverses.filter((one) => isSurchargeOpen(state, one))
  return pickReverse(world, { ...state, reverses: open }, focus, () => true)
}

const findOrder = ({ t }: World, { id }: Reverse) =>
  t.sql<{ id: string; contract: string }>(
    'select id, contract_id as contract from orders where surcharge_of = $1',
    [id],
  )

/** How often each is tried. */
export const aboutExchanges: readonly (readonly [Make, number])[] = [
  [payDifference, 6],
  [cancelDifference, 1],
]
