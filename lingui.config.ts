import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const storefront = '<rootDir>/apps/storefront/src'
/**
 * Areas whose texts travel apart from the public pages', so that a visitor of the catalogue does
 * not load the checkout's words.
 */
const orders = ['orders', 'payment'].map((area) => `${storefront}/pages/${area}`)
const afterSales = [`${storefront}/pages/after-sales`]
const reviews = [`${storefront}/pages/reviews`]
const merchant = [`${storefront}/pages/merchant`]
const account = ['pages/account', 'pages/membership', 'pages/restock', 'parts/account'].map(
  (area) => `${storefront}/${area}`,
)
/** The address form, which checkout and the address book show. */
const addresses = [`${storefront}/pages/addresses`, `${storefront}/parts/address`]
const buyer = [
  ...['cart', 'checkout'].map((area) => `${storefront}/pages/${area}`),
  `${storefront}/parts/buyer`,
  // What every form says; all of them stand in the buyer area.
  `${storefront}/parts/form`,
]
const never = ['**/locales/**', '**/*.test.ts', '**/*.test.tsx']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'],
  fallbackLocales: false,
  orderBy: 'messageId',
  format: formatter({ lineNumbers: false }),
  // Values stay as they were typed, also where they read like a tag.
  runtimeConfigModule: { Trans: ['@galleria/ui/trans', 'Trans'] },
  catalogs: [
    { path: `${storefront}/locales/{locale}/orders`, include: orders, exclude: never },
    { path: `${storefront}/locales/{locale}/after-sales`, include: afterSales, exclude: never },
    { path: `${storefront}/locales/{locale}/reviews`, include: reviews, exclude: never },
    { path: `${storefront}/locales/{locale}/merchant`, include: merchant, exclude: never },
    { path: `${storefront}/locales/{locale}/account`, include: account, exclude: never },
    { path: `${storefront}/locales/{locale}/addresses`, include: addresses, exclude: never },
    { path: `${storefront}/locales/{locale}/buyer`, include: buyer, exclude: never },
    {
      path: `${storefront}/locales/{locale}/shop`,
      include: [storefront],
      exclude: [
        ...orders,
        ...afterSales,
        ...reviews,
        ...addresses,
        ...merchant,
        ...account,
        ...buyer,
        ...never,
      ],
    },
  ],
})
