import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { GOOD_PASSWORD, mailsTo, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { setUpApp, showPassword, waitForNextCode } from '../../../testing/factor-steps.ts'
import { leaveBy } from '../../../testing/leaving-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { addPasskey, beginPasskey, sendMade } from '../../../testing/passkey-steps.ts'
import { makeDevice, type Device } from '../../../testing/soft-passkey.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ settings: { SECOND_FACTOR: 'required', ORIGIN: 'http://mall.test' } })
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const WRONG = '422 passkey.wrong'
const SIGNED_OUT = '401 auth.signed_out'
const who = (visitor: Visitor) => refusalOf(visitor.call('POST /auth/web/user/current', {}))
const factorOf = (visitor: Visitor) => visitor.call('POST /auth/web/second-factor/current', {})
const half = (door: Visitor) => door.call('POST /auth/web/user/login-half', {})
const ask = async (door: Visitor) =>
  (await door.call('POST /auth/web/user/login-passkey-begin', {})).options!
const show = (door: Visitor, signed: ReturnType<Device['sign']>) =>
  door.call('POST /auth/web/user/login-passkey', signed)
const newsOf = async (email: string) => (await mailsTo(t, email)).map(({ text }) => text).join('\n')
const counters = (email: string) =>
  t.sql(
    `select counter, used_at is not null as "isUsed" from passkeys where user_id = (select id from users where email = $1)`,
    [email],
  )
const NEVER_USED = [{ counter: 0, isUsed: false }]

async function atDoor(email: string): Promise<Visitor> {
  const door = t.visit()
  expect(await refusalOf(showPassword(door, email))).toBe('401 auth.second_factor')
  return door
}

async function member(email: string) {
  const { visitor, user } = await signUp(t, email)
  return { visitor, user, email, ...(await addPasskey(visitor)) }
}

describe('adding one', () => {
  test('the first ends all other sessions, brings recovery codes, and is told; the second does neither', async () => {
    const email = 'first@galleria.test'
    const { visitor } = await signUp(t, email)
    const other = t.visit()
    await showPassword(other, email)
    const { device, recoveryCodeList } = await addPasskey(visitor)
    expect(recoveryCodeList).toHaveLength(10)
    expect([await who(visitor), await who(other)]).toEqual(['no refusal', SIGNED_OUT])
    expect(await newsOf(email)).toContain(
      'Signing in to your account now asks for a passkey or a recovery code as well. All other devices have been signed out.',
    )
    expect(await newsOf(email)).not.toContain('A passkey has been added to your account.')
    expect((await beginPasskey(visitor)).excludeCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ])
    expect((await addPasskey(visitor, recoveryCodeList[0])).recoveryCodeList).toEqual([])
    expect(await newsOf(email)).toContain('A passkey has been added to your account.')
    const { isOn, recoveryCodesLeft, passkeyList } = await factorOf(visitor)
    expect({ isOn, recoveryCodesLeft }).toEqual({ isOn: false, recoveryCodesLeft: 9 })
    expect(passkeyList.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ['My phone', null],
      ['My phone', null],
    ])
  })

  test('it asks for a proof of a moment ago, and for what was asked, once, in five minutes, at this mall, by a person who was verified', async () => {
    const { visitor } = await signUp(t, 'strict@galleria.test')
    const device = makeDevice()
    const elsewhere = device.make(await beginPasskey(visitor), { origin: 'http://ma11.test' })
    expect(await refusalOf(sendMade(visitor, elsewhere))).toBe(WRONG)
    const unseen = device.make(await beginPasskey(visitor), { isVerified: false })
    expect(await refusalOf(sendMade(visitor, unseen))).toBe(WRONG)
    const late = device.make(await beginPasskey(visitor))
    t.clock.advance(5 * 60_000)
    expect(await refusalOf(beginPasskey(visitor))).toBe('403 auth.prove_again')
    await visitor.call('POST /auth/web/user/prove', { password: GOOD_PASSWORD })
    expect(await refusalOf(sendMade(visitor, late))).toBe(WRONG)
    expect(await factorOf(visitor)).toMatchObject({ passkeyList: [], recoveryCodesLeft: 0 })
    const made = device.make(await beginPasskey(visitor))
    await sendMade(visitor, made)
    expect(await refusalOf(sendMade(visitor, made))).toBe(WRONG)
    expect((await factorOf(visitor)).passkeyList).toHaveLength(1)
    // What belongs to somebody belongs to nobody else.
    const { visitor: thief } = await signUp(t, 'thief@galleria.test')
    expect(await refusalOf(sendMade(thief, device.make(await beginPasskey(thief))))).toBe(WRONG)
    expect((await factorOf(thief)).passkeyList).toEqual([])
  })
})

