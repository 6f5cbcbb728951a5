import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '@galleria/contract/calls'
import { Problem } from '@galleria/contract/client'
import type { Call } from '@galleria/contract/define-call'
import type { MerchantRight } from '@galleria/contract/merchant-rights'
import { newId, toWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, paidOrder, receivedOrder, send } from '../../testing/shop-steps.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/** Threat row 51: acts on another's things, or by a frozen shop, or about the own one. */

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.anna, people.merchant, people.operator].map((email) => t.signIn(email)),
  )
  ;[anna, merchant, operator] = signedIn as [Visitor, Visitor, Visitor]
})

afterAll(() => t.close())

beforeEach(() => reopenSellers(t))

const HOUSE = 5

const freeze = (id = HOUSE, reason = 'Parcels were sent empty.') =>
  operator.call('POST /sapi/mall-operator/seller/freeze', { id, reason })

const unfreeze = (id = HOUSE) => operator.call('POST /sapi/mall-operator/seller/unfreeze', { id })

const clear = (id = HOUSE, reason = 'The company was struck off.') =>
  operator.call('POST /sapi/mall-operator/seller/clear', { id, reason })

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

const merchantCalls = (Object.entries(calls) as [string, Call][]).filter(
  ([, call]) => call.who === 'merchant',
)

/**
 * What each call does, said here a second time: one that is new, or whose right is changed in the
 * contract, fails here until somebody has thought about it.
 */
const meant: Record<string, MerchantRight> = {
  ...{ me: 'query', today: 'query', listPeople: 'query', leaveShop: 'query', chooseShop: 'query' },
  ...{ invitePerson: 'people', takeInvitationBack: 'people', setRole: 'people' },
  ...{ removePerson: 'people', pageAuditLog: 'people' },
  ...{ listWebhooks: 'people', addWebhook: 'people', changeWebhook: 'people' },
  ...{ rotateWebhook: 'people', removeWebhook: 'people', pageWebhookMessages: 'people' },
  ...{ testWebhook: 'people', sendWebhookAgain: 'people' },
  ...{ listKeys: 'people', makeKey: 'people', revokeKey: 'people', currentKey: 'query' },
  ...{ pageMerchantOrders: 'query-orders', merchantOrderDetail: 'query-orders' },
  ...{ pageMerchantReverse: 'query-orders', merchantReverseDetail: 'query-orders' },
  pageSellersComments: 'query',
  merchantListInvoices: 'query-orders',
  ...{ createExport: 'export', listExports: 'export' },
  ...{ listPromotions: 'query', listSites: 'query', afterSalesFigures: 'query' },
  ...{ listGroupOffers: 'query', planGroupOffer: 'write', endGroupOffer: 'write' },
  ...{ listPointPrices: 'query', savePointPrices: 'write', endPointPrices: 'write' },
  ...{ listSets: 'query', saveSet: 'write', sellSet: 'write' },
  ...{ putSetAway: 'write', removeSet: 'write' },
  ...{ listPreSales: 'query', planPreSale: 'write', endPreSale: 'write' },
  ...{ listFlashSales: 'query', planFlashSale: 'write', endFlashSale: 'write' },
  ...{ listOrderViews: 'query-orders', saveOrderView: 'query-orders' },
  ...{ renameOrderView: 'query-orders', removeOrderView: 'query-orders' },
  ...{ listServices: 'query', pageGoods: 'query', goodsDetail: 'query', firstSteps: 'query' },
  ...{ stockMoves: 'query', priceHistory: 'query', readFigures: 'query', rangeOfStock: 'query' },
  ...{ missedSearches: 'query', figuresTable: 'query', lowStockAlerts: 'query' },
  ...{ moveStock: 'stock', countStock: 'stock', saveLowStockAlerts: 'stock' },
  ...{ priceGoods: 'write', sellGoods: 'write' },
  ...{ planPrices: 'write', withdrawPrices: 'write' },
  ...{ listPriceChanges: 'query', priceChangeDetail: 'query', priceChangeRows: 'query' },
  ...{ previewPriceChange: 'write', applyPriceChange: 'write', undoPriceChange: 'write' },
  ...{ listImports: 'query', importDetail: 'query', importRows: 'query' },
  ...{ checkImport: 'write', runImport: 'write', discardImport: 'write' },
  ...{ itemForm: 'query', pageItems: 'query', ownItem: 'query', addItem: 'write' },
  ...{ saveItem: 'write', saveVersion: 'write', itemSaves: 'query', savedItem: 'query' },
  ...{ dropVersion: 'write', saveModel: 'write', takeSaveOver: 'write', previewItem: 'query' },
  ...{ submitItem: 'write', takeItemBack: 'write', archiveItem: 'write' },
  ...{ shipOrder: 'ship', holdOrder: 'ship', delayOrder: 'ship', delayOrders: 'ship' },
  ...{ correctParcel: 'ship', callParcelBack: 'ship' },
  releaseOrder: 'ship',
  noteOrder: 'messages',
  writeToBuyer: 'messages',
  pickList: 'ship',
  shippingTemplate: 'ship',
  shipByTable: 'ship',
  redeemVoucher: 'ship',
  cancelForStock: 'ship',
  ...{ reissueOrder: 'ship', cancelReissue: 'ship' },
  readyForPickUp: 'ship',
  handOver: 'ship',
  cancelUnfetched: 'ship',
  ...{ approveReverse: 'after-sales', rejectReverse: 'after-sales' },
  ...{ passReverse: 'after-sales', refuseReverse: 'after-sales' },
  ...{ makeOffer: 'after-sales', sayToMall: 'after-sales', giveIn: 'after-sales' },
  addShopsProof: 'after-sales',
  ...{ waiveReturn: 'after-sales', giveLabel: 'after-sales' },
  ...{ shipReplacement: 'after-sales', refundInstead: 'after-sales' },
  writeToBuyerAboutReverse: 'after-sales',
  ...{ replyToComment: 'reviews', correctReply: 'reviews' },
  savePromotion: 'write',
  startPromotion: 'write',
  endPromotion: 'write',
  saveSite: 'write',
  ...{ listReturnAddresses: 'query-orders', saveReturnAddress: 'after-sales' },
  ...{ removeReturnAddress: 'after-sales', listSavedAnswers: 'query-orders' },
  ...{ saveSavedAnswer: 'after-sales', removeSavedAnswer: 'after-sales' },
  ...{ listApprovalRules: 'query-orders', saveApprovalRule: 'after-sales' },
  removeApprovalRule: 'after-sales',
  saveService: 'write',
  priceService: 'write',
}

