import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { makePdf, sendDocument } from '../../testing/document-steps.ts'
import { apply } from '../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { addAddress, fillCart } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { documentKey } from './file-address.ts'
import { sweepLooseFiles } from './index.ts'
import { clearDocuments, openDocument, rome } from '../../testing/document-steps.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let operator: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.anna, people.ben, people.operator, people.merchant].map((email) => t.signIn(email)),
  )
  ;[anna, ben, operator, merchant] = signedIn as [Visitor, Visitor, Visitor, Visitor]
})

afterAll(() => t.close())

beforeEach(async () => {
  await clearDocuments(t)
})

const idOf = (wireId: string) => fromWireId('file', wireId) as Id<'file'>

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const

const UPDATE = 'POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow' as const

describe('who reads a document', () => {
  test('one of an application: its sender, and the operator once it was sent; never a shop', async () => {
    const { id, url } = (await sendDocument(t, ben, makePdf())).body
    const draft = await ben.call('POST /sapi/mall-merchant/apply/saveApply', { documents: [id] })
    expect(draft.documents).toMatchObject([{ id, url }])
    const seenBy = async () =>
      Promise.all(
        [ben, operator, anna, merchant, undefined].map(
          async (who) => (await openDocument(t, who, url)).statusCode,
        ),
      )
    expect(await seenBy()).toEqual([200, 404, 404, 404, 404])
    await apply(t, ben, { documents: [id] })
    expect(await seenBy()).toEqual([200, 200, 404, 404, 404])
    await t.sql(`update operators set role = 'service'`)
    expect(await seenBy()).toEqual([200, 404, 404, 404, 404])
    await t.sql(`update operators set role = 'admission'`)
    expect(await seenBy()).toEqual([200, 200, 404, 404, 404])
    await t.sql(`update operators set role = 'head'`)
  })

  test('one of an invoice: its buyer alone, also once an order holds it', async () => {
    anna.cookies.set('site', 'IT')
    const { id, url } = (await sendDocument(t, anna, makePdf())).body
    const billingAddressId = (await anna.call(CREATE, { ...rome, rfcFile: { id } })).id
    const addressId = await addAddress(anna, {
      personPhone: '+39 3123456789',
      poiName: 'Via Appia',
      houseNo: '5',
      detailAddress: 'int. 2',
      postalCode: '00184',
      city: 'Roma',
      province: 'Roma',
      country: 'Italia',
    })
    const cartLineIds = await fillCart(anna, { lamp: 1 })
    const { quoteId } = await anna.call('POST /sapi/mall-order/web/order/renderTradeContract', {
      cartLineIds,
      addressId,
      billingAddressId,
    })
    await anna.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      billingAddressId,
      quoteId,
    })
    expect((await t.sql('select held_at is not null as held from files'))[0]).toEqual({
      held: true,
    })
    expect(
      await Promise.all(
        [anna, operator, ben, merchant].map(
          async (who) => (await openDocument(t, who, url)).statusCode,
        ),
      ),
    ).toEqual([200, 404, 404, 404])
    anna.cookies.set('site', 'DE')
  })
})

describe('what a document belongs to', () => {
  test('[ADR-024, ADR-079, ADR-080, ADR-081] the invoice address of an Italian company: its own, sent before, once', async () => {
    for (const who of [anna, ben]) who.cookies.set('site', 'IT')
    const [mine, theirs] = [
      (await sendDocument(t, anna, makePdf())).body,
      (await sendDocument(t, ben, makePdf())).body,
    ]
    const wrong = async (rfcFile: object | null, code: string) =>
      expect(anna.call(CREATE, { ...rome, rfcFile: rfcFile as never })).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ path: 'rfcFile', code }] },
      })
    await wrong(null, 'required')
    await wrong({ id: mine.id, status: 'uploading' }, 'upload')
    await wrong({ id: theirs.id }, 'document')
    await wrong({ id: 'fil_01jd4vr6f5e7s8kq2m3n4p5q6r' }, 'document')
    await wrong({ id: 'nonsense' }, 'document')
    const saved = await anna.call(CREATE, {
      ...rome,
      rfcFile: { id: mine.id, name: 'forged.exe', status: 'done' },
    })
    expect(saved.rfcFile).toEqual({
      id: mine.id,
      name: 'visura.pdf',
      url: mine.url,
      status: 'done',
    })
    await wrong({ id: mine.id }, 'document')
    expect(
      (await anna.call(UPDATE, { ...rome, id: saved.id, city: 'Ostia', rfcFile: { id: mine.id } }))
        .rfcFile?.id,
    ).toBe(mine.id)
    for (const who of [anna, ben]) who.cookies.set('site', 'DE')
  })

  test('nothing after a day: loose ones go, row and file; one that was replaced or whose address is gone goes too, one that an order holds stays', async () => {
    anna.cookies.set('site', 'IT')
    const send = async () => (await sendDocument(t, anna, makePdf())).body
    const [loose, replaced, attached, gone, held] = [
      await send(),
      await send(),
      await send(),
      await send(),
      await send(),
    ] as const
    const save = async (id: string) => (await anna.call(CREATE, { ...rome, rfcFile: { id } })).id
    const [first, second, third] = [
      await save(replaced.id),
      await save(gone.id),
      await save(held.id),
    ]
    await anna.call(UPDATE, { ...rome, id: first, rfcFile: { id: attached.id } })
    await t.sql('update files set held_at = mall_now() where id = $1', [idOf(held.id)])
    for (const id of [second, third])
      await anna.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', { id })
    t.clock.advance(24 * HOUR + 1000)
    await sweepLooseFiles(t.mall.gate.own())
    const left = async (id: string) => {
      const found = await t.mall.files.open(documentKey(idOf(id)))
      found?.stream.destroy()
      return found !== undefined
    }
    expect(
      await Promise.all([loose, replaced, attached, gone, held].map(({ id }) => left(id))),
    ).toEqual([false, false, true, false, true])
    expect((await t.sql('select 1 from files')).length).toBe(2)
    anna.cookies.set('site', 'DE')
  })
})
