import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { startTestLab } from './test-lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startTestLab()
})
afterAll(() => lab.stop())

const verifier = 'a'.repeat(43)
const back = 'http://localhost:3000/auth/web/third-account/callback'
const request = (change: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'galleria',
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid email',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  })

async function choose(person = 'lab-lena'): Promise<URL> {
  const answer = await fetch(`${lab.url}/openid/choose?${request({ person })}`, {
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}
async function redeem(
  code: string,
  change: Record<string, string> = {},
  secret = 'openid-demo-secret',
): Promise<{ status: number; body: Record<string, string> }> {
  const answer = await fetch(`${lab.url}/openid/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`galleria:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: back,
      code_verifier: verifier,
      ...change,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

test('says where everything is under its own issuer', async () => {
  const said = (await (
    await fetch(`${lab.url}/openid/.well-known/openid-configuration`)
  ).json()) as Record<string, unknown>
  expect(said).toMatchObject({
    issuer: `${lab.url}/openid`,
    token_endpoint: `${lab.url}/openid/token`,
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  })
})

test("offers its people, and gives a code and the state to the mall's door", async () => {
  const page = await (await fetch(`${lab.url}/openid/authorize?${request()}`)).text()
  for (const name of ['Lena Vogt', 'Omar Haddad', 'Rui Costa', 'Cancel'])
    expect(page).toContain(name)
  const url = await choose()
  expect([
    url.origin + url.pathname,
    url.searchParams.get('state'),
    url.searchParams.get('iss'),
  ]).toEqual([back, 'the-state', `${lab.url}/openid`])
  expect((await choose('nobody')).searchParams.get('error')).toBe('access_denied')
})

test('signs an id token with the key it publishes', async () => {
  const { status, body } = await redeem((await choose()).searchParams.get('code') ?? '')
  expect(status).toBe(200)
  const [head = '', claims = '', signature = ''] = (body['id_token'] ?? '').split('.')
  const { keys } = (await (await fetch(`${lab.url}/openid/jwks`)).json()) as {
    keys: (JsonWebKey & { kid: string })[]
  }
  const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as {
    kid: string
    alg: string
  }
  const key = keys.find((one) => one.kid === kid)
  expect(alg).toBe('RS256')
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey({ key: key ?? {}, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: `${lab.url}/openid`,
    aud: 'galleria',
    sub: 'lab-lena',
    nonce: 'the-nonce',
    email: 'lena.vogt@lab.test',
    email_verified: true,
  })
  const info = await fetch(`${lab.url}/openid/userinfo`, {
    headers: { authorization: `Bearer ${body['access_token']}` },
  })
  expect(await info.json()).toEqual({
    sub: 'lab-lena',
    name: 'Lena Vogt',
    email: 'lena.vogt@lab.test',
    email_verified: true,
  })
})

test('takes a code once, from its client, with its verifier and for its address', async () => {
  const code = async () => (await choose()).searchParams.get('code') ?? ''
  const once = await code()
  expect([(await redeem(once)).status, (await redeem(once)).body['error']]).toEqual([
    200,
    'invalid_grant',
  ])
  expect((await redeem(await code(), { code_verifier: 'b'.repeat(43) })).body['error']).toBe(
    'invalid_grant',
  )
  expect(
    (
      await redeem(await code(), {
        redirect_uri: 'http://localhost:3001/auth/web/third-account/callback',
      })
    ).body['error'],
  ).toBe('invalid_grant')
  expect(await redeem(await code(), {}, 'wrong')).toMatchObject({
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
    { code_challenge: 'short' },
    { code_challenge_method: 'plain' },
    { scope: 'email' },
    { response_type: 'token' },
  ] as Record<string, string>[]) {
    const answer = await fetch(`${lab.url}/openid/authorize?${request(change)}`, {
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')], JSON.stringify(change)).toEqual([
      400,
      null,
    ])
  }
})
