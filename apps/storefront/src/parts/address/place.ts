import type { DistrictChoice } from '@galleria/contract/address-picker'

/**
 * Where an address is, beside its words: the districts that were picked and the point on the map,
 * with the words they were given for.
 */
type Place = {
  readonly districtList: readonly DistrictChoice[]
  readonly longitude: number | null
  readonly latitude: number | null
  readonly street: string
  readonly city: string
}
type Pointed = {
  readonly districtList?: readonly DistrictChoice[] | undefined
  readonly addressLongitude?: number | null | undefined
  readonly addressLatitude?: number | null | undefined
  readonly poiName: string
  readonly city: string
}
type Words = { readonly poiName: string; readonly city: string; readonly province: string }

export function placeOf({
  districtList = [],
  addressLongitude = null,
  addressLatitude = null,
  poiName,
  city,
}: Pointed): string {
  return districtList.length === 0 && addressLongitude === null
    ? ''
    : writePlace({
        districtList,
        longitude: addressLongitude,
        latitude: addressLatitude,
        street: poiName,
        city,
      })
}
export function writePlace(place: Place): string {
  return JSON.stringify(place)
}

/**
 * What still fits the words: somebody who picked a town and then typed another is not in the first
 * one.
 */
export function readPlace(
  written: string,
  { poiName, city, province }: Words,
): {
  districtList: DistrictChoice[]
  addressLongitude: number | null
  addressLatitude: number | null
} {
  const place = parsePlace(written)
  const isThere = place.districtList.every(({ districtLevel, districtName }) =>
    districtLevel === 1 ? districtName === province : districtLevel !== 2 || districtName === city,
  )
  const isPoint = place.street === poiName && place.city === city
  return {
    districtList: isThere ? [...place.districtList] : [],
    addressLongitude: isPoint ? place.longitude : null,
    addressLatitude: isPoint ? place.latitude : null,
  }
}

const nowhere: Place = { districtList: [], longitude: null, latitude: null, street: '', city: '' }

function parsePlace(written: string): Place {
  if (written === '' || written.length > 4000) return nowhere
  try {
    const read = JSON.parse(written) as Partial<Record<keyof Place, unknown>> | null
    const { longitude, latitude, street, city } = read ?? {}
    const districtList = Array.isArray(read?.districtList)
      ? read.districtList.filter(isDistrict)
      : []
    return {
      districtList,
      ...(typeof longitude === 'number' && typeof latitude === 'number'
        ? { longitude, latitude }
        : { longitude: null, latitude: null }),
      street: String(street ?? ''),
      city: String(city ?? ''),
    }
  } catch {
    return nowhere
  }
}
function isDistrict(value: unknown): value is DistrictChoice {
  const { districtCode, districtName, districtLevel } = (value ?? {}) as Partial<
    Record<keyof DistrictChoice, unknown>
  >
  return (
    typeof districtCode === 'string' &&
    typeof districtName === 'string' &&
    typeof districtLevel === 'number'
  )
}
