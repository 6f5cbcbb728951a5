import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWorkDone, WORK_PIECES, workText } from '@galleria/contract/captcha-work'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { atOnce, refusalOf, solveCaptcha } from '../../../testing/account-steps.ts'
import { captchaAnswer, createCaptcha, demandCaptcha } from './captcha.ts'

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
    // Not "wrong": the signs were right, and a new picture is there.
    for (const captcha of [old.captcha, 'AAAA'])
      expect(
        await refusalOf(
          visitor.call('POST /auth/web/user/signup-send-code', {
            email: 'w@galleria.test',
            ...old,
            captcha,
          }),
        ),
      ).toBe('422 captcha.old')
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

  test('whoever cannot see the picture has the signs for work, bound to its token; no call hands them out for nothing', async () => {
    const visitor = t.visit()
    const { captcha, token } = await solveCaptcha(visitor)
    const work = (nonces: number[], of = token) =>
      visitor.call('POST /auth/web/captcha/work', { token: of, nonces })
    const nonces = workFor(token)
    const lazy = Array.from({ length: WORK_PIECES }, (_, piece) => piece)
    expect(await refusalOf(work(lazy))).toBe('422 captcha.wrong')
    expect(await refusalOf(work([...nonces.slice(0, -1), (nonces.at(-1) ?? 0) + 1]))).toBe(
      '422 captcha.wrong',
    )
    const other = await solveCaptcha(visitor)
    expect(await refusalOf(work(nonces, other.token))).toBe('422 captcha.wrong')
    expect(await work(nonces)).toEqual({ captcha })
    await visitor.call('POST /auth/web/user/signup-send-code', {
      email: 'blind@galleria.test',
      captcha,
      token,
    })
    expect(await refusalOf(work(nonces))).toBe('422 captcha.wrong')
    const late = await solveCaptcha(visitor)
    const done = workFor(late.token)
    t.clock.advance(121_000)
    expect(await refusalOf(work(done, late.token))).toBe('422 captcha.old')
    expect(await refusalOf(work(nonces, 'unknown'))).toBe('422 captcha.wrong')
  })

  test('one made before the secret was replaced is still good', async () => {
    const own = t.mall.gate.own()
    const { token } = await createCaptcha({ ...own, env: { ...own.env, secret: 'before' } })
    const at = (secrets: string[]) => ({ ...own, env: { ...own.env, secrets } })
    const captcha = captchaAnswer('before', token)
    expect(await refusalOf(demandCaptcha(at([own.env.secret]), { captcha, token }))).toMatch(
      'captcha.wrong',
    )
    await demandCaptcha(at([own.env.secret, 'before']), { captcha, token })
  })
})

/** As the browser does it, in `captcha.worker.ts`. */
function workFor(token: string): number[] {
  return Array.from({ length: WORK_PIECES }, (_, piece) => {
    let nonce = 0
    while (!isWorkDone(hash('sha256', workText(token, piece, nonce), 'buffer'))) nonce += 1
    return nonce
  })
}
