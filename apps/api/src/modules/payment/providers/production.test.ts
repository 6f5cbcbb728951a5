import { describe, expect, test } from 'vitest'
import { openPayments } from './index.ts'
import { everyLiveProvider, liveProviders as live } from '../../../testing/live-providers.ts'

/** What a production mall does not start with. */
type Name = keyof typeof live
const names = Object.keys(live) as readonly Name[]

const open = (source: Readonly<Record<string, string>>) => [
  ...openPayments(source, { labUrl: undefined }).providers.keys(),
]
const lab = 'http://127.0.0.1:3900'

test('production has the providers that are set up, and without settings none', () => {
  expect(open({})).toEqual([])
  expect(open(everyLiveProvider)).toEqual([
    'stripe',
    'adyen',
    'paypal',
    'klarna',
    'affirm',
    'braintree',
  ])
})

describe('production refuses half of the settings', () => {
  const halves = names.flatMap((name) =>
    Object.keys(live[name]).map((setting) => [name, setting] as const),
  )
  test.each(halves)('of %s: all but %s', (name, setting) => {
    expect(() => open({ ...live[name], [setting]: '' })).toThrow(new RegExp(name, 'i'))
  })

  test.each(halves)('of %s: %s alone', (name, setting) => {
    const alone = (live[name] as Readonly<Record<string, string>>)[setting] ?? ''
    expect(() => open({ [setting]: alone })).toThrow(new RegExp(name, 'i'))
  })

  test('of Klarna and Affirm: their scripts or the key of disputes alone', () => {
    expect(() => open({ KLARNA_API_KEY: 'klarna_live_api_mall' })).toThrow('belong together')
    expect(() => open({ KLARNA_SCRIPT_URL: 'https://x.klarnacdn.net/api.js' })).toThrow(
      'belong together',
    )
    expect(() => open({ AFFIRM_SCRIPT_URL: 'https://cdn1.affirm.com/affirm.js' })).toThrow(
      'belong together',
    )
  })
})

describe('production refuses an address that is not the provider’s own live one:', () => {
  test.each([
    ['mockpay', 'MOCKPAY_URL', `${lab}/mockpay`],
    ['stripe', 'STRIPE_URL', `${lab}/stripe`],
    ['adyen', 'ADYEN_URL', `${lab}/adyen`],
    ['paypal', 'PAYPAL_URL', `${lab}/paypal`],
    ['braintree', 'BRAINTREE_URL', lab],
    ['klarna', 'KLARNA_URL', `${lab}/klarna`],
    ['klarna', 'KLARNA_URL', 'https://api.playground.klarna.com'],
    ['klarna', 'KLARNA_URL', 'https://api-na.playground.klarna.com'],
    ['klarna', 'KLARNA_URL', 'http://api.klarna.com'],
    ['klarna', 'KLARNA_URL', 'https://api.klarna.com.evil.test'],
    ['klarna', 'KLARNA_URL', 'https://api.klarna.com@evil.test'],
    ['klarna', 'KLARNA_SCRIPT_URL', `${lab}/klarna/kp/lib/v1/api.js`],
    ['klarna', 'KLARNA_SCRIPT_URL', 'http://x.klarnacdn.net/kp/lib/v1/api.js'],
    ['klarna', 'KLARNA_SCRIPT_URL', 'https://xklarnacdn.net/kp/lib/v1/api.js'],
    ['affirm', 'AFFIRM_URL', `${lab}/affirm`],
    ['affirm', 'AFFIRM_URL', 'https://sandbox.affirm.com'],
    ['affirm', 'AFFIRM_URL', 'https://api.global-sandbox.affirm.com'],
    ['affirm', 'AFFIRM_URL', 'http://api.affirm.com'],
    ['affirm', 'AFFIRM_URL', 'https://api.xaffirm.com'],
    ['affirm', 'AFFIRM_SCRIPT_URL', 'https://cdn1-sandbox.affirm.com/js/v2/affirm.js'],
    ['affirm', 'AFFIRM_SCRIPT_URL', 'https://cdn1.xaffirm.com/js/v2/affirm.js'],
  ])('%s, %s=%s', (name, setting, url) => {
    const others = name === 'mockpay' ? {} : live[name as Name]
    expect(() => open({ ...others, [setting]: url })).toThrow(setting)
    expect(() => open({ ...others, [setting]: url })).toThrow('not for production')
  })

  test.each([
    ['KLARNA_URL', 'https://api-na.klarna.com'],
    ['KLARNA_URL', 'https://api-oc.klarna.com'],
    ['KLARNA_SCRIPT_URL', 'https://x.klarnacdn.net/kp/lib/v2/api.js'],
    ['AFFIRM_URL', 'https://api.affirm.com'],
    ['AFFIRM_SCRIPT_URL', 'https://cdn1.affirm.com/js/v3/affirm.js'],
  ])('but takes %s=%s', (setting, url) => {
    expect(open({ ...live.klarna, ...live.affirm, [setting]: url })).toEqual(['klarna', 'affirm'])
  })
})

