import { Worker } from 'node:worker_threads'
import type { ModelRead } from './model.types.ts'

/** A model of the most triangles takes two seconds on a busy machine. */
const LONGEST_MS = 20_000
const MOST_MB = 768

/** Has a model read in a thread of its own; one that takes too long or too much memory is none. */
export function inspectModel(content: Buffer): Promise<ModelRead> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./model-worker.ts', import.meta.url), {
      workerData: new Uint8Array(content),
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    })
    const end = (read: ModelRead) => {
      clearTimeout(late)
      void worker.terminate()
      resolve(read)
    }
    const late = setTimeout(() => end({ fault: 'kind' }), LONGEST_MS)
    worker.once('message', (read: ModelRead) => end(read))
    worker.once('error', () => end({ fault: 'kind' }))
  })
}
