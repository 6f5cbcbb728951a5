import { readFile } from 'node:fs/promises'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import { receive } from './after-sales-steps.ts'
import { askBack, buyLamps, evidencePhoto, signInMerchant } from './request-steps.ts'
import { enterIn } from './steps.ts'

const CANCEL = '/api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow'

journey(
  'a shop declines a request with a text that it has saved and a photo, and reads beside it how the order stands and what the buyer asked for before; the buyer sees the photo',
  async ({ mall, page, width, another }) => {
    const buyer = await another()
    await enterIn(buyer.context(), 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const order = await buyLamps(buyer, mall, 2)
    const earlier = await askBack(buyer, mall, order)
    await call(buyer, mall, CANCEL, [{ id: earlier.id }])
    const asked = await askBack(buyer, mall, order)

    await signInMerchant(page, mall)
    await page.goto('/backoffice/after-sales')
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('heading', { name: 'After-sales settings' }).waitFor()
    const title = `No fault seen ${width}`
    await page.getByRole('button', { name: 'Save a new text' }).press('Enter')
    const form = page.getByRole('form', { name: 'Saved text' })
    await form.getByRole('button', { name: 'Save' }).press('Enter')
    await form.getByText('Please fill this in.').first().waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Title (only your shop sees it)').fill(title)
    await form
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('We have looked, and found no fault.')
    await form.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByRole('heading', { name: title }).waitFor()
    await expectNoBarriers(page)

    await page.goto(`/backoffice/after-sales/${asked.id}?view=all`)
    const desk = page.getByRole('dialog')
    await desk.getByRole('heading', { name: 'The order', exact: true }).waitFor()
    await desk.getByText('Nothing has been sent yet.').waitFor()
    await desk.getByRole('heading', { name: 'Earlier requests of this buyer' }).waitFor()
    await desk.getByRole('link', { name: earlier.code }).waitFor()
    await expectNoBarriers(page)
    await page.keyboard.press('r')
    const reason = page.getByLabel('Why you reject it (the buyer reads this)')
    await reason.and(page.locator(':focus')).waitFor()
    await desk.getByLabel('Saved text').selectOption(title)
    await desk.getByRole('button', { name: 'Use this text' }).press('Enter')
    expectEqual(await reason.inputValue(), 'We have looked, and found no fault.', 'what was put in')
    await reason.and(page.locator(':focus')).waitFor()
    await reason.press('End')
    await page.keyboard.type(' See the photo.')
    await desk.getByLabel('Choose photos').setInputFiles({
      ...{ name: 'lamp.png', mimeType: 'image/png' },
      buffer: await evidencePhoto(),
    })
    await desk.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(page)
    await desk.getByRole('button', { name: 'Reject the request' }).press('Enter')
    await desk.getByText('We have looked, and found no fault. See the photo.').waitFor()
    await desk
      .getByRole('button', { name: 'Photos shown with the rejection, picture 1 of 1' })
      .waitFor()
    await expectNoBarriers(page)

    await buyer.goto(`${mall.url}/buyer/as/detail/${asked.id}`)
    await buyer.getByText('We have looked, and found no fault. See the photo.').waitFor()
    const photo = buyer.getByRole('button', { name: 'Photo 1 from the shop, enlarge' }).first()
    await photo.waitFor()
    expectThat(
      (await photo
        .locator('img')
        .evaluate(
          async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth),
        )) === 320,
      'the buyer does not see the photo',
    )
    await expectNoBarriers(buyer)

    await page.goto('/backoffice/after-sales-settings')
    await page.getByRole('button', { name: `Remove the text: ${title}` }).press('Enter')
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' })
  },
)

journey(
  'a shop approves many requests with one confirmation, which says how many and how much; one that its buyer took back meanwhile is named, and keeps no other back',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const order = await buyLamps(buyer, mall, 2)
    const first = await askBack(buyer, mall, order)
    const second = await askBack(buyer, mall, order)
    await signInMerchant(page, mall)
    await page.goto('/backoffice/after-sales')
    for (const one of [first, second]) {
      const box = page.getByRole('checkbox', { name: `Choose request ${one.code}` })
      await box.focus()
      await page.keyboard.press('Space')
    }
    await page.getByText('2 requests chosen').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Approve the chosen' }).press('Enter')
    const confirm = page.getByRole('button', { name: 'Approve 2 requests', exact: true })
    await page.getByText('Approve 2 requests?').and(page.locator(':focus')).waitFor()
    await page.getByText('will be refunded now.').waitFor()
    await expectNoBarriers(page)
    await call(buyer, mall, CANCEL, [{ id: second.id }])
    await confirm.press('Enter')
    await page.getByText('1 request approved').waitFor()
    await page
      .getByRole('list', { name: 'Not approved' })
      .getByRole('link', { name: second.code })
      .waitFor()
    await page.getByText('1 request chosen').waitFor()
    await expectNoBarriers(page)
    await page.goto(`/backoffice/after-sales/${first.id}?view=all`)
    await page.getByText('Money is back with the buyer').waitFor()
  },
)

