import { readdirSync } from 'node:fs'
import type { Row } from './bulk-insert.ts'
import type { Article } from './texts/articles/article.ts'

export async function loadArticles(): Promise<Article[]> {
  const names = readdirSync(new URL('texts/articles', import.meta.url)).filter((name) => name !== 'article.ts')
  return Promise.all(names.map(async (name) => ((await import(`./texts/articles/${name}`)) as { article: Article }).article))
}
export function articleRows(articles: readonly Article[]): Row[] {
  return articles.map(({ id, slug, kind }) => ({ id, slug, kind }))
}

export function articleTextRows(articles: readonly Article[]): Row[] {
  return articles.flatMap(({ id, texts }) => Object.entries(texts).map(([language, { title, body }]) => ({ article_id: id, language, title, body })))
}
