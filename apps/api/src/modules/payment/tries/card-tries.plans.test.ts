import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { systemClock } from '#platform/clock.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import { createTestDatabase } from '../../../../../../database/testing.ts'
import type { TestDatabase } from '../../../../../../database/test-server.ts'
import { drawPlan } from '../../../testing/draw-plan.ts'
import { selectTries } from './card-tries.store.ts'

/** Of two days, far more than a mall has that is not attacked. */
const TRIES = 50_000

let file: TestDatabase
let database: Database
beforeAll(async () => {
  file = await createTestDatabase()
  database = openDatabase({ url: file.url, clock: systemClock, statementTimeout: 120_000 })
  await fill(database)
}, 600_000)
afterAll(async () => {
  await database.close()
  await file.drop()
})

async function fill({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  const id = (of: string, apart = 'n') => `md5('${of}' || ${apart})::uuid`
  const many = `from generate_series(1, ${TRIES}) n`
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`insert into payment_attempts (id, buyer_id, contract_id, payment_order_id, kind, channel, status, amount, currency, unique_key, request_key, provider)
      select ${id('a')}, ${id('u', 'n / 2')}, ${id('c')}, ${id('p')}, 'FULL', 'card', 'PAY_FAILED', 100, 'EUR', 'k' || n, ${id('k')}, 'stripe' ${many}`)
    await client.query(`insert into saved_cards (id, provider, customer_id, user_id, status, is_bound, request_key)
      select ${id('s')}, 'stripe', ${id('m')}, ${id('u')}, 'OPEN', true, ${id('q')} ${many}`)
    await client.query(`insert into card_tries (subject_id, decline, contract_id, buyer_id, network, card, tried_at)
      select ${id('a')}, 'd', ${id('c')}, ${id('u', 'n / 2')}, md5('n' || n / 4), md5('card' || n / 2), now() - n * interval '2 days' / ${TRIES} ${many}`)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (analyze)')
  } finally {
    client.release()
  }
}

test('what a person, an order and a network have tried is found by their indexes, however much others try', async () => {
  const trier = { contractId: newId('contract'), buyerId: newId('user'), network: 'somewhere' }
  const plan = await drawPlan(database, sql`${selectTries(database.db, trier, new Date())}`)
  expect(plan.split('\n').map((line) => line.trim())).toEqual([
    'Nested Loop',
    'Nested Loop',
    'Bitmap Heap Scan card_tries',
    'BitmapOr',
    'Bitmap Index Scan card_tries_by_buyer',
    'Bitmap Index Scan card_tries_by_network',
    'Bitmap Index Scan card_tries_by_contract',
    'Index Scan payment_attempts_pkey',
    'Index Scan saved_cards_pkey',
  ])
})
