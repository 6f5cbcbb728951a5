import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { localPath } from '@galleria/contract/local-path'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Env } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { callerOf } from '#platform/http.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { hashToken, isProven } from '#platform/sessions.ts'
import { openProvider, type IdentityProvider } from './openid.ts'
import type { TakeAlong } from '../sign-in/enter.ts'
import { finishThirdSignIn, type ThirdOutcome } from './third-sign-in.ts'
import { addThirdLogin, takeThirdLogin, type ThirdLogin } from './third.store.ts'

const START = '/auth/web/third-account/start'
const CALLBACK = '/auth/web/third-account/callback'
const TRIP_MS = 10 * 60_000
const BOUND_PAGE = '/buyer/account/bound'

/**
 * Two addresses that a browser visits by itself, so no calls: out to the provider and back. What
 * must come back is in the database, tied to this browser by a cookie, and good once. The mall's
 * own address is the configured one, never the request's.
 */
export async function addThirdRoutes(
  app: FastifyInstance,
  gate: Gate,
  env: Env,
  takeAlong: TakeAlong,
): Promise<void> {
  const provider = env.openid && openProvider(env.openid)
  const cookie = env.origin.startsWith('https') ? '__Host-galleria-third' : 'galleria-third'
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: env.origin.startsWith('https'),
  }

  app.get<{ Querystring: { type?: unknown; returnTo?: unknown } }>(
    START,
    async (request, reply) => {
      const ctx = await gate.contextOf(callerOf(request, reply, env))
      await countAgainst(ctx, `third:ip:${ctx.ip}`, { times: 60, seconds: 600 })
      if (!provider || request.query.type !== provider.type) throw refuse('not_found')
      if (ctx.actor.kind === 'member' && !(await isProven(ctx)))
        return leave(reply, `${BOUND_PAGE}?third=prove`)
      const browser = randomBytes(32).toString('base64url')
      const url = await setOut(ctx, provider, {
        browser,
        returnTo: localPath(request.query.returnTo),
      })
      if (!url) return leave(reply, '/login?third=failed')
      reply.setCookie(cookie, browser, { ...cookieOptions, maxAge: TRIP_MS / 1000 })
      return leave(reply, url.href)
    },
  )

  app.get<{ Querystring: { state?: unknown; error?: unknown } }>(
    CALLBACK,
    async (request, reply) => {
      const ctx = await gate.contextOf(callerOf(request, reply, env))
      const browser = request.cookies[cookie]
      reply.clearCookie(cookie, cookieOptions)
      const login = provider && (await takeTrip(ctx, request.query.state, browser))
      if (!login) return leave(reply, '/login?third=failed')
      if (request.query.error !== undefined)
        return leave(reply, login.userId ? `${BOUND_PAGE}?third=canceled` : '/login?third=canceled')
      const url = new URL(request.url, env.origin)
      const identity = await welcomeBack(ctx, provider, url, login)
      const outcome = identity ? await finishThirdSignIn(ctx, login, identity, takeAlong) : 'failed'
      return leave(reply, pageAfter(outcome, login.returnTo, provider.type, login.userId !== null))
    },
  )
}

async function setOut(
  ctx: Context,
  to: IdentityProvider,
  { browser, returnTo }: { browser: string; returnTo: string },
): Promise<URL | undefined> {
  const trip = to.startTrip()
  const url = await to.leaveFor(trip, ctx.env.origin + CALLBACK).catch(() => undefined)
  if (!url) return undefined
  await addThirdLogin(ctx.db, {
    stateHash: hashToken(trip.state),
    browserHash: hashToken(browser),
    accountType: to.type,
    nonce: trip.nonce,
    verifier: trip.verifier,
    returnTo,
    userId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
    expiresAt: new Date(ctx.now().getTime() + TRIP_MS),
  })
  return url
}

/**
 * The trip that this browser set out on and comes back from, once; undefined when there is none.
 */
async function takeTrip(
  ctx: Context,
  state: unknown,
  browser: string | undefined,
): Promise<(ThirdLogin & { state: string }) | undefined> {
  if (typeof state !== 'string' || state.length > 200 || !browser || browser.length > 100)
    return undefined
  const login = await takeThirdLogin(ctx.db, hashToken(state), hashToken(browser), ctx.now())
  return login && { ...login, state }
}

function welcomeBack(
  ctx: Context,
  provider: IdentityProvider,
  url: URL,
  { state, nonce, verifier }: ThirdLogin & { state: string },
) {
  return provider.welcomeBack(url, { state, nonce, verifier }).catch((error: unknown) => {
    // The reason names the check that failed; the claims themselves are a person's and stay out of
    // the log.
    ctx.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a sign-in by another provider failed',
    )
    return undefined
  })
}

function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url, 303)
}

function pageAfter(
  outcome: ThirdOutcome,
  returnTo: string,
  type: string,
  isBinding: boolean,
): string {
  if (outcome === 'signed_in') return returnTo
  if (outcome === 'code') return `/login?step=code&to=${encodeURIComponent(returnTo)}`
  if (isBinding) return `${BOUND_PAGE}?third=${outcome}`
  return `/login?third=${outcome}&type=${type}&returnTo=${encodeURIComponent(returnTo)}`
}
