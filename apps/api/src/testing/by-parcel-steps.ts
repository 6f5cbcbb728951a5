import { toWireId, type Id } from '@galleria/kernel/id'
import { createKlarnaSteps, stepsAtKlarna } from './klarna-steps.ts'
import { contractId, createMoneyTrail } from './money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from './open-test-mall.ts'
import { HELD_IN_BOOKS } from './provider-books.ts'
import { openProxy, type Proxy } from './provider-proxy.ts'
import { order, send, type Contract } from './shop-steps.ts'
import { people } from './small-catalogue.ts'

/** Klarna's calls that move money. */
export const CAPTURE = /POST .*\/orders\/[\w-]+\/captures$/
/** What Klarna says of goods it will not let a shop charge for. */
export const refusedByKlarna = async () => ({
  status: 403,
  body: JSON.stringify({ error_code: 'CAPTURE_NOT_ALLOWED', error_messages: ['no'] }),
})
export const RELEASE = /POST .*\/release-remaining-authorization$/
export const PLACE = /POST .*\/authorizations\/.*\/order$/

/**
 * Who promises to pay: how an order is paid there, and what is held of all of them, as the lender
 * says itself.
 */
export type Promising = {
  readonly site?: 'DE' | 'UK'
  readonly address?: Parameters<typeof order>[2]
  pay(t: TestMall, buyer: Visitor, contract: Contract): Promise<void>
  held(t: TestMall): Promise<number>
}

/**
 * Of what is taken parcel by parcel: a mall with a line to a lender that can break, the two shops,
 * and what became of a contract's money.
 */
export async function openPromises(lender: Promising) {
  const lines: Proxy[] = []
  const t: TestMall = await openTestMall({
    delays: { adyenReport: 0 },
    through: async (labUrl) => {
      const line = await openProxy(labUrl)
      lines.push(line)
      return line.url
    },
  })
  const [proxy] = lines
  if (!proxy) throw new Error('no line to the providers')
  const [anna, merchant, other] = await Promise.all([
    t.signIn(people.anna, { site: lender.site ?? 'DE' }),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
  const trail = createMoneyTrail(() => t)
  const rows = <Row>(text: string, contract: Contract) => t.sql<Row>(text, [contractId(contract)])
  async function promise(contract: Contract) {
    await lender.pay(t, anna, contract)
    await t.drain()
    const orders = await rows<{ id: Id<'order'>; needPay: number; shipping: number }>(
      'select id, need_pay::int as "needPay", shipping::int from orders where contract_id = $1 order by shop_id',
      contract,
    )
    return { contract, orders, orderIds: orders.map(({ id }) => toWireId('order', id)) }
  }
  return {
    t,
    proxy,
    anna,
    merchant,
    other,
    ...trail,
    own: () => t.mall.gate.own(),
    state: async (contract: Contract) => (await trail.attempts(contract))[0]?.status,
    refundsOf: (contract: Contract) =>
      rows<{ status: string; amount: number; released: number; legs: number }>(
        'select r.status, r.amount::int, r.released::int, (select count(*)::int from refund_legs g where g.refund_id = r.id) as legs from refunds r where r.contract_id = $1 order by r.created_at, r.id',
        contract,
      ),
    capturesOf: (contract: Contract) =>
      rows<{ status: string; amount: number; tries: number }>(
        'select p.status, p.amount::int, (select count(*)::int from parcel_capture_tries t where t.capture_id = p.id) as tries from parcel_captures p join payment_attempts a on a.id = p.attempt_id where a.contract_id = $1 order by p.created_at, p.id',
        contract,
      ),
    matters: (contract: Contract) =>
      rows<{ kind: string; status: string; amount: number }>(
        'select kind, status, amount::int from money_matters where contract_id = $1 order by found_at, id',
        contract,
      ),
    promise,
    /** Ordered, and promised to be paid. */
    promised: async (goods: Parameters<typeof order>[1]) =>
      promise(await order(anna, goods, lender.address)),
    /** What always holds, and whether the books hold what the lender holds. */
    async audited() {
      const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
      return [await t.audit('always'), Number(books?.held) - (await lender.held(t))]
    },
    async startOver() {
      proxy.clear()
      await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
    },
    async close() {
      await t.close()
      await proxy.stop()
    },
  }
}

/** The same with Klarna, and what is done there. */
export async function openByParcel() {
  const at = await openPromises({
    async pay(t, buyer, contract) {
      const klarna = createKlarnaSteps(() => t)
      await klarna.place(buyer, contract, await klarna.agree(buyer, contract))
    },
    held: (t) => createKlarnaSteps(() => t).held(),
  })
  return { ...at, klarna: { ...createKlarnaSteps(() => at.t), ...stepsAtKlarna(() => at.t) } }
}

export const minorOf = (contract: Contract) => Math.round(contract.needPayAmt.value * 100)

/** One of two lamps that Klarna has promised to pay is on its way. */
export async function promiseAndSendSome(
  t: TestMall,
  buyer: Visitor,
  merchant: Visitor,
): Promise<void> {
  const klarna = createKlarnaSteps(() => t)
  const contract = await order(buyer, { lamp: 2 })
  await klarna.place(buyer, contract, await klarna.agree(buyer, contract))
  await t.drain()
  await send(merchant, contract.tradeOrderList[0]?.id ?? '', 1)
  await t.drain()
}
