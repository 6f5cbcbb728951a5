import { DOCUMENT_PATH, type UploadedDocument } from '@galleria/contract/upload-rules'

export type DocumentAnswer =
  | { readonly uploaded: UploadedDocument }
  | { readonly sentence: string; readonly code: string }
  | { readonly isOffline: true }

/**
 * Sends one document and tells how far it is, from 0 to 1: what `fetch` cannot. Aborted, it answers
 * at once.
 */
export function sendDocument(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<DocumentAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set('file', file)
    request.open('POST', DOCUMENT_PATH)
    request.responseType = 'json'
    request.setRequestHeader('x-language', document.documentElement.lang)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const body = request.response as
        | (Partial<UploadedDocument> & { title?: string; code?: string })
        | null
      if (request.status === 200 && body?.id)
        resolve({
          uploaded: {
            id: body.id,
            url: body.url ?? '',
            name: body.name ?? file.name,
            status: 'done',
          },
        })
      else
        resolve(body?.title ? { sentence: body.title, code: body.code ?? '' } : { isOffline: true })
    })
    request.addEventListener('error', () => resolve({ isOffline: true }))
    signal.addEventListener('abort', () => {
      request.abort()
      resolve({ isOffline: true })
    })
    request.send(form)
  })
}
