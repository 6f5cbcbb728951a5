import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages, type Language } from '@galleria/contract/storefronts'
import { DOCUMENT_MAX, DOCUMENT_PATH } from '@galleria/contract/upload-rules'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { OutsideError } from '#platform/outside.ts'
import { fileNames, multipart } from '../../hostile/upload-corpus.ts'
import { makePdf, packObjects, sendDocument, sendParts } from '../../testing/document-steps.ts'
import { apply } from '../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { addAddress, fillCart, hamburg } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { documentKey } from './file-address.ts'
import { judgeWaiting, sweepLooseFiles } from './index.ts'
import { keepDocument, tidyName } from './keep-document.ts'

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
  await t.sql('delete from rate_limits')
  await t.sql('update addresses set rfc_file = null')
  await t.sql('delete from files')
  await rm(join(t.mall.gate.own().env.dataDir, 'files', 'documents'), {
    recursive: true,
    force: true,
  })
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
const idOf = (wireId: string) => fromWireId('file', wireId) as Id<'file'>
const ownerOf = async (email: string) =>
  (await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [email]))[0]
    ?.id as Id<'user'>
const look = (who: Visitor | undefined, url: string) =>
  t.mall.app.inject({
    method: 'GET',
    url,
    headers: who
      ? { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {},
  })
const rows = () =>
  t.sql<{ status: string; bytes: number; name: string }>('select status, bytes, name from files')
const onDisk = async () =>
  (
    await readdir(join(t.mall.gate.own().env.dataDir, 'files', 'documents'), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
  )
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
const UPDATE = 'POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow' as const
const rome = {
  ...hamburg,
  addressType: 'BILLING',
  detailAddress: 'int. 2',
  personPhone: '+39 3123456789',
  postalCode: '00184',
  city: 'Roma',
  province: 'Roma',
  country: 'Italia',
  company: 'Bottega srl',
  taxCode: '01114601006',
} as const

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
    const seen = await look(anna, body.url)
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
      expect((await look(who, body.url)).statusCode).toBe(404)
    for (const url of [
      `/files/${body.id}.webp`,
      `/documents/${body.id}`,
      '/documents/..%2f..%2fetc%2fpasswd',
      `/documents/${'a'.repeat(90)}.pdf`,
      body.url.replace('fil_', 'ord_'),
    ])
      expect((await look(anna, url)).statusCode, url).toBe(404)
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
    expect([await rows(), await onDisk()]).toEqual([[], []])
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
    expect([(await rows()).map(({ status }) => status), await onDisk()]).toEqual([
      ['REFUSED', 'REFUSED', 'REFUSED'],
      [],
    ])
  })

  test(
    '[ADR-003] of exactly 100 MB is taken, one byte more is not',
    { timeout: 60_000 },
    async () => {
      const pdf = makePdf({ bytes: DOCUMENT_MAX })
      const answer = await overTheWire(anna, pdf)
      expect(answer).toContain(' 200 ')
      expect(await rows()).toEqual([{ status: 'CLEAN', bytes: 100 * MB, name: 'visura.pdf' }])
      expect(await overTheWire(anna, Buffer.concat([pdf, Buffer.from('\n')]))).toMatch(
        / 413 [^]*document\.too_large/,
      )
      expect([(await rows()).length, (await onDisk()).length]).toEqual([1, 1])
    },
  )

  test('[SHR-008, SHR-009] what is no PDF and what is over 100 MB is refused in the words of the form, in nine languages', async () => {
    for (const language of languages) {
      anna.cookies.set('lang', language)
      const refused = await sendDocument(t, anna, 'GIF89a', 'visura.pdf')
      expect([refused.status, refused.body.code, refused.body.title]).toEqual([
        415,
        'document.kind',
        formSays(language, 'Only PDF documents can be sent.'),
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
        title: formSays(language, 'A document can have at most {limit} MB.').replace(
          '{limit}',
          '100',
        ),
      })
    }
    anna.cookies.set('lang', 'en')
    expect(await rows()).toEqual([])
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
    expect((await rows()).every(({ status }) => status === 'CLEAN')).toBe(true)
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
        expect((await look(anna, body.url)).headers['content-disposition'], name).toMatch(
          /^attachment; filename="document\.pdf"; filename\*=UTF-8''[\w.!~*'()%-]+$/,
        )
      await t.sql('delete from files')
    }
  })
})

