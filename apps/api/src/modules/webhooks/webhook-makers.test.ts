import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { says, startProgram, type Program } from '../../testing/webhook-steps.ts'
import { sweepWebhooks } from './index.ts'

/** Who gave an address, and that nobody does so in silence. */

const ADD = 'POST /sapi/mall-merchant/webhook/add' as const
const LIST = 'POST /sapi/mall-merchant/webhook/list' as const
const LOG = 'POST /sapi/mall-merchant/webhook/messages' as const

let t: TestMall
let mira: Visitor
let anna: Visitor
let program: Program
beforeAll(async () => {
  program = await startProgram()
  program.answers(says(204))
  t = await openTestMall()
  mira = await t.signIn(people.merchant)
  anna = await t.signIn(people.anna)
})
afterAll(async () => {
  await t.close()
  await program.close()
})
beforeEach(async () => {
  program.received.length = 0
  await t.sql('delete from rate_limits')
  await t.sql('delete from webhook_messages')
  await t.sql('delete from webhook_endpoints')
})

const add = (by: Visitor, url = program.url) => by.call(ADD, { url, eventList: ['order.paid'] })
const statuses = async () => (await mira.call(LIST, {})).map(({ status }) => status)
async function makeOwner(email: string): Promise<void> {
  await t.sql(
    `insert into seller_staff (user_id, seller_id, role)
     select u.id, f.seller_id, 'owner' from users u, seller_staff f join users m on m.id = f.user_id where u.email = $1 and m.email = $2
     on conflict do nothing`,
    [email, people.merchant],
  )
}

test('an address is told as long as whoever gave it says who works for the shop; another owner takes it over by saving it', async () => {
  await makeOwner(people.ben)
  const ben = await t.signIn(people.ben)
  await add(ben)
  await paidOrder(t, anna, { desk: 1 })
  await t.drain()
  expect(program.received).toHaveLength(1)
  const { personList } = await mira.call('POST /sapi/mall-merchant/people/list', {})
  const { id } = personList.find(({ nickname }) => nickname === 'ben')!
  await mira.call('POST /sapi/mall-merchant/people/remove', { id })
  await paidOrder(t, anna, { desk: 1 })
  await t.drain()
  expect(program.received).toHaveLength(1)
  expect(await statuses()).toEqual(['MAKER_LEFT'])
  const [one] = await mira.call(LIST, {})
  expect(await refusalOf(mira.call('POST /sapi/mall-merchant/webhook/test', { id: one!.id }))).toBe(
    '409 webhook.off',
  )
  const { url, eventList } = one!
  await mira.call('POST /sapi/mall-merchant/webhook/change', {
    ...{ id: one!.id, url, eventList },
    isOn: true,
  })
  expect(await statuses()).toEqual(['ON'])
  await paidOrder(t, anna, { desk: 1 })
  await t.drain()
  expect(program.received).toHaveLength(2)
})

test('what was written while its address was switched off is given up, and not told months later', async () => {
  await add(mira)
  await paidOrder(t, anna, { desk: 1 })
  await t.sql(`update webhook_endpoints set status = 'FAILED'`)
  await t.drain()
  expect((await mira.call(LOG, {})).data.map(({ status }) => status)).toEqual(['WAITING'])
  await sweepWebhooks(t.mall.gate.own())
  expect((await mira.call(LOG, {})).data.map(({ status }) => status)).toEqual(['GIVEN_UP'])
  expect(program.received).toEqual([])
})

test('every owner is told of a new key and a new address, whoever made it', async () => {
  await t.drain()
  const before = (await t.inbox(people.merchant)).length
  await add(mira)
  await mira.call('POST /sapi/mall-merchant/key/make', {
    name: 'Stock',
    scopeList: ['query'],
    days: 30,
  })
  await t.drain()
  const mails = (await t.inbox(people.merchant)).slice(0, -before || undefined)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'A new API key for Galleria House',
    'A new webhook for Galleria House',
  ])
  expect(mails.map(({ text }) => /merchant has .*/.exec(text)?.[0]).toSorted()).toEqual([
    `merchant has ${new URL(program.url).host} told what happens to the orders of Galleria House.`,
    'merchant has made an API key for Galleria House: Stock.',
  ])
})

test('addresses and messages that somebody asks for are so many in an hour', async () => {
  const { webhookList } = await add(mira)
  const { id } = webhookList[0]!
  await t.sql(`update rate_limits set used = 60 where key like 'webhook-address:%'`)
  expect(await refusalOf(add(mira, `${program.url}/2`))).toBe('429 429')
  expect(await statuses()).toEqual(['ON'])
  const send = () => mira.call('POST /sapi/mall-merchant/webhook/test', { id })
  await send()
  await t.sql(`update rate_limits set used = 120 where key like 'webhook-send:%'`)
  expect(await refusalOf(send())).toBe('429 429')
  expect((await mira.call(LOG, {})).data).toHaveLength(1)
})
