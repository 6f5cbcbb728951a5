import { contentCalls } from '@galleria/contract/item'
import { refuse } from '@galleria/kernel/refusal'
import { marked } from 'marked'
import { bind, type Bound } from '#platform/bind.ts'
import { runSql } from '#platform/db.ts'

type ArticleRow = { id: number; slug: string; kind: string; title: string }

export const contentRoutes: readonly Bound[] = [
  bind(contentCalls.articleDetail, async (ctx, { id }) => {
    const [article] = await runSql<ArticleRow & { body: string }>(ctx.db, `select a.id, a.slug, a.kind, t.title, t.body from articles a
      join article_texts t on t.article_id = a.id where a.id = $1 and t.language = $2`, [id, ctx.language])
    if (!article) throw refuse('article.not_found')
    const { body, ...rest } = article
    return { ...rest, html: renderMarkdown(body) }
  }),
  bind(contentCalls.pageArticle, async (ctx, { pageNo, pageSize }) => {
    const rows = await runSql<ArticleRow & { total: number }>(ctx.db, `select a.id, a.slug, a.kind, t.title, count(*) over ()::int as total from articles a
      join article_texts t on t.article_id = a.id where t.language = $1 order by a.id limit $2 offset $3`, [ctx.language, pageSize, (pageNo - 1) * pageSize])
    return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
  }),
]

/** Markdown to HTML with every tag in the source shown as text: an article can format, never inject. */
export function renderMarkdown(source: string): string {
  const escaped = source.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const html = marked.parse(escaped, { async: false, gfm: true })
  // Only our own pages, mail and https may be linked.
  return html.replace(/(<a\s+href=")([^"]*)(")/g, (whole, before: string, href: string, after: string) => (/^(\/(?!\/)|https:\/\/|mailto:|#)/.test(href) ? whole : `${before}#${after}`)).replace(/<img\b[^>]*>/g, '')
}
