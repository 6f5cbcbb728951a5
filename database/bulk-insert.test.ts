import pg from 'pg'
import { expect, test } from 'vitest'
import { bulkInsert } from './bulk-insert.ts'
import { createTestDatabase } from './testing.ts'

test('rows that a table does not take are refused, none of them is there, and the connection goes on', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('create temp table shelf (place int primary key, words text)')
  await bulkInsert(client, 'shelf', [{ place: 1, words: 'a tab\t and a \\' }])
  await expect(
    bulkInsert(
      client,
      'shelf',
      Array.from({ length: 5_000 }, (_, index) => ({ place: index + 2, words: null })).concat({
        place: 1,
        words: null,
      }),
    ),
  ).rejects.toThrow('shelf_pkey')
  expect((await client.query('select * from shelf')).rows).toEqual([
    { place: 1, words: 'a tab\t and a \\' },
  ])
  await client.end()
  await database.drop()
})
