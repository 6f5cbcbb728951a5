import type { DiscountTerms } from '@galleria/contract/promotion-rules'
import { formatLocale, isLanguage, isSite } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fill, formatsFor } from '#platform/write-mail.ts'

/** The terms of a promotion in a sentence, in the reader's language: `10 % off, from €200.00`. */
export function describe(
  terms: DiscountTerms,
  where: { readonly language: string; readonly site: string; readonly currency: string },
): string {
  const language = isLanguage(where.language) ? where.language : 'en'
  const site = isSite(where.site) ? where.site : 'DE'
  const words = texts[language].promotion
  const { amount } = formatsFor(language, site, where.currency)
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
