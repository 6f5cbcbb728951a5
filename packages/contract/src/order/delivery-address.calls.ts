import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf } from '../wire.ts'
import { orderAddress } from './order-address.ts'

export const deliveryAddressCalls = {
  changeDeliveryAddress: defineCall({
    call: 'POST /sapi/mall-order/web/order/changeDeliveryAddress',
    who: 'buyer',
    about:
      "Sends an order, and all orders of its contract, to another address of the caller's book in the same country, as long as no parcel of them has been made. The bill stays as it is.",
    body: z.object({ id: idOf('order'), addressId: idOf('address') }),
    reply: z.object({ selectedAddress: orderAddress, operationList: z.array(z.string()) }),
    refusals: ['order.not_found', 'order.state', 'order.other_country', 'address.not_found'],
  }),
}
