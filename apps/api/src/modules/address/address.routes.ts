import { addressCalls } from '@galleria/contract/address'
import { bind, type Bound } from '#platform/bind.ts'
import { presentAddress } from './address.present.ts'
import { findAddresses } from './address.store.ts'
import { dropAddress, saveAddress } from './save-address.ts'
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
      presentAddress(await saveAddress(ctx, form)),
    ),
    bind(addressCalls.updateAddress, async (ctx, form) =>
      presentAddress(await saveAddress(ctx, form)),
    ),
    bind(addressCalls.deleteAddress, async (ctx, { id }) => {
      await dropAddress(ctx, id)
      return {}
    }),
    bind(addressCalls.pageRegions, (ctx, query) =>
      pageRegions(ctx.db, { ...query, site: query.site ?? ctx.site }),
    ),
    bind(addressCalls.pageDistricts, (ctx, query) => pageDistricts(ctx.db, query)),
    bind(addressCalls.listAddressLevel, (ctx, query) => listLevel(ctx.db, query)),
    bind(addressCalls.autocompleteAddress, (ctx, query) => completeAddress(ctx, places, query)),
    bind(addressCalls.placeDetail, (ctx, { placeId }) => readPlace(ctx, places, placeId)),
  ]
}
