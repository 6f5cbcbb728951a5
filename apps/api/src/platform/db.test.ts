import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { systemClock } from './clock.ts'
import { inTransaction, openDatabase, together, type Database, type Tx } from './db.ts'
import { query } from '../testing/query.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase({ url: test.url, clock: systemClock })
  await query(
    database.db,
    'create table drawn (code text, constraint drawn_code_key unique (code))',
    [],
  )
  await query(database.db, 'create table named (name text primary key)', [])
})
afterAll(async () => {
  await database.close()
  await drop()
})

async function drawFrom(codes: string[]): Promise<string> {
  return inTransaction(database.db, async (tx) => {
    const code = codes.shift() ?? 'none left'
    await query(tx, 'insert into drawn (code) values ($1)', [code])
    return code
  })
}

test('a code drawn by chance that is taken is drawn again, in a transaction that begins anew', async () => {
  expect(await drawFrom(['261121000001'])).toBe('261121000001')
  expect(await drawFrom(['261121000001', '261121000001', '261121000002'])).toBe('261121000002')
  expect(await query(database.db, 'select code from drawn order by code', [])).toEqual([
    { code: '261121000001' },
    { code: '261121000002' },
  ])
})

test('five draws that are all taken are a fault, and so is any other doublet at once', async () => {
  const left = Array.from({ length: 9 }, () => '261121000001')
  await expect(drawFrom(left)).rejects.toMatchObject({ constraint: 'drawn_code_key' })
  expect(left).toHaveLength(4)
  let attempts = 0
  const insert = () =>
    inTransaction(database.db, async (tx) => {
      attempts += 1
      await query(tx, `insert into named (name) values ('kaldern')`, [])
    })
  await insert()
  await expect(insert()).rejects.toMatchObject({ constraint: 'named_pkey' })
  expect(attempts).toBe(2)
})

test('what is asked together comes back each to its own, over one connection', async () => {
  const before = database.pool.totalCount
  const ask = () =>
    together(database.db, (db) =>
      Promise.all([
        query<{ pid: number }>(db, 'select pg_backend_pid() as pid, $1::int as n', [1]),
        query<{ n: number }>(
          db,
          'select n, null::text as nothing from generate_series(1, $1::int) n',
          [3],
        ),
        query(db, `insert into named (name) values ($1) on conflict do nothing`, ['asked']),
        query<{ pid: number }>(db, 'select pg_backend_pid() as pid, $1::int as n', [2]),
      ]),
    )
  for (const _ of ['described', 'known by then']) {
    const [first, rows, none, last] = await ask()
    expect([rows, none]).toEqual([
      [
        { n: 1, nothing: null },
        { n: 2, nothing: null },
        { n: 3, nothing: null },
      ],
      [],
    ])
    expect([first, last]).toEqual([
      [{ pid: expect.any(Number), n: 1 }],
      [{ pid: first[0]?.pid, n: 2 }],
    ])
  }
  expect(database.pool.totalCount).toBe(Math.max(before, 1))
})

test('when one of them fails, the others have their answers, and the connection serves on', async () => {
  const ask = (divisor: number) =>
    together(database.db, (db) =>
      Promise.allSettled([
        query(db, 'select 1 as one', []),
        query(db, 'select 1 / $1::int as part', [divisor]),
        query(db, 'select 2 as two', []),
      ]),
    )
  expect(await ask(0)).toEqual([
    { status: 'fulfilled', value: [{ one: 1 }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'fulfilled', value: [{ two: 2 }] },
  ])
  expect(await ask(1)).toEqual(
    [[{ one: 1 }], [{ part: 1 }], [{ two: 2 }]].map((value) => ({ status: 'fulfilled', value })),
  )
})

test('an error of the database tells who asked', async () => {
  const askedHere = () => query(database.db, 'select 1 / $1::int', [0])
  const error = await (async () => {
    await askedHere()
  })().catch((reason: unknown) => reason as Error & { code: string })
  expect(error).toMatchObject({ code: '22012', message: 'division by zero' })
  expect((error as Error).stack).toContain('db.test.ts')
})

test('a value that cannot be written fails its question and nothing else', async () => {
  const round: Record<string, unknown> = {}
  round['round'] = round
  await expect(query(database.db, 'select $1::json as it', [round])).rejects.toThrow('circular')
  expect(await query(database.db, 'select $1::json as other', [{ a: 1 }])).toEqual([
    { other: { a: 1 } },
  ])
})

test('a transaction that is over takes no more statements', async () => {
  let leaked: Tx | undefined
  await inTransaction(database.db, async (tx) => {
    leaked = tx
    expect(await query(tx, 'select txid_current() = txid_current() as same', [])).toEqual([
      { same: true },
    ])
    expect(
      (await query<{ xid: string }>(tx, 'select txid_current()::text as xid', []))[0]?.xid,
    ).toBe(
      (
        await tx
          .selectNoFrom((eb) => eb.fn<string>('txid_current', []).as('xid'))
          .executeTakeFirstOrThrow()
      ).xid.toString(),
    )
  })
  await expect(query(leaked as Tx, 'select 1', [])).rejects.toThrow()
})

test('times come as the instants they are, whatever form the server writes them in', async () => {
  const instant = '2026-11-21T19:09:22.123Z'
  const [row] = await query<{ at: Date; early: Date; whole: Date }>(
    database.db,
    `select $1::timestamptz + interval '456 microseconds' as at, '0099-02-03 04:05:06+00'::timestamptz as early, '2026-02-28 23:59:59+00'::timestamptz as whole`,
    [instant],
  )
  expect([row?.at, row?.early, row?.whole].map((at) => at?.toISOString())).toEqual([
    instant,
    '0099-02-03T04:05:06.000Z',
    '2026-02-28T23:59:59.000Z',
  ])
  const inIndia = await inTransaction(database.db, async (tx) => {
    await query(tx, `set local timezone = 'Asia/Kolkata'`, [])
    return query<{ at: Date }>(tx, 'select $1::timestamptz as at', [instant])
  })
  expect(inIndia).toEqual([{ at: new Date(instant) }])
})

test('a migration beside a process that goes on asking: a column more, and one of another type, are no fault of any statement', async () => {
  const { db } = database
  await query(db, 'create table grown (n int)', [])
  await query(db, 'insert into grown (n) values (1)', [])
  const ask = () => query(db, 'select * from grown', [])
  const askInside = () => inTransaction(db, (tx) => query(tx, 'select * from grown', []))
  const askTogether = () =>
    together(db, (one) => Promise.all([1, 2].map(() => query(one, 'select * from grown', []))))
  /** Each of the pool's connections has the statement prepared. */
  const askEverywhere = () => Promise.all(Array.from({ length: 8 }, askInside))
  await askEverywhere()
  await query(db, 'alter table grown add column name text', [])
  const [alone, inside, both] = [await ask(), await askInside(), await askTogether()]
  const row = { n: 1, name: null }
  expect([alone, inside, both]).toEqual([[row], [row], [[row], [row]]])
  await askEverywhere()
  await query(db, 'alter table grown alter column n type text', [])
  expect(await askEverywhere()).toEqual(Array(8).fill([{ n: '1', name: null }]))
  await query(db, 'alter table grown drop column name', [])
  expect(await askTogether()).toEqual([[{ n: '1' }], [{ n: '1' }]])
})
