import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { completeLock } from './complete-lock.mjs'

// An incomplete lock file is only noticed by the next person who clones: `npm ci` refuses it.
const { added } = completeLock(
  JSON.parse(
    readFileSync(join(dirname(dirname(import.meta.dirname)), 'package-lock.json'), 'utf8'),
  ),
)
if (added.length > 0) {
  console.error(
    `package-lock.json lacks ${added.length} packages for other machines, so \`npm ci\` refuses it; run: node tools/check/complete-lock.mjs`,
  )
  process.exit(1)
}
