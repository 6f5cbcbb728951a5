import { expect, test } from 'vitest'
import { readBraintreeSettings } from './braintree-settings.ts'

const live = {
  BRAINTREE_MERCHANT_ID: 'galleria',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  BRAINTREE_ACCOUNTS: 'EUR:mall_eur, SEK:mall_sek,PLN:mall_pln,GBP:mall_gbp',
}
const production = { labUrl: undefined }
const demo = { labUrl: 'http://127.0.0.1:3900' }

test('the demo mall talks to the lab, and with an account of its own to Braintree’s sandbox', () => {
  expect(readBraintreeSettings({}, demo)).toMatchObject({
    standIn: 'http://127.0.0.1:3900',
    webUrl: 'http://127.0.0.1:3900/braintree/web/3.144.0',
  })
  expect(readBraintreeSettings(live, demo)).toMatchObject({
    standIn: undefined,
    environment: 'sandbox',
    merchantId: 'galleria',
  })
})

test('in production Braintree is there with all of its settings, and not without any', () => {
  expect(readBraintreeSettings({ BRAINTREE_PUBLIC_KEY: '' }, production)).toBeUndefined()
  const settings = readBraintreeSettings(live, production)
  expect(settings).toMatchObject({ environment: 'production', standIn: undefined })
  expect(settings?.accounts.get('SEK')).toBe('mall_sek')
  for (const name of Object.keys(live))
    expect(() => readBraintreeSettings({ ...live, [name]: '' }, production)).toThrow(name)
})

test('and takes nothing that is good for the demo alone', () => {
  expect(() =>
    readBraintreeSettings({ ...live, BRAINTREE_URL: 'http://127.0.0.1:3900' }, production),
  ).toThrow('BRAINTREE_URL')
  expect(() =>
    readBraintreeSettings({ ...live, BRAINTREE_PRIVATE_KEY: 'braintree_demo_private' }, production),
  ).toThrow('BRAINTREE_PRIVATE_KEY')
})

test('a currency of a storefront without an account is said at the start', () => {
  expect(() =>
    readBraintreeSettings({ ...live, BRAINTREE_ACCOUNTS: 'EUR:mall_eur,GBP:mall_gbp' }, production),
  ).toThrow('no merchant account for SEK')
})
