import { refusalOf } from '../../testing/account-steps.ts'
import { modelIdOf } from '@galleria/contract/upload-rules'
import { fromWireId } from '@galleria/kernel/id'
import { sweepLooseFiles } from '#modules/files/index.ts'
import { modelKey } from '../files/file-address.ts'
import type { Document } from '@gltf-transform/core'
import Fastify from 'fastify'
import { addModelRoute } from '#platform/goods-models.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemSteps, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { makeGlb, table, withDocument } from '../../testing/make-glb.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { sendForm, upload } from '../../testing/upload-steps.ts'

/** Goods that can be turned: a shop sends a model, and the shop window has it. */

const MODEL = 'POST /sapi/mall-merchant/item/model' as const
const SHOWN = 'POST /sapi/mall-item/item/detail' as const
/** The table of the model. */
const measures = { widthCm: 160, depthCm: 70, heightCm: 75 }

let t: TestMall
let [merchant, otherMerchant, buyer]: Visitor[] = []
let { begin, withVersion, release }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  const [one, other, anna, operator] = await Promise.all(
    [people.merchant, people.otherMerchant, people.anna, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
  ;[merchant, otherMerchant, buyer] = [one!, other!, anna!]
  ;({ begin, withVersion, release } = itemSteps(t, merchant, operator!))
})
afterAll(() => t.close())

const send = async (who: Visitor | undefined, content: Buffer) => {
  const { status, body } = await sendForm(t, who!, [
    { name: 'purpose', content: 'model' },
    { name: 'file', fileName: 'table.glb', type: 'model/gltf-binary', content },
  ])
  return { status, code: body.code, title: body.title, url: body.url }
}
const sent = async () => (await upload(t, merchant!, 'model', await makeGlb(table))).url
/** The same table so many more times. */
const standing = (times: number) => (document: Document) => {
  const [mesh] = document.getRoot().listMeshes()
  const [scene] = document.getRoot().listScenes()
  for (let nth = 0; nth < times; nth += 1)
    scene?.addChild(document.createNode().setMesh(mesh ?? null))
}
const giving = (
  item: { itemId: number; version: number },
  model: { url: string; finish: 'oak' | 'walnut' } | null,
) => merchant!.call(MODEL, { itemId: item.itemId, version: item.version, model })

test('a model that was sent belongs to the item, with its measures and outlines, and buyers are served it for ever under a name of its own', async () => {
  const draft = await withVersion(await begin({ name: 'Turning table' }), measures)
  expect(draft.model).toBeNull()
  const given = await giving(draft, { url: await sent(), finish: 'oak' })
  expect(given.model).toEqual({
    url: expect.stringMatching(/^\/models\/[0-9a-f]{40}\.glb$/),
    finish: 'oak',
    ...measures,
    front: 'M1600 0L0 0L0 750L52 750L52 48L1548 48L1548 750L1600 750Z',
    side: 'M700 0L0 0L0 750L51 750L51 51L649 51L649 750L700 750Z',
  })
  await release(draft.itemId)
  expect((await buyer!.call(SHOWN, { id: draft.itemId })).model).toEqual(given.model)

  const shop = Fastify()
  addModelRoute(shop, { files: t.mall.files, isDev: false })
  const served = await shop.inject({ url: given.model!.url })
  expect([served.statusCode, served.rawPayload.toString('latin1', 0, 4)]).toEqual([200, 'glTF'])
  expect(served.headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': `default-src 'none'; sandbox`,
  })
  expect((await shop.inject({ url: `/models/${'0'.repeat(40)}.glb` })).statusCode).not.toBe(200)
})

test('an upload is nobody’s to look at, and one that no item took over goes after a day, row and file', async () => {
  const url = await sent()
  expect((await t.mall.app.inject({ url })).statusCode).toBe(404)
  const id = fromWireId('file', modelIdOf(url) ?? '')!
  const { files } = t.mall.gate.own()
  expect(await files.open(modelKey(id))).toBeDefined()
  await t.sql(`update files set created_at = created_at - interval '25 hours' where id = $1`, [id])
  await sweepLooseFiles(t.mall.gate.own())
  expect(await t.sql('select from files where id = $1', [id])).toEqual([])
  expect(await files.open(modelKey(id))).toBeUndefined()
})

