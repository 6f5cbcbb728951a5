import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../database/testing.ts'
import type { TestDatabase } from '../../../../../database/test-server.ts'
import { systemClock } from '#platform/clock.ts'
import { inTransaction, openDatabase, type Database } from '#platform/db.ts'
import { postEntries, type Entry } from './index.ts'

let file: TestDatabase
let database: Database
beforeAll(async () => {
  file = await createTestDatabase()
  database = openDatabase({ url: file.url, clock: systemClock })
})
afterAll(async () => {
  await database.close()
  await file.drop()
})
let ref: string
beforeEach(() => {
  ref = randomUUID()
})

const post = (entries: readonly Entry[], currency = 'EUR') =>
  inTransaction(database.db, (tx) =>
    postEntries(tx, { event: 'capture', ref, currency, at: new Date(), entries }),
  )
const booked = () =>
  database.db
    .selectFrom('ledger_entries')
    .where('ref', '=', ref)
    .orderBy('account')
    .select(['account', 'amount', 'currency'])
    .execute()

test('a set of entries that leaves something unexplained is refused, and nothing is booked', async () => {
  await expect(
    post([
      { account: 'provider', minor: 100 },
      { account: 'buyer', minor: -99 },
    ]),
  ).rejects.toThrow('would leave 1 minor units unexplained')
  expect(await booked()).toEqual([])
})

test('the database refuses one too, whoever writes it', async () => {
  await expect(
    inTransaction(database.db, (tx) =>
      tx
        .insertInto('ledger_entries')
        .values({
          txn_id: randomUUID(),
          account: 'buyer',
          currency: 'EUR',
          amount: 5,
          event: 'capture',
          ref,
        })
        .execute(),
    ),
  ).rejects.toThrow(/does not sum to zero/)
  expect(await booked()).toEqual([])
})

test('entries of nothing are left out, and a set of nothing is no transaction', async () => {
  await post([
    { account: 'fees', minor: 0 },
    { account: 'provider', minor: 0 },
  ])
  expect(await booked()).toEqual([])
  await post([
    { account: 'provider', minor: 100 },
    { account: 'fees', minor: 0 },
    { account: 'buyer', minor: -100 },
  ])
  expect(await booked()).toEqual([
    { account: 'buyer', amount: -100, currency: 'EUR' },
    { account: 'provider', amount: 100, currency: 'EUR' },
  ])
})

test('what was booked can be neither changed nor deleted', async () => {
  await post([
    { account: 'provider', minor: 100 },
    { account: 'buyer', minor: -100 },
  ])
  const own = () =>
    database.db.updateTable('ledger_entries').set({ amount: 1 }).where('ref', '=', ref)
  await expect(own().execute()).rejects.toThrow(/append-only/)
  await expect(
    database.db.deleteFrom('ledger_entries').where('ref', '=', ref).execute(),
  ).rejects.toThrow(/append-only/)
  expect(await booked()).toHaveLength(2)
})
