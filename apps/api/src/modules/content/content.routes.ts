import { contentCalls } from '@galleria/contract/item'
import type { Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { refuse } from '@galleria/contract/refusals'
import { marked } from 'marked'
import { bind, type Bound } from '#platform/bind.ts'
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

const KIND_ID: Readonly<Record<ArticleRow['kind'], number>> = { help: 1, legal: 2 }

export const contentRoutes: readonly Bound[] = [
  bind(contentCalls.articleDetail, async (ctx, { id, site }) => {
    const article = await findArticle(ctx.db, readerOf(ctx, site), id)
    if (!article) throw refuse('article.not_found')
    const { body, ...rest } = article
    return { ...rest, html: renderMarkdown(body) }
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
]

/** `site` of the call chooses; without one it is the storefront that the reader is in. */
function readerOf(ctx: Context, site: Site | undefined): Reader {
  return { language: ctx.language, site: site ?? ctx.site }
}

/** Markdown to HTML with every tag in the source shown as text: an article can format, never inject. */
export function renderMarkdown(source: string): string {
  const escaped = source.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const html = marked.parse(escaped, { async: false, gfm: true })
  // Only our own pages, mail and https may be linked.
  return html
    .replace(/(<a\s+href=")([^"]*)(")/g, (whole, before: string, href: string, after: string) =>
      /^(\/(?!\/)|https:\/\/|mailto:|#)/.test(href) ? whole : `${before}#${after}`,
    )
    .replace(/<img\b[^>]*>/g, '')
}
