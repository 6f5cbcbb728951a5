import pg from 'pg'

/**
 * Writes apps/api/src/platform/tables.ts from a migrated database, so that SQL and types cannot
 * drift apart.
 */

/** What pg makes of each type of PostgreSQL. */
export const baseTypes: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  uuid: 'string',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
  timestamptz: 'Date',
  date: 'string',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  tsvector: 'string',
}

export async function renderTableTypes(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{
    table_name: string
    column_name: string
    udt_name: string
    is_nullable: string
    has_default: boolean
    identity: boolean
  }>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default is not null as has_default, c.is_identity = 'YES' as identity
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
    order by c.table_name, c.ordinal_position`)
  await client.end()
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const lines = [
    '// Generated from the migrated database by `npm run generate`; do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    '',
  ]
  for (const [table, columns] of tables) {
    lines.push(`export type ${pascal(table)}Table = {`)
    for (const column of columns) lines.push(`  ${column.column_name}: ${columnType(column)}`)
    lines.push('}', '')
  }
  lines.push(
    'export type DB = {',
    ...[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`),
    '}',
    '',
  )
  return lines.join('\n')
}

function columnType(column: {
  udt_name: string
  is_nullable: string
  has_default: boolean
  identity: boolean
}): string {
  const base = baseTypes[column.udt_name]
  if (!base) throw new Error(`no type for ${column.udt_name}`)
  const nullable = column.is_nullable === 'YES' ? `${base} | null` : base
  if (column.identity) return `GeneratedAlways<${nullable}>`
  // JSON is written as text and read as what it is.
  if (base === 'unknown')
    return `ColumnType<unknown, string${column.has_default || column.is_nullable === 'YES' ? ' | undefined' : ''}${column.is_nullable === 'YES' ? ' | null' : ''}, string>`
  return column.has_default ? `Generated<${nullable}>` : nullable
}

function pascal(name: string): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
