import type { Goods } from './goods-queries.ts'

type Price = Goods['priceList'][number]

/**
 * What the prices will be just before a moment on the clock of the shop (YYYY-MM-DDTHH:MM), as far
 * as it is planned.
 */
export function pricesAt(
  { priceList, planList }: Pick<Goods, 'priceList' | 'planList'>,
  shopTime: string,
): Price[] {
  const before = planList
    .filter((plan) => plan.status === 'PLANNED' && plan.shopTime < shopTime)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  return priceList.map((price) =>
    before
      .flatMap((plan) => plan.priceList.filter(({ site }) => site === price.site))
      .reduce<Price>(
        (old, { salePrc, isReduced }) => ({
          ...old,
          salePrc,
          originalPrc: isReduced && salePrc ? (old.originalPrc ?? old.salePrc) : null,
          lowest30Prc: null,
        }),
        price,
      ),
  )
}
