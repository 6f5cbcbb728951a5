import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages, type Language } from '@galleria/contract/storefronts'
import { DOCUMENT_MAX, DOCUMENT_PATH } from '@galleria/contract/upload-rules'
import { multipart } from '../../hostile/make-files.ts'
import { fileNames } from '../../hostile/upload-corpus.ts'
import { makePdf, packObjects, sendDocument, sendParts } from '../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { tidyName } from './save-document.ts'
import {
  clearDocuments,
  openDocument,
  listFiles,
  listDocumentsOnDisk,
} from '../../testing/document-steps.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let operator: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.anna, people.ben, people.operator, people.merchant].map((email) => t.signIn(email)),
  )
  ;[anna, ben, operator, merchant] = signedIn as [Visitor, Visitor, Visitor, Visitor]
})

afterAll(() => t.close())

beforeEach(async () => {
  await clearDocuments(t)
})

const MB = 1024 * 1024

/** The form's sentence, from its catalogue. */
function formSays(language: Language, english: string): string {
  const catalogue = readFileSync(
    join(import.meta.dirname, `../../../../storefront/src/locales/${language}/addresses.po`),
    'utf8',
  )
  const [, found = 'no such text'] =
    new RegExp(`msgid "${RegExp.escape(english)}"\nmsgstr "(.*)"`).exec(catalogue) ?? []
  return found
}

