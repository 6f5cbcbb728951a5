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

test('[ADR-019, ADR-020] province, city and district one after the other; with four levels a street as well', () => {
  const [first, second] = [choose([], bayern, 3), choose(choose([], bayern, 3).path, munich, 3)]
  expect([
    first.isDone,
    second.isDone,
    choose(second.path, schwabing, 3).isDone,
    choose(second.path, schwabing, 4).isDone,
  ]).toEqual([false, false, true, false])
  const whole = choose(choose(second.path, schwabing, 4).path, street, 4)
  expect(whole.isDone).toBe(true)
  expect(whole.path.map(({ name, level }) => [level, name])).toEqual([
    [1, 'Bayern'],
    [2, 'München'],
    [3, 'Schwabing'],
    [4, 'Hohenzollernstraße'],
  ])
})
test('a town without districts is the end', () => {
  expect(choose(choose([], bayern, 4).path, item(2, 'Aham', true), 4).isDone).toBe(true)
})
test('choosing another province drops what was chosen under the first', () => {
  const path = choose(choose([], bayern, 4).path, munich, 4).path
  expect(choose(path, hessen, 4).path.map(({ name }) => name)).toEqual(['Hessen'])
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
  const { path } = choose(choose([], bayern, 3).path, munich, 3)
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
