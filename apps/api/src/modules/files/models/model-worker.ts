import { parentPort } from 'node:worker_threads'
import { readModel } from './read-model.ts'

/**
 * Beside the mall: reading a model takes up to a second of a core, and what goes wrong in it ends
 * this thread and nothing else.
 */
parentPort?.on('message', (content: Uint8Array) => {
  void readModel(Buffer.from(content)).then((read) => parentPort?.postMessage(read))
})
