import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { openMall } from '../../../app.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { refusalOf, solveCaptcha, waitAMinute } from '../../../testing/account-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('budgets of codes', () => {
  test('[SHR-010] one a minute to a target, also after the process has started anew', async () => {
    const visitor = t.visit()
    const ask = async () =>
      visitor.raw('POST', '/auth/web/user/signup-send-code', {
        body: { email: 'often@galleria.test', ...(await solveCaptcha(visitor)) },
      })
    expect((await ask()).status).toBe(200)
    t.clock.advance(59_000)
    const early = await ask()
    expect([
      early.status,
      (early.body as { code: string; retryAfter: number }).code,
      (early.body as { retryAfter: number }).retryAfter,
    ]).toEqual([429, '429', 1])
    const restarted = await openMall(
      t.mall.gate.own().env,
      createLog('silent'),
      t.clock,
      t.mall.payments,
    )
    const late = await restarted.app.inject({
      method: 'POST',
      url: '/auth/web/user/signup-send-code',
      payload: { email: 'often@galleria.test', ...(await solveCaptcha(visitor)) },
    })
    await restarted.close()
    expect(late.statusCode).toBe(429)
    expect(JSON.stringify(await t.sql('select key from rate_limits'))).not.toContain(
      'often@galleria.test',
    )
    t.clock.advance(1001)
    expect((await ask()).status).toBe(200)
  })

  test('five an hour and ten a day to a target, whoever asks', async () => {
    const ask = async () => {
      const visitor = t.visit()
      const answer = await visitor.raw('POST', '/auth/web/user/signup-send-code', {
        body: { email: 'victim@galleria.test', ...(await solveCaptcha(visitor)) },
      })
      t.clock.advance(61_000)
      return answer.status
    }
    const answers: number[] = []
    for (let round = 0; round < 4; round += 1) {
      for (let times = 0; times < 6; times += 1) answers.push(await ask())
      t.clock.advance(HOUR)
    }
    expect(answers).toEqual([
      200,
      200,
      200,
      200,
      200,
      429,
      200,
      200,
      200,
      200,
      200,
      429,
      ...Array.from({ length: 12 }, () => 429),
    ])
  })

  test('the five are those of the mailbox, however it is spelt', async () => {
    const statuses: number[] = []
    for (const name of ['ida', 'ida+1', 'Ida+2', 'ida+a+b', 'IDA+3', 'ida+4']) {
      const visitor = t.visit()
      const answer = await visitor.raw('POST', '/auth/web/user/signup-send-code', {
        body: { email: `${name}@galleria.test`, ...(await solveCaptcha(visitor)) },
      })
      statuses.push(answer.status)
      waitAMinute(t)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test("a wrong captcha uses nothing of another's budget", async () => {
    const visitor = t.visit()
    for (let times = 0; times < 6; times += 1)
      expect(
        await refusalOf(
          visitor.call('POST /auth/web/user/signup-send-code', {
            email: 'calm@galleria.test',
            captcha: 'AAAA',
            token: 'made-up',
          }),
        ),
      ).toBe('422 captcha.wrong')
    await visitor.call('POST /auth/web/user/signup-send-code', {
      email: 'calm@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
  })
})
