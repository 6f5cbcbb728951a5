import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, paidOrder, type Contract } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** An order names a mail address that nobody has proven: it may be a stranger's. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const STOP = 'POST /sapi/mall-order/web/order/stopOrderMails'
const CODE = 'POST /sapi/mall-order/web/order/sendGuestOrderCode'
const LOOK = 'POST /sapi/mall-order/web/order/queryGuestOrder'

let guests = 0
const guestElsewhere = () => t.visit({ ip: `10.40.0.${(guests += 1)}` })
const codeOf = (contract: Contract) => contract.tradeOrderList[0]?.tradeOrderCode ?? ''
/** The newest first. */
const subjectsTo = async (to: string) => (await t.inbox(to)).map(({ subject }) => subject)
const tokenIn = (links: readonly string[] | undefined, path: string) =>
  new URL(links?.find((link) => link.includes(path)) ?? 'http://none').searchParams.get('token') ??
  ''

/** What somebody may write into an address, to be read by somebody else. */
const bait = {
  firstName: 'Gewonnen Gewonnen',
  lastName: 'Ruf Uns',
  poiName: 'http://evil.example/',
  detailAddress: 'evil.example',
  city: 'evil.example',
}

describe('an address that nobody has proven', () => {
  test('gets two mails an hour and four a day about unpaid orders, from whomever, without a word of theirs', async () => {
    const email = 'victim@galleria.test'
    const flood = async () => {
      for (const guest of [guestElsewhere(), guestElsewhere(), guestElsewhere()])
        for (let n = 0; n < 4; n += 1) await order(guest, { lamp: 1 }, { ...bait, email })
      await t.drainAll()
    }
    await flood()
    const mails = await t.inbox(email)
    expect(mails).toHaveLength(2)
    for (const { text, html } of mails) {
      expect(text.startsWith('Hello,\n')).toBe(true)
      expect(`${text}${html}`).not.toMatch(/evil|Gewonnen|Ruf Uns/)
    }
    t.clock.advance(HOUR)
    await flood()
    expect(await subjectsTo(email)).toHaveLength(4)
    t.clock.advance(HOUR)
    await flood()
    expect(await subjectsTo(email)).toHaveLength(4)
  })

  test('is one mailbox, however its sender spells it: what follows a plus, and dots where the provider reads over them', async () => {
    const spellings = ['dora@galleria.test', 'Dora+1@galleria.test', 'dora+two+2@galleria.test']
    const dotted = ['do.ra@gmail.com', 'dora@gmail.com', 'd.o.r.a+x@googlemail.com']
    for (const email of [...spellings, ...dotted])
      await order(guestElsewhere(), { lamp: 1 }, { email })
    await t.drainAll()
    const written = async (all: readonly string[]) =>
      (await Promise.all(all.map((email) => t.inbox(email.toLowerCase())))).flat().length
    expect([await written(spellings), await written(dotted)]).toEqual([2, 2])
  })

  test('is always told what was paid, and sent', async () => {
    const email = 'busy-buyer@galleria.test'
    const guest = guestElsewhere()
    for (let n = 0; n < 3; n += 1) await order(guest, { lamp: 1 }, { email })
    await t.drainAll()
    const paid = await paidOrder(t, guest, { lamp: 1 }, 'paid', { ...bait, email })
    await t.drainAll()
    const [mail] = await t.inbox(email)
    expect(mail?.subject).toBe(`We’ve received your payment for order ${codeOf(paid)}`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|Gewonnen|Ruf Uns/)
  })

  test('gets what a mail server did not take once it takes mails again', async () => {
    const guest = guestElsewhere()
    for (let n = 0; n < 4; n += 1) {
      await order(guest, { lamp: 1 }, { email: 'kim@busy.test' })
      await expect(t.drainAll()).rejects.toThrow('busy')
    }
    const used = await t.sql<{ used: number }>(
      `select used from rate_limits where key like 'unpaid-mail:hour:%' and used = 0`,
    )
    expect(used.length).toBeGreaterThan(0)
    await t.sql(
      `delete from pgboss.job where data->>'contractId' in (select id::text from contracts where email = 'kim@busy.test')`,
    )
  })
})

