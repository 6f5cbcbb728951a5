import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { openMailer } from '#platform/mail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { DETAIL, orderId, SHIP, parcelOf } from '../../testing/order-steps.ts'
import { addAddress, order, paidOrder, type Contract } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { mailReaddressed } from './mails/mail-readdressed.ts'

const CHANGE = 'POST /sapi/mall-order/web/order/changeDeliveryAddress' as const

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

const altona = { poiName: 'Große Elbstraße', houseNo: '68', postalCode: '22767' }
const streetOf = async (buyer: Visitor, id: string) =>
  (await buyer.call(DETAIL, { id })).tradeContract.selectedAddress.poiName
const changesOf = async (id: string) =>
  (
    await t.sql<{ n: number }>(
      `select count(*)::int as n from transitions where entity = 'order' and entity_id = $1 and event = 'readdress'`,
      [fromWireId('order', id)],
    )
  )[0]?.n

async function buyAndMove(buyer: Visitor): Promise<{ contract: Contract; id: string; to: string }> {
  const contract = await paidOrder(t, buyer, { desk: 1 })
  return { contract, id: orderId(contract), to: await addAddress(buyer, altona) }
}

describe('another delivery address', () => {
  test('is taken as long as nothing is packed: the shop sends there, the bill and its address stay, and the change stands in the history', async () => {
    const guest = t.visit()
    const { id, to } = await buyAndMove(guest)
    const before = await guest.call(DETAIL, { id })
    expect(before.operationList).toContain('buyerChangeAddress')
    expect((await guest.call(CHANGE, { id, addressId: to })).selectedAddress).toMatchObject({
      poiName: 'Große Elbstraße',
      houseNo: '68',
    })
    const after = await guest.call(DETAIL, { id })
    expect(after).toEqual({
      ...before,
      tradeContract: {
        ...before.tradeContract,
        selectedAddress: { ...before.tradeContract.selectedAddress, ...altona },
      },
      progressList: [
        ...before.progressList,
        {
          fromState: 'UN_DELIVERY',
          toState: 'UN_DELIVERY',
          event: 'readdress',
          actor: 'buyer',
          at: t.clock.now().toISOString(),
        },
      ],
    })
    expect(
      (await merchant.call('POST /sapi/mall-merchant/order/detail', { id })).deliverTo,
    ).toMatchObject({ street: 'Große Elbstraße', houseNo: '68', postalCode: '22767' })
  })

  test('chosen twice, or once more, is one change; two tabs that choose different ones leave the last, and both in the history', async () => {
    const guest = t.visit()
    const { id, to } = await buyAndMove(guest)
    await Promise.all([1, 2, 3].map(() => guest.call(CHANGE, { id, addressId: to })))
    expect(await changesOf(id)).toBe(1)
    const third = await addAddress(guest, { ...altona, poiName: 'Palmaille' })
    await Promise.all([to, third].map((addressId) => guest.call(CHANGE, { id, addressId })))
    await guest.call(CHANGE, { id, addressId: third })
    expect(await streetOf(guest, id)).toBe('Palmaille')
    expect(await changesOf(id)).toBeGreaterThanOrEqual(2)
  })

  test('moves all that was ordered together, and is refused once a parcel of any of it is made, and before it is paid', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1, chair: 1 })
    const [first, second] = [orderId(contract), orderId(contract, 1)]
    const to = await addAddress(guest, altona)
    await guest.call(CHANGE, { id: second, addressId: to })
    expect([await changesOf(first), await changesOf(second)]).toEqual([1, 1])
    const own = (await merchant.call('POST /sapi/mall-merchant/order/page', { pageSize: 50 })).data
      .map((one) => one.id)
      .find((id) => id === first || id === second) as string
    const other = own === first ? second : first
    await merchant.call(SHIP, {
      orderId: own,
      ...parcelOf(await guest.call(DETAIL, { id: own })),
    })
    const back = await addAddress(guest)
    expect((await guest.call(DETAIL, { id: other })).operationList).not.toContain(
      'buyerChangeAddress',
    )
    for (const id of [own, other])
      await expect(guest.call(CHANGE, { id, addressId: back })).rejects.toMatchObject({
        status: 409,
        code: 'order.state',
      })
    const unpaid = orderId(await order(guest, { lamp: 1 }))
    await expect(guest.call(CHANGE, { id: unpaid, addressId: to })).rejects.toMatchObject({
      code: 'order.state',
    })
    expect(await streetOf(guest, other)).toBe('Große Elbstraße')
    expect([await changesOf(first), await changesOf(unpaid)]).toEqual([1, 0])
  })

  test('and a parcel at the same moment: the goods go where the books say, or the change is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const guest = t.visit()
      const { id, to } = await buyAndMove(guest)
      const parcel = parcelOf(await guest.call(DETAIL, { id }))
      const [change, ship] = await Promise.allSettled([
        guest.call(CHANGE, { id, addressId: to }),
        merchant.call(SHIP, { orderId: id, ...parcel }),
      ])
      expect(ship.status).toBe('fulfilled')
      const isChanged = change.status === 'fulfilled'
      expect([await streetOf(guest, id), await changesOf(id)]).toEqual(
        isChanged ? ['Große Elbstraße', 1] : ['Lange Reihe', 0],
      )
      if (change.status === 'rejected')
        expect(change.reason).toMatchObject({ status: 409, code: 'order.state' })
    }
  })

  test("in another country, for a bill, or out of somebody else's book is refused, and nothing moves", async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const { id } = await buyAndMove(guest)
    const wien = await addAddress(guest, {
      country: 'Österreich',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
    })
    await expect(guest.call(CHANGE, { id, addressId: wien })).rejects.toMatchObject({
      status: 422,
      code: 'order.other_country',
    })
    const bill = await addAddress(guest, { addressType: 'BILLING' })
    const foreign = await addAddress(stranger, altona)
    for (const addressId of [bill, foreign])
      await expect(guest.call(CHANGE, { id, addressId })).rejects.toMatchObject({
        status: 404,
        code: 'address.not_found',
      })
    await expect(stranger.call(CHANGE, { id, addressId: foreign })).rejects.toMatchObject({
      status: 404,
      code: 'order.not_found',
    })
    expect([await streetOf(guest, id), await changesOf(id)]).toEqual(['Lange Reihe', 0])
  })

  test('is told to who sends the goods and to the buyer, once, without what was typed in a mailbox that nobody has proven', async () => {
    const guest = t.visit()
    const { contract, id, to } = await buyAndMove(guest)
    await guest.call(CHANGE, { id, addressId: to })
    await t.drain()
    const code = contract.tradeOrderList[0]?.tradeOrderCode ?? ''
    const told = async (address: string) =>
      (await t.inbox(address)).filter(
        (mail) => mail.subject.includes(code) && /address/.test(mail.subject),
      )
    const [job] = [
      {
        contractId: fromWireId('contract', contract.id) as Id<'contract'>,
        at: t.clock.now().toISOString(),
      },
    ]
    await mailReaddressed(
      t.mall.gate.own(),
      openMailer(t.mall.gate.own().env.smtpUrl, 'mall@galleria.test'),
      job,
    )
    const [toShop, ...moreToShop] = await told(people.merchant)
    const [toBuyer, ...moreToBuyer] = await told('kim@galleria.test')
    expect([moreToShop, moreToBuyer]).toEqual([[], []])
    expect(toShop?.subject).toBe(`Order ${code}: new delivery address`)
    expect(toShop?.links.some((link) => link.endsWith(`/backoffice/orders/${id}`))).toBe(true)
    expect(toBuyer?.subject).toBe(`The delivery address of order ${code} has been changed`)
    for (const mail of [toShop, toBuyer]) expect(mail?.text).not.toContain('Elbstraße')
  })

  test('[ORD-069] an order shows where it goes and who is billed, with district, company, tax code and EORI', async () => {
    const guest = t.visit()
    const districtList = [{ districtCode: 'DE-HH', districtName: 'Hamburg', districtLevel: 1 }]
    const cartLineIds = (
      await guest.call('POST /sapi/mall-order/cartline/create', { skuId: 1, skuQty: 1 })
    ).cartLineList.map(({ id }) => id)
    const body = {
      cartLineIds,
      addressId: await addAddress(guest, { districtList }),
      billingAddressId: await addAddress(guest, {
        addressType: 'BILLING',
        company: 'Petersen GmbH',
        taxCode: 'DE136695976',
        eori: 'DE123456789012345',
      }),
    }
    const { quoteId } = await guest.call(
      'POST /sapi/mall-order/web/order/renderTradeContract',
      body,
    )
    const contract = await guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
      ...body,
      quoteId,
    })
    const { tradeContract } = await guest.call(DETAIL, { id: orderId(contract) })
    const person = {
      firstName: 'Kim',
      lastName: 'Petersen',
      email: 'kim@galleria.test',
      personPhone: '+49 4030123456',
      poiName: 'Lange Reihe',
      detailAddress: '',
      houseNo: '5a',
      city: 'Hamburg',
      province: 'Hamburg',
      postalCode: '20099',
      country: 'Deutschland',
      regionShortName: 'DE',
    }
    expect([tradeContract.selectedAddress, tradeContract.billingAddress]).toEqual([
      { ...person, districtList, company: '', taxCode: '', eori: '' },
      {
        ...person,
        districtList: [],
        company: 'Petersen GmbH',
        taxCode: 'DE136695976',
        eori: 'DE123456789012345',
      },
    ])
  })
})
