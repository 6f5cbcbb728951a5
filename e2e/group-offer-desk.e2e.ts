import { HOUR } from '@galleria/kernel/time'
import { runSql } from './account-steps.ts'
import { expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const HOUSE_SHOP = 5

/** Goods of the house that stand on the shelf as usual; each screen has goods of its own. */
async function findUsual(mall: RunningMall, nth: number): Promise<{ code: string; path: string }> {
  const [found] = await runSql(
    mall,
    `select k.code, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || k.suffix as path
    from items i join skus k on k.item_id = i.id join sku_prices p on p.sku_id = k.id and p.site = 'DE' join stock s on s.sku_id = k.id
    where i.shop_id = $1 and i.is_listed and i.measure is null and i.voucher is null and s.on_hand - s.reserved > 12
      and not exists (select from pre_sales r join skus o on o.id = r.sku_id where o.item_id = i.id)
      and not exists (select from group_buy_offers g join skus o on o.id = g.sku_id where o.item_id = i.id)
      and not exists (select from point_prices m join skus o on o.id = m.sku_id where o.item_id = i.id)
    order by k.id desc offset $2 limit 1`,
    [HOUSE_SHOP, nth],
  )
  if (!found) throw new Error('the house has nothing that is sold as usual')
  return { code: String(found['code']), path: String(found['path']) }
}

journey(
  'a shop plans a group offer, reads what is wrong at its field, a buyer starts a group, and it is ended with what becomes of it said',
  async ({ mall, page: buyer, width, another }) => {
    const page = await another()
    await enterIn(buyer, 'site=DE&lang=en')
    const { code, path } = await findUsual(mall, width > 1000 ? 0 : 20)
    const wall = (hours: number) =>
      new Date(Date.now() + hours * HOUR)
        // The browser's clock is that of Berlin.
        .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
        .slice(0, 16)
        .replace(' ', 'T')

    await signInBackoffice(page, 'merchant@galleria.test')
    await page.getByRole('link', { name: 'Promotions' }).click()
    await page.getByRole('link', { name: 'Group offers' }).click()
    await page.getByRole('button', { name: 'New group offer' }).click()
    const form = page.getByRole('form', { name: 'New group offer' })
    await form.getByRole('button', { name: 'Plan it' }).click()
    await form.getByText('Please fill this in.').first().waitFor()
    await form.getByText('Please type a whole number from 2 to 20.').waitFor()
    await form.getByText('Please type a whole number from 1 to 60.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Item number').fill(code)
    await form.getByLabel('Hours to fill a group').fill('36')
    await form.getByLabel('From').fill(wall(-1))
    await form.getByLabel('Until').fill(wall(24 * 9))
    await form.getByLabel('Members, size 1').fill('4')
    await form.getByLabel('Percent off, size 1').fill('15')
    await form.getByLabel('Members, size 3').fill('9')
    await form.getByLabel('Percent off, size 3').fill('10')
    await form.getByRole('button', { name: 'Plan it' }).click()
    await form.getByText('A larger group has to pay less than a smaller one.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Percent off, size 3').fill('25')
    await form.getByRole('button', { name: 'Plan it' }).click()
    await form.waitFor({ state: 'detached' })
    const card = page
      .getByRole('list', { name: 'Group offers' })
      .getByRole('listitem')
      .filter({ hasText: code })
    await card.getByText('Running', { exact: true }).waitFor()
    await card.getByText('Group of 9').waitFor()
    await card.getByText('0 are full · 0 are open').waitFor()
    await expectNoBarriers(page)

    const start = () => buyer.getByRole('button', { name: 'Start a group of 4' })
    const isShown = async () => {
      await buyer.goto(`${path}&look=${Date.now()}`)
      return (await start().count()) > 0
    }
    await expectSoon(isShown, true, 'a group can be started')
    await start().click()
    await buyer.waitForURL(/\/checkout/)
    await buyer.getByText(/^Ordered in a group of 4: you save 15/).waitFor()

    await card.getByRole('button', { name: `End the group offer of ${code}` }).click()
    await card.getByText('After that nobody can start a group.').waitFor()
    await expectNoBarriers(page)
    await card.getByRole('button', { name: 'End it now' }).click()
    await card.getByText('Over', { exact: true }).waitFor()
    await expectSoon(isShown, false, 'no group can be started any more')
  },
)
