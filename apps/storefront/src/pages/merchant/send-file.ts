import type { UploadError } from '@galleria/ui/photos/upload-error-text'
import {
  DOCUMENT_PATH,
  documentError,
  documentType,
  UPLOAD_PATH,
  uploadError,
} from '@galleria/contract/upload-rules'

export type FileError = UploadError<'kind' | 'tooLarge' | 'offline'>
export type FileAnswer =
  | { readonly file: { readonly id: string; readonly url: string } }
  | { readonly error: FileError }

/**
 * A picture is sent as one, everything else as a document; why neither would be taken is said
 * before.
 */
export function errorOf(file: File): FileError | undefined {
  const error = isPicture(file) ? uploadError(file, 'company') : documentError(file)
  if (!error) return undefined
  return { kind: error.endsWith('too_large') ? 'tooLarge' : 'kind' }
}

export function isPicture(file: { readonly type: string }): boolean {
  return file.type.startsWith('image/')
}
export const acceptedTypes = `${documentType},image/png,image/jpeg`

/**
 * Sends one file and tells how far it is, from 0 to 1: what `fetch` cannot. Aborted, it answers at
 * once.
 */
export function sendFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    if (isPicture(file)) form.set('purpose', 'company')
    form.set('file', file)
    request.open('POST', isPicture(file) ? UPLOAD_PATH : DOCUMENT_PATH)
    request.responseType = 'json'
    request.setRequestHeader('x-language', document.documentElement.lang)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const body = request.response as { id?: string; url?: string; title?: string } | null
      resolve(
        request.status === 200 && body?.id
          ? { file: { id: body.id, url: body.url ?? '' } }
          : { error: body?.title ? { kind: 'server', sentence: body.title } : { kind: 'offline' } },
      )
    })
    request.addEventListener('error', () => resolve({ error: { kind: 'offline' } }))
    signal.addEventListener('abort', () => {
      request.abort()
      resolve({ error: { kind: 'offline' } })
    })
    request.send(form)
  })
}
