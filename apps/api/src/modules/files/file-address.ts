import { fileIdOf } from '@galleria/contract/upload-rules'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'

/** In full, at most 2000 px, and a preview. */
export const fileSizes = ['full', '320'] as const
export type FileSize = (typeof fileSizes)[number]

/**
 * Where the store keeps it; spread by the random end of the id, since its beginning is the time.
 */
export function fileKey(id: Id<'file'>, size: FileSize): string {
  return `uploads/${id.slice(-2)}/${id}${size === 'full' ? '' : `-${size}`}.webp`
}

/** A model lies where pictures lie until it is taken over. */
export function modelKey(id: Id<'file'>): string {
  return `uploads/${id.slice(-2)}/${id}.glb`
}

export function modelUrl(id: Id<'file'>): string {
  return `/files/${toWireId('file', id)}.glb`
}

export function fileUrl(id: Id<'file'>): string {
  return `/files/${toWireId('file', id)}.webp`
}

/**
 * The files that addresses name, in their order, one named twice once; undefined when an address is
 * none of ours.
 */
export function readFileUrls(urls: readonly string[]): Id<'file'>[] | undefined {
  const ids = urls.map((url) => fromWireId('file', fileIdOf(url) ?? ''))
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : undefined
}

const FILE_NAME = /^(fil_[0-9a-z]{26})(-320)?\.webp$/
export function readFileName(name: string): { id: Id<'file'>; size: FileSize } | undefined {
  const [, wireId = '', preview] = name.length <= 60 ? (FILE_NAME.exec(name) ?? []) : []
  const id = fromWireId('file', wireId)
  return id && { id, size: preview ? '320' : 'full' }
}

/** Documents are kept apart from pictures, and under an address of their own. */
export function documentKey(id: Id<'file'>): string {
  return `documents/${id.slice(-2)}/${id}.pdf`
}

export function documentUrl(id: Id<'file'>): string {
  return `/documents/${toWireId('file', id)}.pdf`
}

const DOCUMENT_NAME = /^(fil_[0-9a-z]{26})\.pdf$/
export function readDocumentName(name: string): Id<'file'> | undefined {
  return fromWireId('file', name.length <= 60 ? (DOCUMENT_NAME.exec(name)?.[1] ?? '') : '')
}
