import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepLooseFiles } from '#modules/files/index.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { atOnce, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { upload } from '../../../testing/upload-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('the profile', () => {
  test('[ACC-038] takes nickname, gender, birthday and an own picture, and nothing else whatever a body holds', async () => {
    const { visitor, user } = await signUp(t, 'profile@galleria.test')
    const columns = await t.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name in ('users', 'seller_staff', 'operators')`,
    )
    const forged = Object.fromEntries(
      columns.flatMap(({ name }) => [
        [name, 'forged'],
        [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), 'forged'],
      ]),
    )
    const [before] = await t.sql<Record<string, unknown>>('select * from users where email = $1', [
      'profile@galleria.test',
    ])
    const changed = await visitor.raw('PUT', '/auth/web/user/user-info', {
      body: {
        ...forged,
        nickname: 'Kim P.',
        gender: 'FEMALE',
        birthday: '1990-02-28',
        avatar: undefined,
        isTourist: true,
        sellerId: 5,
        growth: 1000,
      },
    })
    expect(changed.body).toEqual({
      ...user,
      nickname: 'Kim P.',
      gender: 'FEMALE',
      birthday: '1990-02-28',
    })
    const [after] = await t.sql<Record<string, unknown>>('select * from users where email = $1', [
      'profile@galleria.test',
    ])
    expect(after).toEqual({
      ...before,
      nickname: 'Kim P.',
      gender: 'FEMALE',
      birthday: '1990-02-28',
    })
    expect((await visitor.call('PUT /auth/web/user/user-info', { birthday: null })).birthday).toBe(
      null,
    )
  })

  test("a picture is the owner's to see, and the earlier one goes with the next sweep", async () => {
    const { visitor } = await signUp(t, 'picture@galleria.test')
    const [first, second, other] = [
      await upload(t, visitor, 'avatar'),
      await upload(t, visitor, 'avatar'),
      await upload(t, visitor, 'review'),
    ]
    expect((await visitor.call('PUT /auth/web/user/user-info', { avatar: first.url })).avatar).toBe(
      first.url,
    )
    expect([
      (await visitor.raw('GET', first.url)).status,
      (await t.visit().raw('GET', first.url)).status,
    ]).toEqual([200, 404])
    for (const url of [other.url, first.url.replace('.webp', '-320.webp')])
      expect(
        (await visitor.raw('PUT', '/auth/web/user/user-info', { body: { avatar: url } })).status,
      ).toBe(400)
    const stranger = await signUp(t, 'nopicture@galleria.test')
    expect(
      (
        await stranger.visitor.raw('PUT', '/auth/web/user/user-info', {
          body: { avatar: second.url },
        })
      ).status,
    ).toBe(400)
    await visitor.call('PUT /auth/web/user/user-info', { avatar: second.url })
    await sweepLooseFiles(t.mall.gate.own())
    expect([
      (await visitor.raw('GET', first.url)).status,
      (await visitor.raw('GET', second.url)).status,
    ]).toEqual([404, 200])
    expect((await visitor.call('PUT /auth/web/user/user-info', { avatar: '' })).avatar).toBe('')
  })

  test("refuses what is no name, no day, no picture of one's own", async () => {
    const { visitor } = await signUp(t, 'profile2@galleria.test')
    for (const [body, path] of [
      [{ nickname: '' }, 'nickname'],
      [{ nickname: 'x'.repeat(41) }, 'nickname'],
      [{ nickname: '<b>' }, 'nickname'],
      [{ birthday: '1990-02-30' }, 'birthday'],
      [{ birthday: '2999-01-01' }, 'birthday'],
      [{ avatar: 'https://evil.example/a.png' }, 'avatar'],
      [{ avatar: '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp' }, 'avatar'],
      [{ gender: 'OTHER' }, 'gender'],
    ] as const) {
      const answer = await visitor.raw('PUT', '/auth/web/user/user-info', { body })
      expect(
        [answer.status, (answer.body as { errors: { path: string }[] }).errors[0]?.path],
        JSON.stringify(body),
      ).toEqual([400, path])
    }
  })
})

describe('the invitation', () => {
  test("[ACC-041] is filled in once, never one's own or in a circle", async () => {
    const [kim, lou, max] = [
      await signUp(t, 'inv1@galleria.test'),
      await signUp(t, 'inv2@galleria.test'),
      await signUp(t, 'inv3@galleria.test'),
    ]
    const codeOf = async (who: Visitor) =>
      (await who.call('POST /sapi/mall-customer/customer/queryInvitation', {})).invitationCode
    const fillIn = (who: Visitor, invitationCode: string) =>
      who.call('POST /sapi/mall-customer/customer/fillInTheInvitationCodeFlow', { invitationCode })
    const [kims, lous, maxs] = [
      await codeOf(kim.visitor),
      await codeOf(lou.visitor),
      await codeOf(max.visitor),
    ]
    expect(kims).toMatch(/^[A-HJKMNP-Z2-9]{12}$/)
    expect(await codeOf(kim.visitor)).toBe(kims)
    expect(await refusalOf(fillIn(kim.visitor, kims))).toBe('422 invitation.circle')
    expect(await refusalOf(fillIn(kim.visitor, 'ZZZZZZZZZZ'))).toBe('422 invitation.unknown')
    expect(await atOnce(9, () => fillIn(lou.visitor, kims.toLowerCase()))).toEqual({
      ok: 1,
      'invitation.used': 8,
    })
    await fillIn(max.visitor, lous)
    expect(await refusalOf(fillIn(kim.visitor, maxs))).toBe('422 invitation.circle')
    expect(await kim.visitor.call('POST /sapi/mall-customer/customer/queryInvitation', {})).toEqual(
      { invitationCode: kims, invitedCount: 1, invitedBy: null, canFillIn: true },
    )
    expect(await lou.visitor.call('POST /sapi/mall-customer/customer/queryInvitation', {})).toEqual(
      { invitationCode: lous, invitedCount: 1, invitedBy: 'Kim', canFillIn: false },
    )
    expect(await refusalOf(fillIn(lou.visitor, kims))).toBe('409 invitation.used')
    expect(await refusalOf(fillIn(lou.visitor, kims))).toBe('429 429')
  })

  test('comes with the sign-up', async () => {
    const kim = await signUp(t, 'inv4@galleria.test')
    const { invitationCode } = await kim.visitor.call(
      'POST /sapi/mall-customer/customer/queryInvitation',
      {},
    )
    const { visitor } = await signUp(t, 'inv5@galleria.test', t.visit(), { invitationCode })
    expect(
      (await visitor.call('POST /sapi/mall-customer/customer/queryInvitation', {})).invitedBy,
    ).toBe('Kim')
  })
})
