import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { campaignCalls } from '@galleria/contract/campaign'
import { refuse } from '@galleria/contract/refusals'
import { offsetOf } from '@galleria/kernel/page'
import type { Id } from '@galleria/kernel/id'
import { fromMajor } from '@galleria/kernel/money'
import { buyerOf, type Context } from '#platform/context.ts'
import { presentCampaign } from './campaign.present.ts'
import { countCampaigns, findCampaigns, findEnded, findPrizes } from './campaign.queries.ts'
import { currencyOf } from './campaign.rules.ts'
import { addCampaign, addPrizes, finish, stop, type NewCampaign } from './campaign.store.ts'

/** What the operator does about campaigns: looks at them, makes one, takes no more orders into one. */

export async function listCampaigns(
  ctx: Context,
  body: Parsed<typeof campaignCalls.pageCampaigns>,
): Promise<Reply<typeof campaignCalls.pageCampaigns>> {
  const [found, total] = await Promise.all([
    findCampaigns(ctx.db, { limit: body.pageSize, offset: offsetOf(body) }),
    countCampaigns(ctx.db),
  ])
  const prizes = await findPrizes(
    ctx.db,
    found.map(({ id }) => id),
  )
  return { data: found.map((one) => presentCampaign(one, prizes, ctx.now())), total }
}

async function readCampaign(
  ctx: Context,
  id: Id<'campaign'>,
): Promise<Reply<typeof campaignCalls.stopCampaign>> {
  const [found] = await findCampaigns(ctx.db, { id })
  if (!found) throw refuse('campaign.not_found')
  return presentCampaign(found, await findPrizes(ctx.db, [id]), ctx.now())
}

export async function planPrizes(
  ctx: Context,
  body: Parsed<typeof campaignCalls.createPrizeCampaign>,
): Promise<Reply<typeof campaignCalls.createPrizeCampaign>> {
  const campaign = termsOf(ctx, body, 'PRIZE')
  const isSound = body.prizeList.every(
    ({ prizeType, points }) => (prizeType === 'POINTS') === points > 0,
  )
  if (!isSound) throw refuse('campaign.prizes')
  await ctx.inTransaction(async (tx) => {
    await add(ctx, tx, campaign)
    await addPrizes(
      tx,
      campaign.id,
      body.prizeList.map(({ prizeType, points, weight, stock }) => ({
        id: ctx.newId('prize'),
        kind: prizeType,
        points: points * 100,
        weight,
        stock,
      })),
    )
  })
  return readCampaign(ctx, campaign.id)
}

async function add(
  ctx: Context,
  tx: Parameters<typeof addCampaign>[0],
  campaign: NewCampaign,
): Promise<void> {
  const by = { operatorId: buyerOf(ctx), at: ctx.now() }
  if (!(await addCampaign(tx, campaign, by))) throw refuse('campaign.name_taken')
}

type Terms = Pick<
  Parsed<typeof campaignCalls.createPrizeCampaign>,
  'name' | 'siteList' | 'orderAmtFrom' | 'startTime' | 'endTime'
>

/** What every kind of campaign says. */
function termsOf(ctx: Context, body: Terms, kind: NewCampaign['kind']): NewCampaign {
  const sites = [...new Set(body.siteList)]
  const currency = currencyOf(sites)
  if (!currency) throw refuse('campaign.currency')
  const valueFrom = fromMajor(body.orderAmtFrom.value, currency)
  if (!valueFrom) throw refuse('campaign.amount')
  const startsAt = new Date(body.startTime)
  const endsAt = new Date(body.endTime)
  if (endsAt <= startsAt || endsAt <= ctx.now()) throw refuse('campaign.window')
  return {
    id: ctx.newId('campaign'),
    kind,
    name: body.name,
    sites,
    currency,
    valueFrom: valueFrom.minor,
    startsAt,
    endsAt,
  }
}

export async function stopCampaign(
  ctx: Context,
  { id }: Parsed<typeof campaignCalls.stopCampaign>,
): Promise<Reply<typeof campaignCalls.stopCampaign>> {
  await readCampaign(ctx, id)
  const by = { operatorId: buyerOf(ctx), at: ctx.now() }
  if (!(await ctx.inTransaction((tx) => stop(tx, id, by)))) throw refuse('campaign.over')
  return readCampaign(ctx, id)
}

/** The clock's round: campaigns whose window is over, or that were stopped, are done. */
export async function finishCampaigns(ctx: Context): Promise<void> {
  const at = ctx.now()
  for (const id of await findEnded(ctx.db, at, 100))
    await ctx.inTransaction((tx) => finish(tx, id, at))
}
