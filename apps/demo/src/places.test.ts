import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressCountries } from '@galleria/contract/address-countries'
import { sites, storefronts } from '@galleria/contract/storefronts'
import { loadPlaces } from '../../../database/places/load-places.ts'
import type { TestDatabase } from '../../../database/test-server.ts'
import { createTestDatabase } from '../../../database/testing.ts'
import { countries as seededCountries } from './places.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await loadPlaces(database.url)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
const ask = async (text: string, values: unknown[]) => (await client.query(text, values)).rows

test("the places of the mall know every town that the demo's people live in, in the province they write", async () => {
  const unknown = []
  for (const site of sites) {
    for (const [, city, province] of seededCountries[site].places) {
      const found = await ask(
        'select 1 from districts c join districts p on p.code = c.parent where c.level = 2 and c.region_id = $1 and c.name = $2 and p.name = $3',
        [addressCountries[storefronts[site].country].id, city, province],
      )
      if (found.length === 0) unknown.push(`${site} ${city}, ${province}`)
    }
  }
  expect(unknown).toEqual([])
})
