import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENT_PATH } from '@galleria/contract/upload-rules'
import { makePdf, sendDocument } from '../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
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
  test('two at a time, and the third waits', async () => {
    const ctx = {
      ...t.mall.gate.own(),
      actor: {
        kind: 'member',
        userId: await ownerOf(t, people.ben),
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
      saveDocument(ctx, async () => 'clean', {
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
    t.clock.advance(86_400_000 + 1000)
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
        sellerId: null,
        sellerStatus: null,
        isOperator: false,
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
    expect(performance.now() - start).toBeLessThan(10_000)
    expect([
      await listFiles(t),
      (await listDocumentsOnDisk(t)).filter((name) => name.endsWith('.part')),
    ]).toEqual([[], []])
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
