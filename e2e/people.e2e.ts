import { runSql, untilMail } from './account-steps.ts'
import { buy, call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, newMember } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'an owner invites somebody for the orders, who comes in by the mail, sends an order and finds no way to a price; the role changes, and the next thing they do says so',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    // Whose basket no other journey fills.
    await signIn(buyer, mall, await newMember(mall))
    const { orderId } = await buy(buyer, mall, { shopId: HOUSE_SHOP })
    const nickname = `Pia ${page.viewportSize()?.width}`
    const email = await newMember(mall, nickname)

    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/backoffice/people')
    const invite = page.getByRole('region', { name: 'Invite somebody' })
    await invite.getByRole('button', { name: 'Send the invitation' }).click()
    await invite.getByText('Please enter a complete email address.').waitFor()
    await expectNoBarriers(page)
    await invite.getByLabel('Email').fill(email)
    await invite.getByLabel('Role').selectOption({ label: 'Orders' })
    await invite.getByText('Reads orders, sends them').waitFor()
    await invite.getByLabel('Email').press('Enter')
    await page.getByRole('heading', { name: email }).waitFor()
    await expectNoBarriers(page)

    const mail = await untilMail(mall, email, ({ subject }) => subject.includes('invited to work'))
    const link = mail.links.find((one) => one.includes('/backoffice/invitation/')) ?? ''
    const phone = await somebody()
    await enterIn(phone, 'site=DE&lang=en')
    const pia = await phone.newPage()
    await pia.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
    await pia.goto(new URL(link).pathname)
    await pia.getByLabel('Email').fill(email)
    await pia.getByLabel('Password', { exact: true }).fill('galleria-demo')
    await pia.getByRole('button', { name: 'Sign in' }).click()
    await pia.getByText('Mira Hansen invites you to').waitFor()
    await expectNoBarriers(pia)
    await pia.getByRole('button', { name: 'Accept' }).click()
    await pia.getByRole('heading', { name: 'Today’s work' }).waitFor()

    const nav = pia.getByRole('navigation', { name: 'Main' })
    expectEqual(
      await nav.getByRole('link', { name: /^(Orders|Codes|Tables|Items|People)/ }).allInnerTexts(),
      ['Orders', 'Items', 'Codes', 'People'],
      'what the menu of somebody for orders names',
    )
    await pia.goto(`/backoffice/orders/${orderId}`)
    await pia.getByRole('button', { name: 'Ship', exact: true }).first().click()
    const form = pia.getByRole('form', { name: 'Ship' })
    await form.getByLabel('Carrier').selectOption({ label: 'DHL' })
    await form.getByLabel('Tracking number').fill(`PP${Date.now()}`)
    await form.getByLabel('Tracking number').press('Enter')
    await pia.getByRole('button', { name: 'Confirm shipment' }).click()
    await pia.getByRole('link', { name: /^Next order to ship: / }).waitFor()

    await pia.goto('/backoffice/goods')
    await pia.locator('[data-row-link]').first().click()
    await pia.getByRole('heading', { name: 'Prices', exact: true }).waitFor()
    expectEqual(
      await pia.getByRole('button', { name: 'Change prices' }).count(),
      0,
      'buttons that change a price before somebody for orders',
    )
    await expectNoBarriers(pia)
    const refused = await pia.request.post(`${mall.url}/sapi/mall-merchant/service/price`, {
      headers: { origin: mall.url },
      data: {},
    })
    expectEqual(
      ((await refused.json()) as { code: string }).code,
      'merchant.role',
      'what a price of somebody for orders is answered with',
    )

    await page.reload()
    await page.getByRole('button', { name: `Change the role of ${nickname}` }).click()
    const role = page.getByRole('form', { name: `Role of ${nickname}` })
    await role.getByLabel('Role').selectOption({ label: 'Goods' })
    await expectNoBarriers(page)
    await role.getByRole('button', { name: 'Save' }).click()
    await role.waitFor({ state: 'detached' })
    await pia.goto(`/backoffice/orders/${orderId}`)
    await pia.getByText('Your role in this shop does not include this.').first().waitFor()
    expectThat(
      (await nav.getByRole('link', { name: 'Orders' }).count()) === 0,
      'the menu still leads to orders',
    )
    await page.getByRole('button', { name: `Remove ${nickname}` }).click()
    await page.getByRole('button', { name: 'Remove from the shop' }).click()
    await page.getByRole('heading', { name: nickname }).waitFor({ state: 'detached' })
    await pia.goto('/backoffice/')
    await pia.getByText('This account belongs to no shop').waitFor()
  },
)

journey(
  'somebody of two shops changes from one to the other, and a window that shows the first one begins anew instead of writing to the second',
  async ({ mall, page }) => {
    const email = await newMember(mall, 'Tove')
    await runSql(
      mall,
      `insert into seller_staff (user_id, seller_id, role, since) select u.id, s.id, 'goods', mall_now() - s.id * interval '1 day' from users u, sellers s where u.email = $1 and s.id in (5, 11)`,
      [email],
    )
    await signIn(page, mall, email)
    type Me = { sellerName: string; deskList: { sellerId: number; name: string }[] }
    const me = () => call<Me>(page, mall, '/sapi/mall-merchant/staff/current', {})
    const { sellerName, deskList } = await me()
    const other = deskList.find(({ name }) => name !== sellerName)
    expectThat(other, 'one shop is all there is')
    await page.goto('/backoffice/goods')
    await page.locator('[data-row-link]').first().waitFor()
    const second = await page.context().newPage()
    await second.goto('/backoffice/')
    await second.getByRole('button', { name: sellerName }).click()
    await expectNoBarriers(second)
    await second.getByRole('menuitemradio', { name: other.name }).click()
    await second.getByRole('button', { name: other.name }).waitFor()
    expectEqual((await me()).sellerName, other.name, 'the desk of the session')
    await page.getByRole('searchbox').first().fill('oak')
    await page.getByRole('button', { name: other.name }).waitFor()
  },
)
