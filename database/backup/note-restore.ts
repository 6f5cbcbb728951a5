import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/**
 * A mail's note is written after it was sent: one of just before the instant may be of a job that
 * the restored queue has still to do.
 */
const OVERLAP_MS = 60_000

/**
 * Tells a restored database as of when it is. What it does not know any more of mails that were
 * sent is in the notes beside it, one line each (`INSTANT KEY`); those are sent no second time.
 */
export async function noteRestore(
  databaseUrl: string,
  reached: Date,
  notes: string,
): Promise<number> {
  const since = reached.getTime() - OVERLAP_MS
  const sent: { key: string; at: string }[] = []
  for (const name of existsSync(notes) ? await readdir(notes) : []) {
    for (const line of (await readFile(join(notes, name), 'utf8')).split('\n')) {
      const [at = '', key = ''] = line.split(' ')
      if (key && new Date(at).getTime() >= since) sent.push({ key, at })
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into mails_before_restore (key, sent_at) select key, max(at) from unnest($1::text[], $2::timestamptz[]) n(key, at) group by 1
       on conflict (key) do update set sent_at = excluded.sent_at`,
      [sent.map(({ key }) => key), sent.map(({ at }) => at)],
    )
    await client.query(
      `insert into mall_settings (key, value) values ('restored', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ asOf: reached.toISOString() })],
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
  return sent.length
}
