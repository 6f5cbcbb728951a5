import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WireMatter } from '@galleria/contract/money'
import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { expireProposals } from '#modules/proposals/propose.ts'
import { agreedRefund, giveUp, readByBuyer, settleDown } from '../../../testing/failed-refund.ts'
import { createMoneyTrail } from '../../../testing/money-trail.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import type { Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { agreeRoute, secondOperator, toAccount } from '../../../testing/two-persons.ts'

/**
 * A refund that its provider does not give goes another way once two persons of the mall have
 * agreed to it (A31).
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let ben: Visitor
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
})
afterAll(() => t.close())
beforeEach(async () => {
  ben = await secondOperator(t)
})
afterEach(async () => {
  for (const one of await openMatters()) {
    if (one.operationList.includes('withdraw')) await answer(operator, one, 'withdraw')
    const [now] = (await openMatters()).filter(({ id }) => id === one.id)
    if (now?.operationList.includes('arrived'))
      await operator.call(ARRIVED, { id: one.id, reference: `desk-${one.id}`, note: 'tidied' })
  }
  await settleDown(t)
  await t.sql(`delete from operators where user_id <> (select id from users where email = $1)`, [
    people.operator,
  ])
  expect(await openMatters()).toEqual([])
  expect(await t.audit('always')).toEqual([])
})

const { refunds, books } = createMoneyTrail(() => t)
const PAGE = 'POST /sapi/mall-operator/money/page' as const
const PROPOSE = 'POST /sapi/mall-operator/money/proposeRoute' as const
const ANSWER = 'POST /sapi/mall-operator/money/answerRoute' as const
const SETTLE = 'POST /sapi/mall-operator/money/settle' as const
const ARRIVED = 'POST /sapi/mall-operator/money/arrived' as const
const UNROUTE = 'POST /sapi/mall-operator/money/routeFailed' as const
const openMatters = async (by = operator) => (await by.call(PAGE, {})).data
const reason = 'her account was closed'
const propose = (by: Visitor, { id }: WireMatter, route = toAccount) =>
  by.call(PROPOSE, { id, route, reason })
async function answer(
  by: Visitor,
  { id }: WireMatter,
  what: 'agree' | 'refuse' | 'withdraw',
  note = '',
): Promise<WireMatter> {
  const seen = (await openMatters(by)).find((one) => one.id === id)
  return by.call(ANSWER, { id, proposalId: seen?.proposal?.id ?? NOBODYS, answer: what, note })
}
const NOBODYS = 'prp_01jd4vr6f5e7s8kq2m3n4p5q6r'

async function failed(): Promise<{ contract: Contract; matter: WireMatter }> {
  const contract = await agreedRefund(t, { buyer: anna, merchant }, 'refund_fails')
  await giveUp(t)
  t.clock.advance(60_000)
  const [matter] = await openMatters()
  if (!matter) throw new Error('nothing is on the list')
  return { contract, matter }
}
/** Where the money of a contract is, and how its refund stands. */
const standing = async (contract: Contract) => ({
  books: await books(contract),
  refund: (await refunds(contract)).map(({ status }) => status),
  leg: await t.sql(
    'select g.status, g.next_try_at as at, (select count(*)::int from refund_tries t where t.leg_id = g.id) as tries from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1',
    [fromWireId('contract', contract.id)],
  ),
})
const mailsTo = async (email: string) => {
  await t.drain()
  return (await t.inbox(email)).map(({ subject }) => subject)
}

