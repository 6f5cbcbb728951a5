import { untilStatus } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey, reloadUntil } from './journey.ts'
import { DPD, agreedReturn, loseAtOnce } from './return-steps.ts'
import { enterIn, newMember, signInBackoffice } from './steps.ts'

const SHOP = 'merchant@galleria.test'

journey(
  'a parcel with the shop’s label is lost on its way back: the money goes back as if the desk had come, and both read that it was lost',
  async ({ mall, page, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const shop = await another()
    await signInBackoffice(shop, SHOP)
    await shop.waitForURL(/\/backoffice\/?$/)
    const id = await agreedReturn(page, shop, mall)
    const number = `LOST${id.slice(-12).toUpperCase()}`
    await loseAtOnce(mall.lab, number)
    await call(shop, mall, '/sapi/mall-merchant/reverseorder/label', {
      id,
      carrierId: DPD,
      serviceCode: number,
      code: 'RETURN-4713',
    })

    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page
      .getByText(/lost on the way/)
      .first()
      .waitFor()
    await expectNoBarriers(page)
    await shop.goto(`/backoffice/after-sales/${id}?view=all`)
    await shop
      .getByRole('dialog')
      .getByText(/Lost on the way/)
      .first()
      .waitFor()
    await expectNoBarriers(shop)
  },
)

journey(
  'a buyer’s own parcel is lost on its way back: the mall is asked by itself, both say theirs, and it rules that the money goes back',
  async ({ mall, page, another, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const shop = await another()
    await signInBackoffice(shop, SHOP)
    await shop.waitForURL(/\/backoffice\/?$/)
    const id = await agreedReturn(page, shop, mall, 'NO_LONGER_WANTED')
    const number = `OWN${Date.now()}${width}`
    await loseAtOnce(mall.lab, number)
    await call(page, mall, '/api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
      id,
      returnMode: 'SELF_DELIVERY',
      fulfillmentProgressList: [{ serviceCode: number, fulfillmentServiceProvider: { id: DPD } }],
    })

    await page.goto(`/buyer/as/detail/${id}`)
    await reloadUntil(
      page,
      page.getByRole('note').getByText('The carrier says that the parcel you sent back is lost.'),
    )
    await expectNoBarriers(page)
    await page.getByRole('link', { name: /^Add/ }).first().click()
    await page.waitForURL(`**/buyer/as/add-proof/${id}`)
    await expectNoBarriers(page)

    await shop.goto(`/backoffice/after-sales/${id}?view=all`)
    await shop.getByText('The parcel is lost, and the mall decides').first().waitFor()
    await expectNoBarriers(shop)
    await call(shop, mall, '/sapi/mall-merchant/reverseorder/answerDispute', {
      id,
      content: 'It never came.',
    })

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.waitForURL((url) => !url.pathname.endsWith('/login'))
    await desk.goto(`/backoffice/operator/disputes/${id}`)
    const dispute = desk.getByRole('dialog')
    await dispute
      .getByText('The carrier says that the parcel in which the goods came back is lost.', {
        exact: false,
      })
      .waitFor()
    await dispute.getByText('It never came.').waitFor()
    await dispute.getByLabel('Refund, the parcel is the shop’s loss').check()
    await dispute.getByLabel('Why', { exact: true }).fill('The counter has stamped the receipt.')
    await expectNoBarriers(desk)
    await dispute.getByRole('button', { name: 'Decide' }).click()
    await dispute.getByRole('button', { name: 'Decide' }).waitFor({ state: 'detached' })

    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText('The counter has stamped the receipt.').waitFor()
    await expectNoBarriers(page)
  },
)
