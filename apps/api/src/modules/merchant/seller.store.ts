import { languages } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow } from '#platform/mover.ts'
import { findHistories, recordTransitions, type HistoryRow } from '#platform/transitions.ts'
import { defaultRates } from './default-rates.rules.ts'
import type { ApplicationRow } from './application.types.ts'
import { sellerFlow, type SellerMove } from './seller.flow.ts'

/** Working days until a new shop hands a parcel over, until it knows better. */
const HANDLING_DAYS = 2

export async function findSellersHistories(
  db: Db,
  sellerIds: readonly number[],
): Promise<Map<number, HistoryRow[]>> {
  const sellers = await db
    .selectFrom('sellers')
    .where('id', '=', sql<number>`any(${sellerIds})`)
    .select(['id', 'history_id as historyId'])
    .execute()
  const histories = await findHistories(
    db,
    'seller',
    sellers.map(({ historyId }) => historyId),
  )
  return new Map(sellers.map(({ id, historyId }) => [id, histories.get(historyId) ?? []]))
}

/** The seller a person works for, the one of longest standing; null for everybody else. */
export async function findSellerOf(db: Db | Tx, userId: Id<'user'>): Promise<number | null> {
  const staff = await db
    .selectFrom('seller_staff')
    .select('seller_id')
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('seller_id')
    .executeTakeFirst()
  return staff?.seller_id ?? null
}

/**
 * A seller with its shop, what it charges to send, and its first member of staff. Seller and shop
 * share the next free number; two openings come one after the other.
 */
export async function openSeller(
  tx: Tx,
  application: ApplicationRow,
  by: { actorId: Id<'user'>; at: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sellers', 0))`.execute(tx)
  const next = await findNextId(tx)
  const { street, houseNo, detail, postalCode, city, country } = application.returnAddress
  const { historyId } = await tx
    .insertInto('sellers')
    .values({
      id: next.id,
      name: application.company,
      street: [street, houseNo, detail].filter(Boolean).join(' '),
      city: `${postalCode} ${city}`,
      country: country ?? application.country,
      vat_id: application.taxId,
      email: application.email,
      phone: application.contactPhone,
      return_address: JSON.stringify(application.returnAddress),
    })
    .returning('history_id as historyId')
    .executeTakeFirstOrThrow()
  // The shop speaks its own language until somebody translates it.
  const about = JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, application.about])),
  )
  await tx
    .insertInto('shops')
    .values({
      id: next.id,
      seller_id: next.id,
      name: application.shopName,
      city: city ?? '',
      country: country ?? application.country,
      handling_days: HANDLING_DAYS,
      about,
    })
    .execute()
  await tx
    .insertInto('shipping_rates')
    .values(
      defaultRates(country ?? application.country).map((rate) => ({
        shop_id: next.id,
        site: rate.site,
        freight: rate.freight,
        currency: rate.currency,
        fee: rate.fee,
        free_from: rate.freeFrom,
        transit_days: rate.transitDays,
      })),
    )
    .execute()
  await tx
    .insertInto('seller_staff')
    .values({ user_id: application.userId, seller_id: next.id, role: 'owner', since: by.at })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'seller',
      entityId: historyId,
      from: null,
      to: 'ACTIVE',
      event: 'open',
      actor: 'operator',
      actorId: by.actorId,
      at: by.at,
    },
  ])
  return next.id
}

function findNextId(tx: Tx): Promise<{ id: number }> {
  return tx
    .selectNoFrom(({ selectFrom }) => {
      const sellers = selectFrom('sellers').select(({ fn }) =>
        fn.coalesce(fn.max('id'), sql.lit(0)).as('id'),
      )
      const shops = selectFrom('shops').select(({ fn }) =>
        fn.coalesce(fn.max('id'), sql.lit(0)).as('id'),
      )
      return sql<number>`greatest(${sellers}, ${shops}) + 1`.as('id')
    })
    .executeTakeFirstOrThrow()
}

const sellerLifeCycle = defineLifeCycle({
  entity: 'seller',
  table: 'sellers',
  flow: sellerFlow,
  stamps: () => ({}),
  historyKey: 'history_id',
})

/** Performs a move of a seller; false when it was no longer in a state the move starts from. */
export async function moveSeller(
  tx: Tx,
  id: number,
  change: { move: SellerMove; actorId: Id<'user'>; at: Date; reason: string },
): Promise<boolean> {
  const from = await moveRow(tx, sellerLifeCycle, id, {
    ...change,
    actor: 'operator',
    facts: change.reason ? { reason: change.reason } : undefined,
    set: { status_reason: change.reason },
  })
  return from !== undefined
}
