import { addressLines, type PostalAddress } from '@galleria/contract/address-lines'
import { isLanguage, type Site } from '@galleria/contract/storefronts'
import type { WireMoney } from '@galleria/contract/wire'
import { formatQuantity } from '@galleria/ui/format'
import { useLingui } from '@lingui/react'
import {
  formatChange,
  formatCount,
  formatCountry,
  formatDay,
  formatHours,
  formatMoment,
  formatMomentAt,
  formatMoney,
  formatMonth,
  formatPercent,
  formatPlace,
  formatShortMoney,
  formatSite,
  formatTimeZone,
  formatWeekday,
} from './format.ts'

/** The formats of `format.ts` in the language of the screen. */
export function useFormat() {
  const { i18n } = useLingui()
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  return {
    money: (amount: WireMoney) => formatMoney(locale, amount),
    shortMoney: (amount: WireMoney) => formatShortMoney(locale, amount),
    count: (count: number) => formatCount(locale, count),
    quantity: (qty: number, unit: { readonly unitName: string } | null) =>
      formatQuantity(qty, unit?.unitName, locale),
    /** Before a name: `3 ×`, `2.5 m`. */
    times: (qty: number, unit: { readonly unitName: string } | null) =>
      `${formatQuantity(qty, unit?.unitName, locale)}${unit ? '' : ' ×'}`,
    percent: (fraction: number) => formatPercent(locale, fraction),
    hours: (hours: number) => formatHours(locale, hours),
    change: (fraction: number) => formatChange(locale, fraction),
    moment: (at: string) => formatMoment(locale, at),
    momentAt: (moment: Parameters<typeof formatMomentAt>[1]) => formatMomentAt(locale, moment),
    timeZone: (timeZone: string) => formatTimeZone(locale, timeZone),
    day: (day: string) => formatDay(locale, day),
    month: (day: string) => formatMonth(locale, day),
    weekday: (day: string) => formatWeekday(locale, day),
    country: (code: string) => formatCountry(locale, code),
    address: (address: PostalAddress) =>
      addressLines(address, isLanguage(i18n.locale) ? i18n.locale : 'en'),
    place: (place: string) => formatPlace(locale, place),
    site: (site: Site) => formatSite(locale, site),
  }
}