test('one proposes, another agrees, and whoever pays says so: nothing moves before, and the books, the request and both names follow', async () => {
  const { contract, matter } = await failed()
  const before = await standing(contract)
  expect(await readByBuyer(t, anna, contract)).toEqual(['REFUND_FAIL', false])
  const proposed = await propose(operator, matter)
  expect(proposed).toMatchObject({
    proposal: { by: 'operator', isOwn: true, reason, route: toAccount },
    route: null,
    operationList: ['tryAgain', 'arrived', 'withdraw'],
  })
  expect(await openMatters(ben)).toMatchObject([
    { proposal: { isOwn: false }, operationList: ['tryAgain', 'arrived', 'agree', 'refuse'] },
  ])
  expect(await standing(contract)).toEqual(before)
  expect(await mailsTo(people.ben)).toContain(
    'operator asks for your agreement: a refund of 10.00 EUR another way',
  )
  const agreed = await answer(ben, matter, 'agree', 'looked her letter up')
  expect(agreed).toMatchObject({
    status: 'OPEN',
    proposal: null,
    route: { ...toAccount, payBy: new Date(t.clock.now().getTime() + 48 * HOUR).toISOString() },
    operationList: ['settle', 'arrived', 'unroute'],
  })
  await t.drain()
  expect(await readByBuyer(t, anna, contract)).toEqual(['REFUND_PENDING', true])
  expect(await standing(contract)).toMatchObject({
    books: before.books,
    refund: ['SENT'],
    leg: [{ status: 'ROUTED', at: null, tries: 5 }],
  })
  expect(await mailsTo('kim@galleria.test')).toContain(
    `Your refund of €10.00 for order ${contract.tradeOrderList[0]?.tradeOrderCode} will be paid another way`,
  )
  expect(await mailsTo(people.operator)).toContain(
    'ben has agreed: a refund of 10.00 EUR another way',
  )
  // No provider gives it as well, however long the payment takes.
  t.clock.advance(48 * HOUR)
  await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
  expect((await standing(contract)).leg).toMatchObject([{ status: 'ROUTED', tries: 5 }])
  expect(await t.audit('always')).toEqual([])
  const done = await ben.call(SETTLE, { id: matter.id, note: 'transfer 4711' })
  expect(done.progressList.slice(-3).map(({ event, by, note }) => [event, by, note])).toEqual([
    ['propose', 'operator', reason],
    ['reroute', 'ben', 'looked her letter up'],
    ['settle', 'ben', 'transfer 4711'],
  ])
  await settleDown(t)
  await t.drain()
  expect((await standing(contract)).refund).toEqual(['DONE'])
  // Not to the payment method she had used.
  const told = (await t.inbox('kim@galleria.test')).map(({ text }) => text)
  expect(told.some((text) => text.includes('has been paid to you, another way'))).toBe(true)
  expect((await books(contract)).find(({ account }) => account === 'outside')?.amount).toBe(-1000)
  expect((await books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
  const copy = await anna.call('POST /auth/web/user/export', {})
  expect(copy['refunds']).toMatchObject([{ otherWays: [{ paidTo: toAccount }] }])
  const log = await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'money' })
  expect(log.data.slice(0, 3).map(({ person, call }) => [person, call])).toEqual([
    ['ben', 'mall-operator/money/settle'],
    ['ben', 'mall-operator/money/answerRoute'],
    ['operator', 'mall-operator/money/proposeRoute'],
  ])
})

test('nobody agrees to what they have proposed, not in another browser either, and the database does not let them', async () => {
  const { contract, matter } = await failed()
  await propose(operator, matter)
  const before = await standing(contract)
  const elsewhere = await t.signIn(people.operator)
  for (const self of [operator, elsewhere])
    for (const what of ['agree', 'refuse'] as const)
      expect(await refusalOf(answer(self, matter, what))).toBe('409 proposal.person')
  expect(await refusalOf(answer(ben, matter, 'withdraw'))).toBe('409 proposal.person')
  await expect(
    t.sql(
      `update proposals set status = 'AGREED', ended_by = proposed_by, ended_at = now() where status = 'OPEN'`,
    ),
  ).rejects.toThrow('proposals_check')
  expect(await standing(contract)).toEqual(before)
})

test('whoever was let in after it was proposed, or has another role by then, does not agree to it', async () => {
  const { matter } = await failed()
  await propose(operator, matter)
  t.clock.advance(HOUR)
  await operator.call('POST /sapi/mall-operator/people/add', {
    email: people.otherMerchant,
    role: 'money',
  })
  const late = await t.signIn(people.otherMerchant)
  expect(await refusalOf(answer(late, matter, 'agree'))).toBe('409 proposal.person')
  // Nor whoever has worked for the mall for long, and is given the role for it.
  const content = await secondOperator(t, people.merchant, 'content')
  const { personList } = await operator.call('POST /sapi/mall-operator/people/list', {})
  const { id = '' } = personList.find(({ email }) => email === people.merchant) ?? {}
  await operator.call('POST /sapi/mall-operator/people/setRole', { id, role: 'money' })
  expect(await refusalOf(answer(content, matter, 'agree'))).toBe('409 proposal.person')
  await t.sql(
    `update operators set role = 'service' where user_id = (select id from users where email = $1)`,
    [people.ben],
  )
  expect(await refusalOf(answer(ben, matter, 'agree'))).toBe('403 operator.role')
})

