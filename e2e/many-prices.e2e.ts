import { runSql } from './account-steps.ts'
import { expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/** A shop whose prices no other journey changes. */
const SHOP_STAFF = 'rafael@casa-moreno.test'

/**
 * An item of the shop in its category, all of whose prices in Germany are their own; each screen
 * has one of its own.
 */
async function findItem(mall: RunningMall, nth: number) {
  const [found] = await runSql(
    mall,
    `select i.proper_name as name, x.name as room, k.code, p.amount, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || k.suffix as path
    from items i join shops h on h.id = i.shop_id join seller_staff f on f.seller_id = h.seller_id join users u on u.id = f.user_id
      join category_texts x on x.category_id = i.category_id and x.language = 'en'
      join lateral (select * from skus s where s.item_id = i.id order by s.position limit 1) k on true
      join sku_prices p on p.sku_id = k.id and p.site = 'DE' and p.withdrawn_at is null
    where u.email = $1 and i.is_listed and i.measure is null and i.voucher is null
      and not exists (select from skus s join sku_prices b on b.sku_id = s.id where s.item_id = i.id and b.site = 'DE' and b.was is not null)
      and not exists (select from skus s join flash_sales e on e.sku_id = s.id where s.item_id = i.id)
      and not exists (select from skus s join point_prices m on m.sku_id = s.id where s.item_id = i.id)
    order by i.id desc offset $2 limit 1`,
    [SHOP_STAFF, nth],
  )
  if (!found) throw new Error('every item of the shop is reduced')
  const price = Number(found['amount'])
  return {
    name: String(found['name']),
    room: String(found['room']),
    code: String(found['code']),
    path: String(found['path']),
    old: euros.format(price / 100),
    lower: euros.format(Math.round(price * 0.9) / 100),
  }
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })

journey(
  'a shop lowers a category by ten percent, sees each price before, sets them by the keyboard, a buyer meets the new price, and undoing brings the old one back',
  async ({ mall, page, width, another }) => {
    const buyer = await another()
    await enterIn(buyer, 'site=DE&lang=en')
    const item = await findItem(mall, width > 1000 ? 0 : 1)
    const meets = (price: string) => async () => {
      await buyer.goto(`${item.path}&look=${Date.now()}`)
      return (await buyer.getByText(price).count()) > 0
    }

    await signInBackoffice(page, SHOP_STAFF)
    await page.getByRole('link', { name: 'Goods', exact: true }).click()
    await page.getByRole('link', { name: 'Many prices at once' }).click()
    const form = page.getByRole('form', { name: 'New bulk change' })
    const look = () => form.getByRole('button', { name: 'Show what it would change' }).click()
    await look()
    await form.getByText('Please enter a number above zero.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Category').selectOption({ label: item.room })
    await form.getByLabel('Name or item number').fill(item.name)
    await form.getByLabel('Percent', { exact: true }).fill('10')
    await look()

    // A look: what it would become, and nothing has changed.
    await page.getByRole('heading', { name: '10% lower' }).waitFor()
    const row = page.getByRole('list', { name: 'Prices' }).getByRole('listitem').filter({
      hasText: item.code,
    })
    await row.first().getByText(item.lower).waitFor()
    await row.first().getByText(item.old).waitFor()
    await expectNoBarriers(page)
    await expectSoon(meets(item.lower), false, 'a price that was only looked at')

    const word = page.getByRole('form', { name: 'Set the prices' })
    await word.getByRole('button', { name: /^Set \d+ prices?$/ }).press('Enter')
    await page.getByRole('button', { name: 'Undo this change' }).waitFor()
    await row.first().getByText('Set', { exact: true }).waitFor()
    await expectNoBarriers(page)
    await expectSoon(meets(item.lower), true, 'the lower price')

    await page.getByRole('button', { name: 'Undo this change' }).click()
    await page.getByText(/comes back without that/).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Set the prices back' }).press('Enter')
    await row.first().getByText('Set back', { exact: true }).waitFor()
    await expectNoBarriers(page)
    await expectSoon(meets(item.lower), false, 'the lower price that was undone')
    await expectSoon(meets(item.old), true, 'the price before')

    await page.getByRole('link', { name: 'Back to the bulk changes' }).click()
    await page
      .getByRole('list', { name: 'Bulk changes so far' })
      .getByText(/^Undone/)
      .first()
      .waitFor()
    await expectNoBarriers(page)
  },
)
