import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import {
  operatorRoles,
  rightsOf,
  rightsOfOperator,
  rightsOfRole,
  sellerStatuses,
  staffRoles,
  type MerchantRight,
  type OperatorRight,
  type SellerStatus,
  type StaffRole,
} from '@galleria/contract/merchant-rights'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * The table of roles, seller's states and calls, made from the contract and walked cell by cell:
 * who is let in, and what the others read.
 */

const HOUSE = 5
let t: TestMall
let ben: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ben = await t.signIn(people.ben)
  operator = await t.signIn(people.operator)
  await t.sql(
    `insert into seller_staff (user_id, seller_id, role) select id, $2, 'reader' from users where email = $1`,
    [people.ben, HOUSE],
  )
})
afterAll(() => t.close())

const desks = (Object.entries(calls) as [string, Call][]).filter(
  ([, { who }]) => who === 'merchant' || who === 'operator',
)

const place = (role: StaffRole, status: SellerStatus) =>
  t.sql(
    `with s as (update sellers set status = $3 where id = $4)
     update seller_staff set role = $2 where seller_id = $4 and user_id = (select id from users where email = $1)`,
    [people.ben, role, status, HOUSE],
  )

/**
 * What each call answers to an empty body: refused before it is read, or let in and answered like
 * anybody's.
 */
async function walk(visitor: Visitor, which = desks): Promise<Record<string, string>> {
  const cells: [string, string][] = []
  for (const [name, { call }] of which) {
    const { status, body } = await ask(visitor, call.slice(5))
    const { code = '' } = (body ?? {}) as { code?: string }
    cells.push([name, status === 401 || status === 403 ? code : 'let in'])
    await t.sql('delete from rate_limits')
  }
  return Object.fromEntries(cells)
}

/** So many calls in a row are a flood; whoever waits is answered. */
async function ask(visitor: Visitor, path: string): ReturnType<Visitor['raw']> {
  for (;;) {
    const answer = await visitor.raw('POST', path, { body: {} })
    if (answer.status !== 429) return answer
    await t.sql('delete from rate_limits')
    await sleep(100)
  }
}

function meant(role: StaffRole, status: SellerStatus): Record<string, string> {
  const refused = { ACTIVE: '', FROZEN: 'merchant.frozen', CLEARED: 'merchant.cleared' }[status]
  return Object.fromEntries(
    desks.map(([name, { who, right }]) => {
      if (who === 'operator' || !right) return [name, 'auth.role']
      const asked = right as MerchantRight
      if (!rightsOfRole[role].includes(asked)) return [name, 'merchant.role']
      return [name, rightsOf[status].includes(asked) ? 'let in' : refused]
    }),
  )
}

const everywhere = (answer: string) => Object.fromEntries(desks.map(([name]) => [name, answer]))

test.each(staffRoles.flatMap((role) => sellerStatuses.map((status) => [role, status] as const)))(
  'somebody of the role "%s" in a shop that is %s is let in where the table says so, and reads why where it does not',
  async (role, status) => {
    await place(role, status)
    expect(await walk(ben)).toEqual(meant(role, status))
  },
)

test.each(operatorRoles)(
  'somebody who works for the mall in the role "%s" is let in where the table says so, and reads why where it does not',
  async (role) => {
    const malls = desks.filter(([, { who }]) => who === 'operator')
    await t.sql('update operators set role = $1', [role])
    expect(await walk(operator, malls)).toEqual(
      Object.fromEntries(
        malls.map(([name, { right }]) => [
          name,
          rightsOfOperator[role].includes(right as OperatorRight) ? 'let in' : 'operator.role',
        ]),
      ),
    )
    await t.sql(`update operators set role = 'head'`)
  },
)

test('nobody else is let in anywhere: neither without a session, nor as a guest, nor as a buyer, nor after the place is gone', async () => {
  const guest = t.visit()
  await guest.call('POST /sapi/mall-order/cartline/create', { skuId: 1, skuQty: 1 })
  expect(await walk(t.visit())).toEqual(everywhere('auth.signed_out'))
  expect(await walk(guest)).toEqual(everywhere('auth.signed_out'))
  expect(await walk(await t.signIn(people.anna))).toEqual(everywhere('auth.role'))
  await place('owner', 'ACTIVE')
  expect((await ben.call('POST /sapi/mall-merchant/staff/current', {})).role).toBe('owner')
  await t.sql('delete from seller_staff where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
  expect(await walk(ben)).toEqual(everywhere('auth.role'))
})

test('a role that changes counts at the next call of a session that stands open, and what it leaves out is said in the language of the page', async () => {
  await t.sql(
    `insert into seller_staff (user_id, seller_id, role) select id, $2, 'goods' from users where email = $1`,
    [people.ben, HOUSE],
  )
  const today = () => ask(ben, '/sapi/mall-merchant/order/page')
  expect(await today()).toMatchObject({ status: 403, body: { code: 'merchant.role' } })
  ben.cookies.set('lang', 'de')
  expect((await today()).body).toMatchObject({
    title:
      'Ihre Rolle in diesem Shop umfasst das nicht. Wer den Shop besitzt, kann Ihre Rolle ändern.',
  })
  ben.cookies.set('lang', 'en')
  await place('orders', 'ACTIVE')
  expect((await today()).status).toBe(200)
  await place('goods', 'ACTIVE')
  expect((await today()).status).toBe(403)
})
