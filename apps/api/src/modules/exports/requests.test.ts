import { newId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPROVE, REJECT, apply, reaches } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'

/** What buyers have asked back, as a table. */

const CREATE = 'POST /sapi/mall-merchant/export/create' as const
const LIST = 'POST /sapi/mall-merchant/export/list' as const

let t: TestMall
let [anna, merchant, other]: Visitor[] = []
const codes: string[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, other] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
  // 64.80 with its delivery of 4.90: all of it goes back; of the second one nothing does.
  const paid = await apply(anna!, await receivedOrder(t, anna!, merchant!, { lamp: 1 }))
  await merchant!.call(APPROVE, { id: paid.id })
  await reaches(t, anna!, paid.id, 'REVERSE_DONE')
  t.clock.advance(1000)
  const refused = await apply(anna!, await receivedOrder(t, anna!, merchant!, { lamp: 2 }), {
    ...{ qty: 2, amount: 7.5 },
  })
  await merchant!.call(REJECT, { id: refused.id, reason: 'No.' })
  codes.push(paid.reverseTradeOrderCode, refused.reverseTradeOrderCode)
})
afterAll(() => t.close())

async function table(who: Visitor): Promise<string> {
  const today = t.clock.now().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  const { id } = await who.call(CREATE, {
    ...{ kind: 'REQUESTS', format: 'CSV', from: '2026-01-01', to: today, requestKey: newId('job') },
  })
  await t.drain()
  const found = (await who.call(LIST, {})).find((one) => one.id === id)
  return String((await who.raw('GET', found?.file?.url ?? '')).body).replace('\uFEFF', '')
}

test('a row for each line of a request: what was asked for, and what has gone back, to the cent', async () => {
  const [heading, ...rows] = (await table(merchant!))
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  const at = (row: readonly string[] | undefined, name: string) =>
    row?.[heading?.indexOf(name) ?? -1]
  expect(
    rows.map((row) =>
      ['Request', 'Type', 'State', 'Quantity', 'Asked for', 'Refunded', 'Shipping'].map((name) =>
        at(row, name),
      ),
    ),
  ).toEqual([
    [codes[0], 'SALE_REFUND', 'REVERSE_DONE', '1', '59.90', '59.90', '4.90'],
    [codes[1], 'SALE_REFUND', 'REVERSE_CLOSE', '2', '7.50', '0.00', '0.00'],
  ])
  expect([at(rows[0], 'Buyer'), at(rows[0], 'Reason'), at(rows[0], 'Currency')]).toEqual([
    ...['Kim Petersen', 'OTHER', 'EUR'],
  ])
  const [{ code } = { code: '' }] = await t.sql<{ code: string }>(
    `select k.code from skus k join order_lines l on l.sku_id = k.id join reverse_lines v on v.line_id = l.id
     join reverse_orders r on r.id = v.reverse_id where r.code = $1`,
    [codes[0]],
  )
  // As the shop and the other tables call both.
  expect([at(rows[0], 'Article number'), at(rows[0], 'Country of delivery')]).toEqual([code, 'DE'])
})

test('a buyer’s name that begins like a formula is text, and another shop’s requests are not there', async () => {
  await t.sql(
    `update contracts set delivery_address = delivery_address || jsonb_build_object('firstName', '=1+1')`,
  )
  expect(await table(merchant!)).toContain(`,'=1+1 Petersen,`)
  expect((await table(other!)).trimEnd().split('\r\n')).toHaveLength(1)
})
