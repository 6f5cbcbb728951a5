import type { PageFact } from '@galleria/contract/page-rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PageState } from './own-page-queries.ts'

export const stateNames: Readonly<Record<PageState, MessageDescriptor>> = {
  MISSING: msg`Not written`,
  DRAFT: msg({ message: 'Draft', comment: 'of a page of the mall' }),
  PUBLISHED: msg`Published`,
  CHANGED: msg`Changed since`,
}

export const factNames: Readonly<Record<PageFact, MessageDescriptor>> = {
  company: msg`Company`,
  address: msg`Address`,
  managers: msg`Represented by`,
  register: msg`Register and number`,
  vatId: msg`VAT number`,
  email: msg`Email address`,
}
