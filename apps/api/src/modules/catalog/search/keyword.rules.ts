import type { Language } from '@galleria/contract/storefronts'
import { colourWords, shadeWords } from '../words/colour-words.ts'
import { goodsWords, smallWords } from '../words/goods-words.ts'

/** What somebody asks for who types words: things, finishes, measures. */
export type Asked = {
  /**
   * Each word without accents, and behind it what such things are called here, the likeliest first.
   */
  readonly groups: readonly (readonly string[])[]
  readonly finishes: readonly string[]
  /** In millimetres; each is one of the measures of what is asked for. */
  readonly sizes: readonly number[]
}

const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' },
}

/** In small letters without accents, as `plain_text` in the database. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłøæœđı]/g, (letter) => letters[letter] ?? letter)
}

export function readKeyword(keyword: string, language: Language): Asked {
  const { sizes, rest } = takeSizes(plainText(keyword))
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  const pieces = language === 'zh-CN' ? words.flatMap(splitChinese) : words
  const groups: string[][] = []
  const colours: (readonly string[])[] = []
  for (let at = 0; at < pieces.length;) {
    const named = findNamed(pieces, at, language)
    const word = pieces.slice(at, at + named.length).join(' ')
    const others = named.others ?? (language === 'zh-CN' ? endsOf(word) : [])
    const finishes = named.others ? undefined : finishesOf(word, language)
    if (finishes) colours.push(finishes)
    else if (!saysNothing(word)) groups.push([...new Set([word, ...others])])
    at += named.length
  }
  return { groups: groups.slice(0, MOST_WORDS), finishes: unite(colours), sizes }
}
const MOST_WORDS = 8

/**
 * `140x70`, `140 x 70 cm`, `1,40 m`, `140 cm`, and a bare number that can only be a measure. What
 * is read is taken out.
 */
function takeSizes(text: string): { sizes: number[]; rest: string } {
  const sizes: number[] = []
  const take = (pattern: RegExp, from: string) =>
    from.replaceAll(pattern, (...found: (string | undefined)[]) => {
      const read = found.slice(1, 5)
      for (const value of read.slice(0, 3))
        if (value !== undefined) sizes.push(toMillimetres(value, read[3]))
      return ' '
    })
  const N = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
  const UNIT = String.raw`\s*(mm|cm|m)(?![\p{L}\p{N}])`
  const BY = String.raw`\s*(?:mm|cm|m)?\s*(?:x|×|\*|by)\s*`
  const START = String.raw`(?<![\p{L}\p{N}.,])`
  const many = new RegExp(`${START}${N}${BY}${N}(?:${BY}${N})?(?:${UNIT})?(?![\\p{N}])`, 'gu')
  const one = new RegExp(`${START}${N}()()${UNIT}`, 'gu')
  const bare = new RegExp(String.raw`${START}([3-9]\d|[1-3]\d\d)()()()(?![\p{L}\p{N}.,])`, 'gu')
  const rest = take(bare, take(one, take(many, text)))
  return { sizes: sizes.filter((size) => size > 0 && size < MOST_MM), rest }
}
const MOST_MM = 10_000

function toMillimetres(value: string, unit: string | undefined): number {
  if (value === '') return 0
  const number = Number(value.replace(',', '.'))
  const inMetres = unit === 'm' || (unit !== 'mm' && number < 10)
  return Math.round(number * (inMetres ? 1000 : unit === 'mm' ? 1 : 10))
}

/**
 * The longest name of the table that begins here, and what it is called on the shelves; else one
 * word.
 */
function findNamed(
  words: readonly string[],
  at: number,
  language: Language,
): { length: number; others?: readonly string[] } {
  for (const length of [3, 2, 1]) {
    if (at + length > words.length) continue
    const others = namesOf(language).get(words.slice(at, at + length).join(' '))
    if (others) return { length, others }
  }
  return { length: 1 }
}

const names = new Map<Language, ReadonlyMap<string, readonly string[]>>()
function namesOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const known = names.get(language)
  if (known) return known
  const made = new Map(
    Object.entries(goodsWords[language]).map(([name, others]) => [
      plainText(name),
      plainText(others).split(/\s*, /),
    ]),
  )
  names.set(language, made)
  return made
}

/** Its finishes when the word is a colour or a wood, in the reader's language or in English. */
function finishesOf(word: string, language: Language): readonly string[] | undefined {
  const shade = shadeWords.find((one) => word.startsWith(one) && word.length - one.length > 2)
  for (const colour of shade ? [word, word.slice(shade.length)] : [word]) {
    const found = Object.entries({ ...colourWords.en, ...colourWords[language] })
      .filter(([name]) => isForm(colour, plainText(name)))
      .toSorted(([a], [b]) => b.length - a.length)[0]
    if (found) return found[1]
  }
  return undefined
}

/**
 * Whether a word is another form of the one in the dictionary: "grüne" of "grün", "zielona" of
 * "zielony".
 */
function isForm(word: string, name: string): boolean {
  return [name, name.length >= 4 ? name.replace(/[aeiouy]$/, '') : name].some(
    (stem) => word.startsWith(stem) && word.length - stem.length <= (stem.length >= 4 ? 2 : 1),
  )
}

/** Of "black steel" the finishes that both words mean; of "black or white" those of either. */
function unite(colours: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = colours
  const both = first.filter((finish) => others.every((one) => one.includes(finish)))
  return both.length > 0 ? both : [...new Set(colours.flat())]
}

function saysNothing(word: string): boolean {
  return smallWords.includes(word) || shadeWords.includes(word) || /^[\p{L}\p{N}]$/u.test(word)
    ? !/\p{Script=Han}/u.test(word)
    : false
}

/**
 * Chinese is written without spaces: colours and names of the table are cut out, and what is
 * between them stays whole.
 */
function splitChinese(text: string): string[] {
  const known = [...Object.keys(goodsWords['zh-CN']), ...Object.keys(colourWords['zh-CN'])]
    .filter((word) => word.length > 1 && text.includes(word))
    .toSorted((a, b) => b.length - a.length)[0]
  if (!known || known === text) return text === '的' ? [] : [text.replace(/^的/, '')]
  const at = text.indexOf(known)
  const ends = [text.slice(0, at), text.slice(at + known.length)].map((end) =>
    end === '' ? [] : splitChinese(end),
  )
  return [...(ends[0] ?? []), known, ...(ends[1] ?? [])]
}

/** What a thing is, Chinese says last. */
function endsOf(word: string): string[] {
  if (word.length < 3) return []
  return [3, 2, 1].filter((length) => word.length > length).map((length) => word.slice(-length))
}

/** Every word that a search understands beside the goods' own texts, as it is written. */
export function listKnownWords(language: Language): string[] {
  return [colourWords[language], goodsWords[language]].flatMap((table) => Object.keys(table))
}
