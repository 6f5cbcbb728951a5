/**
 * Writes the models that can be turned: `node pictures/models/make.ts`. By hand, after a builder or
 * a finish has changed; seconds.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, NodeIO } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { dedup, prune, quantize, weld } from '@gltf-transform/functions'
import { models, type Model } from '../../apps/demo/src/models.ts'
import { builtModel } from '../furniture/builders.ts'
import { surfaceTexels } from '../scene/finishes.ts'
import { slots, type Part, type Slot } from '../scene/mesh.ts'
import { turnable } from './turnable.ts'

/**
 * Of a slot: light and dark end with roughness and metal, then what only the renderer of the
 * pictures knows.
 */
const FLOATS = 12

const folder = join(import.meta.dirname, 'made')
const io = new NodeIO().registerExtensions([KHRMeshQuantization])
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) rmSync(join(folder, name))
let sum = 0
for (const key of turnable) {
  const model = models.find((one) => one.key === key)
  if (!model) throw new Error(`no model ${key}`)
  const content = await written(model)
  sum += content.length
  writeFileSync(join(folder, `${key}.glb`), content)
  console.log(`${key}.glb, ${(content.length / 1024).toFixed(0)} kB`)
}
console.log(`${turnable.length} models, ${(sum / 1024 / 1024).toFixed(2)} MB`)

/**
 * One mesh for each slot, in its plain colour of the first finish; positions to a fraction of a
 * millimetre, normals to a degree.
 */
async function written(model: Model): Promise<Uint8Array> {
  const document = new Document()
  const buffer = document.createBuffer()
  const scene = document.createScene(model.key)
  const accessor = (type: 'VEC3', numbers: number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(numbers)).setBuffer(buffer)
  for (const [slot, parts] of Map.groupBy(builtModel(model.key), (part: Part) => part.slot)) {
    const corners = parts.flatMap((part) => part.corners)
    const primitive = document
      .createPrimitive()
      .setAttribute(
        'POSITION',
        accessor(
          'VEC3',
          corners.flatMap(({ at }) => [...at]),
        ),
      )
      .setAttribute(
        'NORMAL',
        accessor(
          'VEC3',
          corners.flatMap(({ normal }) => [...normal]),
        ),
      )
      .setMaterial(materialOf(document, slot, model))
    scene.addChild(
      document.createNode(slot).setMesh(document.createMesh(slot).addPrimitive(primitive)),
    )
  }
  await document.transform(
    weld(),
    dedup(),
    prune(),
    quantize({ quantizePosition: 14, quantizeNormal: 8, quantizationVolume: 'scene' }),
  )
  return io.writeBinary(document)
}

function materialOf(document: Document, slot: Slot, { finishes }: Model) {
  const at = slots.indexOf(slot) * FLOATS
  const texels = surfaceTexels(finishes.slice(0, 1)).slice(at, at + FLOATS)
  const [red, green, blue, rough] = texels
  const middle = [red, green, blue].map((light, nth) => (light + texels[4 + nth]) / 2)
  return document
    .createMaterial(slot)
    .setBaseColorFactor([middle[0], middle[1], middle[2], 1])
    .setRoughnessFactor(rough)
    .setMetallicFactor(texels[7])
}
