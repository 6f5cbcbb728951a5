import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RawBuilder } from 'kysely'
import { openDatabase, type Database } from '#platform/db.ts'
import { systemClock } from '#platform/clock.ts'
import { createTestDatabase } from '../../../../../database/testing.ts'
import type { TestDatabase } from '../../../../../database/test-server.ts'
import { drawPlan } from '../../testing/draw-plan.ts'
import { parcelsText, paymentsText, peopleText, shopsText } from './mall-search.queries.ts'

/**
 * How PostgreSQL looks for each kind in a mall with much of all: by an index, whatever is typed.
 * Orders are found by the text of their own list.
 */
const ROWS = 20_000

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
  const id = (of: string) => `md5('${of}' || n)::uuid`
  const many = `from generate_series(1, ${ROWS}) n`
  try {
    await client.query('set session_replication_role = replica')
    // Vacuum takes no row for visible to all whose commit is not on the disk yet.
    await client.query('set synchronous_commit = on')
    await client.query(
      `insert into users (id, kind, email, nickname, language) select ${id('u')}, 'member', 'm' || md5(n::text) || '@galleria.test', 'm', 'de' ${many}`,
    )
    await client.query(`insert into orders (id, buyer_id, contract_id, shop_id, seller_id, code, status, site, currency, goods, shipping, tax, tax_rate, need_pay, paid, unit_count, search_words, deadline_at)
      select ${id('o')}, ${id('u')}, ${id('c')}, n, n, 'code' || n, 'UN_DELIVERY', 'DE', 'EUR', 100, 0, 0, 0, 100, 0, 1, '', now() ${many}`)
    await client.query(`insert into payment_attempts (id, buyer_id, contract_id, payment_order_id, kind, channel, status, amount, currency, unique_key, request_key, provider, provider_ref)
      select ${id('a')}, ${id('u')}, ${id('c')}, ${id('p')}, 'FULL', 'card', 'PAY_SUCCESS', 100, 'EUR', 'k' || n, ${id('k')}, 'stripe', 'pi_' || md5(n::text) ${many}`)
    await client.query(`insert into captures (provider, provider_ref, contract_id, attempt_id, amount, currency, disposition, reason)
      select 'stripe', 'ch_' || md5(n::text), ${id('c')}, ${id('a')}, 100, 'EUR', 'APPLIED', '' ${many}`)
    await client.query(
      `insert into refunds (id, buyer_id, contract_id, amount, currency, reason, status, request_key) select ${id('r')}, ${id('u')}, ${id('c')}, 100, 'EUR', '', 'DONE', 'r' || n ${many}`,
    )
    await client.query(
      `insert into refund_legs (id, refund_id, provider, capture_ref, amount, currency, status) select ${id('l')}, ${id('r')}, 'stripe', 'ch_' || md5(n::text), 100, 'EUR', 'DONE' ${many}`,
    )
    await client.query(
      `insert into refund_tries (id, leg_id, number, key, provider_ref, status, sent_at) select ${id('t')}, ${id('l')}, 1, ${id('t')}, 're_' || md5(n::text), 'FAILED', now() ${many}`,
    )
    await client.query(
      `insert into parcels (id, buyer_id, order_id, carrier_id, number, status, confirm_by) select ${id('x')}, ${id('u')}, ${id('o')}, 1, upper(md5(n::text)), 'SIGN_IN', now() ${many}`,
    )
    await client.query(
      `insert into reverse_parcels (id, reverse_id, order_id, buyer_id, operator, carrier_id, number) select ${id('y')}, ${id('v')}, ${id('o')}, ${id('u')}, 'USER', 1, upper(md5('b' || n)) ${many}`,
    )
    await client.query(
      `insert into stray_parcels (id, status, carrier_code, number, reason, found_at) select ${id('z')}, 'OPEN', 'dhl', md5('s' || n), 'ORDER_UNKNOWN', now() ${many}`,
    )
    await client.query(
      `insert into sellers (id, name, street, city, country, vat_id, email) select n, 'Maker ' || md5(n::text), '', '', 'DE', 'DE' || n, 'm' || n || '@galleria.test' ${many}`,
    )
    await client.query(
      `insert into shops (id, seller_id, name, city, country, handling_days) select n, n, 'Shop ' || md5(n::text), '', 'DE', 1 ${many}`,
    )
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (analyze)')
  } finally {
    client.release()
  }
}

const texts: Readonly<Record<string, RawBuilder<unknown>>> = {
  people: peopleText('anna', 6),
  payments: paymentsText('pi_1', 6),
  parcels: parcelsText('ST1001', 6),
  shops: shopsText('oak', 6),
}

test('each kind is looked for by its index', async () => {
  const plans: string[] = []
  for (const [name, text] of Object.entries(texts))
    plans.push(`${name}\n${await drawPlan(database, text)}`)
  await expect(`${plans.join('\n\n')}\n`).toMatchFileSnapshot('mall-search.plans.txt')
})
