import { expect, test } from 'vitest'
import { auditAddress, readAuditSearch } from './audit-search.ts'

test('what a log shows stands in its address, and what does not belong there is nothing', () => {
  const search = { area: 'prices', personId: 'usr_01jd4vr6f5', before: 120 } as const
  const address = auditAddress('/log', search)
  expect(address).toBe('/log?area=prices&person=usr_01jd4vr6f5&before=120')
  expect(readAuditSearch(new URLSearchParams(address.split('?')[1]))).toEqual(search)
  const nothing = { area: undefined, personId: undefined, before: undefined }
  expect(readAuditSearch(new URLSearchParams('area=x&person=<b>&before=-1'))).toEqual(nothing)
  expect(auditAddress('/log', nothing)).toBe('/log')
})
