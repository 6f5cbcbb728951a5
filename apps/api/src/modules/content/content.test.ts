import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { renderMarkdown } from './render-markdown.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
  await t.sql(
    `insert into articles (id, slug, kind) values (36001, 'terms', 'legal'), (36002, 'privacy', 'legal'), (36003, 'delivery', 'help')`,
  )
  await t.sql(
    `insert into article_texts (article_id, language, title, body) select a.id, l, initcap(a.slug) || ' ' || l, '# ' || a.slug from articles a, unnest(array['en', 'de']) l`,
  )
  // Britain has terms of its own, and a page that nobody else has.
  await t.sql(`insert into articles (id, slug, kind) values (36012, 'customs', 'help')`)
  await t.sql(
    `insert into article_texts (article_id, language, site, title, body) values (36001, 'en', 'UK', 'Terms UK', '# British law'), (36012, 'en', 'UK', 'Customs', '# duty')`,
  )
})
afterAll(() => t.close())

test("[CNT-001] articleDetail with an id returns that article in the reader's language, 36001 unless another is asked for", async () => {
  const detail = 'POST /sapi/mall-content/web/article/articleDetail' as const
  expect(await t.visit().call(detail, { id: 36003 })).toMatchObject({
    id: 36003,
    kind: 'help',
    title: 'Delivery en',
    html: expect.stringContaining('<h1>delivery</h1>'),
  })
  expect(await t.visit({ language: 'de' }).call(detail, {})).toMatchObject({
    id: 36001,
    title: 'Terms de',
  })
  await expect(t.visit().call(detail, { id: 1 })).rejects.toMatchObject({
    code: 'article.not_found',
  })
})

test("the storefront's own text goes before the one for all, and other languages keep the one for all", async () => {
  const detail = 'POST /sapi/mall-content/web/article/articleDetail' as const
  const titleFor = async (visitor: Visitor, site?: 'UK' | 'DE') =>
    (await visitor.call(detail, site ? { site } : {})).title
  const [german, british] = [t.visit({ site: 'DE' }), t.visit({ site: 'UK' })]
  expect([
    await titleFor(german),
    await titleFor(german, 'UK'),
    await titleFor(british),
    await titleFor(british, 'DE'),
    await titleFor(t.visit({ site: 'UK', language: 'de' })),
  ]).toEqual(['Terms en', 'Terms UK', 'Terms UK', 'Terms en', 'Terms de'])
  expect((await british.call(detail, {})).html).toContain('<h1>British law</h1>')
  await expect(german.call(detail, { id: 36012 })).rejects.toMatchObject({
    code: 'article.not_found',
  })
  await expect(german.call(detail, { site: 'XX' as 'UK' })).rejects.toMatchObject({ status: 400 })
})

test('[CNT-002] pageArticle carries site and lists the articles of that storefront page by page', async () => {
  const page = 'POST /sapi/mall-content/web/article/pageArticle' as const
  const visitor = t.visit({ site: 'DE' })
  expect(await visitor.call(page, { site: 'DE', pageNo: 2, pageSize: 2 })).toEqual({
    data: [{ id: 36003, slug: 'delivery', kind: 'help', title: 'Delivery en' }],
    total: 3,
  })
  expect(await visitor.call(page, { site: 'UK', pageNo: 1, pageSize: 50 })).toEqual({
    data: [
      { id: 36001, slug: 'terms', kind: 'legal', title: 'Terms UK' },
      { id: 36002, slug: 'privacy', kind: 'legal', title: 'Privacy en' },
      { id: 36003, slug: 'delivery', kind: 'help', title: 'Delivery en' },
      { id: 36012, slug: 'customs', kind: 'help', title: 'Customs' },
    ],
    total: 4,
  })
})

test('[CNT-003] the kinds of articles with their names and how many there are, of the site that the call carries', async () => {
  const kinds = (language: 'de' | 'en', site: string) =>
    t
      .visit({ language })
      .call('POST /api/trantor/flow/cms_ListFirstLevelCmsMiscArticleCategoryFlow', [
        { site },
      ] as never)
  expect(await kinds('de', 'DE')).toEqual([
    { id: 1, key: 'help', name: 'Hilfe', articleCount: 1 },
    { id: 2, key: 'legal', name: 'Über uns und Rechtliches', articleCount: 2 },
  ])
  expect((await kinds('en', 'UK')).map(({ key, articleCount }) => [key, articleCount])).toEqual([
    ['help', 2],
    ['legal', 2],
  ])
})

test('[CNT-004] what everybody who signs up agrees to takes [{site}] and answers with the terms of that site', async () => {
  const agreed = (site: string) =>
    t
      .visit()
      .call('POST /api/trantor/func/mall_content_QueryUPArticleInfoFunc', [{ site }] as never)
  const privacyPolicy = { id: 36002, slug: 'privacy', kind: 'legal', title: 'Privacy en' }
  expect(await agreed('DE')).toEqual({
    userAgreement: { id: 36001, slug: 'terms', kind: 'legal', title: 'Terms en' },
    privacyPolicy,
  })
  expect(await agreed('UK')).toEqual({
    userAgreement: { id: 36001, slug: 'terms', kind: 'legal', title: 'Terms UK' },
    privacyPolicy,
  })
})

test('[CNT-005, CNT-006] reading is noted quietly, per person once, and moves an article up for others; without a session nothing is noted', async () => {
  const look = 'POST /sapi/mall-content/web/userPreferences/createArticleLookUp' as const
  const recommend = async (site: 'DE' | 'UK' = 'DE') =>
    (
      await t.visit().call('POST /sapi/mall-content/web/article/listArticleRecommend', {
        site,
        articleId: 36001,
      })
    ).map((one) => one.id)
  expect(await recommend()).toEqual([36002, 36003])
  await t.visit().call(look, { articleId: 36003, site: 'DE' })
  expect(await t.sql('select count(*)::int as n from article_lookups')).toEqual([{ n: 0 }])
  const anna = await t.signIn(people.anna)
  await anna.call(look, { articleId: 36003, site: 'DE' })
  await anna.call(look, { articleId: 36003, site: 'DE' })
  expect(await t.sql('select article_id, times from article_lookups')).toEqual([
    { article_id: 36003, times: 2 },
  ])
  expect([await recommend(), await recommend('UK')]).toEqual([
    [36003, 36002],
    [36003, 36002, 36012],
  ])
  // What that storefront does not have cannot have been read there.
  await expect(anna.call(look, { articleId: 36012, site: 'DE' })).rejects.toMatchObject({
    code: 'article.not_found',
  })
  await expect(anna.call(look, { articleId: 1 })).rejects.toMatchObject({
    code: 'article.not_found',
  })
})

test('an article formats and never injects', () => {
  expect(
    renderMarkdown(
      '<script>alert(1)</script> [x](javascript:alert(1)) ![i](https://evil.test/p.png) [y](//evil.test) [ok](/search)',
    ),
  ).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; <a href="#">x</a>  <a href="#">y</a> <a href="/search">ok</a></p>\n',
  )
})
