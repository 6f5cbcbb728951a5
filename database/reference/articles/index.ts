import { article as accessibility } from './accessibility.ts'
import type { Article } from './article.ts'
import { article as contact } from './contact.ts'
import { article as cookies } from './cookies.ts'
import { article as delivery } from './delivery.ts'
import { article as imprint } from './imprint.ts'
import { article as payment } from './payment.ts'
import { article as privacy } from './privacy.ts'
import { article as returns } from './returns.ts'
import { article as terms } from './terms.ts'
import { article as withdrawal } from './withdrawal.ts'

/**
 * The pages that every mall has, in the order of their ids. A new mall has them as drafts, which
 * its operator reads, changes and publishes. `{{company}}` and its like are filled in as they are
 * read; what follows `{{demo}}` is said by the demo mall only.
 */
export const articles: readonly Article[] = [
  imprint,
  terms,
  privacy,
  withdrawal,
  cookies,
  delivery,
  payment,
  returns,
  contact,
  accessibility,
]
