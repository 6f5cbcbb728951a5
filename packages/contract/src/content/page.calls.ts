import * as z from 'zod/mini'
import { dialCountries, type DialCountry } from '../address/dial-codes.ts'
import { defineCall } from '../define-call.ts'
import { languages, sites } from '../storefronts.ts'
import { nothing, smallId, text, wireTime } from '../wire.ts'
import { isEmail } from '../account/email.ts'
import { LONGEST_BODY, LONGEST_FACT, LONGEST_TITLE, pageFacts, pageStates } from './page-rules.ts'

/**
 * What the mall says about itself: the company that answers for it, and its legal and help pages,
 * written as drafts and published.
 */

const MOST_VERSIONS = 1_000_000
const countries = Object.keys(dialCountries) as [DialCountry]
const version = z.int().check(z.minimum(0), z.maximum(MOST_VERSIONS))

const company = z.object({
  company: text(LONGEST_FACT, 1),
  street: text(LONGEST_FACT, 1),
  postalCode: text(12, 1),
  city: text(60, 1),
  country: z.enum(countries),
  managers: text(LONGEST_FACT, 1),
  /** Empty for who is in no register, or has no number. */
  register: text(LONGEST_FACT),
  vatId: text(40),
  email: text(254, 1).check(z.refine((typed) => isEmail(typed), { error: 'email' })),
})
const savedCompany = z.object({ ...company.shape, version: z.int() })
export type WireCompany = z.output<typeof savedCompany>

/** A page in one language: the text for all storefronts, or the one of a storefront. */
const whichText = {
  articleId: smallId,
  language: z.enum(languages),
  site: z.nullable(z.enum(sites)),
}
const written = { title: text(LONGEST_TITLE, 1), body: text(LONGEST_BODY, 1) }

const pageText = z.object({
  ...whichText,
  slug: z.string(),
  kind: z.enum(['legal', 'help']),
  state: z.enum(pageStates),
  title: z.string(),
  body: z.string(),
  /** Of the newest text; what a change is based on. */ version: z.int(),
  /** As visitors would read the newest text today. */ html: z.string(),
  /** Facts that the newest text names and nobody has filled in. */
  missingList: z.array(z.enum(pageFacts)),
  /** The latest texts, the newest first. */
  versionList: z.array(
    z.object({
      version: z.int(),
      title: z.string(),
      body: z.string(),
      savedAt: wireTime,
      savedBy: z.nullable(z.string()),
      publishedAt: z.nullable(wireTime),
    }),
  ),
})
export type WirePageText = z.output<typeof pageText>

export const pageCalls = {
  queryCompany: defineCall({
    call: 'POST /sapi/mall-operator/company/query',
    who: 'operator',
    right: 'content',
    writes: false,
    about: 'The company that answers for the mall, as its pages and mails name it.',
    body: nothing,
    reply: z.object({ company: z.nullable(savedCompany) }),
    refusals: [],
  }),
  saveCompany: defineCall({
    call: 'POST /sapi/mall-operator/company/save',
    who: 'operator',
    right: 'content',
    writes: 'pages',
    about:
      'Changes what pages and mails say of the company, at once and everywhere. Names the version that was read (0 for the first); of two who change it at once the second is refused.',
    body: z.object({ ...company.shape, version }),
    reply: savedCompany,
    refusals: ['page.changed'],
  }),
  listPages: defineCall({
    call: 'POST /sapi/mall-operator/page/list',
    who: 'operator',
    right: 'content',
    writes: false,
    about:
      'All legal and help pages with the state of each language, and of the storefronts that have a text of their own.',
    body: nothing,
    reply: z.array(
      z.object({
        articleId: z.int(),
        slug: z.string(),
        kind: z.enum(['legal', 'help']),
        title: z.string(),
        textList: z.array(
          z.object({
            language: z.enum(languages),
            site: z.nullable(z.enum(sites)),
            state: z.enum(pageStates),
          }),
        ),
      }),
    ),
    refusals: [],
  }),
  queryPage: defineCall({
    call: 'POST /sapi/mall-operator/page/query',
    who: 'operator',
    right: 'content',
    writes: false,
    about: 'One page in one language, with its earlier texts and as visitors would read it.',
    body: z.object(whichText),
    reply: pageText,
    refusals: ['article.not_found'],
  }),
  savePage: defineCall({
    call: 'POST /sapi/mall-operator/page/save',
    who: 'operator',
    right: 'content',
    writes: 'pages',
    about:
      'Saves a text as a draft, which no visitor reads. Refused when somebody has saved another since `version` was read; the same text again changes nothing.',
    body: z.object({ ...whichText, ...written, version }),
    reply: pageText,
    refusals: ['article.not_found', 'page.changed'],
  }),
  publishPage: defineCall({
    call: 'POST /sapi/mall-operator/page/publish',
    who: 'operator',
    right: 'content',
    writes: 'pages',
    about:
      'Shows the draft to visitors. Refused when it is not the newest, and while it names facts of the company that nobody has filled in.',
    body: z.object({
      ...whichText,
      version: z.int().check(z.minimum(1), z.maximum(MOST_VERSIONS)),
    }),
    reply: pageText,
    refusals: ['article.not_found', 'page.changed', 'page.not_filled'],
  }),
}
