import { DAY } from '@galleria/kernel/time'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepDueReverses } from '#modules/after-sales/index.ts'
import { mailsTo } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

test('a guest is reminded of goods that were withdrawn from as a member is: before the day by which they are to be sent, and before the end of waiting for them, each time with the address and a link that opens the order', async () => {
  const email = 'reminded@galleria.test'
  const guest = t.visit()
  const contract = await paidOrder(t, guest, { lamp: 1 }, 'paid', { email })
  const [order] = contract.tradeOrderList
  const id = order?.id ?? ''
  await send(merchant, id)
  await guest.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
  await guest.call('POST /sapi/mall-order/web/withdrawal/state', {
    requestKey: randomUUID(),
    name: 'Kim Petersen',
    orderCode: 'as shown',
    email,
    orderId: id,
  })
  const start = t.clock.now()
  let heard = (await mailsTo(t, email)).length
  const told: [day: number, subject: string][] = []
  for (const day of [10, 11, 12, 13, 14, 20, 82, 83, 88, 89]) {
    t.clock.set(new Date(start.getTime() + day * DAY + 60_000))
    for (let looks = 0; looks < 2; looks += 1) await stepDueReverses(t.mall.gate.own())
    const mails = await mailsTo(t, email)
    for (const { subject, text, links } of mails.slice(0, mails.length - heard)) {
      told.push([day, subject.replace(/ (by|order) .*/, '').replace(/^By .*: /, '')])
      expect(text).toContain('Galleria House GmbH')
      expect(
        links.some((link) => /\/guest-order\?token=[^&]+&request=asv_[a-z0-9]{26}$/.test(link)),
      ).toBe(true)
      expect(links.some((link) => link.includes('/buyer/as/'))).toBe(false)
      // With the fourteen days nothing ends: who has withdrawn is not told otherwise.
      expect(text.includes('you keep the items')).toBe(day > 14)
    }
    heard = mails.length
  }
  expect(told).toEqual([
    [11, 'send back what you withdrew from,'],
    [13, 'send back what you withdrew from,'],
    [83, 'Last reminder: send back the items from'],
    [89, 'Last reminder: send back the items from'],
  ])
})
