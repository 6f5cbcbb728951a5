import { addressCalls } from '@galleria/contract/address'
import { bind, type Bound } from '#platform/bind.ts'
import { presentAddress } from './address.present.ts'
import { findAddresses } from './address.store.ts'
import { dropAddress, keepAddress } from './keep-address.ts'
import type { Places } from './places.ts'
import { completeAddress, readPlace } from './complete-address.ts'
import { listLevel, pageDistricts, pageRegions } from './regions.queries.ts'

export function createAddressRoutes(places: Places): readonly Bound[] {
  return [
    bind(addressCalls.listAddresses, async (ctx) =>
      ctx.actor.kind === 'anonymous'
        ? []
        : (await findAddresses(ctx.db, ctx.actor.userId, ctx.site)).map(presentAddress),
    ),
    bind(addressCalls.createAddress, async (ctx, form) =>
      presentAddress(await keepAddress(ctx, form)),
    ),
    bind(addressCalls.updateAddress, async (ctx, form) =>
      presentAddress(await keepAddress(ctx, form)),
    ),
    bind(addressCalls.deleteAddress, async (ctx, { id }) => {
      await dropAddress(ctx, id)
      return {}
    }),
    bind(addressCalls.pageRegions, (ctx, wish) =>
      pageRegions(ctx.db, { ...wish, site: wish.site ?? ctx.site }),
    ),
    bind(addressCalls.pageDistricts, (ctx, wish) => pageDistricts(ctx.db, wish)),
    bind(addressCalls.listAddressLevel, (ctx, wish) => listLevel(ctx.db, wish)),
    bind(addressCalls.autocompleteAddress, (ctx, wish) => completeAddress(ctx, places, wish)),
    bind(addressCalls.placeDetail, (ctx, { placeId }) => readPlace(ctx, places, placeId)),
  ]
}
