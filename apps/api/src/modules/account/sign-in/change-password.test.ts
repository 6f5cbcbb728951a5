import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { GOOD_PASSWORD, mailsTo, refusalOf, signUp } from '../../../testing/account-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('the password', () => {
  test('[ACC-031] changes with the present one; all other sessions end, this one gets a new id', async () => {
    const { visitor } = await signUp(t, 'change@galleria.test')
    const other = t.visit()
    await other.call('POST /auth/web/user/login', {
      account: 'change@galleria.test',
      password: GOOD_PASSWORD,
    })
    const before = visitor.cookies.get('galleria')
    expect(
      await refusalOf(
        visitor.call('PUT /auth/web/user/change-password', {
          oldPassword: 'wrong',
          password: 'a better password',
        }),
      ),
    ).toBe('422 password.wrong')
    expect(
      await refusalOf(
        visitor.call('PUT /auth/web/user/change-password', { password: 'a better password' }),
      ),
    ).toBe('422 password.wrong')
    await visitor.call('PUT /auth/web/user/change-password', {
      oldPassword: GOOD_PASSWORD,
      password: 'a better password',
    })
    expect(visitor.cookies.get('galleria')).not.toBe(before)
    expect((await visitor.call('POST /auth/web/user/current', {})).email).toBe(
      'change@galleria.test',
    )
    expect(await refusalOf(other.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
    expect((await mailsTo(t, 'change@galleria.test')).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Your password has been changed.'),
    )
  })

  test('no other site can change it', async () => {
    const { visitor } = await signUp(t, 'csrf@galleria.test')
    expect(
      (
        await visitor.raw('PUT', '/auth/web/user/change-password', {
          body: { oldPassword: GOOD_PASSWORD, password: 'of the thief' },
          headers: { origin: 'http://evil.example' },
        })
      ).status,
    ).toBe(403)
  })
})
