/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import pg from 'pg'
import { makePdf } from '../apps/api/src/testing/document-steps.ts'
import { QUIET_SHOP, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, signInBackoffice, untilMailed } from './steps.ts'

const SEND = 'Submit application'
/** A shop that no other journey buys from, and who works there. */
const QUIET = {
  seller: 'Oud & Eik B.V.',
  shop: 'Oud & Eik',
  staff: 'wouter@oud-eik.test',
  shopId: QUIET_SHOP,
}

journey(
  '[MER-002, MER-003, MER-004, MER-008] a shop applies: asked to sign in first, every step kept, sent back with a reason, corrected, let in',
  async ({ mall, page, width, another }) => {
    const applicant = await findApplicant(mall, width)
    const shop = `Holzwerk ${width}`
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/merchant/apply')
    await page.waitForURL(/\/login\?to=/)
    await fillSignIn(page, applicant)
    await page.waitForURL(/\/merchant\/apply/)
    await page.getByRole('heading', { level: 1, name: 'Sell on Galleria' }).waitFor()
    const steps = page.getByRole('navigation', { name: 'Steps of the application' })
    expectEqual(
      await steps
        .locator('[aria-current=step]')
        .innerText()
        .then((text) => text.replace(/\s+/g, ' ').trim()),
      '1 Contact',
      'the step it begins with',
    )
    await expectNoBarriers(page)

    // What is missing is said at its field, and what was typed is kept all the same.
    await page.getByLabel('Contact person', { exact: true }).fill('Ben Brandt')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByText('Please fill this in.').waitFor()
    await page
      .getByRole('textbox', { name: 'Phone', exact: true })
      .and(page.locator(':focus'))
      .waitFor()
    await expectNoBarriers(page)
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('040 30123456')
    await next(page, 'company')

    await page
      .getByLabel('Full company name, including its legal form (Ltd, GmbH …)')
      .fill(`Holzwerk Brandt ${width} GmbH`)
    await page.getByLabel('VAT number').fill('DE317854209')
    await page.getByLabel('Shop name').fill(shop)
    await page
      .getByLabel('What do you make or sell?')
      .fill('Tables and benches of oak from the Elbe, planed and oiled by hand.')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page
      .getByText(
        'This is not a valid VAT number for the country you chose. For example: DE317854208',
      )
      .waitFor()
    await page.getByLabel('VAT number').fill('de 317 854 208')
    await expectNoBarriers(page)
    await next(page, 'documents')

    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByText('Please add at least one document.').waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'register.pdf', mimeType: 'application/pdf', buffer: makePdf() })
    await page.getByText('Saved with your draft.').waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no document'),
    })
    await page.getByText('Please choose a PDF document or a photo.').waitFor()
    // The document is kept at once: a reload has it.
    await page.reload()
    await page.getByRole('link', { name: 'register.pdf' }).waitFor()
    await expectNoBarriers(page)
    await next(page, 'return')

    await page.getByLabel('Street').fill('Packstation')
    await page.getByLabel('House number').fill('114')
    await page.getByLabel('Postcode').fill('2276')
    await page.getByLabel('Town or city').fill('Hamburg')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByText('This postcode is not valid for the country. For example: 20095').waitFor()
    await page.getByLabel('Postcode').fill('22765')
    // Another day, another place: the draft is on the server.
    await page.getByRole('button', { name: 'Save for later' }).click()
    await page
      .getByText('Your draft has been saved. You’ll find it here whenever you come back.')
      .waitFor()
    await page.goto('/merchant/apply?step=return')
    await expectSoon(() => page.getByLabel('Postcode').inputValue(), '22765', 'what was kept')
    await expectNoBarriers(page)
    await next(page, 'send')

    await page.getByRole('button', { name: SEND }).click()
    await page.getByText('Please tick this.').first().waitFor()
    await tickAll(page)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: SEND }).click()
    await page.waitForURL(/\/merchant\/audit$/)
    await page.getByRole('heading', { name: 'We are looking at it' }).waitFor()
    await untilMailed(mall, applicant, `Wir haben den Antrag von ${shop} erhalten`)
    await expectNoBarriers(page)
    await page.goto('/merchant/apply')
    await page.waitForURL(/\/merchant\/audit$/)

    const operator = await another()
    await signInBackoffice(operator, 'operator@galleria.test')
    await operator.waitForURL(/\/backoffice\/operator\/applications$/)
    await operator.getByRole('link', { name: shop }).waitFor()
    expectEqual(
      await operator
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .allInnerTexts()
        .then((names) => names.map((name) => name.replace(/\d/g, '').trim())),
      [
        'Applications',
        'Sellers',
        'Members',
        'Items to look at',
        'Disputes',
        'Answered for shops',
        'All orders',
        'Coupons',
        'Campaigns',
        'Money to look at',
        'Payment pages',
        'VAT rates',
        'Reported reviews',
        'Parcels to look at',
        'Carriers',
        'Withdrawals to look at',
        'Searches without a hit',
        'Categories',
        'Pages',
        'People of the mall',
        'Log',
      ],
      'where an operator may go',
    )
    await expectNoBarriers(operator)
    await operator.getByRole('link', { name: shop }).click()
    const document = operator.getByRole('link', { name: 'register.pdf' })
    await document.waitFor()
    const opened = await operator.request.get((await document.getAttribute('href')) ?? '')
    expectEqual(
      [opened.status(), opened.headers()['content-type']],
      [200, 'application/pdf'],
      "the document on the operator's desk",
    )
    await operator.getByRole('button', { name: 'Reject', exact: true }).click()
    await operator.getByRole('button', { name: 'Reject the application' }).click()
    await operator.getByText('Please say why; the other side reads it.').waitFor()
    await operator
      .getByLabel('What has to change (the applicant reads this)')
      .fill('Please give a return address where parcels are received.')
    await expectNoBarriers(operator)
    await operator.getByRole('button', { name: 'Reject the application' }).click()
    await operator.getByRole('heading', { name: 'Why it was rejected' }).waitFor()
    await expectNoBarriers(operator)

    await untilMailed(mall, applicant, `Ihr Antrag für ${shop} muss geändert werden`)
    await page.goto('/merchant/audit')
    await page.getByRole('heading', { name: 'It needs changes' }).waitFor()
    await page.getByText('Please give a return address where parcels are received.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Correct and send again' }).click()
    await page.getByText('We could not approve your last application:').waitFor()
    await page.goto('/merchant/apply?step=return')
    await page.getByLabel('Street').fill('Hobelgang')
    await page.getByLabel('House number').fill('3')
    await next(page, 'send')
    await expectSoon(
      () => page.getByRole('checkbox', { checked: true }).count(),
      0,
      'what is confirmed anew',
    )
    await tickAll(page)
    await page.getByRole('button', { name: SEND }).click()
    await page.getByRole('heading', { name: 'We are looking at it' }).waitFor()

    await operator.goto('/backoffice/operator/applications')
    await operator.getByRole('link', { name: shop }).click()
    await operator.getByText('Hobelgang 3').waitFor()
    await operator.getByRole('button', { name: 'Approve', exact: true }).click()
    await expectNoBarriers(operator)
    await operator
      .getByRole('button', { name: 'Open the shop' })
      .and(operator.locator(':focus'))
      .press('Enter')
    await operator.getByText(`${shop} is open.`).waitFor()
    await operator.getByRole('dialog').getByText('Approved').first().waitFor()

    await untilMailed(mall, applicant, `${shop} kann jetzt auf Galleria verkaufen`)
    await page.goto('/merchant/audit')
    await page.getByRole('heading', { name: 'Your shop is open' }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Open the back office' }).click()
    await page.waitForURL(/\/backoffice\/?$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: `Holzwerk Brandt ${width} GmbH` }).waitFor()
  },
)

