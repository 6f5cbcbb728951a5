import { Worker } from 'node:worker_threads'
import type { ModelRead } from './model.types.ts'

/** A model of the most triangles takes two seconds on a busy machine. */
const LONGEST_MS = 20_000
const MOST_MB = 768
/** To start a thread costs more than to read most models: it waits so long for the next one. */
const WAITS_MS = 10_000

type Thread = { readonly worker: Worker; idle?: NodeJS.Timeout }
let waiting: Thread | undefined

/**
 * Has a model read in a thread beside the mall; one that takes too long or too much memory is none.
 * A thread reads one at a time, and none after one that was refused.
 */
export function inspectModel(content: Buffer): Promise<ModelRead> {
  const thread = waiting ?? startThread()
  waiting = undefined
  clearTimeout(thread.idle)
  const { worker } = thread
  worker.ref()
  return new Promise((resolve) => {
    const end = (read: ModelRead) => {
      clearTimeout(late)
      worker.removeAllListeners('message').removeAllListeners('error')
      if ('error' in read || waiting) void worker.terminate()
      else keepWaiting(thread)
      resolve(read)
    }
    const late = setTimeout(() => end({ error: 'kind' }), LONGEST_MS)
    worker.once('message', (read: ModelRead) => end(read))
    worker.once('error', () => end({ error: 'kind' }))
    worker.postMessage(new Uint8Array(content))
  })
}

function startThread(): Thread {
  return {
    worker: new Worker(new URL('./model-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    }),
  }
}

/** Keeps nobody from leaving. */
function keepWaiting(thread: Thread): void {
  const { worker } = thread
  const leave = () => {
    if (waiting === thread) waiting = undefined
    void worker.terminate()
  }
  worker.once('error', leave)
  worker.unref()
  thread.idle = setTimeout(leave, WAITS_MS).unref()
  waiting = thread
}
