/** The head of a binary glTF 2.0: magic, version, length; then chunks of length, kind, bytes. */
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BIN_CHUNK = 0x004e4942
const HEAD = 12
const CHUNK_HEAD = 8

/** The parts of a document that are asked about before a library builds anything from it. */
export type Document = {
  readonly buffers?: readonly { readonly uri?: string }[]
  readonly images?: readonly { readonly uri?: string; readonly mimeType?: string }[]
  readonly accessors?: readonly {
    readonly count?: number
    readonly bufferView?: number
    readonly sparse?: unknown
  }[]
  readonly skins?: readonly unknown[]
  readonly animations?: readonly unknown[]
  readonly nodes?: readonly unknown[]
  readonly extensionsUsed?: readonly string[]
}

/**
 * The document of a GLB that is one JSON part, at most one binary part, and nothing besides;
 * undefined for anything else.
 */
export function readDocument(content: Buffer): Document | undefined {
  if (content.length < HEAD + CHUNK_HEAD) return undefined
  const [magic, version, length] = [0, 4, 8].map((at) => content.readUInt32LE(at))
  if (magic !== MAGIC || version !== 2 || length !== content.length) return undefined
  let json: Buffer | undefined
  let at = HEAD
  for (let nth = 0; at < content.length; nth += 1) {
    if (at + CHUNK_HEAD > content.length) return undefined
    const end = at + CHUNK_HEAD + content.readUInt32LE(at)
    if (end > content.length || content.readUInt32LE(at + 4) !== [JSON_CHUNK, BIN_CHUNK][nth])
      return undefined
    json ??= content.subarray(at + CHUNK_HEAD, end)
    at = end
  }
  return json && parse(json)
}

function parse(json: Buffer): Document | undefined {
  try {
    const document: unknown = JSON.parse(json.toString('utf8'))
    return typeof document === 'object' && document !== null && !Array.isArray(document)
      ? document
      : undefined
  } catch {
    return undefined
  }
}