journey(
  'a shop names another return address for a country and a rule of its own by which a small refund is approved at once; and takes its requests as a table',
  async ({ mall, page, somebody }) => {
    await signInMerchant(page, mall)
    await page.goto('/backoffice/after-sales-settings')
    await page.getByRole('button', { name: 'Add an address for a country' }).first().press('Enter')
    const address = page.getByRole('form', { name: 'Return address' })
    await address.getByLabel('For orders delivered to').selectOption('LU')
    await address.getByLabel('Who receives the goods').fill('Lager Moselle')
    await address.getByLabel('Street and number').fill('Rue du Port 3')
    await address.getByLabel('Postcode').fill('77')
    await address.getByLabel('Town').fill('Wasserbillig')
    await address.getByLabel('Country', { exact: true }).selectOption('LU')
    await address.getByRole('button', { name: 'Save' }).press('Enter')
    await address.getByText('This postcode is not valid for the country.').waitFor()
    await expectNoBarriers(page)
    await address.getByLabel('Postcode').fill('6601')
    await address.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Lager Moselle, Rue du Port 3, 6601 Wasserbillig, LU').waitFor()

    await page.getByRole('button', { name: 'Add a rule' }).press('Enter')
    const rule = page.getByRole('form', { name: 'Rule for approving' })
    await rule.getByRole('button', { name: 'Save' }).press('Enter')
    await rule.getByText('Please choose at least one.').first().waitFor()
    await expectNoBarriers(page)
    await rule.getByLabel('Refund without return').press('Space')
    await rule.getByLabel('Wrong item').press('Space')
    await rule.getByLabel('Up to this amount').fill('0.5')
    await rule.getByLabel('Only with a photo').press('Space')
    await rule.getByLabel('Switched on').press('Space')
    await rule.getByRole('button', { name: 'Save' }).press('Enter')
    // The first is the demo's own.
    await page.getByRole('heading', { name: 'Rule 2' }).waitFor()
    await page.getByText('Switched on', { exact: true }).nth(1).waitFor()
    await expectNoBarriers(page)

    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const order = await buyLamps(buyer, mall, 1)
    await receive(buyer, page, mall, order.id)
    const small = await askBack(buyer, mall, order, { amount: 0.5, reason: 'WRONG_ITEM' })
    await page.goto(`/backoffice/after-sales/${small.id}?view=all`)
    await page.getByText('The mall, by the shop’s rule').waitFor()
    await expectNoBarriers(page)

    await page.goto('/backoffice/after-sales-settings')
    await page.getByRole('button', { name: 'Remove rule 2' }).press('Enter')
    await page.getByRole('heading', { name: 'Rule 2' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove the return address: Luxembourg' }).press('Enter')
    await page.getByText('Lager Moselle').waitFor({ state: 'detached' })

    await page.goto('/backoffice/after-sales')
    await page.getByRole('link', { name: 'Requests as a table' }).click()
    await expectSoon(
      () => page.getByLabel('Table', { exact: true }).inputValue(),
      'REQUESTS',
      'which table is asked for',
    )
    await page.getByLabel('File').selectOption('CSV')
    await page.getByLabel('From').fill('2020-01-01')
    await page.getByLabel('Until').fill('2030-12-31')
    // The newest stands first; the other screen's walk may have made one before.
    const links = page.getByRole('link', { name: 'Download CSV: After-sales requests' })
    await page.getByRole('button', { name: 'Make the table' }).waitFor()
    await page.waitForLoadState('networkidle')
    const before = await links.count()
    await page.getByRole('button', { name: 'Make the table' }).press('Enter')
    await expectSoon(() => links.count(), before + 1, 'tables of requests')
    const link = links.first()
    await expectNoBarriers(page)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const csv = await readFile(await download.path(), 'utf8')
    expectThat(csv.startsWith('\uFEFFRequest,Order,Shop,Applied for'), 'the table has no headings')
    expectThat(csv.includes(`${small.code},`), 'the newest request is not in it')
  },
)