describe('signing in', () => {
  test('a passkey stands in the place of the code, beside the recovery codes', async () => {
    const { email, device, recoveryCodeList } = await member('in@galleria.test')
    const door = await atDoor(email)
    expect(await who(door)).toBe(SIGNED_OUT)
    expect(await half(door)).toEqual({ hasApp: false, hasPasskey: true })
    await show(door, device.sign(await ask(door), 1))
    expect(await who(door)).toBe('no refusal')
    expect(await counters(email)).toEqual([{ counter: 1, isUsed: true }])
    const lost = await atDoor(email)
    const code = (given: string) => lost.call('POST /auth/web/user/login-code', { code: given })
    expect(await refusalOf(code('123456'))).toBe('422 second_factor.wrong')
    await code(recoveryCodeList[0]!)
    expect(await who(lost)).toBe('no refusal')
  })

  test('what is not signed here, now, by this person’s own passkey lets nobody in and moves nothing', async () => {
    const { email, device } = await member('refused@galleria.test')
    const { device: foreign } = await member('foreign@galleria.test')
    const door = await atDoor(email)
    const refused = async (signed: ReturnType<Device['sign']>) =>
      expect(await refusalOf(show(door, signed))).toBe(WRONG)
    await refused(device.sign(await ask(door), 1, { origin: 'http://ma11.test' }))
    await refused(device.sign(await ask(door), 1, { isVerified: false }))
    await refused(device.sign({ ...(await ask(door)), rpId: 'ma11.test' }, 1))
    await refused(foreign.sign(await ask(door), 1))
    await refused({ ...foreign.sign(await ask(door), 1), credentialId: device.credentialId })
    const other = await ask(await atDoor(email))
    await refused(device.sign(other, 1))
    const late = await ask(door)
    t.clock.advance(5 * 60_000)
    await refused(device.sign(late, 1))
    // Used up by the wrong answer above: the right one to it comes too late.
    const asked = await ask(door)
    await refused(foreign.sign(asked, 1))
    await refused(device.sign(asked, 1))
    expect(await who(door)).toBe(SIGNED_OUT)
    expect(await counters(email)).toEqual(NEVER_USED)
    await show(door, device.sign(await ask(door), 1))
  })

  test('a copy that counts behind the original is refused', async () => {
    const { email, device } = await member('copied@galleria.test')
    const first = await atDoor(email)
    await show(first, device.sign(await ask(first), 5))
    const copy = await atDoor(email)
    expect(await refusalOf(show(copy, device.sign(await ask(copy), 5)))).toBe(WRONG)
    expect(await who(copy)).toBe(SIGNED_OUT)
    expect(await counters(email)).toEqual([{ counter: 5, isUsed: true }])
  })

  test('an answer that was used is used up, with the sign-in it belonged to', async () => {
    const { email, device } = await member('replayed@galleria.test')
    const door = await atDoor(email)
    const signed = device.sign(await ask(door), 1)
    await show(door, signed)
    expect(await refusalOf(show(door, signed))).toBe('409 step.expired')
    const again = await atDoor(email)
    expect(await refusalOf(show(again, signed))).toBe(WRONG)
    await ask(again)
    expect(await refusalOf(show(again, signed))).toBe(WRONG)
    expect(await who(again)).toBe(SIGNED_OUT)
  })

  test('who has an app and no passkey is asked for none, and nobody without the password', async () => {
    const { visitor } = await signUp(t, 'app@galleria.test')
    await setUpApp(t, visitor)
    const door = await atDoor('app@galleria.test')
    const asked = (at: Visitor) => at.call('POST /auth/web/user/login-passkey-begin', {})
    expect(await asked(door)).toEqual({ options: null })
    expect(await half(door)).toEqual({ hasApp: true, hasPasskey: false })
    expect(await refusalOf(half(t.visit()))).toBe('409 step.expired')
    expect(await refusalOf(asked(t.visit()))).toBe('409 step.expired')
  })

  test('strangers who know the password and try codes hold up no passkey', async () => {
    const { email, device } = await member('held-up@galleria.test')
    for (const network of [1, 2, 3, 4]) {
      const far = t.visit({ ip: `10.9.2.${network}` })
      await refusalOf(showPassword(far, email))
      const code = () => far.call('POST /auth/web/user/login-code', { code: '0000-0000-0000-0000' })
      for (let n = 0; n < 10; n++)
        expect(await refusalOf(code())).toBe(network === 4 ? '429 429' : '422 second_factor.wrong')
    }
    const door = await atDoor(email)
    await show(door, device.sign(await ask(door), 1))
    expect(await who(door)).toBe('no refusal')
  })

  test('one network asks a hundred times in ten minutes, and another asks all the same', async () => {
    const { email, device } = await member('asked@galleria.test')
    const busy = await atDoor(email)
    // With the one that was asked to add it.
    for (let n = 1; n < 100; n++) await ask(busy)
    expect(await refusalOf(ask(busy))).toBe('429 429')
    const door = t.visit({ ip: '10.9.3.1' })
    await refusalOf(showPassword(door, email))
    await show(door, device.sign(await ask(door), 1))
    expect(await who(door)).toBe('no refusal')
  })

  test('tries are counted as those of codes are, and told', async () => {
    const { email, device } = await member('guessed@galleria.test')
    const door = await atDoor(email)
    for (let n = 0; n < 10; n++)
      expect(
        await refusalOf(show(door, device.sign(await ask(door), 1, { isVerified: false }))),
      ).toBe(WRONG)
    expect(await refusalOf(show(door, device.sign(await ask(door), 1)))).toBe('429 429')
    expect(await newsOf(email)).toContain('Somebody has entered your password')
    expect(await counters(email)).toEqual(NEVER_USED)
  })
})

