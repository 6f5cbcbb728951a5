import { newId } from '@galleria/kernel/id'
import { afterAll, expect, test } from 'vitest'
import { offerGroups, orderInGroup } from '../../testing/group-buy-steps.ts'
import { openTestMall } from '../../testing/open-test-mall.ts'
import { orderId } from '../../testing/order-steps.ts'
import { preSell } from '../../testing/pre-sale-steps.ts'
import { order, receivedOrder } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

const READ = 'POST /sapi/mall-merchant/order/detail' as const

const t = await openTestMall()
afterAll(() => t.close())

test('a table calls each kind of an order as its page does', async () => {
  const [anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  const usual = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const { tradeOrderLineList } = await merchant.call(READ, { id: usual })
  const { reissueList } = await merchant.call('POST /sapi/mall-merchant/order/reissue', {
    orderId: usual,
    reason: 'DAMAGED',
    lines: [{ id: tradeOrderLineList[0]?.id ?? '', qty: 1, part: 'A plug' }],
    requestKey: 'of-another-kind',
    knownCount: 0,
  })
  await offerGroups(t, skus.lamp)
  const group = orderId(await orderInGroup(anna, skus.lamp, { groupBuySize: 2 }))
  await preSell(t, skus.desk)
  const early = orderId(await order(anna, { desk: 1 }))

  const today = t.clock.now().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  const { id } = await merchant.call('POST /sapi/mall-merchant/export/create', {
    ...{ kind: 'ORDERS', format: 'CSV', from: '2026-01-01', to: today, requestKey: newId('job') },
  })
  await t.drain()
  const list = await merchant.call('POST /sapi/mall-merchant/export/list', {})
  const { body } = await merchant.raw('GET', list.find((one) => one.id === id)?.file?.url ?? '')
  const [heading = [], ...rows] = String(body)
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  const inTable = new Map(rows.map((row) => [row[0], row[heading.indexOf('Kind')]]))

  const kinds = [
    [usual, 'NORMAL_SALE'],
    [reissueList[0]?.id ?? '', 'REVERSE_REISSUE'],
    [group, 'GROUP_BUY'],
    [early, 'PRESELL'],
  ] as const
  for (const [of, kind] of kinds) {
    const { tradeOrderCode, tradeOrderBusinessType } = await merchant.call(READ, { id: of })
    expect([tradeOrderBusinessType, inTable.get(tradeOrderCode)]).toEqual([kind, kind])
  }
  expect(inTable.size).toBe(kinds.length)
})
