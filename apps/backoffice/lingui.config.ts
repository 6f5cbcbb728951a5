import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'],
  fallbackLocales: false,
  orderBy: 'messageId',
  format: formatter({ lineNumbers: false }),
  // Values stay as they were typed, also where they read like a tag.
  runtimeConfigModule: { Trans: ['@galleria/ui/trans', 'Trans'] },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/backoffice',
      include: ['<rootDir>/src'],
      exclude: ['**/locales/**', '**/*.test.ts'],
    },
  ],
})
