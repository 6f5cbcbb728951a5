import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createAccountRoutes, openVisit } from '#modules/account/index.ts'
import { addressRoutes } from '#modules/address/index.ts'
import { cartRoutes, moveCart } from '#modules/cart/index.ts'
import { catalogRoutes } from '#modules/catalog/index.ts'
import { contentRoutes } from '#modules/content/index.ts'
import { merchantRoutes } from '#modules/merchant/index.ts'
import type { Bound } from '#platform/bind.ts'
import type { Clock } from '#platform/clock.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { openLocalFiles, type FileStore } from '#platform/files.ts'
import { createGate, type Gate } from '#platform/gate.ts'
import { addCallRoutes, createServer } from '#platform/http.ts'
import { openJobs, type OpenJobs } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'

export type Mall = { readonly app: FastifyInstance; readonly gate: Gate; readonly database: Database; readonly jobs: OpenJobs; readonly files: FileStore; close(): Promise<void> }

/** The whole mall wired by hand, in one place: what exists, who calls whom, what listens to what. */
export async function openMall(env: Env, log: Log, clock: Clock): Promise<Mall> {
  const database = openDatabase({ url: env.databaseUrl, clock, onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke') })
  const jobs = await openJobs(env.databaseUrl, log, [])
  const files = openLocalFiles(join(env.dataDir, 'files'))
  const gate = createGate({ database, env, jobs, files, log, clock }, listRoutes(), openVisit)
  const app = await createServer(env, log)
  addCallRoutes(app, gate, env)
  return {
    app, gate, database, jobs, files,
    async close() {
      await app.close()
      await jobs.stop()
      await database.close()
    },
  }
}

function listRoutes(): readonly Bound[] {
  return [...createAccountRoutes(moveCart), ...addressRoutes, ...cartRoutes, ...catalogRoutes, ...contentRoutes, ...merchantRoutes]
}
