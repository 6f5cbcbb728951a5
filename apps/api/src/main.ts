import { flushCompileCache } from 'node:module'
import { systemClock } from '#platform/clock.ts'
import { armFault } from '#platform/fault.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { measureRequests, serveMetrics } from '#platform/metrics.ts'
import { openPayments } from '#modules/payment/index.ts'
import { openMall } from './app.ts'

/** The process: listens at once (live), serves when everything is open (ready), and leaves in order when told to. */
const env = readEnv(process.env)
const log = createLog(env.logLevel)
armFault(env.fault)
const mall = await openMall(env, log, systemClock, openPayments(process.env, env))
const registry = measureRequests(mall.app, mall.database)

let isReady = false
mall.app.get('/health/live', async () => ({ status: 'live' }))
mall.app.get('/health/ready', async (_request, reply) => {
  if (!isReady) return reply.code(503).header('retry-after', '1').send({ status: 'starting' })
  await mall.database.pool.query('select 1')
  return { status: 'ready' }
})

await mall.app.listen({ port: env.port, host: '0.0.0.0' })
const metrics = await serveMetrics(registry, env.metricsPort)
await mall.startWork()
isReady = true
log.info({ port: env.port }, 'the mall is open')
// Where NODE_COMPILE_CACHE names a folder, the next start finds there what this one compiled, even when this one is killed.
flushCompileCache()

let isLeaving = false
async function leave(): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  isReady = false
  metrics.close()
  await mall.close()
  process.exit(0)
}
process.on('SIGTERM', () => void leave())
process.on('SIGINT', () => void leave())
// The supervisor is gone without a word: nobody would ever stop us.
process.on('disconnect', () => void leave())
