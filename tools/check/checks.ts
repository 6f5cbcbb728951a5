import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, root, runProgram, type Outcome } from '../start/run-program.ts'

export type Check = { name: string; run(): Promise<Outcome> }

/**
 * Everything that is checked without running the shop. A check whose subject is not there yet is
 * not listed.
 */
export function listChecks(): Check[] {
  return [
    {
      name: 'types',
      run: () => runProgram(findProgram('typescript', 'tsc'), ['--noEmit', '-p', 'tsconfig.json']),
    },
    ...listAppTypes(),
    { name: 'lint', run: () => runProgram(findProgram('oxlint', 'oxlint')) },
    { name: 'format', run: () => runProgram(findProgram('oxfmt', 'oxfmt'), ['--check', '.']) },
    ...(findConfig('.dependency-cruiser.')
      ? [{ name: 'arrows between the rooms', run: checkArrows }]
      : []),
    ...(findConfig('knip.')
      ? [{ name: 'dead code', run: () => runProgram(findProgram('knip', 'knip')) }]
      : []),
    ...readdirSync(import.meta.dirname)
      .filter((name) => /^check-.*\.ts$/.test(name) && !name.includes('.test.'))
      .map((name) => ({
        name: name.slice('check-'.length, -'.ts'.length).replaceAll('-', ' '),
        run: () => runProgram(join(import.meta.dirname, name)),
      })),
  ]
}

function listAppTypes(): Check[] {
  return ['apps/storefront', 'apps/backoffice']
    .filter((app) => existsSync(join(root, app, 'tsconfig.json')))
    .map((app) => ({ name: `types of ${app}`, run: () => checkAppTypes(app) }))
}

async function checkAppTypes(app: string): Promise<Outcome> {
  const cwd = join(root, app)
  if (existsSync(join(cwd, 'react-router.config.ts'))) {
    const generated = await runProgram(
      findProgram('@react-router/dev', 'react-router', app),
      ['typegen'],
      { cwd },
    )
    if (!generated.ok) return generated
  }
  return runProgram(findProgram('typescript', 'tsc'), ['--noEmit'], { cwd })
}

/**
 * Without its TypeScript parser dependency-cruiser reads nothing and finds nothing wrong, so what
 * it read is counted.
 */
async function checkArrows(): Promise<Outcome> {
  const folders = ['apps', 'packages', 'database', 'pictures', 'tools', 'e2e', 'bench'].filter(
    (name) => existsSync(join(root, name)),
  )
  const cruiser = findProgram('dependency-cruiser', 'depcruise')
  const { ok, output } = await runProgram(cruiser, ['--output-type', 'err', ...folders])
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  const sources = folders.reduce((count, folder) => count + countSources(folder), 0)
  if (modules < sources / 2)
    return {
      ok: false,
      output: `${output}\nIt read ${modules} modules of ${sources} source files; is @swc/core installed?`,
    }
  return { ok, output }
}

function countSources(folder: string): number {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/(^|\/)(node_modules|build|dist|\.react-router)\//.test(name.replaceAll('\\', '/')),
  ).length
}

function findConfig(start: string): boolean {
  return readdirSync(root).some((name) => name.startsWith(start))
}
