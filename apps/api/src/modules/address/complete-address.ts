import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { addressCalls } from '@galleria/contract/address'
import { countryOfRegion } from '@galleria/contract/address-countries'
import { isLanguage } from '@galleria/contract/storefronts'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import type { Places } from './places.ts'

/**
 * Some twenty addresses typed letter by letter; somebody who asks more is no shopper, and a maps
 * service costs money.
 */
const QUOTA = { times: 600, seconds: 3600 }

export async function completeAddress(
  ctx: Context,
  places: Places,
  { text, regionId, kind, language }: Parsed<typeof addressCalls.autocompleteAddress>,
): Promise<Reply<typeof addressCalls.autocompleteAddress>> {
  const country = countryOfRegion(regionId)
  if (text.length < 2 || !country) return []
  await countQuestion(ctx)
  return places.suggest({
    text,
    country,
    kind,
    language: isLanguage(language) ? language : ctx.language,
  })
}

export async function readPlace(
  ctx: Context,
  places: Places,
  placeId: string,
): Promise<Reply<typeof addressCalls.placeDetail>> {
  await countQuestion(ctx)
  const place = await places.detail(placeId)
  if (!place) throw refuse('place.not_found')
  return place
}

function countQuestion(ctx: Context): Promise<void> {
  return countAgainst(
    ctx,
    `places:${ctx.actor.kind === 'anonymous' ? ctx.ip : ctx.actor.userId}`,
    QUOTA,
  )
}
