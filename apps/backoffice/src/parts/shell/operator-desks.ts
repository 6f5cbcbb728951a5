import type { OperatorRight } from '@galleria/contract/merchant-rights'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The desks of the mall in the order of the menu, each with the right that opens it. */
export const operatorDesks: readonly {
  readonly path: string
  readonly right: OperatorRight
  readonly name: MessageDescriptor
}[] = [
  { path: 'applications', right: 'admission', name: msg`Applications` },
  { path: 'sellers', right: 'admission', name: msg`Sellers` },
  { path: 'members', right: 'service', name: msg`Members` },
  { path: 'items', right: 'admission', name: msg`Items to look at` },
  { path: 'disputes', right: 'service', name: msg`Disputes` },
  { path: 'closed-shops', right: 'service', name: msg`Answered for shops` },
  { path: 'orders', right: 'orders', name: msg`All orders` },
  { path: 'coupons', right: 'content', name: msg`Coupons` },
  { path: 'campaigns', right: 'content', name: msg`Campaigns` },
  { path: 'money', right: 'money', name: msg`Money to look at` },
  { path: 'pay-pages', right: 'money', name: msg`Payment pages` },
  { path: 'tax-rates', right: 'money', name: msg`VAT rates` },
  { path: 'reviews', right: 'service', name: msg`Reported reviews` },
  { path: 'parcels', right: 'service', name: msg`Parcels to look at` },
  { path: 'carriers', right: 'service', name: msg`Carriers` },
  { path: 'withdrawals', right: 'service', name: msg`Withdrawals to look at` },
  { path: 'searches', right: 'content', name: msg`Searches without a hit` },
  { path: 'categories', right: 'content', name: msg`Categories` },
  { path: 'pages', right: 'content', name: msg`Pages` },
  { path: 'people', right: 'people', name: msg`People of the mall` },
  { path: 'log', right: 'people', name: msg`Log` },
]
