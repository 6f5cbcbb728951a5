import { readFileSync } from 'node:fs'
import { buy, call, findSkus, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'a shop chooses orders in its list and gets one list of what to take from the shelves, which is printed without the frame',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const [goods] = await findSkus(mall, 'table lamp', { shopId: HOUSE_SHOP })
    const lamp = goods ? { skuId: goods.skuId } : {}
    const first = await buy(buyer, mall, lamp)
    const second = await buy(buyer, mall, { ...lamp, qty: 2 })

    await signIn(page, mall, 'merchant@galleria.test')
    const codes: string[] = []
    for (const { orderId: id } of [first, second]) {
      const order = await call<{ tradeOrderCode: string }>(
        page,
        mall,
        '/sapi/mall-merchant/order/detail',
        { id },
      )
      codes.push(order.tradeOrderCode)
    }
    await page.goto('/backoffice/orders?sort=newest')
    for (const code of codes) {
      const box = page.getByRole('checkbox', { name: `Choose order ${code}` })
      await box.focus()
      await page.keyboard.press('Space')
      expectThat(await box.isChecked(), `order ${code} is not chosen`)
    }
    await page.getByText('2 orders chosen').waitFor()
    await page.getByRole('checkbox', { name: 'Choose all orders of this page' }).check()
    await page.getByRole('button', { name: 'Choose none' }).click()
    for (const code of codes)
      await page.getByRole('checkbox', { name: `Choose order ${code}` }).check()
    await expectNoBarriers(page)

    await page.getByRole('link', { name: 'Pick list' }).click()
    await page.getByRole('heading', { name: 'Pick list' }).waitFor()
    // Both orders are of one article: three pieces, in two orders.
    await page.getByText('2 orders · 3 pieces').waitFor()
    const row = page.getByRole('table', { name: 'All goods' }).locator('tbody tr')
    expectEqual(await row.count(), 1, 'articles')
    expectEqual(await row.locator('td').allTextContents(), ['3', '2'], 'pieces and orders')
    for (const code of codes) await page.getByRole('article').filter({ hasText: code }).waitFor()
    await expectNoBarriers(page)

    await page.emulateMedia({ media: 'print' })
    expectThat(await page.getByRole('article').first().isVisible(), 'the orders are not printed')
    expectThat(!(await page.getByRole('button', { name: 'Print' }).isVisible()), 'buttons printed')
    expectThat(!(await page.getByRole('navigation').first().isVisible()), 'the frame is printed')
    await page.emulateMedia({ media: 'screen' })

    await call(page, mall, '/sapi/mall-merchant/order/hold', {
      id: first.orderId,
      reason: 'The shade comes on Friday.',
    })
    await page.reload()
    await page.getByText('1 order · 2 pieces').waitFor()
    await page.getByText(`${codes[0]}: on hold`).waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  'a shop sends the orders that it has chosen by a table of tracking numbers, reads what became of each line, and takes the note of a parcel',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=de')
    await signIn(buyer, mall, 'anna@galleria.test')
    const { orderId: id } = await buy(buyer, mall, { keyword: 'desk lamp', shopId: HOUSE_SHOP })
    await signIn(page, mall, 'merchant@galleria.test')
    const { tradeOrderCode: code } = await call<{ tradeOrderCode: string }>(
      page,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id },
    )
    await page.goto('/backoffice/orders?sort=newest')
    await page.getByRole('checkbox', { name: `Choose order ${code}` }).check()
    const waits = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Table for numbers' }).click()
    const table = readFileSync(await (await waits).path(), 'utf8')
    expectThat(table.includes(`#${code},,,`), `the table has no line for ${code}: ${table}`)
    const notes = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Delivery notes' }).click()
    expectThat(
      readFileSync(await (await notes).path(), 'latin1').startsWith('%PDF'),
      'the notes are no PDF',
    )

    await page.getByRole('link', { name: 'Tracking numbers from a table' }).click()
    await page.getByRole('button', { name: 'Send the parcels' }).click()
    await page.getByText('Please choose a table.').waitFor()
    await expectNoBarriers(page)
    const number = id.slice(-16).toUpperCase()
    const filled = `${table.replace(`#${code},,,`, `#${code},DHL,${number},`)}"=1+1",DHL,X1\r\n`
    await page.locator('input[type=file]').setInputFiles({
      name: 'numbers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(filled),
    })
    await page.getByRole('button', { name: 'Send the parcels' }).click()
    await page.getByText('1 parcel sent').waitFor()
    await page.getByText('1 not sent').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Send the parcels' }).click()
    await page.getByText('1 was sent before').waitFor()

    await page.getByRole('link', { name: code }).click()
    const note = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Delivery note' }).click()
    expectThat(
      (await note).suggestedFilename() === `delivery-note-${code}.pdf`,
      'the note has another name',
    )
  },
)
