import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { nothing, smallId } from '../wire.ts'

/** To be told once when a version can be bought again. */

const token = z.string().check(z.minLength(1), z.maxLength(400))

export const stockAlertCalls = {
  createStockAlert: defineCall({
    call: 'POST /sapi/mall-item/stockwish/create',
    who: 'anyone',
    about:
      'Asks for one mail when a sold-out version can be bought again. A member with a mail address waits from now on; anybody else names an address and waits once its link is used, and the answer tells nothing about that address.',
    body: z.object({ skuId: smallId, email: z.optional(email) }),
    reply: z.object({ isWaiting: z.boolean() }),
    refusals: ['sku.not_found', 'wish.not_needed', 'wish.too_many'],
  }),
  confirmStockAlert: defineCall({
    call: 'POST /sapi/mall-item/stockwish/confirm',
    who: 'anyone',
    about:
      'By the key of the first mail: this address wants to be told. Answers with the way to the item.',
    body: z.object({ token }),
    reply: z.object({ href: z.string(), name: z.string() }),
    refusals: ['guest.link'],
  }),
  endStockAlerts: defineCall({
    call: 'POST /sapi/mall-item/stockwish/end',
    who: 'anyone',
    about: 'By the key of a mail: no more mails of this kind go to whom it was sent to.',
    body: z.object({ token }),
    reply: nothing,
    refusals: ['guest.link'],
  }),
  cancelStockAlert: defineCall({
    call: 'POST /sapi/mall-item/stockwish/cancel',
    who: 'member',
    about: 'A member does not want to hear of this version any more; done again it is the same.',
    body: z.object({ skuId: smallId }),
    reply: nothing,
    refusals: [],
  }),
  listStockAlerts: defineCall({
    call: 'POST /sapi/mall-item/stockwish/list',
    who: 'member',
    about: 'The versions that a member waits for.',
    body: nothing,
    reply: z.object({ skuIds: z.array(z.int()) }),
    refusals: [],
  }),
}
