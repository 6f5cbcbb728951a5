import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../../../../../database/reference/articles/index.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { order, paidOrder, payFor, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** What a buyer reads of an order and keeps. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2026-11-19T10:00:00Z') })
  for (const { id, slug, kind, texts } of articles.filter(({ id }) =>
    [36002, 36004].includes(id),
  )) {
    await t.sql(
      'insert into articles (id, slug, kind) values ($1, $2, $3) on conflict do nothing',
      [id, slug, kind],
    )
    for (const [language, { title, body }] of Object.entries(texts))
      await t.sql(
        'insert into article_texts (article_id, language, title, body) values ($1, $2, $3, $4) on conflict do nothing',
        [id, language, title, body.split('{{demo}}')[0]],
      )
  }
})
afterAll(() => t.close())

const codesOf = (contract: { tradeOrderList: { tradeOrderCode: string }[] }) =>
  contract.tradeOrderList.map((one) => one.tradeOrderCode).toSorted()

/** The lab shows what came with a mail on its page. */
async function papersTo(to: string): Promise<{ name: string; content: Buffer }[]> {
  const list = await (await fetch(`${t.lab.url}/inbox/page?to=${encodeURIComponent(to)}`)).text()
  const id = /id=(\d+)/.exec(list)?.[1]
  const page = await (await fetch(`${t.lab.url}/inbox/page?id=${id}`)).text()
  const found = [...page.matchAll(/href="(\/inbox\/attachments\/\d+)">([^<]*) \(\d+ KB\)/g)]
  return Promise.all(
    found.map(async ([, href = '', name = '']) => ({
      name,
      content: Buffer.from(await (await fetch(t.lab.url + href)).arrayBuffer()),
    })),
  )
}

test('the mail that makes the contract shows each piece with its picture, finish, size and day, the seller with its seat, and has terms and withdrawal to keep', async () => {
  const anna = await t.signIn(people.anna, { language: 'de' })
  const contract = await order(anna, { desk: 2 }, { email: people.anna })
  await t.drainAll()
  const [mail] = await t.inbox(people.anna)
  expect(mail?.subject).toBe(`Wir haben Ihre Bestellung ${codesOf(contract)[0]} erhalten`)
  expect(mail?.text).toContain(
    'Halden desk, Eiche, 100\u00a0×\u00a050\u00a0cm, 2 × 189,00\u00a0€, Lieferung voraussichtlich',
  )
  expect(mail?.text).toContain(
    'VERKAUFT VON GALLERIA HOUSE\n\nGalleria House GmbH\nMusterweg 1\nHamburg\nDeutschland',
  )
  expect(mail?.html).toMatch(
    /<img\s+src="http:\/\/localhost:\d+\/pictures\/[a-z-]+-160\.jpg"\s+width="64"\s+height="64"\s+alt="Halden desk"/,
  )
  expect(mail?.html.match(/class="button"/g)).toHaveLength(1)
  const [paper, ...more] = await papersTo(people.anna)
  expect([paper?.name, paper?.content.subarray(0, 5).toString(), more]).toEqual([
    'AGB und Widerrufsbelehrung.pdf',
    '%PDF-',
    [],
  ])
})

test('one payment for several shops is one mail with a subject that reads like one', async () => {
  const guest = t.visit({ language: 'de', ip: '10.60.0.1' })
  const contract = await order(guest, { desk: 1, chair: 1 }, { email: 'two@galleria.test' })
  await t.drainAll()
  await payFor(t, guest, contract.id)
  await t.drainAll()
  const [a, b] = codesOf(contract)
  expect((await t.inbox('two@galleria.test')).map(({ subject }) => subject)).toEqual([
    `Wir haben Ihre Zahlung für die Bestellungen ${a} und ${b} erhalten`,
    `Wir haben Ihre Bestellungen ${a} und ${b} erhalten`,
  ])
})

test('an order that is paid before its first mail could leave is told of once, as paid, with all that the first would have had', async () => {
  const email = 'quick@galleria.test'
  const contract = await paidOrder(t, t.visit({ ip: '10.60.0.2' }), { desk: 1 }, 'paid', { email })
  await t.drainAll()
  expect((await t.inbox(email)).map(({ subject }) => subject)).toEqual([
    `We’ve received your payment for order ${codesOf(contract)[0]}`,
  ])
  expect(await papersTo(email)).toHaveLength(1)
})

test('what was paid says how, and where the invoice goes if that is elsewhere', async () => {
  const anna = await t.signIn(people.anna)
  await paidOrder(t, anna, { lamp: 1 }, 'paid', { email: people.anna })
  await t.drainAll()
  const [mail] = await t.inbox(people.anna)
  expect(mail?.text).toContain('Payment method  MOCKPAY')
  expect(mail?.text).toContain('DELIVERY ADDRESS\n\nKim Petersen\nLange Reihe 5a\n20099 Hamburg')
  expect(mail?.text).not.toContain('BILLING ADDRESS')
  expect((await papersTo(people.anna)).map(({ name }) => name)).toEqual([
    'Terms and right of withdrawal.pdf',
  ])
})

test('a parcel says what is in it and what is still to come, and the last one that nothing is', async () => {
  const anna = await t.signIn(people.anna)
  const merchant = await t.signIn(people.merchant)
  const contract = await paidOrder(t, anna, { desk: 2 }, 'paid', { email: people.anna })
  const [placed] = contract.tradeOrderList
  await send(merchant, placed?.id ?? '', 1)
  await t.drainAll()
  const first = (await t.inbox(people.anna)).find(({ subject }) => subject.includes('on its way'))
  expect(first?.text).toMatch(
    /IN THIS PARCEL\n\nHalden desk, Oak, 100\u00a0×\u00a050\u00a0cm {2}1 ×\n\nSTILL TO COME\n\nHalden desk, Oak, 100\u00a0×\u00a050\u00a0cm {2}1 ×/,
  )
  await send(merchant, placed?.id ?? '')
  await t.drainAll()
  const last = (await t.inbox(people.anna)).find(({ subject }) => subject.includes('on its way'))
  expect(last?.text).not.toContain('STILL TO COME')
  expect(last?.text).toContain('That’s everything')
})

test('the papers are those of now: a page that was changed is another paper, and what names a fact that nobody has filled in, or is not published, does not go along', async () => {
  const email = 'papers@galleria.test'
  const papersOfNew = async (ip: string) => {
    await paidOrder(t, t.visit({ ip }), { lamp: 1 }, 'paid', { email })
    await t.drainAll()
    return papersTo(email)
  }
  const [before] = await papersOfNew('10.60.0.3')
  const [same] = await papersOfNew('10.60.0.4')
  expect(same?.content.equals(before?.content ?? Buffer.from(''))).toBe(true)
  await t.sql(`update article_texts set body = body || ' More.' where article_id = 36002`)
  const [after] = await papersOfNew('10.60.0.5')
  expect(after?.content.equals(before?.content ?? Buffer.from(''))).toBe(false)
  await t.sql(`update article_texts set body = '{{nobody}}' where article_id = 36002`)
  await t.sql(`delete from article_texts where article_id = 36004`)
  expect(await papersOfNew('10.60.0.6')).toEqual([])
  const [mail] = await t.inbox(email)
  expect(mail?.text).not.toContain('Attached')
})
