import { runWithPinnedNode } from './run-with-pinned-node.mjs'

await runWithPinnedNode('tools/run-tests.ts', { dev: true })
