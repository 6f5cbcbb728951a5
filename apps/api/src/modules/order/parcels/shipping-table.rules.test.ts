import { expect, test } from 'vitest'
import { readTable } from './shipping-table.rules.ts'

/** What is read out of a table of tracking numbers that a shop sends back. */

const heading = 'Order,Carrier,Tracking number'
const row = (lineNo: number, order: string, carrier: string, number: string) => ({
  lineNo,
  order,
  carrier,
  number,
})

test('below its heading each line is an order, a carrier and a number, with the line that a spreadsheet counts', () =>
  expect(
    readTable(`${heading}\r\n#261120123456,dhl,JD 1001\r\n#261120123457,gls,GL-7\r\n`),
  ).toEqual([row(2, '261120123456', 'dhl', 'JD 1001'), row(3, '261120123457', 'gls', 'GL-7')]))

test('lines without a number are not filled in yet, and are left out without moving the count', () => {
  const table = `${heading}\n#261120123456,dhl,\n#261120123457,gls\n\n#261120123458\n#261120123459,ups,1Z`
  expect(readTable(table)).toEqual([row(6, '261120123459', 'ups', '1Z')])
})

test('a table without a heading begins with its first line, which begins with the code of an order', () => {
  expect(readTable('261120123456,dhl,JD1')).toEqual([row(1, '261120123456', 'dhl', 'JD1')])
  expect(readTable('#261120123456;dhl;JD1')).toEqual([row(1, '261120123456', 'dhl', 'JD1')])
  for (const first of ['Order', '26112012345', '2611201234567', 'x261120123456', '261120123456x'])
    expect([first, readTable(`${first},dhl,JD1`)]).toEqual([first, []])
})

test('further down whatever stands in the place of the order is read, so that it can be named as wrong', () => {
  expect(readTable(`${heading}\nAnna's lamp,dhl,JD1`)).toEqual([
    row(2, "Anna's lamp", 'dhl', 'JD1'),
  ])
  expect(readTable(`${heading}\n,,JD1`)).toEqual([row(2, '', '', 'JD1')])
})

test('only the sign before a code, and the apostrophe before a text, are no part of them', () => {
  const typed = `${heading}\n'#261120123456,'dhl ,' -JD'1\n26#1120123456,d'hl,JD#1`
  expect(readTable(typed)).toEqual([
    row(2, '261120123456', 'dhl', "-JD'1"),
    row(3, '26#1120123456', "d'hl", 'JD#1'),
  ])
})

test('an empty table has no lines', () => {
  expect(readTable('')).toEqual([])
  expect(readTable(heading)).toEqual([])
})
