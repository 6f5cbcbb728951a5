import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { HIGHEST_SERVICE_PRICE } from '../order/service-rules.ts'
import { wireService } from '../order/service.ts'
import { sites } from '../storefronts.ts'
import { nothing, smallId, text, wireMoney } from '../wire.ts'

const { serviceId, serviceType, serviceName, shippingName } = wireService.shape

/** A shop's delivery with assembly, and for which of its goods it is offered. */
const ownService = z.object({
  shop: z.object({ id: z.int(), name: z.string() }),
  serviceId,
  serviceType,
  serviceName,
  shippingName,
  isOpen: z.boolean(),
  priceList: z.array(
    z.object({
      item: z.object({ id: z.int(), name: z.string() }),
      /** Of its first version; any of them names it. */ itemCode: z.string(),
      site: z.enum(sites),
      /** Of a piece, with the storefront's VAT. */ amount: wireMoney,
    }),
  ),
})

/** Delivery with assembly as a shop keeps it. */
export const merchantServiceCalls = {
  listServices: defineCall({
    call: 'POST /sapi/mall-merchant/service/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'Delivery with assembly of the own shops, closed ones too, with the prices.',
    body: nothing,
    reply: z.array(ownService),
    refusals: [],
  }),
  saveService: defineCall({
    call: 'POST /sapi/mall-merchant/service/save',
    who: 'merchant',
    right: 'write',
    writes: 'shop',
    about:
      'What a shop calls its delivery with assembly, who comes, and whether it is offered. A shop has one; orders keep it as it was.',
    body: z.object({
      shopId: smallId,
      serviceName: text(60, 1),
      shippingName: text(60, 1),
      isOpen: z.boolean(),
    }),
    reply: z.array(ownService),
    refusals: ['shop.not_found'],
  }),
  priceService: defineCall({
    call: 'POST /sapi/mall-merchant/service/price',
    who: 'merchant',
    right: 'write',
    writes: 'shop',
    about:
      'What it costs to deliver and assemble a piece of an item, named by the number of one of its versions, at a storefront; null takes it off the offer.',
    body: z.object({
      shopId: smallId,
      itemCode: text(40, 1),
      site: z.enum(sites),
      amount: z.nullable(z.number().check(z.minimum(0), z.maximum(HIGHEST_SERVICE_PRICE))),
    }),
    reply: z.array(ownService),
    refusals: ['shop.not_found', 'service.not_found', 'service.too_many'],
  }),
}
