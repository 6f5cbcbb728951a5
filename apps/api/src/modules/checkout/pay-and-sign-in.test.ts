import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meetAtContract } from '../../testing/meet-at-contract.ts'
import { contractId, createMoneyTrail } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { order, until, type Contract } from '../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})

const { attempts, orderStates, captures, check } = createMoneyTrail(() => t)

describe('a guest who pays in one tab and signs in from another', () => {
  const signIn = (who: Visitor) =>
    who.raw('POST', '/auth/web/user/login', {
      body: { account: people.ben, password: 'galleria-demo' },
    })
  const firstPay = (who: Visitor, contract: Contract) =>
    who.raw('POST', '/sapi/mall-pay/payment/firstPay', {
      body: { payChannel: 'MOCKPAY', contractId: contract.id },
    })
  /** The same browser: its cookies as they are now. */
  function anotherTab(of: Visitor): Visitor {
    const tab = t.visit()
    for (const [name, value] of of.cookies) tab.cookies.set(name, value)
    return tab
  }
  const meet = (
    contract: Contract,
    ...requests: (() => Promise<{ status: number; body: unknown }>)[]
  ) => meetAtContract(t, contractId(contract), ...requests)
  const isPaid = async (member: Visitor, contract: Contract) => {
    await until(async () => {
      await check(contract)
      return (await orderStates(contract)).every((state) => state === 'UN_DELIVERY')
    }, 'the money to arrive')
    expect(
      (
        await member.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
          id: contract.tradeOrderList[0]?.id ?? '',
        })
      ).paidAmt,
    ).toEqual(contract.needPayAmt)
    expect(
      await t.sql(
        'select count(distinct buyer_id)::int as n from (select buyer_id from contracts where id = $1 union all select buyer_id from orders where contract_id = $1 union all select buyer_id from payment_orders where contract_id = $1 union all select buyer_id from payment_attempts where contract_id = $1) x',
        [contractId(contract)],
      ),
    ).toEqual([{ n: 1 }])
  }

  test("the sign-in first: the guest's payment is refused as signed out, nothing is opened, and the member pays", async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const tab = anotherTab(guest)
    const [came, paid] = await meet(
      contract,
      () => signIn(tab),
      () => firstPay(guest, contract),
    )
    expect([came, paid]).toMatchObject([
      { status: 200 },
      { status: 401, body: { code: 'auth.signed_out' } },
    ])
    expect(await attempts(contract)).toEqual([])
    await t.scenario('paid')
    expect((await firstPay(tab, contract)).status).toBe(200)
    await isPaid(tab, contract)
  })

  test('the payment first: it is opened, goes over to the member with its order, and the money arrives there', async () => {
    await t.scenario('paid')
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const tab = anotherTab(guest)
    const [paid, came] = await meet(
      contract,
      () => firstPay(guest, contract),
      () => signIn(tab),
    )
    expect([paid?.status, came?.status]).toEqual([200, 200])
    await isPaid(tab, contract)
  })

  test('both at once, time after time: never a fault, and each contract can be paid once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await t.scenario('paid')
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      const tab = anotherTab(guest)
      const [paid, came] = await Promise.all([firstPay(guest, contract), signIn(tab)])
      expect([200, 401, 404]).toContain(paid.status)
      expect(came.status).toBe(200)
      if (paid.status !== 200) await firstPay(tab, contract)
      await isPaid(tab, contract)
      expect(await captures(contract)).toHaveLength(1)
    }
  })
})
