import type { Parsed } from '@galleria/contract/define-call'
import type { pageCalls, WirePageText } from '@galleria/contract/page'
import { pageFacts, type PageFact, type pageStates } from '@galleria/contract/page-rules'
import { refuse } from '@galleria/contract/refusals'
import { fillFacts, listUnfilled, readCompany } from '#platform/company.ts'
import { noteChanges, type AuditAbout } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import {
  findPages,
  findShown,
  findTexts,
  findVersions,
  type TextRow,
  type Which,
} from './page.queries.ts'
import { addVersion, showVersion } from './page.store.ts'
import { renderMarkdown } from './render-markdown.ts'

type State = (typeof pageStates)[number]

/** All pages, each with the state of its languages. */
export async function listPages(ctx: Context) {
  const [pages, found] = [await findPages(ctx.db), await findTexts(ctx.db)]
  const byPage = Map.groupBy(found, ({ articleId }) => articleId)
  return pages.map(({ id, slug, kind }) => {
    const own = byPage.get(id) ?? []
    return {
      articleId: id,
      slug,
      kind,
      title: titleIn(own, ctx.language),
      textList: own.map(({ language, site, ...row }) => ({
        language,
        site,
        state: stateOf(row),
      })),
    }
  })
}

function titleIn(own: readonly TextRow[], language: string): string {
  const forAll = own.filter(({ site }) => site === null)
  const best = forAll.find((one) => one.language === language) ?? forAll[0] ?? own[0]
  return best?.title ?? ''
}

function stateOf({ isPublished, isChanged }: Pick<TextRow, 'isPublished' | 'isChanged'>): State {
  if (!isPublished) return 'DRAFT'
  return isChanged ? 'CHANGED' : 'PUBLISHED'
}

export async function queryPage(ctx: Context, which: Which): Promise<WirePageText> {
  return presentPage(ctx, await findPage(ctx.db, which), which)
}

/** Saves a draft. The same text again, from a second press, is the same draft. */
export function savePage(
  ctx: Context,
  form: Parsed<typeof pageCalls.savePage>,
): Promise<WirePageText> {
  return ctx.inTransaction(async (tx) => {
    const page = await lockPage(tx, form)
    const { newest } = page
    const isSame = newest?.title === form.title && newest.body === form.body
    if (!isSame) {
      if ((newest?.version ?? 0) !== form.version) throw refuse('page.changed')
      noteChanges(tx, aboutPage(page.page.slug, form), {
        before: { title: newest?.title, terms: newest?.body },
        after: { title: form.title, terms: form.body },
      })
      await addVersion(tx, {
        ...form,
        version: form.version + 1,
        by: buyerOf(ctx),
        at: ctx.now(),
      })
    }
    return presentPage(ctx, await findPage(tx, form), form, tx)
  })
}

/** Visitors read it at once; nothing that names a fact nobody has filled in is shown to them. */
export function publishPage(
  ctx: Context,
  form: Parsed<typeof pageCalls.publishPage>,
): Promise<WirePageText> {
  return ctx.inTransaction(async (tx) => {
    const { newest, page, versions } = await lockPage(tx, form)
    if (newest?.version !== form.version) throw refuse('page.changed')
    const missing = listUnfilled(`${newest.title} ${newest.body}`, await readCompany(tx))
    if (missing.length > 0) throw refuse('page.not_filled', { names: missing.join(', ') })
    noteChanges(tx, aboutPage(page.slug, form), {
      before: { version: versions.find(({ publishedAt }) => publishedAt)?.version },
      after: { version: form.version },
    })
    await showVersion(tx, form, { version: form.version, by: buyerOf(ctx), at: ctx.now() })
    return presentPage(ctx, await findPage(tx, form), form, tx)
  })
}

function aboutPage(slug: string, { articleId, language, site }: Which): AuditAbout {
  return { kind: 'page', id: articleId, name: [slug, language, site ?? ''].join(' ').trim() }
}

type Found = Awaited<ReturnType<typeof findPage>>

async function findPage(db: Db | Tx, which: Which) {
  const page = (await findPages(db)).find(({ id }) => id === which.articleId)
  if (!page) throw refuse('article.not_found')
  const versions = await findVersions(db, which)
  return { page, versions, newest: versions[0], shown: await findShown(db, which) }
}

async function lockPage(tx: Tx, which: Which): Promise<Found> {
  if (!(await lockRow(tx, 'articles', { id: which.articleId }))) throw refuse('article.not_found')
  return findPage(tx, which)
}

async function presentPage(
  ctx: Context,
  { page, versions, newest, shown }: Found,
  { articleId, language, site }: Which,
  db: Db | Tx = ctx.db,
): Promise<WirePageText> {
  const company = await readCompany(db)
  const { title, body } = newest ?? shown ?? { title: '', body: '' }
  const isChanged = !!newest && (newest.title !== shown?.title || newest.body !== shown.body)
  const missing = listUnfilled(`${title} ${body}`, company)
  return {
    articleId,
    language,
    site,
    slug: page.slug,
    kind: page.kind,
    state: newest || shown ? stateOf({ isPublished: !!shown, isChanged }) : 'MISSING',
    title,
    body,
    version: newest?.version ?? 0,
    html: renderMarkdown(fillFacts(body, company, language)),
    missingList: pageFacts.filter((fact: PageFact) => missing.includes(fact)),
    versionList: versions.map(({ savedAt, publishedAt, ...one }) => ({
      ...one,
      savedAt: savedAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  }
}