describe('removing one', () => {
  const remove = (visitor: Visitor, id: string, code: string, password = GOOD_PASSWORD) =>
    visitor.call('POST /auth/web/passkey/remove', { id, code, password })

  test('takes the password and a code, is told, and ends what it opened half-way', async () => {
    const { visitor, email, device, recoveryCodeList } = await member('removed@galleria.test')
    const [passkey] = (await factorOf(visitor)).passkeyList
    const [first, second] = recoveryCodeList as [string, string]
    const door = await atDoor(email)
    const asked = await ask(door)
    expect(await refusalOf(remove(visitor, passkey!.id, first, 'not mine'))).toBe(
      '422 password.wrong',
    )
    expect(await refusalOf(remove(visitor, passkey!.id, 'AAAA-AAAA-AAAA-AAAA'))).toBe(
      '422 second_factor.wrong',
    )
    const { visitor: other, recoveryCodeList: theirs } = await member('other@galleria.test')
    expect(await refusalOf(remove(other, passkey!.id, theirs[0]!))).toBe('404 not_found')
    expect(await factorOf(other)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await factorOf(visitor)).passkeyList).toHaveLength(1)
    await remove(visitor, passkey!.id, first)
    expect(await factorOf(visitor)).toMatchObject({ passkeyList: [], recoveryCodesLeft: 0 })
    expect(await newsOf(email)).toContain('A passkey has been removed from your account.')
    expect(await refusalOf(show(door, device.sign(asked, 1)))).toBe('409 step.expired')
    expect(await refusalOf(remove(visitor, passkey!.id, second))).toBe('422 second_factor.wrong')
    const plain = t.visit()
    await showPassword(plain, email)
    expect(await who(plain)).toBe('no refusal')
  })

  test('beside an app it leaves the recovery codes, and is no way in any more', async () => {
    const email = 'both@galleria.test'
    const { visitor } = await signUp(t, email)
    const app = await setUpApp(t, visitor)
    await visitor.call('POST /auth/web/user/prove', { password: GOOD_PASSWORD })
    const { device, recoveryCodeList } = await addPasskey(visitor, app.code())
    waitForNextCode(t)
    expect(recoveryCodeList).toEqual([])
    const [passkey] = (await factorOf(visitor)).passkeyList
    await remove(visitor, passkey!.id, app.code())
    expect(await factorOf(visitor)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    const door = await atDoor(email)
    const forged = device.sign({ challenge: 'x'.repeat(43), rpId: 'mall.test' }, 1)
    expect(await refusalOf(show(door, forged))).toBe(WRONG)
    waitForNextCode(t)
    await door.call('POST /auth/web/user/login-code', { code: app.code() })
  })
})

