import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

/** Every text on a screen is extracted and translated: a text that was only written would reach the reader as a number. */
const root = join(import.meta.dirname, '..')
const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js')
const apps = [{ cwd: root, catalogues: 'apps/storefront/src/locales' }, { cwd: join(root, 'apps/backoffice'), catalogues: 'apps/backoffice/src/locales' }]

const problems: string[] = []
for (const { cwd, catalogues } of apps) {
  const files = globSync(`${catalogues}/**/*.po`, { cwd: root }).map((name) => join(root, name))
  const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const { status, stdout, stderr } = spawnSync(process.execPath, [lingui, 'extract'], { cwd, encoding: 'utf8' })
  if (status !== 0) problems.push(`${catalogues}: ${stdout}${stderr}`)
  for (const [file, text] of before) {
    const after = readFileSync(file, 'utf8')
    if (hash(after) !== hash(text)) {
      problems.push(`${file.slice(root.length + 1)} is not what \`lingui extract\` writes`)
      writeFileSync(file, text)
    }
    if (/^msgid "(?:[^"]|\\")+"\n(?:".*"\n)*msgstr ""\n(?!")/m.test(text)) problems.push(`${file.slice(root.length + 1)} has a text without its translation`)
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

/** Dates in a catalogue's head change with each run and mean nothing. */
function hash(text: string): string {
  return createHash('sha256').update(text.replace(/^"POT-Creation-Date.*$/m, '')).digest('hex')
}
