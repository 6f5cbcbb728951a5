import { pageCalls } from '@galleria/contract/page'
import type { ArgumentOf } from '@galleria/contract/client'
import { languages } from '@galleria/contract/storefronts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../../../../database/reference/articles/index.ts'
import { loadReference } from '../../../../../database/reference/load-reference.ts'
import { readCompany, writeImprint } from '#platform/company.ts'
import { openMailer } from '#platform/mail.ts'
import { writeMail } from '#platform/write-mail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

const DETAIL = 'POST /sapi/mall-content/web/article/articleDetail' as const
const QUERY = pageCalls.queryPage.call
const SAVE = pageCalls.savePage.call
const PUBLISH = pageCalls.publishPage.call
const IMPRINT = { articleId: 36001, language: 'de', site: null } as const

let t: TestMall
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  // As a mall is before anybody has said anything about it.
  await t.sql(`delete from mall_settings where key = 'company'`)
  await t.sql('truncate carriers, categories cascade')
  expect(await loadReference(t.databaseUrl)).toBe(true)
  operator = await t.signIn(people.operator)
})
afterAll(() => t.close())

const company: ArgumentOf<typeof pageCalls.saveCompany.call> = {
  ...{ company: 'Möbelhaus am Markt GmbH', street: 'Markt 3', postalCode: '21335' },
  ...{ city: 'Lüneburg', country: 'DE', managers: 'Ada Kern', register: 'HRB 77', vatId: '' },
  ...{ email: 'hallo@moebelhaus.example', version: 0 },
}
const versions = () => t.sql<{ n: number }>(`select count(*)::int as n from article_versions`)

test('a new mall has a draft of every page in every language, of which no visitor reads a word, and lays it in once', async () => {
  const list = await operator.call(pageCalls.listPages.call, {})
  expect(list.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug))
  for (const { slug, textList } of list) {
    const forAll = textList.filter(({ site }) => site === null)
    expect(forAll.map(({ language }) => language).toSorted(), slug).toEqual(languages.toSorted())
    expect(new Set(textList.map(({ state }) => state)), slug).toEqual(new Set(['DRAFT']))
  }
  expect(list.find(({ slug }) => slug === 'withdrawal')?.textList).toContainEqual({
    language: 'en',
    site: 'UK',
    state: 'DRAFT',
  })
  await expect(t.visit().call(DETAIL, { id: 36001 })).rejects.toMatchObject({
    code: 'article.not_found',
  })
  const before = await versions()
  expect(await loadReference(t.databaseUrl)).toBe(false)
  expect(await versions()).toEqual(before)
})

test('nothing of the demo mall is in the drafts: no company, no address, no word of a demonstration', async () => {
  const rows = await t.sql<{ text: string }>(
    `select slug || ' ' || language || ' ' || title || ' ' || body as text from article_versions join articles on id = article_id`,
  )
  const spoilt = rows.filter(({ text }) =>
    /muster(?!-formular)|galleria (mall|house)|galleria\.test|{{demo}}|demonstra|demostra|démonstra|dimostra|演示/i.test(
      text,
    ),
  )
  expect(spoilt.map(({ text }) => text.slice(0, 40))).toEqual([])
})

test('a page that names the company is not shown before somebody has said who that is, and then says it in the language of the page', async () => {
  const draft = await operator.call(QUERY, IMPRINT)
  expect(draft).toMatchObject({ state: 'DRAFT', version: 1, slug: 'imprint', kind: 'legal' })
  expect(draft.missingList).toEqual([
    'company',
    'address',
    'managers',
    'register',
    'vatId',
    'email',
  ])
  await expect(operator.call(PUBLISH, { ...IMPRINT, version: 1 })).rejects.toMatchObject({
    code: 'page.not_filled',
    body: { names: expect.stringContaining('managers') },
  })
  expect(await t.sql('select from article_texts')).toEqual([])

  expect(await operator.call(pageCalls.saveCompany.call, company)).toMatchObject({ version: 1 })
  const shown = await operator.call(PUBLISH, { ...IMPRINT, version: 1 })
  expect(shown).toMatchObject({ state: 'PUBLISHED', missingList: [] })
  expect(shown.versionList[0]).toMatchObject({ version: 1, savedBy: null })
  const read = await t.visit({ language: 'de' }).call(DETAIL, { id: 36001 })
  expect(read.html).toContain('Möbelhaus am Markt GmbH, Markt 3, 21335 Lüneburg, Deutschland')
  expect(read.html).toContain('Vertreten durch Ada Kern.')
  // In no VAT register: a dash, not a gap.
  expect(read.html).toContain('Umsatzsteuer-Identifikationsnummer: –')
  expect(read.html).not.toContain('{{')
  await expect(t.visit({ language: 'en' }).call(DETAIL, { id: 36001 })).rejects.toMatchObject({
    code: 'article.not_found',
  })
})

