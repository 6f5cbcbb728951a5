import { expect, test } from 'vitest'
import { languages } from '@galleria/contract/storefronts'
import { articles } from './articles.ts'

const linksOf = (body: string) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href)
const article = (slug: string) => articles.find((one) => one.slug === slug)!

test('an article leads to the same pages in every language, and to articles that are there', () => {
  for (const { slug, texts } of articles) {
    const links = linksOf(texts.en.body).toSorted()
    for (const language of languages)
      expect(linksOf(texts[language].body).toSorted(), `${slug} ${language}`).toEqual(links)
    for (const [, id] of links.flatMap((href) => [...(href ?? '').matchAll(/^\/article\/(\d+)$/g)]))
      expect(
        articles.map((one) => String(one.id)),
        slug,
      ).toContain(id)
  }
})
test("a storefront's own text leads where the text for all does, and Britain has its own right to cancel and its own law", () => {
  for (const { slug, texts, bySite = {} } of articles)
    for (const own of Object.values(bySite))
      for (const { body } of Object.values(own))
        expect(linksOf(body).toSorted(), slug).toEqual(linksOf(texts.en.body).toSorted())
  expect(article('withdrawal').bySite?.UK?.en?.title).toBe('Right to cancel')
  expect(article('terms').bySite?.UK?.en?.body).toContain('The law of England and Wales applies')
})
test('who wants to sell is led to the application, and nobody is promised a decision that the mall does not make', () => {
  expect(linksOf(article('contact').texts.en.body)).toContain('/merchant/apply')
  expect(article('contact').texts.en.body.split('## For shops')[1]).not.toContain('service@')
  expect(article('about').texts.en.body).not.toMatch(/we decide/i)
})
