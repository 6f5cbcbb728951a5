import { noRoles } from '@galleria/contract/merchant-rights'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENT_PATH, UPLOAD_PATH } from '@galleria/contract/upload-rules'
import { DAY } from '@galleria/kernel/time'
import { makePdf, sendDocument } from '../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { photo, sendForm } from '../../testing/upload-steps.ts'
import { saveDocument } from './save-document.ts'
import {
  clearDocuments,
  ownerOf,
  listFiles,
  listDocumentsOnDisk,
  until,
} from '../../testing/document-steps.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all([people.anna, people.ben].map((email) => t.signIn(email)))
  ;[anna, ben] = signedIn as [Visitor, Visitor]
})

afterAll(() => t.close())

beforeEach(async () => {
  await clearDocuments(t)
})

const MB = 1024 * 1024

describe('how much', () => {
  test('two at a time, counted from the beginning of the request: whose file never comes holds a place, too', async () => {
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    const lines = await Promise.all(Array.from({ length: 60 }, () => openLine(head(guest, 50_000))))
    await until(async () => lines.filter(({ text }) => text().includes(' 429 ')).length === 58)
    expect(lines.filter(({ text }) => text() === '')).toHaveLength(2)
    expect(await sendDocument(t, guest, makePdf())).toMatchObject({ status: 429 })
    expect(await sendDocument(t, ben, makePdf())).toMatchObject({ status: 200 })
    for (const { socket } of lines) socket.destroy()
    await t.sql('delete from rate_limits')
    await until(async () => (await sendDocument(t, guest, makePdf())).status === 200)
  })

  test('twenty at a time of all guests behind one network; members are counted by themselves', async () => {
    const lines: Awaited<ReturnType<typeof openLine>>[] = []
    for (let index = 0; index < 11; index += 1) {
      const guest = t.visit()
      await guest.call('POST /auth/web/user/tourist', {})
      lines.push(await openLine(head(guest, 50_000)), await openLine(head(guest, 50_000)))
    }
    await until(async () => lines.filter(({ text }) => text().includes(' 429 ')).length === 2)
    expect(await sendDocument(t, anna, makePdf())).toMatchObject({ status: 200 })
    for (const { socket } of lines) socket.destroy()
  })

  test('a guest may send 100 MB a day, and all guests of a network 500 MB', async () => {
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    const [row] = await t.sql<{ id: string }>(
      "select id from users where kind = 'tourist' order by created_at desc, id desc limit 1",
    )
    const size = makePdf().length
    const fill = (bytes: number) =>
      t.sql(
        `insert into files (id, owner_id, purpose, content_type, bytes, status, created_at) values (gen_random_uuid(), $1, 'document', 'application/pdf', $2, 'REFUSED', $3)`,
        [row?.id, bytes, t.clock.now()],
      )
    await fill(100 * MB - size)
    expect((await sendDocument(t, guest, makePdf())).status).toBe(200)
    expect((await sendDocument(t, guest, makePdf())).status).toBe(429)
    const next = t.visit()
    await next.call('POST /auth/web/user/tourist', {})
    expect((await sendDocument(t, next, makePdf())).status).toBe(200)
    await t.sql("update rate_limits set used = 500 where key like 'document-mb:ip:%'")
    expect((await sendDocument(t, next, makePdf())).status).toBe(429)
    expect((await sendDocument(t, ben, makePdf())).status).toBe(200)
    await t.sql("delete from rate_limits where key like 'document-mb:ip:%'")
  })

  test('what belongs to nothing yet, of everybody, fits the setting; the next is refused and leaves nothing', async () => {
    const loose = t.mall.gate.own().env.looseUploadBytes
    await t.sql(
      `insert into files (id, owner_id, purpose, content_type, bytes, status, created_at) values (gen_random_uuid(), $1, 'document', 'application/pdf', $2, 'CLEAN', $3)`,
      [await ownerOf(t, people.ben), loose, t.clock.now()],
    )
    const before = await listFiles(t)
    expect(await sendDocument(t, anna, makePdf())).toMatchObject({
      status: 507,
      body: { code: 'storage.full' },
    })
    expect(await listFiles(t)).toEqual(before)
    await t.sql('update files set attached_at = mall_now()')
    expect((await sendDocument(t, anna, makePdf())).status).toBe(200)
  })

  test('300 MB a day and not a byte more, refused ones counted; a day later again', async () => {
    const owner = await ownerOf(t, people.anna)
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
    expect((await listFiles(t)).length).toBe(1)
    expect((await sendDocument(t, ben, makePdf())).status).toBe(200)
    t.clock.advance(DAY + 1000)
    expect((await sendDocument(t, anna, makePdf())).status).toBe(200)
  })

  test('sixty an hour', async () => {
    await t.sql(`insert into rate_limits (key, window_start, used) values ($1, $2, 60)`, [
      `document:${await ownerOf(t, people.anna)}`,
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
        (await listFiles(t)).length === 0 &&
        !(await listDocumentsOnDisk(t)).some((name) => name.endsWith('.part')),
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
        userId: await ownerOf(t, people.ben),
        ...noRoles,
      },
    } as const
    const start = performance.now()
    await expect(
      saveDocument(ctx, async () => 'clean', {
        name: 'a.pdf',
        content: stuck(),
        giveUp: () => {
          gaveUp = true
        },
        idleMs: 200,
      }),
    ).rejects.toMatchObject({ message: 'aborted' })
    expect(performance.now() - start).toBeLessThan(60_000)
    expect([
      await listFiles(t),
      (await listDocumentsOnDisk(t)).filter((name) => name.endsWith('.part')),
    ]).toEqual([[], []])
  })
})

