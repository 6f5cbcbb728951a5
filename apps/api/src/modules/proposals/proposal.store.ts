import { operatorRoles, rightsOfOperator } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { nameOfUser, nameOfUserIfAny } from '#modules/account/index.ts'
import { proposalFlow } from './proposal.flow.ts'
import { rightFor, type Proposal, type ProposalKind, type Subject } from './proposal.types.ts'

function selectProposals(db: Db | Tx) {
  return db
    .selectFrom('proposals as p')
    .innerJoin('users as u', 'u.id', 'p.proposed_by')
    .select([
      'p.id',
      'p.kind',
      'p.subject_id as subjectId',
      'p.name',
      'p.seen',
      'p.way',
      'p.reason',
      'p.status',
      'p.proposed_by as proposedBy',
      nameOfUser('u').as('by'),
      'p.proposed_at as proposedAt',
      'p.expires_at as expiresAt',
      'p.ended_by as endedBy',
      'p.ended_at as endedAt',
    ])
    .$castTo<Proposal>()
}

export function findProposal(db: Db | Tx, id: Id<'proposal'>): Promise<Proposal | undefined> {
  return selectProposals(db).where('p.id', '=', id).executeTakeFirst()
}

export function findOpenProposal(
  tx: Tx,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Promise<Proposal | undefined> {
  return selectProposals(tx)
    .where('p.kind', '=', kind)
    .where('p.subject_id', '=', id)
    .where('p.status', '=', 'OPEN')
    .executeTakeFirst()
}

/** The newest that is open or agreed to, of each of these. */
export async function findProposals(
  db: Db | Tx,
  kind: ProposalKind,
  ids: readonly string[],
): Promise<Map<string, Proposal>> {
  if (ids.length === 0) return new Map()
  const rows = await selectProposals(db)
    .where('p.kind', '=', kind)
    .where('p.subject_id', 'in', [...ids])
    .where('p.status', 'in', ['OPEN', 'AGREED'])
    .orderBy('p.proposed_at')
    .orderBy('p.id')
    .execute()
  return new Map(rows.map((row) => [row.subjectId, row]))
}

/** What somebody proposes something about, the oldest proposal first. */
export async function findOpenSubjects(db: Db, kind: ProposalKind): Promise<string[]> {
  const rows = await db
    .selectFrom('proposals')
    .where('kind', '=', kind)
    .where('status', '=', 'OPEN')
    .orderBy('proposed_at')
    .orderBy('id')
    .limit(100)
    .select('subject_id as subjectId')
    .execute()
  return rows.map(({ subjectId }) => subjectId)
}

export function findDueProposals(db: Db, now: Date): Promise<{ id: Id<'proposal'> }[]> {
  return db
    .selectFrom('proposals')
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(100)
    .select('id')
    .$castTo<{ id: Id<'proposal'> }>()
    .execute()
}

/**
 * Those of the mall's people who may decide about such a thing, and since when they have the role
 * for it.
 */
export function findDeciders(
  db: Db | Tx,
  kind: ProposalKind,
): Promise<{ id: Id<'user'>; since: Date }[]> {
  return db
    .selectFrom('operators')
    .where(
      'role',
      'in',
      operatorRoles.filter((role) => rightsOfOperator[role].includes(rightFor[kind])),
    )
    .orderBy('user_id')
    .select(['user_id as id', sql<Date>`coalesce(role_since, since)`.as('since')])
    .$castTo<{ id: Id<'user'>; since: Date }>()
    .execute()
}

export type NewProposal = {
  readonly id: Id<'proposal'>
  readonly by: Id<'user'>
  readonly name: string
  readonly way: object | null
  readonly reason: string
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertProposal(
  tx: Tx,
  { kind, id: subjectId, seen }: Subject,
  { id, by, name, way, reason, at, expiresAt }: NewProposal,
): Promise<void> {
  await tx
    .insertInto('proposals')
    .values({
      id,
      kind,
      subject_id: subjectId,
      name,
      seen,
      way: way && JSON.stringify(way),
      reason,
      status: 'OPEN',
      proposed_by: by,
      proposed_at: at,
      expires_at: expiresAt,
    })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'proposal',
      entityId: id,
      from: null,
      to: 'OPEN',
      event: 'propose',
      actor: 'operator',
      actorId: by,
      facts: { reason },
      at,
    },
  ])
}

const proposalLifeCycle = defineLifeCycle({
  entity: 'proposal',
  table: 'proposals',
  flow: proposalFlow,
  // Where money would have gone is nobody's business once it does not go there.
  stamps: ({ to, at }) => ({ ended_at: at, ...(to === 'AGREED' ? {} : { way: null }) }),
})

/** Ends a proposal; false when it had ended before. */
export async function moveProposal(
  tx: Tx,
  id: Id<'proposal'>,
  change: MoveRequest<typeof proposalFlow, 'proposals'>,
): Promise<boolean> {
  return (await moveRow(tx, proposalLifeCycle, id, change)) !== undefined
}

/** What was done about things by proposals, and by whom, in order. */
export function findProposalSteps(
  db: Pick<Context, 'db'>['db'],
  kind: ProposalKind,
  subjectIds: readonly string[],
) {
  return db
    .selectFrom('proposals as p')
    .innerJoin('transitions as t', (join) =>
      join.onRef('t.entity_id', '=', 'p.id').on('t.entity', '=', 'proposal'),
    )
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .where('p.kind', '=', kind)
    .where('p.subject_id', 'in', [...subjectIds])
    .orderBy('t.at')
    .orderBy('p.id')
    .orderBy('t.seq')
    .select([
      'p.subject_id as subjectId',
      't.event',
      't.to_state as to',
      nameOfUserIfAny('u').as('by'),
      't.at',
      't.facts',
    ])
    .$castTo<{
      subjectId: string
      event: string
      to: string
      by: string | null
      at: Date
      facts: { readonly reason?: string; readonly note?: string } | null
    }>()
    .execute()
}
