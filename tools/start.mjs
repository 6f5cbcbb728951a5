import { runWithPinnedNode } from './run-with-pinned-node.mjs'

await runWithPinnedNode('tools/mall.ts', { dev: false })
