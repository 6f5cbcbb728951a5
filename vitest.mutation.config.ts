import { defineConfig } from 'vitest/config'

/**
 * The tests that need no database: what mutation testing (`npm run prove`) asks about rules, life
 * cycles and the contract, hundreds of times a minute.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    include: [
      'packages/contract/src/**/*.test.ts',
      'packages/kernel/src/**/*.test.ts',
      'apps/api/src/modules/**/*.rules.test.ts',
      'apps/api/src/modules/**/*.flow.test.ts',
      'apps/api/src/modules/**/*.present.test.ts',
    ],
    testTimeout: 20_000,
  },
})
