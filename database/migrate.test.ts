import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './test-server.ts'

describe('migrations', () => {
  let folder: string
  let database: TestDatabase

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'galleria-migrations-'))
    database = await createTestDatabase()
    await ask('drop table if exists schema_migrations') // the template has the mall's own
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })

  const put = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
  const run = () => migrate(database.url, { folder })

  async function ask(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  it('applies the files in order, once', async () => {
    put('0002-fill.sql', `insert into chairs values ('Wegner');`)
    put('0001-chairs.sql', 'create table chairs (name text);')
    expect(await run()).toEqual(['0001-chairs.sql', '0002-fill.sql'])
    expect(await run()).toEqual([])
    expect(await ask('select name from chairs')).toEqual([{ name: 'Wegner' }])
  })

  it('leaves nothing of a file that fails half-way, and names the line', async () => {
    put('0001-chairs.sql', 'create table chairs (name text);\ncreate table chairs (name text);')
    await expect(run()).rejects.toThrow(
      'Migration 0001-chairs.sql: relation "chairs" already exists',
    )
    put('0001-chairs.sql', 'create table chairs (name text);\n\nselect nonsense;')
    await expect(run()).rejects.toThrow(
      'Migration 0001-chairs.sql, line 3: column "nonsense" does not exist',
    )
    put('0001-chairs.sql', 'create table chairs (name text);')
    expect(await run()).toEqual(['0001-chairs.sql'])
  })

  it('refuses a file that was changed after it had been applied', async () => {
    put('0001-chairs.sql', 'create table chairs (name text);')
    await run()
    put('0001-chairs.sql', 'create table chairs (name text, legs int);')
    await expect(run()).rejects.toThrow(
      'Migration 0001-chairs.sql was changed after it had been applied',
    )
  })

  it('works on a database that a newer mall has migrated, and says so, unless that mall broke with the past', async () => {
    put('0001-chairs.sql', 'create table chairs (name text);')
    put('0002-legs.sql', 'alter table chairs add column legs int;')
    await run()
    rmSync(join(folder, '0002-legs.sql'))
    const lines: string[] = []
    expect(await migrate(database.url, { folder, warn: (line) => lines.push(line) })).toEqual([])
    expect(lines).toEqual([
      'the database was brought up to date by a newer version (0002-legs.sql); this older one works with it',
    ])
    put('0002-legs.sql', 'alter table chairs add column legs int;')
    put('0003-no-name.sql', '-- breaks: names are gone\nalter table chairs drop column name;')
    await run()
    rmSync(join(folder, '0003-no-name.sql'))
    await expect(run()).rejects.toThrow(
      'The database has migration 0003-no-name.sql, which this version of the mall does not know and cannot work with',
    )
  })

  it('refuses a database with a migration in between that it never heard of', async () => {
    put('0001-chairs.sql', 'create table chairs (name text);')
    put('0003-tables.sql', 'create table tables (name text);')
    await run()
    rmSync(join(folder, '0001-chairs.sql'))
    await expect(run()).rejects.toThrow('0001-chairs.sql, which this version')
  })

  it('waits behind a long reader without holding up those who come after it', async () => {
    put('0001-chairs.sql', 'create table chairs (name text);')
    await run()
    const reader = new pg.Client({ connectionString: database.url })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select name from chairs')
    put('0002-legs.sql', 'alter table chairs add column legs int;')
    const migrated = run()
    let slowest = 0
    for (const until = performance.now() + 2_500; performance.now() < until;) {
      const asked = performance.now()
      await ask('select name from chairs')
      slowest = Math.max(slowest, performance.now() - asked)
    }
    await reader.query('commit')
    await reader.end()
    expect(await migrated).toEqual(['0002-legs.sql'])
    expect(slowest).toBeGreaterThan(200)
    expect(slowest).toBeLessThan(1_500)
  })

  it('refuses two files with one number and a file without one', async () => {
    put('0001-chairs.sql', 'select 1;')
    put('0001-tables.sql', 'select 1;')
    await expect(run()).rejects.toThrow(
      'Migrations 0001-chairs.sql and 0001-tables.sql have the same number',
    )
    rmSync(join(folder, '0001-tables.sql'))
    put('tables.sql', 'select 1;')
    await expect(run()).rejects.toThrow(
      'Migration tables.sql is not named like 0001-what-it-does.sql',
    )
  })

  it('runs a file outside a transaction when its first line asks for it', async () => {
    put('0001-chairs.sql', 'create table chairs (name text);')
    put(
      '0002-index.sql',
      '-- no-transaction\ncreate index concurrently chairs_name on chairs (name);\ncreate index concurrently chairs_length on chairs (length(name)); -- by length\n',
    )
    expect(await run()).toEqual(['0001-chairs.sql', '0002-index.sql'])
  })

  it('lets two malls that start at once migrate one after the other', async () => {
    put('0001-chairs.sql', 'create table chairs (name text); select pg_sleep(0.1);')
    const applied = await Promise.all([run(), run()])
    expect(applied.flat()).toEqual(['0001-chairs.sql'])
  })

  it('prepares the job queue', async () => {
    await run()
    expect(
      await ask(
        `select count(*)::int from pg_tables where schemaname = 'pgboss' and tablename = 'version'`,
      ),
    ).toEqual([{ count: 1 }])
  })
})

it('the audit is drawn anew while somebody reads it, and neither holds the other up', async () => {
  const mall = await createTestDatabase()
  const [reader, other] = [1, 2].map(() => new pg.Client({ connectionString: mall.url }))
  await Promise.all([reader!.connect(), other!.connect()])
  await other!.query("set statement_timeout = 900; comment on schema audit is 'an older one'")
  await reader!.query('begin; select from audit.orders limit 1')
  const migrated = migrate(mall.url)
  // Longer than it waits for a lock, and than it pauses.
  for (let look = 0; look < 10; look += 1) {
    await sleep(200)
    await other!.query('select from audit.orders limit 1')
  }
  await reader!.query('commit')
  await migrated
  const { rows } = await other!.query(
    "select obj_description(to_regnamespace('audit')::oid, 'pg_namespace') as was",
  )
  expect(rows).not.toEqual([{ was: 'an older one' }])
  await Promise.all([reader!.end(), other!.end()])
  await mall.drop()
})
