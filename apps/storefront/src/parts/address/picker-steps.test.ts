import { expect, test } from 'vitest'
import { selectedAddress, toDistrictList, toLevelItem } from '@galleria/contract/address-picker'
import { choose, narrow, type PickerItem } from './picker-steps.ts'

const item = (level: number, name: string, isLeaf = false): PickerItem => ({
  id: `X-${name}`,
  code: `X-${name}`,
  name,
  pinyin: name.toLowerCase(),
  level,
  isLeaf,
})
const [bayern, hessen, munich, schwabing, street] = [
  item(1, 'Bayern'),
  item(1, 'Hessen'),
  item(2, 'München'),
  item(3, 'Schwabing'),
  item(4, 'Hohenzollernstraße', true),
]

test('[ADR-019, ADR-020] province, city and district one after the other; where the district has streets, one of them as well', () => {
  const first = choose([], bayern)
  const second = choose(first.path, munich)
  const third = choose(second.path, schwabing)
  expect([
    first.isDone,
    second.isDone,
    third.isDone,
    choose(second.path, { ...schwabing, isLeaf: true }).isDone,
  ]).toEqual([false, false, false, true])
  // A street is the end, whatever the data says.
  expect(choose(third.path, { ...street, isLeaf: false }).isDone).toBe(true)
  const whole = choose(choose(second.path, schwabing).path, street)
  expect(whole.isDone).toBe(true)
  expect(whole.path.map(({ name, level }) => [level, name])).toEqual([
    [1, 'Bayern'],
    [2, 'München'],
    [3, 'Schwabing'],
    [4, 'Hohenzollernstraße'],
  ])
})
test('a town without districts is the end', () => {
  expect(choose(choose([], bayern).path, item(2, 'Aham', true)).isDone).toBe(true)
})
test('choosing another province drops what was chosen under the first', () => {
  const path = choose(choose([], bayern).path, munich).path
  expect(choose(path, hessen).path.map(({ name }) => name)).toEqual(['Hessen'])
})
test('[ADR-026, ADR-028, ADR-029] what was picked is kept as names, ids and codes of each level', () => {
  expect(
    toLevelItem({
      districtCode: 'DE-1',
      districtName: 'Köln',
      districtAlias: 'koln',
      districtLevel: 2,
    }),
  ).toEqual({ id: 'DE-1', code: 'DE-1', name: 'Köln', pinyin: 'koln', level: 2 })
  const { path } = choose(choose([], bayern).path, munich)
  expect(selectedAddress(path)).toEqual({
    province: 'Bayern',
    provinceId: 'X-Bayern',
    provinceCode: 'X-Bayern',
    city: 'München',
    cityId: 'X-München',
    cityCode: 'X-München',
    region: '',
    regionId: '',
    regionCode: '',
    street: '',
    streetId: '',
    streetCode: '',
  })
  expect(toDistrictList(path)).toEqual([
    { districtCode: 'X-Bayern', districtName: 'Bayern', districtLevel: 1 },
    { districtCode: 'X-München', districtName: 'München', districtLevel: 2 },
  ])
})
test('typing narrows by how names begin, then by their words, with or without accents', () => {
  const names = ['Bad Aibling', 'Aibling', 'München', 'Münchberg', 'Neumünster', 'Großaitingen']
  const found = (typed: string) =>
    narrow(
      names.map((name) => item(2, name)),
      typed,
    ).map(({ name }) => name)
  expect(found('aib')).toEqual(['Aibling', 'Bad Aibling'])
  expect(found('munch')).toEqual(['München', 'Münchberg'])
  expect(found('GROSS')).toEqual(['Großaitingen'])
  expect(found('')).toEqual(names)
  expect(found('zzz')).toEqual([])
})
