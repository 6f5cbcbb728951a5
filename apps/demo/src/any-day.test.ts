import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { describeViolation, findViolations } from '../../../database/audit.ts'
import { createTestDatabase } from '../../../database/testing.ts'
import { seedDemo } from './seed.ts'

/**
 * Days on which a calendar does something: a day that most years have not, the nights in which a
 * clock in Berlin is put on and back, and the first of a year. Filling a mall takes seconds, so
 * every commit tries the first two and `npm run prove` all of them.
 */
const days = [
  '2028-02-29T12:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:30:00Z',
  '2027-01-01T00:10:00Z',
].slice(0, process.env['ANY_DAY'] === 'all' ? undefined : 2)

it.each(days)(
  'a mall whose first start is at %s tells the same, and nothing of it is wrong',
  async (day) => {
    const [database, dataDir] = await Promise.all([
      createTestDatabase(),
      mkdtemp(join(tmpdir(), 'seed-test-')),
    ])
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await seedDemo({
        databaseUrl: database.url,
        dataDir,
        now: new Date(day),
        size: { buyers: 60, orders: 150 },
      })
      const { rows } = await client.query(
        `select status, count(*)::int as n from orders where buyer_id = (select id from users where email = 'anna@galleria.test') group by 1 order by 1`,
      )
      expect(rows).toEqual([
        { status: 'CANCELED', n: 3 },
        { status: 'CLOSED', n: 6 },
        { status: 'COMPLETE', n: 43 },
        { status: 'PENDING_MEMBERS', n: 1 },
        { status: 'PENDING_PAY', n: 2 },
        { status: 'PROCESSING', n: 2 },
        { status: 'UN_DELIVERY', n: 12 },
        { status: 'UN_RECEIVED', n: 5 },
      ])
      await client.query(`select set_config('mall.now', $1, false)`, [day])
      expect((await findViolations(client)).map(describeViolation)).toEqual([])
    } finally {
      await client.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  120_000,
)
