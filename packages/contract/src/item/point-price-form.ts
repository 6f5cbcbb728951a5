import type { ArgumentOf } from '../client.ts'
import { formSchema } from '../form-schema.ts'
import { POINT_PRICE } from './point-price-rules.ts'
import { sites, storefronts, type Site } from '../storefronts.ts'

type PointPricesBody = ArgumentOf<'POST /sapi/mall-merchant/pointPrice/keep'>

/** Prices in points as they are typed. */
export type Typed = Readonly<Record<string, string>>

/** The storefronts in which points are spent. */
export const pointSites = sites.filter((site) => storefronts[site].hasPointsMall)
export const pointsField = (site: Site) => `points-${site}`
export const besideField = (site: Site) => `beside-${site}`

const textIn = (typed: Typed, name: string) => (typed[name] ?? '').trim()
const amountIn = (typed: Typed, site: Site) => textIn(typed, besideField(site)).replace(',', '.')

/** Those where something stands; the first one where nothing does at all. */
const sitesOf = (typed: Typed): readonly Site[] => {
  const found = pointSites.filter(
    (site) => textIn(typed, pointsField(site)) !== '' || amountIn(typed, site) !== '',
  )
  return found.length > 0 ? found : pointSites.slice(0, 1)
}

export const pointPriceSchema = formSchema<Typed>((typed) => [
  ...(textIn(typed, 'skuCode') === '' ? [{ path: 'skuCode', code: 'required' }] : []),
  ...sitesOf(typed).flatMap((site) => {
    const points = textIn(typed, pointsField(site))
    const isPoints =
      /^\d{1,7}$/.test(points) &&
      Number(points) >= POINT_PRICE.least &&
      Number(points) <= POINT_PRICE.most
    return [
      ...(isPoints ? [] : [{ path: pointsField(site), code: 'points' }]),
      // Nothing typed is nothing beside.
      ...(/^(\d+(\.\d{1,2})?)?$/.test(amountIn(typed, site))
        ? []
        : [{ path: besideField(site), code: 'amount' }]),
    ]
  }),
])

export function readPointPrices(typed: Typed, fingerprint: string | undefined): PointPricesBody {
  return {
    skuCode: textIn(typed, 'skuCode'),
    priceList: sitesOf(typed).map((site) => ({
      site,
      points: Number(textIn(typed, pointsField(site))),
      amount: Number(amountIn(typed, site)),
    })),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  }
}

/** Where on the form stands what the mall found wrong: it counts the storefronts that were sent. */
export function fieldOf(path: string, typed: Typed): string {
  const [, index, part] = /^priceList\.(\d+)\.(points|amount)$/.exec(path) ?? []
  const site = index === undefined ? undefined : sitesOf(typed)[Number(index)]
  if (site === undefined) return path
  return part === 'amount' ? besideField(site) : pointsField(site)
}
