import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test('a table is read as spreadsheets of any country write it', () => {
  const rows = [
    ['order', 'say "hi", twice'],
    ['1', 'two\nlines'],
  ]
  expect(readCsv(writeCsv(rows))).toEqual(rows)
  expect(readCsv('a;b,c\r\n1; 2 \r\n;\r\n')).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ])
  expect(readCsv('a\tb\n')).toEqual([['a', 'b']])
  expect(readCsv('')).toEqual([])
  // A quote that nobody closed is a sign like any other.
  expect(readCsv('a,b\n"c,d')).toEqual([
    ['a', 'b'],
    ['"c', 'd'],
  ])
})

test('what begins like a formula is written as text', () => {
  expect(writeCsv([['=1+1', '+1', '-1', '@a', 'a=1']])).toBe(`\uFEFF'=1+1,'+1,'-1,'@a,a=1\r\n`)
})
