import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { extract, pack, type Pack } from 'tar-stream'
import { nameBackup, readSealed, writeSealed, type BackupStore } from './backup-store.ts'
import { addEntry, writeManifest, type DumpManifest, type StoredFile } from './manifest.ts'
import { BackupRefused } from './seal.ts'

/**
 * The rows of a PostgreSQL that is not ours: all tables of the mall and of its job queue, as they
 * are at one instant.
 */
const SCHEMAS = ['public', 'pgboss']
const BLOCK_BYTES = 4_000_000
const ROWS = 'rows/'
const SEQUENCES = 'sequences.json'
/**
 * What the job queue's own migration writes: it says which tables there are, not what is in them.
 */
const QUEUE_VERSION = 'pgboss.version'

type Table = { readonly name: string; readonly sql: string; readonly columns: string }

/**
 * Tables and partitioned ones (whose partitions are not dumped again), with the columns that are
 * not computed.
 */
async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2 order by 1`,
    [SCHEMAS],
  )
  return rows
}

export async function takeDump(
  store: BackupStore,
  databaseUrl: string,
  listFiles: () => Promise<readonly StoredFile[]>,
): Promise<string> {
  const client = await connect(databaseUrl)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const {
      rows: [at],
    } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const name = nameBackup(at!.now, 'dump')
    const archive = pack()
    const writing = writeSealed(store, name, archive)
    const filling = (async () => {
      const manifest = { ...(await fill(archive, client)), endedAt: at!.now.toISOString() }
      await writeManifest(store, name, { ...manifest, files: await listFiles() })
      archive.finalize()
    })()
    filling.catch((error: unknown) => archive.destroy(error as Error))
    await Promise.all([filling, writing])
    return name
  } finally {
    await client.end()
  }
}

async function fill(
  archive: Pack,
  client: pg.Client,
): Promise<Omit<DumpManifest, 'endedAt' | 'files'>> {
  const tables: Record<string, { columns: string; rows: number }> = {}
  for (const table of await findTables(client)) {
    const copy = client.query(copyTo(`copy (select ${table.columns} from ${table.sql}) to stdout`))
    let block = 0
    // An entry's size comes before its content, so a table is a row of blocks.
    for await (const bytes of inBlocks(copy)) {
      block += 1
      await addEntry(archive, `${ROWS}${table.name}/${String(block).padStart(6, '0')}`, bytes)
    }
    tables[table.name] = { columns: table.columns, rows: copy.rowCount }
  }
  const { rows: sequences } = await client.query<object>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences where schemaname = any($1) and last_value is not null`,
    [SCHEMAS],
  )
  await addEntry(archive, SEQUENCES, JSON.stringify(sequences))
  return {
    version: 1,
    kind: 'dump',
    migrations: await readMigrationsOf(client),
    queueVersion: await readQueueVersion(client),
    tables,
  }
}

async function* inBlocks(stream: Readable): AsyncGenerator<Buffer> {
  let [waiting, bytes]: [Buffer[], number] = [[], 0]
  for await (const chunk of stream) {
    waiting.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes < BLOCK_BYTES) continue
    yield Buffer.concat(waiting)
    ;[waiting, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

export async function readMigrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  )
  return rows.map(({ name }) => name)
}

async function readQueueVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(`select version from ${QUEUE_VERSION}`)
  return rows[0]?.version ?? 0
}

/**
 * Puts the rows into a database that has the tables of the backup's own migrations and nothing else
 * of worth, all in one transaction. Triggers rest and foreign keys are made again afterwards, which
 * checks them: an owner of the tables may do that, where only a superuser could put them off.
 */
export async function loadDump(
  store: BackupStore,
  backup: string,
  manifest: DumpManifest,
  databaseUrl: string,
): Promise<void> {
  const client = await connect(databaseUrl)
  try {
    const queueVersion = await readQueueVersion(client)
    if (queueVersion !== manifest.queueVersion)
      throw new BackupRefused(
        `${backup} was made with version ${manifest.queueVersion} of the job queue's tables, this mall has ${queueVersion}; restore with the mall that made it, then start this one`,
      )
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const tables = (await findTables(client)).filter(({ name }) => name !== QUEUE_VERSION)
    const keys = await dropForeignKeys(client)
    for (const { sql } of tables) await client.query(`alter table ${sql} disable trigger user`)
    await client.query(`truncate ${tables.map(({ sql }) => sql).join(', ')}`)
    await loadRows(store, backup, client, tables, manifest)
    for (const { sql } of tables) await client.query(`alter table ${sql} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await compareCounts(client, tables, manifest, backup)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in (select oid from pg_namespace where nspname = any($1))`,
    [SCHEMAS],
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

async function loadRows(
  store: BackupStore,
  backup: string,
  client: pg.Client,
  tables: readonly Table[],
  manifest: DumpManifest,
): Promise<void> {
  const archive = extract()
  const reading = readSealed(store, backup, archive)
  let open: { name: string; copy: Writable } | undefined
  const close = async () => {
    const copy = open?.copy
    open = undefined
    if (copy)
      await new Promise<void>((resolve, reject) => {
        copy.once('finish', resolve).once('error', reject)
        copy.end()
      })
  }
  const loading = (async () => {
    for await (const entry of archive) {
      const path = entry.header.name
      if (path === SEQUENCES) {
        await close()
        await setSequences(client, await readAll(entry))
        continue
      }
      const name = path.slice(ROWS.length, path.lastIndexOf('/'))
      if (name !== open?.name) {
        await close()
        const table = tables.find((one) => one.name === name)
        if (table)
          open = {
            name,
            copy: client.query(
              copyFrom(`copy ${table.sql} (${manifest.tables[name]?.columns}) from stdin`),
            ),
          }
      }
      if (open) await pipeline(entry, open.copy, { end: false })
      else entry.resume()
    }
    await close()
  })()
  await Promise.all([reading, loading])
}

async function setSequences(client: pg.Client, content: Buffer): Promise<void> {
  for (const { schema, name, value } of JSON.parse(String(content)) as Record<string, string>[])
    await client.query(`select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint)`, [
      schema,
      name,
      value,
    ])
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function compareCounts(
  client: pg.Client,
  tables: readonly Table[],
  manifest: DumpManifest,
  backup: string,
): Promise<void> {
  for (const { name, sql } of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${sql}`)
    if (Number(rows[0]!.n) !== (manifest.tables[name]?.rows ?? 0))
      throw new BackupRefused(
        `${backup}: ${name} has ${rows[0]!.n} rows after the restore and had ${manifest.tables[name]?.rows ?? 0}; nothing was restored`,
      )
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup of galleria',
  })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  return client
}
