import type { AuditedCall } from '@galleria/contract/merchant-audited-calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * What was changed of what the mall and its shops say of themselves, and of what the mall keeps for
 * all shops.
 */
export const contentCallWords = {
  'mall-merchant/comment/reply': msg({
    message: 'Answered a review',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/comment/correctReply': msg({
    message: 'Corrected an answer to a review',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/carrier/add': msg({
    message: 'Added a carrier',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/carrier/save': msg({
    message: 'Changed a carrier',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/category/name': msg({
    message: 'Renamed a category',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/category/add': msg({
    message: 'Added a category',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/category/move': msg({
    message: 'Moved a category',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/category/retire': msg({
    message: 'Retired a category',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/category/order': msg({
    message: 'Put the categories in another order',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/category/energyLabel': msg({
    message: 'Said whether a category needs an energy label',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/attribute/add': msg({
    message: 'Added an attribute',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/attribute/save': msg({
    message: 'Changed an attribute',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/attribute/order': msg({
    message: 'Put attributes in another order',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/taxRate/plan': msg({
    message: 'Planned a VAT rate',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/taxRate/drop': msg({
    message: 'Removed a VAT rate',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/company/save': msg({
    message: 'Edited the company details',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/page/save': msg({
    message: 'Edited a page',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/page/publish': msg({
    message: 'Published a page',
    context: 'what somebody did, in a log',
  }),
} satisfies Partial<Record<AuditedCall, MessageDescriptor>>
