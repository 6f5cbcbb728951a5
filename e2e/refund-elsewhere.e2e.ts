import { fromWireId } from '../packages/kernel/src/id.ts'
import { runSql } from './account-steps.ts'
import { askForPart, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn, until } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { newOperator } from './operator-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember } from './steps.ts'

const IBAN = 'DE89370400440532013000'

/**
 * The bank refuses each try; what the mall would do over days it does now, until it makes no more
 * and puts it on the list.
 */
async function untilGivenUp(
  mall: RunningMall,
  contractId: string,
  isListed: () => Promise<boolean>,
) {
  await until(async () => {
    await runSql(
      mall,
      `update refund_legs set next_try_at = now() where status = 'FAILED' and next_try_at is not null and refund_id in (select id from refunds where contract_id = $1)`,
      [fromWireId('contract', contractId)],
    )
    return isListed()
  }, 'a refund that nobody tries any more')
}

journey(
  'a refund that the bank does not give goes to another account once a second person of the mall agrees; who has paid it says so, and its buyer reads that it came another way',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall, 'Noor'))
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const { orderId, contractId } = await buyDesks(page, mall, { outcome: 'refund_fails' })
    await receive(page, shop, mall, orderId)
    const id = await askForPart(page, mall, orderId, 'Scratched')
    await call(shop, mall, '/sapi/mall-merchant/reverseorder/approve', { id })
    const [first, second] = [
      await newOperator(mall, 'Ines', 'money'),
      await newOperator(mall, 'Theo', 'money'),
    ]
    const { tradeOrderCode: code } = await call<{ tradeOrderCode: string }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const desk = await another()
    await signIn(desk, mall, first)
    await untilGivenUp(mall, contractId, async () => {
      const { data } = await call<{ data: object[] }>(
        desk,
        mall,
        '/sapi/mall-operator/money/page',
        {},
      )
      return data.some((matter) => JSON.stringify(matter).includes(code))
    })
    await desk.goto('/backoffice/operator/money')
    const card = desk.getByRole('listitem').filter({ hasText: code })
    await card.getByRole('button', { name: 'Another way …' }).click()
    await card.getByLabel('Who gets the money').fill('Kim Petersen')
    await card.getByLabel('IBAN').fill('DE89370400440532013001')
    const form = card.getByRole('form', { name: 'Propose another way' })
    await form.getByRole('textbox').fill('The account was closed; see the mail of today.')
    await form.getByRole('button', { name: 'Propose' }).click()
    await card.getByText('Please check this IBAN: it contains a mistake.').waitFor()
    await expectNoBarriers(desk)
    await card.getByLabel('IBAN').fill(IBAN)
    await form.getByRole('button', { name: 'Propose' }).click()
    await card.getByRole('button', { name: 'Withdraw the proposal' }).waitFor()
    await expectNoBarriers(desk)

    const other = await another()
    await signIn(other, mall, second)
    await other.goto('/backoffice/operator/money')
    const proposed = other.getByRole('listitem').filter({ hasText: code })
    await proposed.getByText('Kim Petersen · DE89 3704 0044 0532 0130 00').waitFor()
    await proposed.getByRole('button', { name: 'Agree …' }).click()
    await proposed
      .getByText('Have you checked that this account is the buyer’s?', { exact: false })
      .waitFor()
    await expectNoBarriers(other)
    await proposed.getByRole('button', { name: 'Yes, agree' }).click()
    await proposed.getByRole('button', { name: 'Paid …', exact: true }).click()
    await expectNoBarriers(other)
    const paid = proposed.getByRole('form', { name: 'Paid', exact: true })
    await paid.getByRole('textbox').fill('Transfer 4711')
    await paid.getByRole('button', { name: 'Paid', exact: true }).click()
    await proposed.waitFor({ state: 'detached' })

    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page
      .getByText(/has been paid to you another way/)
      .first()
      .waitFor()
    await expectNoBarriers(page)
  },
)
