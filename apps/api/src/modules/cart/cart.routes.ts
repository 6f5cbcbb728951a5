import { pickUpCalls } from '@galleria/contract/pick-up-calls'
import { serviceCalls } from '@galleria/contract/service-calls'
import { cartCalls } from '@galleria/contract/cart'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { chooseService } from './choose-service.ts'
import { chooseSite } from './choose-site.ts'
import { removeLines } from './cart.store.ts'
import { addSku, addSkus, countCart, readCart, updateCart } from './fill-cart.ts'

export const cartRoutes: readonly Bound[] = [
  bind(cartCalls.listCart, readCart),
  bind(cartCalls.countCart, countCart),
  bind(cartCalls.createCartLine, addSku),
  bind(cartCalls.updateCartLine, updateCart),
  bind(cartCalls.deleteCartLines, async (ctx, { ids }) => {
    await removeLines(ctx.db, buyerOf(ctx), ids)
    return readCart(ctx)
  }),
  bind(cartCalls.batchCreateCartLines, addSkus),
  bind(pickUpCalls.chooseSite, chooseSite),
  bind(serviceCalls.chooseService, chooseService),
]
