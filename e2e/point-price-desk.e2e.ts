import { runSql } from './account-steps.ts'
import { expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const HOUSE_SHOP = 5

/**
 * Goods of the house that are sold as usual in Germany and the Netherlands; each screen has goods
 * of its own.
 */
async function findUsual(mall: RunningMall, nth: number): Promise<{ code: string; path: string }> {
  const [found] = await runSql(
    mall,
    `select k.code, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || k.suffix as path
    from items i join skus k on k.item_id = i.id join sku_prices p on p.sku_id = k.id and p.site = 'NL' and p.amount > 5000
    where i.shop_id = $1 and i.is_listed and i.measure is null and i.voucher is null
      and not exists (select from set_parts g where i.id in (g.main_id, g.part_id))
      and not exists (select from flash_sales f join skus o on o.id = f.sku_id where o.item_id = i.id)
      and not exists (select from pre_sales r join skus o on o.id = r.sku_id where o.item_id = i.id)
      and not exists (select from group_buy_offers g join skus o on o.id = g.sku_id where o.item_id = i.id)
      and not exists (select from point_prices m join skus o on o.id = m.sku_id where o.item_id = i.id)
    order by k.id offset $2 limit 1`,
    [HOUSE_SHOP, nth],
  )
  if (!found) throw new Error('the house has nothing that is sold as usual')
  return { code: String(found['code']), path: String(found['path']) }
}

journey(
  'a shop sells goods for points, reads what is wrong at its field, and sells them for money again; buyers meet the price where there is a points mall',
  async ({ mall, page: buyer, width, another }) => {
    const page = await another()
    await enterIn(buyer, 'site=NL&lang=en')
    const { code, path } = await findUsual(mall, width > 1000 ? 8 : 16)
    // A number that no other price has.
    const points = width > 1000 ? 7301 : 7302

    await signInBackoffice(page, 'merchant@galleria.test')
    await page.getByRole('link', { name: 'Promotions' }).click()
    await page.getByRole('link', { name: 'Prices in points' }).click()
    await page.getByRole('button', { name: 'New price in points' }).click()
    const form = page.getByRole('form', { name: 'New price in points' })
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Please fill this in.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Item number').fill(code)
    await form.getByLabel('Points, Netherlands').fill(String(points))
    await form.getByLabel('Money on top, Netherlands (EUR)').fill('99999')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Beside the points it has to cost less than on the shelf.').waitFor()
    await form.getByLabel('Money on top, Netherlands (EUR)').fill('12,50')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    const card = page
      .getByRole('list', { name: 'Prices in points' })
      .getByRole('listitem')
      .filter({ hasText: code })
    await card.getByText(/7,30\d points \+ €12\.50/).waitFor()
    await expectNoBarriers(page)

    const isShown = async () => {
      await buyer.goto(`${path}&look=${Date.now()}`)
      return (await buyer.getByText(/7,?30\d points/).count()) > 0
    }
    await expectSoon(isShown, true, 'the price in points')
    await card.getByRole('button', { name: `Sell for money again: ${code}` }).click()
    await card.getByText('Orders keep their price.').waitFor()
    await expectNoBarriers(page)
    await card.getByRole('button', { name: 'Sell for money again', exact: true }).click()
    await card.waitFor({ state: 'detached' })
    await expectSoon(isShown, false, 'a price in points that was ended')
  },
)
