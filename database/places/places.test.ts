import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressCountries } from '@galleria/contract/address-countries'
import { sites, storefronts } from '@galleria/contract/storefronts'
import type { TestDatabase } from '../test-server.ts'
import { createTestDatabase } from '../testing.ts'
import { loadPlaces } from './load-places.ts'
import { placeFiles } from './place-files.ts'

let database: TestDatabase
let client: pg.Client
let took = 0
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const start = performance.now()
  expect(await loadPlaces(database.url)).toBe(true)
  took = performance.now() - start
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await client.query<Row>(text, values)).rows

describe('the places of the mall', () => {
  test('are loaded within seconds, once, and again when something is missing from what the files say', async () => {
    expect(took).toBeLessThan(45_000)
    expect(await loadPlaces(database.url)).toBe(false)
    await client.query(
      `delete from streets; delete from districts where level > 1 and region_id = 7; update districts set name = 'Elsewhere' where code = 'DE-2867714'; delete from mall_settings where key = 'places'`,
    )
    expect(await Promise.all([loadPlaces(database.url), loadPlaces(database.url)])).toEqual(
      expect.arrayContaining([true, false]),
    )
    expect(await ask(`select name, alias from districts where code = 'DE-2867714'`)).toEqual([
      { name: 'München', alias: 'munchen' },
    ])
    expect(
      (await ask<{ n: number }>('select count(*)::int as n from streets'))[0]?.n,
    ).toBeGreaterThan(400)
  })
  test('[ADR-027] have the regions of the contract, with the ids and the order of the storefronts', async () => {
    expect(
      await ask('select id, name, short_name as "shortName" from regions order by id'),
    ).toEqual(
      Object.values(addressCountries)
        .map(({ id, name, shortName }) => ({ id, name, shortName }))
        .toSorted((a, b) => a.id - b.id),
    )
    expect(
      await ask<{ site: string; region_id: number }>(
        'select site, region_id from site_regions order by site, position',
      ),
    ).toEqual(
      sites.toSorted().flatMap((site) =>
        storefronts[site].countries.map((country) => ({
          site,
          region_id: addressCountries[country].id,
        })),
      ),
    )
    expect(Object.entries(placeFiles).map(([country, id]) => [country, id])).toEqual(
      Object.values(addressCountries).map(({ shortName, id }) => [shortName, id]),
    )
  })
  test('[ADR-025] hold the provinces and towns of every country', async () => {
    expect(
      await ask(
        'select r.short_name as country, count(*) filter (where level = 1)::int as provinces from districts d join regions r on r.id = d.region_id group by 1 order by 1',
      ),
    ).toEqual([
      { country: 'AT', provinces: 9 },
      { country: 'DE', provinces: 16 },
      { country: 'ES', provinces: 52 },
      { country: 'FR', provinces: 96 },
      { country: 'GB', provinces: 87 },
      { country: 'IT', provinces: 107 },
      { country: 'LU', provinces: 12 },
      { country: 'NL', provinces: 12 },
      { country: 'PL', provinces: 16 },
      { country: 'PT', provinces: 20 },
      { country: 'SE', provinces: 21 },
    ])
    expect(
      (await ask<{ n: number }>('select count(*)::int as n from districts where level = 2'))[0]?.n,
    ).toBe(44_321)
    expect(
      await ask(
        `select code from districts where name ~ '[[:cntrl:]\\\\]' or length(name) > 100 or alias <> plain_text(name) or length(code) > 40`,
      ),
    ).toEqual([])
    expect(
      await ask(
        `select c.code from districts c join districts p on p.code = c.parent where p.level <> c.level - 1 or p.region_id <> c.region_id`,
      ),
    ).toEqual([])
    expect(
      await ask(
        `select p.area from postcodes p where p.towns = '' or not exists (
           select 1 from districts d where d.region_id = p.region_id and d.level = 1 and d.name = p.province)`,
      ),
    ).toEqual([])
    expect(
      (
        await ask<{ n: number; sole: number }>(
          `select count(*)::int as n, (count(*) filter (where towns not like '%|%'))::int as sole from postcodes`,
        )
      )[0],
    ).toEqual({ n: 82_506, sole: 61_614 })
  })
})
