import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// A translation that lost a placeholder shows a sentence without its name or number; one that lacks
// a plural form of its language shows "5 produkt". Lingui checks neither.

type Token = string | [name: string, format?: string, options?: Record<string, Token[] | number>]
type CompileMessage = (text: string) => string | Token[]

const root = dirname(dirname(import.meta.dirname))
const lingui = createRequire(
  createRequire(join(root, 'apps/storefront/package.json')).resolve('@lingui/core'),
)
const { compileMessage } = (await import(
  pathToFileURL(lingui.resolve('@lingui/message-utils/compileMessage')).href
)) as { compileMessage: CompileMessage }

function listFindings(file: string): string[] {
  const locale = basename(dirname(file))
  return readMessages(file).flatMap(({ source, translation }) => {
    if (translation === '') return [] // `lingui check missing` has these
    const [wanted, given] = [placeholders(source), placeholders(translation)]
    const findings = wanted.filter((name) => !given.includes(name)).map((name) => `lost ${name}`)
    findings.push(
      ...given.filter((name) => !wanted.includes(name)).map((name) => `knows no ${name}`),
    )
    findings.push(
      ...missingForms(translation, locale).map((form) => `lacks the plural form "${form}"`),
    )
    return findings.map((finding) => `${file}: "${translation}" ${finding}`)
  })
}

function readMessages(file: string): { source: string; translation: string }[] {
  const blocks = readFileSync(join(root, file), 'utf8').split(/\n\n+/)
  const read = (block: string, key: string) =>
    [...(new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1] ?? '').matchAll(/^"(.*)"$/gm)]
      .map((line) => JSON.parse(`"${line[1]}"`) as string)
      .join('')
  return blocks
    .filter((block) => !block.startsWith('#~'))
    .map((block) => ({ source: read(block, 'msgid'), translation: read(block, 'msgstr') }))
    .filter(({ source }) => source !== '')
}

function placeholders(text: string): string[] {
  const names = new Set([...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag))
  visit(compile(text), ([name]) => names.add(`{${name}}`))
  return [...names]
}

/** The forms that some whole number up to 1000 needs; French "many" begins at a million. */
function missingForms(text: string, locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
  const missing: string[] = []
  visit(compile(text), ([, format, options]) => {
    if (format === 'plural')
      missing.push(...[...needed].filter((form) => !(form in (options ?? {}))))
  })
  return missing
}

function compile(text: string): Token[] {
  const compiled = compileMessage(text)
  return typeof compiled === 'string' ? [] : compiled
}

function visit(tokens: Token[], see: (token: Exclude<Token, string>) => void): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    see(token)
    for (const option of Object.values(token[2] ?? {}))
      if (Array.isArray(option)) visit(option, see)
  }
}

const findings = globSync('apps/*/src/locales/*/*.po', { cwd: root }).flatMap(listFindings)
console.log(findings.join('\n'))
process.exit(findings.length > 0 ? 1 : 0)
