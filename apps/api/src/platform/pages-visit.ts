import type { WireUser } from '@galleria/contract/account'
import { createClient, Problem } from '@galleria/contract/client'
import { isRefusal } from '@galleria/kernel/refusal'
import type { Actor } from './context.ts'
import type { Env } from './env.ts'
import type { Caller, Gate } from './gate.ts'
import type { Log } from './log.ts'
import { toProblem } from './problem.ts'
import { toRefusal } from './to-refusal.ts'

/**
 * What a page is handed with each request; the storefront names the same in its shop-context.ts.
 */
export type Visit = ReturnType<typeof openVisitFor>

/**
 * Calls run in memory, as this visitor; refusals come back as the same problems that a browser
 * would get. A request that only reads looks up once who asks.
 */
export function openVisitFor(
  gate: Gate,
  env: Env,
  caller: Caller,
  about: {
    readonly theme: 'light' | 'dark' | undefined
    readonly nonce: string
  },
  { log, isReading }: { readonly log: Log; readonly isReading: boolean },
) {
  let token = caller.token
  let actor: Promise<Actor> | undefined
  const shareActor = isReading ? (find: () => Promise<Actor>) => (actor ??= find()) : undefined
  const onSession = (next: string | undefined) => {
    token = next
    actor = undefined
    caller.onSession(next)
  }
  let isUnavailable = false
  const run = async (call: string, argument: unknown): Promise<unknown> => {
    try {
      // The session that one call opens is the one the next call of this page is made with.
      return await gate.run(call, { ...caller, token, onSession, shareActor }, argument)
    } catch (error) {
      const refusal = toRefusal(error)
      if (!isRefusal(refusal)) throw error
      const problem = toProblem(refusal, caller.language, caller.requestId)
      isUnavailable ||= problem.status === 503
      throw new Problem(problem)
    }
  }
  let user: Promise<WireUser | undefined> | undefined
  let cartQty: Promise<number> | undefined
  return {
    call: createClient(run),
    site: caller.site,
    language: caller.language,
    ...about,
    origin: env.origin,
    requestId: caller.requestId,
    reportFailure: (error: unknown) =>
      log.error({ err: error, requestId: caller.requestId }, 'a page broke'),
    isDemo: env.mode === 'demo',
    /** A page that broke because something was missing for a moment is no fault of the page. */
    isUnavailable: () => isUnavailable,
    user: () => (user ??= token ? findMember(run) : Promise.resolve(undefined)),
    cartQty: () =>
      (cartQty ??= token
        ? run('POST /sapi/mall-order/cartline/count', {}).then(
            (cart) => (cart as { totalQty: number }).totalQty,
          )
        : Promise.resolve(0)),
  }
}

/** A guest counts as not signed in. */
async function findMember(
  run: (call: string, argument: unknown) => Promise<unknown>,
): Promise<WireUser | undefined> {
  try {
    const user = (await run('POST /auth/web/user/current', {})) as WireUser
    return user.isTourist ? undefined : user
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return undefined
    throw error
  }
}
