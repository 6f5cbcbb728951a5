import { createClient, fetchTransport } from '@galleria/contract/client'
import type { PlaceDetail, Suggestion } from '@galleria/contract/address'

const call = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)
/** Somebody who has put nothing into a cart is nobody yet; what is sent needs an owner. */
export async function becomeGuest(): Promise<boolean> {
  return call('POST /auth/web/user/tourist', {}).then(
    () => true,
    () => false,
  )
}

/** Shorter texts begin too many names. */
const SHORTEST = 2

/** What the maps service knows of a text; a field is typed into just as well without it. */
export async function suggest(
  kind: 'street' | 'city' | 'postalCode',
  typed: string,
  regionId: number | undefined,
): Promise<readonly Suggestion[]> {
  if (typed.trim().length < SHORTEST || regionId === undefined) return []
  return call('POST /sapi/mall-content/web/address/autocomplete', {
    text: typed.trim().slice(0, 100),
    regionId,
    kind,
    language: document.documentElement.lang,
  })
}

export function readDetail(placeId: string): Promise<PlaceDetail | undefined> {
  return call('POST /sapi/mall-content/web/address/placeDetail', { placeId }).catch(() => undefined)
}

/** Provinces that begin like a text. */
export async function findProvinces(
  typed: string,
  regionId: number | undefined,
): Promise<readonly { code: string; name: string }[]> {
  if (typed.trim() === '' || regionId === undefined) return []
  const { data } = await call('POST /sapi/mall-content/web/mdDistrictBO/page', {
    pageSize: 999,
    pageNum: 1,
    districtLevel: 1,
    region: regionId,
    districtName: typed.trim().slice(0, 100),
  })
  return data
    .slice(0, 10)
    .map(({ districtCode, districtName }) => ({ code: districtCode, name: districtName }))
}

/** One step of the picker. */
export function listLevel(regionId: number, level: number, parentCode: string | undefined) {
  return call('POST /sapi/mall-content/web/address/listAddressLevel', {
    regionId,
    level,
    ...(parentCode ? { parentCode } : {}),
  })
}
