import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { CardTry } from './card-tries.rules.ts'

/** Who tries a card, and where; networks and cards as keyed hashes. */
export type Trier = {
  /** None while a card is being added. */
  readonly contractId: Id<'contract'> | null
  readonly buyerId: Id<'user'>
  readonly network: string
}
type Subject = Id<'attempt'> | Id<'card'>

/**
 * Tries of one person, and of one network, come one after the other from here to the end of the
 * transaction, so that what is counted is all there is.
 */
export async function lockTries(tx: Tx, { buyerId, network }: Trier): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cards:' || ${buyerId}::text, 0)),
    pg_advisory_xact_lock(hashtextextended('cards:' || ${network}::text, 0))`.execute(tx)
}

/**
 * What of a contract, a person and a network was declined since, and what is under way. Of the
 * contract itself what is under way does not count: it has ended before another one begins.
 */
export async function findTries(db: Db | Tx, trier: Trier, since: Date): Promise<CardTry[]> {
  const rows = await selectTries(db, trier, since)
    .$castTo<CardTry & { readonly subjectId: string }>()
    .execute()
  // One that goes on after a decline counts as its declines.
  const declined = new Set(rows.filter((one) => one.isDeclined).map((one) => one.subjectId))
  return rows.filter((one) => one.isDeclined || !declined.has(one.subjectId))
}

/**
 * By an index for each of the three, however many tries of others there are.
 * @public
 */
export function selectTries(db: Db | Tx, trier: Trier, since: Date) {
  const { contractId, buyerId, network } = trier
  const isOfContract = contractId
    ? sql<boolean>`t.contract_id is not distinct from ${contractId}::uuid`
    : sql.lit(false)
  return (
    db
      .selectFrom('card_tries as t')
      // By their keys, of a few tries: as a condition each would be looked for among all that live.
      .leftJoin('payment_attempts as a', 'a.id', 't.subject_id')
      .leftJoin('saved_cards as c', 'c.id', 't.subject_id')
      .where('t.tried_at', '>', since)
      .where((eb) =>
        eb.or([
          eb('t.buyer_id', '=', buyerId),
          eb('t.network', '=', network),
          ...(contractId ? [eb('t.contract_id', '=', contractId)] : []),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb('t.decline', '<>', ''),
          eb.and([
            eb.not(isOfContract),
            eb.or([eb('a.status', 'in', ['CREATED', 'PAY_PENDING']), eb('c.status', '=', 'OPEN')]),
          ]),
        ]),
      )
      .select((eb) => [
        't.subject_id as subjectId',
        sql<boolean>`t.decline <> ''`.as('isDeclined'),
        't.tried_at as triedAt',
        isOfContract.as('isOfContract'),
        eb('t.buyer_id', '=', buyerId).as('isOfPerson'),
        eb('t.network', '=', network).as('isOfNetwork'),
        't.card',
      ])
  )
}

/** Whoever tried them. */
export function findDeclinesOf(
  db: Db | Tx,
  cards: readonly string[],
  since: Date,
): Promise<CardTry[]> {
  const no = sql.lit(false)
  return db
    .selectFrom('card_tries')
    .where('card', '=', sql<string>`any(${cards})`)
    .where('tried_at', '>', since)
    .select(['tried_at as triedAt', 'card', sql.lit(true).as('isDeclined')])
    .select([no.as('isOfContract'), no.as('isOfPerson'), no.as('isOfNetwork')])
    .$castTo<CardTry>()
    .execute()
}

export async function addTry(tx: Tx, subject: Subject, trier: Trier, at: Date): Promise<void> {
  await tx
    .insertInto('card_tries')
    .values({
      subject_id: subject,
      contract_id: trier.contractId,
      buyer_id: trier.buyerId,
      network: trier.network,
      tried_at: at,
    })
    .execute()
}

/**
 * A decline of something that was begun here by a card; once by its name, however often it is told.
 */
export async function addDecline(
  db: Db | Tx,
  subject: Subject,
  { ref, card, at }: { readonly ref: string; readonly card: string | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('card_tries')
    .columns(['subject_id', 'decline', 'contract_id', 'buyer_id', 'network', 'card', 'tried_at'])
    .expression((eb) =>
      eb
        .selectFrom('card_tries')
        .where('subject_id', '=', subject)
        .where('decline', '=', '')
        .select([
          'subject_id',
          sql<string>`${ref}::text`.as('decline'),
          'contract_id',
          'buyer_id',
          'network',
          sql<string | null>`${card}::text`.as('card'),
          sql<Date>`${at}::timestamptz`.as('tried_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['subject_id', 'decline'])
        .doUpdateSet({ card })
        .where('card_tries.card', 'is', null),
    )
    .execute()
}

/** The oldest first, so many in one statement that it holds nobody up. */
export async function deleteTriesBefore(db: Db, before: Date, atOnce: number): Promise<void> {
  await db
    .deleteFrom('card_tries')
    .where((eb) =>
      eb(
        eb.refTuple('subject_id', 'decline'),
        'in',
        eb
          .selectFrom('card_tries')
          .where('tried_at', '<', before)
          .orderBy('tried_at')
          .limit(atOnce)
          .select(['subject_id', 'decline'])
          .$asTuple('subject_id', 'decline'),
      ),
    )
    .execute()
}
