import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openLocalFiles } from './files.ts'
import { ownPictureName, readOwnPicture } from './own-pictures.ts'
import { pictures } from './picture-urls.ts'
import { addPictureRoute, readPictureAddress } from './pictures.ts'

test('a picture is asked for by name and width', () => {
  expect(readPictureAddress('desk-slim--oak-640.webp')).toEqual({
    name: 'desk-slim--oak',
    width: 640,
  })
  expect(readPictureAddress('desk-slim--second-1200.webp')).toEqual({
    name: 'desk-slim--second',
    width: 1200,
  })
})
test('a mail asks for a small square JPEG on a light ground, from whatever page it is read on, and for no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-pictures-'))
  const files = openLocalFiles(join(folder, 'files'))
  await sharp({
    create: { width: 400, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .webp()
    .toFile(join(folder, 'lamp--black.webp'))
  const app = fastify()
  addPictureRoute(app, { files, isDev: false, folder })
  const answer = await app.inject({ method: 'GET', url: pictures.mailUrl('lamp--black') })
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  const { dominant } = await sharp(answer.rawPayload).stats()
  expect([
    answer.headers['content-type'],
    answer.headers['cross-origin-resource-policy'],
    format,
    width,
    height,
  ]).toEqual(['image/jpeg', 'cross-origin', 'jpeg', 160, 160])
  expect(dominant.r).toBeGreaterThan(230)
  for (const other of ['lamp--black-320.jpg', 'lamp--black-160.jpeg', 'lamp--black.jpg'])
    expect(readPictureAddress(other), other).toBeUndefined()
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  'desk-641.webp',
  'desk.webp',
  'desk-640.png',
  '../secret-640.webp',
  'a/b-640.webp',
  '.-640.webp',
  'Desk-640.webp',
  `${'a'.repeat(120)}-640.webp`,
  '-640.webp',
])('%s is none', (file) => {
  expect(readPictureAddress(file)).toBeUndefined()
})

test('a picture that a shop sent is drawn in the width that is asked for, and stands in its own colour until then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'own-pictures-'))
  const files = openLocalFiles(folder)
  const app = fastify()
  addPictureRoute(app, { files, isDev: false })
  const name = ownPictureName('01900000-0000-7000-8000-00000000abcd', '#1e5b45')
  const content = await sharp({
    create: { width: 800, height: 400, channels: 3, background: '#1e5b45' },
  })
    .webp()
    .toBuffer()
  await files.write(readOwnPicture(name)!.key, content)
  const answer = await app.inject({ method: 'GET', url: pictures.url(name, 320) })
  const { width, height } = await sharp(answer.rawPayload).metadata()
  expect([answer.statusCode, width, height, pictures.tint(name)]).toEqual([
    200,
    320,
    160,
    '#1e5b45',
  ])
  const none = ownPictureName('01900000-0000-7000-8000-00000000dcba', '#1e5b45')
  expect((await app.inject({ method: 'GET', url: pictures.url(none, 320) })).statusCode).not.toBe(
    200,
  )
  // Anybody can write other colours into an address: nothing is drawn and stored for them.
  const other = ownPictureName('01900000-0000-7000-8000-00000000abcd', '#1e5b46')
  expect((await app.inject({ method: 'GET', url: pictures.url(other, 320) })).statusCode).not.toBe(
    200,
  )
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(1)
  await app.close()
  await rm(folder, { recursive: true })
})