journey(
  '[MER-012, MER-013] a frozen shop sees why and what it may still do, sells nothing, and is refused what it may not',
  async ({ mall, page, another }) => {
    const operator = await another()
    await signIn(operator, mall, 'operator@galleria.test')
    await operator.goto('/backoffice')
    await operator.getByRole('link', { name: 'Sellers', exact: true }).click()
    const card = operator.getByRole('listitem', { name: QUIET.seller })
    await card.waitFor()
    await expectNoBarriers(operator)

    // A page that stood open when it happened.
    await signIn(page, mall, QUIET.staff)
    await page.goto('/backoffice/reviews')
    await page
      .getByRole('button', { name: /^Answer / })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^Answer to / }).fill('Thank you for your words.')

    await operator.getByRole('button', { name: `Freeze ${QUIET.seller}` }).click()
    await operator.getByRole('button', { name: 'Freeze', exact: true }).click()
    await operator.getByText('Please say why; the other side reads it.').waitFor()
    await operator.getByLabel('Why (the seller reads this)').fill('Two parcels came empty.')
    await expectNoBarriers(operator)
    await operator.getByRole('button', { name: 'Freeze', exact: true }).click()
    await card.getByText('Suspended').first().waitFor()
    await card.getByRole('list').getByText('Two parcels came empty.').first().waitFor()
    await card.getByText('0 items on sale').waitFor()
    // The note would lie over a button.
    await operator.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await operator.getByText(`${QUIET.seller} has been suspended.`).waitFor({ state: 'hidden' })
    await expectNoBarriers(operator)

    await page.getByRole('button', { name: 'Publish the answer' }).click()
    await page
      .getByText(
        'Your shop has been suspended: you can read everything, send open orders and answer after-sales requests, but not do this.',
      )
      .waitFor()
    await page.reload()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your shop has been suspended' })
      .getByText('The reason: Two parcels came empty.')
      .waitFor()
    await expectSoon(
      () => page.getByRole('button', { name: /^Answer / }).count(),
      0,
      'answers offered to a frozen shop',
    )
    await expectNoBarriers(page)
    const found = (await (
      await fetch(`${mall.url}/sapi/mall-item/item/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ shopId: QUIET.shopId, pageSize: 5 }),
      })
    ).json()) as { total: number }
    expectEqual(found.total, 0, 'goods of a frozen shop in the listing')

    await operator.getByRole('button', { name: `Unfreeze ${QUIET.seller}` }).click()
    await card.getByText('Selling', { exact: true }).waitFor()
    await page.reload()
    await page
      .getByRole('button', { name: /^Answer / })
      .first()
      .waitFor()
    await expectSoon(
      () => page.getByText('Your shop has been suspended').count(),
      0,
      'the banner after unfreezing',
    )
  },
)

journey(
  "an operator's desk is nobody else's: merchants find no such page, buyers are told how to get a shop",
  async ({ mall, page, context }) => {
    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/backoffice/operator/applications')
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    await context.clearCookies()
    await enterIn(page, 'site=DE&lang=en')
    await signInBackoffice(page, 'anna@galleria.test')
    await page.getByRole('heading', { name: 'This account belongs to no shop' }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Apply for a shop of your own' }).click()
    await page.waitForURL(/\/merchant\/apply/)
    await page.getByRole('heading', { level: 1, name: 'Sell on Galleria' }).waitFor()
  },
)

journey(
  'an application is filled in without scripts, step by step, and says what is missing',
  async ({ mall, page }) => {
    await enterIn(page, 'site=SE&lang=en')
    await signIn(page, mall, await findApplicant(mall, 400))
    await page.goto('/merchant/apply')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await page.getByLabel('Contact person', { exact: true }).fill('Kim Petersen')
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('8 121 304 55')
    await next(page, 'company')
    await expectSoon(
      () => page.getByLabel('Country of registration').inputValue(),
      'SE',
      'the country it begins with',
    )
    await page
      .getByText('To add a document, please turn on JavaScript.')
      .waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: /Check and send/ }).click()
    await page.getByRole('button', { name: SEND }).click()
    await page
      .getByText('Something is still missing in an earlier step. Please complete the marked parts.')
      .waitFor()
    expectThat(
      (await page.getByText('Something is still missing or incorrect here.').count()) >= 3,
      'the parts that are not complete are marked',
    )
  },
  [1280],
  { javaScript: false },
)

/**
 * Somebody who has no shop, reads German and is no other journey's: each screen its own, because
 * one person opens one shop.
 */
async function findApplicant(mall: RunningMall, width: number): Promise<string> {
  if (width === 1280) return 'ben@galleria.test'
  const client = new pg.Client({ connectionString: mall.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `select email from users where kind = 'member' and language = 'de' and email like '%@example.test' order by email limit 1 offset $1`,
    [width - 350],
  )
  await client.end()
  return rows[0]?.email ?? ''
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('galleria-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(new RegExp(`step=${step}`))
  await page.locator(`input[type=hidden][name=step][value=${step}]`).waitFor({ state: 'attached' })
}

async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}
