import sharp from 'sharp'
import { NodeIO } from '@gltf-transform/core'
import { describe, expect, test } from 'vitest'
import { makeGlb, table, withDocument } from '../../../testing/make-glb.ts'
import { inspectModel } from './inspect-model.ts'
import type { ModelRead } from './model.types.ts'
import { readModel } from './read-model.ts'

const shapeOf = (read: ModelRead) => ('shape' in read ? read.shape : undefined)
const errorOf = (read: ModelRead) => ('error' in read ? read.error : undefined)

describe('a model of a table', () => {
  test('is measured, and its outlines are its own, to the four and two millimetres of a cell: a top and two legs, seen from the front and from the side', async () => {
    expect(shapeOf(await readModel(await makeGlb(table)))).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{40}$/),
      widthMm: 1600,
      depthMm: 700,
      heightMm: 750,
      front: 'M1600 0L0 0L0 750L52 750L52 48L1548 48L1548 750L1600 750Z',
      side: 'M700 0L0 0L0 750L51 750L51 51L649 51L649 750L700 750Z',
    })
  })

  test('may be put anywhere and at any scale by its scene', async () => {
    const moved = await makeGlb(table, (document) => {
      const [node] = document.getRoot().listNodes()
      node?.setScale([0.5, 0.5, 0.5]).setTranslation([7, -3, 2])
    })
    expect(shapeOf(await readModel(moved))).toMatchObject({
      widthMm: 800,
      depthMm: 350,
      heightMm: 375,
    })
  })

  test('with a hole in it shows the hole, and one that looks to the side is told apart from its mirror image', async () => {
    const frame = await makeGlb([
      { from: [0, 0, 0], to: [1, 0.1, 0.4] },
      { from: [0, 0.9, 0], to: [1, 1, 0.4] },
      { from: [0, 0.1, 0], to: [0.1, 0.9, 0.4] },
      { from: [0.9, 0.1, 0], to: [1, 0.9, 0.4] },
      // A step at its front.
      { from: [0, 0, 0.4], to: [1, 0.5, 0.8] },
    ])
    const shape = shapeOf(await readModel(frame))
    expect(shape?.side).toBe('M800 0L400 0L400 500L0 500L0 1000L800 1000Z')
    expect(shape?.front.match(/M/g)).toHaveLength(2)
  })

  test('is named by its content', async () => {
    const [one, again, other] = await Promise.all([
      readModel(await makeGlb(table)),
      readModel(await makeGlb(table)),
      readModel(await makeGlb(table.slice(0, 4))),
    ])
    expect(shapeOf(one)?.name).toBe(shapeOf(again)?.name)
    expect(shapeOf(one)?.name).not.toBe(shapeOf(other)?.name)
  })

  test('keeps its textures, drawn anew without what a camera wrote into them', async () => {
    const photo = await sharp({
      create: { width: 3000, height: 30, channels: 3, background: '#1e5b45' },
    })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer()
    const read = await readModel(await withTexture(photo))
    const written = 'content' in read ? read.content : new Uint8Array()
    const [texture] = (await new NodeIO().readBinary(written)).getRoot().listTextures()
    expect(await sharp(texture?.getImage() ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2048,
      height: 20,
    })
    expect(Buffer.from(written).includes('where it was taken')).toBe(false)
  })
})

function withTexture(image: Uint8Array): Promise<Buffer> {
  return makeGlb(table, (document, primitive) => {
    const texture = document.createTexture().setImage(image).setMimeType('image/jpeg')
    const places = document
      .createAccessor()
      .setType('VEC2')
      .setArray(new Float32Array(table.length * 36 * 2))
      .setBuffer(document.getRoot().listBuffers()[0] ?? null)
    primitive.setAttribute('TEXCOORD_0', places)
    primitive.setMaterial(document.createMaterial().setBaseColorTexture(texture))
  })
}

describe('what is no model that the shop window can show', () => {
  test.each<[string, (good: Buffer) => Buffer | Promise<Buffer>, unknown]>([
    ['nothing', () => Buffer.alloc(0), 'kind'],
    ['a picture', () => sharp(BLACK).png().toBuffer(), 'kind'],
    ['one that breaks off', (good) => good.subarray(0, good.length - 8), 'kind'],
    ['one with something behind it', (good) => Buffer.concat([good, Buffer.from('%PDF')]), 'kind'],
    [
      'a file beside it',
      (good) =>
        withDocument(good, (one) => (one['buffers'] = [{ uri: 'table.bin', byteLength: 8 }])),
      'outside',
    ],
    [
      'a picture somewhere else',
      (good) =>
        withDocument(good, (one) => (one['images'] = [{ uri: 'https://else.example/a.png' }])),
      'outside',
    ],
    [
      'a skeleton',
      (good) => withDocument(good, (one) => (one['skins'] = [{ joints: [0] }])),
      'moving',
    ],
    [
      'packed geometry',
      (good) =>
        withDocument(good, (one) => (one['extensionsUsed'] = ['KHR_draco_mesh_compression'])),
      { extension: 'KHR_draco_mesh_compression' },
    ],
    [
      'numbers that are promised and stand nowhere',
      (good) =>
        withDocument(
          good,
          (one) => (one['accessors'] = [{ componentType: 5126, count: 2e9, type: 'VEC3' }]),
        ),
      'kind',
    ],
    [
      'a node within itself',
      (good) => withDocument(good, (one) => (one['nodes'] = [{ mesh: 0, children: [0] }])),
      'kind',
    ],
    ['no triangle', () => makeGlb([]), 'kind'],
    ['a texture that is none', () => withTexture(Buffer.from([0xff, 0xd8, 0xff, 0, 0])), 'texture'],
    [
      'as many triangles as a whole house',
      () => makeGlb(Array.from({ length: 25_001 }, (_, nth) => cell(nth))),
      { tooMany: 300_012 },
    ],
  ])('%s', async (_, change, error) => {
    expect(errorOf(await readModel(await change(await makeGlb(table))))).toEqual(error)
  })

  test('and one that is read beside the mall is answered the same', async () => {
    const glb = await makeGlb(table)
    expect(await inspectModel(glb)).toEqual(await readModel(glb))
    expect(await inspectModel(Buffer.from('no model'))).toEqual({ error: 'kind' })
  })
})

const BLACK = { create: { width: 8, height: 8, channels: 3 as const, background: '#000' } }
const cell = (nth: number) => {
  const x = nth / 10_000
  return { from: [x, 0, 0], to: [x + 0.0001, 1, 1] } as const
}
