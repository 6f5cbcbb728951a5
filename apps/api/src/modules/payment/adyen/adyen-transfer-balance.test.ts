import { expect, test } from 'vitest'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import { cardState, payAtAdyen } from '../../../testing/adyen-steps.ts'
import { preSell } from '../../../testing/pre-sale-steps.ts'
import { order } from '../../../testing/shop-steps.ts'
import { skus } from '../../../testing/small-catalogue.ts'

const stage = useAdyen()

const DAY_MS = 86_400_000

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
  t.clock.advance(6 * DAY_MS + 1_000)
  await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  await t.drain()
  const mails = await t.inbox('kim@galleria.test')
  expect(mails.filter(({ subject }) => subject.startsWith('How to pay'))).toHaveLength(1)
})
