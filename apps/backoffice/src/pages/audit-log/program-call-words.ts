import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What was done about a shop's programs. */
export const programCallNames = {
  'mall-merchant/key/make': msg({
    message: 'Made a key',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/key/revoke': msg({
    message: 'Revoked a key',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/webhook/add': msg({
    message: 'Added a webhook',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/webhook/change': msg({
    message: 'Changed a webhook',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/webhook/rotate': msg({
    message: 'Made a new secret for a webhook',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/webhook/remove': msg({
    message: 'Removed a webhook',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/webhook/test': msg({
    message: 'Sent a test message',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/webhook/sendAgain': msg({
    message: 'Sent a message to a program again',
    context: 'what somebody did, in a log',
  }),
} satisfies Record<string, MessageDescriptor>
