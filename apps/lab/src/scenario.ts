import type { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import type { LabContext } from './platform/context.ts'
import { Refusal } from './platform/refusal.ts'
import type { Stand } from './stand.ts'

/**
 * The oldest queued outcome of the channel, taken off the queue. Only what the stand offers was
 * ever queued.
 */
export function takeScenario<Outcome extends string>(
  db: DatabaseSync,
  channel: string,
): Outcome | null {
  const row = db
    .prepare(
      'delete from scenarios where id = (select min(id) from scenarios where channel = ?) returning outcome',
    )
    .get(channel)
  return row ? (row['outcome'] as Outcome) : null
}

/** `/scenario`: scripts say beforehand how the next payment ends. */
export async function addScenarioRoutes(
  app: FastifyInstance,
  { db }: LabContext,
  stands: readonly Stand[],
): Promise<void> {
  const offered = new Map(stands.flatMap(({ outcomes }) => Object.entries(outcomes)))
  app.get('/scenario', async () =>
    db.prepare('select channel, outcome from scenarios order by id').all(),
  )

  app.post<{ Body: { channel?: unknown; outcome?: unknown } | null }>(
    '/scenario',
    async (request, reply) => {
      const { channel, outcome } = request.body ?? {}
      const outcomes = typeof channel === 'string' ? offered.get(channel) : undefined
      if (!outcomes) {
        throw new Refusal(
          400,
          'unknown_channel',
          `Unknown channel ${name(channel)}. Known: ${[...offered.keys()].join(', ')}.`,
        )
      }
      if (!outcomes.some((known) => known === outcome)) {
        throw new Refusal(
          400,
          'unknown_outcome',
          `Unknown outcome ${name(outcome)} for ${String(channel)}. Known: ${outcomes.join(', ')}.`,
        )
      }
      db.prepare('insert into scenarios (channel, outcome) values (?, ?)').run(
        String(channel),
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

function name(value: unknown): string {
  return value === undefined ? '(none given)' : JSON.stringify(value)
}
