import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, nothing, text } from '../wire.ts'
import { LONGEST_VIEW_NAME, LONGEST_VIEW_QUERY } from './order-view-rules.ts'

const views = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** The filters, as they stand in the address of the list. */
    query: z.string(),
  }),
)
const name = text(LONGEST_VIEW_NAME, 1)

/** Filters of a shop's list under a name: each person has their own. */
export const orderViewCalls = {
  listOrderViews: defineCall({
    call: 'POST /sapi/mall-merchant/orderView/list',
    who: 'merchant',
    right: 'query-orders',
    onlyPeople: true,
    writes: false,
    about: 'The own views of the list of orders, the oldest first.',
    body: nothing,
    reply: views,
    refusals: [],
  }),
  saveOrderView: defineCall({
    call: 'POST /sapi/mall-merchant/orderView/keep',
    who: 'merchant',
    right: 'query-orders',
    onlyPeople: true,
    writes: 'own',
    about: 'Saves filters under a name. The same filters under the same name are saved once.',
    body: z.object({
      name,
      query: text(LONGEST_VIEW_QUERY, 1).check(z.regex(/^\?[\w.~%+&=*-]+$/)),
    }),
    reply: views,
    refusals: ['view.name_taken', 'view.too_many'],
  }),
  renameOrderView: defineCall({
    call: 'POST /sapi/mall-merchant/orderView/rename',
    who: 'merchant',
    right: 'query-orders',
    onlyPeople: true,
    writes: 'own',
    about: 'Another name for an own view.',
    body: z.object({ id: idOf('orderView'), name }),
    reply: views,
    refusals: ['view.not_found', 'view.name_taken'],
  }),
  removeOrderView: defineCall({
    call: 'POST /sapi/mall-merchant/orderView/remove',
    who: 'merchant',
    right: 'query-orders',
    onlyPeople: true,
    writes: 'own',
    about: 'Removes an own view; no order is touched by it.',
    body: z.object({ id: idOf('orderView') }),
    reply: views,
    refusals: ['view.not_found'],
  }),
}
