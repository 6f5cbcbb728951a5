import { addressCalls } from '@galleria/contract/address'
import { refuse } from '@galleria/kernel/refusal'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { presentAddress } from './address.present.ts'
import { findAddresses, removeAddress } from './address.store.ts'
import { keepAddress } from './keep-address.ts'

export const addressRoutes: readonly Bound[] = [
  bind(addressCalls.listAddresses, async (ctx) => (ctx.actor.kind === 'anonymous' ? [] : (await findAddresses(ctx.db, ctx.actor.userId, ctx.site)).map(presentAddress))),
  bind(addressCalls.createAddress, async (ctx, form) => presentAddress(await keepAddress(ctx, form))),
  bind(addressCalls.updateAddress, async (ctx, form) => presentAddress(await keepAddress(ctx, form))),
  bind(addressCalls.deleteAddress, async (ctx, { id }) => {
    if (!await removeAddress(ctx.db, buyerOf(ctx), id)) throw refuse('address.not_found')
    return {}
  }),
]
