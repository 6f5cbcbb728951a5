import { Document, NodeIO, type Primitive } from '@gltf-transform/core'

/** Models as a shop might send them. */

type Box = {
  /** Metres. */ readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
}
type Change = (document: Document, primitive: Primitive) => void

/** Boxes in one mesh: a table is a top and its legs. */
export async function makeGlb(boxes: readonly Box[], change: Change = () => {}): Promise<Buffer> {
  const document = new Document()
  const positions = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array(boxes.flatMap(cornersOf)))
    .setBuffer(document.createBuffer())
  const primitive = document.createPrimitive().setAttribute('POSITION', positions)
  const mesh = document.createMesh().addPrimitive(primitive)
  document.createScene().addChild(document.createNode().setMesh(mesh))
  change(document, primitive)
  return Buffer.from(await new NodeIO().writeBinary(document))
}

/** A table of 160 × 70 × 75 cm on four legs of 5 × 5 cm, its top 5 cm thick. */
export const table: readonly Box[] = [
  { from: [-0.8, 0.7, -0.35], to: [0.8, 0.75, 0.35] },
  ...[-0.8, 0.75].flatMap((x) =>
    [-0.35, 0.3].map((z): Box => ({ from: [x, 0, z], to: [x + 0.05, 0.7, z + 0.05] })),
  ),
]

/** Two triangles for each of six sides. */
function cornersOf({ from, to }: Box): number[] {
  return [0, 1, 2].flatMap((axis) =>
    [from, to].flatMap((end) => {
      const [across, up] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
      const at = (isFar: boolean, isHigh: boolean) => {
        const point = [...end]
        point[across] = (isFar ? to : from)[across]
        point[up] = (isHigh ? to : from)[up]
        return point
      }
      return [
        ...[at(false, false), at(true, false), at(true, true)],
        ...[at(false, false), at(true, true), at(false, true)],
      ].flat()
    }),
  )
}

/** The same file with another document in it: what no library would write. */
export function withDocument(
  glb: Buffer,
  change: (document: Record<string, unknown>) => void,
): Buffer {
  const length = glb.readUInt32LE(12)
  const document = JSON.parse(glb.toString('utf8', 20, 20 + length)) as Record<string, unknown>
  change(document)
  const text = JSON.stringify(document)
  const json = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4))
  const head = Buffer.from(glb.subarray(0, 20))
  head.writeUInt32LE(json.length, 12)
  const whole = Buffer.concat([head, json, glb.subarray(20 + length)])
  whole.writeUInt32LE(whole.length, 8)
  return whole
}
