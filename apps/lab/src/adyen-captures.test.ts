import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { API_KEY, MERCHANT_ACCOUNT } from './adyen/adyen.keys.ts'
import { call, startMerchant, startTestLab, type Merchant } from './test-lab.ts'

/** What Adyen's stand-in does with payments that their merchant captures by itself. */
let lab: Lab
let merchant: Merchant
beforeAll(async () => {
  lab = await startTestLab()
  merchant = await startMerchant()
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

type Item = { eventCode: string; success: string; reason: string; pspReference: string }
/** What was told last. */
async function news(): Promise<Item | undefined> {
  await lab.idle()
  const raw = merchant.deliveries.at(-1)?.raw ?? '{}'
  const { notificationItems } = JSON.parse(raw) as {
    notificationItems: { NotificationRequestItem: Item }[]
  }
  return notificationItems[0]?.NotificationRequestItem
}
type Answer = { errorCode?: string; status?: string; action?: { url: string } }
const ask = (path: string, body: object = {}) =>
  call<Answer>(
    `${lab.url}/adyen/v72${path}`,
    'POST',
    { merchantAccount: MERCHANT_ACCOUNT, ...body },
    { 'x-api-key': API_KEY },
  )
/** Its buyer has agreed on the lender's page; what Adyen calls it. */
async function agreed(type: string, currency: string): Promise<string> {
  const { body } = await ask('/payments', {
    amount: { currency, value: 10_000 },
    reference: 'pay-1',
    returnUrl: `${merchant.url}/result?tradeId=7`,
    paymentMethod: { type },
    additionalData: { manualCapture: 'true' },
  })
  await fetch(String(body.action?.url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  })
  return String((await news())?.pspReference)
}
async function told(): Promise<unknown[]> {
  const { eventCode, success, reason } = (await news()) ?? {}
  return [eventCode, success, reason]
}

test('Clearpay’s are captured in parts, never more than was agreed, and the rest is let go', async () => {
  const psp = await agreed('clearpay', 'GBP')
  const GBP = (value: number) => ({ amount: { currency: 'GBP', value }, reference: 'part' })
  expect((await ask(`/payments/${psp}/captures`, GBP(4000))).body.status).toBe('received')
  expect(await told()).toEqual(['CAPTURE', 'true', ''])
  await ask(`/payments/${psp}/captures`, GBP(6001))
  expect(await told()).toEqual(['CAPTURE', 'false', 'Insufficient balance on payment'])
  await ask(`/payments/${psp}/cancels`)
  expect(await told()).toEqual(['CANCELLATION', 'true', ''])
  await ask(`/payments/${psp}/captures`, GBP(1))
  expect(await told()).toEqual(['CAPTURE', 'false', 'Insufficient balance on payment'])
  expect((await ask(`/payments/${psp}/refunds`, GBP(4001))).body.errorCode).toBe('137')
  expect((await ask(`/payments/${psp}/refunds`, GBP(4000))).body.status).toBe('received')
})

test('PayPo’s are captured as a whole or not at all', async () => {
  const psp = await agreed('paypo', 'PLN')
  const PLN = (value: number) => ({ amount: { currency: 'PLN', value }, reference: 'part' })
  await ask(`/payments/${psp}/captures`, PLN(4000))
  expect(await told()).toEqual(['CAPTURE', 'false', 'Partial capture not allowed'])
  await ask(`/payments/${psp}/captures`, PLN(10_000))
  expect(await told()).toEqual(['CAPTURE', 'true', ''])
})
