import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The server has all parts of a language in one catalogue, the browser one part at a time: the same
 * English text must read the same in every part, or the page changes its words when it wakes.
 */
const locales = join(import.meta.dirname, '../../apps/storefront/src/locales')
const TEXT =
  /^(?:msgctxt "(?<context>.*)"\n)?msgid "(?<id>.*)"\n(?<more>(?:".*"\n)*)msgstr "(?<text>.*)"\n(?<rest>(?:".*"\n)*)/gm

const seen = new Map<string, { text: string; part: string }>()
const problems: string[] = []
for (const file of globSync('*/*.po', { cwd: locales })) {
  const [language = '', part = ''] = file.split(/[/\\]/)
  for (const { groups } of readFileSync(join(locales, file), 'utf8').matchAll(TEXT)) {
    const id = `${groups?.['context'] ?? ''}|${groups?.['id']}${groups?.['more']}`
    const text = `${groups?.['text']}${groups?.['rest']}`
    const known = seen.get(`${language}:${id}`)
    if (known && id !== '|' && known.text !== text)
      problems.push(
        `${language}: "${groups?.['id']}" is "${known.text.trim()}" in ${known.part} and "${text.trim()}" in ${part}`,
      )
    else seen.set(`${language}:${id}`, { text, part })
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
