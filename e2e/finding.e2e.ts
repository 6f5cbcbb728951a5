import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, untilHydrated } from './steps.ts'

for (const javaScript of [true, false])
  journey(
    `who looks for walnut of a width finds, prices and opens walnut of that width, ${javaScript ? 'with each choice at once' : 'also without script'}`,
    async ({ page, width }) => {
      await enterIn(page, 'site=DE&lang=en')
      await page.goto('/search?category=desks&shop=5')
      if (javaScript) await untilHydrated(page)
      if (width < 1024) await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Walnut' }).check()
      if (javaScript) await page.waitForURL(/finish=walnut/)
      await page.getByRole('textbox', { name: 'Width to, in cm' }).fill('110')
      if (javaScript) await page.keyboard.press('Tab')
      else await page.getByRole('button', { name: 'Apply' }).last().click()
      await page.waitForURL(/widthMax=110/)
      expectThat(page.url().includes('finish=walnut'), 'one filter forgot the other')
      await page.getByRole('link', { name: 'Remove filter: Width ≤ 110 cm' }).waitFor()
      if (javaScript) await expectNoBarriers(page)
      const cards = page.getByRole('article')
      const addresses = await cards
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expectThat(addresses.length > 0, 'nothing was found')
      for (const address of addresses)
        expectThat(/sku=walnut(-(1[01]0|\d\d)x|$)/.test(address), `${address} is another version`)
      const price = /€[\d.,]+/.exec(await cards.first().innerText())?.[0] ?? 'no price'
      await page.goto(addresses[0] ?? '')
      await page.getByRole('main').getByText(price).first().waitFor()
    },
    javaScript ? [1280, 390] : [1280],
    { javaScript },
  )

journey(
  'what nothing fits is said, without filters that would leave nothing either; what comes close is said to be only that',
  async ({ page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search?keyword=qqqqzzzz')
    expectEqual(await page.getByRole('combobox', { name: 'Sort by' }).count(), 0, 'menus to sort')
    expectEqual(await page.locator('#filter-panel').count(), 0, 'panels of filters')
    await expectNoBarriers(page)
    await page.goto('/search?keyword=sofa+pink')
    await page.getByText('These come closest').waitFor()
    await page.goto('/search?keyword=wrtiing+desk+oak')
    await page.getByRole('link', { name: 'writing desk oak' }).waitFor()
    // On a phone the mall's search is a page of its own.
    if (width < 1024) return
    await page.goto('/buyer/orders?keyword=oak')
    expectEqual(
      await page
        .getByRole('combobox', { name: 'Search for furniture and shops' })
        .first()
        .inputValue(),
      '',
      "what stands in the mall's search at the orders",
    )
  },
)
