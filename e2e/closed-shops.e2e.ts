import { runSql } from './account-steps.ts'
import { askForPart, receive, untilStatus } from './after-sales-steps.ts'
import { QUIET_SHOP, buy, call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, signInBackoffice, untilHydrated } from './steps.ts'

const SHOP = 'Oud & Eik'
const STAFF = 'wouter@oud-eik.test'
const WHY = 'The shop is gone, and the photos show the split.'

/**
 * A removed shop never comes back: between the walks its history is unwritten, which the mall lets
 * nobody do.
 */
async function reopen(mall: RunningMall): Promise<void> {
  for (const sql of [
    'alter table transitions disable trigger transitions_append_only',
    `delete from transitions where entity = 'seller' and event = 'clear'`,
    'alter table transitions enable trigger transitions_append_only',
    `update sellers set status = 'ACTIVE', status_reason = '' where id = ${QUIET_SHOP}`,
    `update items set held_back = false, is_listed = true where held_back and shop_id = ${QUIET_SHOP}`,
  ])
    await runSql(mall, sql)
}

journey(
  'what a removed shop left behind is answered by the mall, which says why: approved with its own press, and sent back to an address that it names',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const shop = await another()
    await signIn(shop, mall, STAFF)
    const goods = { keyword: '', shopId: QUIET_SHOP }
    const { orderId } = await buy(page, mall, goods)
    await receive(page, shop, mall, orderId)
    const id = await askForPart(page, mall, orderId, 'One leg is split.')
    const { orderId: other } = await buy(page, mall, goods)
    await receive(page, shop, mall, other)
    const { tradeOrderLineList } = await call<{ tradeOrderLineList: { id: string }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: other },
    )
    const { id: returned } = await call<{ id: string }>(
      page,
      mall,
      '/api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
      {
        tradeOrder: { id: other },
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: tradeOrderLineList[0]?.id }, reverseQty: 1 },
        ],
        applyRefundAmt: { value: 10 },
        reverseReason: 'NO_LONGER_WANTED',
      },
    )
    const codeOf = async (reverseId: string) =>
      (
        await call<{ reverseTradeOrderCode: string }>(
          page,
          mall,
          '/sapi/mall-order/web/reverseorder/querybyid',
          { id: reverseId },
        )
      ).reverseTradeOrderCode
    const [code, returnedCode] = [await codeOf(id), await codeOf(returned)]

    // The shop's own page stands open when it is removed.
    await shop.goto(`/backoffice/after-sales/${id}?view=all`)
    await shop.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    const operator = await somebody()
    await signIn(operator, mall, 'operator@galleria.test')
    await call(operator, mall, '/sapi/mall-operator/seller/clear', {
      id: QUIET_SHOP,
      reason: 'Struck off the register.',
    })
    try {
      await shop.getByRole('button', { name: /^Give back/ }).click()
      await shop.getByText('Nothing was changed.').waitFor()

      const desk = await another()
      await signInBackoffice(desk, 'operator@galleria.test')
      await desk.getByRole('link', { name: /^Answered for shops/ }).click()
      await desk.getByRole('heading', { level: 1, name: 'Answered for shops' }).waitFor()
      await desk.getByRole('listitem', { name: code }).getByText(SHOP).waitFor()
      await expectNoBarriers(desk)

      await desk.getByRole('link', { name: code }).click()
      const request = desk.getByRole('dialog', { name: `Request ${code}` })
      await request.getByText('One leg is split.').waitFor()
      expectEqual(
        await request.getByRole('button', { name: 'Approve' }).count(),
        0,
        'answers before anybody has said why',
      )
      await request.getByRole('button', { name: 'Decide in the shop’s place' }).click()
      await request.getByRole('button', { name: 'Go on to the answers' }).click()
      await request.getByText('Please say why; the shop and the buyer read it.').waitFor()
      await request.getByRole('textbox', { name: 'Why Galleria decides this' }).fill(WHY)
      await expectNoBarriers(desk)
      await request.getByRole('button', { name: 'Go on to the answers' }).click()
      await request.getByRole('button', { name: 'Approve' }).click()
      await expectNoBarriers(desk)
      await request.getByRole('button', { name: /^Give back/ }).click()
      await request.getByRole('button', { name: /^Give back/ }).waitFor({ state: 'detached' })
      await request.getByRole('list').getByText(WHY).waitFor()

      await desk.goto(`/backoffice/operator/closed-shops/${returned}`)
      const goodsBack = desk.getByRole('dialog', { name: `Request ${returnedCode}` })
      await goodsBack.getByRole('button', { name: 'Decide in the shop’s place' }).click()
      await goodsBack.getByRole('textbox', { name: 'Why Galleria decides this' }).fill(WHY)
      await goodsBack.getByRole('button', { name: 'Go on to the answers' }).click()
      await goodsBack.getByRole('button', { name: 'Approve' }).click()
      await goodsBack.getByLabel('Who receives the goods').fill('')
      await goodsBack.getByRole('button', { name: 'Agree to the return' }).click()
      await goodsBack.getByText('Please fill this in.').waitFor()
      await goodsBack.getByLabel('Who receives the goods').fill('Lager Nord')
      await expectNoBarriers(desk)
      await goodsBack.getByRole('button', { name: 'Agree to the return' }).click()
      await goodsBack.getByRole('heading', { name: 'Goods coming back' }).waitFor()
      await goodsBack.getByText(/^Lager Nord, /).waitFor()
      await goodsBack.getByRole('button', { name: 'Name another address …' }).click()
      await expectNoBarriers(desk)
      await goodsBack.getByLabel('Street and number').fill('Am Kai 7')
      await goodsBack.getByRole('button', { name: 'Use this address' }).click()
      await goodsBack.getByText(/Am Kai 7/).waitFor()
      await desk.goto('/backoffice/operator/closed-shops?view=closed')
      await desk.getByRole('listitem', { name: returnedCode }).waitFor()
      await expectNoBarriers(desk)

      await page.goto(`/buyer/as/detail/${id}`)
      await untilHydrated(page)
      await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
      await page.getByText(WHY).first().waitFor()
      await page.getByText(`Galleria, for ${SHOP}`).first().waitFor()
      await expectNoBarriers(page)
      await page.goto(`/buyer/as/detail/${returned}`)
      await page.getByText(/Am Kai 7/).waitFor()
      expectThat(
        (await page.getByText('New address for sending back').count()) > 0,
        'the new address stands in the history',
      )
      await expectSoon(
        () => desk.getByRole('listitem', { name: code }).count(),
        0,
        'what was answered in the list',
      )
    } finally {
      await reopen(mall)
    }
  },
)

