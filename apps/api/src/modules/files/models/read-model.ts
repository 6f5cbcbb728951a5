import { createHash } from 'node:crypto'
import {
  NodeIO,
  Primitive,
  type Document as Scene,
  type Node,
  type Texture,
} from '@gltf-transform/core'
import { KHRONOS_EXTENSIONS, EXTTextureWebP } from '@gltf-transform/extensions'
import { MOST_TRIANGLES } from '@galleria/contract/model-rules'
import { validateBytes } from 'gltf-validator'
import sharp from 'sharp'
import { readDocument, type Document } from './glb.ts'
import type { ModelError, ModelRead } from './model.types.ts'
import { drawOutline } from './outline.ts'

/**
 * What the shop window's viewer reads by itself: measures in whole numbers and kinds of surface.
 * Geometry or textures that are packed would need decoders.
 */
const READABLE =
  /^(?:KHR_mesh_quantization|KHR_texture_transform|KHR_materials_(?!variants)[a-z_]+|EXT_texture_webp)$/
const MOST_NODES = 10_000
/** As for pictures that people send. */
const MOST_PIXELS = 25_000_000
const LONGEST_TEXTURE = 2048
const textureKinds = ['jpeg', 'png', 'webp'] as const

/**
 * Reads what claims to be a model in three dimensions and writes it anew: what is kept has been
 * understood, and nothing else comes along. The document is asked first what it would cost to
 * build, then Khronos' own validator whether it keeps what it promises (indices, loops), then it is
 * built.
 */
export async function readModel(bytes: Buffer): Promise<ModelRead> {
  const document = readDocument(bytes)
  if (!document) return { error: 'kind' }
  const error = findError(document)
  if (error) return { error }
  const report = await validateBytes(new Uint8Array(bytes), {
    maxIssues: 20,
    ignoredIssues: ABOUT_PICTURES,
  }).catch(() => undefined)
  if (!report || report.issues.numErrors > 0) return { error: 'kind' }
  try {
    return await build(bytes)
  } catch {
    // What a library cannot build is no model, whatever the validator says.
    return { error: 'kind' }
  }
}

/** Textures are looked at as pictures are, and their fault has a sentence of its own. */
const ABOUT_PICTURES = [
  'IMAGE_DATA_INVALID',
  'IMAGE_MIME_TYPE_INVALID',
  'IMAGE_UNEXPECTED_EOS',
  'IMAGE_UNRECOGNIZED_FORMAT',
]

function findError({ buffers = [], images = [], ...rest }: Document): ModelError | undefined {
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined)) return 'outside'
  if ([rest.skins, rest.animations].some((list) => (list?.length ?? 0) > 0)) return 'moving'
  const extension = rest.extensionsUsed?.find((name) => !READABLE.test(name))
  if (extension !== undefined) return { extension: String(extension).slice(0, 60) }
  if ((rest.nodes?.length ?? 0) > MOST_NODES) return 'kind'
  // Numbers that stand nowhere in the file cost nothing to promise and memory to build.
  const isPromised = rest.accessors?.some(
    ({ bufferView, sparse }) => bufferView === undefined || sparse !== undefined,
  )
  return isPromised ? 'kind' : undefined
}

async function build(bytes: Buffer): Promise<ModelRead> {
  const io = new NodeIO().registerExtensions([...KHRONOS_EXTENSIONS, EXTTextureWebP])
  const scene = await io.readBinary(new Uint8Array(bytes))
  const nodes = nodesOf(scene)
  const found = nodes.reduce((sum, node) => sum + trianglesOf(node), 0)
  if (found === 0) return { error: 'kind' }
  if (found > MOST_TRIANGLES) return { error: { tooMany: found } }
  for (const texture of scene.getRoot().listTextures())
    if (!(await drawAnew(texture))) return { error: 'texture' }
  const corners = cornersOf(nodes, found)
  const measured = measure(corners)
  if (!measured) return { error: 'kind' }
  const { low, size } = measured
  const content = await io.writeBinary(scene)
  const [widthMm, heightMm, depthMm] = size.map((metres) => Math.round(metres * 1000)) as Triple
  return {
    content,
    shape: {
      name: createHash('sha256').update(content).digest('hex').slice(0, 40),
      ...{ widthMm, depthMm, heightMm },
      front: drawOutline(corners, { across: 0, up: 1, low, size }),
      // Seen from its right: what is in front stands on the left.
      side: drawOutline(corners, { across: 2, up: 1, low, size, isTurned: true }),
    },
  }
}

