import { newId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { systemClock } from './clock.ts'
import { inTransaction, openDatabase, type Database } from './db.ts'
import { findLocked, lockRow, lockRows } from './lock.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  database = openDatabase({ url: made.url, clock: systemClock })
})
afterAll(async () => {
  await database.close()
  await drop()
})

async function addUsers(count: number) {
  const ids = Array.from({ length: count }, () => newId('user')).toSorted()
  await database.db
    .insertInto('users')
    .values(ids.map((id) => ({ id, kind: 'tourist', language: 'en', site: 'DE' })))
    .execute()
  return ids
}

const nameOf = async (id: string) =>
  (
    await database.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('nickname')
      .executeTakeFirstOrThrow()
  ).nickname

test('who comes second waits, and reads what the first has written', async () => {
  const [id = ''] = await addUsers(1)
  const append = (letter: string) =>
    inTransaction(database.db, async (tx) => {
      expect(await lockRow(tx, 'users', { id })).toBe(true)
      const { nickname } = await tx
        .selectFrom('users')
        .where('id', '=', id)
        .select('nickname')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('users')
        .set({ nickname: `${nickname ?? ''}${letter}` })
        .where('id', '=', id)
        .execute()
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(append))
  expect([...((await nameOf(id)) ?? '')].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('two who want the same rows in opposite orders do not wait for each other in a circle', async () => {
  const ids = await addUsers(20)
  let tries = 0
  const take = (list: readonly string[]) =>
    inTransaction(database.db, async (tx) => {
      tries += 1
      expect(await lockRows(tx, 'users', 'id', { id: list })).toEqual(ids)
    })
  await Promise.all(Array.from({ length: 8 }, (_, n) => take(n % 2 ? ids : ids.toReversed())))
  expect(tries).toBe(8)
})

test('only rows that are there and meet every condition are locked and named', async () => {
  const [first = '', second = ''] = await addUsers(2)
  await inTransaction(database.db, async (tx) => {
    expect(await lockRow(tx, 'users', { id: newId('user') })).toBe(false)
    expect(await lockRow(tx, 'users', { id: first, kind: 'member' })).toBe(false)
    expect(await lockRows(tx, 'users', 'id', { id: [second, newId('user'), first] })).toEqual([
      first,
      second,
    ])
    expect(await lockRows(tx, 'users', 'id', { id: [], kind: 'tourist' })).toEqual([])
    expect(await lockRows(tx, 'users', 'id', { kind: undefined, id: [first], site: 'DE' })).toEqual(
      [first],
    )
    await expect(lockRows(tx, 'users', 'id', { id: undefined })).rejects.toThrow('every row')
  })
})

test('what is found again under the lock is what it has become meanwhile', async () => {
  const found = [{ owner: 'guest' }, { owner: 'member' }]
  expect(
    await findLocked(
      async () => found.shift(),
      async () => true,
    ),
  ).toEqual({ owner: 'member' })
  expect(
    await findLocked(
      async () => ({ owner: 'guest' }),
      async () => false,
    ),
  ).toBeUndefined()
  let isAsked = false
  const lock = async () => (isAsked = true)
  expect(await findLocked(async () => undefined, lock)).toBeUndefined()
  expect(isAsked).toBe(false)
})
