import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { addAddress, order } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { hashPassword } from './passwords.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('signing in', () => {
  test('by mail in any case of its letters, and by mobile number', async () => {
    await t.sql(`update users set mobile = '+4915112345678' where email = $1`, [people.ben])
    for (const account of [people.ben, 'BEN@galleria.test', '+49 151 12345678']) {
      expect(
        (await t.visit().call('POST /auth/web/user/login', { account, password: 'galleria-demo' }))
          .email,
      ).toBe(people.ben)
    }
    expect(
      await refusalOf(
        t.visit().call('POST /auth/web/user/login', {
          account: '015112345678',
          password: 'galleria-demo',
        }),
      ),
    ).toBe('401 auth.wrong_credentials')
  })

  test("a guest's orders come along at sign-in, too", async () => {
    const guest = t.visit()
    const placed = await order(guest, { lamp: 1 })
    await addAddress(guest)
    await guest.call('POST /auth/web/user/login', {
      account: people.ben,
      password: 'galleria-demo',
    })
    expect(
      (await guest.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})).data.map(
        (one) => one.contractId,
      ),
    ).toContain(placed.id)
  })

  test('makes a new session, so that one planted before is worth nothing', async () => {
    const visitor = t.visit()
    await visitor.call('POST /auth/web/user/tourist', {})
    const planted = visitor.cookies.get('galleria')
    await visitor.call('POST /auth/web/user/login', {
      account: people.anna,
      password: 'galleria-demo',
    })
    expect(visitor.cookies.get('galleria')).not.toBe(planted)
    const thief = t.visit()
    thief.cookies.set('galleria', planted ?? '')
    expect(await refusalOf(thief.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
  })

  test('a session is over at sign-out, one at a time or all', async () => {
    const [phone, desk, tablet] = [
      await t.signIn(people.anna),
      await t.signIn(people.anna),
      await t.signIn(people.anna),
    ]
    const cookie = phone.cookies.get('galleria') ?? ''
    await phone.call('POST /auth/web/user/logout', {})
    phone.cookies.set('galleria', cookie)
    expect(await refusalOf(phone.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )

    const list = await desk.call('POST /auth/web/user/session-list', {})
    expect(list.filter((one) => one.isCurrent)).toHaveLength(1)
    const tabletsOwn =
      (await tablet.call('POST /auth/web/user/session-list', {})).find((one) => one.isCurrent)
        ?.id ?? ''
    await desk.call('POST /auth/web/user/session-revoke', { id: tabletsOwn })
    expect(await refusalOf(tablet.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
    const ben = await t.signIn(people.ben)
    expect(
      await refusalOf(
        ben.call('POST /auth/web/user/session-revoke', {
          id: list.find((one) => one.isCurrent)?.id ?? '',
        }),
      ),
    ).toBe('404 not_found')

    const again = await t.signIn(people.anna)
    await again.call('POST /auth/web/user/logout-all', {})
    for (const one of [desk, again])
      expect(await refusalOf(one.call('POST /auth/web/user/current', {}))).toBe(
        '401 auth.signed_out',
      )
    expect((await ben.call('POST /auth/web/user/current', {})).email).toBe(people.ben)
  })

  test('guessing is slowed down for the guesser, not for the owner elsewhere', async () => {
    const guess = (ip: string) =>
      t.mall.app.inject({
        method: 'POST',
        url: '/auth/web/user/login',
        remoteAddress: ip,
        payload: { account: people.otherMerchant, password: 'wrong-guess' },
      })
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guess('10.9.0.1')).statusCode).toBe(401)
    const slowed = await guess('10.9.0.1')
    expect([slowed.statusCode, slowed.json<{ retryAfter: number }>().retryAfter]).toEqual([
      429, 600,
    ])
    expect(
      (
        await t.mall.app.inject({
          method: 'POST',
          url: '/auth/web/user/login',
          remoteAddress: '10.9.0.2',
          payload: { account: people.otherMerchant, password: 'galleria-demo' },
        })
      ).statusCode,
    ).toBe(200)
  })

  test('who signs in rightly is never slowed by it, and a right password in between forgives no guesses', async () => {
    const enter = (password: string) =>
      t.mall.app
        .inject({
          method: 'POST',
          url: '/auth/web/user/login',
          remoteAddress: '10.9.0.3',
          payload: { account: people.otherMerchant, password },
        })
        .then((answer) => answer.statusCode)
    for (let times = 0; times < 12; times += 1) expect(await enter('galleria-demo')).toBe(200)
    const tries: number[] = []
    for (let times = 0; times < 10; times += 1)
      tries.push(await enter('wrong-guess'), times === 4 ? await enter('galleria-demo') : 200)
    expect(tries.filter((status) => status === 401)).toHaveLength(10)
    expect([await enter('wrong-guess'), await enter('galleria-demo')]).toEqual([429, 429])
  })

  test('known and unknown addresses are answered alike and after the same time', async () => {
    // At the cost at which the mall hashes: the people of the tests have a cheaper one.
    await t.sql('update users set password_hash = $2 where email = $1', [
      people.merchant,
      await hashPassword('galleria-demo'),
    ])
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const answers = new Set<string>()
    for (let round = 0; round < 80; round += 1) {
      const kind = round % 2 === 0 ? ('known' as const) : ('unknown' as const)
      const payload = {
        account: kind === 'known' ? people.merchant : 'nobody@galleria.test',
        password: 'wrong-guess',
      }
      const start = performance.now()
      const answer = await t.mall.app.inject({
        method: 'POST',
        url: '/auth/web/user/login',
        remoteAddress: `10.8.${Math.floor(round / 16)}.1`,
        payload,
      })
      times[kind].push(performance.now() - start)
      answers.add(`${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`)
    }
    expect(answers.size).toBe(1)
    const [known, unknown] = [median(times.known), median(times.unknown)]
    // Hashing takes most of both; without it an unknown address would be answered in a tenth of the
    // time.
    expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.5)
  })
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
