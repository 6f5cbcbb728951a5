import type { ArgumentOf } from '@galleria/contract/client'
import type { WirePriceChange } from '@galleria/contract/price-change'
import type { Site } from '@galleria/contract/storefronts'
import { newId, toWireId } from '@galleria/kernel/id'
import { reopenSellers } from './merchant-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { people } from './small-catalogue.ts'

export const PREVIEW = 'POST /sapi/mall-merchant/priceChange/preview' as const
export const APPLY = 'POST /sapi/mall-merchant/priceChange/apply' as const
export const UNDO = 'POST /sapi/mall-merchant/priceChange/undo' as const
export const CHANGE = 'POST /sapi/mall-merchant/priceChange/detail' as const
export const CHANGED = 'POST /sapi/mall-merchant/priceChange/rows' as const

/** What the other shop has looked at. */
export async function layOutPriceChange(t: TestMall): Promise<string> {
  const id = newId('priceChange')
  await t.sql(
    `insert into price_changes (id, seller_id, user_id, status, language, chosen, how, sites, is_reduced, price_count, created_at, moved_at)
    select $1, f.seller_id, f.user_id, 'LOOKED', 'en', '{"keyword": ""}', '{"kind": "PERCENT", "percent": -10}', '{DE}', false, 1, mall_now(), mall_now()
    from seller_staff f join users u on u.id = f.user_id where u.email = '${people.otherMerchant}'`,
    [id],
  )
  return toWireId('priceChange', id)
}

/**
 * Prices and their history are put back as they are now, and nothing is planned: the history itself
 * is never rewritten but here.
 */
export async function keepPrices(t: TestMall): Promise<() => Promise<void>> {
  const [found] = await t.sql<{ prices: unknown; lastId: number }>(
    `select (select json_agg(p) from sku_prices p) as prices, (select max(id)::int from price_history) as "lastId"`,
  )
  return async () => {
    await reopenSellers(t)
    for (const table of ['price_changes', 'price_plans', 'flash_sales'])
      await t.sql(`delete from ${table}`)
    await t.sql(
      `update sku_prices p set amount = v.amount, was = v.was, lowest_30 = v.lowest_30, since = v.since, sold_since = v.sold_since, set_for = null, change_id = null
      from json_populate_recordset(null::sku_prices, $1::json) v where v.sku_id = p.sku_id and v.site = p.site`,
      [JSON.stringify(found?.prices)],
    )
    await t.sql('alter table price_history disable trigger price_history_append_only')
    await t.sql('delete from price_history where id > $1', [found?.lastId ?? 0])
    await t.sql('alter table price_history enable trigger price_history_append_only')
  }
}

type Form = ArgumentOf<typeof PREVIEW>

/** What a shop does with many prices at once. */
export function priceChangeSteps(t: TestMall, who: () => Visitor) {
  const look = (form: Partial<Form> & Pick<Form, 'siteList' | 'kind'>) => who().call(PREVIEW, form)
  /** In percent, of the house shop's goods at these storefronts. */
  const lower = (percent: number, siteList: Site[] = ['DE'], more: Partial<Form> = {}) =>
    look({ kind: 'PERCENT', percent, siteList, ...more })
  const detail = ({ id }: Pick<WirePriceChange, 'id'>) => who().call(CHANGE, { id })
  async function apply(change: Pick<WirePriceChange, 'id'>, areAskedMeant?: boolean) {
    await who().call(APPLY, {
      id: change.id,
      ...(areAskedMeant === undefined ? {} : { areAskedMeant }),
    })
    await t.drain()
    return detail(change)
  }
  async function undo(change: Pick<WirePriceChange, 'id'>) {
    await who().call(UNDO, { id: change.id })
    await t.drain()
    return detail(change)
  }
  const rows = async (
    { id }: Pick<WirePriceChange, 'id'>,
    view: NonNullable<ArgumentOf<typeof CHANGED>['view']> = 'ALL',
  ) => (await who().call(CHANGED, { id, view, pageSize: 100 })).data
  /** Article, storefront, old and new price. */
  const prices = async (change: Pick<WirePriceChange, 'id'>) =>
    (await rows(change)).map(({ skuCode, site, oldPrc, newPrc }) => [
      `${skuCode} ${site}`,
      oldPrc.value,
      newPrc.value,
    ])
  /** On the shelf, in minor units. */
  const shelf = async (site: Site = 'DE') =>
    Object.fromEntries(
      (
        await t.sql<{ code: string; amount: number }>(
          `select k.code, p.amount from sku_prices p join skus k on k.id = p.sku_id where p.site = $1 and p.withdrawn_at is null order by 1`,
          [site],
        )
      ).map(({ code, amount }) => [code, amount]),
    )
  /** By hand, in major units. */
  const price = async (skuCode: string, amount: number, site: Site = 'DE', isReduced = false) => {
    const { priceList } = await who().call('POST /sapi/mall-merchant/goods/detail', { skuCode })
    const seenAmount = priceList.find((one) => one.site === site)?.salePrc?.value ?? null
    return who().call('POST /sapi/mall-merchant/goods/price', {
      skuCode,
      isSure: true,
      priceList: [{ site, amount, seenAmount, isReduced }],
    })
  }
  /** Amounts, who has set them and for what, the newest first. */
  const history = async (skuCode: string, site: Site = 'DE') =>
    (await who().call('POST /sapi/mall-merchant/goods/prices', { skuCode, site })).map(
      ({ salePrc, person, setFor }) => [salePrc.value, person, setFor],
    )
  return { look, lower, detail, apply, undo, rows, prices, shelf, price, history }
}
