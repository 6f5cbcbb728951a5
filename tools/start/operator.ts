import { dirname } from 'node:path'
import {
  appointOperator,
  dismissOperator,
  switchOffByMachine,
  KEY_HOURS,
} from '../../apps/api/src/modules/account/index.ts'
import { createDatabaseClock } from '../../apps/api/src/platform/clock.ts'
import {
  askTime,
  inTransaction,
  openDatabase,
  type Database,
} from '../../apps/api/src/platform/db.ts'
import { findRunningCluster } from '../../database/cluster.ts'
import { isEmail } from '../../packages/contract/src/account/email.ts'
import { newId } from '../../packages/kernel/src/id.ts'
import { explainFailure } from './explain-failure.mjs'
import { listMissing } from './list-missing.ts'
import { DATABASE } from './mall-database.ts'
import { readMallSettings, type MallSettings } from './mall-settings.ts'
import { readWords, refuseWords } from './read-words.ts'

const USAGE =
  'npm run operator -- name@example.com makes somebody an operator of the mall that is open; with --dismiss they are one no longer, with --lost-phone they sign in with the password alone'

/**
 * `npm run operator`: who answers for the mall. Needs an open mall, because the link it prints
 * leads there.
 */
async function operate(): Promise<void> {
  const { values, positionals } = readWords(USAGE, {
    options: {
      dismiss: { type: 'boolean', default: false },
      'lost-phone': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [email = '', ...more] = positionals
  if (!isEmail(email) || more.length > 0)
    refuseWords(
      USAGE,
      positionals.length === 0
        ? 'A mail address is missing'
        : `"${positionals.join(' ')}" is no mail address`,
    )
  const settings = readMallSettings(process.env, dirname(dirname(import.meta.dirname)))
  const url = findOpenMall(settings)
  const clock = createDatabaseClock(() => askTime(url))
  await clock.sync()
  const database = openDatabase({ url, clock })
  try {
    if (values.dismiss) await dismiss(database, email)
    else if (values['lost-phone']) await switchOff(database, email, clock.now)
    else await appoint(database, email, { now: clock.now, origin: originOf(settings) })
  } finally {
    await database.close()
  }
}

function findOpenMall({ databaseUrl, dataDir }: MallSettings): string {
  const url = databaseUrl ?? findRunningCluster(dataDir)?.urlFor(DATABASE)
  if (!url)
    throw new Error('The mall is not open; start it first (npm start), then run this beside it')
  return url
}

function originOf({ ports }: MallSettings): string {
  return process.env['ORIGIN'] || `http://localhost:${ports.PORT}`
}

async function appoint(
  database: Database,
  email: string,
  { now, origin }: { now: () => Date; origin: string },
): Promise<void> {
  const { isNew, key } = await inTransaction(database.db, (tx) =>
    appointOperator({ now, newId }, tx, email),
  )
  console.log(isNew ? `${email} is an operator of this mall.` : `${email} was an operator before.`)
  console.log(
    key
      ? `To choose a password, once, within ${KEY_HOURS} hours:\n\n  ${origin}/reset-password?key=${key}\n\nThen sign in at ${origin}/backoffice`
      : `Signs in with the password they have, at ${origin}/backoffice`,
  )
  const missing = await listMissing(database)
  if (missing.length > 0)
    console.log(`\nBefore you sell:\n${missing.map((one) => `- ${one}`).join('\n')}`)
}

async function dismiss({ db }: Database, email: string): Promise<void> {
  const wasOne = await inTransaction(db, (tx) => dismissOperator(tx, email))
  console.log(wasOne ? `${email} is no operator any more.` : `${email} was no operator.`)
}

async function switchOff({ db }: Database, email: string, now: () => Date): Promise<void> {
  const wasOn = await inTransaction(db, (tx) => switchOffByMachine({ now }, tx, email))
  console.log(
    wasOn
      ? `${email} signs in with the password alone, and sets up another app there.`
      : `${email} is no operator with a second factor.`,
  )
}

try {
  await operate()
} catch (failure) {
  console.error(explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }))
  process.exitCode = 1
}
