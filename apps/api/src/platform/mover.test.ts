import { newId } from '@galleria/kernel/id'
import { defineFlow } from '@galleria/kernel/flow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { systemClock } from './clock.ts'
import { inTransaction, openDatabase, type Database } from './db.ts'
import { defineLifeCycle, moveRow, moveRows, nextVersion } from './mover.ts'
import { query } from '../testing/query.ts'

const flow = defineFlow<object>()({
  states: ['SEND_DELIVERY', 'SIGN_IN', 'CANCEL'],
  start: 'SEND_DELIVERY',
  actors: ['buyer', 'clock'],
  moves: {
    sign: { from: ['SEND_DELIVERY'], to: 'SIGN_IN', by: ['buyer', 'clock'] },
    end: { from: ['SEND_DELIVERY'], to: ['SIGN_IN', 'CANCEL'], by: ['clock'] },
  },
})
const at = new Date('2026-11-22T10:00:00Z')
const cycle = defineLifeCycle({
  entity: 'parcel',
  table: 'parcels',
  flow,
  stamps: () => ({ version: nextVersion, signed_at: at }),
})

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

/** A parcel of nobody's: what it belongs to is not looked at by a move. */
async function addParcel() {
  const id = newId('parcel')
  await inTransaction(database.db, async (tx) => {
    await query(tx, `set local session_replication_role = replica`, [])
    await query(
      tx,
      `insert into parcels (id, buyer_id, order_id, carrier_id, number, status, confirm_by) values ($1, $2, $2, 1, $3, 'SEND_DELIVERY', $4)`,
      [id, newId('user'), id.replaceAll('-', ''), at],
    )
  })
  return id
}

const historyOf = (id: string) =>
  query(
    database.db,
    `select from_state, to_state, event, actor from transitions where entity = 'parcel' and entity_id = $1 order by seq`,
    [id],
  )

test('of two who move a row at once one wins, and its history has the one move', async () => {
  const id = await addParcel()
  const sign = () =>
    inTransaction(database.db, (tx) => moveRow(tx, cycle, id, { move: 'sign', actor: 'buyer', at }))
  expect((await Promise.all([sign(), sign()])).toSorted()).toEqual(['SEND_DELIVERY', undefined])
  expect(await historyOf(id)).toEqual([
    { from_state: 'SEND_DELIVERY', to_state: 'SIGN_IN', event: 'sign', actor: 'buyer' },
  ])
})

test('several rows move together, and those in another state stay as they are', async () => {
  const [one, two] = [await addParcel(), await addParcel()]
  await inTransaction(database.db, (tx) =>
    moveRow(tx, cycle, one, {
      move: 'end',
      to: 'CANCEL',
      actor: 'clock',
      at,
      set: { called_back_at: at, call_back_reason: 'x' },
    }),
  )
  const moved = await inTransaction(database.db, (tx) =>
    moveRows(tx, cycle, [one, two], { move: 'sign', actor: 'clock', at }),
  )
  expect(moved).toEqual([{ id: two, from: 'SEND_DELIVERY' }])
  expect(
    await query(database.db, 'select status, version from parcels where id = $1', [one]),
  ).toEqual([{ status: 'CANCEL', version: 2 }])
})

test('a move, an actor or a state that the table does not have is no program', async () => {
  const id = await addParcel()
  const never = () =>
    inTransaction(database.db, async (tx) => {
      // @ts-expect-error -- no such move
      await moveRow(tx, cycle, id, { move: 'open', actor: 'clock', at })
      // @ts-expect-error -- only the clock ends a parcel
      await moveRow(tx, cycle, id, { move: 'end', to: 'CANCEL', actor: 'buyer', at })
      // @ts-expect-error -- the table names two states, so one has to be chosen
      await moveRow(tx, cycle, id, { move: 'end', actor: 'clock', at })
      // @ts-expect-error -- signing does not lead there
      await moveRow(tx, cycle, id, { move: 'sign', to: 'CANCEL', actor: 'clock', at })
    })
  await expect(never()).rejects.toThrow('no move open')
  expect(await historyOf(id)).toEqual([])
})
