import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Migration = {
  name: string
  sql: string
  checksum: string
  /**
   * False when the first line says `-- no-transaction`, which `create index concurrently` needs.
   */
  transaction: boolean
  /**
   * True when a line says `-- breaks: why`: the version before cannot work on what it leaves, so
   * there is no way back.
   */
  breaks: boolean
  /**
   * One by one, because PostgreSQL takes several sent together as one transaction. Each ends with
   * `;` at the end of a line.
   */
  statements: string[]
}

/** The files `NNNN-name.sql` of a folder in their order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Map<string, string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`Migration ${name} is not named like 0001-what-it-does.sql`)
    if (numbers.has(number))
      throw new Error(`Migrations ${numbers.get(number)} and ${name} have the same number`)
    numbers.set(number, name)
  }
  return names.map((name) => readMigration(folder, name))
}

function readMigration(folder: string, name: string): Migration {
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    transaction: !sql.startsWith('-- no-transaction'),
    breaks: /^-- breaks: \S/m.test(sql),
    statements: sql
      .split(/;[ \t]*$/m)
      .filter((statement) => statement.replace(/--.*$/gm, '').trim() !== ''),
  }
}
