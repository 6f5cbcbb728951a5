import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { cloneFilled, cloneTemplate, type TestDatabase, type TestServer } from './test-server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface ProvidedContext {
    testServer: TestServer
  }
}

/**
 * A migrated, empty database of its own for a test file: make it in `beforeAll`, drop it in
 * `afterAll`.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testServer'))
}

/** The same, with what `fill` lays out: once in a run for each name. */
export function createFilledDatabase(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  return cloneFilled(inject('testServer'), name, fill)
}

/** Where the files of the demo mall lie that the tests of a run share; gone with the run. */
export function demoFolder(run: number): string {
  return join(tmpdir(), `galleria-demo-${run}`)
}
