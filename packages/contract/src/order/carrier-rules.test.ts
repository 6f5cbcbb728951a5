import { expect, test } from 'vitest'
import { isCarrierCode, isTrackingLink } from './carrier-rules.ts'

test('a link to follow a parcel is an address of the web with one place for the number, after the name of the house', () => {
  const right = [
    'https://www.ups.com/track?tracknum={number}',
    'https://gls-group.com/track/{number}',
    'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  ]
  const wrong = [
    'https://gls-group.com/track/',
    'https://gls-group.com/{number}/{number}',
    'http://gls-group.com/track/{number}',
    'javascript:alert({number})//',
    'https://{number}.evil.test/',
    'https://gls-group.com{number}/',
    'https://me:you@gls-group.com/{number}',
    'https://localhost/{number}',
    'https://gls-group.com/a b/{number}',
    'gls-group.com/{number}',
    '{number}',
  ]
  expect(right.filter(isTrackingLink)).toEqual(right)
  expect(wrong.filter(isTrackingLink)).toEqual([])
})

test('a code is small letters and numbers, with hyphens between', () => {
  expect(['dhl', 'royal-mail', 'gls2'].every(isCarrierCode)).toBe(true)
  expect(['', 'DHL', '-a', 'a--b', 'a b', 'é'].filter(isCarrierCode)).toEqual([])
})
