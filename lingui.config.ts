import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const storefront = '<rootDir>/apps/storefront/src'
/** Areas whose texts travel apart from the public pages', so that a visitor of the catalogue does not load the checkout's words. */
const buyer = [...['cart', 'checkout', 'payment', 'order', 'account'].map((area) => `${storefront}/pages/${area}`), `${storefront}/parts/buyer`]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'],
  fallbackLocales: false,
  orderBy: 'messageId',
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: `${storefront}/locales/{locale}/buyer`, include: buyer },
    { path: `${storefront}/locales/{locale}/shop`, include: [storefront], exclude: [...buyer, '**/locales/**', '**/*.test.ts', '**/*.test.tsx'] },
  ],
})
