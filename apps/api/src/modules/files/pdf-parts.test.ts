import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makePdf } from '../../testing/document-steps.ts'
import { hasOnlyPdfParts, type Looked } from './pdf-parts.ts'
import { scanPdf } from './scan-pdf.ts'

/** In pieces as a disk gives them. */
const looked = (content: Buffer, piece = 64 * 1024): Looked => ({
  bytes: content.length,
  async *read(from = 0, to = content.length) {
    for (let at = from; at < Math.min(to, content.length); at += piece)
      yield content.subarray(at, Math.min(at + piece, to))
  },
})
const latin = (text: string) => Buffer.from(text, 'latin1')
const isPdf = (text: string, piece?: number) => hasOnlyPdfParts(looked(latin(text), piece))

/**
 * As programs write them: a browser, printers' programs, libraries; for the web, packed, and saved
 * again behind their end.
 */
const examples = {
  chromium: 'a page printed by a browser',
  ghostscript: 'a print job',
  cairo: 'a drawing',
  reportlab: 'a report of a library',
  mutool: 'one that was put in order',
  remarks: 'one with remarks on every object',
  linearized: 'one for the web',
  'linearized-packed': 'one for the web with packed objects',
  'saved-again': 'one saved again twice behind its end',
  'linearized-saved-again': 'one for the web, saved again twice',
  'packed-saved-again': 'one with packed objects, saved again twice',
}
const read = (name: string) =>
  readFileSync(join(import.meta.dirname, 'examples', `${name}.pdf`), 'latin1')
const FOREIGN = [
  '<html><script>alert(1)</script></html>',
  'PK\u0003\u0004',
  'MZ',
  'x',
  '<',
  '(',
  ')',
]

/** Where one part of a file ends and another begins: behind every object and every end. */
function bordersOf(pdf: string): number[] {
  const found = [...pdf.matchAll(/endobj|%%EOF/g)].map(({ 0: word, index }) => index + word.length)
  // The last border is the end of the file.
  return found.filter((at) => pdf.slice(at).trim() !== '')
}

describe.each(Object.entries(examples))('%s.pdf, %s', (name) => {
  const pdf = read(name)

  test('is clean, wherever the pieces end', async () => {
    for (const piece of [64 * 1024, 777, 7])
      expect(await scanPdf(looked(latin(pdf), piece))).toBe('clean')
  })

  test('with anything that is no part of a PDF at a border is refused; blanks and remarks are none', async () => {
    const borders = bordersOf(pdf)
    expect(borders.length).toBeGreaterThan(3)
    const put = (text: string, at: number) => `${pdf.slice(0, at)}\n${text}\n${pdf.slice(at)}`
    for (const at of borders) {
      for (const text of FOREIGN)
        expect([at, text, await isPdf(put(text, at))]).toEqual([at, text, false])
      for (const text of ['', ' \t\0\f\r\n', '% a remark', '%%'])
        expect([at, text, await isPdf(put(text, at))]).toEqual([at, text, true])
    }
  })
})

test('a page of the web between two good ends is refused', async () => {
  for (const name of ['saved-again', 'linearized-saved-again', 'packed-saved-again']) {
    const pdf = read(name)
    expect(pdf.split('%%EOF').length).toBeGreaterThan(3)
    const [first = '', ...rest] = pdf.split('%%EOF')
    const sandwich = [`${first}%%EOF\n<html><body>hello</body></html>\n`, rest.join('%%EOF')].join(
      '',
    )
    expect(await scanPdf(looked(latin(sandwich)))).toBe('refused')
  }
})

test('two documents one behind the other are not one', async () => {
  expect(await isPdf(read('cairo') + read('ghostscript'))).toBe(false)
})

