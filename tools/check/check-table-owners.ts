import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tableOwners } from '../../apps/api/src/modules/table-owners.ts'

/**
 * A module writes its own tables and reads those of lower ranks; what a higher rank or a neighbour
 * has is asked for at its door. Otherwise two modules decide on one row, and neither can be changed
 * alone. The ranks are those of the arrows. The platform stands below all of them and knows its own
 * tables only; what wires the mall together (`WIRING`) has none.
 */
const { ranks } = createRequire(import.meta.url)('../../module-ranks.cjs') as { ranks: string[][] }
const api = join(import.meta.dirname, '../../apps/api/src')

const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) =>
    tables.map((table) => [table, owner] as const),
  ),
)
const WIRING = 'wiring'
const rankOf = (module: string) => ranks.findIndex((names) => names.includes(module))

const WRITES = [
  /\b(?:insert into|delete from)\s+([a-z_]+)/g,
  /\bupdate\s+([a-z_]+)\s+(?:as\s+)?(?:[a-z]\w*\s+)?set\b/g,
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*['"]([a-z_]+)/g,
  /\btable: '([a-z_]+)'/g,
]
const READS = [
  /\b(?:from|join|using)\s+([a-z_]+)/g,
  /\b(?:selectFrom|from|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin)\(\s*\[?\s*['"]([a-z_]+)/g,
]

const tablesIn = (text: string, patterns: readonly RegExp[]) => [
  ...new Set(
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''))
      .filter((table) => ownerOf.has(table)),
  ),
]

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

export function findForeign(module: string, source: string): string[] {
  const text = withoutComments(source)
  const isBelow = (owner: string) => owner === 'platform' || rankOf(owner) < rankOf(module)
  return [
    ...tablesIn(text, WRITES)
      .filter((table) => ownerOf.get(table) !== module)
      .map((table) => `writes ${table}, which ${ownerOf.get(table)} owns`),
    ...tablesIn(text, READS)
      .filter((table) => ownerOf.get(table) !== module && !isBelow(ownerOf.get(table) ?? ''))
      .map((table) => `reads ${table}, which ${ownerOf.get(table)} owns and is not below it`),
  ]
}

function listUnowned(): string[] {
  const tables = readFileSync(join(api, 'platform/tables.ts'), 'utf8').matchAll(
    /^ {2}([a-z_]+): [A-Z]\w+Table$/gm,
  )
  return [...tables]
    .map((found) => found[1] ?? '')
    .filter((table) => !ownerOf.has(table))
    .map((table) => `${table} has no owner`)
}

/** Whose file it is, by its path below `src`; undefined for what tests the mall. */
export function ownerOfFile(path: string): string | undefined {
  const [room = '', module = ''] = path.split('/')
  if (room === 'modules') return path.split('/').length > 2 ? module : undefined
  if (room === 'platform') return GENERATED.has(path) ? undefined : 'platform'
  return path.includes('/') ? undefined : WIRING
}
const GENERATED = new Set(['platform/tables.ts', 'platform/hot-rows.ts'])

if (import.meta.main) {
  const found = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const owner = ownerOfFile(name)
      if (!owner) return []
      const source = readFileSync(join(api, name), 'utf8')
      return findForeign(owner, source).map((what) => `${name} ${what}`)
    })
  const wrong = [...listUnowned(), ...found]
  if (wrong.length > 0) {
    console.error(`A module writes its own tables and reads lower ones:\n${wrong.join('\n')}`)
    process.exit(1)
  }
}
