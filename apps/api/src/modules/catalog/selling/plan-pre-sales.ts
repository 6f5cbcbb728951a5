import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { preSaleDeskCalls } from '@galleria/contract/pre-sale-desk'
import {
  LEAST_BALANCE_DAYS,
  MOST_DAYS_AHEAD,
  MOST_PRE_SALES_SHOWN,
} from '@galleria/contract/pre-sale-rules'
import { refuse } from '@galleria/contract/refusals'
import { storefronts } from '@galleria/contract/storefronts'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import { refuseFields } from '#platform/bind.ts'
import { noteChanges } from '#platform/audit-log.ts'
import { dayIn } from '#platform/calendar.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockOwnPieces } from './own-goods.queries.ts'

type Plan = Parsed<typeof preSaleDeskCalls.planPreSale>
type Desk = Reply<typeof preSaleDeskCalls.listPreSales>

export async function listPreSales(ctx: Context): Promise<Desk> {
  const rows = await ctx.db
    .selectFrom('pre_sales as p')
    .innerJoin('skus as k', 'k.id', 'p.sku_id')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', ctx.language),
    )
    .where('h.seller_id', '=', sellerOf(ctx))
    .select(['p.id', 'k.code', 't.name', 'h.name as shopName', 'p.event_type as eventType'])
    .select(['p.deposit_percent as depositPercent', 'p.starts_at as from', 'p.ends_at as until'])
    .select(['p.balance_starts_at as balanceFrom', 'p.balance_ends_at as balanceUntil'])
    .select(['p.is_deposit_kept as isDepositKept', 'p.duration', 'p.expect_date as expectDate'])
    // What can be ended is seen, however many came after it.
    .orderBy(({ eb }) => eb('p.ends_at', '>', sql<Date>`mall_now()`), 'desc')
    .orderBy('p.starts_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST_PRE_SALES_SHOWN)
    .execute()
  const now = ctx.now()
  return rows.map((row) => {
    const status = row.until <= now ? 'OVER' : row.from <= now ? 'RUNNING' : 'COMING'
    return {
      id: row.id,
      skuCode: row.code,
      name: row.name ?? row.code,
      shopName: row.shopName,
      preSaleEventType: row.depositPercent === null ? 'FULL_PAYMENT' : 'DEPOSIT',
      depositPercent: row.depositPercent,
      startTime: row.from.toISOString(),
      endTime: row.until.toISOString(),
      balancePaymentStartTime: row.balanceFrom?.toISOString() ?? null,
      balancePaymentEndTime: row.balanceUntil?.toISOString() ?? null,
      isDepositKept: row.isDepositKept,
      duration: row.duration,
      expectDate: row.expectDate,
      status,
      operationList: status === 'OVER' ? [] : ['end'],
    }
  })
}

/** Under the article's lock: of two plans for the same time the second is told so at its field. */
export async function planPreSale(ctx: Context, plan: Plan): Promise<Desk> {
  const from = new Date(plan.startTime)
  const until = new Date(plan.endTime)
  refuseWrongTimes(ctx, plan, from, until)
  await ctx.inTransaction(async (tx) => {
    const skuId = await lockOwnPieces(tx, sellerOf(ctx), plan.skuCode)
    const columns = {
      sku_id: skuId,
      event_type: plan.deposit ? 'DEPOSIT' : 'FULL_PAYMENT',
      starts_at: from,
      ends_at: until,
      deposit_percent: plan.deposit?.percent ?? null,
      balance_starts_at: plan.deposit ? new Date(plan.deposit.startTime) : null,
      balance_ends_at: plan.deposit ? new Date(plan.deposit.endTime) : null,
      is_deposit_kept: plan.deposit?.isKept ?? false,
      delivery_time_type: plan.expectDate ? 'ABSOLUTE_TIME' : 'RELATIVE_TIME',
      duration: plan.expectDate ? null : (plan.duration ?? null),
      expect_date: plan.expectDate ?? null,
    }
    const others = await tx
      .selectFrom('pre_sales')
      .selectAll()
      .where('sku_id', '=', skuId)
      .where('starts_at', '<', until)
      .where('ends_at', '>', from)
      .execute()
    const asText = (row: object) => JSON.stringify(Object.entries(row).toSorted())
    if (others.some(({ id: _, ...other }) => asText(other) === asText(columns))) return
    if (others.length > 0) throw refuseFields([{ path: 'skuCode', code: 'presale_taken' }])
    if (await isOfferedToGroups(tx, skuId, from, until))
      throw refuseFields([{ path: 'skuCode', code: 'group_taken' }])
    await tx.insertInto('pre_sales').values(columns).execute()
    noteChanges(
      tx,
      { kind: 'preSale', id: skuId, name: plan.skuCode },
      {
        after: {
          startTime: plan.startTime,
          endTime: plan.endTime,
          terms: plan.deposit ? `${plan.deposit.percent} %` : null,
          deliveryDay: plan.expectDate ?? plan.duration,
        },
      },
    )
  })
  return listPreSales(ctx)
}

