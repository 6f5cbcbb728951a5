import { UPLOAD_PATH, type Uploaded, type UploadPurpose } from '@galleria/contract/upload-rules'

export type SendAnswer =
  | { readonly uploaded: Uploaded }
  | { readonly sentence: string }
  | { readonly isOffline: true }

/**
 * Sends one picture and tells how far it is, from 0 to 1: what `fetch` cannot. Aborted, it answers
 * at once.
 */
export function sendPicture(
  file: File,
  purpose: UploadPurpose,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SendAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set('purpose', purpose)
    form.set('file', file)
    request.open('POST', UPLOAD_PATH)
    request.responseType = 'json'
    request.setRequestHeader('x-language', document.documentElement.lang)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const body = request.response as (Partial<Uploaded> & { title?: string }) | null
      resolve(
        request.status === 200 && body?.id && body.url
          ? { uploaded: { id: body.id, url: body.url } }
          : body?.title
            ? { sentence: body.title }
            : { isOffline: true },
      )
    })
    request.addEventListener('error', () => resolve({ isOffline: true }))
    signal.addEventListener('abort', () => {
      request.abort()
      resolve({ isOffline: true })
    })
    request.send(form)
  })
}
