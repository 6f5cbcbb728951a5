import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { systemClock } from './clock.ts'
import { inTransaction, openDatabase, runSql, type Database } from './db.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase({ url: test.url, clock: systemClock })
  await runSql(database.db, 'create table drawn (code text, constraint drawn_code_key unique (code))', [])
  await runSql(database.db, 'create table named (name text primary key)', [])
})
afterAll(async () => {
  await database.close()
  await drop()
})

async function drawFrom(codes: string[]): Promise<string> {
  return inTransaction(database.db, async (tx) => {
    const code = codes.shift() ?? 'none left'
    await runSql(tx, 'insert into drawn (code) values ($1)', [code])
    return code
  })
}

test('a code drawn by chance that is taken is drawn again, in a transaction that begins anew', async () => {
  expect(await drawFrom(['261121000001'])).toBe('261121000001')
  expect(await drawFrom(['261121000001', '261121000001', '261121000002'])).toBe('261121000002')
  expect(await runSql(database.db, 'select code from drawn order by code', [])).toEqual([{ code: '261121000001' }, { code: '261121000002' }])
})

test('five draws that are all taken are a fault, and so is any other doublet at once', async () => {
  const left = Array.from({ length: 9 }, () => '261121000001')
  await expect(drawFrom(left)).rejects.toMatchObject({ constraint: 'drawn_code_key' })
  expect(left).toHaveLength(4)
  let attempts = 0
  const insert = () => inTransaction(database.db, async (tx) => {
    attempts += 1
    await runSql(tx, `insert into named (name) values ('kaldern')`, [])
  })
  await insert()
  await expect(insert()).rejects.toMatchObject({ constraint: 'named_pkey' })
  expect(attempts).toBe(2)
})
