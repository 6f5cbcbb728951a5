import {
  changeField,
  currenciesOf,
  priceEndings,
  ways,
  type TypedPriceChange,
  type Way,
} from '@galleria/contract/price-change-rules'
import { sites } from '@galleria/contract/storefronts'
import { readTypedAmount } from '@galleria/contract/typed-number'
import { wordsOf } from '../../parts/typed-prices.ts'
import type { PriceChangeForm } from './price-change-queries.ts'

/** A change as it is typed, and of which goods. */
export type Typed = TypedPriceChange & {
  readonly goods: ReturnType<typeof chosenGoods>
  readonly isReduced: boolean
}

export function readChange(typed: FormData): Typed {
  const siteList = sites.filter((site) => typed.getAll('siteList').includes(site))
  return {
    goods: chosenGoods(typed),
    siteList,
    way: ways.find((one) => one === typed.get('way')) ?? 'LOWER_PERCENT',
    percent: readTypedAmount(wordsOf(typed, 'percent')),
    amountList: currenciesOf(siteList).map((currency) => ({
      currency,
      amount: readTypedAmount(wordsOf(typed, changeField(currency))),
    })),
    ending: priceEndings.find((one) => one === typed.get('ending')),
    isReduced: typed.get('isReduced') === 'on',
  }
}

const kinds: Readonly<Record<Way, PriceChangeForm['kind']>> = {
  LOWER_PERCENT: 'PERCENT',
  RAISE_PERCENT: 'PERCENT',
  LOWER_AMOUNT: 'AMOUNT',
  RAISE_AMOUNT: 'AMOUNT',
  FIXED_AMOUNT: 'FIXED',
  END: 'NONE',
}

/** As the mall wants it: figures are below nothing to lower prices. */
export function toChange(typed: Typed): PriceChangeForm {
  const { goods, siteList, way, percent = 0, amountList, ending, isReduced } = typed
  const sign = way.startsWith('LOWER') ? -1 : 1
  const isPercent = way.endsWith('PERCENT')
  const isAmount = way.endsWith('AMOUNT')
  return {
    ...goods,
    siteList: [...siteList],
    kind: kinds[way],
    ...(isPercent ? { percent: sign * percent } : {}),
    ...(isAmount
      ? {
          amountList: amountList.map(({ currency, amount = 0 }) => ({
            currency,
            amount: sign * amount,
          })),
        }
      : {}),
    ...(ending ? { ending } : {}),
    isReduced,
  }
}

/** Where on the form stands what the mall found wrong: it counts the currencies that were sent. */
export function fieldOf(path: string, { amountList }: Typed): string {
  const [part, index] = path.split('.')
  const currency = part === 'amountList' ? amountList[Number(index)]?.currency : undefined
  return currency ? changeField(currency) : path
}

function chosenGoods(typed: FormData) {
  const keyword = wordsOf(typed, 'keyword')
  const [shopId, categoryId] = [Number(typed.get('shopId')), Number(typed.get('categoryId'))]
  const itemIdList = typed.getAll('itemId').map(Number)
  const stock = (['LOW', 'SOLD_OUT', 'PAUSED'] as const).find((one) => one === typed.get('stock'))
  return {
    ...(keyword ? { keyword } : {}),
    ...(shopId ? { shopId } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(stock ? { stock } : {}),
    ...(itemIdList.length > 0 ? { itemIdList } : {}),
  }
}
