import * as z from 'zod/mini'
import type { Call, Parsed } from '@galleria/contract/define-call'
import { refusalByKey, refusalByRole } from '@galleria/contract/merchant-rights'
import { refusalStatus, type RefusalCode } from '@galleria/contract/refusals'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import { withAuditLog } from './audit-log.ts'
import type { Context } from './context.ts'
import { OutsideError } from './outside.ts'

/**
 * The one door of every call, over HTTP and in memory alike: who, body, use case, reply. In tests
 * the reply is parsed too and a refusal that the contract does not name is an error, so that
 * contract and behaviour cannot part.
 */
export type Bound = {
  readonly call: Call
  run(ctx: Context, argument: unknown): Promise<unknown>
}

/** Refusals that `bind` and the guards around it may answer with on any call. */
const ALWAYS: readonly RefusalCode[] = [
  'request.malformed',
  'request.origin',
  'auth.signed_out',
  'auth.role',
  'auth.second_factor_owed',
  'key.not_valid',
  'key.scope',
  '429',
  'service.busy',
  'not_found',
]

const isStrict = process.env['NODE_ENV'] !== 'production' && Boolean(process.env['VITEST'])

export function bind<C extends Call>(
  call: C,
  useCase: (ctx: Context, body: Parsed<C>) => Promise<z.input<C['reply']>>,
): Bound {
  return {
    call,
    async run(ctx, argument) {
      admit(call, ctx)
      const body = parseBody(call, argument)
      const isLogged = call.writes !== undefined && call.writes !== 'own'
      const noted = isLogged ? withAuditLog(ctx, call) : ctx
      const work = () =>
        useCase(noted, body).catch((error: unknown) => {
          throw translateSilence(ctx, error)
        })
      return isStrict ? checkAgainstContract(call, work) : work()
    },
  }
}

/**
 * A service that is not ours and does not answer is no error of the mall's: the caller may try
 * again.
 */
function translateSilence(ctx: Context, error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error
  ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a service outside did not answer')
  return refuse('service.busy', { retryAfter: 10 })
}

/** By the roles read with this call's session, not by those of the sign-in. */
function admit(call: Call, { actor }: Context): void {
  const { who } = call
  if (actor.kind === 'key') {
    const refusal = refusalByKey(call, actor)
    if (refusal) throw refuse(refusal)
    return
  }
  if (who === 'anyone') return
  if (actor.kind === 'anonymous') throw refuse('auth.signed_out')
  if (who === 'visitor' || who === 'buyer') return
  if (actor.kind !== 'member') throw refuse('auth.signed_out')
  const refusal = refusalByRole(call, actor)
  if (refusal) throw refuse(refusal)
}

/**
 * A call takes one argument, bare or as the only element of a list; a call whose argument is a list
 * takes the list itself.
 */
function parseBody<C extends Call>(call: C, argument: unknown): Parsed<C> {
  const takesList = call.body instanceof z.ZodMiniArray
  const unwrapped =
    !takesList && Array.isArray(argument) && argument.length === 1 ? argument[0] : argument
  const candidate =
    takesList && Array.isArray(argument) && argument.length === 1 && Array.isArray(argument[0])
      ? argument[0]
      : unwrapped
  if (!takesList && Array.isArray(candidate) && candidate.length > 1)
    throw refuse('request.malformed', { errors: [{ path: '1', code: 'one_at_a_time' }] })
  const parsed = call.body.safeParse(candidate ?? {})
  if (parsed.success) return parsed.data as Parsed<C>
  throw refuse('request.malformed', {
    errors: fieldErrors(parsed.error.issues.slice(0, 50)),
  })
}

const OWN_CODES = /^[a-z_]{2,30}$/
type Issue = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string | undefined
  /** Of a text that is too long. */
  readonly maximum?: unknown
  readonly params?: { readonly max?: unknown } | undefined
  /** Fields that a call does not have. */
  readonly keys?: readonly string[] | undefined
}
export type FieldError = { path: string; code: string; max?: number }

/**
 * Our own code where the rule gave one, else the schema library's kind of failure; and how much
 * would have fit.
 */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.map((issue) => {
    const code = OWN_CODES.test(issue.message) ? issue.message : (issue.code ?? 'invalid')
    const max = code === 'length' ? (issue.maximum ?? issue.params?.max) : undefined
    return {
      path: [...issue.path, ...(issue.keys ?? []).slice(0, 1)].join('.'),
      code,
      ...(typeof max === 'number' ? { max } : {}),
    }
  })
}

/**
 * Bad input found by a rule that depends on the storefront or the person, answered like any other:
 * 400 with field paths.
 */
export function refuseFields(errors: readonly { path: string; code: string }[]): Error {
  return refuse('request.malformed', { errors })
}

async function checkAgainstContract(call: Call, work: () => Promise<unknown>): Promise<unknown> {
  try {
    const reply = await work()
    const parsed = call.reply.safeParse(reply)
    if (!parsed.success)
      throw new Error(
        `${call.call} answered what its contract does not say: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
      )
    return reply
  } catch (error) {
    if (
      isRefusal(error) &&
      !ALWAYS.includes(error.code as RefusalCode) &&
      !call.refusals.includes(error.code as RefusalCode)
    ) {
      throw new Error(`${call.call} refused with ${error.code}, which its contract does not name`, {
        cause: error,
      })
    }
    throw error
  }
}

export function statusOf(code: string): number {
  return (refusalStatus as Record<string, number>)[code] ?? 500
}
