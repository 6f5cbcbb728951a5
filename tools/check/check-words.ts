import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { texts as serverTexts } from '../../packages/i18n/src/index.ts'
import { languages } from '../../packages/contract/src/storefronts.ts'
import { findAvoided, findMisprints, findWrongWords } from './shop-words.ts'
import type { Around, Avoided, Term, Text } from './shop-words.ts'

/**
 * One word for one thing, in nine languages: every text that is shown or sent, against
 * packages/i18n/glossary.
 */
const root = dirname(dirname(import.meta.dirname))
const readGlossary = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'packages/i18n/glossary', name), 'utf8'))

function readPages(): Text[] {
  return globSync('apps/*/src/locales/*/*.po', { cwd: root }).flatMap((file) => {
    const language = basename(dirname(file))
    const read = (block: string, key: string) =>
      [
        ...(new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1] ?? '').matchAll(
          /^"(.*)"$/gm,
        ),
      ]
        .map((line) => JSON.parse(`"${line[1]}"`) as string)
        .join('')
    return readFileSync(join(root, file), 'utf8')
      .split(/\n\n+/)
      .map((block) => ({ english: read(block, 'msgid'), text: read(block, 'msgstr') }))
      .filter(({ english, text }) => english !== '' && text !== '')
      .map((message) => ({ ...message, where: file, language }))
  })
}

function readServer(): Text[] {
  const english = new Map(flatten(serverTexts.en))
  return languages.flatMap((language) =>
    flatten(serverTexts[language]).map(([key, text]) => ({
      where: `packages/i18n, ${language}, ${key}`,
      language,
      english: english.get(key) ?? '',
      text,
    })),
  )
}

function flatten(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value as object, `${path}${key}.`),
  )
}

const texts = [...readPages(), ...readServer()]
const findings = [
  ...findWrongWords(
    texts,
    readGlossary('terms.json') as Term[],
    readGlossary('around.json') as Around,
  ),
  ...findAvoided(texts, readGlossary('avoid.json') as Avoided),
  ...findMisprints(texts),
]
if (findings.length > 0) {
  console.error(`${findings.join('\n')}\n${findings.length} texts, of ${texts.length}`)
  process.exitCode = 1
}
