import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '@galleria/contract/client'
import type { StaffRole } from '@galleria/contract/merchant-rights'
import { toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { leaveBy } from '../../testing/leaving-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * Who works for a shop: by invitation, with a role that counts at the next call, and never without
 * an owner.
 */

const HOUSE = 5
const NORDLICHT = 11
let t: TestMall
let mira: Visitor
let ben: Visitor
beforeAll(async () => {
  t = await openTestMall()
  mira = await t.signIn(people.merchant)
  ben = await t.signIn(people.ben)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.drain()
  await t.sql('delete from rate_limits')
  await t.sql('delete from staff_invitations')
  await t.sql('update sessions set seller_id = null')
  await t.sql(`update sellers set status = 'ACTIVE'`)
  await t.sql('delete from seller_staff')
  await place(people.merchant, HOUSE, 'owner')
  await place(people.otherMerchant, NORDLICHT, 'owner')
})

const place = (email: string, sellerId: number, role: StaffRole) =>
  t.sql(
    `insert into seller_staff (user_id, seller_id, role) select id, $2, $3 from users where email = $1`,
    [email, sellerId, role],
  )
const idOf = async (email: string) => {
  const [user] = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [email])
  return toWireId('user', user!.id)
}
const staff = async () =>
  (
    await t.sql<{ who: string }>(
      `select f.seller_id || ' ' || u.nickname || ' ' || f.role as who from seller_staff f join users u on u.id = f.user_id order by 1`,
    )
  ).map(({ who }) => who)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )
const invite = (by: Visitor, email: string, role: StaffRole = 'orders') =>
  by.call('POST /sapi/mall-merchant/people/invite', { email, role })
const list = (by: Visitor) => by.call('POST /sapi/mall-merchant/people/list', {})
const accept = (by: Visitor, id: string) =>
  by.call('POST /sapi/mall-merchant/invitation/accept', { id })
const setRole = async (by: Visitor, email: string, role: StaffRole) =>
  by.call('POST /sapi/mall-merchant/people/setRole', { id: await idOf(email), role })
const remove = async (by: Visitor, email: string) =>
  by.call('POST /sapi/mall-merchant/people/remove', { id: await idOf(email) })
const leave = (by: Visitor) => by.call('POST /sapi/mall-merchant/people/leave', { sellerId: HOUSE })

