import { randomUUID } from 'node:crypto'
import {
  isLanguage,
  isSite,
  languages,
  sites,
  storefronts,
  type Language,
  type Site,
} from '@galleria/contract/storefronts'
import { newId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Actor, Context, SessionHandle } from './context.ts'
import { inTransaction, type Database, type Tx } from './db.ts'
import type { Bound } from './bind.ts'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { openPrograms, type KeyFinder } from './programs.ts'
import { movesIn, type Transition } from './transitions.ts'
import { findActor, type FindSignedIn } from './sessions.ts'

/**
 * What a request carries that decides who asks and in which words he is answered, read from HTTP
 * once and used in memory too.
 */
export type Caller = {
  readonly token: string | undefined
  /** Of a program, in the place of a session. */
  readonly key?: string | undefined
  readonly site: Site
  readonly language: Language
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** Called when the call opened, changed or ended the session. */
  onSession(token: string | undefined): void
  /** The browser's own cookie, which outlives sessions. */
  readonly device: string | undefined
  onDevice(device: string): void
  /**
   * The desk that the caller's window shows: a session that was moved to another one in another
   * window is not written to from this one.
   */
  readonly desk?: number | undefined
  /**
   * Where several calls are made for one request that changes nothing: who asks is looked up once,
   * until the session changes.
   */
  readonly shareActor?: ((find: () => Promise<Actor>) => Promise<Actor>) | undefined
}

export type Dependencies = {
  readonly database: Database
  readonly env: Env
  readonly jobs: Jobs
  readonly files: FileStore
  readonly log: Log
  readonly clock: Clock
  /** Tells of the moves that a transaction has made, as the last thing in it. */
  readonly tellMoves: (ctx: Context, tx: Tx, moves: readonly Transition[]) => Promise<void>
}

/**
 * Runs calls by name. `openVisit` makes a guest for calls that need one, `findSignedIn` says who a
 * session is.
 */
export type Gate = {
  run(call: string, caller: Caller, argument: unknown): Promise<unknown>
  readonly bound: ReadonlyMap<string, Bound>
  /** The context of a request that is no call: pictures that come and go. */
  contextOf(caller: Caller): Promise<Context>
  /** A context without a caller, for jobs and clocks. */
  own(): Context
}

export function createGate(
  dependencies: Dependencies,
  bounds: readonly Bound[],
  visitors: {
    readonly openVisit: (ctx: Context) => Promise<Actor>
    readonly findSignedIn: FindSignedIn
    readonly keys: KeyFinder
  },
): Gate {
  const bound = new Map(bounds.map((one) => [one.call.call as string, one]))
  const programs = openPrograms(visitors.keys, dependencies.env)
  if (bound.size !== bounds.length) throw new Error('two handlers are bound to one call')

  async function contextOf(caller: Caller): Promise<Context> {
    let token = caller.token
    const session: SessionHandle = {
      get token() {
        return token
      },
      userAgent: caller.userAgent,
      device: caller.device,
      setDevice: caller.onDevice,
      set(next) {
        token = next
        caller.onSession(next)
      },
    }
    const { db } = dependencies.database
    const find = () =>
      caller.key === undefined
        ? findActor(db, token, dependencies.clock.now(), visitors.findSignedIn)
        : programs.find(db, caller.key, dependencies.clock.now())
    const actor = await (caller.shareActor ? caller.shareActor(find) : find())
    return contextFor(dependencies, actor, { ...caller, session })
  }
  return {
    bound,
    contextOf,
    own: () =>
      contextFor(
        dependencies,
        { kind: 'anonymous' },
        {
          site: 'DE',
          language: 'en',
          requestId: randomUUID(),
          ip: '',
          session: {
            token: undefined,
            userAgent: '',
            set: () => undefined,
            device: undefined,
            setDevice: () => undefined,
          },
        },
      ),
    async run(name, caller, argument) {
      const found = bound.get(name)
      if (!found) throw refuse('not_found')
      const ctx = await contextOf(caller)
      if (found.call.who === 'merchant') demandDesk(ctx.actor, caller.desk)
      if (found.call.who === 'visitor' && ctx.actor.kind === 'anonymous')
        return found.run({ ...ctx, actor: await visitors.openVisit(ctx) }, argument)
      return found.run(ctx, argument)
    },
  }
}

function demandDesk(actor: Actor, desk: number | undefined): void {
  if (desk === undefined || actor.kind !== 'member' || actor.sellerId === null) return
  if (actor.sellerId !== desk) throw refuse('merchant.other_shop')
}

function contextFor(
  dependencies: Dependencies,
  actor: Actor,
  about: Pick<Context, 'site' | 'language' | 'requestId' | 'ip' | 'session'>,
): Context {
  const { db } = dependencies.database
  const ctx: Context = {
    actor,
    site: about.site,
    language: about.language,
    requestId: about.requestId,
    ip: about.ip,
    session: about.session,
    db,
    env: dependencies.env,
    jobs: dependencies.jobs,
    files: dependencies.files,
    log: dependencies.log,
    now: () => dependencies.clock.now(),
    newId,
    inTransaction: (work) =>
      inTransaction(db, async (tx) => {
        const result = await work(tx)
        const moves = movesIn(tx)
        if (moves.length > 0) await dependencies.tellMoves(ctx, tx, moves)
        return result
      }),
  }
  return ctx
}

/**
 * The storefront of a request: `?site=` beats the cookie, then the reader's own country or
 * language, then Germany.
 */
export function chooseSite(
  asked: string | undefined,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Site {
  const wanted = asked?.toUpperCase()
  if (isSite(wanted)) return wanted
  if (isSite(cookie)) return cookie
  for (const tag of preferred(acceptLanguage)) {
    const region = tag.split('-')[1]?.toUpperCase()
    const bySite = sites.find((site) => storefronts[site].country === region)
    if (bySite) return bySite
  }
  for (const tag of preferred(acceptLanguage)) {
    const byLanguage = sites.find((site) => storefronts[site].language === tag.split('-')[0])
    if (byLanguage) return byLanguage
  }
  return 'DE'
}

/**
 * The language of a request: `?lang=` beats the cookie, then what the reader prefers, then the
 * storefront's own.
 */
export function chooseLanguage(
  asked: string | undefined,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  site: Site,
): Language {
  if (isLanguage(asked)) return asked
  if (isLanguage(cookie)) return cookie
  for (const tag of preferred(acceptLanguage)) {
    const found = languages.find(
      (language) => language.toLowerCase().split('-')[0] === tag.toLowerCase().split('-')[0],
    )
    if (found) return found
  }
  return storefronts[site].language
}

function preferred(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((tag) => tag && tag !== '*')
    .slice(0, 8)
}
