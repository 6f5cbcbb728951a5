import { DAY } from '@galleria/kernel/time'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster, type Cluster } from '../cluster.ts'
import { migrate } from '../migrate.ts'
import { createTestDatabase } from '../testing.ts'
import {
  deleteOld,
  listBackups,
  readSealed,
  writeSealed,
  type BackupStore,
} from './backup-store.ts'
import { applyRule, followMall, foldersOf, runBackup, type MallFolders } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const store = async (folder: string): Promise<BackupStore> => ({
  folder: join(folder, 'backups'),
  key: randomBytes(32).toString('base64url'),
})
const quiet = () => {}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return (await client.query<Row>(sql).finally(() => client.end())).rows
}
const note = (url: string, key: string) =>
  ask(url, `insert into mall_settings (key, value) values ('${key}', '{}')`)
const notes = async (url: string) =>
  (
    await ask<{ key: string }>(
      url,
      `select key from mall_settings where key like 'test.%' order by key`,
    )
  ).map(({ key }) => key)
const instant = async (url: string) =>
  (await ask<{ now: Date }>(url, 'select clock_timestamp() as now'))[0]!.now

async function addFile(folders: MallFolders, key: string, content: string): Promise<void> {
  await mkdir(join(folders.files, 'images'), { recursive: true })
  await writeFile(join(folders.files, 'images', key), content)
}

describe("the mall's own PostgreSQL", () => {
  let folder: string
  let dataDir: string
  let cluster: Cluster
  let backups: BackupStore
  const mall = () => cluster.urlFor('mall')
  const server = () => ({ url: mall(), data: cluster.data })
  const request = (more: object = {}) => ({
    dataDir,
    databaseUrl: undefined,
    database: 'mall',
    mayReplace: true,
    ...more,
  })
  const instants: Date[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-backup-'))
    dataDir = join(folder, 'mall')
    backups = await store(folder)
    cluster = await startCluster({ dataDir, durable: true })
    await ask(cluster.urlFor('postgres'), 'create database mall')
    await migrate(mall())
    await addFile(foldersOf(dataDir), 'one.webp', 'a picture')
    await note(mall(), 'test.before')
    await runBackup(backups, server(), foldersOf(dataDir))
    await note(mall(), 'test.first')
    await addFile(foldersOf(dataDir), 'two.webp', 'another picture')
    await followMall(backups, server(), foldersOf(dataDir))
    instants.push(await instant(mall()))
    await note(mall(), 'test.second')
  })
  afterAll(async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a restore while the mall runs is refused and moves nothing', async () => {
    await expect(runRestore(backups, request(), quiet)).rejects.toThrow(
      'The mall is already running with this data',
    )
    expect(await notes(mall())).toEqual(['test.before', 'test.first', 'test.second'])
  })

  test('nothing of the mall can be read in a backup, and without its key it is refused in one sentence', async () => {
    const [backup] = await listBackups(backups)
    const sealed = await readFile(join(backups.folder, backup!.name))
    expect(sealed.includes('galleria-backup-1')).toBe(true)
    for (const word of ['PG_VERSION', 'mall_settings', 'test.before'])
      expect(sealed.includes(word)).toBe(false)
    await expect(runRestore({ ...backups, key: 'x'.repeat(32) }, request(), quiet)).rejects.toThrow(
      /^2\S+ was made with another key than BACKUP_KEY$/,
    )
  })

  test('into a mall that is there only with --replace', async () => {
    await cluster.stop()
    await expect(runRestore(backups, request({ mayReplace: false }), quiet)).rejects.toThrow(
      'say --replace to put the backup in its place',
    )
    cluster = await startCluster({ dataDir, durable: true })
    expect(await notes(mall())).toEqual(['test.before', 'test.first', 'test.second'])
  })

  test('from the backups alone the mall comes back on another machine as of the last log that was stored, with its files', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const { files } = await runRestore(backups, request({ dataDir: elsewhere }), quiet)
    expect(files).toBe(2)
    const other = await startCluster({ dataDir: elsewhere, durable: true })
    expect(await notes(other.urlFor('mall'))).toEqual(['test.before', 'test.first'])
    expect(await ask(other.urlFor('mall'), 'select pg_is_in_recovery() as r')).toEqual([
      { r: false },
    ])
    await other.stop()
    expect(await readFile(join(elsewhere, 'files/images/two.webp'), 'utf8')).toBe('another picture')
  })

  test(
    'where the old data is still there, nothing is lost; to a point in time, what came after it is not there',
    { timeout: 600_000 },
    async () => {
      cluster.kill()
      await cluster.stop()
      await runRestore(backups, request(), quiet)
      cluster = await startCluster({ dataDir, durable: true })
      expect(await notes(mall())).toEqual(['test.before', 'test.first', 'test.second'])
      await note(mall(), 'test.third')
      await followMall(backups, server(), foldersOf(dataDir))
      await cluster.stop()
      const [until] = instants
      const { reached } = await runRestore(backups, request({ until }), quiet)
      expect(reached.getTime()).toBeLessThanOrEqual(until!.getTime())
      cluster = await startCluster({ dataDir, durable: true })
      expect(await notes(mall())).toEqual(['test.before', 'test.first'])
      expect(
        await ask(
          mall(),
          `select value ->> 'asOf' as at from mall_settings where key = 'restored'`,
        ),
      ).toEqual([{ at: reached.toISOString() }])
    },
  )

  test(
    'what the rule keeps can be restored: the log of its days to any instant, and what is older as it was',
    { timeout: 600_000 },
    async () => {
      await note(mall(), 'test.fourth')
      const late = await runBackup(backups, server(), foldersOf(dataDir))
      await note(mall(), 'test.fifth')
      await followMall(backups, server(), foldersOf(dataDir))
      // The first one as if it had been taken two months ago.
      const [, first] = await listBackups(backups)
      const old = '2026-01-31T03-00-00Z.base'
      for (const more of ['', '.about'])
        await rename(
          join(backups.folder, `${first?.name}${more}`),
          join(backups.folder, `${old}${more}`),
        )
      const log = async () =>
        (await readdir(join(backups.folder, 'log'), { recursive: true })).length
      const before = await log()
      await applyRule(backups, { days: 1, weeks: 0, months: 2 }, new Date(Date.now() + 2 * DAY))
      expect((await listBackups(backups)).map(({ name }) => name)).toEqual([late, old])
      expect(await log()).toBeLessThan(before)

      const comeBack = async (name?: string) => {
        const elsewhere = join(folder, `kept-${name ?? 'newest'}`)
        await runRestore(backups, request({ dataDir: elsewhere, name }), quiet)
        const other = await startCluster({ dataDir: elsewhere, durable: true })
        return notes(other.urlFor('mall')).finally(() => other.stop())
      }
      expect(await comeBack()).toEqual(['test.before', 'test.fifth', 'test.first', 'test.fourth'])
      expect(await comeBack(old)).toEqual(['test.before'])
    },
  )

  test('an instant that the log does not reach, or that is before every backup, is refused', async () => {
    await cluster.stop()
    const later = new Date('2999-01-01T00:00:00Z')
    await expect(runRestore(backups, request({ until: later }), quiet)).rejects.toThrow(
      'The log does not reach 2999-01-01T00:00:00.000Z',
    )
    const before = new Date('2020-01-01T00:00:00Z')
    await expect(runRestore(backups, request({ until: before }), quiet)).rejects.toThrow(
      'There is no backup before 2020-01-01T00:00:00.000Z in',
    )
    cluster = await startCluster({ dataDir, durable: true })
    expect(await notes(mall())).toEqual(['test.before', 'test.fifth', 'test.first', 'test.fourth'])
  })
})

