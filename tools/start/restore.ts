import { dirname } from 'node:path'
import { runRestore } from '../../database/backup/run-restore.ts'
import { REPLACED } from '../../database/backup/recover.ts'
import { demandBackupSettings } from './backup-settings.ts'
import { explainFailure } from './explain-failure.mjs'
import { DATABASE } from './mall-database.ts'
import { readMallSettings } from './mall-settings.ts'
import { readWords } from './read-words.ts'

const USAGE =
  'npm run restore -- [--from NAME] [--until 2026-11-23T01:02:03Z] [--replace]: without --from it is the newest backup'

async function restore(): Promise<void> {
  const { values } = readWords(USAGE, {
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      replace: { type: 'boolean' },
    },
  })
  const root = dirname(dirname(import.meta.dirname))
  const { databaseUrl, dataDir } = readMallSettings(process.env, root)
  const { store } = demandBackupSettings(process.env, root)
  const mayReplace = values.replace ?? false
  const log = (line: string) => console.log(line)
  const { backup, reached, files } = await runRestore(
    store,
    {
      databaseUrl,
      dataDir,
      database: DATABASE,
      name: values.from,
      until: values.until === undefined ? undefined : readInstant(values.until),
      mayReplace,
    },
    log,
  )
  console.log(
    `${backup} is restored as of ${reached.toISOString()}, with ${files} files that were missing.`,
  )
  if (mayReplace && !databaseUrl)
    console.log(`The data before is beside it (${REPLACED}) until the next restore.`)
  console.log('npm start reconciles it with the payment providers, then opens.')
}

function readInstant(text: string): Date {
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(at.getTime()))
    throw new Error(`--until is an instant with its zone, like 2026-11-23T01:02:03Z, not "${text}"`)
  return at
}

try {
  await restore()
} catch (failure) {
  console.error(explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }))
  process.exitCode = 1
}
