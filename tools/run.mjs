import { spawn } from 'node:child_process'
import { dirname, delimiter, join } from 'node:path'
import { explainFailure } from './start/explain-failure.mjs'
import { installIfNeeded } from './start/install-if-needed.mjs'
import { findPinnedNode, root } from './start/pinned-node.mjs'
import { stopWithNpm } from './start/stop-with-npm.mjs'

/**
 * The door of every npm script, on whatever Node the machine has (20 or newer): install what is
 * missing (`--dev`: the packages for development too), then hand the script over to the pinned
 * Node. `node tools/run.mjs [--dev] SCRIPT [WORD ...]`
 */
async function runWithPinnedNode(script, words, { dev }) {
  try {
    if (Number.parseInt(process.versions.node) < 20)
      throw new Error(`Node 20 or newer is needed to start; this is ${process.versions.node}`)
    await installIfNeeded({ dev })
  } catch (failure) {
    console.error(`\n${explainFailure(failure)}`)
    process.exit(1)
  }
  const node = findPinnedNode() ?? process.execPath
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  // Compiled code is kept from one start to the next, for every process of the mall: a third of the
  // time to open.
  const env = {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: path,
  }
  // The channel tells the child when this process is killed outright; the child then stops by
  // itself.
  const child = spawn(node, [join(root, script), ...words], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  stopWithNpm(child)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  child.once('error', (failure) => {
    console.error(explainFailure(failure))
    process.exit(1)
  })
}

const [first = '', ...rest] = process.argv.slice(2)
if (first === '--dev') await runWithPinnedNode(rest[0] ?? '', rest.slice(1), { dev: true })
else await runWithPinnedNode(first, rest, { dev: false })
