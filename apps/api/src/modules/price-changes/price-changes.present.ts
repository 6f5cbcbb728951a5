import type { WireChangedPrice, WirePriceChange } from '@galleria/contract/price-change'
import {
  LOOK_HOURS,
  priceAnswers,
  pricePlans,
  UNDO_DAYS,
  type PriceAnswer,
} from '@galleria/contract/price-change-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { describeCode } from '#platform/problem.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { hasRight, sellerOf } from '#modules/merchant/index.ts'
import { findChosenNames } from './known-prices.queries.ts'
import type { ChangedPriceRow } from './price-change-rows.queries.ts'
import { countRows, findPriceChange, type RowCount } from './price-changes.store.ts'
import type { PriceChange } from './price-changes.types.ts'

/** A change of the caller's seller; anybody else's is not found. */
export async function ownPriceChange(ctx: Context, id: Id<'priceChange'>): Promise<PriceChange> {
  const change = await findPriceChange(ctx.db, id)
  if (!change || change.sellerId !== sellerOf(ctx)) throw refuse('price_change.not_found')
  return change
}

export async function showPriceChange(
  ctx: Context,
  id: Id<'priceChange'>,
): Promise<WirePriceChange> {
  const change = await ownPriceChange(ctx, id)
  return presentPriceChange(ctx, change, await countRows(ctx.db, [id]))
}

/** As a line of a log names it, in every language: "−10 % .90 DE FR", "= 149 EUR DE". */
export function nameOf({ how, sites }: Pick<PriceChange, 'how' | 'sites'>): string {
  const amounts = Object.entries(how.amounts ?? {}).map(([currency, minor]) => {
    const { value } = wireMoney(minor, currency)
    return `${how.kind === 'FIXED' ? `= ${value}` : signed(value)} ${currency}`
  })
  const percent = how.percent === undefined ? [] : [`${signed(how.percent)} %`]
  const ending = how.ending === undefined ? [] : [`.${how.ending}`]
  return [...percent, ...amounts, ...ending, ...sites].join(' ')
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`

export async function presentPriceChange(
  ctx: Context,
  change: PriceChange,
  counts: readonly RowCount[],
): Promise<WirePriceChange> {
  const sum = (fits: (one: RowCount) => boolean) =>
    counts.filter(fits).reduce((total, { count }) => total + count, 0)
  const byAnswer = (of: (one: RowCount) => PriceAnswer | null) =>
    Object.fromEntries(
      priceAnswers.map((answer) => [
        answer,
        sum((one) => of(one) === answer && one.plan !== 'SAME'),
      ]),
    ) as WirePriceChange['answerCount']
  const { how, chosen } = change
  const endsAt =
    (change.appliedAt ?? change.createdAt).getTime() +
    (change.appliedAt ? UNDO_DAYS * 24 : LOOK_HOURS) * HOUR
  return {
    id: toWireId('priceChange', change.id),
    status: change.status,
    keyword: chosen.keyword,
    ...(await findChosenNames(ctx.db, chosen, ctx.language)),
    stock: chosen.stock ?? null,
    itemCount: chosen.itemIds?.length ?? null,
    siteList: [...change.sites],
    kind: how.kind,
    percent: how.percent ?? null,
    amountList: Object.entries(how.amounts ?? {}).map(([currency, minor]) =>
      wireMoney(minor, currency as Currency),
    ),
    ending: how.ending ?? null,
    isReduced: change.isReduced,
    priceCount: change.priceCount,
    planCount: Object.fromEntries(
      pricePlans.map((plan) => [plan, sum((one) => one.plan === plan)]),
    ) as WirePriceChange['planCount'],
    askCount: sum(({ isAsked }) => isAsked),
    farCount: sum(({ isFar }) => isFar),
    answerCount: byAnswer(({ answer }) => answer),
    undoCount: byAnswer(({ undoAnswer }) => undoAnswer),
    sentence: change.stoppedBy && describeCode(change.stoppedBy, {}, ctx.language),
    person: change.person,
    createdTime: change.createdAt.toISOString(),
    appliedBy: change.appliedPerson,
    appliedTime: change.appliedAt?.toISOString() ?? null,
    undoneBy: change.undonePerson,
    undoneTime: change.undoneAt?.toISOString() ?? null,
    expirationTime: new Date(endsAt).toISOString(),
    operationList: hasRight(ctx, 'write') ? operationsOf(ctx, change, counts, endsAt) : [],
  }
}

function operationsOf(
  ctx: Context,
  { status }: PriceChange,
  counts: readonly RowCount[],
  endsAt: number,
): WirePriceChange['operationList'] {
  if (ctx.now().getTime() > endsAt) return []
  if (status === 'LOOKED' && counts.some(({ plan }) => plan === 'CHANGE')) return ['apply']
  return status === 'DONE' && counts.some(({ answer }) => answer === 'DONE') ? ['undo'] : []
}

export function presentRow({ language }: Context, row: ChangedPriceRow): WireChangedPrice {
  const money = (minor: number) => wireMoney(minor, row.currency)
  const isUndone = row.undoAnswer !== null
  const [why, found] = isUndone ? [row.undoWhy, row.undoFound] : [row.why, row.found]
  return {
    rowNo: row.rowNo,
    skuCode: row.code,
    name: row.name,
    attributes:
      row.finish === null ? [] : presentAttributes({ finish: row.finish, size: row.size ?? '' }),
    site: row.site,
    oldPrc: money(row.before),
    newPrc: money(row.after),
    differencePrc: money(row.after - row.before),
    plan: row.plan,
    answer: row.answer,
    undoAnswer: row.undoAnswer,
    foundPrc: found === null ? null : money(found),
    errorList: [...row.faults, ...(why ? [why] : [])].map((code) =>
      describeCode(code, {}, language),
    ),
    askList: row.asks.map((code) => describeCode(code, {}, language)),
  }
}
