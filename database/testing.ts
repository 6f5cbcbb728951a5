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