test('what changes about the company changes on every page at once; of two who change it the second is told', async () => {
  const moved = { ...company, street: 'Am Sande 1', version: 1 }
  await operator.call(pageCalls.saveCompany.call, moved)
  const read = await t.visit({ language: 'de' }).call(DETAIL, { id: 36001 })
  expect(read.html).toContain('Am Sande 1, 21335 Lüneburg')
  await expect(
    operator.call(pageCalls.saveCompany.call, { ...moved, street: 'Nowhere 9' }),
  ).rejects.toMatchObject({ code: 'page.changed' })
  await expect(
    operator.call(pageCalls.saveCompany.call, { ...moved, street: 'Nowhere 9', version: 0 }),
  ).rejects.toMatchObject({ code: 'page.changed' })
  expect(await operator.call(pageCalls.queryCompany.call, {})).toEqual({
    company: { ...moved, version: 2 },
  })
  await expect(
    operator.call(pageCalls.saveCompany.call, { ...moved, version: 2, email: 'nobody', city: ' ' }),
  ).rejects.toMatchObject({
    code: 'request.malformed',
    body: { errors: [{ path: 'city' }, { path: 'email', code: 'email' }] },
  })
})

test('a draft is read by nobody until it is published, an earlier text stays to be looked at, and two editors do not overwrite each other', async () => {
  const form = {
    ...IMPRINT,
    title: 'Impressum',
    body: '## Wer wir sind\n\n{{company}}',
    version: 1,
  }
  const saved = await operator.call(SAVE, form)
  expect(saved).toMatchObject({ state: 'CHANGED', version: 2 })
  expect(saved.html).toContain('<p>Möbelhaus am Markt GmbH</p>')
  const visitor = t.visit({ language: 'de' })
  expect((await visitor.call(DETAIL, { id: 36001 })).html).toContain('Ada Kern')
  // A second press; and somebody who still looks at the first text.
  expect(await operator.call(SAVE, form)).toMatchObject({ version: 2 })
  await expect(operator.call(SAVE, { ...form, title: 'Kontakt' })).rejects.toMatchObject({
    code: 'page.changed',
  })
  await expect(operator.call(PUBLISH, { ...IMPRINT, version: 1 })).rejects.toMatchObject({
    code: 'page.changed',
  })
  expect((await visitor.call(DETAIL, { id: 36001 })).html).toContain('Ada Kern')

  const shown = await operator.call(PUBLISH, { ...IMPRINT, version: 2 })
  expect(shown.versionList.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, expect.any(String)],
    [1, null],
  ])
  expect((await visitor.call(DETAIL, { id: 36001 })).html).not.toContain('Ada Kern')
})

test('two who save another text at once are one and one refused', async () => {
  const { version } = await operator.call(QUERY, IMPRINT)
  const save = (title: string) =>
    operator.call(SAVE, { ...IMPRINT, title, body: 'Text', version }).then(
      () => 'saved',
      ({ code }) => code,
    )
  const ends = await Promise.all(['A', 'B', 'C'].map(save))
  expect(ends.toSorted()).toEqual(['page.changed', 'page.changed', 'saved'])
})

test('a text for one storefront stands before the one for all, and a page nobody has is not found', async () => {
  const uk = { articleId: 36001, language: 'en', site: 'UK' } as const
  expect(await operator.call(QUERY, uk)).toMatchObject({ state: 'MISSING', version: 0, title: '' })
  await operator.call(SAVE, { ...uk, title: 'Legal notice', body: 'For Britain.', version: 0 })
  await operator.call(PUBLISH, { ...uk, version: 1 })
  const read = await t.visit({ site: 'UK', language: 'en' }).call(DETAIL, { id: 36001 })
  expect(read).toMatchObject({ title: 'Legal notice', html: '<p>For Britain.</p>\n' })
  for (const call of [QUERY, SAVE, PUBLISH] as const)
    await expect(
      operator.call(call, { ...uk, articleId: 36999, title: 'x', body: 'y', version: 1 }),
    ).rejects.toMatchObject({ code: 'article.not_found' })
})

test('a mail ends with who answers for the mall, in the language of its reader, and a mall that has not said it has nothing there', async () => {
  const body = { parts: [], to: 'kim@here.test', subject: 'Hello', name: '{{imprint}}' } as const
  const send = async (language: 'sv' | 'zh-CN') => {
    await mailer.send(writeMail({ ...body, language, to: `${language}@here.test` }))
    return (await t.inbox(`${language}@here.test`))[0]
  }
  const mailer = openMailer(t.mall.gate.own().env.smtpUrl, 'mall@galleria.test', async (language) =>
    writeImprint(await readCompany(t.mall.database.db), language, { isDemo: false }),
  )
  try {
    const swedish = await send('sv')
    const imprint = 'Möbelhaus am Markt GmbH, Am Sande 1, 21335 Lüneburg, Tyskland.'
    expect(swedish?.text).toMatch(new RegExp(`${imprint.replaceAll('.', '\\.')}\\s*$`))
    expect(swedish?.text).toContain('{{imprint}}') // a person's name is left alone
    expect(swedish?.html).toContain(imprint)
    await t.sql(`delete from mall_settings where key = 'company'`)
    expect((await send('zh-CN'))?.text.trim()).toMatch(/--$/)
  } finally {
    mailer.close()
  }
})

test('the demo says that it is one, after who runs it', () => {
  const facts = {
    ...company,
    country: 'GB',
    city: 'Leeds',
    postalCode: 'LS10 1JR',
    version: 3,
  } as const
  expect(writeImprint(facts, 'en', { isDemo: true })).toBe(
    'Möbelhaus am Markt GmbH, Markt 3, Leeds LS10 1JR, United Kingdom. A demonstration mall.',
  )
  expect(writeImprint(undefined, 'en', { isDemo: false })).toBe('')
})
