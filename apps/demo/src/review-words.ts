import type { CategoryKey } from './models.ts'
import type { Random } from './random.ts'
import type { Language } from './texts/languages.ts'
import { reviewTexts } from './texts/review-texts/index.ts'
import type { ReviewTexts } from './texts/review-texts/review-text.ts'

type About = {
  itemId: number
  category: CategoryKey
  language: Language
  rate: number
  shop: string
}
type Answered = { name: string; language: Language; rate: number; shop: string }
export type ReviewWords = { write(about: About): string; answer(about: Answered): string }

/** The specification's limit, and what is left of it for a shop's name. */
const LONGEST = 300
const SHORTEST = 10
const TRIES = 25

/**
 * Puts reviews together from sentences: none twice about one item before the others were used, and
 * hardly a text twice in the mall.
 */
export function openReviewWords(random: Random): ReviewWords {
  const used = new Map<string, number>()
  const written = new Set<string>()
  return {
    write(about) {
      for (let left = TRIES; ; left--) {
        const text = compose(random, about, used)
        if (text.length < SHORTEST || text.length > LONGEST || (written.has(text) && left > 0))
          continue
        written.add(text)
        return text
      }
    },
    answer({ name, language, rate, shop }) {
      const texts = reviewTexts[language]
      const { opening, message } = rate >= 4 ? texts.thanks : texts.sorry
      return join(language, [random.pick(opening), random.pick(message), random.pick(texts.signed)])
        .replaceAll('{name}', name.replace(/ \p{L}\.$/u, ''))
        .replaceAll('{shop}', shop)
    },
  }
}

function compose(
  random: Random,
  { itemId, category, language, rate, shop }: About,
  used: Map<string, number>,
): string {
  const texts = reviewTexts[language]
  const about = texts.about[category]
  /** The sentence that was used least about this item. */
  const say = (sentences: readonly string[]) => {
    const keyOf = (sentence: string) => `${itemId} ${sentence}`
    const least = Math.min(...sentences.map((sentence) => used.get(keyOf(sentence)) ?? 0))
    const sentence = random.pick(sentences.filter((one) => (used.get(keyOf(one)) ?? 0) === least))
    used.set(keyOf(sentence), least + 1)
    return sentence
  }
  const maybe = (probability: number, sentences: readonly string[]) =>
    random.chance(probability) ? [say(sentences)] : []

  const parts =
    rate === 5 && random.chance(0.12)
      ? [say(about.likes)]
      : rate === 5
        ? [
            ...maybe(0.7, texts.good),
            ...maybe(0.25, texts.came.well),
            say(about.likes),
            ...maybe(0.45, about.likes),
            ...maybe(0.35, texts.end.good),
          ]
        : rate === 4
          ? composeFour(random, texts, about, say)
          : rate === 3
            ? [
                ...maybe(0.75, texts.fair),
                ...maybe(0.6, about.likes),
                say(about.niggles),
                ...maybe(0.35, texts.came.badly),
                ...maybe(0.45, texts.end.fair),
              ]
            : // Praise beside a fault would sound as if nobody had meant it.
              [
                ...maybe(rate === 2 ? 0.7 : 0.9, texts.bad),
                ...maybe(0.35, texts.came.badly),
                say(about.defects),
                ...maybe(0.55, texts.end.bad),
              ]
  return join(language, parts).replaceAll('{shop}', shop)
}

/** Content, but for one small thing: the goods or the way they came, never both. */
function composeFour(
  random: Random,
  { came, end }: ReviewTexts,
  { likes, niggles }: ReviewTexts['about'][CategoryKey],
  say: (sentences: readonly string[]) => string,
): string[] {
  const isLate = random.chance(0.2)
  const arrival = !isLate && random.chance(0.35) ? [say(came.well)] : []
  const second = random.chance(0.4) ? [say(likes)] : []
  return [
    ...arrival,
    say(likes),
    ...second,
    say(isLate ? came.badly : niggles),
    ...(random.chance(0.35) ? [say(end.good)] : []),
  ]
}

/** Chinese sentences follow each other without a space. */
function join(language: Language, sentences: readonly string[]): string {
  return sentences.join(language === 'zh-CN' ? '' : ' ')
}
