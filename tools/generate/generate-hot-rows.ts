import pg from 'pg'
import { baseTypes } from './generate-table-types.ts'

export type Text = { readonly name: string; readonly text: string }

/**
 * Writes apps/api/src/platform/hot-rows.ts: the columns of every constant text, as the migrated
 * database describes them.
 */
export async function renderHotRows(databaseUrl: string, texts: readonly Text[]): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const types = await readTypes(client)
    const required = await readRequired(client)
    const lines = [
      '// Generated from the migrated database by `npm run generate`; do not edit.',
      '',
      'export type HotRows = {',
    ]
    for (const { name, text } of texts) {
      const fields = await describe(client, { name, text })
      // A column that is never null in its table may be so behind an outer join.
      const isOuter = /\b(left|right|full)\s+(outer\s+)?join\b/i.test(text)
      if (fields.length === 0) {
        lines.push(`  '${name}': {}`)
        continue
      }
      lines.push(`  '${name}': {`)
      for (const field of fields) {
        const type = baseTypes[types.get(field.dataTypeID) ?? '']
        if (!type)
          throw new Error(`${name}: no type for ${field.name} (${types.get(field.dataTypeID)})`)
        const isRequired = !isOuter && required.has(`${field.tableID}.${field.columnID}`)
        lines.push(`    ${quote(field.name)}: ${isRequired ? type : `${type} | null`}`)
      }
      lines.push('  }')
    }
    return [...lines, '}', ''].join('\n')
  } finally {
    await client.end()
  }
}

/**
 * Runs the text with nothing but nulls, and takes back what it did: the columns come with any
 * answer, also an empty one.
 */
async function describe(client: pg.Client, { name, text }: Text): Promise<pg.FieldDef[]> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map((found) => Number(found[1])))
  await client.query('begin')
  try {
    return (
      await client.query(
        text,
        Array.from({ length: count }, () => null),
      )
    ).fields
  } catch (error) {
    throw new Error(`the text ${name} cannot be run: ${(error as Error).message}`, { cause: error })
  } finally {
    await client.query('rollback')
  }
}

async function readTypes(client: pg.Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid::int as oid, typname from pg_type',
  )
  return new Map(rows.map((row) => [row.oid, row.typname]))
}

async function readRequired(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull and attnum > 0`,
  )
  return new Set(rows.map((row) => row.key))
}

const quote = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`)
