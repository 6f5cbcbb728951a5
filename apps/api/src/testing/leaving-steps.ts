import type { TestMall, Visitor } from './open-test-mall.ts'
import { codeFor, solveCaptcha } from './account-steps.ts'

/** Deletes the account of a visitor by a code to its own address. */
export async function leaveBy(t: TestMall, visitor: Visitor, email: string): Promise<unknown> {
  await visitor.call('POST /api/user/web/destroy-send-email-code', {
    email,
    ...(await solveCaptcha(visitor)),
  })
  return visitor.call('PUT /auth/web/user/user-destroy', {
    email,
    emailCode: await codeFor(t, email),
  })
}

/**
 * Every text, JSON and array column of every table in every schema of ours that holds one of the
 * words.
 */
export async function findEverywhere(t: TestMall, words: readonly string[]): Promise<string[]> {
  const columns = await t.sql<{
    s: string
    t: string
    c: string
  }>(`select table_schema as s, table_name as t, column_name as c from information_schema.columns
    where table_schema in ('public', 'pgboss') and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb') or data_type = 'ARRAY')
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = columns.table_schema)`)
  const found: string[] = []
  for (const { s, t: table, c } of columns) {
    const rows = await t.sql<{ hit: string }>(
      `select distinct w as hit from "${s}"."${table}", unnest($1::text[]) w where "${c}"::text ilike '%' || w || '%'`,
      [words],
    )
    for (const { hit } of rows) found.push(`${table}.${c}: ${hit}`)
  }
  return found.toSorted()
}
