import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createClient, type Client } from '@galleria/contract/client'
import { isRefusal } from '@galleria/kernel/refusal'
import type { TestMall } from '../../testing/open-test-mall.ts'
import type { Buyer, Outcome } from './state.ts'

/**
 * Somebody who calls the mall past the network, so that thousands of steps meet no flood
 * protection; shops are those of a merchant.
 */
export type Person = Buyer & {
  readonly name: string
  readonly shops: readonly number[]
  /** Of a session that outlives every leap of the clock. */
  readonly token: string
  readonly call: Client
}

export async function meetBuyer(t: TestMall, name: string, isMember: boolean): Promise<Person> {
  const id = randomUUID()
  await t.sql(
    'insert into users (id, kind, email, nickname, password_hash) values ($1, $2, $3, $4, $5)',
    [
      id,
      isMember ? 'member' : 'tourist',
      isMember ? `${id}@galleria.test` : null,
      name,
      isMember ? 'x' : null,
    ],
  )
  return open(t, { id, isMember, name, shops: [] })
}

export async function meetMerchant(
  t: TestMall,
  email: string,
  ...shops: number[]
): Promise<Person> {
  const [user] = await t.sql<{ id: string }>('select id from users where email = $1', [email])
  return open(t, { id: user?.id ?? '', isMember: true, name: `shop ${shops[0]}`, shops })
}

/** A member of the test mall. */
export async function meetMember(t: TestMall, email: string, name: string): Promise<Person> {
  return { ...(await meetMerchant(t, email)), name }
}

/** Somebody who works for the mall, too. */
export async function meetDeputy(t: TestMall): Promise<Person> {
  const person = await meetBuyer(t, 'the deputy', true)
  await t.sql(`insert into operators (user_id, role, since) values ($1, 'service', '2026-01-01')`, [
    person.id,
  ])
  return person
}

/** With a session that outlives every leap of the clock. */
async function open(t: TestMall, person: Omit<Person, 'call' | 'token'>): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  await t.sql(
    `insert into sessions (token_hash, user_id, expires_at, last_seen_at) values ($1, $2, now() + interval '100 years', now() + interval '99 years')`,
    [createHash('sha256').update(token).digest(), person.id],
  )
  const call = createClient((name, argument) =>
    t.mall.gate.run(
      name,
      {
        token,
        site: 'DE',
        language: 'en',
        requestId: 'model',
        ip: '',
        userAgent: '',
        onSession: () => undefined,
        device: undefined,
        onDevice: () => undefined,
      },
      argument,
    ),
  )
  return { ...person, token, call }
}

/**
 * What came of a call: that it was done, or the code of the refusal. Anything else is a fault of
 * the mall.
 */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work()
    return 'ok'
  } catch (error) {
    if (isRefusal(error)) return error.code
    throw error
  }
}
