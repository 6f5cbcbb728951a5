import { refusalOf } from '../../../testing/account-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { READ, REJECT, apply, everything } from '../../../testing/after-sales-steps.ts'
import { makePdf, sendDocument } from '../../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/**
 * Until the mall has ruled both sides add words, photos and documents to what they have said, and
 * read each other's.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const ADD = 'POST /sapi/mall-order/web/reverseorder/addProof' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const SHOP_ADDS = 'POST /sapi/mall-merchant/reverseorder/addProof' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const MALLS = 'POST /sapi/mall-operator/dispute/detail' as const
const BUYER = 'kim@galleria.test'

let t: TestMall
let [anna, ben, merchant, operator, other]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, ben, merchant, operator, other] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.operator, people.otherMerchant].map((who) =>
      t.signIn(who),
    ),
  )
})
afterAll(() => t.close())

async function asked() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN' })
  await merchant!.call(REJECT, { id, reason: 'It was used.' })
  await anna!.call(ASK, { id, content: 'It never was.' })
  return id
}
let keys = 0
const proof = (id: string, more: object = {}) => ({
  id,
  content: 'Look at this.',
  requestKey: `proof-${String((keys += 1)).padStart(4, '0')}`,
  ...more,
})
const shown = async (by: Visitor) => ({
  files: [{ url: (await upload(t, by, 'evidence', await photo())).url }],
})
const documentOf = async (by: Visitor) => (await sendDocument(t, by, makePdf())).body
const mails = async (to: string, words: string) => {
  await t.drain()
  return (await t.inbox(to)).filter(({ subject }) => subject.includes(words)).length
}

test('its buyer adds words, photos and a document, again and again: shop and mall read them in order of time, and the shop is told', async () => {
  const id = await asked()
  const attachmentList = await shown(anna!)
  const { id: documentId, url } = await documentOf(anna!)
  await anna!.call(ADD, proof(id, { attachmentList, documents: [{ id: documentId }] }))
  t.clock.advance(1000)
  await anna!.call(ADD, proof(id, { content: 'And here is the bill.' }))
  const seen = [
    await anna!.call(READ, { id }),
    await merchant!.call(SHOPS, { id }),
    await operator!.call(MALLS, { id }),
  ]
  for (const { dispute } of seen)
    expect(
      dispute?.proofList.map(({ side, content, files, documents }) => [
        side,
        content,
        files,
        documents,
      ]),
    ).toEqual([
      [
        'BUYER',
        'Look at this.',
        attachmentList.files,
        [{ url, name: expect.any(String), isReady: true }],
      ],
      ['BUYER', 'And here is the bill.', [], []],
    ])
  for (const who of [anna!, merchant!, operator!]) {
    expect((await who.raw('GET', attachmentList.files[0]!.url)).status).toBe(200)
    expect((await who.raw('GET', url)).status).toBe(200)
  }
  for (const who of [ben!, other!]) {
    expect((await who.raw('GET', attachmentList.files[0]!.url)).status).toBe(404)
    expect((await who.raw('GET', url)).status).toBe(404)
  }
  expect(await mails(people.merchant, 'has added something')).toBe(2)
})

test('the shop adds to its side once it has said it, and its buyer is told and sees it', async () => {
  const id = await asked()
  expect((await merchant!.call(SHOPS, { id })).operationList).toEqual(['giveIn', 'answerDispute'])
  expect(await refusalOf(merchant!.call(SHOP_ADDS, proof(id)))).toBe('409 reverse.state')
  await merchant!.call(SAY, { id, content: 'It was.' })
  expect((await merchant!.call(SHOPS, { id })).operationList).toEqual(['giveIn', 'addProof'])
  const attachmentList = await shown(merchant!)
  const { id: documentId, url } = await documentOf(merchant!)
  await merchant!.call(SHOP_ADDS, proof(id, { attachmentList, documents: [{ id: documentId }] }))
  const read = await anna!.call(READ, { id })
  expect(read.dispute?.proofList.map(({ side }) => side)).toEqual(['SHOP'])
  expect((await anna!.raw('GET', attachmentList.files[0]!.url)).status).toBe(200)
  expect((await anna!.raw('GET', url)).status).toBe(200)
  expect(await mails(BUYER, 'has added something')).toBe(1)
})

