import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scratchFolders } from './cluster-home.ts'
import { startCluster, type Cluster } from './cluster.ts'

describe('the cluster of a DATA_DIR', () => {
  let dataDir: string
  let cluster: Cluster | undefined

  beforeEach(() => {
    dataDir = mkdtempSync(join(scratchFolders()[0]!, 'galleria-cluster-')) // in memory, because fsync is not what is tried
    if (process.getuid?.() === 0) execFileSync('chmod', ['755', dataDir])
  })
  afterEach(async () => {
    await cluster?.stop()
    cluster = undefined
    rmSync(dataDir, { recursive: true, force: true })
  })

  const start = async (log?: (line: string) => void) =>
    (cluster = await startCluster({ dataDir, durable: true, log }))
  const stop = async () => {
    await cluster?.stop()
    cluster = undefined
  }
  const data = () => join(dataDir, 'database', 'data')

  async function ask(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: cluster!.urlFor('postgres') })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  it('keeps its data from one start to the next, and heals a half-made folder and a stale lock on the way', async () => {
    mkdirSync(join(dataDir, 'database', 'unfinished-x', 'base'), { recursive: true })
    const lines: string[] = []
    await start((line) => lines.push(line))
    expect(lines).toEqual(['an earlier first start did not finish; starting over'])
    await ask('create table chairs (name text)')
    await ask(`insert into chairs values ('Wegner')`)
    await stop()

    // The lock of a server that died with the machine; its number now belongs to a process that is
    // no server: this one.
    writeFileSync(join(data(), 'postmaster.pid'), `${process.pid}\n${data()}\n1700000000\n5432\n`)
    writeFileSync(join(dataDir, 'database', 'in-use-by'), `${process.pid} 1`)
    await start()
    expect(await ask('select name from chairs')).toEqual([{ name: 'Wegner' }])
  })

  it('speaks UTF-8, orders by code point and listens on no port', async () => {
    await start()
    expect(
      await ask(
        `select datcollate, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'postgres'`,
      ),
    ).toEqual([{ datcollate: 'C', datlocale: 'C.UTF-8', encoding: 'UTF8' }])
    expect(
      await ask(
        `select name, setting from pg_settings where name in ('data_checksums', 'listen_addresses', 'fsync') order by name`,
      ),
    ).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
    ])
  })

  it('writes no value of a row into its log', async () => {
    await start()
    await ask('create table people (mail text unique)')
    await ask(`insert into people values ('somebody@example.com')`)
    await expect(ask(`insert into people values ('somebody@example.com')`)).rejects.toThrow(
      'people',
    )
    await stop()
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('duplicate key value violates unique constraint')
    expect(log).not.toContain('somebody')
  })

  it('takes over from a mall that was killed, and refuses while one is alive', async () => {
    const { process: other } = await startElsewhere(dataDir)
    await expect(start()).rejects.toThrow(
      `The mall is already running with this data (process ${other.pid})`,
    )
    const server = Number.parseInt(readFileSync(join(data(), 'postmaster.pid'), 'utf8'))
    other.kill('SIGKILL')
    await new Promise((gone) => other.once('exit', gone))

    const lines: string[] = []
    await start((line) => lines.push(line))
    expect(lines).toEqual([
      `stopping the database server that an earlier run left behind (process ${server})`,
    ])
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves nothing behind in test mode', async () => {
    const scratch = await startCluster({ durable: false })
    const socket = new URL(scratch.urlFor('postgres')).searchParams.get('host')!
    expect(existsSync(socket)).toBe(true)
    await scratch.stop()
    expect(existsSync(join(socket, '..'))).toBe(false)
  })

  it('ends a test server with the process that started it, even when that is killed', async () => {
    const run = await startElsewhere(undefined)
    const home = join(run.socket, '..')
    expect(existsSync(home)).toBe(true)
    run.process.kill('SIGKILL')
    await expect.poll(() => existsSync(home)).toBe(false)
  })
})

/** A mall in another process; without a DATA_DIR a test run. */
async function startElsewhere(
  dataDir: string | undefined,
): Promise<{ process: ChildProcess; socket: string }> {
  const code = `import { startCluster } from ${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))}
    const cluster = await startCluster(${JSON.stringify({ dataDir, durable: dataDir !== undefined })})
    console.log(new URL(cluster.urlFor('postgres')).searchParams.get('host')); setInterval(() => {}, 1000)`
  const mall = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const socket = await new Promise<string>((ready, failed) =>
    mall.stdout.once('data', (text) => ready(String(text).trim())).once('close', failed),
  )
  return { process: mall, socket }
}
