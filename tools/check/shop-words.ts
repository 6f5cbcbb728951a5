/**
 * How the shop's texts are held against its glossary and against typography: see
 * packages/i18n/glossary.
 */

export type Term = { readonly term: string } & Readonly<Record<string, unknown>>
export type Avoided = Readonly<Record<string, readonly { find: string; say: string }[]>>
/**
 * Translations that say it without the word, by language and term. Each is read by a person once;
 * one that is no longer needed is a finding.
 */
export type Around = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
export type Text = {
  readonly where: string
  readonly language: string
  readonly english: string
  readonly text: string
}

/**
 * What stands in a text for something else: placeholders, tags and the syntax of plurals. It is no
 * word of a language.
 */
const SYNTAX =
  /\{(?:\w+, (?:plural|select|selectordinal),)?|\b(?:=\d+|zero|one|two|few|many|other) (?=\{)|<\/?\w+\/?>/g
const PLACEHOLDER = /\{\{?\w+\}?\}/g
const isPart = (text: string) => text.replaceAll(PLACEHOLDER, ' ').replaceAll(SYNTAX, ' ')

const wordOf = (term: Term, language: string) => {
  const [, find = ''] = term[language] as [word: string, find: string]
  return find
}

export function findWrongWords(texts: readonly Text[], terms: readonly Term[], around: Around) {
  const findings: string[] = []
  const used = new Set<string>()
  for (const term of terms) {
    const english = new RegExp(`\\b(?:${wordOf(term, 'en')})(?!\\w)`, 'i')
    for (const { where, language, english: source, text } of texts) {
      if (language === 'en' || !english.test(isPart(source))) continue
      if (new RegExp(wordOf(term, language), 'iu').test(text)) continue
      if (around[language]?.[term.term]?.includes(source))
        used.add(`${language}|${term.term}|${source}`)
      else
        findings.push(
          `${where}: "${text}" should say "${(term[language] as string[])[0]}", as "${source}" speaks of "${term.term}"`,
        )
    }
  }
  for (const [language, byTerm] of Object.entries(around))
    for (const [term, sources] of Object.entries(byTerm))
      for (const source of sources)
        if (!used.has(`${language}|${term}|${source}`))
          findings.push(
            `around.json: ${language} says "${term}" in "${source}" by now, or the text is gone`,
          )
  return findings
}

export function findAvoided(texts: readonly Text[], avoided: Avoided) {
  return texts.flatMap(({ where, language, text }) =>
    (avoided[language] ?? [])
      .filter(({ find }) => new RegExp(find, language === 'sv' ? 'u' : 'iu').test(isPart(text)))
      .map(({ find, say }) => `${where}: "${text}" has ${find}: say ${say}`),
  )
}

const NARROW = '[\u00A0\u202F]'
type Rule = { find: RegExp; say: string; not?: readonly string[]; only?: string }
const typography: readonly Rule[] = [
  { find: /\d\s?[xX]\s?\d/, say: '× between numbers, not x' },
  { find: /⌀/, say: 'Ø' },
  { find: /(?:^|[\s(])-(?=\d)/, say: 'the true minus −' },
  { find: /\.\.\./, say: '…' },
  { find: /\w'\w|"/, say: 'curly quotes and apostrophes' },
  { find: /[，。：；！？（）]/, say: 'the punctuation of a European language', not: ['zh-CN'] },
  {
    find: /(?:\d|\{\w+\}) (?:cm|mm|kg|MB|GB|€|£|kr|zł|%)(?![\p{L}])/u,
    say: 'a no-break space between number and unit',
  },
  {
    find: new RegExp(`\\d(?: ×|(?:${NARROW})× )(?=\\d)|\\d × \\d`),
    say: 'no-break spaces around ×',
  },
  { find: /« | [;?!»]| :(?=\s|$)/, say: 'a no-break space before ; : ? ! and »', only: 'fr' },
]

export function findMisprints(texts: readonly Text[]) {
  return texts.flatMap(({ where, language, text }) => {
    const plain = text.replaceAll(/''/g, '’').replaceAll(/<\/?\w+\/?>/g, '')
    return typography
      .filter(
        ({ find, not, only = language }) =>
          only === language && !not?.includes(language) && find.test(plain),
      )
      .map(({ say }) => `${where}: "${text}" needs ${say}`)
  })
}
