import type { Page } from 'playwright-core'
import { buy, signIn } from './call-steps.ts'
import { fillCampaign } from './campaign-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'

/**
 * The operator plans a prize draw for large orders in Germany. Every other journey's are smaller.
 */
async function planDraw(desk: Page, name: string): Promise<void> {
  await desk.getByRole('link', { name: 'Campaigns' }).click()
  await desk.getByRole('listitem', { name: 'Anniversary, southern storefronts' }).waitFor()
  await expectNoBarriers(desk)
  await desk.getByRole('button', { name: 'New prize draw' }).click()
  const form = desk.getByRole('form', { name: 'New prize draw' })
  await form.getByRole('button', { name: 'Plan the prize draw' }).click()
  await form.getByText('Please give it a name.').waitFor()
  await expectNoBarriers(desk)
  await fillCampaign(form, name, '1500')
  await form.getByLabel('Points of prize 1').fill('250')
  await form.getByLabel('Number of prize 1').fill('')
  await form.getByRole('button', { name: 'Remove prize 2' }).click()
  await form.getByRole('button', { name: 'Plan the prize draw' }).click()
  await desk.getByRole('listitem', { name }).getByText('Running').waitFor()
  await expectNoBarriers(desk)
}

journey(
  '[ORD-145, ORD-146, ORD-147] the operator plans a prize draw; a paid order shows it, one press draws, and what was won stays on the order',
  async ({ mall, page, another, width }) => {
    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    const name = `Large orders ${width} ${Date.now()}`
    await planDraw(desk, name)

    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    const { orderId } = await buy(page, mall, { keyword: 'desk', qty: 12 })
    await page.goto(`/buyer/order/detail/${orderId}`)
    const card = page.getByRole('region', { name: 'Prize draw' })
    await card.getByText('You can draw once with this order').waitFor()
    await card.getByText('250 points').waitFor()
    await expectNoBarriers(page)
    await card.getByRole('button', { name: 'Draw now' }).click()
    await page.getByRole('region', { name: 'You won 250 points' }).waitFor()
    await page.reload()
    await page.getByRole('region', { name: 'You won 250 points' }).waitFor()
    expectEqual(await page.getByRole('button', { name: 'Draw now' }).count(), 0, 'draws left')
    await expectNoBarriers(page)

    await desk.reload()
    const planned = desk.getByRole('listitem', { name })
    expectThat(
      (await planned.innerText()).includes('1 drawn'),
      'the operator reads that it was drawn',
    )
    await planned.getByRole('button', { name: `Take no more orders: ${name}` }).click()
    await planned.getByText('Stopped').waitFor()
    await expectNoBarriers(desk)
  },
)

journey(
  '[ORD-148] the operator plans free orders, and a paid order shows that it may be free',
  async ({ mall, page, another, width }) => {
    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    const name = `Free orders ${width} ${Date.now()}`
    await desk.getByRole('link', { name: 'Campaigns' }).click()
    await desk.getByRole('button', { name: 'New free orders' }).click()
    const form = desk.getByRole('form', { name: 'New free orders' })
    await form.getByRole('button', { name: 'Plan the free orders' }).click()
    await form.getByText('Please type a whole number.').waitFor()
    await expectNoBarriers(desk)
    await fillCampaign(form, name, '2000')
    await form.getByLabel('One of how many orders').fill('1')
    await form.getByLabel('Free up to').fill('100')
    await form.getByLabel('Budget in all').fill('250,50')
    await form.getByRole('button', { name: 'Plan the free orders' }).click()
    const planned = desk.getByRole('listitem', { name })
    await planned.getByText('€0.00 of €250.50 promised or given').waitFor()

    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    const { orderId } = await buy(page, mall, { keyword: 'sofa', qty: 6 })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page
      .getByRole('region', { name: 'This order may be free' })
      .getByText('One in 1 paid orders will be drawn after')
      .waitFor()
    await expectNoBarriers(page)

    await desk.reload()
    await planned.getByRole('button', { name: `Take no more orders: ${name}` }).click()
    await planned.getByText('Stopped').waitFor()
    await expectNoBarriers(desk)
  },
)