describe('sending a document', () => {
  test('[ADR-002, ADR-090] keeps a PDF as it is, and gives it back to its owner alone as an attachment', async () => {
    const pdf = makePdf({ objects: [packObjects('5 0 << /Type /Font >>')] })
    const { status, body } = await sendDocument(t, anna, pdf)
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^fil_[0-9a-z]{26}$/),
        url: `/documents/${body.id}.pdf`,
        name: 'visura.pdf',
        status: 'done',
      },
    ])
    const seen = await openDocument(t, anna, body.url)
    expect([
      seen.statusCode,
      seen.rawPayload.equals(pdf),
      seen.headers['content-type'],
      seen.headers['content-disposition'],
      seen.headers['x-content-type-options'],
      seen.headers['cache-control'],
      seen.headers['content-security-policy'],
    ]).toEqual([
      200,
      true,
      'application/pdf',
      `attachment; filename="document.pdf"; filename*=UTF-8''visura.pdf`,
      'nosniff',
      'private, no-store',
      `default-src 'none'; sandbox`,
    ])
    for (const who of [ben, operator, merchant, undefined])
      expect((await openDocument(t, who, body.url)).statusCode).toBe(404)
    for (const url of [
      `/files/${body.id}.webp`,
      `/documents/${body.id}`,
      '/documents/..%2f..%2fetc%2fpasswd',
      `/documents/${'a'.repeat(90)}.pdf`,
      body.url.replace('fil_', 'ord_'),
    ])
      expect((await openDocument(t, anna, url)).statusCode, url).toBe(404)
  })

  test('[ADR-005, ADR-006] is for guests with a cart too, and for nobody without a session', async () => {
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    expect((await sendDocument(t, guest, makePdf())).status).toBe(200)
    expect(await sendDocument(t, t.visit(), makePdf())).toMatchObject({
      status: 401,
      body: { code: 'auth.signed_out' },
    })
    expect(
      (await sendDocument(t, anna, makePdf(), 'a.pdf', { origin: 'https://elsewhere.example' }))
        .body.code,
    ).toBe('request.origin')
  })

  test('[ADR-002] that is no PDF from its first byte is refused, and nothing of it is kept', async () => {
    for (const content of [
      '<svg/>',
      '',
      '%PDF',
      ' %PDF-1.7',
      'GIF89a%PDF-1.7',
      '<html>%PDF-1.7</html>',
      'PK\u0003\u0004',
    ])
      expect(await sendDocument(t, anna, content), content).toMatchObject({
        status: 415,
        body: { code: 'document.kind' },
      })
    expect([await listFiles(t), await listDocumentsOnDisk(t)]).toEqual([[], []])
  })

  test("with something that runs by itself, or broken, is refused; its row stays for the day's count, its bytes do not", async () => {
    for (const content of [
      makePdf({ objects: ['<< /S /JavaScript /JS (x) >>'] }),
      makePdf({ objects: [packObjects('5 0 << /S /Launch >>')] }),
      makePdf().subarray(0, 200),
    ])
      expect(await sendDocument(t, anna, content)).toMatchObject({
        status: 422,
        body: { code: 'document.refused' },
      })
    expect([
      (await listFiles(t)).map(({ status }) => status),
      await listDocumentsOnDisk(t),
    ]).toEqual([['REFUSED', 'REFUSED', 'REFUSED'], []])
  })

  test('[ADR-003] of exactly 100 MB is taken, one byte more is not', async () => {
    const pdf = makePdf({ bytes: DOCUMENT_MAX })
    const answer = await overTheWire(anna, pdf)
    expect(answer).toContain(' 200 ')
    expect(await listFiles(t)).toEqual([{ status: 'CLEAN', bytes: 100 * MB, name: 'visura.pdf' }])
    expect(await overTheWire(anna, Buffer.concat([pdf, Buffer.from('\n')]))).toMatch(
      / 413 [^]*document\.too_large/,
    )
    expect([(await listFiles(t)).length, (await listDocumentsOnDisk(t)).length]).toEqual([1, 1])
  })

  test('[SHR-008, SHR-009] what is no PDF and what is over 100 MB is refused in the words of the form, in nine languages', async () => {
    for (const language of languages) {
      anna.cookies.set('lang', language)
      const refused = await sendDocument(t, anna, 'GIF89a', 'visura.pdf')
      expect([refused.status, refused.body.code, refused.body.title]).toEqual([
        415,
        'document.kind',
        formSays(language, 'Please choose a PDF document.'),
      ])
      // What says that it is too large is refused before it is sent.
      const { body } = await anna.raw('POST', DOCUMENT_PATH, {
        body: 'x',
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': String(DOCUMENT_MAX + 100_000),
        },
      })
      expect(body).toMatchObject({
        status: 413,
        code: 'document.too_large',
        title: formSays(language, 'A document can be up to {limit}\u00a0MB.').replace(
          '{limit}',
          '100',
        ),
      })
    }
    anna.cookies.set('lang', 'en')
    expect(await listFiles(t)).toEqual([])
  })

  test('[ADR-004] comes alone, in a form with nothing strange in it', async () => {
    const file = { name: 'file', fileName: 'a.pdf', type: 'application/pdf', content: makePdf() }
    expect((await sendParts(t, anna, [file, file])).body.code).toBe('request.too_large')
    expect((await sendParts(t, anna, [])).body.code).toMatch(/^request\.malformed$/)
    expect((await sendParts(t, anna, [{ name: 'file', content: 'x' }])).body).toMatchObject({
      code: 'request.malformed',
      errors: [{ path: 'file', code: 'required' }],
    })
    expect(
      (await sendParts(t, anna, [file], { 'content-type': 'multipart/form-data' })).body.code,
    ).toBe('request.malformed')
    expect(
      (await sendParts(t, anna, [file], { 'content-type': 'application/pdf' })).body.code,
    ).toBe('request.media_type')
    expect((await sendParts(t, anna, [{ name: '__proto__', content: 'x' }, file])).body.code).toBe(
      'request.malformed',
    )
    expect((await sendParts(t, anna, [{ ...file, content: 'x'.repeat(100) }])).body.code).toBe(
      'document.kind',
    )
    const { body, contentType } = multipart([file])
    for (const cut of [body.subarray(0, body.length / 2), body.subarray(0, -6)]) {
      const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await t.mall.app.inject({
        method: 'POST',
        url: DOCUMENT_PATH,
        payload: cut,
        headers: {
          host: 'mall.test',
          origin: 'http://mall.test',
          'content-type': contentType,
          cookie,
        },
      })
      expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([400, 'request.malformed'])
    }
    // What came in before the form turned out to be wrong is loose, and swept.
    expect((await listFiles(t)).every(({ status }) => status === 'CLEAN')).toBe(true)
  })

  test('keeps of its name only what is harmless', async () => {
    expect(
      [
        'C:\\tax\\visura.pdf',
        '../../etc/passwd',
        'a"b\r\nc.pdf',
        '',
        '.pdf',
        'résumé – 税.PDF',
        `${'x'.repeat(500)}.pdf`,
      ].map(tidyName),
    ).toEqual([
      'visura.pdf',
      'passwd.pdf',
      'abc.pdf',
      'document.pdf',
      '.pdf',
      'résumé – 税.PDF',
      `${'x'.repeat(186)}.pdf`,
    ])
    for (const name of fileNames) {
      const { status, body } = await sendDocument(t, anna, makePdf(), name)
      expect([200, 400], name).toContain(status)
      if (status === 200)
        expect(
          (await openDocument(t, anna, body.url)).headers['content-disposition'],
          name,
        ).toMatch(/^attachment; filename="document\.pdf"; filename\*=UTF-8''[\w.!~*'()%-]+$/)
      await t.sql('delete from files')
    }
  })
})

const port = () => Number(new URL(t.mall.gate.own().env.origin).port)

function head(visitor: Visitor, length: number): string {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return `POST ${DOCUMENT_PATH} HTTP/1.1\r\nhost: mall.test\r\norigin: http://mall.test\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`
}

const BEFORE =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="visura.pdf"\r\ncontent-type: application/pdf\r\n\r\n'

const AFTER = '\r\n--b--\r\n'

async function begin(visitor: Visitor, bytes: number) {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  socket.write(head(visitor, BEFORE.length + bytes + AFTER.length) + BEFORE)
  return { socket }
}

/** As a browser sends it, piece by piece. */
async function overTheWire(visitor: Visitor, content: Buffer): Promise<string> {
  const { socket } = await begin(visitor, content.length)
  let received = ''
  const answered = new Promise<string>((resolve) => {
    socket
      .on('data', (part) => {
        received += part.toString('latin1')
      })
      .on('close', () => resolve(received))
  })
  for (let at = 0; at < content.length && !socket.destroyed; at += MB)
    if (!socket.write(content.subarray(at, at + MB)))
      await Promise.race([
        new Promise((resolve) => {
          socket.once('drain', resolve)
        }),
        answered,
      ])
  if (!socket.destroyed) socket.write(AFTER)
  return answered
}
