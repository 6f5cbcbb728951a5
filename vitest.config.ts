import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { textPlugins } from './apps/storefront/text-plugins.ts'
import { longestFiles } from './tools/test/longest-files.ts'

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longestFiles.findIndex((file) => moduleId.endsWith(file))
      return found === -1 ? longestFiles.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

// One registry of modules for all files of a thread: ten times faster than a process per file, and
// a test must leave nothing behind in module scope. Every file that needs a database makes its own
// (database/testing.ts).
export default defineConfig({
  // Screens are drawn with their texts.
  plugins: textPlugins({ failOnMissing: false }),
  test: {
    pool: 'threads',
    isolate: false,
    // Many tests wait for the lab or for a process, not for a core; each more loads and compiles
    // all of it once more.
    maxWorkers: 4,
    // Files stand alone, in whatever order they come; the tests of a file may tell one story.
    sequence: process.env['ANY_ORDER'] ? { shuffle: { files: true } } : { sequencer: LongestFirst },
    include: [
      'apps/**/src/**/*.test.{ts,tsx}',
      'packages/**/*.test.{ts,tsx}',
      'database/**/*.test.ts',
      'pictures/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    globalSetup: ['database/vitest-global-setup.ts'],
    // A test that waits in vain is to end; how fast something is, `npm run bench` says.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
