import { afterAll, beforeAll, expect, test } from 'vitest'
import { hooksOf } from '../../../hostile/hooks.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { openPayments } from './index.ts'

/** What a provider signs with, or what stands in the address that it calls, by the setting. */
const secrets: Readonly<Record<string, readonly [setting: string, ours: string, other: string]>> = {
  mockpay: ['MOCKPAY_WEBHOOK_KEYS', 'whk-demo-current', 'whk-new'],
  stripe: ['STRIPE_WEBHOOK_SECRETS', 'whsec_galleriademo1', 'whsec_new'],
  adyen: [
    'ADYEN_HMAC_KEYS',
    '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    'AB'.repeat(32),
  ],
  paypal: ['PAYPAL_WEBHOOK_IDS', 'PAYPALDEMOWEBHOOK1', 'PAYPALNEW'],
  klarna: ['KLARNA_SECRETS', 'klarna-demo-secret', 'klarna-new'],
}

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

/** How many events a mall with these settings reads out of one that the lab has signed. */
async function heard(name: string, settings: Readonly<Record<string, string>>): Promise<number> {
  const now = t.clock.now()
  const about = { ref: 'pi_1', reference: 'attempt', isOpen: true }
  const hook = hooksOf(t).find((one) => one.name === name)
  if (!hook) throw new Error(`${name} posts no events`)
  const body = JSON.stringify(hook.event(about, now))
  const { url, headers, payload } = hook.post(body, hook.sign(body, now, true))
  const { providers } = openPayments(settings, { labUrl: t.lab.url })
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const events = await providers.get(name)?.readEvents(Buffer.from(payload), headers, now, query)
  return events?.length ?? 0
}

test.each(Object.keys(secrets))(
  'an event of %s is heard by either of two secrets, and by no other',
  async (name) => {
    const [setting, ours, other] = secrets[name] ?? ['', '', '']
    expect([
      await heard(name, { [setting]: `${other},${ours}` }),
      await heard(name, { [setting]: `${ours},${other}` }),
      await heard(name, { [setting]: other }),
    ]).toEqual([1, 1, 0])
  },
)

test('an event of Braintree is heard by either of two keys, and by no other', async () => {
  const account = {
    BRAINTREE_MERCHANT_ID: 'galleria_demo',
    BRAINTREE_ACCOUNTS: 'EUR:a,SEK:b,PLN:c,GBP:d',
  }
  const ours = {
    BRAINTREE_PUBLIC_KEY: 'braintree_demo_public',
    BRAINTREE_PRIVATE_KEY: 'braintree_demo_private',
  }
  const other = { BRAINTREE_PUBLIC_KEY: 'new_public', BRAINTREE_PRIVATE_KEY: 'new_private' }
  const asBefore = (pair: typeof ours) => ({
    BRAINTREE_PUBLIC_KEY_BEFORE: pair.BRAINTREE_PUBLIC_KEY,
    BRAINTREE_PRIVATE_KEY_BEFORE: pair.BRAINTREE_PRIVATE_KEY,
  })
  expect([
    await heard('braintree', { ...account, ...other, ...asBefore(ours) }),
    await heard('braintree', { ...account, ...ours, ...asBefore(other) }),
    await heard('braintree', { ...account, ...other }),
  ]).toEqual([1, 1, 0])
})
