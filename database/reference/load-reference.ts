import pg from 'pg'
import { bulkInsert, type Row } from '../bulk-insert.ts'
import type { ArticleText } from './articles/article.ts'
import { articles } from './articles/index.ts'
import { insertAttributes } from './attributes.ts'
import { carrierRows } from './carriers.ts'
import { categoryRows, categoryTextRows } from './categories.ts'

/**
 * What a new mall begins with: carriers, kinds of furniture and what they ask of their goods, and
 * drafts of the legal and help pages, which its operator reads, changes and publishes. Laid in
 * once, in one transaction; what is there later belongs to the mall. Answers whether it did.
 */
export async function loadReference(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'galleria reference',
  })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('reference', 0))`)
    const { rowCount } = await client.query(
      `select from mall_settings where key in ('reference', 'seed') union all select from articles`,
    )
    if (rowCount === 0) {
      await fill(client)
      await client.query(`insert into mall_settings (key, value) values ('reference', '{}')`)
    }
    await client.query('commit')
    return rowCount === 0
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client): Promise<void> {
  await bulkInsert(client, 'carriers', carrierRows())
  await bulkInsert(client, 'categories', categoryRows())
  await bulkInsert(client, 'category_texts', categoryTextRows())
  await insertAttributes(client)
  await bulkInsert(
    client,
    'articles',
    articles.map(({ id, slug, kind }) => ({ id, slug, kind })),
  )
  await bulkInsert(client, 'article_versions', draftRows())
}

/** Nobody has read them yet, so nothing is shown. */
export function draftRows(): Row[] {
  return articles.flatMap(({ id, texts, bySite = {} }) => [
    ...rowsOf(id, null, texts),
    ...Object.entries(bySite).flatMap(([site, own]) => rowsOf(id, site, own)),
  ])
}

function rowsOf(
  id: number,
  site: string | null,
  texts: Readonly<Record<string, ArticleText>>,
): Row[] {
  return Object.entries(texts).map(([language, { title, body }]) => ({
    article_id: id,
    language,
    site,
    version: 1,
    title,
    // What only the demo mall says follows its mark.
    body: body.split('\n\n{{demo}}')[0]!,
  }))
}
