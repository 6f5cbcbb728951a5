import type { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import { outcomes, type Outcome } from './mockpay/mockpay.types.ts'
import type { LabContext } from './platform/context.ts'
import { Refusal } from './platform/refusal.ts'

const offered = { MOCKPAY: outcomes } as const
type Channel = keyof typeof offered

/** The oldest queued outcome of the channel, taken off the queue. */
export function takeScenario(db: DatabaseSync, channel: Channel): Outcome | null {
  const row = db
    .prepare(
      'delete from scenarios where id = (select min(id) from scenarios where channel = ?) returning outcome',
    )
    .get(channel)
  return row ? (row['outcome'] as Outcome) : null
}

/** `/scenario`: scripts say beforehand how the next payment ends. */
export async function addScenarioRoutes(app: FastifyInstance, { db }: LabContext): Promise<void> {
  app.get('/scenario', async () =>
    db.prepare('select channel, outcome from scenarios order by id').all(),
  )

  app.post<{ Body: { channel?: unknown; outcome?: unknown } | null }>(
    '/scenario',
    async (request, reply) => {
      const { channel, outcome } = request.body ?? {}
      if (!isChannel(channel)) {
        throw new Refusal(
          400,
          'unknown_channel',
          `Unknown channel ${name(channel)}. Known: ${Object.keys(offered).join(', ')}.`,
        )
      }
      if (!offered[channel].some((known) => known === outcome)) {
        throw new Refusal(
          400,
          'unknown_outcome',
          `Unknown outcome ${name(outcome)} for ${channel}. Known: ${offered[channel].join(', ')}.`,
        )
      }
      db.prepare('insert into scenarios (channel, outcome) values (?, ?)').run(
        channel,
        String(outcome),
      )
      return reply.code(201).send({ channel, outcome })
    },
  )

  app.delete('/scenario', async (_request, reply) => {
    db.exec('delete from scenarios')
    return reply.code(204).send()
  })
}

function isChannel(value: unknown): value is Channel {
  return typeof value === 'string' && Object.hasOwn(offered, value)
}

function name(value: unknown): string {
  return value === undefined ? '(none given)' : JSON.stringify(value)
}
