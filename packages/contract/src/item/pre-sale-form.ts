import type { ArgumentOf } from '../client.ts'
import { formSchema } from '../form-schema.ts'
import { DEPOSIT_PERCENT, MOST_DELIVERY_DAYS } from './pre-sale-rules.ts'

type Plan = ArgumentOf<'POST /sapi/mall-merchant/preSale/plan'>

/**
 * A pre-sale as it is typed: times are of the clock on the wall here. The names are those of the
 * fields; the mall names what it finds wrong by `fieldOf`.
 */
export type Typed = Partial<
  Record<
    | 'skuCode'
    | 'kind'
    | 'startTime'
    | 'endTime'
    | 'percent'
    | 'balanceStart'
    | 'balanceEnd'
    | 'isKept'
    | 'delivery'
    | 'duration'
    | 'expectDate',
    string
  >
>

const isWhole = (text: string | undefined, least: number, most: number) =>
  /^\d{1,3}$/.test(text ?? '') && Number(text) >= least && Number(text) <= most

export const planSchema = formSchema<Typed>((typed) => {
  const needed: (keyof Typed)[] = [
    'skuCode',
    'startTime',
    'endTime',
    ...(typed.kind === 'DEPOSIT' ? (['balanceStart', 'balanceEnd'] as const) : []),
    ...(typed.delivery === 'DAY' ? (['expectDate'] as const) : []),
  ]
  return [
    ...needed
      .filter((name) => (typed[name] ?? '').trim() === '')
      .map((path) => ({ path, code: 'required' })),
    ...(typed.kind === 'DEPOSIT' &&
    !isWhole(typed.percent, DEPOSIT_PERCENT.least, DEPOSIT_PERCENT.most)
      ? [{ path: 'percent', code: 'percent' }]
      : []),
    ...(typed.delivery !== 'DAY' && !isWhole(typed.duration, 1, MOST_DELIVERY_DAYS)
      ? [{ path: 'duration', code: 'days' }]
      : []),
  ]
})

const time = (typed: string | undefined) => new Date(typed ?? '').toISOString()

export function readPlan(typed: Typed): Plan {
  return {
    skuCode: (typed.skuCode ?? '').trim(),
    startTime: time(typed.startTime),
    endTime: time(typed.endTime),
    ...(typed.kind === 'DEPOSIT'
      ? {
          deposit: {
            percent: Number(typed.percent),
            startTime: time(typed.balanceStart),
            endTime: time(typed.balanceEnd),
            isKept: typed.isKept !== undefined,
          },
        }
      : {}),
    ...(typed.delivery === 'DAY'
      ? { expectDate: typed.expectDate }
      : { duration: Number(typed.duration) }),
  }
}

/** Where on the form stands what the mall found wrong. */
export function fieldOf(path: string): string {
  const names: Readonly<Record<string, string>> = {
    'deposit.percent': 'percent',
    'deposit.startTime': 'balanceStart',
    'deposit.endTime': 'balanceEnd',
  }
  return names[path] ?? path
}
