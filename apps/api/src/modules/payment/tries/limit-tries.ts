import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { buyerOf, type Context } from '#platform/context.ts'
import { defineCounter } from '#platform/counters.ts'
import type { Db, Tx } from '#platform/db.ts'
import { blind } from '#platform/secrets.ts'
import type { Decline } from '../providers/card-vault.ts'
import { cardsBroughtAgain, COUNTED_MS, findLimit, MOST, type Scope } from './card-tries.rules.ts'
import {
  addDecline,
  deleteTriesBefore,
  findDeclinesOf,
  findTries,
  lockTries,
  type Trier,
} from './card-tries.store.ts'

/** Longer than anything is counted; a network and a card are somebody's, and are kept no longer. */
const KEPT_MS = 2 * DAY
/** In one statement; the clock comes each minute. */
const AT_ONCE = 2000

const refused = defineCounter<'limit'>({
  name: 'mall_card_tries_refused_total',
  help: 'Tries of cards that were refused before any provider heard of them, by the limit that stood in the way',
  labels: ['limit'],
  begin: Object.keys(MOST).map((limit) => ({ limit })),
})

type Wanted = {
  readonly contractId: Id<'contract'> | null
  /** What a kept card is known by, where that is asked for. */
  readonly card?: string | null | undefined
}

/**
 * Lets one more card be tried, or refuses it with how long to wait. Asked in the transaction that
 * begins the try, so that of many at once none is let in on a reading that another has outdated;
 * nothing has been written then, and no provider asked.
 */
export async function admitTry(ctx: Context, tx: Tx, { contractId, card }: Wanted): Promise<Trier> {
  const network = blind(ctx.env.secret, `network:${ctx.ip}`)
  const trier = { contractId, buyerId: buyerOf(ctx), network }
  await lockTries(tx, trier)
  const at = ctx.now()
  const since = new Date(at.getTime() - COUNTED_MS)
  const tries = await findTries(tx, trier, since)
  const cards = [...new Set([...(card ? [card] : []), ...cardsBroughtAgain(tries)])]
  const declined = cards.length > 0 ? await findDeclinesOf(tx, cards, since) : []
  const limit = findLimit([...tries.map(withoutCard), ...declined], {
    isMember: ctx.actor.kind === 'member',
    cards,
    at,
  })
  if (limit) throw refuseTry(limit)
  return trier
}

/** What is read of a card comes from everybody, and each decline counts once. */
const withoutCard = <T extends object>(one: T) => ({ ...one, card: null })

function refuseTry({ scope, waitMs }: { readonly scope: Scope; readonly waitMs: number }): Error {
  refused.add({ limit: scope })
  return refuse('429', { retryAfter: Math.ceil(waitMs / 1000), limits: 'cards' })
}

/**
 * Remembers declines of what was begun by a card. Whatever has become of it meanwhile: one that was
 * closed while its provider still asked the bank told its buyer all the same whether a card is
 * good.
 */
export async function noteDeclines(
  ctx: Context,
  db: Db | Tx,
  subject: { readonly id: Id<'attempt'> | Id<'card'>; readonly provider: string },
  declines: readonly Decline[],
): Promise<void> {
  for (const { ref, fingerprint } of declines)
    await addDecline(db, subject.id, {
      ref,
      card: fingerprint ? markOf(ctx, subject.provider, fingerprint) : null,
      at: ctx.now(),
    })
}

/** What a card is known by in our rows. */
export function markOf({ env }: Pick<Context, 'env'>, provider: string, fingerprint: string) {
  return blind(env.secret, `card:${provider}:${fingerprint}`)
}

export async function forgetTries(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await deleteTriesBefore(ctx.db, new Date(ctx.now().getTime() - KEPT_MS), atOnce)
}
