import { contentCalls } from '@galleria/contract/article'
import { pageCalls } from '@galleria/contract/page'
import type { Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { refuse } from '@galleria/contract/refusals'
import { bind, type Bound } from '#platform/bind.ts'
import { fillFacts, readCompany } from '#platform/company.ts'
import type { Context } from '#platform/context.ts'
import {
  countKinds,
  findArticle,
  findArticlesBySlug,
  findMostRead,
  noteLookup,
  pageArticles,
  type ArticleRow,
  type Reader,
} from './article.queries.ts'
import { saveCompany } from './save-company.ts'
import { listPages, publishPage, queryPage, savePage } from './manage-pages.ts'
import { renderMarkdown } from './render-markdown.ts'

const KIND_ID: Readonly<Record<ArticleRow['kind'], number>> = { help: 1, legal: 2 }

export const contentRoutes: readonly Bound[] = [
  bind(contentCalls.articleDetail, async (ctx, { id, site }) => {
    const article = await findArticle(ctx.db, readerOf(ctx, site), id)
    if (!article) throw refuse('article.not_found')
    const { body, ...rest } = article
    const company = await readCompany(ctx.db)
    return { ...rest, html: renderMarkdown(fillFacts(body, company, ctx.language)) }
  }),
  bind(contentCalls.pageArticle, (ctx, { site, pageNo, pageSize }) =>
    pageArticles(ctx.db, readerOf(ctx, site), pageSize, (pageNo - 1) * pageSize),
  ),
  bind(contentCalls.articleCategories, async (ctx, { site }) =>
    (await countKinds(ctx.db, readerOf(ctx, site))).map(({ kind, n }) => ({
      id: KIND_ID[kind],
      key: kind,
      name: texts[ctx.language].articles[kind],
      articleCount: n,
    })),
  ),
  bind(contentCalls.upArticleInfo, async (ctx, { site }) => {
    const found = await findArticlesBySlug(ctx.db, readerOf(ctx, site), ['terms', 'privacy'])
    const [userAgreement, privacyPolicy] = [
      found.find((one) => one.slug === 'terms'),
      found.find((one) => one.slug === 'privacy'),
    ]
    if (!userAgreement || !privacyPolicy) throw refuse('article.not_found')
    return { userAgreement, privacyPolicy }
  }),
  bind(contentCalls.createArticleLookUp, async (ctx, { articleId, site }) => {
    // Reading is nobody's business without a session of one's own.
    if (
      ctx.actor.kind !== 'anonymous' &&
      !(await noteLookup(ctx.db, readerOf(ctx, site), {
        userId: ctx.actor.userId,
        articleId,
        at: ctx.now(),
      }))
    )
      throw refuse('article.not_found')
    return {}
  }),
  bind(contentCalls.listArticleRecommend, (ctx, { articleId, pageSize, site }) =>
    findMostRead(ctx.db, readerOf(ctx, site), articleId ?? null, pageSize),
  ),
  bind(pageCalls.queryCompany, async (ctx) => ({ company: (await readCompany(ctx.db)) ?? null })),
  bind(pageCalls.saveCompany, saveCompany),
  bind(pageCalls.listPages, listPages),
  bind(pageCalls.queryPage, queryPage),
  bind(pageCalls.savePage, savePage),
  bind(pageCalls.publishPage, publishPage),
]

/** `site` of the call chooses; without one it is the storefront that the reader is in. */
function readerOf(ctx: Context, site: Site | undefined): Reader {
  return { language: ctx.language, site: site ?? ctx.site }
}
