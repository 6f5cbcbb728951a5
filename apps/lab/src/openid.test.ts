import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { choosePerson, startTestLab } from './test-lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startTestLab()
})
afterAll(() => lab.stop())

const verifier = 'a'.repeat(43)
const back = 'http://localhost:3000/auth/web/third-account/callback'
const leave = (change: Record<string, string> = {}) =>
  new URL(
    `${lab.url}/openid/authorize?${new URLSearchParams({
      client_id: 'galleria',
      redirect_uri: back,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...change,
    })}`,
  )

async function redeem(
  url: URL,
  secret = 'openid-demo-secret',
): Promise<{ status: number; body: Record<string, string> }> {
  const answer = await fetch(`${lab.url}/openid/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`galleria:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: back,
      code_verifier: verifier,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

test('asks whoever leaves for it who they want to be, each time anew', async () => {
  const away = await fetch(leave(), { redirect: 'manual' })
  const cookies = away.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const choice = new URL(away.headers.get('location') ?? '', lab.url)
  const page = await (await fetch(choice, { headers: { cookie: cookies.join('; ') } })).text()
  for (const name of ['Lena Vogt', 'Omar Haddad', 'Rui Costa', 'Cancel'])
    expect(page).toContain(name)
  expect((await fetch(choice)).status).toBe(400)

  const cookieJar = new Map<string, string>()
  await choosePerson(leave(), 'lab-lena', cookieJar)
  expect((await redeem(await choosePerson(leave(), 'lab-omar', cookieJar))).status).toBe(200)
})

test("gives a code, the state and its own name to the mall's door, or says that nobody was chosen", async () => {
  const url = await choosePerson(leave(), 'lab-lena')
  expect([
    url.origin + url.pathname,
    url.searchParams.get('state'),
    url.searchParams.get('iss'),
  ]).toEqual([back, 'the-state', `${lab.url}/openid`])
  for (const person of ['nobody', 'lab-stranger'])
    expect((await choosePerson(leave(), person)).searchParams.get('error')).toBe('access_denied')
})

test('says in the id token who the person is, and with no address nothing about one', async () => {
  async function claimsOf(person: string): Promise<object> {
    const { body } = await redeem(await choosePerson(leave(), person))
    return JSON.parse(Buffer.from(body['id_token']?.split('.')[1] ?? '', 'base64url').toString())
  }
  const usual = {
    iss: `${lab.url}/openid`,
    aud: 'galleria',
    nonce: 'the-nonce',
    iat: expect.any(Number),
    exp: expect.any(Number),
  }
  expect(await claimsOf('lab-rui')).toEqual({
    ...usual,
    sub: 'lab-rui',
    name: 'Rui Costa',
    email: 'rui.costa@lab.test',
    email_verified: false,
  })
  expect(await claimsOf('lab-noor')).toEqual({ ...usual, sub: 'lab-noor', name: 'Noor' })
})

test('takes a code once, from its client only', async () => {
  const url = await choosePerson(leave(), 'lab-lena')
  expect([(await redeem(url)).status, (await redeem(url)).body['error']]).toEqual([
    200,
    'invalid_grant',
  ])
  const other = await choosePerson(leave(), 'lab-lena')
  expect(await redeem(other, 'wrong')).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  })
})

test("sends nobody to a stranger's address", async () => {
  for (const change of [
    { redirect_uri: 'https://evil.example/auth/web/third-account/callback' },
    { redirect_uri: 'http://localhost:3000/elsewhere' },
    { redirect_uri: 'nonsense' },
    { client_id: 'other' },
  ] as Record<string, string>[]) {
    const answer = await fetch(leave(change), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], JSON.stringify(change)).toEqual([
      400,
      null,
    ])
  }
})