test('a shop that missed its two days adds all the same, until the mall has ruled', async () => {
  const id = await asked()
  t.clock.advance(49 * HOUR)
  ;[anna, ben, merchant, operator, other] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.operator, people.otherMerchant].map((who) =>
      t.signIn(who),
    ),
  )
  expect((await merchant!.call(SHOPS, { id })).operationList).toEqual(['giveIn', 'addProof'])
  await merchant!.call(SHOP_ADDS, proof(id))
  await operator!.call(RULE, { id, ruling: 'NONE', reason: 'It was used.' })
  const before = await everything(t)
  expect(await refusalOf(merchant!.call(SHOP_ADDS, proof(id)))).toBe('409 reverse.state')
  expect(await refusalOf(anna!.call(ADD, proof(id)))).toBe('409 reverse.state')
  expect(await everything(t)).toEqual(before)
  expect(await proofsOf(id)).toBe(1)
})

const proofsOf = async (id: string) =>
  (
    await t.sql<{ n: number }>(
      'select count(*)::int as n from reverse_proofs where reverse_id = $1',
      [fromWireId('reverse', id)],
    )
  )[0]?.n

test('pressed twice, or twice at once, it is added once', async () => {
  const id = await asked()
  const body = proof(id, { attachmentList: await shown(anna!) })
  const ends = await Promise.all([
    refusalOf(anna!.call(ADD, body)),
    refusalOf(anna!.call(ADD, body)),
  ])
  expect(ends).toEqual(['no refusal', 'no refusal'])
  await anna!.call(ADD, body)
  expect(await proofsOf(id)).toBe(1)
})

test('only the own uploads, once, and no more than ten of each side', async () => {
  const id = await asked()
  const foreign = await documentOf(ben!)
  expect(await refusalOf(anna!.call(ADD, proof(id, { documents: [{ id: foreign.id }] })))).toMatch(
    /^400 /,
  )
  expect(
    await refusalOf(anna!.call(ADD, proof(id, { attachmentList: await shown(ben!) }))),
  ).toMatch(/^400 /)
  expect(await proofsOf(id)).toBe(0)
  for (let times = 0; times < 10; times += 1) await anna!.call(ADD, proof(id))
  expect(await refusalOf(anna!.call(ADD, proof(id)))).toBe('422 dispute.proofs_full')
  expect(await proofsOf(id)).toBe(10)
})

test('somebody else’s request is not there', async () => {
  const id = await asked()
  expect(await refusalOf(ben!.call(ADD, proof(id)))).toBe('404 reverse.not_found')
  expect(await refusalOf(other!.call(SHOP_ADDS, proof(id)))).toBe('404 reverse.not_found')
})

test('pictures and documents of a dispute are opened by those whose work it is: no other role at the mall, and none in the shop that reads no orders', async () => {
  const id = await asked()
  const attachmentList = await shown(anna!)
  const { id: documentId, url } = await documentOf(anna!)
  await anna!.call(ADD, proof(id, { attachmentList, documents: [{ id: documentId }] }))
  const open = async () => [
    (await ben!.raw('GET', attachmentList.files[0]!.url)).status,
    (await ben!.raw('GET', url)).status,
  ]
  const seen: [string, number[]][] = []
  await t.sql('insert into operators select id from users where email = $1', [people.ben])
  for (const role of ['admission', 'content', 'money', 'service', 'head']) {
    await t.sql(
      'update operators set role = $2 where user_id = (select id from users where email = $1)',
      [people.ben, role],
    )
    seen.push([role, await open()])
  }
  await t.sql('delete from operators where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
  await t.sql('insert into seller_staff select id, 5 from users where email = $1', [people.ben])
  for (const role of ['goods', 'reader']) {
    await t.sql(
      'update seller_staff set role = $2 where user_id = (select id from users where email = $1)',
      [people.ben, role],
    )
    seen.push([role, await open()])
  }
  await t.sql('delete from seller_staff where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
  expect(seen).toEqual([
    ['admission', [404, 404]],
    ['content', [404, 404]],
    ['money', [404, 404]],
    ['service', [200, 200]],
    ['head', [200, 200]],
    ['goods', [404, 404]],
    ['reader', [200, 200]],
  ])
})
