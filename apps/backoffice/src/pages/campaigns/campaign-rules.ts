import { prizeField, type TypedPrize, type TypedTerms } from '@galleria/contract/campaign-rules'
import { storefronts, sites, type Site } from '@galleria/contract/storefronts'
import { readTypedAmount } from '@galleria/contract/typed-number'
import { wordsOf } from '../../parts/typed-prices.ts'
import type { NewPrizes } from './campaign-queries.ts'

/** Storefronts by currency: a campaign is for those of one. */
export const sitesByCurrency: ReadonlyMap<string, readonly Site[]> = Map.groupBy(
  sites,
  (site) => storefronts[site].currency,
)

/** For which orders it is, as it is typed: times are of the clock on the wall here. */
export function readTerms(typed: FormData): TypedTerms {
  return {
    name: wordsOf(typed, 'name'),
    amount: wordsOf(typed, 'amount'),
    siteList: typed.getAll('siteList') as Site[],
    startTime: wordsOf(typed, 'startTime'),
    endTime: wordsOf(typed, 'endTime'),
  }
}

/** The same as the mall wants it. */
export function toTerms(typed: TypedTerms): Omit<NewPrizes, 'prizeList'> {
  return {
    name: typed.name,
    siteList: typed.siteList as Site[],
    orderAmtFrom: { value: readTypedAmount(typed.amount) ?? 0 },
    startTime: new Date(typed.startTime).toISOString(),
    endTime: new Date(typed.endTime).toISOString(),
  }
}

type Prize = NewPrizes['prizeList'][number]

/** No points is nothing, no number is without a limit. */
export function toPrize({ points, weight, stock }: TypedPrize): Prize {
  const won = Number(points)
  return {
    prizeType: won ? 'POINTS' : 'NOTHING',
    points: won,
    weight: Number(weight),
    stock: Number(stock) || null,
  }
}

/** Where on the form stands what the mall found wrong: it counts the prizes that were sent. */
export function prizeFieldOf(
  path: string,
  { prizes }: { readonly prizes: readonly TypedPrize[] },
): string {
  const [, index, part] = /^prizeList\.(\d+)\.(points|weight|stock)$/.exec(path) ?? []
  const prize = prizes[Number(index)]
  return prize ? prizeField(part as 'points' | 'weight' | 'stock', prize.key) : path
}
