import type { Parsed } from '@galleria/contract/define-call'
import type { groupOfferDeskCalls } from '@galleria/contract/group-offer-desk'
import { MOST_GROUP_DAYS_AHEAD } from '@galleria/contract/group-offer-rules'
import { refuse } from '@galleria/contract/refusals'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { noteChanges } from '#platform/audit-log.ts'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockOwnPieces } from './own-goods.queries.ts'

type Plan = Parsed<typeof groupOfferDeskCalls.planGroupOffer>
type Size = Plan['sizeList'][number]
type Wrong = { readonly path: string; readonly code: string }

/**
 * Under the article's lock: of two plans for the same time the second is told so at its field. What
 * is planned again is as it was.
 */
export async function planGroupOffer(ctx: Context, plan: Plan): Promise<void> {
  const [from, until] = [new Date(plan.startTime), new Date(plan.endTime)]
  const wrong = [...wrongTimes(ctx, from, until), ...wrongSizes(plan.sizeList)]
  if (wrong.length > 0) throw refuseFields(wrong)
  const sizes = plan.sizeList.toSorted((one, other) => one.size - other.size)
  await ctx.inTransaction(async (tx) => {
    const skuId = await lockOwnPieces(tx, sellerOf(ctx), plan.skuCode)
    const others = await findOffersIn(tx, skuId, from, until)
    if (others.some((other) => isSame(other, { from, until, hours: plan.openHours, sizes }))) return
    if (others.length > 0) throw refuseFields([{ path: 'skuCode', code: 'group_taken' }])
    if (await isPreSold(tx, skuId, from, until))
      throw refuseFields([{ path: 'skuCode', code: 'presale_taken' }])
    const { id } = await tx
      .insertInto('group_buy_offers')
      .values({ sku_id: skuId, starts_at: from, ends_at: until, open_hours: plan.openHours })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('group_buy_sizes')
      .values(
        sizes.map(({ size, percentOff }) => ({ offer_id: id, size, percent_off: percentOff })),
      )
      .execute()
    noteChanges(
      tx,
      { kind: 'groupOffer', id: skuId, name: plan.skuCode },
      {
        after: { startTime: plan.startTime, endTime: plan.endTime, terms: termsText(sizes) },
      },
    )
  })
}

const termsText = (sizes: readonly Size[]) =>
  sizes.map(({ size, percentOff }) => `${size}: ${percentOff} %`).join(', ')

function wrongTimes(ctx: Context, from: Date, until: Date): Wrong[] {
  const now = ctx.now().getTime()
  if (until <= from || until.getTime() <= now) return [{ path: 'endTime', code: 'presale_end' }]
  return until.getTime() > now + MOST_GROUP_DAYS_AHEAD * DAY
    ? [{ path: 'endTime', code: 'presale_far' }]
    : []
}

/** Each size once, and a larger group pays less: otherwise nobody would wait for more members. */
function wrongSizes(sizes: readonly Size[]): Wrong[] {
  return sizes.flatMap(({ size, percentOff }, index) => {
    if (sizes.findIndex((one) => one.size === size) < index)
      return [{ path: `sizeList.${index}.size`, code: 'group_size_twice' }]
    return sizes.some((one) => one.size < size && one.percentOff >= percentOff)
      ? [{ path: `sizeList.${index}.percentOff`, code: 'group_larger' }]
      : []
  })
}

type Offer = { from: Date; until: Date; hours: number; sizes: readonly Size[] }

function findOffersIn(tx: Tx, skuId: number, from: Date, until: Date): Promise<Offer[]> {
  return tx
    .selectFrom('group_buy_offers as o')
    .where('o.sku_id', '=', skuId)
    .where('o.starts_at', '<', until)
    .where('o.ends_at', '>', from)
    .select((eb) => [
      'o.starts_at as from',
      'o.ends_at as until',
      'o.open_hours as hours',
      jsonArrayFrom(
        eb
          .selectFrom('group_buy_sizes as s')
          .whereRef('s.offer_id', '=', 'o.id')
          .select(['s.size', 's.percent_off as percentOff'])
          .orderBy('s.size'),
      ).as('sizes'),
    ])
    .execute()
}

const isSame = (one: Offer, other: Offer) =>
  one.from.getTime() === other.from.getTime() &&
  one.until.getTime() === other.until.getTime() &&
  one.hours === other.hours &&
  termsText(one.sizes) === termsText(other.sizes)

/** While a pre-sale runs its terms hold, and no group could be begun. */
async function isPreSold(tx: Tx, skuId: number, from: Date, until: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('pre_sales')
    .select('id')
    .where('sku_id', '=', skuId)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * By conditional statements: of two presses the second finds it over. What has not begun leaves no
 * trace, since nobody has begun a group in it; groups that were begun keep their own terms and
 * time.
 */
export async function endGroupOffer(
  ctx: Context,
  { id }: Parsed<typeof groupOfferDeskCalls.endGroupOffer>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const own = await tx
      .selectFrom('group_buy_offers as o')
      .innerJoin('skus as k', 'k.id', 'o.sku_id')
      .innerJoin('items as i', 'i.id', 'k.item_id')
      .innerJoin('shops as h', 'h.id', 'i.shop_id')
      .where('o.id', '=', id)
      .where('h.seller_id', '=', sellerOf(ctx))
      .select(['o.sku_id as skuId', 'k.code', 'o.ends_at as endsAt'])
      .executeTakeFirst()
    if (!own) throw refuse('groupoffer.not_found')
    noteChanges(
      tx,
      { kind: 'groupOffer', id: own.skuId, name: own.code },
      {
        before: { endTime: own.endsAt.toISOString() },
        after: { endTime: ctx.now().toISOString() },
      },
    )
    const ended = await tx
      .updateTable('group_buy_offers')
      .set({ ends_at: sql<Date>`mall_now()` })
      .where('id', '=', id)
      .where('starts_at', '<', sql<Date>`mall_now()`)
      .where('ends_at', '>', sql<Date>`mall_now()`)
      .returning('id')
      .executeTakeFirst()
    if (ended) return
    const taken = await tx
      .deleteFrom('group_buy_offers')
      .where('id', '=', id)
      .where('starts_at', '>=', sql<Date>`mall_now()`)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw refuse('groupoffer.over')
  })
}
