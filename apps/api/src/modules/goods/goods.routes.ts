import { goodsCalls } from '@galleria/contract/goods'
import { bind, type Bound } from '#platform/bind.ts'
import { countStock, moveStock, priceGoods, sellGoods } from './keep-goods.ts'
import { goodsDetail, listMoves, listPastPrices, pageGoods } from './read-goods.ts'

export const goodsRoutes: readonly Bound[] = [
  bind(goodsCalls.pageGoods, pageGoods),
  bind(goodsCalls.goodsDetail, goodsDetail),
  bind(goodsCalls.stockMoves, listMoves),
  bind(goodsCalls.moveStock, moveStock),
  bind(goodsCalls.countStock, countStock),
  bind(goodsCalls.priceGoods, priceGoods),
  bind(goodsCalls.priceHistory, listPastPrices),
  bind(goodsCalls.sellGoods, sellGoods),
]
