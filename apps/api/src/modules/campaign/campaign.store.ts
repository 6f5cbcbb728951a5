import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, nextVersion } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { campaignFlow } from './campaign.flow.ts'
import type { Campaign, Prize } from './campaign.types.ts'

const lifeCycle = defineLifeCycle({
  entity: 'campaign',
  table: 'campaigns',
  flow: campaignFlow,
  stamps: () => ({ version: nextVersion }),
})

export type NewCampaign = Omit<Campaign, 'status'>
export type NewPrize = Pick<Prize, 'id' | 'kind' | 'points' | 'weight' | 'stock'>

/** False, and nothing written, when a campaign has the name. */
export async function addCampaign(
  tx: Tx,
  campaign: NewCampaign,
  by: { readonly operatorId: Id<'user'>; readonly at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('campaigns')
    .values({
      id: campaign.id,
      kind: campaign.kind,
      name: campaign.name,
      sites: [...campaign.sites],
      currency: campaign.currency,
      value_from: campaign.valueFrom,
      starts_at: campaign.startsAt,
      ends_at: campaign.endsAt,
      one_in: campaign.free?.oneIn ?? null,
      most: campaign.free?.most ?? null,
      budget: campaign.free?.budget ?? campaign.card?.budget ?? null,
      card_value: campaign.card?.value ?? null,
      card_days: campaign.card?.days ?? null,
      status: 'OPEN',
      created_at: by.at,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await recordTransitions(tx, [
    {
      entity: 'campaign',
      entityId: campaign.id,
      from: null,
      to: 'OPEN',
      event: 'create',
      actor: 'operator',
      actorId: by.operatorId,
      at: by.at,
    },
  ])
  return true
}

export async function addPrizes(
  tx: Tx,
  campaignId: Id<'campaign'>,
  prizes: readonly NewPrize[],
): Promise<void> {
  await tx
    .insertInto('prizes')
    .values(
      prizes.map((prize, index) => ({ ...prize, campaign_id: campaignId, position: index + 1 })),
    )
    .execute()
}

/** False when it takes no orders any more. */
export async function stop(
  tx: Tx,
  id: Id<'campaign'>,
  by: { readonly operatorId: Id<'user'>; readonly at: Date },
): Promise<boolean> {
  const moved = await moveRow(tx, lifeCycle, id, {
    move: 'stop',
    actor: 'operator',
    actorId: by.operatorId,
    at: by.at,
    where: sql<boolean>`t.ends_at > ${by.at}`,
  })
  return moved !== undefined
}

/** False when it is done, or still takes orders. */
export async function finish(tx: Tx, id: Id<'campaign'>, at: Date): Promise<boolean> {
  const moved = await moveRow(tx, lifeCycle, id, {
    move: 'finish',
    actor: 'clock',
    at,
    where: sql<boolean>`(t.status = 'STOPPED' or t.ends_at <= ${at})`,
  })
  return moved !== undefined
}
