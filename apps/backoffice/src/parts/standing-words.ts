import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Where something that is planned for a while stands. */
export const standingWords: Record<'COMING' | 'RUNNING' | 'OVER', MessageDescriptor> = {
  COMING: msg({ message: 'Coming', comment: 'a campaign that has not begun' }),
  RUNNING: msg({ message: 'Running', comment: 'a campaign that takes orders' }),
  OVER: msg({ message: 'Over', comment: 'a campaign whose time is over' }),
}
