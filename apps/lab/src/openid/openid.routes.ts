import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { sendPage } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'
import { renderChoice } from './authorize.page.ts'
import { createSigningKey, type SigningKey } from './keys.ts'
import { findPerson, type Person } from './people.ts'

/** A code a browser carries back: for one client, one address and one code verifier, for a minute, once. */
type Grant = {
  person: Person
  clientId: string
  redirectUri: string
  challenge: string
  nonce: string | undefined
  until: number
}
const GRANT_MS = 60_000
const TOKEN_S = 300

/** What the provider remembers: since its own start only. */
type Memory = {
  readonly issuer: () => string
  readonly key: () => SigningKey
  readonly grants: Map<string, Grant>
  readonly accessTokens: Map<string, Person>
}

/** OpenID Connect Core, the authorization code flow with PKCE: discovery, authorize, token, userinfo, keys. */
export async function addOpenidRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  let made: SigningKey | undefined
  const memory: Memory = {
    issuer: () => `${context.url()}/openid`,
    key: () => (made ??= createSigningKey()),
    grants: new Map(),
    accessTokens: new Map(),
  }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.get('/.well-known/openid-configuration', async () => describeProvider(memory.issuer()))
  app.get('/jwks', async () => ({ keys: [memory.key().jwk] }))
  app.get('/authorize', async (request, reply) => {
    const query = queryOf(request)
    checkRequest(query, context)
    return sendPage(reply, renderChoice(query))
  })
  app.get('/choose', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(choosePerson(context, memory, queryOf(request)), 302),
  )
  app.post<{ Body: URLSearchParams }>('/token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return redeemCode(context, memory, request, reply)
  })
  app.get('/userinfo', async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const person = memory.accessTokens.get(token)
    return person
      ? claimsOf(person)
      : refuseToken(reply.header('www-authenticate', 'Bearer'), 401, 'invalid_token')
  })
}

function describeProvider(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: ['sub', 'email', 'email_verified', 'name'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** Where the browser goes back to: with a code for the person that was chosen, or with a refusal. */
function choosePerson(context: LabContext, memory: Memory, query: URLSearchParams): string {
  const { clientId, redirectUri, challenge } = checkRequest(query, context)
  const person = findPerson(query.get('person') ?? '')
  const back = new URL(redirectUri)
  if (person) {
    const code = randomBytes(24).toString('base64url')
    memory.grants.set(code, {
      person,
      clientId,
      redirectUri,
      challenge,
      nonce: query.get('nonce') ?? undefined,
      until: context.now().getTime() + GRANT_MS,
    })
    back.searchParams.set('code', code)
  } else back.searchParams.set('error', 'access_denied')
  if (query.has('state')) back.searchParams.set('state', query.get('state') ?? '')
  back.searchParams.set('iss', memory.issuer())
  return back.href
}

function redeemCode(
  context: LabContext,
  memory: Memory,
  request: FastifyRequest<{ Body: URLSearchParams }>,
  reply: FastifyReply,
) {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const clientId = authenticate(request, form, context)
  if (!clientId)
    return refuseToken(reply.header('www-authenticate', 'Basic realm="lab"'), 401, 'invalid_client')
  if (form.get('grant_type') !== 'authorization_code')
    return refuseToken(reply, 400, 'unsupported_grant_type')
  const code = form.get('code') ?? ''
  const grant = memory.grants.get(code)
  // Gone with the first try, right or wrong.
  memory.grants.delete(code)
  if (
    !grant ||
    grant.clientId !== clientId ||
    grant.redirectUri !== form.get('redirect_uri') ||
    grant.until < context.now().getTime() ||
    grant.challenge !== challengeOf(form.get('code_verifier') ?? '')
  )
    return refuseToken(reply, 400, 'invalid_grant')
  const accessToken = randomBytes(24).toString('base64url')
  memory.accessTokens.set(accessToken, grant.person)
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: TOKEN_S,
    scope: 'openid email profile',
    id_token: signIdToken(context, memory, grant),
  }
}

function signIdToken(context: LabContext, { issuer, key }: Memory, grant: Grant): string {
  const now = Math.floor(context.now().getTime() / 1000)
  return key().signToken({
    iss: issuer(),
    aud: grant.clientId,
    iat: now,
    exp: now + TOKEN_S,
    auth_time: now,
    ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
    ...claimsOf(grant.person),
  })
}

function claimsOf({ id, name, email, isEmailVerified }: Person): object {
  return { sub: id, name, ...(email ? { email, email_verified: isEmailVerified } : {}) }
}

/** What cannot be answered by sending the browser back is answered here: a stranger's address is never redirected to. */
function checkRequest(
  query: URLSearchParams,
  { openidClientId }: LabContext,
): { clientId: string; redirectUri: string; challenge: string } {
  const [clientId, redirectUri, challenge] = ['client_id', 'redirect_uri', 'code_challenge'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string]
  if (clientId !== openidClientId)
    throw new Refusal(400, 'invalid_client', 'This client is not known here.')
  if (!isMallsDoor(redirectUri))
    throw new Refusal(
      400,
      'invalid_redirect_uri',
      'Only the mall on this machine may be returned to.',
    )
  if (query.get('response_type') !== 'code')
    throw new Refusal(400, 'unsupported_response_type', 'Only response_type=code is spoken here.')
  if (!(query.get('scope') ?? '').split(' ').includes('openid'))
    throw new Refusal(400, 'invalid_scope', 'The scope must hold openid.')
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    throw new Refusal(400, 'invalid_request', 'A code_challenge by S256 is needed.')
  return { clientId, redirectUri, challenge }
}

function isMallsDoor(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { hostname, pathname, hash } = new URL(uri)
  return (
    ['localhost', '127.0.0.1', 'mall.test'].includes(hostname) &&
    pathname === '/auth/web/third-account/callback' &&
    hash === ''
  )
}

/** By the Authorization header or in the form (RFC 6749, 2.3.1); the answer is the client's id. */
function authenticate(
  request: FastifyRequest,
  form: URLSearchParams,
  { openidClientId, openidSecret }: LabContext,
): string | undefined {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const [id = '', secret = ''] = basic
    ? Buffer.from(basic, 'base64')
        .toString()
        .split(':')
        .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    : [form.get('client_id') ?? '', form.get('client_secret') ?? '']
  return id === openidClientId && isSame(secret, openidSecret) ? id : undefined
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ]
  return timingSafeEqual(left, right)
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

function refuseToken(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error })
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://lab').searchParams
}
