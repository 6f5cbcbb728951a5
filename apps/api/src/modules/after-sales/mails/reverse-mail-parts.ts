import type { ReturnAddress } from '@galleria/contract/after-sales-rules'
import { shownPoints, wirePoints } from '@galleria/contract/points-rules'
import { sizeWords } from '@galleria/contract/size-words'
import { isLanguage, isSite, type Language, type Site } from '@galleria/contract/storefronts'
import { finishNames, texts, type Texts } from '@galleria/i18n'
import { pictures } from '#platform/picture-urls.ts'
import { fill, formatsFor, type Part } from '#platform/write-mail.ts'
import { timesText } from '#modules/catalog/selling/index.ts'
import { variantDetails } from '#modules/order/mails/index.ts'
import { isExchange, pointsBack } from '../reverse.rules.ts'
import type { ReverseRow, Version } from '../reverse.types.ts'

/** What mails about a request show of it: its goods, what goes back, and where to. */

export function addressLines(address: ReturnAddress | null, language: Language): Part[] {
  if (!address) return []
  const { personName, detailAddress, postalCode, city, country } = address
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  return [{ kind: 'lines', lines: [personName, detailAddress, `${postalCode} ${city}`, land] }]
}

/** A gift that its shop cancels by itself: there is nothing that could go back. */
export function isGift({ lines }: ReverseRow): boolean {
  return lines.every(({ snapshot }) => snapshot.gift)
}

/**
 * Money, or points with the money beside them, if there is any: each line's points in proportion.
 */
export function whatGoesBack(reverse: ReverseRow, language: Language, site: Site): string {
  const sum = reverse.goods + reverse.shipping
  const amount = formatsFor(language, site, reverse.currency).amount(sum)
  const points = pointsBack(
    reverse.lines,
    reverse.lines.map(({ applyAmount }) => applyAmount),
  )
  return withPoints(points, { amount, hasMoney: sum > 0 }, language)
}

export function withPoints(
  points: number,
  { amount, hasMoney }: { readonly amount: string; readonly hasMoney: boolean },
  language: Language,
): string {
  if (points === 0) return amount
  const words = texts[language].mails.points
  return fill(hasMoney ? words.both : words.only, {
    points: String(shownPoints(wirePoints(points))),
    amount,
  })
}

export function goods(
  reverse: ReverseRow,
  unsent: string,
  { origin, ...reader }: { language: Language; site: Site; origin: string },
): Part[] {
  const goods = reverse.lines.map(({ snapshot, derivative, qty, unsentQty }) => {
    const times = (steps: number) => timesText(steps, snapshot.measure, reader)
    // Codes are never sent.
    const isTold = unsentQty > 0 && !snapshot.voucher
    const count = isTold ? `${times(qty)} (${times(unsentQty)} ${unsent})` : times(qty)
    const instead = derivative && isExchange(reverse) ? wordsFor(derivative, reader.language) : ''
    return {
      picture: origin + pictures.mailUrl(snapshot.picture),
      name: instead ? `${snapshot.name} → ${instead}` : snapshot.name,
      details: variantDetails({ snapshot }, reader.language),
      right: count,
    }
  })
  return [{ kind: 'goods', goods }]
}

/** What comes instead, by what tells the versions of an item apart. */
function wordsFor({ finish, size }: Version, language: Language): string {
  return [finish && (finishNames[finish]?.[language] ?? finish), size && sizeWords(size)]
    .filter(Boolean)
    .join(', ')
}

/** In which language somebody reads, and by whose formats. */
export function readerOf(reader: { site: string; language: string }): {
  language: Language
  site: Site
} {
  return {
    language: isLanguage(reader.language) ? reader.language : 'en',
    site: isSite(reader.site) ? reader.site : 'DE',
  }
}

/** What is said otherwise where goods come instead of money. */
export type ExchangeWords = keyof Texts['mails']['afterSales'] & `${string}Exchange`