describe('how much', () => {
  test('two at a time, and the third waits', async () => {
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: await ownerOf(people.ben),
        sellerId: null,
        sellerStatus: null,
        isOperator: false,
      },
    } as const
    let go = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    async function* slow() {
      await gate
      yield makePdf()
    }
    const send = () =>
      keepDocument(ctx, async () => 'clean', {
        name: 'a.pdf',
        content: slow(),
        giveUp: () => undefined,
      })
    const first = [send(), send()]
    await expect(send()).rejects.toMatchObject({ code: '429' })
    go()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(['done', 'done'])
    expect((await send()).status).toBe('done')
  })

  test('300 MB a day and not a byte more, refused ones counted; a day later again', async () => {
    const owner = await ownerOf(people.anna)
    const size = makePdf().length
    const fill = (bytes: number) =>
      t.sql(
        `insert into files (id, owner_id, purpose, content_type, bytes, status, created_at) values (gen_random_uuid(), $1, 'document', 'application/pdf', $2, 'REFUSED', $3)`,
        [owner, bytes, t.clock.now()],
      )
    await fill(300 * MB - size)
    expect((await sendDocument(t, anna, makePdf())).status).toBe(200)
    expect(await sendDocument(t, anna, makePdf())).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
    })
    await t.sql('delete from files')
    await fill(300 * MB - size + 1)
    expect(await sendDocument(t, anna, makePdf())).toMatchObject({ status: 429 })
    expect((await rows()).length).toBe(1)
    expect((await sendDocument(t, ben, makePdf())).status).toBe(200)
    t.clock.advance(86_400_000 + 1000)
    expect((await sendDocument(t, anna, makePdf())).status).toBe(200)
  })

  test('sixty an hour', async () => {
    await t.sql(`insert into rate_limits (key, window_start, used) values ($1, $2, 60)`, [
      `document:${await ownerOf(people.anna)}`,
      t.clock.now(),
    ])
    expect(await sendDocument(t, anna, makePdf())).toMatchObject({ status: 429 })
  })

  test('one that stops coming, or whose sender goes away, leaves nothing', async () => {
    const { socket } = await begin(anna, 5 * MB)
    socket.write(makePdf().subarray(0, 100))
    await sleep(100)
    socket.destroy()
    await until(
      async () =>
        (await rows()).length === 0 && !(await onDisk()).some((name) => name.endsWith('.part')),
    )
    let gaveUp = false
    async function* stuck() {
      yield Buffer.from('%PDF-1.7')
      while (!gaveUp) await sleep(20)
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    }
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: await ownerOf(people.ben),
        sellerId: null,
        sellerStatus: null,
        isOperator: false,
      },
    } as const
    const start = performance.now()
    await expect(
      keepDocument(ctx, async () => 'clean', {
        name: 'a.pdf',
        content: stuck(),
        giveUp: () => {
          gaveUp = true
        },
        idleMs: 200,
      }),
    ).rejects.toMatchObject({ message: 'aborted' })
    expect(performance.now() - start).toBeLessThan(10_000)
    expect([await rows(), (await onDisk()).filter((name) => name.endsWith('.part'))]).toEqual([
      [],
      [],
    ])
  })
})

describe('the quarantine', () => {
  test('holds a document that the scanner could not look at: saved with an address, seen by nobody, until it was looked at', async () => {
    const ownerId = await ownerOf(people.anna)
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: ownerId,
        sellerId: null,
        sellerStatus: null,
        isOperator: false,
      },
    } as const
    async function* pdf() {
      yield makePdf()
    }
    const away = async (): Promise<never> => {
      throw new OutsideError('away')
    }
    const sent = await keepDocument(ctx, away, {
      name: 'a.pdf',
      content: pdf(),
      giveUp: () => undefined,
    })
    expect([await rows(), (await look(anna, sent.url)).statusCode]).toEqual([
      [{ status: 'QUARANTINE', bytes: makePdf().length, name: 'a.pdf' }],
      404,
    ])
    anna.cookies.set('site', 'IT')
    expect(
      (await anna.call(CREATE, { ...rome, rfcFile: { id: sent.id, status: 'done' } })).rfcFile,
    ).toEqual({ id: sent.id, name: 'a.pdf', url: sent.url, status: 'done' })
    anna.cookies.set('site', 'DE')
    const own = t.mall.gate.own()
    await judgeWaiting(own, async () => 'clean')
    expect((await look(anna, sent.url)).statusCode).toBe(404)
    t.clock.advance(61_000)
    await judgeWaiting(own, away)
    expect((await look(anna, sent.url)).statusCode).toBe(404)
    await judgeWaiting(own, async () => 'clean')
    expect((await look(anna, sent.url)).statusCode).toBe(200)
  })

  test('what it refuses later is gone', async () => {
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: await ownerOf(people.anna),
        sellerId: null,
        sellerStatus: null,
        isOperator: false,
      },
    } as const
    async function* pdf() {
      yield makePdf()
    }
    const sent = await keepDocument(
      ctx,
      async () => {
        throw new OutsideError('away')
      },
      { name: 'a.pdf', content: pdf(), giveUp: () => undefined },
    )
    t.clock.advance(61_000)
    await judgeWaiting(t.mall.gate.own(), async () => 'refused')
    expect([
      (await rows()).map(({ status }) => status),
      await t.mall.files.open(documentKey(idOf(sent.id))),
    ]).toEqual([['REFUSED'], undefined])
    anna.cookies.set('site', 'IT')
    await expect(anna.call(CREATE, { ...rome, rfcFile: { id: sent.id } })).rejects.toMatchObject({
      body: { errors: [{ path: 'rfcFile', code: 'document' }] },
    })
    anna.cookies.set('site', 'DE')
  })
})