test('whose own purchase it is neither proposes nor agrees', async () => {
  const { contract, matter } = await failed()
  const buyer = await secondOperator(t, people.anna, 'head')
  expect(await refusalOf(propose(buyer, matter))).toBe('409 matter.state')
  await propose(operator, matter)
  expect(await refusalOf(answer(buyer, matter, 'agree'))).toBe('409 proposal.person')
  expect((await standing(contract)).refund).toEqual(['FAILED'])
})

test('whoever is alone is told to bring somebody in, and nothing waits', async () => {
  const { matter } = await failed()
  await t.sql(`delete from operators where user_id = (select id from users where email = $1)`, [
    people.ben,
  ])
  expect((await openMatters())[0]?.hasSecond).toBe(false)
  expect(await refusalOf(propose(operator, matter))).toBe('409 proposal.alone')
  expect((await openMatters())[0]?.proposal).toBeNull()
})

test('of two who agree at once one does, and two proposals at once are one', async () => {
  const { contract, matter } = await failed()
  const third = await secondOperator(t, people.otherMerchant, 'head')
  const proposals = await Promise.all([operator, ben].map((one) => refusalOf(propose(one, matter))))
  expect(proposals.toSorted()).toEqual(['409 proposal.open', 'no refusal'])
  const others = [operator, ben].filter((_, index) => proposals[index] !== 'no refusal')
  const answers = await Promise.all(
    [...others, third].map((one) => refusalOf(answer(one, matter, 'agree'))),
  )
  expect(answers.toSorted()).toEqual(['409 proposal.over', 'no refusal'])
  const [{ n } = { n: 0 }] = await t.sql<{ n: number }>(
    `select count(*)::int as n from transitions where event = 'reroute' and entity_id = $1`,
    [fromWireId('matter', matter.id)],
  )
  expect(n).toBe(1)
  expect((await standing(contract)).leg).toMatchObject([{ status: 'ROUTED' }])
})

test('a proposal is over once the refund was tried again, also where it stands as before; the next one replaces it', async () => {
  const { contract, matter } = await failed()
  const { proposal } = await propose(operator, matter)
  await ben.call('POST /sapi/mall-operator/money/tryAgain', { id: matter.id })
  await settleDown(t)
  expect((await standing(contract)).leg).toMatchObject([{ status: 'FAILED', tries: 6 }])
  expect((await openMatters())[0]?.proposal).toBeNull()
  const agree = { id: matter.id, proposalId: proposal?.id ?? '', answer: 'agree' } as const
  expect(await refusalOf(ben.call(ANSWER, agree))).toBe('409 proposal.over')
  await propose(ben, matter)
  // The one that was read is not the one that is open.
  expect(await refusalOf(operator.call(ANSWER, agree))).toBe('409 proposal.over')
  expect((await standing(contract)).refund).toEqual(['FAILED'])
  await answer(operator, matter, 'agree')
  expect((await standing(contract)).refund).toEqual(['SENT'])
})

test('what nobody answers ends after a week, and its account is forgotten; so is one that is refused or taken back', async () => {
  const { matter } = await failed()
  await propose(operator, matter)
  t.clock.advance(7 * 24 * HOUR)
  expect(await refusalOf(answer(ben, matter, 'agree'))).toBe('409 proposal.over')
  await expireProposals(t.mall.gate.own())
  expect(await mailsTo(people.operator)).toContain(
    'Nobody has answered: a refund of 10.00 EUR another way',
  )
  await propose(operator, matter)
  expect(await answer(ben, matter, 'refuse', 'not her account')).toMatchObject({
    proposal: null,
    operationList: ['tryAgain', 'arrived', 'propose'],
  })
  expect(await mailsTo(people.operator)).toContain(
    'ben has refused: a refund of 10.00 EUR another way',
  )
  await propose(operator, matter)
  await answer(operator, matter, 'withdraw')
  expect(
    await t.sql(
      `select status, way, ended_by is not null as "isNamed" from proposals where subject_id = $1 order by proposed_at, id`,
      [fromWireId('matter', matter.id)],
    ),
  ).toEqual([
    { status: 'EXPIRED', way: null, isNamed: false },
    { status: 'REFUSED', way: null, isNamed: true },
    { status: 'WITHDRAWN', way: null, isNamed: true },
  ])
})

test('an account with a slip in it is refused at its field, and so is nothing at all', async () => {
  const { matter } = await failed()
  for (const [account, code] of [
    ['DE89370400440532013001', 'iban'],
    ['', 'too_small'],
  ] as const)
    await expect(propose(operator, matter, { ...toAccount, account })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'route.account', code }] },
    })
  const spaced = await propose(operator, matter, {
    ...toAccount,
    account: 'de89 3704 0044 0532 0130 00',
  })
  expect(spaced.proposal?.route?.account).toBe(toAccount.account)
})

