import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, refusalOf } from '../../../testing/account-steps.ts'
import { halfIn, showCode, showPassword, waitForNextCode } from '../../../testing/factor-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

test('wrong codes are slowed per account and network, and the owner is told once; a right one is not counted', async () => {
  const { door, app, email } = await halfIn(t, 'guess@galleria.test')
  const wrong = () => (app.code() === '000000' ? '000001' : '000000')
  for (let tries = 0; tries < 10; tries += 1)
    expect(await refusalOf(showCode(door, wrong()))).toBe('422 second_factor.wrong')
  expect(await refusalOf(showCode(door, app.code()))).toBe('429 429')
  expect(
    (await mailsTo(t, email)).filter(({ text }) =>
      text.includes(
        'Somebody has entered your password and then failed several times at the second step.',
      ),
    ),
  ).toHaveLength(1)
  waitForNextCode(t)
  const elsewhere = t.visit({ ip: '10.9.0.1' })
  await refusalOf(showPassword(elsewhere, email))
  await showCode(elsewhere, app.code())
})

test('an account is tried thirty times an hour from everywhere together', async () => {
  const { app, email, door: home } = await halfIn(t, 'everywhere@galleria.test')
  await showCode(home, app.code())
  await home.call('POST /auth/web/user/logout', {})
  waitForNextCode(t)
  const tries = async (network: number, times: number) => {
    const far = t.visit({ ip: `10.9.1.${network}` })
    await refusalOf(showPassword(far, email))
    const answers: string[] = []
    for (let count = 0; count < times; count += 1)
      answers.push(await refusalOf(showCode(far, app.code() === '000000' ? '000001' : '000000')))
    return [...new Set(answers)]
  }
  // One of the thirty was taken by nobody: the code that set it up was right.
  for (const network of [1, 2, 3])
    expect(await tries(network, 10)).toEqual(['422 second_factor.wrong'])
  expect(await tries(4, 2)).toEqual(['429 429'])
  // Where the owner has come in from before it is no stranger's matter.
  expect(await refusalOf(showPassword(home, email))).toBe('401 auth.second_factor')
  await showCode(home, app.code())
  expect(await refusalOf(home.call('POST /auth/web/user/current', {}))).toBe('no refusal')
})
