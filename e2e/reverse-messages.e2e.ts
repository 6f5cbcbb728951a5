import { addPhoto, buyDesks, receive } from './after-sales-steps.ts'
import { call, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const TO_SHOP = '/sapi/mall-order/web/reverseorder/writeToShop'
const TO_BUYER = '/sapi/mall-merchant/reverseorder/writeToBuyer'

journey(
  'a buyer without script writes to the shop about a request on its own page; what was not sent stays as it was typed, and the answer stands there and at the order',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const { orderId } = await buyDesks(page, mall)
    await receive(page, merchant, mall, orderId)
    const { id } = await askForMoney(page, mall, orderId)

    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText('Write to the shop').click()
    await page.getByLabel('Your message').fill('   ')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Please write something first.').waitFor()
    await page.getByLabel('Your message').fill('The left door hangs.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Your message has been sent to the shop').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'The left door hangs.' }).waitFor()
    expectEqual(await page.getByLabel('Your message').inputValue(), '', 'the form is empty again')

    // More than five in ten minutes: nothing typed is lost.
    for (const content of ['Two.', 'Three.', 'Four.', 'Five.'])
      await call(page, mall, TO_SHOP, { id, content, requestKey: crypto.randomUUID() })
    await page.getByLabel('Your message').fill('And the right one, too.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('#message-error').filter({ visible: true }).waitFor()
    // The page came anew, and opened at the message.
    await page.locator('#message:focus').waitFor()
    expectEqual(
      await page.getByLabel('Your message').inputValue(),
      'And the right one, too.',
      'what was typed',
    )

    await call(merchant, mall, TO_BUYER, {
      id,
      content: 'We send you a hinge.',
      requestKey: crypto.randomUUID(),
    })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'We send you a hinge.' })
      .getByRole('link', { name: 'About an after-sales application' })
      .click()
    await page.waitForURL(new RegExp(id))
    await page.getByText('We send you a hinge.').waitFor()
  },
  [1280, 390],
  { javaScript: false },
)

journey(
  'a shop reads what its buyer wrote about a request beside the request, and answers there; a draft outlives a reload',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, await newMember(mall))
    await signInBackoffice(page, 'merchant@galleria.test')
    await page.getByRole('heading', { name: /Today/ }).waitFor()
    const { orderId } = await buyDesks(buyer, mall)
    await receive(buyer, page, mall, orderId)
    const { id, code } = await askForMoney(buyer, mall, orderId)
    const content = 'The left door hangs.'
    await call(buyer, mall, TO_SHOP, { id, content, requestKey: crypto.randomUUID() })

    await page.goto(`/backoffice/after-sales/${id}`)
    await page.getByRole('heading', { name: `Request ${code}` }).waitFor()
    await page.getByText(content).waitFor()
    await page.getByRole('button', { name: 'Write to the buyer' }).click()
    await page.getByLabel('Message', { exact: true }).fill('We send you a hinge.')
    await page.reload()
    await page.getByRole('button', { name: 'Write to the buyer' }).click()
    expectEqual(
      await page.getByLabel('Message', { exact: true }).inputValue(),
      'We send you a hinge.',
      'the draft',
    )
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Send the message' }).click()
    await page.getByRole('listitem').filter({ hasText: 'We send you a hinge.' }).waitFor()
    await expectNoBarriers(page)
    const seen = await call<{ messageList: { content: string }[] }>(
      buyer,
      mall,
      '/sapi/mall-order/web/reverseorder/querybyid',
      { id },
    )
    expectEqual(
      seen.messageList.map((one) => one.content),
      [content, 'We send you a hinge.'],
      'what the buyer reads',
    )
  },
)

journey(
  'buyer and shop show each other photos with their messages about a request',
  async ({ mall, page, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('heading', { name: /Today/ }).waitFor()
    const { orderId } = await buyDesks(page, mall)
    await receive(page, shop, mall, orderId)
    const { id, code } = await askForMoney(page, mall, orderId)

    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText('Write to the shop').click()
    await page.getByLabel('Your message').fill('Look at this door.')
    await addPhoto(page, 'door.png')
    await page.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const written = page.getByRole('listitem').filter({ hasText: 'Look at this door.' })
    await written.getByRole('button', { name: 'Photo 1, enlarge' }).waitFor()
    expectEqual(
      await page.getByRole('button', { name: /Remove photo/ }).count(),
      0,
      'photos beside the next message',
    )

    await shop.goto(`/backoffice/after-sales/${id}`)
    await shop.getByRole('heading', { name: `Request ${code}` }).waitFor()
    const shown = shop.getByRole('button', { name: 'Photos of the message, picture 1 of 1' })
    await shown.click()
    await shop.getByRole('button', { name: 'Close the picture' }).click()
    await shop.getByRole('button', { name: 'Write to the buyer' }).click()
    await shop.getByLabel('Message', { exact: true }).fill('It should look like this.')
    await addPhoto(shop, 'hinge.png')
    await shop.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(shop)
    await shop.getByRole('button', { name: 'Send the message' }).click()
    await shop.getByRole('listitem').filter({ hasText: 'It should look like this.' }).waitFor()

    await page.reload()
    const answered = page.getByRole('listitem').filter({ hasText: 'It should look like this.' })
    await answered.getByRole('button', { name: 'Photo 1, enlarge' }).click()
    await page.getByRole('dialog').getByRole('img', { name: 'Photo 1' }).waitFor()
    await expectNoBarriers(page)
  },
)

async function askForMoney(
  buyer: Who,
  mall: RunningMall,
  orderId: string,
): Promise<{ id: string; code: string }> {
  const order = await call<{ tradeOrderLineList: { id: string }[] }>(
    buyer,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const made = await call<{ id: string; reverseTradeOrderCode: string }>(
    buyer,
    mall,
    '/api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    [
      {
        tradeOrder: { id: orderId },
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: order.tradeOrderLineList[0]?.id }, reverseQty: 1 },
        ],
        applyRefundAmt: { value: 10 },
        reverseReason: 'DAMAGED',
      },
    ],
  )
  return { id: made.id, code: made.reverseTradeOrderCode }
}
