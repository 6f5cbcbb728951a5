import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { apply } from '../../testing/merchant-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let ben: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ben = await t.signIn(people.ben)
  await t.sql(
    `insert into operators select id from users where email = $1 on conflict do nothing`,
    [people.anna],
  )
  await t.sql(`update users set language = 'fr' where email = $1`, [people.anna])
})
afterAll(() => t.close())

const withdraw = () => ben.call('POST /sapi/mall-merchant/apply/withdrawApply', {})
const subjectsTo = async (to: string) => (await t.inbox(to)).map((mail) => mail.subject)

test('every operator is told, in the own language, that a shop applies: its name as text, and the way to it', async () => {
  const sent = await apply(t, ben, { shopName: 'Holz & Söhne' })
  await t.drain()
  const [mail, ...more] = (await t.inbox(people.operator)).filter((mail) =>
    mail.subject.includes('Holz'),
  )
  expect([mail?.subject, more]).toEqual(['Holz & Söhne wants to sell on Galleria', []])
  expect(mail?.text).toContain('applied to open the shop Holz & Söhne')
  expect(mail?.html).toContain('Holz &amp; Söhne')
  expect(mail?.text).not.toMatch(/Ben Brandt|30123456|holzwerk@/)
  expect(
    mail?.links.some((link) => link.endsWith(`/backoffice/operator/applications/${sent.id}`)),
  ).toBe(true)
  expect(await subjectsTo(people.anna)).toContain('Holz & Söhne souhaite vendre sur Galleria')
})

test('an application that was taken back before the mail left is nobody’s work; sent again it is, once more', async () => {
  await withdraw()
  const before = await subjectsTo(people.operator)
  await apply(t, ben, { shopName: 'Holz & Töchter' })
  await withdraw()
  await t.drain()
  expect(await subjectsTo(people.operator)).toEqual(before)
  t.clock.advance(1000)
  await apply(t, ben, { shopName: 'Holz & Töchter' })
  await t.drain()
  expect(
    (await subjectsTo(people.operator)).filter((subject) => subject.includes('Töchter')),
  ).toEqual(['Holz & Töchter wants to sell on Galleria'])
})

test('the same job twice is one mail', async () => {
  await withdraw()
  t.clock.advance(1000)
  await apply(t, ben, { shopName: 'Holz & Enkel' })
  const [job] = await t.sql<{ data: { applicationId: string; sentAt: string } }>(
    `select data from pgboss.job where name = 'mail.applied' and state = 'created'`,
  )
  await t.drain()
  const listener = t.mall.subscriptions.find(({ name }) => name === 'mail.applied')
  await listener?.run(job?.data as never)
  expect([job !== undefined, listener !== undefined]).toEqual([true, true])
  expect(
    (await subjectsTo(people.operator)).filter((subject) => subject.includes('Enkel')),
  ).toHaveLength(1)
})