describe('an invitation', () => {
  test('goes by mail to one address, shows where it leads, and lets its person in once', async () => {
    const before = (await t.inbox(people.ben)).length
    const { invitationList } = await invite(mira, ' Ben@Galleria.test ')
    expect(invitationList).toMatchObject([
      { email: people.ben, role: 'orders', invitedBy: 'merchant' },
    ])
    const { id } = invitationList[0]!
    await t.drain()
    const [mail, ...more] = (await t.inbox(people.ben)).slice(before)
    expect([mail?.subject, more]).toEqual(['You are invited to work for Galleria House', []])
    expect(mail?.text).toContain('You would look after the orders')
    expect(mail?.links.some((link) => link.endsWith(`/backoffice/invitation/${id}`))).toBe(true)
    expect(await ben.call('POST /sapi/mall-merchant/invitation/read', { id })).toMatchObject({
      sellerName: 'Galleria House GmbH',
      shopName: 'Galleria House',
      role: 'orders',
      invitedBy: 'merchant',
    })
    await accept(ben, id)
    expect(await staff()).toEqual(['11 otherMerchant owner', '5 ben orders', '5 merchant owner'])
    expect(await ben.call('POST /sapi/mall-merchant/staff/current', {})).toMatchObject({
      sellerId: HOUSE,
      role: 'orders',
    })
    expect(await codeOf(accept(ben, id))).toBe('invitation.not_found')
    expect((await list(mira)).invitationList).toEqual([])
  })

  test('lets nobody else in, whoever has the link, and nobody after a week or once it was taken back', async () => {
    const anna = await t.signIn(people.anna)
    const { id } = (await invite(mira, people.ben)).invitationList[0]!
    expect(await codeOf(accept(anna, id))).toBe('invitation.other_address')
    expect(await codeOf(anna.call('POST /sapi/mall-merchant/invitation/read', { id }))).toBe(
      'invitation.other_address',
    )
    t.clock.advance(7 * DAY)
    expect(await codeOf(accept(ben, id))).toBe('invitation.not_found')
    const again = (await invite(mira, people.ben, 'reader')).invitationList
    expect(again).toMatchObject([{ role: 'reader' }])
    const jonas = await t.signIn(people.otherMerchant)
    expect(
      await codeOf(jonas.call('POST /sapi/mall-merchant/people/takeBack', { id: again[0]!.id })),
    ).toBe('invitation.not_found')
    await mira.call('POST /sapi/mall-merchant/people/takeBack', { id: again[0]!.id })
    expect(await codeOf(accept(ben, again[0]!.id))).toBe('invitation.not_found')
    expect(await staff()).toEqual(['11 otherMerchant owner', '5 merchant owner'])
  })

  test('sent again is one invitation with a new link; the first link is good for nothing', async () => {
    const [first] = (await invite(mira, people.ben, 'owner')).invitationList
    const [second, ...more] = (await invite(mira, people.ben, 'reader')).invitationList
    expect([second?.role, more]).toEqual(['reader', []])
    expect(await codeOf(accept(ben, first!.id))).toBe('invitation.not_found')
    // Twice at once: one comes in, and is in once.
    const answers = await Promise.all([
      codeOf(accept(ben, second!.id)),
      codeOf(accept(ben, second!.id)),
    ])
    expect(answers.toSorted()).toEqual(['invitation.not_found', undefined])
    expect(await staff()).toEqual(['11 otherMerchant owner', '5 ben reader', '5 merchant owner'])
    expect(await codeOf(invite(mira, people.ben))).toBe('staff.already')
  })

  test('is refused where it is none: without an address, above the limit, by whoever is no owner', async () => {
    expect(await codeOf(invite(mira, 'no address'))).toBe('request.malformed')
    await t.sql(
      `insert into staff_invitations (id, seller_id, email, role, invited_by, created_at, expires_at)
       select gen_random_uuid(), 5, 'p' || n || '@x.test', 'reader', (select id from users where email = $1), mall_now(), mall_now() + interval '1 day' from generate_series(1, 49) n`,
      [people.merchant],
    )
    expect(await codeOf(invite(mira, people.ben))).toBe('staff.too_many')
    await place(people.ben, HOUSE, 'orders')
    expect(await codeOf(invite(ben, people.anna))).toBe('merchant.role')
    expect((await list(ben)).invitationList).toEqual([])
  })
})

