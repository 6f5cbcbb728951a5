import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { bulkInsert, type Row } from '../bulk-insert.ts'
import { placeFiles } from './place-files.ts'
import { streetsFile, streetsOf } from './streets.ts'

type Country = keyof typeof placeFiles
const countries = Object.keys(placeFiles) as Country[]

const KEY = 'places'

/**
 * Provinces, towns, postal codes and the streets that the embedded autocomplete knows: reference
 * data of every mall, the empty and the productive one too. Read at a start when the files have
 * changed, in one transaction; answers whether it did. Two malls that start at once do it one after
 * the other.
 */
export async function loadPlaces(databaseUrl: string): Promise<boolean> {
  const [texts, postcodes] = ['', 'postcodes'].map((folder) =>
    countries.map((country) =>
      readFileSync(join(import.meta.dirname, folder, `${country}.tsv`), 'utf8'),
    ),
  ) as [string[], string[]]
  const checksum = createHash('sha256')
    .update([...texts, ...postcodes].join('\n'))
    .update(readFileSync(streetsFile))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'galleria places',
  })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('places', 0))`)
    const {
      rows: [known],
    } = await client.query<{ value: string }>('select value from mall_settings where key = $1', [
      KEY,
    ])
    if (known?.value !== checksum) {
      await fill(
        client,
        countries.flatMap((country, index) => readRows(country, texts[index] ?? '')),
      )
      await client.query('truncate postcodes')
      await bulkInsert(
        client,
        'postcodes',
        countries.flatMap((country, index) => readPostcodes(country, postcodes[index] ?? '')),
      )
      await client.query(
        'insert into mall_settings (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value',
        [KEY, checksum],
      )
    }
    await client.query('commit')
    if (known?.value === checksum) return false
    await client.query('analyze districts, streets, postcodes')
    return true
  } finally {
    await client.end()
  }
}

function readRows(country: Country, text: string): Row[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [
        code = '',
        parent = '',
        level = '',
        name = '',
        people = '',
        longitude = '',
        latitude = '',
      ] = line.split('\t')
      return {
        code,
        region_id: placeFiles[country],
        parent: parent || null,
        level: Number(level),
        name,
        alias: '',
        people: Number(people),
        longitude: longitude || null,
        latitude: latitude || null,
      }
    })
}

function readPostcodes(country: Country, text: string): Row[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [area = '', province = '', towns = ''] = line.split('\t')
      return { region_id: placeFiles[country], area, province, towns }
    })
}

/**
 * Rows keep their codes, so what has not changed is not written; what is gone from the files goes.
 */
async function fill(client: pg.ClientBase, rows: readonly Row[]): Promise<void> {
  await client.query('create temp table staged_places (like districts) on commit drop')
  await bulkInsert(client, 'staged_places', rows)
  await client.query('delete from streets')
  await client.query(`insert into districts (code, region_id, parent, level, name, alias, people, longitude, latitude) select code, region_id, parent, level, name, plain_text(name), people, longitude, latitude from staged_places order by level
    on conflict (code) do update set region_id = excluded.region_id, parent = excluded.parent, level = excluded.level, name = excluded.name, alias = excluded.alias, people = excluded.people, longitude = excluded.longitude, latitude = excluded.latitude
    where (districts.region_id, districts.parent, districts.level, districts.name, districts.people) is distinct from (excluded.region_id, excluded.parent, excluded.level, excluded.name, excluded.people)`)
  await client.query(
    'delete from districts where not exists (select 1 from staged_places s where s.code = districts.code)',
  )
  const byName = new Map(
    rows
      .filter(({ level }) => level === 2)
      .toReversed()
      .map((row) => [`${row['region_id']}/${row['name']}`, row]),
  )
  const provinces = new Map(
    rows.filter(({ level }) => level === 1).map((row) => [row['code'], row['name']]),
  )
  const streets = countries.flatMap((country) =>
    streetsOf(country).map(({ city, street, postalCode }) => {
      const town = byName.get(`${placeFiles[country]}/${city}`)
      if (!town) throw new Error(`streets.ts names ${city}, which ${country}.tsv does not have`)
      return {
        region_id: placeFiles[country],
        city_code: town['code'],
        name: street,
        alias: '',
        postal_code: postalCode,
        city,
        province: provinces.get(town['parent'] as string) ?? '',
      }
    }),
  )
  await bulkInsert(
    client,
    'streets',
    streets.map((row, index) => ({ id: index + 1, ...row })),
    { alias: 'plain_text(name)' },
  )
}
