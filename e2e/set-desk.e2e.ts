import { runSql } from './account-steps.ts'
import { expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const HOUSE_SHOP = 5

/** Items of the house that are sold as usual and head no set; each screen has items of its own. */
async function findUsual(
  mall: RunningMall,
  nth: number,
): Promise<{ code: string; name: string; path: string }[]> {
  const rows = await runSql(
    mall,
    `select k.code, t.name, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id as path
    from items i join skus k on k.id = (select v.id from skus v where v.item_id = i.id order by v.position, v.id limit 1) join item_texts t on t.item_id = i.id and t.language = 'en'
      join stock s on s.sku_id = k.id join sku_prices p on p.sku_id = k.id and p.site = 'DE'
    where i.shop_id = $1 and i.is_listed and i.measure is null and i.voucher is null and s.on_hand - s.reserved > 20
      and not exists (select from set_parts g where g.main_id = i.id)
      and not exists (select from pre_sales r join skus o on o.id = r.sku_id where o.item_id = i.id)
      and not exists (select from group_buy_offers g join skus o on o.id = g.sku_id where o.item_id = i.id)
      and not exists (select from point_prices m join skus o on o.id = m.sku_id where o.item_id = i.id)
    order by i.id offset $2 limit 2`,
    [HOUSE_SHOP, nth],
  )
  if (rows.length < 2) throw new Error('the house has too little that is sold as usual')
  return rows.map((row) => ({
    code: String(row['code']),
    name: String(row['name']),
    path: String(row['path']),
  }))
}

journey(
  'a shop puts a set together, reads what is wrong at its field, puts it on sale, changes it, takes it off and deletes it; buyers meet it while it is on sale',
  async ({ mall, page: buyer, width, another }) => {
    const page = await another()
    await enterIn(buyer, 'site=DE&lang=en')
    const [main, part] = await findUsual(mall, width > 1000 ? 0 : 2)
    if (!main || !part) throw new Error('no items')

    await signInBackoffice(page, 'merchant@galleria.test')
    await page.getByRole('link', { name: 'Promotions' }).click()
    await page.getByRole('link', { name: 'Sets' }).click()
    await page.getByRole('button', { name: 'New set' }).click()
    const form = page.getByRole('form', { name: 'New set' })
    await form.getByRole('button', { name: 'Put it together' }).click()
    await form.getByText('Please fill this in.').first().waitFor()
    await form.getByText('Please type a whole number from 0 to 60.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Main item').fill(main.code)
    await form.getByLabel('Percent less than separately').fill('13')
    await form.getByLabel('Item 2', { exact: true }).fill('NO-SUCH')
    await form.getByLabel('Quantity of item 2').fill('2')
    await form.getByRole('button', { name: 'Put it together' }).click()
    await form.getByText('There is no such item number in this shop.').waitFor()
    await form.getByLabel('Item 2', { exact: true }).fill(part.code)
    await form.getByRole('button', { name: 'Put it together' }).click()
    await form.waitFor({ state: 'detached' })
    const card = page
      .getByRole('list', { name: 'Sets' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: main.name, exact: true }) })
    await card.getByText('Not on sale', { exact: true }).waitFor()
    await card.getByText(`2 × ${part.name}`).waitFor()
    await expectNoBarriers(page)

    const set = buyer.getByRole('form', { name: 'Set', exact: true })
    const isShown = async () => {
      await buyer.goto(`${main.path}?look=${Date.now()}`)
      return (await set.count()) > 0
    }
    await expectSoon(isShown, false, 'a set that is not on sale')
    await card.getByRole('button', { name: `Put on sale: ${main.code}` }).click()
    await card.getByText('On sale', { exact: true }).waitFor()
    await expectSoon(isShown, true, 'a set that is on sale')

    await card.getByRole('button', { name: `Change the set of ${main.code}` }).click()
    const changing = card.getByRole('form', { name: 'Change the set' })
    await changing.getByLabel('Percent less than separately').fill('0')
    await changing.getByLabel('Quantity of item 2').fill('1')
    await expectNoBarriers(page)
    await changing.getByRole('button', { name: 'Save' }).click()
    await card.getByText(`1 × ${part.name}`).waitFor()

    await card.getByRole('button', { name: `Take off sale: ${main.code}` }).click()
    await card.getByText('Not on sale', { exact: true }).waitFor()
    await expectSoon(isShown, false, 'a set that was taken off sale')
    await card.getByRole('button', { name: `Delete the set of ${main.code}` }).click()
    await card.getByText('The set is deleted; its items stay.').waitFor()
    await card.getByRole('button', { name: 'Delete the set' }).click()
    await card.waitFor({ state: 'detached' })
  },
)
