/** What a production mall is set up with, by provider. */
export const liveProviders = {
  stripe: {
    STRIPE_KEY: 'sk_live_mall',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_mall',
    STRIPE_WEBHOOK_SECRETS: 'whsec_mall,whsec_before',
  },
  adyen: {
    ADYEN_API_KEY: 'AQE-mall',
    ADYEN_CLIENT_KEY: 'live_MALL',
    ADYEN_MERCHANT_ACCOUNT: 'MallECOM',
    ADYEN_HMAC_KEYS: `${'A1'.repeat(32)},${'B2'.repeat(32)}`,
    ADYEN_REPORT_USER: 'report@Company.Mall',
    ADYEN_REPORT_PASSWORD: 'password',
    ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Mall',
  },
  paypal: {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_IDS: 'ONE,TWO',
  },
  klarna: {
    KLARNA_URL: 'https://api.klarna.com',
    KLARNA_USER: 'da1b4b3c-6a1f-4a53-9d0e-2f3c1f5f9b11',
    KLARNA_PASSWORD: 'klarna_live_api_mall',
    KLARNA_SECRETS: 'secret,before',
  },
  affirm: {
    AFFIRM_URL: 'https://api.global.affirm.com',
    AFFIRM_PUBLIC_KEY: 'PUBLIC',
    AFFIRM_PRIVATE_KEY: 'private',
  },
  braintree: {
    BRAINTREE_MERCHANT_ID: 'mall',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'private',
    BRAINTREE_ACCOUNTS: 'EUR:mall_eur,SEK:mall_sek,PLN:mall_pln,GBP:mall_gbp',
  },
} as const

export const everyLiveProvider: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(liveProviders),
)
