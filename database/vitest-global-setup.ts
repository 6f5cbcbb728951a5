import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { explainFailure } from '../tools/start/explain-failure.mjs'
import { startTestServer } from './test-server.ts'
import { demoFolder } from './testing.ts'

export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer().catch((failure) => {
    throw new Error(explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }), {
      cause: failure,
    })
  })
  project.provide('testServer', server)
  return async () => {
    await stop()
    await rm(demoFolder(server.run), { recursive: true, force: true })
  }
}
