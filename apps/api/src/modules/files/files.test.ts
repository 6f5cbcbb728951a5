import { noRoles } from '@galleria/contract/merchant-rights'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { makeBmp, makePngOfBytes } from '../../hostile/make-files.ts'
import { fileNames } from '../../hostile/upload-corpus.ts'
import { openLocalFiles } from '#platform/files.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { photo, sendForm, upload } from '../../testing/upload-steps.ts'
import { fileKey } from './file-address.ts'
import { attachFiles, sweepLooseFiles } from './index.ts'
import { saveUpload } from './save-upload.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant].map((email) =>
      t.signIn(email),
    ),
  )
  ;[anna, ben, merchant, otherMerchant] = signedIn as [Visitor, Visitor, Visitor, Visitor]
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const MB = 1024 * 1024
const file = (content: Buffer | string, name = 'photo.jpg') => ({
  name: 'file',
  fileName: name,
  type: 'image/jpeg',
  content,
})
const purpose = (content: string) => ({ name: 'purpose', content })
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
const countFiles = async () =>
  (await t.sql<{ n: number }>('select count(*)::int as n from files'))[0]?.n
const attach = (
  wanted: Partial<Parameters<typeof attachFiles>[1]> & {
    ids: readonly Id<'file'>[]
    ownerId: Id<'user'>
  },
) =>
  t.mall.gate
    .own()
    .inTransaction((tx) =>
      attachFiles(tx, { purpose: 'review', isPublic: true, sellerId: null, ...wanted }),
    )

