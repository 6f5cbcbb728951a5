import type { PlaceDetail, Suggestion } from '@galleria/contract/address'
import type { AddressCountry } from '@galleria/contract/address-countries'
import type { Language } from '@galleria/contract/storefronts'

/**
 * What a person types into the street, the town or the postal code, in one country and one
 * language.
 */
export type PlaceQuery = {
  readonly text: string
  readonly country: AddressCountry
  readonly kind: 'street' | 'city' | 'postalCode'
  readonly language: Language
}

/**
 * One port for the maps service, so that the embedded index and a provider can stand in each
 * other's place.
 */
export type Places = {
  suggest(query: PlaceQuery): Promise<Suggestion[]>
  /** Undefined for a place that is not known, or no longer. */
  detail(placeId: string): Promise<PlaceDetail | undefined>
}

export const MOST_SUGGESTIONS = 10
