import type { reverseDeskCalls } from '@galleria/contract/after-sales-desk'
import { MOST_APPROVAL_RULES } from '@galleria/contract/after-sales-desk-rules'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { fromMajor } from '@galleria/kernel/money'
import { isDeepStrictEqual } from 'node:util'
import { noteChanges } from '#platform/audit-log.ts'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import type { ApprovalRule } from './approval.rules.ts'
import { DAY } from '@galleria/kernel/time'
import { lockOwnShop, lockShopOf } from '../shops/own-shop.ts'

type Rules = Reply<typeof reverseDeskCalls.listApprovalRules>
type Form = Parsed<typeof reverseDeskCalls.saveApprovalRule>
type Row = ApprovalRule & {
  readonly isOn: boolean
  readonly shopId: number
  readonly shopName: string
  readonly approvedToday: number
}

export async function listApprovalRules(ctx: Context): Promise<Rules> {
  const since = new Date(ctx.now().getTime() - DAY)
  return (await findRules(ctx.db, sellerOf(ctx), since)).map((row) => ({
    id: row.id,
    shop: { id: row.shopId, name: row.shopName },
    isOn: row.isOn,
    typeList: row.types as Form['typeList'],
    reasonList: row.reasons as Form['reasonList'],
    most: wireMoney(row.most, row.currency),
    needsPhoto: row.needsPhoto,
    mostADay: row.mostADay,
    approvedToday: row.approvedToday,
  }))
}

function findRules(db: Db | Tx, sellerId: number, since: Date): Promise<Row[]> {
  return db
    .selectFrom('approval_rules as r')
    .innerJoin('shops as h', 'h.id', 'r.shop_id')
    .where('h.seller_id', '=', sellerId)
    .select(['r.id', 'r.is_on as isOn', 'r.types', 'r.reasons', 'r.currency', 'r.most'])
    .select(['r.needs_photo as needsPhoto', 'r.most_a_day as mostADay', 'h.id as shopId'])
    .select((eb) => [
      'h.name as shopName',
      eb
        .selectFrom('reverse_orders as x')
        .whereRef('x.approved_by_rule', '=', 'r.id')
        .where('x.audited_at', '>', since)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('approvedToday'),
    ])
    .orderBy('h.id')
    .orderBy('r.id')
    .$castTo<Row>()
    .execute()
}

/**
 * Under the shop's lock: of two forms one comes after the other, and one that is sent twice makes
 * one rule.
 */
export async function saveApprovalRule(ctx: Context, form: Form): Promise<Rules> {
  const most = fromMajor(form.most.value, form.most.currency)
  if (!most) throw refuseFields([{ path: 'most.value', code: 'decimals' }])
  const columns = {
    is_on: form.isOn,
    types: [...new Set(form.typeList)].toSorted(),
    reasons: [...new Set(form.reasonList)].toSorted(),
    currency: form.most.currency,
    most: most.minor,
    needs_photo: form.needsPhoto,
    most_a_day: form.mostADay,
  }
  await ctx.inTransaction(async (tx) => {
    await lockOwnShop(ctx, tx, form.shopId)
    const rules = await tx
      .selectFrom('approval_rules')
      .where('shop_id', '=', form.shopId)
      .selectAll()
      .execute()
    const before = rules.find(({ id }) => id === form.id)
    if (form.id !== undefined && !before) throw refuse('setting.not_found')
    if (!before && rules.some((one) => isDeepStrictEqual(termsOf(one), columns))) return
    if (!before && rules.length >= MOST_APPROVAL_RULES)
      throw refuse('setting.too_many', { most: MOST_APPROVAL_RULES })
    noteChanges(
      tx,
      { kind: 'approvalRule', id: String(form.id ?? 'new'), name: '' },
      { ...(before ? { before: told(before) } : {}), after: told(columns) },
    )
    if (before)
      await tx.updateTable('approval_rules').set(columns).where('id', '=', before.id).execute()
    else
      await tx
        .insertInto('approval_rules')
        .values({ shop_id: form.shopId, ...columns })
        .execute()
  })
  return listApprovalRules(ctx)
}

export async function removeApprovalRule(
  ctx: Context,
  { id }: Parsed<typeof reverseDeskCalls.removeApprovalRule>,
): Promise<Rules> {
  await ctx.inTransaction(async (tx) => {
    if (!(await lockShopOf(ctx, tx, 'approval_rules', id))) return
    const gone = await tx
      .deleteFrom('approval_rules')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!gone) return
    noteChanges(
      tx,
      { kind: 'approvalRule', id: String(id), name: '' },
      { before: told(gone), after: { isOn: false, terms: '' } },
    )
  })
  return listApprovalRules(ctx)
}

type Terms = {
  readonly is_on: boolean
  readonly types: readonly string[]
  readonly reasons: readonly string[]
  readonly currency: string
  readonly most: number
  readonly needs_photo: boolean
  readonly most_a_day: number
}

function termsOf({ is_on, types, reasons, currency, most, needs_photo, most_a_day }: Terms): Terms {
  return { is_on, types, reasons, currency, most, needs_photo, most_a_day }
}

/** What the log tells of a rule, in the codes of the contract. */
function told({ is_on: isOn, ...rule }: Terms) {
  const { value, currency } = wireMoney(rule.most, rule.currency)
  const terms = [
    rule.types.join(' '),
    rule.reasons.join(' '),
    `${value.toFixed(2)} ${currency}`,
    ...(rule.needs_photo ? ['PHOTO'] : []),
    `${rule.most_a_day}/24 h`,
  ]
  return { isOn, terms: terms.join(', ') }
}
