import { runSql, type Db } from '#platform/db.ts'

/** Up to when everything a provider took has been looked at. */
export async function readReconciled(db: Db, provider: string): Promise<Date> {
  const [row] = await runSql<{ until: string }>(
    db,
    `select value->>'until' as until from mall_settings where key = $1`,
    [`reconciled.${provider}`],
  )
  return new Date(row?.until ?? 0)
}
export async function writeReconciled(db: Db, provider: string, until: Date): Promise<void> {
  await runSql(
    db,
    'insert into mall_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [`reconciled.${provider}`, JSON.stringify({ until: until.toISOString() })],
  )
}
