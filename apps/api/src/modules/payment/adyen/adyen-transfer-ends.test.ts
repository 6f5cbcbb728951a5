import { DAY, HOUR } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import { cardState, payAtAdyen } from '../../../testing/adyen-steps.ts'
import { offerGroups, orderInGroup } from '../../../testing/group-buy-steps.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'
import { preSell } from '../../../testing/pre-sale-steps.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { skus } from '../../../testing/small-catalogue.ts'

const stage = useAdyen()

const daysToPay = async (buyer: Visitor, contract: Contract) => {
  const { payInstructions } = await buyer.call('POST /sapi/mall-pay/payment/payResult', {
    contractId: contract.id,
  })
  return (Date.parse(payInstructions?.payBy ?? '') - stage.t.clock.now().getTime()) / DAY
}

test('a balance that has more time than a transfer takes is mailed how to pay, once', async () => {
  const { t, settleDown } = stage
  await preSell(t, skus.desk)
  await t.sql(
    `update pre_sales set balance_ends_at = balance_starts_at + interval '10 days' where sku_id = $1`,
    [skus.desk],
  )
  const buyer = t.visit()
  const contract = await order(buyer, { desk: 1 })
  await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
  await settleDown()
  t.clock.advance(6 * DAY + 1_000)
  await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  await t.drainAll()
  const mails = await t.inbox('kim@galleria.test')
  expect(mails.filter(({ subject }) => subject.startsWith('How to pay'))).toHaveLength(1)
})

test('a deposit by transfer is to be there a day before its balance closes', async () => {
  const { t, settleDown } = stage
  await preSell(t, skus.desk)
  const now = t.clock.now().getTime()
  await t.sql(
    `update pre_sales set starts_at = $2, ends_at = $3, balance_starts_at = $4, balance_ends_at = $5 where sku_id = $1`,
    [skus.desk, ...[-1, 0.1, 1, 3.2].map((days) => new Date(now + days * DAY))],
  )
  const buyer = t.visit()
  const contract = await order(buyer, { desk: 1 })
  await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  expect(await daysToPay(buyer, contract)).toBeCloseTo(2.2, 3)
})

test('who joins a group by transfer has until it closes', async () => {
  const { t, settleDown } = stage
  await t.sql('delete from pre_sales where sku_id = $1', [skus.desk])
  await offerGroups(t, skus.desk)
  const starter = t.visit()
  const first = await orderInGroup(starter, skus.desk, { groupBuySize: 2 })
  await payAtAdyen(starter, first.id, 'card', await cardState(t))
  await settleDown()
  t.clock.advance(HOUR)
  const { group } = await t.visit().call('POST /sapi/mall-order/web/groupbuy/invitation', {
    shopId: 5,
    orderId: first.tradeOrderList[0]?.id ?? '',
  })
  const joiner = t.visit()
  const contract = await orderInGroup(joiner, skus.desk, { groupBuyId: group.id })
  await payAtAdyen(joiner, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  expect(await daysToPay(joiner, contract)).toBeCloseTo(23 / 24, 2)
})

test('a guest who gives up one transfer for another within the hour is mailed how to pay by each, whatever else was written meanwhile', async () => {
  const { t, settleDown } = stage
  const buyer = t.visit()
  const contract = await order(buyer, { lamp: 1 }, { email: 'two-transfers@example.com' })
  await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  await t.drainAll()
  t.clock.advance(10 * 60_000)
  await expect(
    payAtAdyen(buyer, contract.id, 'card', await cardState(t, { holderName: 'DECLINED' })),
  ).rejects.toThrow('The payment could not be started')
  await settleDown()
  await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  await t.drainAll()
  const subjects = (await t.inbox('two-transfers@example.com')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('How to pay'))).toHaveLength(2)
})
