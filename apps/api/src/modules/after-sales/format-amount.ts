import { formatLocale, type Language, type Site } from '@galleria/contract/storefronts'
import { toMajor, type Currency } from '@galleria/kernel/money'

/** An amount as a sentence carries it. */
export function formatAmount(
  minor: number,
  currency: string,
  language: Language,
  site: Site,
): string {
  return new Intl.NumberFormat(formatLocale(language, site), {
    style: 'currency',
    currency,
  }).format(toMajor({ minor, currency: currency as Currency }))
}
