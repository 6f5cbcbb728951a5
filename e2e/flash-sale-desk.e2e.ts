import { HOUR } from '@galleria/kernel/time'
import { runSql } from './account-steps.ts'
import { expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/** A shop that no other journey counts, and who works there. */
const SHOP = { id: 16, staff: 'wouter@oud-eik.test' }

/**
 * Goods of the shop that no sale of the demo has its turn with; each screen has goods of its own.
 */
async function findUnsold(mall: RunningMall, nth: number): Promise<{ code: string; path: string }> {
  const [found] = await runSql(
    mall,
    `select k.code, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || k.suffix as path
    from items i join skus k on k.item_id = i.id join sku_prices p on p.sku_id = k.id and p.site = 'DE'
    where i.shop_id = $1 and i.is_listed and i.measure is null and i.voucher is null and p.was is null
      and not exists (select from flash_sales f join skus o on o.id = f.sku_id where o.item_id = i.id)
      and not exists (select from point_prices m where m.sku_id = k.id)
    order by k.id offset $2 limit 1`,
    [SHOP.id, nth],
  )
  if (!found) throw new Error('every article of the shop has a sale')
  return { code: String(found['code']), path: String(found['path']) }
}

journey(
  'a shop plans a flash sale, reads what is wrong at its field, buyers meet its price, and it is ended',
  async ({ mall, page, width, another }) => {
    const buyer = await another()
    await enterIn(buyer, 'site=DE&lang=en')
    const { code, path } = await findUnsold(mall, width > 1000 ? 0 : 1)
    const wall = (hours: number) => {
      const then = new Date(Date.now() + hours * HOUR)
      // The browser's clock is that of Berlin.
      return then
        .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
        .slice(0, 16)
        .replace(' ', 'T')
    }

    await signInBackoffice(page, SHOP.staff)
    await page.getByRole('link', { name: 'Promotions' }).click()
    await page.getByRole('link', { name: 'Flash sales' }).click()
    await page.getByRole('button', { name: 'New flash sale' }).click()
    const form = page.getByRole('form', { name: 'New flash sale' })
    await form.getByRole('button', { name: 'Plan it' }).click()
    await form.getByText('Please fill this in.').first().waitFor()
    await form.getByText('Please give it a price in at least one storefront.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Item number').fill(code)
    await form.getByLabel('From').fill(wall(-1))
    await form.getByLabel('Until').fill(wall(30))
    await form.getByLabel('Germany (EUR)').fill('99999')
    await form.getByRole('button', { name: 'Plan it' }).click()
    await form.getByText('that is no reduction').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Germany (EUR)').fill('1,50')
    await form.getByRole('button', { name: 'Plan it' }).click()
    await form.waitFor({ state: 'detached' })
    const card = page
      .getByRole('list', { name: 'Flash sales' })
      .getByRole('listitem')
      .filter({ hasText: code })
      .filter({ hasText: '€1.50' })
    await card.getByText('Running', { exact: true }).waitFor()
    await expectNoBarriers(page)

    const isShown = async () => {
      await buyer.goto(`${path}&look=${Date.now()}`)
      return buyer
        .getByText('€1.50')
        .count()
        .then((count) => count > 0)
    }
    await expectSoon(isShown, true, 'the price of the sale')
    await card.getByRole('button', { name: `End the flash sale of ${code}` }).click()
    await card.getByRole('button', { name: 'End it now' }).click()
    // What is over stands after all that comes.
    await card.getByText('Running', { exact: true }).waitFor({ state: 'detached' })
    await expectSoon(isShown, false, 'the price of a sale that is over')
  },
)
