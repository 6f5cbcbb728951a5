import { countriesOf } from '@galleria/contract/address-countries'
import type { WireAddress } from '@galleria/contract/address'
import type { Site } from '@galleria/contract/storefronts'

/**
 * The country that deliveries went to last, for the next address: its region's number and nothing
 * of a person [ADR-100]. See docs/decisions.
 */
const NAME = 'address'
const DAYS = 30

export function rememberCountry(
  address: Pick<WireAddress, 'region' | 'addressType'> | undefined,
  origin: string,
): Record<string, string> {
  if (address?.addressType !== 'SHIPPING' || !address.region) return {}
  return {
    'set-cookie': `${NAME}=${address.region.id}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${origin.startsWith('https') ? '; Secure' : ''}`,
  }
}

/** Only a region that the storefront delivers to. */
export function rememberedRegion(request: Request, site: Site): number | undefined {
  const written = new RegExp(`(?:^|; )${NAME}=(\\d{1,7})(?:;|$)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1]
  return countriesOf(site).find(({ id }) => id === Number(written))?.id
}
