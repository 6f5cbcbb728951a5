import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { explainFailure } from './explain-failure.mjs'
import { findPinnedNode, root } from './pinned-node.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const stamp = join(root, 'node_modules', '.galleria-install')

/**
 * Install the packages unless the tree already is what the lock file asks for, whoever installed
 * it. Development packages that are there stay. Throws one sentence when the install fails.
 */
export async function installIfNeeded({ dev }) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (findPinnedNode() && readStamp().startsWith(`${wanted} ${dev ? 'with-dev' : ''}`)) return
  const hasDev = holdsDevPackages(lock)
  if (!findPinnedNode() || !satisfies(lock, { dev })) {
    const withDev = dev || hasDev
    console.log(
      `Installing the packages${withDev ? ', those for development too' : ''} (once; about half a minute) ...`,
    )
    await install(withDev)
    if (!findPinnedNode() && Number.parseInt(process.versions.node) < 24) {
      throw new Error(
        `The mall runs on Node 24, and the registry has no package of it for ${process.platform}-${process.arch}; install Node 24 and start again`,
      )
    }
  }
  writeStamp(`${wanted} ${satisfies(lock, { dev: true }) ? 'with-dev' : 'without-dev'}`)
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

function writeStamp(text) {
  try {
    writeFileSync(stamp, text)
  } catch {} // another user's install: comparing again next time costs 20 ms
}

/** npm writes this list of what it installed as its last step, so a broken-off install has none. */
function readInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages : {}
}

function satisfies(lock, { dev }) {
  const installed = readInstalled()
  const required = Object.entries(JSON.parse(lock).packages).filter(
    ([path, entry]) =>
      path.includes('node_modules/') &&
      !entry.optional &&
      (dev || (!entry.dev && !entry.devOptional)),
  )
  return required.every(
    ([path, entry]) => installed[path] && installed[path].version === entry.version,
  )
}

function holdsDevPackages(lock) {
  const installed = readInstalled()
  return Object.entries(JSON.parse(lock).packages).some(
    ([path, entry]) => entry.dev && !entry.optional && installed[path],
  )
}

async function install(withDev) {
  const words = [
    'ci',
    withDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--update-notifier=false',
    '--loglevel=error',
  ]
  const ownNpm = process.env.npm_execpath?.includes('npm-cli')
    ? process.env.npm_execpath
    : undefined
  const [command, ...first] = ownNpm
    ? [process.env.npm_node_execpath ?? process.execPath, ownNpm]
    : ['npm']
  const npm = spawn(command, [...first, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: !ownNpm && process.platform === 'win32',
  })
  let errorOutput = ''
  npm.stderr.on('data', (text) => {
    errorOutput += text
    process.stderr.write(text)
  })
  const stop = () => npm.kill()
  for (const signal of signals) process.once(signal, stop)
  // An install that nobody waits for any more would be in the way of the next one. Asked politely,
  // npm unpacks everything first; what is half installed is installed anew.
  const lookNoLonger = stopWithNpm(npm, 'SIGKILL')
  const code = await new Promise((resolve, reject) =>
    npm.once('error', reject).once('close', resolve),
  )
  for (const signal of signals) process.off(signal, stop)
  lookNoLonger()
  if (code !== 0)
    throw new Error(`The packages could not be installed: ${explainFailure(errorOutput)}`)
}
