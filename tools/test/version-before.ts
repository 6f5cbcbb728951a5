import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkPackages } from './link-packages.ts'
import { findProgram, root, runProgram } from '../start/run-program.ts'

const MIGRATIONS = 'database/migrations'
/** What speaks of the schema itself, not of the shop that works on it. */
const ABOUT_THE_SCHEMA = ['**/platform/tables.test.ts', '**/platform/hot-sql.test.ts']

/**
 * While a new version starts, the one before still serves, and may have to come back: the tests of
 * the version before the newest migration run on today's schema. Migrations that say `-- breaks:
 * why` are excepted, and there is no way back behind them.
 */
export async function runVersionBefore(): Promise<boolean> {
  const before = findVersionBefore()
  if (!before) {
    console.log(
      'No version before: this is no clone with its history, or the newest migration is the first.',
    )
    return false
  }
  const tree = mkdtempSync(join(tmpdir(), 'galleria-before-'))
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, before], { cwd: root })
    cpSync(join(root, MIGRATIONS), join(tree, MIGRATIONS), { recursive: true })
    linkPackages(tree)
    const { ok } = await runProgram(
      findProgram('vitest', 'vitest'),
      [
        'run',
        'apps/api/src/modules',
        '--testTimeout=120000',
        ...ABOUT_THE_SCHEMA.flatMap((pattern) => ['--exclude', pattern]),
      ],
      { cwd: tree, show: true },
    )
    return ok
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
    rmSync(tree, { recursive: true, force: true })
  }
}

/** The commit before the one that brought the newest migration. */
function findVersionBefore(): string | undefined {
  const newest = readdirSync(join(root, MIGRATIONS)).toSorted().at(-1) ?? ''
  try {
    const added = git(
      'log',
      '--diff-filter=A',
      '--format=%H',
      '-1',
      '--',
      `${MIGRATIONS}/${newest}`,
    )
    return added ? git('rev-parse', `${added}^`) : undefined
  } catch {
    return undefined
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
}
