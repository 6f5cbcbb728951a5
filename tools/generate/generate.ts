import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toDiagram } from '../../packages/kernel/src/flow.ts'
import { lifeCycles } from '../../apps/api/src/life-cycles.ts'
import '../../apps/api/src/listen.ts'
import { listHotSql } from '../../apps/api/src/platform/hot-sql.ts'
import { startCluster } from '../../database/cluster.ts'
import { migrate } from '../../database/migrate.ts'
import { dialCountries } from '../../packages/contract/src/address/dial-codes.ts'
import { phoneMetadataPath, renderPhoneMetadata } from './generate-phone-metadata.ts'
import { renderHotRows } from './generate-hot-rows.ts'
import { renderTableTypes } from './generate-table-types.ts'
import pg from 'pg'
import { readNoWords } from '../start/read-words.ts'

/**
 * `npm run generate`: what is derived from something else and kept in the tree: table types, the
 * diagrams in the modules' READMEs, the moves that the audit knows as legal, the states that a log
 * can name, the rules of phone numbers.
 */
const root = join(import.meta.dirname, '../..')
/** A README with the diagrams of its flows behind their marks. */
export function withDiagrams(readme: string): string {
  return readme.replace(
    /<!-- flow (\w+) -->(?:\n```mermaid\n[\s\S]*?\n```(?!\w))?/g,
    (whole, name: string) => {
      const found = lifeCycles[name]
      return found
        ? `<!-- flow ${name} -->\n\`\`\`mermaid\n${toDiagram(found.flow)}\n\`\`\``
        : whole
    },
  )
}

export function readmeOf(module: string): string {
  return join(root, `apps/api/src/modules/${module}/README.md`)
}

export function readmesWithFlows(): string[] {
  return [...new Set(Object.values(lifeCycles).map(({ module }) => readmeOf(module)))]
}

export const statesPath = join(root, 'packages/contract/src/merchant/life-cycle-states.ts')

/** Every state of every life cycle, once: what a line of a log can name. */
export function renderStates(): string {
  const states = Object.values(lifeCycles).flatMap(({ flow }) => flow.states)
  const names = [...new Set(states)].map((state) => `\n  | '${state}'`)
  return `/** Made by \`npm run generate\`: every state of every life cycle. */\nexport type LifeCycleState =${names.join('')}\n`
}

export const legalPath = join(root, 'database/audit/legal.sql')

/**
 * The view `audit.legal`: every step of every life cycle. An attempt is called `payment` in its
 * history.
 */
export function renderLegal(): string {
  const rows = Object.entries(lifeCycles).flatMap(([name, { flow }]) =>
    Object.values(flow.moves).flatMap((move) =>
      move.from.flatMap((from) =>
        [move.to]
          .flat()
          .map((to) => `  ('${name === 'attempt' ? 'payment' : name}', '${from}', '${to}')`),
      ),
    ),
  )
  return `-- Made by \`npm run generate\` from the life cycles.\ncreate view audit.legal (entity, from_state, to_state) as values\n${[...new Set(rows)].join(',\n')};\n`
}

if (import.meta.main) {
  readNoWords('npm run generate renews what is derived and kept in the tree, and takes no words')
  writeFileSync(legalPath, renderLegal())
  writeFileSync(statesPath, renderStates())
  writeFileSync(phoneMetadataPath, renderPhoneMetadata(Object.values(dialCountries)))
  for (const path of readmesWithFlows())
    writeFileSync(path, withDiagrams(readFileSync(path, 'utf8')))
  const cluster = await startCluster({ durable: false })
  try {
    const admin = new pg.Client({ connectionString: cluster.urlFor('postgres') })
    await admin.connect()
    await admin.query('create database generate')
    await admin.end()
    await migrate(cluster.urlFor('generate'))
    const url = cluster.urlFor('generate')
    const platform = join(root, 'apps/api/src/platform')
    writeFileSync(join(platform, 'tables.ts'), await renderTableTypes(url))
    writeFileSync(join(platform, 'hot-rows.ts'), await renderHotRows(url, listHotSql()))
  } finally {
    await cluster.stop()
  }
}
