import type { DeskPromotion } from '@galleria/contract/promotion-wire'
import { readTypedNumber } from '@galleria/contract/typed-number'
import { isSite, sites, type Site } from '@galleria/contract/storefronts'
import type { PromotionKind } from '@galleria/contract/promotion-rules'
import { DAY } from '@galleria/kernel/time'
import { dayOf } from '../../parts/format.ts'
import type { Desk, Draft } from './promotion-queries.ts'

/** What stands in the fields, as text; days are the reader's, both included. */
export type Fields = {
  readonly id?: string | undefined
  readonly shopId: string
  readonly site: Site
  readonly name: string
  readonly kind: PromotionKind
  readonly percentOff: string
  readonly amountOff: string
  readonly from: string
  readonly giftCode: string
  readonly withCode: string
  readonly firstDay: string
  readonly lastDay: string
  readonly code: string
  readonly isShown: boolean
  readonly most: string
  readonly mostEach: string
}

/** What a field does with what is typed, and what is wrong with it. */
export type Change = (part: Partial<Fields>) => void

const STANDARD_DAYS = 14

export function emptyFields(desk: Desk, now: Date): Fields {
  return {
    shopId: String(desk.shops[0]?.id ?? ''),
    site: sites[0],
    name: '',
    kind: 'PERCENT',
    percentOff: '10',
    amountOff: '',
    from: '',
    giftCode: '',
    withCode: '',
    firstDay: dayOf(now),
    lastDay: dayOf(new Date(now.getTime() + STANDARD_DAYS * DAY)),
    code: '',
    isShown: false,
    most: '',
    mostEach: desk.key === 'mall' ? '1' : '',
  }
}

/** A draft that is changed. */
export function fieldsOf(row: DeskPromotion): Fields {
  const text = (value: number | null | undefined) => (value ? String(value) : '')
  return {
    id: row.id,
    shopId: text(row.shop?.id),
    site: isSite(row.site) ? row.site : sites[0],
    name: row.name,
    kind: row.kind,
    percentOff: text(row.percentOff),
    amountOff: text(row.amountOff?.value),
    from: text(row.fromAmt.value),
    giftCode: row.giftCode ?? '',
    withCode: row.withCode ?? '',
    firstDay: dayOf(new Date(row.startTime)),
    lastDay: dayOf(new Date(Date.parse(row.endTime) - 1)),
    code: row.code ?? '',
    isShown: row.isShown,
    most: text(row.most),
    mostEach: text(row.mostEach),
  }
}

/**
 * What the fields say to the mall: a promotion begins with its first day and ends after its last
 * one.
 */
export function draftOf(fields: Fields, desk: Desk): Draft {
  const { id, site, name, kind, code, isShown } = fields
  const after = new Date(`${fields.lastDay}T00:00:00`)
  after.setDate(after.getDate() + 1)
  return {
    ...(id ? { id } : {}),
    site,
    name: name.trim(),
    kind,
    ...(kind === 'PERCENT' ? { percentOff: readTypedNumber(fields.percentOff) } : {}),
    ...(kind === 'AMOUNT' ? { amountOff: readTypedNumber(fields.amountOff) } : {}),
    ...(kind === 'GIFT'
      ? {
          giftCode: fields.giftCode.trim(),
          ...(fields.withCode.trim() ? { withCode: fields.withCode.trim() } : {}),
        }
      : {}),
    from: readTypedNumber(fields.from) ?? 0,
    startTime: new Date(`${fields.firstDay}T00:00:00`).toISOString(),
    endTime: after.toISOString(),
    ...(desk.key === 'shop'
      ? { shopId: Number(fields.shopId) }
      : {
          code,
          isShown,
          most: readTypedNumber(fields.most),
          mostEach: readTypedNumber(fields.mostEach),
        }),
  }
}

/** Where on the form stands what the mall found wrong: it names moments, the form days. */
export function fieldOf(path: string): string {
  if (path === 'startTime') return 'firstDay'
  return path === 'endTime' ? 'lastDay' : path
}
