/**
 * What the address picker works with: one item per level, and what was chosen. Safe in a browser:
 * no schema library.
 */

export type District = {
  readonly districtCode: string
  readonly districtName: string
  readonly districtAlias: string
  readonly districtLevel: number
}
/** `pinyin` is the name in plain letters, by which a list is searched and ordered. */
export type LevelItem = {
  readonly id: string
  readonly name: string
  readonly pinyin: string
  readonly level: number
  readonly code: string
}
export type DistrictChoice = {
  readonly districtCode: string
  readonly districtName: string
  readonly districtLevel: number
}

export function toLevelItem(district: District): LevelItem {
  return {
    id: district.districtCode,
    name: district.districtName,
    pinyin: district.districtAlias,
    level: district.districtLevel,
    code: district.districtCode,
  }
}

const levels = ['province', 'city', 'region', 'street'] as const
type Level = (typeof levels)[number]
/** `city`, `cityId`, `cityCode` and so on; a level that was not chosen is empty. */
export type SelectedAddress = Readonly<Record<Level | `${Level}Id` | `${Level}Code`, string>>

export function selectedAddress(chosen: readonly LevelItem[]): SelectedAddress {
  return Object.fromEntries(
    levels.flatMap((level, index) => {
      const item = chosen.find((one) => one.level === index + 1)
      return [
        [level, item?.name ?? ''],
        [`${level}Id`, item?.id ?? ''],
        [`${level}Code`, item?.code ?? ''],
      ]
    }),
  ) as SelectedAddress
}

/** What an address keeps of the choice. */
export function toDistrictList(chosen: readonly LevelItem[]): DistrictChoice[] {
  return chosen.map(({ code, name, level }) => ({
    districtCode: code,
    districtName: name,
    districtLevel: level,
  }))
}
