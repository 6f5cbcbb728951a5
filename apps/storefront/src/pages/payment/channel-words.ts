import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a way to pay is called on the page. A channel without words of its own goes by its name. */
export const channelWords: Readonly<Record<string, MessageDescriptor>> = {
  MOCKPAY: msg`Demo payment, no real money`,
}
