import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Id } from '@galleria/kernel/id'
import type pg from 'pg'
import { documentKey, modelKey } from '../../api/src/modules/files/index.ts'

/** What a mall has before it is filled: its migrations, with what they bring, and its places. */
export const UNTOUCHED = [
  'schema_migrations',
  'covers',
  'member_levels',
  'mall_settings',
  'regions',
  'site_regions',
  'districts',
  'streets',
  'postcodes',
  'tax_countries',
  'tax_rates',
]

/**
 * A start that was killed while the demo mall was filled leaves half a past. Nobody has seen it: it
 * is thrown away, and the next start begins again.
 */
export async function beginAgain(client: pg.Client, dataDir: string): Promise<void> {
  const { rows: sent } = await client.query<{ id: Id<'file'>; purpose: string }>(
    `select id, purpose from files where purpose in ('document', 'model')`,
  )
  for (const { id, purpose } of sent) {
    const key = purpose === 'model' ? modelKey(id) : documentKey(id)
    await rm(join(dataDir, 'files', key), { force: true })
  }
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [UNTOUCHED],
  )
  await client.query('begin')
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`)
  await client.query('delete from pgboss.job')
  await client.query(`delete from mall_settings where key = 'seed'`)
  await client.query('commit')
}
