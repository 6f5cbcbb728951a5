import { expect, test } from 'vitest'
import { LONGEST_REVIEW, reviewErrors } from '@galleria/contract/review-rules'
import { previewOf, fileIdOf, uploadError, uploadLimits } from '@galleria/contract/upload-rules'
import { publicName } from './review.rules.ts'

test('an author is called by the first name and one letter, and by no more', () => {
  const called = (firstName: string, lastName: string, nickname = 'kimi') =>
    publicName({ firstName, lastName }, nickname)
  expect([
    called('Kim', 'Petersen'),
    called(' Ana ', 'ångström'),
    called('小', '王'),
    called('Kim', ''),
    called('', 'Petersen'),
    called('', '', ''),
  ]).toEqual(['Kim P.', 'Ana Å.', '小 王.', 'Kim', 'kimi', '–'])
  expect(called('A'.repeat(40), 'B'.repeat(40))).toBe(`${'A'.repeat(23)}… B.`)
})
test('[REV-035, REV-037, REV-038, REV-039, REV-040] a review has stars and a text of at most 300 signs, however its line ends are written', () => {
  expect(reviewErrors({ rate: undefined, content: ' \r\n ' })).toEqual([
    { path: 'rateDict', code: 'rating' },
    { path: 'content', code: 'review_text' },
  ])
  expect(
    [0, 6, 4.5, Number.NaN].map((rate) => reviewErrors({ rate, content: 'Good' }).length),
  ).toEqual([1, 1, 1, 1])
  expect(reviewErrors({ rate: 5, content: `${'x'.repeat(298)}\r\ny` })).toEqual([])
  expect(reviewErrors({ rate: 1, content: 'x'.repeat(LONGEST_REVIEW + 1) })).toEqual([
    { path: 'content', code: 'length' },
  ])
})
test('[REV-042, REV-044] a form takes png, bmp, jpeg and gif of at most two megabytes, exactly two included', () => {
  const error = (type: string, size = 1000) => uploadError({ type, size }, 'review')
  expect(
    ['image/png', 'image/bmp', 'image/jpeg', 'image/gif', 'image/x-ms-bmp', ''].map((type) =>
      error(type),
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
  expect(
    ['image/webp', 'image/svg+xml', 'application/pdf', 'video/mp4'].map((type) => error(type)),
  ).toEqual(['file.kind', 'file.kind', 'file.kind', 'file.kind'])
  expect([
    error('image/png', 2 * 1024 * 1024),
    error('image/png', 2 * 1024 * 1024 + 1),
    error('image/png', 0),
  ]).toEqual([undefined, 'file.too_large', 'file.kind'])
  expect(uploadLimits).toMatchObject({ review: 2_097_152, evidence: 1_048_576 })
})
test('a preview stands beside every upload and nothing else', () => {
  const url = '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp'
  expect([previewOf(url), previewOf('/pictures/lamp-320.webp')]).toEqual([
    '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r-320.webp',
    '/pictures/lamp-320.webp',
  ])
  expect([
    fileIdOf(url),
    fileIdOf(`https://elsewhere.example${url}`),
    fileIdOf(`${url}?x`),
    fileIdOf('/files/../x.webp'),
  ]).toEqual(['fil_01jd4vr6f5e7s8kq2m3n4p5q6r', undefined, undefined, undefined])
})