describe('at work', () => {
  test('a passkey opens the desk of an operator, whose last one stays', async () => {
    const operator = await t.signIn(people.operator)
    const desk = () => refusalOf(operator.call('POST /sapi/mall-operator/staff/current', {}))
    expect(await desk()).toBe('403 auth.second_factor_owed')
    const { recoveryCodeList } = await addPasskey(operator)
    expect(await desk()).toBe('no refusal')
    const remove = async (code: string) => {
      const [passkey] = (await factorOf(operator)).passkeyList
      return operator.call('POST /auth/web/passkey/remove', {
        id: passkey!.id,
        code,
        password: 'galleria-demo',
      })
    }
    expect(await refusalOf(remove(recoveryCodeList[0]!))).toBe('409 second_factor.required')
    expect(await factorOf(operator)).toMatchObject({ recoveryCodesLeft: 10 })
    await addPasskey(operator, recoveryCodeList[1])
    await remove(recoveryCodeList[0]!)
    expect((await factorOf(operator)).passkeyList).toHaveLength(1)
    expect(await desk()).toBe('no refusal')
  })

  test('an operator removes those of somebody who has lost them, for a reason that the person reads', async () => {
    const { visitor, user, email } = await member('lost@galleria.test')
    const operator = await signUp(t, 'helper@galleria.test')
    await t.sql(`insert into operators select id from users where email = $1`, [
      'helper@galleria.test',
    ])
    await addPasskey(operator.visitor)
    const find = () =>
      operator.visitor.call('POST /sapi/mall-operator/person/find', { account: email })
    expect((await find()).operationList).toEqual(['switchOffSecondFactor'])
    const off = await operator.visitor.call(
      'POST /sapi/mall-operator/person/switchOffSecondFactor',
      { id: user.id, reason: 'Called back on the number we know.' },
    )
    expect(off).toMatchObject({ secondFactorSince: null, operationList: [] })
    await t.drain()
    expect(await newsOf(email)).toContain('The reason: Called back on the number we know.')
    expect(await who(visitor)).toBe(SIGNED_OUT)
    expect(await counters(email)).toEqual([])
    await showPassword(t.visit(), email)
    // Its row is gone; that it was there, and who ended it and why, is not.
    expect(
      await t.sql(
        `select event, actor, facts from transitions where entity = 'passkey' and (actor_id = $1 or actor = 'operator') and entity_id = (select entity_id from transitions where entity = 'passkey' and actor_id = $1 limit 1) order by seq`,
        [fromWireId('user', user.id)],
      ),
    ).toEqual([
      { event: 'add', actor: 'member', facts: null },
      {
        event: 'removeFor',
        actor: 'operator',
        facts: { reason: 'Called back on the number we know.' },
      },
    ])
    expect(
      (
        await t.sql<{ changes: unknown }>(
          `select changes->'list' as changes from audit_lines where call = 'mall-operator/person/switchOffSecondFactor'`,
        )
      ).map(({ changes }) => changes),
    ).toEqual([
      expect.arrayContaining([
        expect.objectContaining({ kind: 'passkey', field: 'state', from: 'ON', to: 'OFF' }),
      ]),
    ])
  })
})

test('is in the copy of a person’s data without its key, and gone with the account', async () => {
  const { visitor, user, email, device } = await member('copy@galleria.test')
  const copy = await visitor.call('POST /auth/web/user/export', {})
  expect(copy.passkeys).toEqual([
    {
      name: 'My phone',
      credentialId: device.credentialId,
      transports: ['internal'],
      isBackedUp: false,
      addedAt: expect.any(String),
      lastUsedAt: null,
    },
  ])
  expect(copy.secondFactor).toEqual([{ since: null, recoveryCodesLeft: 10 }])
  await beginPasskey(visitor)
  t.clock.advance(61_000)
  await leaveBy(t, visitor, email)
  for (const table of ['passkeys', 'passkey_challenges'])
    expect(
      await t.sql(`select 1 from ${table} where user_id = $1`, [fromWireId('user', user.id)]),
    ).toEqual([])
})
