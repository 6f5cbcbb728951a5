import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteSilence } from '#modules/payment/reconciling/silent-provider.ts'
import { cardState } from '../../testing/adyen-steps.ts'
import { makeToken } from '../../testing/braintree-steps.ts'
import { contractId } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, type Contract } from '../../testing/shop-steps.ts'

/** A mall whose settings name two more forms for cards beside Adyen's. */
let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ settings: { PAY_CHANNELS: 'BRAINTREE,STRIPE_PAY_PC' } })
})
afterAll(() => t.close())

async function cardsFor(buyer: Visitor, contract: Contract): Promise<string[]> {
  const { payChannelGroups } = await buyer.call('POST /sapi/mall-pay/payment/payChannel', {
    contractId: contract.id,
  })
  return (payChannelGroups[0]?.payChannels ?? []).flatMap(({ channelName, paymentMethods }) =>
    paymentMethods.some(({ type }) => type === 'card') ? [channelName] : [],
  )
}
const attemptsOf = (contract: Contract) =>
  t.sql('select channel, status from payment_attempts where contract_id = $1', [
    contractId(contract),
  ])
const payAtBraintree = async (buyer: Visitor, contract: Contract) =>
  buyer.call('POST /sapi/mall-pay/payment/firstPay', {
    ...{ payChannel: 'BRAINTREE', contractId: contract.id },
    token: await makeToken(t.lab.url, '4111111111111111'),
  })

test('a buyer is offered one form for cards, and by the others nothing can be paid', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  expect(await cardsFor(guest, contract)).toEqual(['STRIPE_PAY_PC'])
  await expect(payAtBraintree(guest, contract)).rejects.toMatchObject({ code: 'payment.channel' })
  await expect(
    guest.call('POST /sapi/mall-pay/payment/firstPay', {
      ...{ payChannel: 'ADYEN_PC', payMethod: 'card', contractId: contract.id },
      token: await cardState(t),
    }),
  ).rejects.toMatchObject({ code: 'payment.channel' })
  await expect(
    guest.call('POST /sapi/mall-pay/payment/authority', {
      ...{ channel: 'BRAINTREE', contractId: contract.id },
    }),
  ).rejects.toMatchObject({ code: 'payment.channel' })
  expect(await attemptsOf(contract)).toEqual([])
})

test('while its provider is silent the next one has the form for cards, and can be paid by', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await noteSilence(t.mall.gate.own(), 'stripe')
  expect(await cardsFor(guest, contract)).toEqual(['BRAINTREE'])
  expect(
    await guest.call('POST /sapi/mall-pay/payment/authority', {
      ...{ channel: 'BRAINTREE', contractId: contract.id },
    }),
  ).toMatchObject({ channelToken: expect.any(String) })
  await payAtBraintree(guest, contract)
  expect(await attemptsOf(contract)).toEqual([{ channel: 'BRAINTREE', status: 'PAY_SUCCESS' }])
})

test('who has opened the form of a provider that has fallen silent since may still try it', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await noteSilence(t.mall.gate.own(), 'stripe')
  await guest.call('POST /sapi/mall-pay/payment/firstPay', {
    ...{ payChannel: 'STRIPE_PAY_PC', contractId: contract.id },
  })
  expect(await attemptsOf(contract)).toEqual([{ channel: 'STRIPE_PAY_PC', status: 'PAY_PENDING' }])
})
