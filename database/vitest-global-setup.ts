import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'
import type {} from './testing.ts'

export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer()
  project.provide('testServer', server)
  return stop
}
