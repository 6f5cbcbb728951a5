import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GOOD_PASSWORD, mailsTo, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { showPassword } from '../../../testing/factor-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  addPasskey,
  askOwn,
  beginPasskey,
  sendMade,
  showOwn,
} from '../../../testing/passkey-steps.ts'
import { certified, makeDevice } from '../../../testing/soft-passkey.ts'
import { codeAt } from './totp.ts'

/** What a new passkey must be, and who may add it. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ settings: { ORIGIN: 'http://mall.test' } })
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const WRONG = '422 passkey.wrong'
const SIGNED_OUT = '401 auth.signed_out'
const who = (visitor: Visitor) => refusalOf(visitor.call('POST /auth/web/user/current', {}))
const factorOf = (visitor: Visitor) => visitor.call('POST /auth/web/second-factor/current', {})

async function member(email: string) {
  const { visitor } = await signUp(t, email)
  return { visitor, email, ...(await addPasskey(visitor)) }
}

describe('what is added', () => {
  test('says nothing of its maker: certificates name addresses that the mall would ask, and are not read', async () => {
    const { visitor } = await signUp(t, 'certified@galleria.test')
    const seen = vi.spyOn(globalThis, 'fetch')
    const add = async (statement: (signed: Buffer) => Buffer) =>
      refusalOf(sendMade(visitor, makeDevice().make(await beginPasskey(visitor), { statement })))
    expect(await add(certified)).toBe(WRONG)
    const named = (fmt: string) => (signed: Buffer) =>
      Buffer.concat([
        Buffer.from([0x60 | fmt.length]),
        Buffer.from(fmt),
        certified(signed).subarray(7),
      ])
    for (const fmt of ['android-key', 'tpm', 'apple', 'fido-u2f', 'android-safetynet'])
      expect(await add(named(fmt)), fmt).toBe(WRONG)
    expect(seen).not.toHaveBeenCalled()
    seen.mockRestore()
    expect((await factorOf(visitor)).passkeyList).toEqual([])
  })

  test('has an id of 1,023 bytes at most, which is the one that was signed, and signs in', async () => {
    const { visitor } = await signUp(t, 'long@galleria.test')
    const long = makeDevice(1024)
    expect(await refusalOf(sendMade(visitor, long.make(await beginPasskey(visitor))))).toBe(
      '400 request.malformed',
    )
    const renamed = { ...long.make(await beginPasskey(visitor)), credentialId: 'short' }
    expect(await refusalOf(sendMade(visitor, renamed))).toBe(WRONG)
    const longest = makeDevice(1023)
    await sendMade(visitor, longest.make(await beginPasskey(visitor)))
    const door = t.visit()
    await refusalOf(showPassword(door, 'long@galleria.test'))
    const { options } = await door.call('POST /auth/web/user/login-passkey-begin', {})
    await door.call('POST /auth/web/user/login-passkey', longest.sign(options!, 1))
    expect(await who(door)).toBe('no refusal')
  })

  test('is one of twenty', async () => {
    const { visitor, recoveryCodeList } = await member('many@galleria.test')
    const more = (count: number) =>
      t.sql(
        `insert into passkeys select gen_random_uuid(), user_id, 'copy-' || n || $1, public_key, 0, transports, is_synced, is_backed_up, name, p.created_at from passkeys p join users u on u.id = p.user_id, generate_series(1, $2::int) n where email = 'many@galleria.test' and p.credential_id not like 'copy-%'`,
        [String(count), count],
      )
    await more(18)
    const [last, tooMany] = [
      makeDevice().make(await beginPasskey(visitor)),
      makeDevice().make(await beginPasskey(visitor)),
    ]
    await sendMade(visitor, last, recoveryCodeList[0])
    expect(await refusalOf(beginPasskey(visitor))).toBe('409 passkey.too_many')
    expect(await refusalOf(sendMade(visitor, tooMany, recoveryCodeList[1]))).toBe(
      '409 passkey.too_many',
    )
    expect((await factorOf(visitor)).passkeyList).toHaveLength(20)
  })
})

describe('a further factor', () => {
  const PROOF = '422 second_factor.proof'

  test('asks for the one that there is: the password of whoever sits at an open screen is not enough', async () => {
    const { visitor, email, device, recoveryCodeList } = await member('further@galleria.test')
    await visitor.call('POST /auth/web/user/prove', { password: GOOD_PASSWORD })
    const made = async () => makeDevice().make(await beginPasskey(visitor))
    expect(await refusalOf(sendMade(visitor, await made()))).toBe(PROOF)
    expect(await refusalOf(sendMade(visitor, await made(), 'AAAA-AAAA-AAAA-AAAA'))).toBe(PROOF)
    const { secret } = await visitor.call('POST /auth/web/second-factor/begin', {})
    const confirm = (proof?: string) =>
      visitor.call('POST /auth/web/second-factor/confirm', {
        code: codeAt(secret, t.clock.now()),
        proof,
      })
    expect(await refusalOf(confirm())).toBe(PROOF)
    // The app that is set up does not prove itself.
    expect(await refusalOf(confirm(codeAt(secret, t.clock.now())))).toBe(PROOF)
    expect(await factorOf(visitor)).toMatchObject({ isOn: false, recoveryCodesLeft: 10 })
    expect((await factorOf(visitor)).passkeyList).toHaveLength(1)
    const { code } = await showOwn(visitor, device.sign(await askOwn(visitor), 1))
    // No other recovery codes: those that were saved stay good.
    expect(await confirm(code)).toEqual({ recoveryCodeList: [] })
    expect(await factorOf(visitor)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    await sendMade(visitor, await made(), recoveryCodeList[0])
    expect((await factorOf(visitor)).passkeyList).toHaveLength(2)
    expect(
      (await mailsTo(t, email)).filter(({ text }) => text.includes('A passkey has been added')),
    ).toHaveLength(1)
  })

  test.each([
    ['changes the password', 'passkey'],
    ['signs out everywhere', 'passkey'],
    ['signs out everywhere', 'app'],
  ] as const)(
    'nor a first one is added by a session that ends meanwhile, because its owner %s: no %s',
    async (how, what) => {
      const email = `${how.split(' ')[0]}-${what}@galleria.test`
      const { visitor: owner } = await signUp(t, email)
      const thief = t.visit()
      await showPassword(thief, email)
      const add = await (what === 'app' ? readyApp(thief) : readyPasskey(thief))
      const holder = new pg.Client({ connectionString: t.databaseUrl })
      await holder.connect()
      await holder.query('begin')
      await holder.query('select 1 from users where email = $1 for update', [email])
      const ended =
        how === 'changes the password'
          ? owner.call('PUT /auth/web/user/change-password', {
              oldPassword: GOOD_PASSWORD,
              password: 'another lamp and a chair',
            })
          : owner.call('POST /auth/web/user/logout-all', {})
      await untilWaiting(1)
      const added = refusalOf(add())
      await untilWaiting(2)
      await holder.query('commit')
      await holder.end()
      await ended
      expect(await added).toBe('403 auth.prove_again')
      expect(await who(thief)).toBe(SIGNED_OUT)
      expect(
        await t.sql('select 1 from passkeys p join users u on u.id = p.user_id where email = $1', [
          email,
        ]),
      ).toEqual([])
    },
  )

  async function readyPasskey(visitor: Visitor) {
    const made = makeDevice().make(await beginPasskey(visitor))
    return () => sendMade(visitor, made)
  }
  async function readyApp(visitor: Visitor) {
    const { secret } = await visitor.call('POST /auth/web/second-factor/begin', {})
    return () =>
      visitor.call('POST /auth/web/second-factor/confirm', {
        code: codeAt(secret, t.clock.now()),
      })
  }

  /** Who is first behind the lock goes first. */
  async function untilWaiting(count: number): Promise<void> {
    await vi.waitFor(async () => {
      const [row] = await t.sql<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(row?.n).toBe(count)
    })
  }
})
