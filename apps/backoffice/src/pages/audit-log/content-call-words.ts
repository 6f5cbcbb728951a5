import type { AuditedCall } from '@galleria/contract/merchant-audit-log'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the mall changed of what it says of itself, and of what it keeps for all shops. */
export const contentCallWords = {
  'mall-operator/carrier/add': msg({
    message: 'Added a carrier',
    context: 'what somebody did, in a log',
  }),
  'mall-operator/carrier/save': msg({
    message: 'Changed a carrier',
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