test('what is no model, names files beside itself, needs a decoder or has too many triangles is refused with its own sentence, and nothing is kept', async () => {
  const good = await makeGlb(table)
  const outside = withDocument(good, (one) => (one['images'] = [{ uri: 'https://a.example/b' }]))
  const packed = withDocument(
    good,
    (one) => (one['extensionsUsed'] = ['KHR_draco_mesh_compression']),
  )
  const countModels = async () => (await t.sql(`select from files where purpose = 'model'`)).length
  const before = await countModels()
  const answers = [
    await send(merchant, Buffer.from('no model')),
    await send(merchant, outside),
    await send(merchant, packed),
    await send(merchant, Buffer.alloc(8 * 1024 * 1024 + 1)),
    await send(merchant, await makeGlb(table, standing(5_000))),
    await send(buyer, good),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [415, 'model.kind'],
    [422, 'model.outside'],
    [422, 'model.extension'],
    [413, 'model.too_large'],
    [422, 'model.triangles'],
    [403, 'auth.role'],
  ])
  expect(answers[2]?.title).toContain('KHR_draco_mesh_compression')
  expect(answers[4]?.title).toContain('300060')
  expect(await countModels()).toBe(before)
})

test('a model of another size is refused with both sizes, and the item keeps what it had', async () => {
  const small = await withVersion(await begin({ name: 'Small table' }))
  const work = giving(small, { url: await sent(), finish: 'oak' })
  expect(await refusalOf(work)).toBe('422 model.size')
  const said = await work.catch((error: { body?: { title?: string } }) => error.body?.title ?? '')
  expect(String(said).replaceAll('\u00a0', ' ')).toMatch(/160 × 70 × 75 cm.*61\.5 × 70 × 92 cm/)
  expect((await merchant!.call(ITEM, { itemId: small.itemId })).model).toBeNull()
})

test('a fifth larger is still that table, more is not', async () => {
  const nearly = { widthCm: 133.4, depthCm: 58.4, heightCm: 93.7 }
  const near = await withVersion(await begin({ name: 'Near' }), nearly)
  expect((await giving(near, { url: await sent(), finish: 'oak' })).model).toMatchObject(measures)
  const far = await withVersion(await begin({ name: 'Far' }), { ...nearly, heightCm: 94 })
  expect(await refusalOf(giving(far, { url: await sent(), finish: 'oak' }))).toBe('422 model.size')
})

test('another shop’s item is not found, another’s upload is none, and neither is a finish that the item does not have', async () => {
  const draft = await withVersion(await begin({ name: 'Ours' }), measures)
  const { itemId, version } = draft
  const theirs = otherMerchant!.call(MODEL, {
    ...{ itemId, version },
    model: { url: await sent(), finish: 'oak' },
  })
  expect(await refusalOf(theirs)).toBe('404 item.not_found')
  const stranger = (await upload(t, otherMerchant!, 'model', await makeGlb(table))).url
  const fields = (work: Promise<unknown>) =>
    work.catch((error: { body?: { errors?: { path: string; code: string }[] } }) =>
      error.body?.errors?.map(({ path, code }) => `${path} ${code}`),
    )
  expect(await fields(giving(draft, { url: stranger, finish: 'oak' }))).toEqual([
    'model.url invalid',
  ])
  expect(await fields(giving(draft, { url: '/models/a.glb', finish: 'oak' }))).toEqual([
    'model.url invalid',
  ])
  expect(await fields(giving(draft, { url: await sent(), finish: 'walnut' }))).toEqual([
    'model.finish invalid',
  ])
  expect((await merchant!.call(ITEM, { itemId })).model).toBeNull()
})

test('it is taken away again, and whoever looked at the item before is told that it has changed', async () => {
  const draft = await withVersion(await begin({ name: 'For a while' }), measures)
  const given = await giving(draft, { url: await sent(), finish: 'oak' })
  expect(await refusalOf(giving(draft, null))).toBe('409 item.changed')
  expect((await giving(given, null)).model).toBeNull()
})
