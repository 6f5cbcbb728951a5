import type { PlaceDetail, Suggestion } from '@galleria/contract/address'
import type { AddressCountry } from '@galleria/contract/address-countries'
import type { Language } from '@galleria/contract/storefronts'

/** What a person types into the street or the town, in one country and one language. */
export type PlaceWish = { readonly text: string; readonly country: AddressCountry; readonly kind: 'street' | 'city'; readonly language: Language }

/** One port for the maps service, so that the embedded index and a provider can stand in each other's place. */
export type Places = {
  suggest(wish: PlaceWish): Promise<Suggestion[]>
  /** Undefined for a place that is not known, or no longer. */
  detail(placeId: string): Promise<PlaceDetail | undefined>
}

export const MOST_SUGGESTIONS = 10

/** `Lange Reihe 5a` and `12 rue Oberkampf` are looked up without their numbers. */
export function splitHouseNumber(text: string): { street: string; houseNo: string } {
  const trimmed = text.trim().slice(0, 100)
  const behind = /^(\D.*?)[ ,]+(\d{1,5} ?[a-zA-Z]?)$/.exec(trimmed)
  if (behind) return { street: behind[1] ?? '', houseNo: behind[2] ?? '' }
  const before = /^(\d{1,5}[a-zA-Z]?)[ ,]+(\D.*)$/.exec(trimmed)
  return before ? { street: before[2] ?? '', houseNo: before[1] ?? '' } : { street: trimmed, houseNo: '' }
}
