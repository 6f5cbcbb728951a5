import { runWithPinnedNode } from './run-with-pinned-node.mjs'

await runWithPinnedNode('tools/run-checks.ts', { dev: true })