/** Who orders it in a group would find it in a pre-sale instead. */
async function isOfferedToGroups(tx: Tx, skuId: number, from: Date, until: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('group_buy_offers')
    .select('id')
    .where('sku_id', '=', skuId)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .executeTakeFirst()
  return found !== undefined
}

function refuseWrongTimes(ctx: Context, plan: Plan, from: Date, until: Date): void {
  const { deposit, duration, expectDate } = plan
  const wrong: { path: string; code: string }[] = []
  const latest = ctx.now().getTime() + MOST_DAYS_AHEAD * DAY
  if (until <= from || until <= ctx.now()) wrong.push({ path: 'endTime', code: 'presale_end' })
  else if (until.getTime() > latest) wrong.push({ path: 'endTime', code: 'presale_far' })
  if (deposit) {
    const [opens, closes] = [new Date(deposit.startTime), new Date(deposit.endTime)]
    const lastStart = Math.max(opens.getTime(), until.getTime())
    if (closes.getTime() < lastStart + LEAST_BALANCE_DAYS * DAY)
      wrong.push({ path: 'deposit.endTime', code: 'presale_balance' })
    else if (closes.getTime() > latest) wrong.push({ path: 'deposit.endTime', code: 'presale_far' })
  }
  const paidBy = deposit ? new Date(deposit.endTime) : until
  const lastDay = latestDayOf(paidBy)
  if (duration === undefined && expectDate === undefined)
    wrong.push({ path: 'duration', code: 'required' })
  if (expectDate !== undefined && expectDate <= lastDay)
    wrong.push({ path: 'expectDate', code: 'presale_day' })
  else if (expectDate !== undefined && expectDate > latestDayOf(new Date(latest)))
    wrong.push({ path: 'expectDate', code: 'presale_far' })
  if (wrong.length > 0) throw refuseFields(wrong)
}

/**
 * The day of an instant where it is the latest of all storefronts': of a balance paid at the last
 * minute nobody is promised goods of the day before.
 */
function latestDayOf(at: Date): string {
  return Object.values(storefronts)
    .map(({ timeZone }) => dayIn(at, timeZone).toString())
    .reduce((latest, day) => (day > latest ? day : latest))
}

/**
 * By a conditional statement: of two presses the second finds it over. What has not begun leaves no
 * trace, since nobody has ordered in it.
 */
export async function endPreSale(
  ctx: Context,
  { id }: Parsed<typeof preSaleDeskCalls.endPreSale>,
): Promise<Desk> {
  await ctx.inTransaction(async (tx) => {
    const own = await tx
      .selectFrom('pre_sales as p')
      .innerJoin('skus as k', 'k.id', 'p.sku_id')
      .innerJoin('items as i', 'i.id', 'k.item_id')
      .innerJoin('shops as h', 'h.id', 'i.shop_id')
      .where('p.id', '=', id)
      .where('h.seller_id', '=', sellerOf(ctx))
      .select(['p.id', 'p.sku_id as skuId', 'k.code', 'p.ends_at as endsAt'])
      .executeTakeFirst()
    if (!own) throw refuse('presale.not_found')
    noteChanges(
      tx,
      { kind: 'preSale', id: own.skuId, name: own.code },
      {
        before: { endTime: own.endsAt.toISOString() },
        after: { endTime: ctx.now().toISOString() },
      },
    )
    const ended = await tx
      .updateTable('pre_sales')
      .set({ ends_at: sql<Date>`mall_now()` })
      .where('id', '=', id)
      .where('starts_at', '<', sql<Date>`mall_now()`)
      .where('ends_at', '>', sql<Date>`mall_now()`)
      .returning('id')
      .executeTakeFirst()
    if (ended) return
    const taken = await tx
      .deleteFrom('pre_sales')
      .where('id', '=', id)
      .where('starts_at', '>=', sql<Date>`mall_now()`)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw refuse('presale.over')
  })
  return listPreSales(ctx)
}