const reads = ['query', 'query-orders', 'export', 'people']
const serves = ['ship', 'stock', 'messages', 'after-sales']

describe('every merchant call', () => {
  test('says what it is, and is what it says', () =>
    expect(Object.fromEntries(merchantCalls.map(([name, call]) => [name, call.right]))).toEqual(
      meant,
    ))

  const walk = async () =>
    Object.fromEntries(
      await Promise.all(
        merchantCalls.map(async ([name, { call }]) => {
          // Refused before the body is read: an empty one is enough.
          const { status, body } = await merchant.raw('POST', call.slice(5), { body: {} })
          return [name, status === 403 ? (body as { code: string }).code : 'let in'] as const
        }),
      ),
    )
  const expected = (allowed: readonly string[], code: string) =>
    Object.fromEntries(
      Object.entries(meant).map(([name, right]) => [
        name,
        allowed.includes(right) ? 'let in' : code,
      ]),
    )

  test('[MER-012] of a frozen seller is refused, but reading, sending and after-sales', async () => {
    expect(await walk()).toEqual(expected(Object.values(meant), ''))
    await freeze()
    expect(await walk()).toEqual(expected([...reads, ...serves], 'merchant.frozen'))
  })
  test('[MER-013] of a cleared seller is refused, but reading', async () => {
    await clear()
    expect(await walk()).toEqual(expected(reads, 'merchant.cleared'))
  })
  test("is refused in the reader's language", async () => {
    await freeze()
    merchant.cookies.set('lang', 'de')
    const { body } = await merchant.raw('POST', '/sapi/mall-merchant/comment/reply', { body: {} })
    merchant.cookies.set('lang', 'en')
    expect(body).toMatchObject({
      status: 403,
      title:
        'Ihr Shop ist gesperrt: Sie können alles lesen, offene Bestellungen versenden und Reklamationen beantworten, dies aber nicht.',
    })
  })
})

