import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choosePerson } from '../../../../../lab/src/test-lab.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  codeFor,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
} from '../../../testing/account-steps.ts'
import { fillCart } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

/**
 * Out to the provider, a person chosen there, and where the browser comes back to: not yet visited.
 */
async function chooseAtProvider(
  visitor: Visitor,
  person: string,
  returnTo = '/cart',
): Promise<string> {
  const away = await visitor.raw(
    'GET',
    `/auth/web/third-account/start?type=LAB&returnTo=${encodeURIComponent(returnTo)}`,
  )
  const url = new URL(String(away.headers['location']))
  const back = await choosePerson(url, person)
  return back.pathname + back.search
}
/** The whole trip; answers where the browser ends. */
async function comeBy(visitor: Visitor, person: string, returnTo?: string): Promise<string> {
  return String(
    (await visitor.raw('GET', await chooseAtProvider(visitor, person, returnTo))).headers[
      'location'
    ],
  )
}

describe('signing in by another provider', () => {
  test('leaves with state, nonce and a code challenge, and returns to the configured origin', async () => {
    const away = await t
      .visit()
      .raw('GET', '/auth/web/third-account/start?type=LAB', { headers: { host: 'evil.example' } })
    expect(away.status).toBe(303)
    const url = new URL(String(away.headers['location']))
    expect(url.origin + url.pathname).toBe(`${t.lab.url}/openid/authorize`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'galleria',
      redirect_uri: expect.stringMatching(
        /^http:\/\/localhost:\d+\/auth\/web\/third-account\/callback$/,
      ),
      scope: 'openid email profile',
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect((await t.visit().raw('GET', '/auth/web/third-account/start?type=OTHER')).status).toBe(
      404,
    )
  })

  test('[ACC-039] an unknown person becomes a member with what the guest had, and comes in again by the same way', async () => {
    const visitor = t.visit()
    await fillCart(visitor, { lamp: 1 })
    expect(await comeBy(visitor, 'lab-lena')).toBe('/cart')
    const user = await visitor.call('POST /auth/web/user/current', {})
    expect([user.nickname, user.email, user.isTourist, user.hasPassword]).toEqual([
      'Lena Vogt',
      'lena.vogt@lab.test',
      false,
      false,
    ])
    expect(
      (await visitor.call('POST /sapi/mall-order/cartline/list', {})).cartLineList,
    ).toHaveLength(1)
    expect(await visitor.call('GET /auth/web/third-account/list-bound', {})).toEqual([
      { accountType: 'LAB', label: 'lena.vogt@lab.test', boundAt: t.clock.now().toISOString() },
    ])
    expect(await visitor.call('POST /auth/web/third-account/list-types', {})).toEqual([
      { accountType: 'LAB', name: 'Lab ID' },
    ])
    const again = t.visit()
    await comeBy(again, 'lab-lena')
    expect((await again.call('POST /auth/web/user/current', {})).id).toBe(user.id)
  })

  test('an address that belongs to a member opens nothing and binds nothing: its owner signs in and binds', async () => {
    const visitor = t.visit()
    expect(await comeBy(visitor, 'lab-anna')).toBe('/login?third=exists&type=LAB&returnTo=%2Fcart')
    expect(await refusalOf(visitor.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
    expect(await t.sql('select 1 from third_accounts where subject = $1', ['lab-anna'])).toEqual([])
    const anna = await t.signIn(people.anna)
    expect(await comeBy(anna, 'lab-anna')).toBe('/buyer/account/bound?third=bound')
    const elsewhere = t.visit()
    expect(await comeBy(elsewhere, 'lab-anna', '/')).toBe('/')
    expect((await elsewhere.call('POST /auth/web/user/current', {})).email).toBe(people.anna)
    expect((await mailsTo(t, people.anna)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(
        'A way to sign in with another provider has been added to or removed from your account.',
      ),
    )
  })

  test("somebody else's identity cannot be bound, and binding asks for a fresh proof", async () => {
    const ben = await t.signIn(people.ben)
    expect(await comeBy(ben, 'lab-lena')).toBe('/buyer/account/bound?third=taken')
    t.clock.advance(6 * 60_000)
    expect(
      (await ben.raw('GET', '/auth/web/third-account/start?type=LAB')).headers['location'],
    ).toBe('/buyer/account/bound?third=prove')
  })

  test('without a proven address there is no account, and a cancelled sign-in is none', async () => {
    for (const person of ['lab-rui', 'lab-noor'])
      expect(await comeBy(t.visit(), person)).toBe('/login?third=no_mail&type=LAB&returnTo=%2Fcart')
    expect(await comeBy(t.visit(), 'nobody')).toBe('/login?third=canceled')
  })

  test('an answer is taken once, from the browser that left, with the state it left with', async () => {
    const visitor = t.visit()
    const back = await chooseAtProvider(visitor, 'lab-omar')
    const stranger = t.visit()
    expect((await stranger.raw('GET', back)).headers['location']).toBe('/login?third=failed')
    stranger.cookies.set('galleria-third', 'x'.repeat(43))
    expect((await stranger.raw('GET', back)).headers['location']).toBe('/login?third=failed')
    const cookie = visitor.cookies.get('galleria-third') ?? ''
    expect(
      (await visitor.raw('GET', back.replace(/state=[^&]+/, 'state=forged'))).headers['location'],
    ).toBe('/login?third=failed')
    visitor.cookies.set('galleria-third', cookie)
    expect((await visitor.raw('GET', back)).headers['location']).toBe('/cart')
    visitor.cookies.set('galleria-third', cookie)
    expect((await visitor.raw('GET', back)).headers['location']).toBe('/login?third=failed')
  })

  test('a code of another sign-in is not taken', async () => {
    const [visitor, other] = [t.visit(), t.visit()]
    const [mine, theirs] = [
      await chooseAtProvider(visitor, 'lab-omar'),
      await chooseAtProvider(other, 'lab-lena'),
    ]
    const code = /code=([^&]+)/.exec(theirs)?.[1] ?? ''
    expect(
      (await visitor.raw('GET', mine.replace(/code=[^&]+/, `code=${code}`))).headers['location'],
    ).toBe('/login?third=failed&type=LAB&returnTo=%2Fcart')
    expect(await refusalOf(visitor.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
  })

  test('an answer in the name of another provider is not taken', async () => {
    const visitor = t.visit()
    const back = await chooseAtProvider(visitor, 'lab-omar')
    const elsewhere = encodeURIComponent('https://evil.example')
    expect(
      (await visitor.raw('GET', back.replace(/iss=[^&]+/, `iss=${elsewhere}`))).headers['location'],
    ).toBe('/login?third=failed&type=LAB&returnTo=%2Fcart')
    expect(await refusalOf(visitor.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
  })

  test('leads back only to paths of our own', async () => {
    for (const [asked, led] of [
      ['https://evil.example', '/'],
      ['/.//evil.example', '/'],
      ['/x/..//evil.example', '/'],
      ['/%2e//evil.example', '/'],
      ['/./\\evil.example', '/'],
      ['/buyer/orders?from=a&b=%20', '/buyer/orders?from=a&b=%20'],
    ] as const)
      expect([asked, await comeBy(t.visit(), 'lab-lena', asked)]).toEqual([asked, led])
  })
})

describe('letting a provider go', () => {
  test('[ACC-040] works when another way in is left, never for the last', async () => {
    const lena = t.visit()
    await comeBy(lena, 'lab-lena')
    expect(
      await refusalOf(lena.call('POST /auth/web/third-account/unbind', { accountType: 'LAB' })),
    ).toBe('409 account.last_way_in')
    expect(
      await refusalOf(lena.call('POST /auth/web/third-account/unbind', { accountType: 'OTHER' })),
    ).toBe('404 not_found')
    await lena.call('PUT /auth/web/user/change-password', { password: 'a first good password' })
    await lena.call('POST /auth/web/third-account/unbind', { accountType: 'LAB' })
    expect(await lena.call('GET /auth/web/third-account/list-bound', {})).toEqual([])
    expect(
      (
        await t.visit().call('POST /auth/web/user/login', {
          account: 'lena.vogt@lab.test',
          password: 'a first good password',
        })
      ).nickname,
    ).toBe('Lena Vogt')
  })

  test('asks for a proof that is fresh: the password, or a code for who has none', async () => {
    const { visitor } = await signUp(t, 'proof@galleria.test')
    t.clock.advance(5 * 60_000 + 1000)
    expect(
      await refusalOf(visitor.call('POST /auth/web/third-account/unbind', { accountType: 'LAB' })),
    ).toBe('403 auth.prove_again')
    expect(
      await refusalOf(visitor.call('POST /auth/web/user/prove', { password: 'not the password' })),
    ).toBe('422 password.wrong')
    await visitor.call('POST /auth/web/user/prove-send-code', {
      channel: 'EMAIL',
      ...(await solveCaptcha(visitor)),
    })
    await visitor.call('POST /auth/web/user/prove', {
      emailCode: await codeFor(t, 'proof@galleria.test'),
    })
    expect(
      await refusalOf(visitor.call('POST /auth/web/third-account/unbind', { accountType: 'LAB' })),
    ).toBe('404 not_found')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/prove-send-code', {
          channel: 'SMS',
          ...(await solveCaptcha(visitor)),
        }),
      ),
    ).toBe('409 contact.none')
  })
})
