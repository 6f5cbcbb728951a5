import { WORK_PIECES } from '@galleria/contract/captcha-work'

/**
 * Has a worker find the numbers that stand for a look at the picture; `onProgress` is told the
 * share that is done, from 0 to 1.
 */
export function workForCaptcha(
  token: string,
  onProgress: (share: number) => void,
): Promise<number[]> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data: nonces }: MessageEvent<number[]>) => {
      onProgress(nonces.length / WORK_PIECES)
      if (nonces.length === WORK_PIECES) resolve(nonces)
    })
    worker.addEventListener('error', reject)
    worker.postMessage(token)
  }).finally(() => worker.terminate())
}
