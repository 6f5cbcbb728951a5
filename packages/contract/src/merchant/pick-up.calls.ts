import * as z from 'zod/mini'
import { isPostalCode } from '../address/postal-codes.ts'
import { defineCall } from '../define-call.ts'
import { wireSiteAddress } from '../order/pick-up.ts'
import { taxCountries } from '../vat.ts'
import { idOf, nothing, smallId, text } from '../wire.ts'
import { merchantOrder } from './calls.ts'
import { HOLD_DAYS, LONGEST_HOURS } from './site-rules.ts'

const ownSite = z.object({
  ...wireSiteAddress.shape,
  shop: z.object({ id: z.int(), name: z.string() }),
  holdDays: z.int(),
  isOpen: z.boolean(),
})
const siteForm = z.object({
  shopId: smallId,
  /** Without it, another site. */ id: z.optional(smallId),
  name: text(60, 1),
  street: text(60, 1),
  houseNo: text(10, 1),
  postalCode: text(12, 1),
  city: text(60, 1),
  country: z.enum(taxCountries),
  phone: text(30),
  openingHours: text(LONGEST_HOURS, 1),
  holdDays: z.int().check(z.minimum(HOLD_DAYS.least), z.maximum(HOLD_DAYS.most)),
  isOpen: z.boolean(),
})

/** Where a shop hands goods over itself, and how. */
export const merchantPickUpCalls = {
  listSites: defineCall({
    call: 'POST /sapi/mall-merchant/site/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'The sites of the own shops, closed ones too.',
    body: nothing,
    reply: z.array(ownSite),
    refusals: [],
  }),
  saveSite: defineCall({
    call: 'POST /sapi/mall-merchant/site/save',
    who: 'merchant',
    right: 'write',
    writes: 'shop',
    about:
      'Adds a site to an own shop or changes one. A closed one is offered to nobody; what was ordered before is still fetched there. A name stands for one site of a shop, so that a form that is sent twice makes one.',
    body: siteForm.check(
      z.refine(({ country, postalCode }) => isPostalCode(country, postalCode), {
        path: ['postalCode'],
        error: 'postal',
      }),
    ),
    reply: z.array(ownSite),
    refusals: ['shop.not_found', 'site.not_found', 'site.name_taken', 'site.too_many'],
  }),
  readyForPickUp: defineCall({
    call: 'POST /sapi/mall-merchant/order/ready',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'The goods of an order lie ready at its site. Its buyer is told by mail until when; that day is the end of the days that the site keeps goods.',
    body: z.object({ id: idOf('order') }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state'],
  }),
  handOver: defineCall({
    call: 'POST /sapi/mall-merchant/order/handOver',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Hands over what is left of an order to who shows its code. Wrong codes are counted, for the order and for the person who types.',
    body: z.object({ id: idOf('order'), verifyCode: text(40, 1) }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state', 'verify_code.wrong', '429'],
  }),
  cancelUnfetched: defineCall({
    call: 'POST /sapi/mall-merchant/order/cancelUnfetched',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Cancels an order that was ready and not fetched in time: all that is left of its money goes back the way it was paid. Said twice it is one cancellation.',
    body: z.object({ id: idOf('order') }),
    reply: merchantOrder,
    refusals: ['order.not_found', 'order.state', 'reverse.not_eligible', 'reverse.too_many'],
  }),
}