describe('a shop and its people', () => {
  test('colleagues see one another; addresses and buttons are the owner’s', async () => {
    await place(people.ben, HOUSE, 'orders')
    expect((await list(ben)).personList).toMatchObject([
      { nickname: 'merchant', email: '', role: 'owner', isSelf: false, operationList: [] },
      {
        nickname: 'ben',
        email: people.ben,
        role: 'orders',
        isSelf: true,
        operationList: ['leave'],
      },
    ])
    expect(await list(mira)).toMatchObject({
      personList: [
        { nickname: 'merchant', isSelf: true, operationList: [] },
        { nickname: 'ben', email: people.ben, operationList: ['setRole', 'remove'] },
      ],
      operationList: ['invite'],
    })
  })

  test('a role that is taken away counts at the next call, a removed person is nobody at it', async () => {
    await place(people.ben, HOUSE, 'orders')
    const orders = () => codeOf(ben.call('POST /sapi/mall-merchant/order/page', {}))
    expect(await orders()).toBeUndefined()
    await setRole(mira, people.ben, 'goods')
    expect(await orders()).toBe('merchant.role')
    await remove(mira, people.ben)
    expect(await orders()).toBe('auth.role')
    expect(await staff()).toEqual(['11 otherMerchant owner', '5 merchant owner'])
  })

  test('the last owner neither leaves nor is lowered or removed; handing over is making another one first', async () => {
    await place(people.ben, HOUSE, 'reader')
    expect([
      await codeOf(leave(mira)),
      await codeOf(setRole(mira, people.merchant, 'reader')),
      await codeOf(remove(mira, people.merchant)),
    ]).toEqual(['staff.last_owner', 'staff.last_owner', 'staff.not_found'])
    await setRole(mira, people.ben, 'owner')
    const lowered = await setRole(mira, people.merchant, 'reader')
    expect([lowered.operationList, lowered.invitationList]).toEqual([[], []])
    expect(await codeOf(remove(mira, people.ben))).toBe('merchant.role')
    expect(
      await codeOf(mira.call('POST /sapi/mall-merchant/people/leave', { sellerId: NORDLICHT })),
    ).toBe('merchant.other_shop')
    await leave(mira)
    expect(await staff()).toEqual(['11 otherMerchant owner', '5 ben owner'])
    expect(await codeOf(list(mira))).toBe('auth.role')
  })

  test('two owners who leave at once, or put each other out, leave one of them there', async () => {
    await place(people.ben, HOUSE, 'owner')
    expect((await Promise.all([codeOf(leave(mira)), codeOf(leave(ben))])).toSorted()).toEqual([
      'staff.last_owner',
      undefined,
    ])
    expect((await staff()).filter((who) => who.startsWith('5 '))).toHaveLength(1)
    await t.sql('delete from seller_staff where seller_id = $1', [HOUSE])
    await place(people.merchant, HOUSE, 'owner')
    await place(people.ben, HOUSE, 'owner')
    const put = await Promise.all([
      codeOf(remove(mira, people.ben)),
      codeOf(remove(ben, people.merchant)),
    ])
    expect(put.filter((code) => code === undefined)).toHaveLength(1)
    expect((await staff()).filter((who) => who.startsWith('5 '))).toHaveLength(1)
  })

  test('somebody of another shop is not there, in any call', async () => {
    expect([
      await codeOf(setRole(mira, people.otherMerchant, 'reader')),
      await codeOf(remove(mira, people.otherMerchant)),
      await codeOf(
        mira.call('POST /sapi/mall-merchant/people/chooseShop', { sellerId: NORDLICHT }),
      ),
    ]).toEqual(['staff.not_found', 'staff.not_found', 'shop.not_found'])
    expect(await staff()).toEqual(['11 otherMerchant owner', '5 merchant owner'])
  })

  test('whoever once sold can delete the account: after leaving, and the last owner once the shop has left the mall', async () => {
    const email = 'nina@galleria.test'
    await t.sql(
      `insert into users (id, kind, email, nickname, password_hash) select gen_random_uuid(), 'member', $1, 'Nina', password_hash from users where email = $2`,
      [email, people.ben],
    )
    const nina = await t.signIn(email)
    await place(email, HOUSE, 'owner')
    await t.sql(
      'delete from seller_staff where seller_id = 5 and user_id <> (select id from users where email = $1)',
      [email],
    )
    expect(await codeOf(leaveBy(t, nina, email))).toBe('account.held')
    expect(await codeOf(leave(nina))).toBe('staff.last_owner')
    await t.sql(`update sellers set status = 'CLEARED' where id = 5`)
    // Not while somebody is left there without an owner.
    await place(people.ben, HOUSE, 'reader')
    expect(await codeOf(leave(nina))).toBe('staff.last_owner')
    await remove(nina, people.ben)
    await leave(nina)
    t.clock.advance(120_000)
    await t.sql('delete from rate_limits')
    await t.sql('delete from verification_codes')
    await invite(await t.signIn(people.otherMerchant), email)
    expect(await codeOf(leaveBy(t, nina, email))).toBeUndefined()
    expect(await t.sql('select count(*)::int as n from staff_invitations')).toEqual([{ n: 0 }])
    await t.sql(`update sellers set status = 'ACTIVE'`)
  })
})

