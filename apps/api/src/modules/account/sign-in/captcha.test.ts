import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { atOnce, refusalOf, solveCaptcha } from '../../../testing/account-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('the captcha', () => {
  test('is a picture of four signs and is good once', async () => {
    const visitor = t.visit()
    const { token, image } = await visitor.call('POST /auth/web/captcha/create', {})
    expect(image).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(Buffer.from(image.slice(22), 'base64').length).toBeGreaterThan(500)
    expect(
      (
        await t.sql<{ n: number }>(
          'select count(*)::int as n from captchas where token_hash = $1',
          [Buffer.from(token)],
        )
      )[0]?.n,
    ).toBe(0)
    const solved = await solveCaptcha(visitor)
    expect(solved.captcha).toMatch(/^[A-HJKMNP-Z2-9]{4}$/)
    await visitor.call('POST /auth/web/user/signup-send-code', {
      email: 'captcha@galleria.test',
      ...solved,
    })
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup-send-code', {
          email: 'captcha2@galleria.test',
          ...solved,
        }),
      ),
    ).toBe('422 captcha.wrong')
  })

  test('of twenty who use one captcha at once, one is heard', async () => {
    const visitor = t.visit()
    const solved = await solveCaptcha(visitor)
    expect(
      await atOnce(20, (index) =>
        visitor.call('POST /auth/web/user/signup-send-code', {
          email: `many${index}@galleria.test`,
          ...solved,
        }),
      ),
    ).toEqual({ ok: 1, 'captcha.wrong': 19 })
  })

  test('a wrong answer uses it up, and after two minutes it is over', async () => {
    const visitor = t.visit()
    const wrong = await solveCaptcha(visitor)
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup-send-code', {
          email: 'w@galleria.test',
          captcha: wrong.captcha === 'AAAA' ? 'BBBB' : 'AAAA',
          token: wrong.token,
        }),
      ),
    ).toBe('422 captcha.wrong')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup-send-code', {
          email: 'w@galleria.test',
          ...wrong,
        }),
      ),
    ).toBe('422 captcha.wrong')
    const old = await solveCaptcha(visitor)
    t.clock.advance(121_000)
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup-send-code', { email: 'w@galleria.test', ...old }),
      ),
    ).toBe('422 captcha.wrong')
    const small = await solveCaptcha(visitor)
    await visitor.call('POST /auth/web/user/signup-send-code', {
      email: 'w@galleria.test',
      captcha: small.captcha.toLowerCase(),
      token: small.token,
    })
  })

  test('[SHR-013] [SHR-014] is required and has exactly four letters or digits', async () => {
    const visitor = t.visit()
    for (const captcha of [undefined, '', 'ABC', 'ABCDE', 'AB-D', 'ÄBCD']) {
      const answer = await visitor.raw('POST', '/auth/web/user/signup-send-code', {
        body: { email: 'x@galleria.test', captcha, token: 'abc' },
      })
      expect({
        status: answer.status,
        paths: (answer.body as { errors: { path: string }[] }).errors.map((one) => one.path),
      }).toEqual({ status: 400, paths: ['captcha'] })
    }
  })

  test("is said in words of the reader's language", async () => {
    const visitor = t.visit({ language: 'de' })
    const { captcha, token } = await solveCaptcha(visitor)
    const { words } = await visitor.call('POST /auth/web/captcha/spoken', { token })
    expect(words).toHaveLength(4)
    for (const [index, word] of words.entries()) {
      const sign = captcha[index] ?? ''
      if (/\d/.test(sign))
        expect(
          ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'][
            Number(sign)
          ],
        ).toBe(word)
      else expect(word.startsWith(`${sign}, `) && word.length > 4).toBe(true)
    }
    expect(
      await refusalOf(visitor.call('POST /auth/web/captcha/spoken', { token: 'unknown' })),
    ).toBe('422 captcha.wrong')
  })
})