describe('who reads a document', () => {
  test('one of an application: its sender, and the operator once it was sent; never a shop', async () => {
    const { id, url } = (await sendDocument(t, ben, makePdf())).body
    const draft = await ben.call('POST /sapi/mall-merchant/apply/saveApply', { documents: [id] })
    expect(draft.documents).toMatchObject([{ id, url }])
    const seenBy = async () =>
      Promise.all(
        [ben, operator, anna, merchant, undefined].map(
          async (who) => (await look(who, url)).statusCode,
        ),
      )
    expect(await seenBy()).toEqual([200, 404, 404, 404, 404])
    await apply(t, ben, { documents: [id] })
    expect(await seenBy()).toEqual([200, 200, 404, 404, 404])
  })

  test('one of an invoice: its buyer alone, also once an order holds it', async () => {
    anna.cookies.set('site', 'IT')
    const { id, url } = (await sendDocument(t, anna, makePdf())).body
    const billingAddressId = (await anna.call(CREATE, { ...rome, rfcFile: { id } })).id
    const addressId = await addAddress(anna, {
      personPhone: '+39 3123456789',
      poiName: 'Via Appia',
      houseNo: '5',
      detailAddress: 'int. 2',
      postalCode: '00184',
      city: 'Roma',
      province: 'Roma',
      country: 'Italia',
    })
    const cartLineIds = await fillCart(anna, { lamp: 1 })
    const { quoteId } = await anna.call('POST /sapi/mall-order/web/order/renderTradeContract', {
      cartLineIds,
      addressId,
      billingAddressId,
    })
    await anna.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      billingAddressId,
      quoteId,
    })
    expect((await t.sql('select held_at is not null as held from files'))[0]).toEqual({
      held: true,
    })
    expect(
      await Promise.all(
        [anna, operator, ben, merchant].map(async (who) => (await look(who, url)).statusCode),
      ),
    ).toEqual([200, 404, 404, 404])
    anna.cookies.set('site', 'DE')
  })
})

describe('what a document belongs to', () => {
  test('[ADR-024, ADR-079, ADR-080, ADR-081] the invoice address of an Italian company: its own, sent before, once', async () => {
    for (const who of [anna, ben]) who.cookies.set('site', 'IT')
    const [mine, theirs] = [
      (await sendDocument(t, anna, makePdf())).body,
      (await sendDocument(t, ben, makePdf())).body,
    ]
    const wrong = async (rfcFile: object | null, code: string) =>
      expect(anna.call(CREATE, { ...rome, rfcFile: rfcFile as never })).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ path: 'rfcFile', code }] },
      })
    await wrong(null, 'required')
    await wrong({ id: mine.id, status: 'uploading' }, 'upload')
    await wrong({ id: theirs.id }, 'document')
    await wrong({ id: 'fil_01jd4vr6f5e7s8kq2m3n4p5q6r' }, 'document')
    await wrong({ id: 'nonsense' }, 'document')
    const saved = await anna.call(CREATE, {
      ...rome,
      rfcFile: { id: mine.id, name: 'forged.exe', status: 'done' },
    })
    expect(saved.rfcFile).toEqual({
      id: mine.id,
      name: 'visura.pdf',
      url: mine.url,
      status: 'done',
    })
    await wrong({ id: mine.id }, 'document')
    expect(
      (await anna.call(UPDATE, { ...rome, id: saved.id, city: 'Ostia', rfcFile: { id: mine.id } }))
        .rfcFile?.id,
    ).toBe(mine.id)
    for (const who of [anna, ben]) who.cookies.set('site', 'DE')
  })

  test('nothing after a day: loose ones go, row and file; one that was replaced or whose address is gone goes too, one that an order holds stays', async () => {
    anna.cookies.set('site', 'IT')
    const send = async () => (await sendDocument(t, anna, makePdf())).body
    const [loose, replaced, kept, gone, held] = [
      await send(),
      await send(),
      await send(),
      await send(),
      await send(),
    ] as const
    const save = async (id: string) => (await anna.call(CREATE, { ...rome, rfcFile: { id } })).id
    const [first, second, third] = [
      await save(replaced.id),
      await save(gone.id),
      await save(held.id),
    ]
    await anna.call(UPDATE, { ...rome, id: first, rfcFile: { id: kept.id } })
    await t.sql('update files set held_at = mall_now() where id = $1', [idOf(held.id)])
    for (const id of [second, third])
      await anna.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', { id })
    t.clock.advance(24 * 3_600_000 + 1000)
    await sweepLooseFiles(t.mall.gate.own())
    const left = async (id: string) => {
      const found = await t.mall.files.open(documentKey(idOf(id)))
      found?.stream.destroy()
      return found !== undefined
    }
    expect(
      await Promise.all([loose, replaced, kept, gone, held].map(({ id }) => left(id))),
    ).toEqual([false, false, true, false, true])
    expect((await t.sql('select 1 from files')).length).toBe(2)
    anna.cookies.set('site', 'DE')
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
  let heard = ''
  const answered = new Promise<string>((resolve) => {
    socket
      .on('data', (part) => {
        heard += part.toString('latin1')
      })
      .on('close', () => resolve(heard))
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

async function until(look: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    if (await look()) return
    await sleep(50)
  }
  throw new Error('waited in vain')
}
