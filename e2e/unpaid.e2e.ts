import { mailsTo, newAddress, runSql, untilMail } from './account-steps.ts'
import { buy, call, placeOrder, putInCart, signIn, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, newMember, seen, orderByDemoPayment } from './steps.ts'
import { fromWireId } from '../packages/kernel/src/id.ts'

const CANCEL = '/sapi/mall-order/web/order/closeImmediatelyTradeOrder'

journey(
  'a person with too many unpaid orders is told why the next one is refused, cancels one of them and goes on',
  async ({ mall, page }) => {
    await signIn(page, mall, await newMember(mall))
    await enterIn(page, 'site=DE&lang=en')
    const placed = []
    for (let n = 0; n < 8; n += 1) placed.push(await placeOrder(page, mall))
    await putInCart(page, mall, 'table lamp')
    await page.goto('/checkout')
    const press = () =>
      page
        .getByRole('button', { name: 'Order with obligation to pay' })
        .filter({ visible: true })
        .and(page.locator(':enabled'))
        .click()
    await press()
    const why = page.getByRole('alert')
    await why.getByText('You have 8 unpaid orders, the most you can have at a time.').waitFor()
    await expectNoBarriers(page)

    await why.getByRole('link', { name: 'Show the unpaid orders' }).click()
    await page.waitForURL(/\/buyer\/orders\?status=unpaid/)
    await seen(page, 'Cancel order').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Nothing has been paid. The items go back on sale.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('The order has been cancelled').waitFor()

    await page.goto('/checkout')
    await orderByDemoPayment(page)
    // The others of this connection need the room.
    for (const { orderId } of placed)
      await call(page, mall, CANCEL, { id: orderId }).catch(() => undefined)
  },
)

journey(
  'who gets the mails of somebody else presses "This was not me" and gets no more of them',
  async ({ mall, page, somebody }) => {
    const email = newAddress('not.me')
    const stranger = await somebody()
    await enterIn(stranger, 'site=DE&lang=en')
    await placeOrder(stranger, mall, { email })
    const mail = await untilMail(mall, email, ({ subject }) => subject.includes('order'))
    const out = mail.links.find((link) => link.includes('/not-me'))
    expectThat(out, 'the mail has a way out')
    await enterIn(page, 'site=DE&lang=en')
    await page.goto(out)
    await page.getByRole('heading', { level: 1, name: 'Didn’t place this order?' }).waitFor()
    await expectNoBarriers(page)
    expectEqual((await mailsTo(mall, email)).length, 1, 'mails before')

    await page.getByRole('button', { name: 'Stop sending me these emails' }).click()
    await page
      .getByRole('heading', { level: 1, name: 'You won’t get these emails again' })
      .waitFor()
    expectEqual(new URL(page.url()).search, '?done', 'the key has left the address')
    await expectNoBarriers(page)

    const again = fromWireId('contract', (await buy(stranger, mall)).contractId)
    for (const job of ['mail.received', 'mail.paid'])
      await until(async () => {
        const rows = await runSql(
          mall,
          `select from pgboss.job where name = $1 and data ->> 'contractId' = $2 and state = 'completed'`,
          [job, again],
        )
        return rows.length > 0
      }, `${job} to be done`)
    expectEqual((await mailsTo(mall, email)).length, 1, 'mails since')
  },
)
