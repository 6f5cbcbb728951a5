/**
 * What people may send as pictures, for the form that takes them and the server that keeps them.
 * Safe in a browser: no schema library.
 */
export const UPLOAD_PATH = '/sapi/mall-content/web/file/upload'

const MB = 1024 * 1024
/** What a picture is for, and how many bytes it may have then; exactly so many are accepted. */
export const uploadLimits = {
  review: 2 * MB,
  evidence: MB,
  avatar: MB,
  company: 2 * MB,
  goods: 5 * MB,
  /** Goods in three dimensions. */ model: 8 * MB,
} as const
export type UploadPurpose = keyof typeof uploadLimits
export type PicturePurpose = Exclude<UploadPurpose, 'model'>

export const MOST_IMAGES = 6
/**
 * For the `accept` of a file input. The server goes by how the bytes begin, whatever a file is
 * called.
 */
export const imageTypes = ['image/png', 'image/bmp', 'image/jpeg', 'image/gif'] as const

/** `url` is what a review or an application names the picture by. */
export type Uploaded = { readonly id: string; readonly url: string }

const ADDRESS = /^\/files\/(fil_[0-9a-z]{26})\.webp$/
/**
 * The wire id of a picture in the address that the upload gave; undefined for any other address.
 */
export function fileIdOf(url: string): string | undefined {
  return url.length <= 60 ? ADDRESS.exec(url)?.[1] : undefined
}

const MODEL_ADDRESS = /^\/files\/(fil_[0-9a-z]{26})\.glb$/
/** The same of a model; nobody can look at it there before it belongs to goods. */
export function modelIdOf(url: string): string | undefined {
  return url.length <= 60 ? MODEL_ADDRESS.exec(url)?.[1] : undefined
}

/**
 * The same picture no larger than a small preview needs, 320 px in its longer side; any other
 * address stays as it is.
 */
export function previewOf(url: string): string {
  return fileIdOf(url) ? url.replace(/\.webp$/, '-320.webp') : url
}

/**
 * Why a picture cannot be sent, in the words of the server's refusals; undefined when nothing
 * speaks against it. Browsers guess the type by the name, so an unknown one is left to the server.
 */
export function uploadError(
  file: { readonly size: number; readonly type: string },
  purpose: UploadPurpose,
): 'file.too_large' | 'file.kind' | undefined {
  if (file.size > uploadLimits[purpose]) return 'file.too_large'
  const isKnown =
    file.type === '' ||
    (imageTypes as readonly string[]).includes(file.type) ||
    file.type === 'image/x-ms-bmp' ||
    file.type === 'image/pjpeg'
  return isKnown && file.size > 0 ? undefined : 'file.kind'
}

/**
 * Documents go where pictures do not: a form with one file, streamed. PDF only, exactly so many
 * bytes are accepted, one per address.
 */
export const DOCUMENT_PATH = '/sapi/mall-content/web/file/uploadDocument'
export const DOCUMENT_MAX = 100 * MB
export const documentType = 'application/pdf'

/**
 * What an address names as its `rfcFile`. `url` gives the document to its owner, once it was found
 * harmless.
 */
export type UploadedDocument = {
  readonly id: string
  readonly url: string
  readonly name: string
  readonly status: 'done'
}

/** Why a document cannot be sent, before it is; the server goes by its bytes. */
export function documentError(file: {
  readonly size: number
  readonly type: string
  readonly name: string
}): 'document.too_large' | 'document.kind' | undefined {
  if (file.size > DOCUMENT_MAX) return 'document.too_large'
  return file.size > 0 &&
    (file.type === documentType || (file.type === '' && file.name.toLowerCase().endsWith('.pdf')))
    ? undefined
    : 'document.kind'
}
