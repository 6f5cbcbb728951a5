import type { VoucherKind, VoucherPlace } from '@galleria/contract/voucher-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What a shop sells with an item. */
export const kindWords: Readonly<Record<VoucherKind | 'goods', MessageDescriptor>> = {
  goods: msg({ message: 'Goods that are sent', comment: 'what an item is' }),
  service: msg({ message: 'A service, for a code', comment: 'what an item is' }),
  shopping_card: msg({ message: 'A shopping card for the shop', comment: 'what an item is' }),
}

export const placeWords: Readonly<Record<VoucherPlace, MessageDescriptor>> = {
  home: msg({ message: 'At the buyer’s home', comment: 'where a code is used' }),
  shop: msg({ message: 'In the shop', comment: 'where a code is used' }),
  remote: msg({ message: 'Online or by phone', comment: 'where a code is used' }),
}

/** Whole years are told as years. */
export function useDaysText(): (days: number) => string {
  const { i18n } = useLingui()
  return (days) => {
    const years = days / 365
    return Number.isInteger(years)
      ? i18n._(msg`${plural(years, { one: '# year', other: '# years' })}`)
      : i18n._(msg`${plural(days, { one: '# day', other: '# days' })}`)
  }
}
