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
} satisfies Record<string, MessageDescriptor>