test('a remark is short and says nothing to a browser', async () => {
  const [head = '', rest = ''] = makePdf().toString('latin1').split('1 0 obj')
  const withRemark = (remark: string) => isPdf(`${head}${remark}\n1 0 obj${rest}`)
  for (const remark of ['%', '% 1 < 2', '%%Creator: somebody', `%${'x'.repeat(500)}`])
    expect([remark, await withRemark(remark)]).toEqual([remark, true])
  for (const remark of ['%<html>', '% <!--', '%</p>', '%<?xml', '%%PDF-1.4', `%${'x'.repeat(501)}`])
    expect([remark, await withRemark(remark)]).toEqual([remark, remark === '%%PDF-1.4'])
})

describe('an object', () => {
  const withObject = (object: string) => isPdf(makePdf({ objects: [object] }).toString('latin1'))
  test('holds values, nested, or a stream behind a dictionary', async () => {
    for (const object of [
      '<< /A [1 -2 +.5 4. true false null 9 0 R] /B << /C /D#20E >> >>',
      '(a \\) text (in it) \\\\)',
      '(<html> endobj %)',
      '<66 6f\n6F>',
      '42',
      '',
      '<</Length 5>>stream\r\n<html>\r\nendstream',
      '<< /Length 12 0 R >>\nstream\nendobj <html>\nendstream % so much\n',
      '<< /X << /Length 900 >> /Length 6 >>\nstream\n<html>\nendstream',
      '<< /Length 26 >>\nstream\nendstream endobj <html> xx\nendstream',
    ])
      expect([object, await withObject(object)]).toEqual([object, true])
  })
  test('with anything else in it is refused', async () => {
    for (const object of [
      '<html>',
      '<< /A 1 >> <html>',
      '<< /A 1',
      '[ 1 2',
      '1 ]',
      '>>',
      '(open',
      '<6g>',
      'script',
      '{ 1 2 add }',
      '<< /Length 5 >> stream',
      '<< /Length 4 >>\nstream\nabcd\nendstream <html>',
      '<< /Length 12 0 R >>\nstream\nabcd\nendstream <html>',
      '<< /Length 4 /Length 400 >>\nstream\nabcd\nendstream',
      '<< /Length 4 >>\nstream\nabcd',
    ])
      expect([object, await withObject(object)]).toEqual([object, false])
  })
  test('larger than what is looked at at once is read over its borders', async () => {
    const long = 'x'.repeat(200_000)
    for (const object of [
      `(${long})`,
      `<${'ab'.repeat(100_000)}>`,
      `[${'1 '.repeat(100_000)}]`,
      `<< /Length 9 0 R >>\nstream\n${long}\nendstream`,
      `<< /Length ${long.length} >>\nstream\n${long}\nendstream`,
    ]) {
      expect(await withObject(object)).toBe(true)
      expect(await withObject(`${object} y`)).toBe(false)
    }
  })
})

test('a table of contents holds numbers, and a trailer values', async () => {
  const table = (entry: string) =>
    makePdf()
      .toString('latin1')
      .replace('trailer', `xref\n0 2\n0000000000 65535 f \n${entry}\ntrailer`)
  expect(await isPdf(table('0000000015 00000 n'))).toBe(true)
  for (const entry of ['0000000015 00000 x', '<html>', 'javascript'])
    expect([entry, await isPdf(table(entry))]).toEqual([entry, false])
  for (const trailer of ['/Info (', '<html>', '/A ] '])
    expect([trailer, await isPdf(makePdf({ trailer }).toString('latin1'))]).toEqual([
      trailer,
      false,
    ])
})

test('thirty megabytes of nothing but small parts are refused in a few seconds of the processor', async () => {
  for (const part of ['[]', '1 0 obj endobj\n', '%\n']) {
    const many = part.repeat(30_000_000 / part.length)
    const pdf = part === '[]' ? makePdf({ objects: [many] }) : latin(`%PDF-1.7\n${many}`)
    const start = process.threadCpuUsage()
    expect(await hasOnlyPdfParts(looked(pdf))).toBe(false)
    const { user, system } = process.threadCpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(30)
  }
})