journey(
  'what a buyer writes about an order of a removed shop waits for the mall, which answers in its place or says that no answer is needed',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buy(page, mall, { keyword: '', shopId: QUIET_SHOP })
    const operator = await somebody()
    await signIn(operator, mall, 'operator@galleria.test')
    await call(operator, mall, '/sapi/mall-operator/seller/clear', {
      id: QUIET_SHOP,
      reason: 'Struck off the register.',
    })
    try {
      await page.goto(`/buyer/order/detail/${orderId}`)
      await untilHydrated(page)
      await page.getByText(`${SHOP} no longer sells on Galleria. Galleria reads your`).waitFor()
      const write = async (text: string) => {
        const summary = page.getByText('Write to Galleria')
        if (!(await page.getByLabel('Your message').isVisible())) await summary.click()
        await page.getByLabel('Your message').fill(text)
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await page.getByRole('listitem').getByText(text).waitFor()
      }
      await write('Where is my parcel?')
      await expectNoBarriers(page)
      const { tradeOrderCode: code } = await call<{ tradeOrderCode: string }>(
        page,
        mall,
        '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
        { id: orderId },
      )

      const desk = await another()
      await signInBackoffice(desk, 'operator@galleria.test')
      await desk.getByRole('link', { name: /^Answered for shops/ }).click()
      await desk.getByRole('link', { name: /^Messages about orders/ }).click()
      const card = desk.getByRole('listitem', { name: code })
      await card.getByText('Where is my parcel?').waitFor()
      await card.getByText(SHOP).waitFor()
      await expectNoBarriers(desk)
      await card.getByRole('link', { name: code }).click()
      const order = desk.getByRole('dialog', { name: `Order ${code}` })
      await order.getByText('Galleria answers in its place.').waitFor()
      await order.getByRole('button', { name: 'Write to the buyer' }).click()
      await order.getByRole('textbox', { name: 'Message' }).fill('We are looking for it.')
      await expectNoBarriers(desk)
      await order.getByRole('button', { name: 'Send the message' }).click()
      await order.getByRole('listitem').getByText('We are looking for it.').waitFor()
      expectEqual(
        await order.getByRole('button', { name: 'No answer needed' }).count(),
        0,
        'presses that say that no answer is needed once there is one',
      )

      await page.reload()
      await untilHydrated(page)
      await page.getByText('We are looking for it.').waitFor()
      await page.getByText(`Galleria, for ${SHOP}`).first().waitFor()
      await write('Thank you.')
      await desk.reload()
      await order.getByRole('button', { name: 'No answer needed' }).click()
      await order.getByRole('button', { name: 'No answer needed' }).waitFor({ state: 'detached' })
      await expectNoBarriers(desk)
      await desk.goto('/backoffice/operator/closed-shops?view=messages')
      await desk.getByRole('heading', { level: 1, name: 'Answered for shops' }).waitFor()
      await expectSoon(
        () => desk.getByRole('listitem', { name: code }).count(),
        0,
        'messages that need no answer in the list',
      )
    } finally {
      await reopen(mall)
    }
  },
)
