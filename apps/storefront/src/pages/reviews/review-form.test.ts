import { expect, test } from 'vitest'
import { fieldOf, findErrors, linesToReview, errorsByField, readDrafts } from './review-form.ts'
import { addPath, listPath, readLineIds, readListQuery } from './review-paths.ts'

const A = 'oli_01jd4vr6f5e7s8kq2m3n4p5q6r'
const B = 'oli_01jd4vr6f5e7s8kq2m3n4p5q6s'
const read = (search: string) => readListQuery(new URLSearchParams(search))

test('[REV-003, REV-007, REV-008] the address names the tab, the page and its size, which is four', () => {
  expect(read('')).toEqual({ tab: 'unComment', pageNo: 1, pageSize: 4 })
  expect(read('status=comment&pageNo=3&pageSize=10')).toEqual({
    tab: 'comment',
    pageNo: 3,
    pageSize: 10,
  })
  expect(read('status=other&pageNo=-1&pageSize=5000')).toEqual({
    tab: 'unComment',
    pageNo: 1,
    pageSize: 4,
  })
})
test('[REV-006] another tab is another status in the address and begins at its first page', () => {
  expect(listPath({ tab: 'unComment', pageNo: 3, pageSize: 4 }, { tab: 'comment' })).toBe(
    '/buyer/comments?status=comment',
  )
  expect(listPath({ tab: 'comment', pageNo: 1, pageSize: 8 }, { pageNo: 2 })).toBe(
    '/buyer/comments?status=comment&pageNo=2&pageSize=8',
  )
})
test('[REV-012] the form is named by the order and a list of its lines; a list that is none names no line', () => {
  const path = addPath('ord_1', [A, B])
  expect(path).toBe(
    `/buyer/comment-add?orderId=ord_1&orderLineIds=${encodeURIComponent(JSON.stringify([A, B]))}`,
  )
  expect(readLineIds(new URL(path, 'https://x').searchParams)).toEqual([A, B])
  for (const odd of ['', 'null', '{"a":1}', '[1,"x",null]', '[[', `"${A}"`])
    expect(readLineIds(new URLSearchParams({ orderLineIds: odd })), odd).toEqual([])
  expect(
    readLineIds(new URLSearchParams({ orderLineIds: JSON.stringify([A, A, 'ord_1']) })),
  ).toEqual([A])
  expect(addPath('ord_1')).toBe('/buyer/comment-add?orderId=ord_1')
})

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('[REV-031] each block of the form is one draft, with its own stars, text and photos', () => {
  const form = formOf(
    ['line', A],
    ['line', B],
    [fieldOf.rate(A), '4'],
    [fieldOf.content(A), ' Good.\r\nReally. '],
    [fieldOf.image(A), '/files/x.webp'],
    [fieldOf.image(A), '/files/y.webp'],
    [fieldOf.content(B), ''],
  )
  expect(readDrafts(form)).toEqual([
    { lineId: A, rate: 4, content: 'Good.\nReally.', images: ['/files/x.webp', '/files/y.webp'] },
    { lineId: B, rate: undefined, content: '', images: [] },
  ])
})
test('[REV-037, REV-039] what a block lacks is said at the block', () => {
  const errors = findErrors(
    readDrafts(
      formOf(
        ['line', A],
        ['line', B],
        [fieldOf.rate(A), '4'],
        [fieldOf.content(A), 'Good'],
        [fieldOf.content(B), '  '],
      ),
    ),
  )
  expect(errors).toEqual({
    [fieldOf.rate(B)]: { code: 'rating' },
    [fieldOf.content(B)]: { code: 'review_text' },
  })
})
test('what the server objects to is said at the block it speaks of', () => {
  const drafts = [A, B].map((lineId) => ({ lineId, rate: 5, content: 'Good', images: [] }))
  expect(
    errorsByField(
      [
        { path: '1.images', code: 'picture' },
        { path: '0.content', code: 'length' },
      ],
      drafts,
    ),
  ).toEqual({
    [fieldOf.image(B)]: { code: 'picture' },
    [fieldOf.content(A)]: { code: 'length' },
  })
  expect(errorsByField([{ path: '0.images.files', code: 'too_big' }], drafts)).toEqual({
    [fieldOf.image(A)]: { code: 'picture' },
  })
  expect(errorsByField([{ path: '', code: 'invalid' }], drafts)).toBeUndefined()
  expect(errorsByField([{ path: '9.content', code: 'length' }], drafts)).toBeUndefined()
})
test('parts of a bundle have no block of their own, nor has what was reviewed; at most twenty stand in one form', () => {
  const line = (lineGroupTypeDict: string | null, commentStatus = 'UN_EVALUATED') => ({
    lineGroupTypeDict,
    commentStatus,
  })
  const [plain, main, child, written] = [
    line(null),
    line('DIY_MAIN'),
    line('DIY_CHILD'),
    line(null, 'EVALUATED'),
  ]
  expect(linesToReview([plain, main, child, written])).toEqual([plain, main])
  expect(linesToReview(Array.from({ length: 30 }, () => plain))).toHaveLength(20)
})