test('a payment that was not made puts the refund back on the list as failed, with its reason, and another way is proposed anew', async () => {
  const { contract, matter } = await failed()
  await agreeRoute(operator, ben, matter.id)
  const back = await operator.call(UNROUTE, { id: matter.id, note: 'the bank sent it back' })
  expect(back).toMatchObject({
    route: null,
    refund: { status: 'FAILED', nextTryAt: null },
    operationList: ['tryAgain', 'arrived', 'propose'],
  })
  expect((await books(contract)).some(({ account }) => account === 'outside')).toBe(false)
  await settleDown(t)
  expect((await standing(contract)).refund).toEqual(['FAILED'])
})

test('while its payer disputes the payment nobody gives the money another way as well', async () => {
  const { contract, matter } = await failed()
  await propose(operator, matter)
  await t.sql(
    `insert into disputes (id, provider, provider_ref, capture_ref, contract_id, status, amount, currency, taken, fee, fee_currency, lost, reason, opened_at)
     select gen_random_uuid(), g.provider, 'dp_1', g.capture_ref, r.contract_id, 'OPEN', 1000, 'EUR', 0, 0, 'EUR', 0, 'x', now()
     from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1`,
    [fromWireId('contract', contract.id)],
  )
  expect(await refusalOf(answer(ben, matter, 'agree'))).toBe('409 matter.disputed')
  await t.sql('delete from disputes')
  expect((await standing(contract)).refund).toEqual(['FAILED'])
})

const arrive = (by: Visitor, { id }: WireMatter, reference: string) =>
  by.call(ARRIVED, { id, reference, note: 'seen at the desk' })
const asked = async () => {
  for (const days of [1, 7]) {
    t.clock.advance(days * 24 * HOUR)
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    await settleDown(t)
  }
}

test('a refund that was given up has arrived after all: the books, the request and the mail follow, though the provider goes on saying that it failed', async () => {
  const { contract, matter } = await failed()
  const done = await arrive(ben, matter, 're_desk_1')
  expect(done).toMatchObject({ status: 'SETTLED', operationList: [] })
  expect(done.progressList.at(-1)).toMatchObject({
    event: 'arrive',
    by: 'ben',
    note: 're_desk_1: seen at the desk',
  })
  await settleDown(t)
  const given = await standing(contract)
  expect(given).toMatchObject({ refund: ['DONE'], leg: [{ status: 'DONE', tries: 6 }] })
  expect(given.books.some(({ account }) => account === 'buyer' || account === 'outside')).toBe(
    false,
  )
  expect(await mailsTo('kim@galleria.test')).toContain(
    `We have refunded €10.00 for order ${contract.tradeOrderList[0]?.tradeOrderCode}`,
  )
  await asked()
  expect(await standing(contract)).toMatchObject({
    books: given.books,
    refund: ['DONE'],
    leg: [{ status: 'DONE', tries: 6 }],
  })
  expect(await refusalOf(arrive(operator, matter, 're_desk_2'))).toBe('409 matter.state')
})

test('the name of a refund that another one has is not taken, and of two who say it at once one does', async () => {
  const { matter: first } = await failed()
  await arrive(operator, first, 're_desk_3')
  const { contract, matter } = await failed()
  expect(await refusalOf(arrive(operator, matter, 're_desk_3'))).toBe('409 matter.reference')
  expect((await standing(contract)).refund).toEqual(['FAILED'])
  const answers = await Promise.all(
    [operator, ben].map((one) => refusalOf(arrive(one, matter, 're_desk_4'))),
  )
  expect(answers.toSorted()).toEqual(['409 matter.state', 'no refusal'])
  expect((await standing(contract)).leg).toMatchObject([{ status: 'DONE', tries: 6 }])
})

test('what two had agreed to pay has arrived through the provider: both are told not to pay', async () => {
  const { contract, matter } = await failed()
  await agreeRoute(operator, ben, matter.id)
  await arrive(ben, matter, 're_desk_5')
  await settleDown(t)
  expect((await standing(contract)).leg).toMatchObject([{ status: 'DONE' }])
  for (const email of [people.operator, people.ben])
    expect(await mailsTo(email)).toContain('No longer needed: a refund of 10.00 EUR another way')
  expect(await refusalOf(ben.call(SETTLE, { id: matter.id, note: 'paid' }))).toBe(
    '409 matter.state',
  )
  expect((await books(contract)).some(({ account }) => account === 'outside')).toBe(false)
})
