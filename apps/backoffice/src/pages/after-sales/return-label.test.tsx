// @vitest-environment happy-dom
import type { MerchantReverse } from '@galleria/contract/after-sales'
import { describe, expect, test } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { carriersQuery } from '../orders/order-queries.ts'
import { ConfirmApproval } from './confirm-approval.tsx'
import { GoodsComingBack } from './goods-coming-back.tsx'
import { mallDesk, ReverseDeskContext } from './reverse-desk.ts'

/** A label is asked of whoever can give it, and at the cost that is theirs or the shop's. */

const label: MerchantReverse['returnLabel'] = {
  serviceCode: 'LBL101',
  fulfillmentServiceProvider: { id: 2, entityName: 'DPD', entityCode: 'dpd' },
  code: 'SHOW-ME-1',
  document: null,
  givenTime: '2026-03-04T08:00:00.000Z',
}
const money = { value: 64.8, currency: 'EUR' }
const owed = {
  id: 'rev_1',
  reverseTradeOrderType: 'SALE_RETURN',
  reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
  ...{ buyerName: 'Kim', owesReturnLabel: true, isLabelToCome: true, returnLabel: null },
  returnAddress: { personName: 'Oak & Co', detailAddress: 'Hafenweg 1', districtList: [] },
  nextStepTime: '2026-03-18T08:00:00.000Z',
  ...{ fulfillmentProgressList: [], reverseTradeOrderLineList: [], operationList: ['giveLabel'] },
  ...{ qcRejectReason: '', qcAttachmentList: { files: [] }, statutoryRefundTime: null },
  ...{ applyRefundAmt: money, applyRefundShippingAmt: money, ownReturnAddress: null },
} as unknown as MerchantReverse

async function shows(change: Partial<MerchantReverse> = {}, at: 'shop' | 'mall' = 'shop') {
  const part = <GoodsComingBack reverse={{ ...owed, ...change }} />
  return openForm(at === 'mall' ? atMalls(part) : part, {
    known: (queries) => queries.setQueryData(carriersQuery.queryKey, []),
  })
}
const atMalls = (part: React.ReactNode) => (
  <ReverseDeskContext value={mallDesk('The shop is closed.')}>{part}</ReverseDeskContext>
)

describe('a label that is owed', () => {
  test('is asked of the shop at its cost', async () => {
    const { place, press } = await shows()
    expect(place.textContent).toContain('at your cost: please give your label')
    await press('Give a return label')
    expect(place.textContent).toContain('The way back is at your cost')
  })

  test('is asked of the mall at the shop’s cost', async () => {
    const { place, press } = await shows({}, 'mall')
    expect(place.textContent).toContain('at the shop’s cost: please give a label')
    await press('Give a return label')
    expect(place.textContent).toContain('The way back is at the shop’s cost')
    expect(place.textContent).not.toContain('your')
  })

  test('is not asked of who would be refused it, as of an own purchase', async () => {
    const { place } = await shows({ operationList: [] })
    expect(place.textContent).toContain('Hafenweg 1')
    expect(place.textContent).not.toContain('label')
  })

  test('is not asked once more while its file is being checked', async () => {
    const document = { url: '/documents/1.pdf', name: 'label.pdf', isReady: false }
    const { place } = await shows({ returnLabel: { ...label, code: null, document } })
    expect(place.textContent).toContain('label.pdf is being checked')
    expect(place.textContent).not.toContain('please give')
  })

  test('and was given is called the own one by the shop that gave it alone', async () => {
    const given = { returnLabel: label, isLabelToCome: false }
    const texts = [
      await shows(given),
      await shows(given, 'mall'),
      await shows({ ...given, operationList: [] }),
    ].map(({ place }) => /[^.]*label: DPD LBL101/.exec(place.textContent)?.[0])
    expect(texts).toEqual([
      expect.stringContaining('Your label:'),
      expect.stringContaining('Return label:'),
      expect.stringContaining('Return label:'),
    ])
  })

  test('comes after the yes, at the cost of the shop', async () => {
    const confirm = (
      <ConfirmApproval
        reverse={owed}
        isSending={false}
        approve={() => undefined}
        back={() => undefined}
      />
    )
    const shops = await openForm(confirm)
    expect(shops.place.textContent).toContain('at your cost: give your label next.')
    const malls = await openForm(atMalls(confirm))
    expect(malls.place.textContent).toContain('at the shop’s cost: give a label next.')
    expect(malls.place.textContent).not.toContain('your cost')
  })
})