describe('production refuses what is for tests:', () => {
  test.each([
    ['stripe', 'STRIPE_KEY', 'sk_test_mall'],
    ['stripe', 'STRIPE_PUBLISHABLE_KEY', 'pk_test_mall'],
    ['stripe', 'STRIPE_WEBHOOK_SECRETS', 'whsec_mall,whsec_galleriademo1'],
    ['adyen', 'ADYEN_ENVIRONMENT', 'test'],
    ['adyen', 'ADYEN_CLIENT_KEY', 'test_MALL'],
    ['adyen', 'ADYEN_API_KEY', 'AQE-demo-lab-key'],
    [
      'adyen',
      'ADYEN_HMAC_KEYS',
      `${'A1'.repeat(32)},44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056`,
    ],
    ['paypal', 'PAYPAL_CLIENT_ID', 'paypal-demo-client'],
    ['paypal', 'PAYPAL_CLIENT_SECRET', 'paypal-demo-secret'],
    ['paypal', 'PAYPAL_WEBHOOK_IDS', 'ONE,PAYPALDEMOWEBHOOK1'],
    ['klarna', 'KLARNA_USER', 'PK_galleria_demo'],
    ['klarna', 'KLARNA_PASSWORD', 'klarna-demo-password'],
    ['klarna', 'KLARNA_PASSWORD', 'klarna_test_api_mall'],
    ['klarna', 'KLARNA_SECRETS', 'secret, klarna-demo-secret'],
    ['klarna', 'KLARNA_API_KEY', 'klarna_test_api_mall'],
    ['klarna', 'KLARNA_API_KEY', 'klarna_test_api_galleria_demo'],
    ['klarna', 'KLARNA_API_KEY', 'anything'],
    ['affirm', 'AFFIRM_PUBLIC_KEY', 'AFFIRM_GALLERIA_DEMO'],
    ['affirm', 'AFFIRM_PRIVATE_KEY', 'affirm-demo-private'],
    ['braintree', 'BRAINTREE_MERCHANT_ID', 'galleria_demo'],
    ['braintree', 'BRAINTREE_PRIVATE_KEY', 'braintree_demo_private'],
  ] as const)('%s, %s=%s', (name, setting, value) => {
    expect(() => open({ ...live[name], [setting]: value })).toThrow(setting)
  })

  test('PayPal’s sandbox', () => {
    expect(() => open({ ...live.paypal, PAYPAL_ENVIRONMENT: 'sandbox' })).toThrow(
      'not for production',
    )
  })
})

describe('while a key is replaced both stand in the settings,', () => {
  const lives = everyLiveProvider
  const before = {
    STRIPE_KEY_BEFORE: 'rk_live_before',
    ADYEN_API_KEY_BEFORE: 'AQE-,before',
    ADYEN_REPORT_PASSWORD_BEFORE: 'password,before',
    PAYPAL_CLIENT_SECRET_BEFORE: 'before',
    KLARNA_PASSWORD_BEFORE: 'klarna_live_api_before',
    KLARNA_API_KEY_BEFORE: 'klarna_live_api_before',
    AFFIRM_PRIVATE_KEY_BEFORE: 'before',
    BRAINTREE_PUBLIC_KEY_BEFORE: 'before',
    BRAINTREE_PRIVATE_KEY_BEFORE: 'before',
  }
  const standing = (source: Record<string, string>) =>
    [...openPayments(source, { labUrl: undefined }).providers.values()].flatMap(({ keyStanding }) =>
      keyStanding().map(({ setting }) => setting),
    )

  test('and each provider has both', () => {
    const disputes = { KLARNA_API_KEY: 'klarna_live_api_mall' }
    const one = standing({ ...lives, ...disputes })
    expect(one).toEqual([
      'STRIPE_KEY',
      'ADYEN_API_KEY',
      'ADYEN_REPORT_PASSWORD',
      'PAYPAL_CLIENT_SECRET',
      'KLARNA_PASSWORD',
      'KLARNA_API_KEY',
      'AFFIRM_PRIVATE_KEY',
      'BRAINTREE_PRIVATE_KEY',
    ])
    expect(standing({ ...lives, ...disputes, ...before })).toEqual(
      one.flatMap((name) => [name, `${name}_BEFORE`]),
    )
  })

  test.each(Object.entries(before))('%s alone is none', (setting, value) => {
    expect(() => open({ [setting]: value })).toThrow(`${setting}: there is none that replaces it`)
  })

  test.each([
    ['STRIPE_KEY_BEFORE', 'sk_test_before'],
    ['ADYEN_API_KEY_BEFORE', 'AQE-demo-lab-key'],
    ['PAYPAL_CLIENT_SECRET_BEFORE', 'paypal-demo-secret'],
    ['KLARNA_PASSWORD_BEFORE', 'klarna-demo-password'],
    ['KLARNA_PASSWORD_BEFORE', 'klarna_test_api_before'],
    ['AFFIRM_PRIVATE_KEY_BEFORE', 'affirm-demo-private'],
    ['BRAINTREE_PRIVATE_KEY_BEFORE', 'braintree_demo_private'],
  ])('and %s=%s is refused as the other would be', (setting, value) => {
    expect(() => open({ ...lives, [setting]: value })).toThrow(`${setting}: `)
  })
})

test('a page may load what Affirm and Klarna have at their own domains, and of one that only ends like them what is named', () => {
  const framesOf = (name: string, setting: string, url: string) =>
    openPayments({ [setting]: url }, { labUrl: lab }).providers.get(name)?.browser?.frames
  expect([
    framesOf('affirm', 'AFFIRM_SCRIPT_URL', 'https://cdn1-sandbox.affirm.com/js/v2/affirm.js'),
    framesOf('affirm', 'AFFIRM_SCRIPT_URL', 'https://cdn1.xaffirm.com/js/v2/affirm.js'),
    framesOf('affirm', 'AFFIRM_SCRIPT_URL', 'https://xaffirm.com/affirm.js'),
    framesOf('klarna', 'KLARNA_SCRIPT_URL', 'https://x.klarnacdn.net/kp/lib/v1/api.js'),
    framesOf('klarna', 'KLARNA_SCRIPT_URL', 'https://xklarnacdn.net/kp/lib/v1/api.js'),
  ]).toEqual([
    ['https://*.affirm.com'],
    ['https://cdn1.xaffirm.com'],
    ['https://xaffirm.com'],
    ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    ['https://xklarnacdn.net'],
  ])
})
