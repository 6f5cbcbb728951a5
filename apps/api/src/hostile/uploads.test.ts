import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UPLOAD_PATH } from '@galleria/contract/upload-rules'
import { readRaw, speakRaw } from './speak-raw.ts'
import { expectSound, openSession, type Answer, type Caller } from './stage.ts'
import { makePngOfBytes, multipart, type Part } from './make-files.ts'
import { fileNames, HIDDEN, makeUploadCorpus, type HostileFile } from './upload-corpus.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { people } from '../testing/small-catalogue.ts'

let t: TestMall
let anna: Caller
let corpus: readonly HostileFile[]
let small: Buffer
beforeAll(async () => {
  t = await openTestMall()
  const [user] = await t.sql<{ id: string }>('select id from users where email = $1', [people.anna])
  anna = {
    kind: 'member',
    userId: user?.id,
    token: await openSession(t, user?.id ?? ''),
    belongings: {},
  }
  corpus = await makeUploadCorpus()
  small = await makePngOfBytes(2000)
})
afterAll(() => t.close())
// The limits of how many are proven beside the call; here they would only hide what is behind them.
beforeEach(async () => {
  await t.sql('delete from files')
  await t.sql('delete from rate_limits')
})

const purpose: Part = { name: 'purpose', content: 'review' }
async function send(
  { body, contentType }: { body: Buffer | string; contentType: string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await t.mall.app.inject({
    method: 'POST',
    url: UPLOAD_PATH,
    payload: body,
    headers: {
      host: 'mall.test',
      origin: 'http://mall.test',
      'content-type': contentType,
      cookie: `galleria=${anna.token}`,
      ...headers,
    },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}
const rows = () => t.sql<{ id: string; content_type: string }>('select id, content_type from files')
const listFilesOnDisk = async () =>
  (
    await readdir(join(t.mall.gate.own().env.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
  )
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

describe('uploads', () => {
  test('[REV-044] of what nobody should send nothing is kept, or a picture without what was hidden in it', async () => {
    const filesBefore = (await listFilesOnDisk()).length
    let drawn = 0
    for (const { what, name, type, content, expected } of corpus) {
      const answer = await send(
        multipart([purpose, { name: 'file', fileName: name, type, content }]),
      )
      expectSound(answer, what)
      expect(answer.status === 200 ? 'drawn' : 'refused', `${what}: ${answer.body}`).toBe(expected)
      if (answer.status !== 200) {
        expect(JSON.parse(answer.body).code, what).toBe('file.kind')
        continue
      }
      drawn += 1
      const { url } = JSON.parse(answer.body) as { url: string }
      const seen = await t.mall.app.inject({
        method: 'GET',
        url,
        headers: { cookie: `galleria=${anna.token}` },
      })
      expect(
        [
          seen.statusCode,
          seen.headers['content-type'],
          seen.headers['x-content-type-options'],
          seen.headers['content-security-policy'],
        ],
        what,
      ).toEqual([200, 'image/webp', 'nosniff', `default-src 'none'; sandbox`])
      expect(
        [seen.rawPayload.subarray(0, 4).toString(), seen.rawPayload.includes(HIDDEN)],
        what,
      ).toEqual(['RIFF', false])
    }
    expect((await rows()).map((row) => row.content_type)).toEqual(
      Array.from({ length: drawn }, () => 'image/webp'),
    )
    expect((await listFilesOnDisk()).length - filesBefore).toBe(2 * drawn)
  })

  test('what a file is called or said to be counts for nothing, and is found nowhere again', async () => {
    for (const fileName of fileNames) {
      const answer = await send(
        multipart([
          purpose,
          { name: 'file', fileName, type: 'text/html; charset=utf-8', content: small },
        ]),
      )
      expectSound(answer, fileName)
      expect([200, 400], fileName).toContain(answer.status)
      if (fileName.length > 3)
        expect(answer.body + JSON.stringify(answer.headers), fileName).not.toContain(fileName)
    }
    expect(
      (await listFilesOnDisk()).filter((name) => !/^[0-9a-f-]{36}(-320)?\.webp$/.test(name)),
    ).toEqual([])
  })

  test('a form that is broken, doubled, endless or no form is refused, and leaves nothing', async () => {
    const file: Part = { name: 'file', fileName: 'a.png', type: 'image/png', content: small }
    const good = multipart([purpose, file])
    const bodies: Record<string, { body: Buffer | string; contentType: string }> = {
      'no file': multipart([purpose]),
      'no purpose': multipart([file]),
      'two files': multipart([purpose, file, file]),
      'a file under another name and one more': multipart([
        purpose,
        { ...file, name: 'avatar' },
        file,
      ]),
      'an unknown purpose': multipart([{ name: 'purpose', content: 'wallpaper' }, file]),
      'a purpose of the prototype': multipart([{ name: 'purpose', content: '__proto__' }, file]),
      'a purpose of 50 kilobytes': multipart([
        { name: 'purpose', content: 'x'.repeat(50_000) },
        file,
      ]),
      'a purpose as a file': multipart([{ ...file, name: 'purpose' }]),
      'a file as a text': multipart([purpose, { name: 'file', content: 'x' }]),
      'a thousand fields': multipart([
        purpose,
        ...Array.from({ length: 1000 }, (_, i) => ({ name: `f${i}`, content: 'x' })),
        file,
      ]),
      'a field of the prototype': multipart([{ name: '__proto__', content: 'x' }, purpose, file]),
      'a file too large for any purpose': multipart([
        purpose,
        { ...file, content: Buffer.alloc(3 * 1024 * 1024) },
      ]),
      'a file of 12 megabytes': multipart([
        purpose,
        { ...file, content: Buffer.alloc(12 * 1024 * 1024) },
      ]),
      'the wrong boundary': { ...good, contentType: 'multipart/form-data; boundary=other' },
      'no boundary': { ...good, contentType: 'multipart/form-data' },
      'an empty boundary': { ...good, contentType: 'multipart/form-data; boundary=' },
      'a boundary of 5 kilobytes': {
        ...good,
        contentType: `multipart/form-data; boundary=${'b'.repeat(5000)}`,
      },
      'half a form': { ...good, body: good.body.subarray(0, good.body.length / 2) },
      'a form without an end': { ...good, body: good.body.subarray(0, -6) },
      'only a boundary': { ...good, body: '--galleria-boundary' },
      nothing: { ...good, body: '' },
      noise: { ...good, body: Buffer.alloc(5000, 7) },
      'a part without a head': {
        ...good,
        body: `--galleria-boundary\r\n\r\nx\r\n--galleria-boundary--\r\n`,
      },
      'a head without an end': {
        ...good,
        body: `--galleria-boundary\r\ncontent-disposition: form-data; name="file"; filename="${'x'.repeat(100_000)}`,
      },
      'a thousand heads': {
        ...good,
        body: `--galleria-boundary\r\n${'a: b\r\n'.repeat(1000)}\r\nx\r\n--galleria-boundary--\r\n`,
      },
      JSON: { body: '{"purpose":"review","file":"x"}', contentType: 'application/json' },
      'a text': { body: 'x', contentType: 'text/plain' },
      'the bytes alone': { body: small, contentType: 'image/png' },
      'a form of another kind': {
        body: 'purpose=review&file=x',
        contentType: 'application/x-www-form-urlencoded',
      },
      'mixed parts': { ...good, contentType: 'multipart/mixed; boundary=galleria-boundary' },
    }
    const before = (await listFilesOnDisk()).length
    for (const [what, form] of Object.entries(bodies)) {
      const answer = await send(form)
      expectSound(answer, what)
      expect(answer.status, `${what}: ${answer.body}`).toBeGreaterThanOrEqual(400)
    }
    expect([await rows(), (await listFilesOnDisk()).length]).toEqual([[], before])
    // A field that nobody asked for is no more than one in JSON would be.
    for (const form of [good, multipart([{ name: 'n'.repeat(5000), content: 'x' }, purpose, file])])
      expect((await send(form)).status).toBe(200)
  })

  test('somebody who hangs up in the middle of a picture leaves nothing, and the next one is served', async () => {
    const { port } = t.mall.app.server.address() as AddressInfo
    const { body, contentType } = multipart([
      purpose,
      {
        name: 'file',
        fileName: 'a.png',
        type: 'image/png',
        content: await makePngOfBytes(500_000),
      },
    ])
    const head = `POST ${UPLOAD_PATH} HTTP/1.1\r\nhost: mall.test\r\norigin: http://mall.test\r\ncookie: galleria=${anna.token}\r\ncontent-type: ${contentType}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`
    await Promise.all(
      [1, 1000, 250_000].map((bytes) =>
        speakRaw(port, Buffer.concat([Buffer.from(head), body.subarray(0, bytes)])),
      ),
    )
    expect(await rows()).toEqual([])
    expect(readRaw(await speakRaw(port, Buffer.concat([Buffer.from(head), body]))).status).toBe(200)
    const hopeless = readRaw(
      await speakRaw(port, head.replace(/content-length: \d+/, 'content-length: 5000000000')),
    )
    expect([hopeless.status, JSON.parse(hopeless.body).code]).toEqual([413, 'request.too_large'])
  })
})