describe('another PostgreSQL', () => {
  test('all rows of the mall and of its job queue come back into an empty database, and only into an empty one while no mall runs on it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-dump-'))
    const [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const backups = await store(folder)
    const dataDir = join(folder, 'elsewhere')
    const request = { dataDir, databaseUrl: to.url, database: '', mayReplace: false }
    const odd = 'tab\\t line\nquote " back\\slash'
    try {
      await ask(
        from.url,
        `insert into sellers (id, name, street, city, country, vat_id, email) values (1, $$${odd}$$, 's', 'c', 'DE', 'v', 'e@galleria.test');
           insert into shops (id, seller_id, name, city, country, handling_days) values (7, 1, 'S', 'c', 'DE', 1)`,
      )
      const boss = new PgBoss({ connectionString: from.url, schedule: false, supervise: false })
      boss.on('error', quiet)
      await boss.start()
      await boss.createQueue('order.expire')
      await boss.send('order.expire', { contractId: 'c1' }, { startAfter: 3600 })
      await boss.stop({ graceful: false })
      await addFile(foldersOf(folder), 'one.webp', 'a picture')
      const name = await runBackup(backups, { url: from.url, data: undefined }, foldersOf(folder))

      await expect(runRestore(backups, request, quiet)).rejects.toThrow(
        'The database of DATABASE_URL is not empty; say --replace',
      )
      const mall = new pg.Client({ connectionString: to.url, application_name: 'galleria' })
      await mall.connect()
      await expect(runRestore(backups, { ...request, mayReplace: true }, quiet)).rejects.toThrow(
        'The mall is running on this database (1 connections); stop it first',
      )
      await mall.end()

      const restored = await runRestore(backups, { ...request, mayReplace: true }, quiet)
      expect(restored).toMatchObject({ backup: name, files: 1 })
      const facts = `select (select name from sellers) as seller, (select id from shops) as shop, (select data::text from pgboss.job) as job,
          (select string_agg(name || checksum, ',' order by name) from schema_migrations) as migrations,
          (select string_agg(conname || pg_get_constraintdef(oid), ',' order by conname) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
          (select count(*) from pg_trigger where tgenabled <> 'O') as resting`
      const [there] = await ask<{ seller: string; resting: string }>(to.url, facts)
      expect(there).toEqual((await ask(from.url, facts))[0])
      expect([there?.seller, Number(there?.resting)]).toEqual([odd, 0])
      expect(await readFile(join(dataDir, 'files/images/one.webp'), 'utf8')).toBe('a picture')
    } finally {
      await Promise.all([from.drop(), to.drop()])
      await rm(folder, { recursive: true, force: true })
    }
  })
})

