import { DAY } from '@galleria/kernel/time'
import { runSql } from './account-steps.ts'
import { expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/** A shop that no other journey counts, and who works there. */
const SHOP = { id: 16, staff: 'wouter@oud-eik.test' }

/**
 * Goods of the shop whose price is its own; each screen has goods of its own, behind those of the
 * flash sales.
 */
async function findPriced(mall: RunningMall, nth: number) {
  const [found] = await runSql(
    mall,
    `select k.code, p.amount, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || k.suffix as path
    from items i join skus k on k.item_id = i.id join sku_prices p on p.sku_id = k.id and p.site = 'DE'
    where i.shop_id = $1 and i.is_listed and i.measure is null and i.voucher is null and p.was is null and p.withdrawn_at is null
      and not exists (select from flash_sales f where f.sku_id = k.id) and not exists (select from point_prices m where m.sku_id = k.id)
    order by k.id desc offset $2 limit 1`,
    [SHOP.id, nth],
  )
  if (!found) throw new Error('every article of the shop is reduced')
  return {
    code: String(found['code']),
    path: String(found['path']),
    price: Number(found['amount']) / 100,
  }
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
/** What the clock on the wall of the shop shows in so many days. */
const wall = (days: number) =>
  new Date(Date.now() + days * DAY)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' })
    .slice(0, 16)
    .replace(' ', 'T')

journey(
  'a shop plans prices, is told what they could not be, takes some back by the keyboard, and buyers meet the others once they have begun',
  async ({ mall, page, width, another }) => {
    const buyer = await another()
    await enterIn(buyer, 'site=DE&lang=en')
    const { code, path, price } = await findPriced(mall, width > 1000 ? 0 : 1)
    const later = euros.format(price + 1)

    await signInBackoffice(page, SHOP.staff)
    await page.getByRole('link', { name: 'Goods' }).click()
    await page.goto(`/backoffice/goods/${encodeURIComponent(code)}`)
    const prices = page.getByRole('region', { name: 'Prices' })
    const form = prices.getByRole('form', { name: `Prices of ${code}` })
    const planned = prices.getByRole('list', { name: 'Planned prices' })
    const open = () => prices.getByRole('button', { name: 'Change prices' }).click()
    const send = () => form.getByRole('button', { name: 'Plan the prices' }).click()

    // A moment that is half typed is none, and nothing begins at once.
    await open()
    await form.getByLabel('They begin later').check()
    await form.getByLabel('Germany (EUR)').fill((price + 1).toFixed(2))
    await send()
    await form.getByText('Please choose a day and an hour.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('From', { exact: true }).fill(wall(-1))
    await form.getByLabel('Germany (EUR)').fill((price + 1).toFixed(2))
    await send()
    await form.getByText('Please choose a moment that is still to come.').waitFor()
    await form.getByLabel('From', { exact: true }).fill(wall(3))
    await form.getByLabel(/^Germany: announce as reduced/).check()
    await send()
    await form.getByText(/that is no reduction/).waitFor()
    await expectNoBarriers(page)
    await form.getByLabel(/^Germany: announce as reduced/).uncheck()
    await send()
    await form.waitFor({ state: 'detached' })
    await planned.getByText(later).waitFor()
    await expectNoBarriers(page)

    // What is planned behind it is held against it.
    await open()
    await form.getByLabel('They begin later').check()
    await form.getByLabel('From', { exact: true }).fill(wall(5))
    await form.getByText(`By then ${later}`).waitFor()
    await form.getByLabel('Germany (EUR)').fill((price + 2).toFixed(2))
    await send()
    await form.waitFor({ state: 'detached' })
    await planned.getByText(euros.format(price + 2)).waitFor()
    const second = planned.getByRole('listitem').nth(1)
    await second.getByRole('button', { name: /^Withdraw the prices from/ }).press('Enter')
    await planned.getByText(euros.format(price + 2)).waitFor({ state: 'detached' })

    const isShown = async () => {
      await buyer.goto(`${path}&look=${Date.now()}`)
      return (await buyer.getByText(later).count()) > 0
    }
    await expectSoon(isShown, false, 'a price that has not begun')
    // The days go by.
    await runSql(
      mall,
      `update price_plans p set planned_at = now() - interval '1 day', begins_at = now() from skus k where k.id = p.sku_id and k.code = $1 and p.status = 'PLANNED'`,
      [code],
    )
    await expectSoon(isShown, true, 'the price that has begun')
    await page.reload()
    await prices.getByRole('button', { name: 'Prices so far' }).click()
    await prices.getByRole('list', { name: 'Prices so far' }).getByText(later).waitFor()
    await planned.waitFor({ state: 'detached' })
    await expectNoBarriers(page)
  },
)
