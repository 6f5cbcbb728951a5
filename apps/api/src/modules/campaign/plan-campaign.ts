import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { campaignCalls } from '@galleria/contract/campaign'
import { refuse } from '@galleria/contract/refusals'
import { offsetOf } from '@galleria/kernel/page'
import type { Id } from '@galleria/kernel/id'
import { fromMajor } from '@galleria/kernel/money'
import { buyerOf, type Context } from '#platform/context.ts'
import { presentCampaign } from './campaign.present.ts'
import { countCampaigns, findCampaigns, findPrizes } from './campaign.queries.ts'
import { currencyOf } from './campaign.rules.ts'
import { addCampaign, addPrizes, stop, type NewCampaign } from './campaign.store.ts'

/**
 * What the operator does about campaigns: looks at them, makes one, takes no more orders into one.
 */

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
  const campaign = { ...termsOf(ctx, body), kind: 'PRIZE', free: null, card: null } as const
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

export async function planFreeOrders(
  ctx: Context,
  body: Parsed<typeof campaignCalls.createFreeOrders>,
): Promise<Reply<typeof campaignCalls.createFreeOrders>> {
  const terms = termsOf(ctx, body)
  const most = fromMajor(body.mostAmt.value, terms.currency)
  const budget = fromMajor(body.budgetAmt.value, terms.currency)
  if (!most || !budget) throw refuse('campaign.amount')
  const free = { oneIn: body.oneIn, most: most.minor, budget: budget.minor, spent: 0 }
  await ctx.inTransaction((tx) => add(ctx, tx, { ...terms, kind: 'FREE', free, card: null }))
  return readCampaign(ctx, terms.id)
}

export async function planGiftCards(
  ctx: Context,
  body: Parsed<typeof campaignCalls.createGiftCards>,
): Promise<Reply<typeof campaignCalls.createGiftCards>> {
  const terms = termsOf(ctx, body)
  const value = fromMajor(body.giftCardAmt.value, terms.currency)
  const budget = fromMajor(body.budgetAmt.value, terms.currency)
  if (!value || !budget) throw refuse('campaign.amount')
  if (budget.minor < value.minor) throw refuse('campaign.budget')
  const card = { value: value.minor, days: body.validDays, budget: budget.minor, spent: 0 }
  await ctx.inTransaction((tx) => add(ctx, tx, { ...terms, kind: 'GIFT_CARD', free: null, card }))
  return readCampaign(ctx, terms.id)
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
function termsOf(ctx: Context, body: Terms): Omit<NewCampaign, 'kind' | 'free' | 'card'> {
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
