import { parentPort, workerData } from 'node:worker_threads'
import { readModel } from './read-model.ts'

/** Beside the mall: reading a model takes up to a second of a core, and what goes wrong in it ends this thread and nothing else. */
parentPort?.postMessage(await readModel(Buffer.from(workerData as Uint8Array)))