type Triple = [number, number, number]

/** Nodes of the scene that is shown; a node that hangs nowhere is never seen. */
function nodesOf(scene: Scene): Node[] {
  const nodes: Node[] = []
  const shown = scene.getRoot().getDefaultScene() ?? scene.getRoot().listScenes()[0]
  shown?.traverse((node) => nodes.push(node))
  return nodes.filter((node) => node.getMesh() !== null)
}

function trianglesOf(node: Node): number {
  return primitivesOf(node).reduce((sum, primitive) => {
    const corners = primitive.getIndices() ?? primitive.getAttribute('POSITION')
    return sum + Math.floor((corners?.getCount() ?? 0) / 3)
  }, 0)
}
const primitivesOf = (node: Node) =>
  (node.getMesh()?.listPrimitives() ?? []).filter(
    (primitive) => primitive.getMode() === Primitive.Mode.TRIANGLES,
  )

/** Nine numbers a triangle, in metres, where the scene has put it. */
function cornersOf(nodes: readonly Node[], count: number): Float64Array {
  const corners = new Float64Array(count * 9)
  let end = 0
  const point = [0, 0, 0]
  for (const node of nodes) {
    const m = node.getWorldMatrix()
    for (const primitive of primitivesOf(node)) {
      const places = primitive.getAttribute('POSITION')
      const indices = primitive.getIndices()
      if (!places) continue
      const length = Math.floor((indices ?? places).getCount() / 3) * 3
      for (let nth = 0; nth < length; nth += 1) {
        const [x = 0, y = 0, z = 0] = places.getElement(indices?.getScalar(nth) ?? nth, point)
        corners[end++] = m[0] * x + m[4] * y + m[8] * z + m[12]
        corners[end++] = m[1] * x + m[5] * y + m[9] * z + m[13]
        corners[end++] = m[2] * x + m[6] * y + m[10] * z + m[14]
      }
    }
  }
  return corners
}

function measure(corners: Float64Array): { low: Triple; size: Triple } | undefined {
  const low: Triple = [Infinity, Infinity, Infinity]
  const high: Triple = [-Infinity, -Infinity, -Infinity]
  for (const [at, value] of corners.entries()) {
    const axis = (at % 3) as 0 | 1 | 2
    if (!Number.isFinite(value)) return undefined
    low[axis] = Math.min(low[axis], value)
    high[axis] = Math.max(high[axis], value)
  }
  const size = low.map((least, axis) => high[axis as 0 | 1 | 2] - least) as Triple
  // From a millimetre to a hundred metres: in between, all sums are exact enough.
  return size.every((side) => side >= 0.001 && side <= 100) ? { low, size } : undefined
}

/**
 * A texture as pixels of our own, without what a phone wrote beside them; false for what is no
 * picture within the limits.
 */
async function drawAnew(texture: Texture): Promise<boolean> {
  const image = texture.getImage()
  if (!image) return false
  const source = sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format, pages = 1 } = (await source.metadata().catch(() => undefined)) ?? {}
  const kind = textureKinds.find((one) => one === format)
  if (!kind || pages > 1 || texture.getMimeType() !== `image/${kind}`) return false
  const drawn = await source
    .resize({
      ...{ width: LONGEST_TEXTURE, height: LONGEST_TEXTURE },
      ...{ fit: 'inside', withoutEnlargement: true },
    })
    .toFormat(kind, { quality: 88 })
    .toBuffer()
    .catch(() => undefined)
  if (drawn) texture.setImage(new Uint8Array(drawn))
  return drawn !== undefined
}