describe('sending a picture', () => {
  test('[REV-044] of every kind is answered with the address of a picture drawn anew, and a small one beside it', async () => {
    const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: '#1e5b45' } })
    for (const content of [
      await blank.png().toBuffer(),
      await blank.jpeg().toBuffer(),
      await blank.gif().toBuffer(),
      makeBmp({ width: 900, height: 600, bits: 24 }),
    ]) {
      const { id, url } = await upload(t, anna, 'review', content)
      expect(url).toBe(`/files/${id}.webp`)
      const sizes = await Promise.all(
        [url, url.replace('.webp', '-320.webp')].map(async (address) =>
          sharp((await look(anna, address)).rawPayload).metadata(),
        ),
      )
      expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['webp', 900, 600],
        ['webp', 320, 213],
      ])
    }
  })

  test('[REV-042, REV-043, AS-086] of exactly the limit is taken, one byte more is refused with the limit', async () => {
    for (const [kind, limit] of [
      ['review', 2],
      ['evidence', 1],
    ] as const) {
      expect(
        (await sendForm(t, anna, [purpose(kind), file(await makePngOfBytes(limit * MB))])).status,
        kind,
      ).toBe(200)
      const before = await countFiles()
      const refused = await sendForm(t, anna, [
        purpose(kind),
        file(await makePngOfBytes(limit * MB + 1)),
      ])
      expect([refused.status, refused.body.code, refused.body.title]).toEqual([
        413,
        'file.too_large',
        `image size cannot exceed ${limit}M`,
      ])
      expect(await countFiles()).toBe(before)
    }
  })

  test('is refused when it is no picture, and nothing is kept', async () => {
    const before = await countFiles()
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'GIF89a'])
      expect((await sendForm(t, anna, [purpose('review'), file(content)])).body.code).toBe(
        'file.kind',
      )
    expect(await countFiles()).toBe(before)
  })

  test('is taken whatever the order of the fields and the name of the file, which is found nowhere again', async () => {
    for (const name of fileNames) {
      const { status, body } = await sendForm(t, anna, [
        file(await photo(), name),
        purpose('review'),
      ])
      expect([200, 400], name).toContain(status)
      if (status === 200) expect(body.url, name).toMatch(/^\/files\/fil_[0-9a-z]{26}\.webp$/)
      await t.sql('delete from files where attached_at is null')
    }
  })

  test('is for members only: guests and strangers are asked to sign in', async () => {
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    for (const who of [t.visit(), guest])
      expect(await sendForm(t, who, [purpose('review'), file(await photo())])).toMatchObject({
        status: 401,
        body: { code: 'auth.signed_out' },
      })
  })

  test('is taken from our own pages only', async () => {
    const parts = [purpose('review'), file(await photo())]
    expect(
      (await sendForm(t, anna, parts, { origin: 'https://elsewhere.example' })).body.code,
    ).toBe('request.origin')
    expect((await sendForm(t, anna, parts, { origin: undefined })).body.code).toBe('request.origin')
  })

  test('in a form that cannot be read, or that lacks something, is refused at its field', async () => {
    const picture = file(await photo())
    expect((await sendForm(t, anna, [picture])).body).toMatchObject({
      code: 'request.malformed',
      errors: [{ path: 'purpose' }],
    })
    expect((await sendForm(t, anna, [purpose('wallpaper'), picture])).body).toMatchObject({
      errors: [{ path: 'purpose' }],
    })
    expect((await sendForm(t, anna, [purpose('review')])).body).toMatchObject({
      errors: [{ path: 'file', code: 'required' }],
    })
    expect((await sendForm(t, anna, [purpose('review'), picture, picture])).body.code).toBe(
      'request.too_large',
    )
    expect(
      (
        await sendForm(
          t,
          anna,
          Array.from({ length: 40 }, () => purpose('review')),
        )
      ).body.code,
    ).toBe('request.too_large')
    expect(
      (await sendForm(t, anna, [picture], { 'content-type': 'multipart/form-data' })).body.code,
    ).toBe('request.malformed')
    expect(
      (
        await sendForm(t, anna, [picture], {
          'content-type': 'multipart/form-data; boundary=other',
        })
      ).body.code,
    ).toBe('request.malformed')
    expect(
      (await sendForm(t, anna, [picture], { 'content-type': 'application/json' })).body.code,
    ).toBe('request.malformed')
    expect((await sendForm(t, anna, [picture], { 'content-type': 'text/plain' })).body.code).toBe(
      'request.media_type',
    )
    expect(
      (await sendForm(t, anna, [{ name: '__proto__', content: 'x' }, purpose('review'), picture]))
        .body.code,
    ).toBe('request.malformed')
  })

  test('is limited: sixty that belong to nothing at a time, even together, and two hundred an hour', async () => {
    await t.sql('delete from files where attached_at is null')
    const owner = await ownerOf(people.ben)
    await t.sql(
      `insert into files (id, owner_id, purpose, content_type, bytes, created_at) select gen_random_uuid(), $1, 'review', 'image/webp', 1, $2 from generate_series(1, 57)`,
      [owner, t.clock.now()],
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        sendForm(t, ben, [purpose('review'), file(await photo())]),
      ),
    )
    expect(answers.map(({ body }) => body.code ?? 'stored').toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'file.too_many'),
      'stored',
      'stored',
      'stored',
    ])
    await t.sql(`update rate_limits set used = 200 where key = $1`, [`upload:${owner}`])
    expect(await sendForm(t, ben, [purpose('review'), file(await photo())])).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
    })
    await t.sql('delete from files where owner_id = $1', [owner])
  })
})

test('a photo that the full disk did not take is told so, and counts for nothing', async () => {
  const actor = {
    kind: 'member',
    userId: await ownerOf(people.ben),
    ...noRoles,
  } as const
  const own = t.mall.gate.own()
  const full = openLocalFiles(join(own.env.dataDir, 'files'), Number.MAX_SAFE_INTEGER)
  const before = await t.sql('select id from files')
  await expect(
    saveUpload({ ...own, actor, files: full }, 'review', await photo()),
  ).rejects.toMatchObject({ code: 'storage.full' })
  expect(await t.sql('select id from files')).toEqual(before)
})

