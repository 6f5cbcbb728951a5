import { article as about } from './about.ts'
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

/** In the order of their ids. */
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
  about,
  accessibility,
]
