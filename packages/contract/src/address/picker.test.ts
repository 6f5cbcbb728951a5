import { expect, test } from 'vitest'
import { selectedAddress, toDistrictList, toLevelItem } from './picker.ts'

const bavaria = toLevelItem({
  districtCode: 'DE-bayern',
  districtName: 'Bayern',
  districtAlias: 'bayern',
  districtLevel: 1,
})
const munich = toLevelItem({
  districtCode: 'DE-2867714',
  districtName: 'München',
  districtAlias: 'munchen',
  districtLevel: 2,
})

test('[ADR-025, ADR-026, ADR-028] a district becomes code, name, pinyin and level of the picker', () => {
  expect(munich).toEqual({
    id: 'DE-2867714',
    code: 'DE-2867714',
    name: 'München',
    pinyin: 'munchen',
    level: 2,
  })
})
test('[ADR-019, ADR-020, ADR-029] what was chosen holds province, city, region and street, each with Id and Code', () => {
  expect(selectedAddress([bavaria, munich])).toEqual({
    province: 'Bayern',
    provinceId: 'DE-bayern',
    provinceCode: 'DE-bayern',
    city: 'München',
    cityId: 'DE-2867714',
    cityCode: 'DE-2867714',
    region: '',
    regionId: '',
    regionCode: '',
    street: '',
    streetId: '',
    streetCode: '',
  })
  const street = { id: 's1', code: 's1', name: 'Leopoldstraße', pinyin: 'leopoldstrasse', level: 4 }
  expect(
    selectedAddress([
      bavaria,
      munich,
      { ...munich, id: 'x', code: 'x', name: 'Schwabing', level: 3 },
      street,
    ]),
  ).toMatchObject({ region: 'Schwabing', regionId: 'x', street: 'Leopoldstraße', streetCode: 's1' })
  expect(toDistrictList([bavaria, munich])).toEqual([
    { districtCode: 'DE-bayern', districtName: 'Bayern', districtLevel: 1 },
    { districtCode: 'DE-2867714', districtName: 'München', districtLevel: 2 },
  ])
})
