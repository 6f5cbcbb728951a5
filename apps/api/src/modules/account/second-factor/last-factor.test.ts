import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GOOD_PASSWORD, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { setUpApp } from '../../../testing/factor-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { addPasskey } from '../../../testing/passkey-steps.ts'

/**
 * An app and a passkey of somebody whose work needs a second factor, and of somebody whose work
 * needs none.
 */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ settings: { SECOND_FACTOR: 'required', ORIGIN: 'http://mall.test' } })
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const HOUSE = 5
const REQUIRED = '409 second_factor.required'
const REMOVED = 'no refusal'
type Factor = 'app' | 'passkey'

async function personWith(email: string, role: 'owner' | 'orders', factors: readonly Factor[]) {
  const { visitor } = await signUp(t, email)
  await t.sql(
    `insert into seller_staff (user_id, seller_id, role) select id, $2, $3 from users where email = $1`,
    [email, HOUSE, role],
  )
  const codes: string[] = []
  for (const factor of factors)
    codes.push(
      ...(factor === 'app'
        ? (await setUpApp(t, visitor, codes.pop())).recoveryCodes
        : (await addPasskey(visitor, codes.pop())).recoveryCodeList),
    )
  return { visitor, email, codes }
}
type Person = Awaited<ReturnType<typeof personWith>>

const current = (visitor: Visitor) => visitor.call('POST /auth/web/second-factor/current', {})
async function left({ visitor }: Person) {
  const { isOn, passkeyList, recoveryCodesLeft } = await current(visitor)
  return { isOn, passkeys: passkeyList.length, recoveryCodesLeft }
}

async function leave({ visitor, codes }: Person, factor: Factor, nth = 0): Promise<string> {
  const shown = { code: codes[nth]!, password: GOOD_PASSWORD }
  if (factor === 'app')
    return refusalOf(visitor.call('POST /auth/web/second-factor/switch-off', shown))
  const [passkey] = (await current(visitor)).passkeyList
  return refusalOf(visitor.call('POST /auth/web/passkey/remove', { id: passkey!.id, ...shown }))
}

describe('whose work needs a second factor', () => {
  test('keeps the only passkey', async () => {
    const person = await personWith('only-passkey@galleria.test', 'owner', ['passkey'])
    const before = await left(person)
    expect(await leave(person, 'passkey')).toBe(REQUIRED)
    // Nor is the code used up.
    expect(await left(person)).toEqual(before)
    expect(before).toEqual({ isOn: false, passkeys: 1, recoveryCodesLeft: 10 })
    expect(await current(person.visitor)).toMatchObject({ isRequired: true, isOwed: false })
    // A role that needs none, and it may go.
    await t.sql(
      `update seller_staff set role = 'reader' where user_id = (select id from users where email = $1)`,
      [person.email],
    )
    expect((await current(person.visitor)).isRequired).toBe(false)
    expect(await leave(person, 'passkey')).toBe(REMOVED)
    expect(await left(person)).toEqual({ isOn: false, passkeys: 0, recoveryCodesLeft: 0 })
  })

  test('switches the only app off to set up another one, and owes a factor until then', async () => {
    const person = await personWith('new-phone@galleria.test', 'owner', ['app'])
    expect(await leave(person, 'app')).toBe(REMOVED)
    expect(await left(person)).toEqual({ isOn: false, passkeys: 0, recoveryCodesLeft: 0 })
    expect(await current(person.visitor)).toMatchObject({ isRequired: true, isOwed: true })
    await setUpApp(t, person.visitor)
    expect(await left(person)).toEqual({ isOn: true, passkeys: 0, recoveryCodesLeft: 10 })
    expect(await current(person.visitor)).toMatchObject({ isOwed: false })
  })

  test('may give up the app while there is a passkey, and then keeps that', async () => {
    const person = await personWith('app-first@galleria.test', 'owner', ['app', 'passkey'])
    expect(await leave(person, 'app')).toBe(REMOVED)
    expect(await leave(person, 'passkey', 1)).toBe(REQUIRED)
    expect(await left(person)).toEqual({ isOn: false, passkeys: 1, recoveryCodesLeft: 8 })
  })
})

test.each([
  ['app', 'passkey'],
  ['passkey', 'app'],
] as const)('whose work needs none gives up both, the %s and then the %s', async (one, other) => {
  const person = await personWith(`free-${one}@galleria.test`, 'orders', ['passkey', 'app'])
  expect(await current(person.visitor)).toMatchObject({ isRequired: false })
  // An app beside a passkey brings no other recovery codes: those that were saved stay good.
  expect(person.codes).toHaveLength(9)
  expect(await leave(person, one)).toBe(REMOVED)
  expect(await left(person)).toMatchObject({ recoveryCodesLeft: 8 })
  expect(await leave(person, other, 1)).toBe(REMOVED)
  expect(await left(person)).toEqual({ isOn: false, passkeys: 0, recoveryCodesLeft: 0 })
})
