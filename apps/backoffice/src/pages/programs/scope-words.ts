import type { KeyScope } from '@galleria/contract/merchant-rights'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a key lets a program do, by the rights that people have, too. */
export const scopeNames: Record<KeyScope, MessageDescriptor> = {
  query: msg`Read items, stock, prices and offers`,
  'query-orders': msg`Read orders, requests and invoices`,
  export: msg`Make and download tables with buyers’ details`,
  ship: msg`Send orders and hand over codes`,
  stock: msg`Count and move stock`,
  messages: msg`Write to buyers and leave notes`,
  'after-sales': msg`Answer requests and give money back`,
  reviews: msg`Reply to reviews`,
  write: msg`Make items, change prices and offers`,
}