describe('looking at a picture', () => {
  const PRIVATE = 'private, no-store'
  const YEAR = 'public, max-age=31536000, immutable'

  test("a loose one is its owner's alone", async () => {
    const { url } = await upload(t, anna)
    const seen = await look(anna, url)
    expect([
      seen.statusCode,
      seen.headers['content-type'],
      seen.headers['cache-control'],
      seen.headers['x-content-type-options'],
      seen.headers['set-cookie'],
    ]).toEqual([200, 'image/webp', PRIVATE, 'nosniff', undefined])
    for (const who of [undefined, ben, merchant])
      expect((await look(who, url)).statusCode).toBe(404)
  })

  test("evidence is seen by its owner and the seller's staff, and by nobody else", async () => {
    const { id, url } = await upload(t, anna, 'evidence')
    expect(
      await attach({
        ownerId: await ownerOf(people.anna),
        ids: [idOf(id)],
        purpose: 'evidence',
        isPublic: false,
        sellerId: 5,
      }),
    ).toBe(1)
    expect(
      await Promise.all(
        [anna, merchant, ben, otherMerchant, undefined].map(
          async (who) => (await look(who, url)).statusCode,
        ),
      ),
    ).toEqual([200, 200, 404, 404, 404])
    expect((await look(merchant, url)).headers['cache-control']).toBe(PRIVATE)
  })

  test("that of a review is everybody's, for a year, without a cookie", async () => {
    const { id, url } = await upload(t, anna)
    await attach({ ownerId: await ownerOf(people.anna), ids: [idOf(id)] })
    const seen = await look(undefined, url)
    expect([
      seen.statusCode,
      seen.headers['cache-control'],
      seen.headers['set-cookie'],
      seen.headers['x-content-type-options'],
    ]).toEqual([200, YEAR, undefined, 'nosniff'])
    expect(seen.headers['content-security-policy']).toBe(`default-src 'none'; sandbox`)
  })

  test('that is not there, in a size that is not there, or under an odd name is not found', async () => {
    const { url } = await upload(t, anna)
    for (const address of [
      url.replace('.webp', '-640.webp'),
      url.replace('.webp', ''),
      url.replace('.webp', '.png'),
      '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp',
      '/files/..%2f..%2fetc%2fpasswd',
      `/files/${'a'.repeat(90)}.webp`,
      url.replace('fil_', 'ord_'),
    ]) {
      expect((await look(anna, address)).statusCode, address).toBe(404)
    }
  })
})

describe('what an upload belongs to', () => {
  test('is fastened once, by the owner, for the purpose it was sent for, and to one only when two want it at once', async () => {
    const [annaId, benId] = [await ownerOf(people.anna), await ownerOf(people.ben)]
    const mine = idOf((await upload(t, anna)).id)
    const theirs = idOf((await upload(t, ben)).id)
    const evidence = idOf((await upload(t, anna, 'evidence')).id)
    expect(await attach({ ownerId: annaId, ids: [theirs] })).toBe(0)
    expect(await attach({ ownerId: annaId, ids: [evidence] })).toBe(0)
    const together = await Promise.all(
      Array.from({ length: 6 }, () => attach({ ownerId: annaId, ids: [mine, theirs] })),
    )
    expect(together.toSorted()).toEqual([0, 0, 0, 0, 0, 1])
    expect(await attach({ ownerId: benId, ids: [mine] })).toBe(0)
    expect(
      await t.sql(
        'select is_public, attached_at is null as loose from files where id = any($1) order by owner_id',
        [[mine, theirs]],
      ),
    ).toEqual([
      { is_public: true, loose: false },
      { is_public: false, loose: true },
    ])
  })

  test('nothing after a day: the loose ones go, row and file, and the fastened ones stay', async () => {
    const [loose, attached] = [await upload(t, anna), await upload(t, anna)]
    await attach({ ownerId: await ownerOf(people.anna), ids: [idOf(attached.id)] })
    const onDisk = async (wireId: string, size: 'full' | '320' = 'full') => {
      const found = await t.mall.files.open(fileKey(idOf(wireId), size))
      found?.stream.destroy()
      return found !== undefined
    }
    const sweep = () => sweepLooseFiles(t.mall.gate.own())
    t.clock.advance(24 * HOUR - 1000)
    await sweep()
    expect([await onDisk(loose.id), await onDisk(loose.id, '320')]).toEqual([true, true])
    t.clock.advance(2000)
    await Promise.all([sweep(), sweep()])
    expect([
      await onDisk(loose.id),
      await onDisk(loose.id, '320'),
      await onDisk(attached.id),
      await onDisk(attached.id, '320'),
    ]).toEqual([false, false, true, true])
    expect(
      await t.sql('select 1 from files where id = any($1)', [[idOf(loose.id), idOf(attached.id)]]),
    ).toHaveLength(1)
  })
})
