import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce, GOOD_PASSWORD, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { showPassword } from '../../../testing/factor-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  addPasskey,
  askOwn,
  beginPasskey,
  sendMade,
  showOwn,
} from '../../../testing/passkey-steps.ts'
import { makeDevice } from '../../../testing/soft-passkey.ts'

/** Whoever has passkeys and no app shows one in the place of a code. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ settings: { ORIGIN: 'http://mall.test' } })
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const WRONG = '422 passkey.wrong'
const NO_CODE = '422 second_factor.wrong'
const current = (visitor: Visitor) => visitor.call('POST /auth/web/second-factor/current', {})
const renew = (visitor: Visitor, code: string) =>
  visitor.call('POST /auth/web/second-factor/recovery-codes', { code })
const atDoor = async (email: string) => {
  const door = t.visit()
  expect(await refusalOf(showPassword(door, email))).toBe('401 auth.second_factor')
  return door
}
const askAtDoor = async (door: Visitor) =>
  (await door.call('POST /auth/web/user/login-passkey-begin', {})).options!

async function member(email: string) {
  const { visitor } = await signUp(t, email)
  return { visitor, email, ...(await addPasskey(visitor)) }
}
type Member = Awaited<ReturnType<typeof member>>
const shown = async ({ visitor, device }: Member, counter: number) =>
  (await showOwn(visitor, device.sign(await askOwn(visitor), counter))).code

describe('what a passkey was shown for', () => {
  test('makes new recovery codes where none is left, once', async () => {
    const one = await member('renews@galleria.test')
    await t.sql(
      `update recovery_codes set used_at = mall_now() where user_id = (select id from users where email = $1)`,
      [one.email],
    )
    expect((await current(one.visitor)).recoveryCodesLeft).toBe(0)
    const code = await shown(one, 1)
    expect(await atOnce(5, () => renew(one.visitor, code))).toMatchObject({
      ok: 1,
      'second_factor.wrong': 4,
    })
    expect(await current(one.visitor)).toMatchObject({
      recoveryCodesLeft: 10,
      passkeyList: [{ lastUsedAt: t.clock.now().toISOString() }],
    })
  })

  test('removes the passkey, with the password', async () => {
    const one = await member('removes@galleria.test')
    const [passkey] = (await current(one.visitor)).passkeyList
    const code = await shown(one, 1)
    const remove = (password: string) =>
      one.visitor.call('POST /auth/web/passkey/remove', { id: passkey!.id, code, password })
    expect(await refusalOf(remove('not mine'))).toBe('422 password.wrong')
    await remove(GOOD_PASSWORD)
    expect(await current(one.visitor)).toMatchObject({ passkeyList: [], recoveryCodesLeft: 0 })
  })

  test('is good for five minutes, for this person, and lets nobody in', async () => {
    const one = await member('late@galleria.test')
    const other = await member('envious@galleria.test')
    const code = await shown(one, 1)
    expect(await refusalOf(renew(other.visitor, code))).toBe(NO_CODE)
    const door = await atDoor(one.email)
    expect(await refusalOf(door.call('POST /auth/web/user/login-code', { code }))).toBe(NO_CODE)
    t.clock.advance(5 * 60_000)
    expect(await refusalOf(renew(one.visitor, code))).toBe(NO_CODE)
    expect((await renew(one.visitor, await shown(one, 2))).recoveryCodeList).toHaveLength(10)
  })

  test('is worth nothing once a passkey was removed', async () => {
    const one = await member('gone@galleria.test')
    const second = await addPasskey(one.visitor, await shown(one, 1))
    const before = await shown(one, 2)
    const { passkeyList } = await current(one.visitor)
    const asked = await askOwn(one.visitor)
    await one.visitor.call('POST /auth/web/passkey/remove', {
      id: passkeyList.find(({ lastUsedAt }) => lastUsedAt !== null)!.id,
      code: one.recoveryCodeList[0]!,
      password: GOOD_PASSWORD,
    })
    expect(await refusalOf(renew(one.visitor, before))).toBe(NO_CODE)
    expect(await refusalOf(showOwn(one.visitor, second.device.sign(asked, 1)))).toBe(WRONG)
    expect(
      (await renew(one.visitor, await shown({ ...one, ...second }, 1))).recoveryCodeList,
    ).toHaveLength(10)
  })
})

describe('what is to be signed', () => {
  test('inside is not what is to be signed at the door, nor in another session', async () => {
    const one = await member('purposes@galleria.test')
    const { visitor, device, email, recoveryCodeList } = one
    const second = await atDoor(email)
    await second.call('POST /auth/web/user/login-passkey', device.sign(await askAtDoor(second), 1))
    const door = await atDoor(email)
    const [inside, atTheDoor] = [await askOwn(visitor), await askAtDoor(door)]
    expect(await refusalOf(showOwn(second, device.sign(inside, 2)))).toBe(WRONG)
    expect(
      await refusalOf(door.call('POST /auth/web/user/login-passkey', device.sign(inside, 2))),
    ).toBe(WRONG)
    expect(await refusalOf(showOwn(visitor, device.sign(atTheDoor, 2)))).toBe(WRONG)
    // What was begun in one session is not finished in the other.
    const made = makeDevice().make(await beginPasskey(visitor))
    expect(await refusalOf(sendMade(second, made))).toBe(WRONG)
    expect((await current(visitor)).passkeyList).toHaveLength(1)
    await sendMade(visitor, made, recoveryCodeList[0])
    expect((await current(visitor)).passkeyList).toHaveLength(2)
  })

  test('is nothing for who has no passkey; wrong answers count as wrong codes do', async () => {
    const { visitor: plain } = await signUp(t, 'plain@galleria.test')
    expect(await plain.call('POST /auth/web/passkey/show-begin', {})).toEqual({ options: null })
    const { visitor, device } = await member('tries@galleria.test')
    const show = async (isVerified: boolean) =>
      refusalOf(showOwn(visitor, device.sign(await askOwn(visitor), 1, { isVerified })))
    for (let n = 0; n < 10; n++) expect(await show(false)).toBe(WRONG)
    expect(await show(true)).toBe('429 429')
  })

  test('is answered by a passkey as it was made: one that may be copied now, and might not then, is another', async () => {
    const { visitor, device } = await member('synced@galleria.test')
    const answer = async (says: { isSynced?: boolean; isFramed?: boolean }) =>
      refusalOf(showOwn(visitor, device.sign(await askOwn(visitor), 1, says)))
    expect(await answer({ isSynced: true })).toBe(WRONG)
    // Nor inside the page of somebody else.
    expect(await answer({ isFramed: true })).toBe(WRONG)
    expect(await answer({ isSynced: false })).toBe('no refusal')
  })
})
