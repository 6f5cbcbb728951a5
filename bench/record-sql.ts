import type pg from 'pg'
import { openMall, type Mall } from '../apps/api/src/app.ts'
import { openPayments } from '../apps/api/src/modules/payment/providers/index.ts'
import { systemClock } from '../apps/api/src/platform/clock.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { senderOf } from './api.ts'
import type { Call } from './call.ts'

export type Statement = { name: string | undefined; text: string; values: readonly unknown[] }
export type Recording = { statements: Statement[]; status: number; body: string }

export type Recorder = {
  readonly mall: Mall
  /** What the options of the mall's own connections are. */
  readonly options: string
  /**
   * Puts a call to the mall in this process and notes every statement that its pool sends for it.
   */
  record(call: Call): Promise<Recording>
  close(): Promise<void>
}

/**
 * The mall in this process, under the settings of the one that is measured: the statements are
 * recorded, never written down a second time.
 */
export async function openRecorder(env: Readonly<Record<string, string>>): Promise<Recorder> {
  const settings = readEnv(env)
  const payments = openPayments(env, settings)
  const mall = await openMall(settings, createLog('silent'), systemClock, payments)
  let seen: Statement[] = []
  let count = 0
  listen(mall.database.pool, (statement) => seen.push(statement))
  return {
    mall,
    options: mall.database.pool.options.options ?? '',
    async record({ method, path, headers, body }) {
      seen = []
      const answer = await mall.app.inject({
        method,
        url: path,
        headers: { ...headers, 'x-forwarded-for': senderOf(count++) },
        ...(body ? { payload: JSON.stringify(body) } : {}),
      })
      return { statements: seen, status: answer.statusCode, body: answer.body }
    },
    close: () => mall.close(),
  }
}

function listen(pool: pg.Pool, note: (statement: Statement) => void): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((
      config: string | { name?: string; text: string; values?: unknown[] },
      ...rest: unknown[]
    ) => {
      const values = Array.isArray(rest[0]) ? rest[0] : []
      note(
        typeof config === 'string'
          ? { name: undefined, text: config, values }
          : { name: config.name, text: config.text, values: config.values ?? values },
      )
      return query(config, ...rest)
    }) as never
  })
}
