import type { DiscountTerms } from '@galleria/contract/promotion-rules'
import { formatLocale, isLanguage, isSite } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { GiftGoods } from './promotion.types.ts'
import { fill, formatsFor } from '#platform/write-mail.ts'

/** The terms of a promotion in a sentence, in the reader's language: `10 % off, from €200.00`. */
export function describe(
  terms: DiscountTerms,
  where: { readonly language: string; readonly site: string; readonly currency: string },
  gift?: Pick<GiftGoods, 'name' | 'withName'> | null,
): string {
  const language = isLanguage(where.language) ? where.language : 'en'
  const site = isSite(where.site) ? where.site : 'DE'
  const words = texts[language].promotion
  const { amount } = formatsFor(language, site, where.currency)
  if (gift) {
    const sentence = gift.withName
      ? terms.fromGoods > 0
        ? words.giftWithFrom
        : words.giftWith
      : terms.fromGoods > 0
        ? words.giftFrom
        : words.gift
    return fill(sentence, {
      name: gift.name,
      with: gift.withName ?? '',
      from: amount(terms.fromGoods),
    })
  }
  const off =
    terms.kind === 'PERCENT'
      ? new Intl.NumberFormat(formatLocale(language, site), { style: 'percent' }).format(
          (terms.percent ?? 0) / 100,
        )
      : amount(terms.amount ?? 0)
  return fill(terms.fromGoods > 0 ? words.offFrom : words.off, {
    off,
    from: amount(terms.fromGoods),
  })
}
