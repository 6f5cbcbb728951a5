import { defineConfig } from 'vitest/config'

// One registry of modules for all files of a thread: ten times faster than a process per file, and a test must leave nothing behind in
// module scope. Every file that needs a database makes its own (database/testing.ts).
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    // Many tests wait for the lab or for a process, not for a core.
    maxWorkers: 3,
    include: ['apps/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'database/**/*.test.ts', 'pictures/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    globalSetup: ['database/vitest-global-setup.ts'],
    passWithNoTests: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