describe("a member's own mailbox", () => {
  test('is greeted by name, with the address to look over and without a way out; another address of the same member is not', async () => {
    const anna = await t.signIn(people.anna)
    await order(anna, { lamp: 1 }, { email: 'Anna@galleria.test' })
    await order(anna, { lamp: 1 }, { email: 'aunt@galleria.test' })
    await t.drainAll()
    const [own] = await t.inbox(people.anna)
    expect(own?.text).toContain('Hello Kim,')
    expect(own?.text).toContain(
      'DELIVERY ADDRESS\n\nKim Petersen\nLange Reihe 5a\n20099 Hamburg\nGermany\n\n',
    )
    expect(own?.text).not.toContain('/not-me')
    const [aunts] = await t.inbox('aunt@galleria.test')
    expect(aunts?.text).not.toMatch(/Kim|Lange Reihe/)
    expect(tokenIn(aunts?.links, '/not-me')).not.toBe('')
  })
})

describe('"this was not me"', () => {
  async function written(email: string): Promise<{ guest: Visitor; stop: string; look: string }> {
    const guest = guestElsewhere()
    await order(guest, { lamp: 1 }, { email })
    await t.drainAll()
    const [mail] = await t.inbox(email)
    return {
      guest,
      stop: tokenIn(mail?.links, '/not-me'),
      look: tokenIn(mail?.links, '/guest-order'),
    }
  }

  test('ends all mails of that buyer to that address, paid or not; those of others and to others go on', async () => {
    const email = 'not-me@galleria.test'
    const { guest, stop } = await written(email)
    expect(await t.visit().call(STOP, { token: stop })).toEqual({})
    expect(await t.visit().call(STOP, { token: stop })).toEqual({})
    await paidOrder(t, guest, { lamp: 1 }, 'paid', { email })
    const elsewhere = await paidOrder(t, guest, { lamp: 1 }, 'paid', { email: 'me@galleria.test' })
    await t.drainAll()
    expect(await subjectsTo(email)).toHaveLength(1)
    expect((await subjectsTo('me@galleria.test'))[0]).toContain(codeOf(elsewhere))
    const other = await paidOrder(t, guestElsewhere(), { lamp: 1 }, 'paid', { email })
    await t.drainAll()
    expect((await subjectsTo(email))[0]).toBe(
      `We’ve received your payment for order ${codeOf(other)}`,
    )
    const stops = await t.sql<{ address: string }>('select address from mail_stops')
    expect(stops.map(({ address }) => address.includes('@'))).toEqual([false])
  })

  test('stands under the code that opens an order, too; once it was said, neither link nor code comes any more, and whoever asks for them is answered the same', async () => {
    const email = 'codes@galleria.test'
    const { look, stop } = await written(email)
    const ask = async (token: string) => {
      t.clock.advance(61_000)
      const answer = await t.visit().call(CODE, { token })
      await t.drainAll()
      return answer
    }
    const before = await ask(look)
    const [mail, ...others] = await t.inbox(email)
    expect(mail?.subject).toBe('Your code for Galleria')
    expect(mail?.text.startsWith('Hello,\n')).toBe(true)
    expect(mail?.text).toContain(
      'You’re receiving this email because this address was used for an order.',
    )
    const out = tokenIn(mail?.links, '/not-me')
    expect(await refusalOf(t.visit().call(LOOK, { token: out }))).toBe('404 guest.link')

    expect(await t.visit().call(STOP, { token: out })).toEqual({})
    expect(await ask(look)).toEqual(before)
    expect(await subjectsTo(email)).toEqual([mail, ...others].map((one) => one?.subject))
    expect(stop).not.toBe('')
  })

  test('opens nothing, is opened by nothing else, and ends after ninety days', async () => {
    const { stop, look } = await written('keys@galleria.test')
    const stops = () => t.sql('select contract_id from mail_stops order by 1')
    const before = await stops()
    expect(await refusalOf(t.visit().call(LOOK, { token: stop }))).toBe('404 guest.link')
    for (const token of [look, `${stop}x`, stop.replace('con_', 'con_0'), '..'])
      expect(await refusalOf(t.visit().call(STOP, { token }))).toBe('404 guest.link')
    t.clock.advance(91 * 24 * HOUR)
    expect(await refusalOf(t.visit().call(STOP, { token: stop }))).toBe('404 guest.link')
    expect(await stops()).toEqual(before)
  })
})