test('pictures are in memory while they come: eight at a time of a person, twenty-four of a network', async () => {
  const senders = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant].map((email) =>
      t.signIn(email),
    ),
  )
  const lines: Awaited<ReturnType<typeof openLine>>[] = []
  const refused = () => lines.filter(({ text }) => text().includes(' 429 ')).length
  const openForms = async (who: Visitor, count: number) => {
    for (let number = 0; number < count; number += 1)
      lines.push(await openLine(head(who, 50_000, UPLOAD_PATH)))
  }
  await openForms(senders[0]!, 10)
  await until(async () => refused() === 2)
  for (const who of senders.slice(1)) await openForms(who, 8)
  await until(async () => refused() === 10)
  for (const { socket } of lines) socket.destroy()
  await t.sql('delete from rate_limits')
  await until(async () => (await sendForm(t, anna, await picture())).status === 200)
})

test('models and pictures of one network together: 50 MB, by what they say that they bring', async () => {
  const lines: Awaited<ReturnType<typeof openLine>>[] = []
  const refused = () => lines.filter(({ text }) => text().includes(' 429 ')).length
  for (let number = 0; number < 7; number += 1)
    lines.push(await openLine(head(anna, 8 * MB, UPLOAD_PATH)))
  await until(async () => refused() === 1)
  // Two megabytes are left.
  lines.push(await openLine(head(ben, 3 * MB, UPLOAD_PATH)))
  await until(async () => refused() === 2)
  expect((await sendForm(t, ben, await picture())).status).toBe(200)
  for (const { socket } of lines) socket.destroy()
  await t.sql('delete from rate_limits')
  await until(async () => (await sendForm(t, anna, await picture())).status === 200)
})

async function picture() {
  return [
    { name: 'purpose', content: 'review' },
    { name: 'file', fileName: 'photo.jpg', type: 'image/jpeg', content: await photo() },
  ]
}

const port = () => Number(new URL(t.mall.gate.own().env.origin).port)

function head(visitor: Visitor, length: number, path = DOCUMENT_PATH): string {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return `POST ${path} HTTP/1.1\r\nhost: mall.test\r\norigin: http://mall.test\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`
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

/** A line on which so much was said, and no more. */
async function openLine(bytes: string) {
  const socket = connect(port(), '127.0.0.1')
  const parts: string[] = []
  socket.on('error', () => undefined).on('data', (part) => parts.push(String(part)))
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  socket.write(bytes)
  return { socket, text: () => parts.join('') }
}