describe('several shops of one person', () => {
  test('are one desk at a time: what is chosen counts in every window, and a window of the other shop is told', async () => {
    await t.sql(`update seller_staff set since = mall_now() - interval '1 year'`)
    await place(people.merchant, NORDLICHT, 'goods')
    const me = (desk?: number) =>
      mira.raw('POST', '/sapi/mall-merchant/staff/current', {
        body: {},
        ...(desk ? { headers: { 'x-desk': String(desk) } } : {}),
      })
    expect((await me()).body).toMatchObject({
      sellerId: HOUSE,
      role: 'owner',
      deskList: [
        { sellerId: HOUSE, name: 'Galleria House GmbH', role: 'owner' },
        { sellerId: NORDLICHT, name: 'Nordlicht OHG', role: 'goods' },
      ],
    })
    await mira.call('POST /sapi/mall-merchant/people/chooseShop', { sellerId: NORDLICHT })
    expect((await me()).body).toMatchObject({ sellerId: NORDLICHT, role: 'goods' })
    expect(await me(HOUSE)).toMatchObject({ status: 409, body: { code: 'merchant.other_shop' } })
    expect((await me(NORDLICHT)).status).toBe(200)
    // Put out of the shop they sit at, they sit at the other one; the window says so before
    // anything is written.
    await t.sql('delete from seller_staff where seller_id = 11 and role = $1', ['goods'])
    expect((await me()).body).toMatchObject({ sellerId: HOUSE })
    expect((await me(NORDLICHT)).status).toBe(409)
  })

  test('whoever works for a shop does not judge it, from whichever desk', async () => {
    const operator = await t.signIn(people.operator)
    await place(people.operator, HOUSE, 'reader')
    await place(people.operator, NORDLICHT, 'reader')
    for (const id of [HOUSE, NORDLICHT])
      expect(
        await codeOf(
          operator.call('POST /sapi/mall-operator/seller/freeze', { id, reason: 'No reason.' }),
        ),
      ).toBe('seller.own')
    expect(await t.sql('select distinct status from sellers')).toEqual([{ status: 'ACTIVE' }])
  })
})

describe('a change of the people', () => {
  const newest = async (email: string, known: number) =>
    (await t.inbox(email)).slice(0, (await t.inbox(email)).length - known)
  const count = async (email: string) => (await t.inbox(email)).length

  test('is told to the person and to every owner, in their languages, once; what changes nothing is not', async () => {
    await place(people.ben, HOUSE, 'orders')
    await place(people.otherMerchant, HOUSE, 'owner')
    await t.sql(`update users set language = 'de' where email = $1`, [people.otherMerchant])
    await t.drain()
    const before = await Promise.all([people.ben, people.merchant, people.otherMerchant].map(count))
    await setRole(mira, people.ben, 'orders')
    await t.drain()
    expect(await count(people.ben)).toBe(before[0])
    await setRole(mira, people.ben, 'money')
    await t.drain()
    const [own, ...more] = await newest(people.ben, before[0] ?? 0)
    expect([own?.subject, more]).toEqual(['Your role at Galleria House has changed', []])
    expect(own?.text).toContain(
      'merchant has changed your role at Galleria House. Before: Orders. Now: Money.',
    )
    const [owner, ...others] = await newest(people.merchant, before[1] ?? 0)
    expect([owner?.subject, others]).toEqual(['The people of Galleria House have changed', []])
    expect(owner?.text).toContain('the role of ben at Galleria House. Before: Orders. Now: Money.')
    expect((await newest(people.otherMerchant, before[2] ?? 0))[0]?.text).toContain(
      'merchant hat die Rolle von ben bei Galleria House geändert. Vorher: Bestellungen. Jetzt: Geld.',
    )
    await t.sql(`update users set language = 'en' where email = $1`, [people.otherMerchant])
  })

  test('tells whoever was removed, and the owners of whoever left; a refused one tells nobody', async () => {
    await place(people.ben, HOUSE, 'reader')
    const known = await count(people.ben)
    const ofOwner = await count(people.merchant)
    expect(await codeOf(remove(ben, people.merchant))).toBe('merchant.role')
    expect(await codeOf(leave(mira))).toBe('staff.last_owner')
    await t.drain()
    expect([await count(people.ben), await count(people.merchant)]).toEqual([known, ofOwner])
    await remove(mira, people.ben)
    await t.drain()
    const [mail] = await newest(people.ben, known)
    expect(mail?.subject).toBe('You no longer work for Galleria House')
    expect(mail?.links.some((link) => link.includes('/backoffice'))).toBe(false)
    await place(people.ben, HOUSE, 'reader')
    const left = [await count(people.ben), await count(people.merchant)]
    await leave(ben)
    await t.drain()
    expect(await count(people.ben)).toBe(left[0])
    expect((await newest(people.merchant, left[1] ?? 0)).map(({ text }) => text)).toEqual([
      expect.stringContaining('ben has left Galleria House.'),
    ])
  })
})