describe('a frozen seller', () => {
  test('[MER-012] sends an order that exists and answers for it; a review it does not answer', async () => {
    const contract = await paidOrder(t, anna, { desk: 2 })
    const orderId = contract.tradeOrderList[0]?.id ?? ''
    await freeze()
    expect(
      (await merchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId })).operationList,
    ).toEqual(['ship', 'hold', 'delay', 'cancelForStock'])
    await send(merchant, orderId)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    const reverseId = await applyForRefund(orderId)
    expect(
      (await merchant.call('POST /sapi/mall-merchant/reverseorder/detail', { id: reverseId }))
        .operationList,
    ).toEqual(['approve', 'reject', 'offer'])
    await merchant.call('POST /sapi/mall-merchant/reverseorder/reject', {
      id: reverseId,
      reason: 'It was used.',
    })
    expect(
      await codeOf(
        merchant.call('POST /sapi/mall-merchant/comment/reply', {
          commentId: await review(orderId),
          content: 'Thank you.',
        }),
      ),
    ).toBe('merchant.frozen')
    expect(await t.sql('select count(*)::int as n from comment_replies')).toEqual([{ n: 0 }])
  })

  test('sells nothing any more: not listed, not found, not put into a cart, and back as it was when unfrozen', async () => {
    const shown = async () => ({
      search: (
        await anna.call('POST /sapi/mall-item/item/search', {
          keyword: '',
          pageNo: 1,
          pageSize: 40,
        })
      ).data
        .map((card) => card.itemId)
        .toSorted(),
      item: await codeOf(anna.call('POST /sapi/mall-item/item/detail', { id: 1001 })),
      shops: (await anna.call('POST /sapi/mall-item/shop/list', {})).map((shop) => shop.id),
      suggest: (await anna.call('POST /sapi/mall-item/item/suggest', { keyword: 'Galleria' }))
        .length,
      cart: await codeOf(
        anna.call('POST /sapi/mall-order/cartline/create', { skuId: skus.desk, skuQty: 1 }),
      ),
      paths: (await anna.call('POST /sapi/mall-item/item/siteMap', {})).filter(
        ({ path }) => path.includes('-5-') || path === '/shop/5',
      ).length,
    })
    // One that its shop had taken off itself does not come back with the others.
    await t.sql('update items set is_listed = false where id = 1003')
    const before = await shown()
    expect(before).toMatchObject({
      search: [1001, 1002, 1004],
      item: undefined,
      shops: [5, 11],
      suggest: 1,
      cart: undefined,
      paths: 2,
    })
    await freeze()
    expect(await shown()).toEqual({
      search: [1002, 1004],
      item: 'item.not_found',
      shops: [11],
      suggest: 0,
      cart: 'sku.not_found',
      paths: 0,
    })
    await unfreeze()
    expect(await shown()).toEqual(before)
  })

  test('leaves carts honest: the line stays, says that nothing is left, and is not counted', async () => {
    for (const [skuId, skuQty] of [
      [skus.desk, 1],
      [skus.chair, 2],
    ] as const)
      await anna.call('POST /sapi/mall-order/cartline/create', { skuId, skuQty })
    await freeze()
    const cart = await anna.call('POST /sapi/mall-order/cartline/list', {})
    expect(cart.cartLineList.map((line) => [line.sku.id, line.availableQty])).toEqual([
      [skus.desk, 0],
      [skus.chair, 99],
    ])
    expect([cart.summary.totalAmt.value, cart.summary.selectedQty]).toEqual([258, 2])
    const desk = cart.cartLineList[0]?.id ?? ''
    expect(
      await codeOf(anna.call('POST /sapi/mall-order/cartline/update', { id: desk, skuQty: 2 })),
    ).toBe('stock.exceeded')
    await anna.call('POST /sapi/mall-order/cartline/delete', { ids: [desk] })
    expect((await anna.call('POST /sapi/mall-order/cartline/list', {})).cartLineList).toHaveLength(
      1,
    )
  })

  test('is not ordered from with a bill that was drawn before', async () => {
    const quoted = t.visit()
    await order(quoted, { lamp: 1 })
    await quoted.call('POST /sapi/mall-order/cartline/create', { skuId: skus.desk, skuQty: 1 })
    const cartLineIds = (
      await quoted.call('POST /sapi/mall-order/cartline/list', {})
    ).cartLineList.map((line) => line.id)
    const [address] = await t.sql<{ id: string }>(
      'select id from addresses order by created_at desc, id desc limit 1',
    )
    const addressId = toWireId('address', address!.id as never)
    const bill = await quoted.call('POST /sapi/mall-order/web/order/renderTradeContract', {
      cartLineIds,
      addressId,
    })
    await freeze()
    const before = await t.sql('select count(*)::int as n from orders')
    expect(
      await codeOf(
        quoted.call('POST /sapi/mall-order/web/order/createTradeContract', {
          cartLineIds,
          addressId,
          quoteId: bill.quoteId,
        }),
      ),
    ).toBe('stock.sold_out')
    expect(await t.sql('select count(*)::int as n from orders')).toEqual(before)
    await unfreeze()
    expect(
      await codeOf(
        quoted.call('POST /sapi/mall-order/web/order/createTradeContract', {
          cartLineIds,
          addressId,
          quoteId: bill.quoteId,
        }),
      ),
    ).toBeUndefined()
  })

  test('is paid for what was ordered before: an order that waits for its money goes on', async () => {
    const contract = await order(t.visit(), { desk: 1 })
    await freeze()
    expect(
      await t.sql(
        'select status from orders where contract_id = (select id from contracts order by created_at desc, id desc limit 1)',
      ),
    ).toEqual([{ status: 'PENDING_PAY' }])
    expect(contract.tradeOrderList).toHaveLength(1)
  })
})

