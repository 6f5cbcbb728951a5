import type { Parsed } from '@galleria/contract/define-call'
import type { promotionCalls } from '@galleria/contract/promotion'
import { COUPON_CODE, plainCode } from '@galleria/contract/promotion-rules'
import type { DeskPromotion } from '@galleria/contract/promotion-wire'
import { refuse } from '@galleria/contract/refusals'
import { storefronts } from '@galleria/contract/storefronts'
import { operationsFor } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { refuseFields } from '#platform/bind.ts'
import { auditMoney, noteChanges, noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { promotionFlow } from './promotion.flow.ts'
import { presentDesk } from './promotion.present.ts'
import { findPromotion, findPromotions, type Desk } from './promotion.queries.ts'
import { addPromotion, changeDraft, movePromotion } from './promotion.store.ts'
import type { Draft, PromotionRow } from './promotion.types.ts'

/**
 * What both desks do: that of a shop with its promotions, and the operator's with the coupons of
 * the mall.
 */
export type Keeper = 'merchant' | 'operator'

export async function listPromotions(
  ctx: Context,
  keeper: Keeper,
): Promise<{ data: DeskPromotion[] }> {
  const rows = await findPromotions(ctx.db, deskOf(ctx, keeper))
  return { data: rows.map((row) => presentDesk(row, keeper, ctx.now())) }
}

export function savePromotion(
  ctx: Context,
  request: Parsed<typeof promotionCalls.savePromotion>,
): Promise<DeskPromotion> {
  return save(ctx, 'merchant', request, async (tx) => {
    const shop = await tx
      .selectFrom('shops')
      .where('id', '=', request.shopId)
      .where('seller_id', '=', sellerOf(ctx))
      .select('id')
      .executeTakeFirst()
    if (!shop) throw refuse('shop.not_found')
    return {
      ...(await readGift(tx, request)),
      shopId: shop.id,
      code: null,
      isShown: false,
      most: null,
      mostEach: null,
    }
  })
}

export function saveCoupon(
  ctx: Context,
  request: Parsed<typeof promotionCalls.saveCoupon>,
): Promise<DeskPromotion> {
  const code = plainCode(request.code)
  if (request.kind === 'GIFT') throw refuseFields([{ path: 'kind', code: 'invalid' }])
  if (!COUPON_CODE.test(code)) throw refuseFields([{ path: 'code', code: 'coupon_code' }])
  return save(ctx, 'operator', request, async (tx) => {
    const other = await tx
      .selectFrom('promotions')
      .where('code', '=', code)
      .select('id')
      .executeTakeFirst()
    if (other && other.id !== request.id) throw refuse('promotion.code_taken')
    return {
      shopId: null,
      code,
      giftSkuId: null,
      withSkuId: null,
      isShown: request.isShown,
      most: request.most ?? null,
      mostEach: request.mostEach ?? null,
    }
  })
}

/**
 * Goods of the shop itself, sold by the piece and sent; a code or a length of something is no gift.
 */
async function readGift(
  tx: Tx,
  { kind, shopId, giftCode = '', withCode = '' }: Parsed<typeof promotionCalls.savePromotion>,
): Promise<Pick<Draft, 'giftSkuId' | 'withSkuId'>> {
  if (kind !== 'GIFT') return { giftSkuId: null, withSkuId: null }
  const find = async (path: string, code: string): Promise<number> => {
    const sku = await tx
      .selectFrom('skus as k')
      .innerJoin('items as i', 'i.id', 'k.item_id')
      .where('k.code', '=', code.trim())
      .where('i.shop_id', '=', shopId)
      .where('i.voucher', 'is', null)
      .where('i.measure', 'is', null)
      .where('i.status', 'in', ['ON_SALE', 'PAUSED'])
      .select('k.id')
      .executeTakeFirst()
    if (!sku) throw refuseFields([{ path, code: code === '' ? 'required' : 'item_number' }])
    return sku.id
  }
  return {
    giftSkuId: await find('giftCode', giftCode),
    withSkuId: withCode.trim() === '' ? null : await find('withCode', withCode),
  }
}

type Typed = Omit<Parsed<typeof promotionCalls.savePromotion>, 'shopId' | 'giftCode' | 'withCode'>
type Whose = Pick<
  Draft,
  'shopId' | 'code' | 'giftSkuId' | 'withSkuId' | 'isShown' | 'most' | 'mostEach'
>

async function save(
  ctx: Context,
  keeper: Keeper,
  request: Typed,
  readWhose: (tx: Tx) => Promise<Whose>,
): Promise<DeskPromotion> {
  const terms = readTerms(request)
  const id = request.id ?? ctx.newId('promotion')
  const by = { actor: keeper, actorId: buyerOf(ctx), at: ctx.now() }
  return ctx.inTransaction(async (tx) => {
    const draft = { ...terms, ...(await readWhose(tx)) }
    const about = { kind: 'promotion', id, name: draft.name } as const
    if (request.id) {
      const found = await findOwn(ctx, tx, keeper, id)
      noteChanges(tx, about, { before: facts(found), after: facts(draft) })
      if (!(await changeDraft(tx, id, draft, by))) throw refuseState(ctx, found, keeper)
    } else {
      noteChanges(tx, about, { after: facts(draft) })
      await addPromotion(tx, id, draft, by)
    }
    return presentDesk(await findOwn(ctx, tx, keeper, id), keeper, ctx.now())
  })
}

/** What the log tells of a promotion. */
function facts({ name, code, percent, amount, currency, fromGoods, startsAt, endsAt }: Draft) {
  const off =
    amount === null ? (percent === null ? '' : `−${percent} %`) : `−${auditMoney(amount, currency)}`
  return {
    name,
    code,
    terms: `${off} ≥ ${auditMoney(fromGoods, currency)}`.trim(),
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
  }
}

export function stepPromotion(
  ctx: Context,
  keeper: Keeper,
  { id, move }: { readonly id: Id<'promotion'>; readonly move: 'start' | 'end' },
): Promise<DeskPromotion> {
  const by = { actor: keeper, actorId: buyerOf(ctx), at: ctx.now() }
  return ctx.inTransaction(async (tx) => {
    const found = await findOwn(ctx, tx, keeper, id)
    noteSubject(tx, { kind: 'promotion', id, name: found.name })
    if (!(await movePromotion(tx, id, move, by))) throw refuseState(ctx, found, keeper)
    return presentDesk(await findOwn(ctx, tx, keeper, id), keeper, ctx.now())
  })
}

async function findOwn(
  ctx: Context,
  tx: Tx,
  keeper: Keeper,
  id: Id<'promotion'>,
): Promise<PromotionRow> {
  const found = await findPromotion(tx, deskOf(ctx, keeper), id)
  if (!found) throw refuse('promotion.not_found')
  return found
}

function deskOf(ctx: Context, keeper: Keeper): Desk {
  return { sellerId: keeper === 'merchant' ? sellerOf(ctx) : null }
}

function refuseState(ctx: Context, row: PromotionRow, keeper: Keeper): Error {
  const facts = { isOver: row.endsAt <= ctx.now() }
  return refuse('promotion.state', {
    operationList: operationsFor(promotionFlow, { state: row.status, actor: keeper, facts }),
  })
}

/** What was typed in minor units; a field that does not fit is named. */
function readTerms(request: Typed): Omit<Draft, keyof Whose> {
  const { site, name, kind } = request
  const { currency } = storefronts[site]
  const startsAt = new Date(request.startTime)
  const endsAt = new Date(request.endTime)
  const fromGoods = fromMajor(request.from, currency as Currency)?.minor
  const amount =
    kind === 'AMOUNT' ? fromMajor(request.amountOff ?? 0, currency as Currency)?.minor : null
  const percent = kind === 'PERCENT' ? request.percentOff : null
  const errors = [
    ...(fromGoods === undefined ? [{ path: 'from', code: 'decimals' }] : []),
    ...(amount === undefined || amount === 0 ? [{ path: 'amountOff', code: 'required' }] : []),
    ...(percent === undefined ? [{ path: 'percentOff', code: 'required' }] : []),
    // Something has to be left to pay.
    ...(amount && fromGoods !== undefined && amount >= fromGoods
      ? [{ path: 'from', code: 'above_amount' }]
      : []),
    ...(endsAt <= startsAt ? [{ path: 'endTime', code: 'after_start' }] : []),
  ]
  if (errors.length > 0 || fromGoods === undefined || amount === undefined || percent === undefined)
    throw refuseFields(errors)
  return { site, currency, name, kind, percent, amount, fromGoods, startsAt, endsAt }
}
