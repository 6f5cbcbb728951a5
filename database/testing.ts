import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { cloneTemplate, type TestDatabase, type TestServer } from './test-server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** A migrated, empty database of its own for a test file: make it in `beforeAll`, drop it in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testServer'))
}

/** Where the files of the demo mall lie that the tests of a run share; gone with the run. */
export function demoFolder(run: number): string {
  return join(tmpdir(), `galleria-demo-${run}`)
}