test('a mall that has a later migration and lacks an earlier one comes back with the tables that it had, and is then brought up to date', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-gap-'))
  const [server, to] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const lacking = '0301-models-of-goods.sql'
  const name = `gap_${randomBytes(6).toString('hex')}`
  await ask(server.url, `create database ${name} template template0 encoding 'UTF8'`)
  const from = server.url.replace(new URL(server.url).pathname, `/${name}`)
  try {
    const all = (await ask<{ name: string }>(to.url, 'select name from schema_migrations')).map(
      (one) => one.name,
    )
    expect(all).toContain(lacking)
    await migrate(from, { only: all.filter((one) => one !== lacking) })
    await note(from, 'test.gap')
    const backups = await store(folder)
    await runBackup(backups, { url: from, data: undefined }, foldersOf(folder))
    const request = { dataDir: join(folder, 'to'), databaseUrl: to.url, database: '' }
    await runRestore(backups, { ...request, mayReplace: true }, quiet)
    expect(await notes(to.url)).toEqual(['test.gap'])
    const now = await ask<{ name: string }>(to.url, 'select name from schema_migrations')
    expect(now.map((one) => one.name).toSorted()).toEqual(all.toSorted())
    expect(await ask(to.url, 'select shape from items')).toEqual([])
  } finally {
    await ask(server.url, `drop database ${name} with (force)`)
    await Promise.all([server.drop(), to.drop()])
    await rm(folder, { recursive: true, force: true })
  }
})

describe('a sealed file', () => {
  const content = randomBytes(700_000)
  let backups: BackupStore
  beforeAll(async () => {
    backups = await store(await mkdtemp(join(tmpdir(), 'mall-sealed-')))
    await writeSealed(backups, 'x', Readable.from([content]))
  })
  afterAll(() => rm(dirname(backups.folder), { recursive: true, force: true }))
  const read = async (name: string) => {
    const parts: Buffer[] = []
    const into = new Writable({
      write(bytes: Buffer, _encoding, done) {
        parts.push(bytes)
        done()
      },
    })
    await readSealed(backups, name, into)
    return Buffer.concat(parts)
  }

  test('comes back byte for byte, and is another one each time', async () => {
    expect((await read('x')).equals(content)).toBe(true)
    await writeSealed(backups, 'y', Readable.from([content]))
    const [one, other] = await Promise.all(
      ['x', 'y'].map((name) => readFile(join(backups.folder, name))),
    )
    expect(one!.equals(other!)).toBe(false)
  })

  test('is refused when it was cut off anywhere, changed in any part, or has something behind its end', async () => {
    const whole = await readFile(join(backups.folder, 'x'))
    for (const length of [0, 10, 34, 60, 200_000, 262_260 + 34, whole.length - 1]) {
      await writeFile(join(backups.folder, 'cut'), whole.subarray(0, length))
      await expect(read('cut'), `${length}`).rejects.toThrow(/^cut is damaged or was not written/)
    }
    for (const at of [40, 300_000, whole.length - 5]) {
      const changed = Buffer.from(whole)
      changed[at] = changed[at]! ^ 1
      await writeFile(join(backups.folder, 'changed'), changed)
      await expect(read('changed'), `${at}`).rejects.toThrow(/^changed /)
    }
    await writeFile(join(backups.folder, 'long'), Buffer.concat([whole, whole]))
    await expect(read('long')).rejects.toThrow(/^long is damaged/)
    await writeFile(join(backups.folder, 'foreign'), 'PK'.repeat(100))
    await expect(read('foreign')).rejects.toThrow('foreign is no backup of the mall')
  })

  test('that was begun and not finished is no backup, and goes the next day', async () => {
    const part = join(backups.folder, '2026-11-23T01-02-03Z.base.1234.part')
    await writeFile(part, 'half')
    expect(await listBackups(backups)).toEqual([])
    const now = Date.now()
    await deleteOld(backups, { days: 7, weeks: 0, months: 0 }, new Date(now))
    expect(existsSync(part)).toBe(true)
    await deleteOld(backups, { days: 7, weeks: 0, months: 0 }, new Date(now + 90_000_000))
    expect(existsSync(part)).toBe(false)
  })
})