describe('a cleared seller', () => {
  test('[MER-013] reads its orders but neither sends nor answers; no button is offered', async () => {
    const contract = await paidOrder(t, anna, { desk: 1 })
    const orderId = contract.tradeOrderList[0]?.id ?? ''
    const received = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverseId = await applyForRefund(received)
    await clear()
    const detail = await merchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId })
    expect([detail.displayStatus, detail.operationList]).toEqual(['UN_DELIVERY', []])
    expect(
      (await merchant.call('POST /sapi/mall-merchant/order/page', {})).data.flatMap(
        (row) => row.operationList,
      ),
    ).toEqual([])
    expect(
      (await merchant.call('POST /sapi/mall-merchant/reverseorder/detail', { id: reverseId }))
        .operationList,
    ).toEqual([])
    expect(await codeOf(send(merchant, orderId))).toBe('merchant.cleared')
    expect(
      await codeOf(
        merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: reverseId }),
      ),
    ).toBe('merchant.cleared')
    expect(
      await t.sql(
        'select count(*)::int as n from parcels p join orders o on o.id = p.order_id where o.code = $1',
        [detail.tradeOrderCode],
      ),
    ).toEqual([{ n: 0 }])
    expect(await merchant.call('POST /sapi/mall-merchant/staff/current', {})).toMatchObject({
      status: 'CLEARED',
      statusReason: 'The company was struck off.',
      ...{ role: 'owner', rights: reads },
    })
  })

  test('does not come back', async () => {
    await clear()
    expect([await codeOf(unfreeze()), await codeOf(freeze()), await codeOf(clear())]).toEqual([
      'seller.state',
      'seller.state',
      'seller.state',
    ])
    expect(
      await t.sql('select count(*)::int as n from items where shop_id = 5 and is_listed'),
    ).toEqual([{ n: 0 }])
  })
})

async function applyForRefund(orderId: string): Promise<string> {
  const id = newId('reverse')
  await t.sql(
    `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, goods, available_goods, unit_count, request_key)
    select $1::uuid, buyer_id, id, contract_id, shop_id, seller_id, 'R' || $1::text, 'SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', currency, 'OTHER', 100, 100, 1, $1::text from orders where code = $2`,
    [id, await codeOfOrder(orderId)],
  )
  return toWireId('reverse', id)
}

async function review(orderId: string): Promise<string> {
  const id = newId('comment')
  await t.sql(
    `insert into comments (id, author_id, order_id, line_id, kind, item_id, sku_id, shop_id, seller_id, author_name, language, rate, content)
    select $1, l.buyer_id, l.order_id, l.id, 'FIRST', l.item_id, l.sku_id, 5, 5, 'Anna L.', 'en', 4, 'Good.' from order_lines l join orders o on o.id = l.order_id where o.code = $2 limit 1`,
    [id, await codeOfOrder(orderId)],
  )
  return toWireId('comment', id)
}

async function codeOfOrder(orderId: string): Promise<string> {
  return (
    await anna.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
      id: orderId,
    })
  ).tradeOrderCode
}
