import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dirname } from 'node:path'

// npm leaves optional packages out of the lock file that the registry of the day did not have, and
// then `npm ci` refuses the lock file as incomplete. They are binaries for other machines: their
// name says which, and a line without a checksum keeps `npm ci` content.
// After every change of the lock file: node tools/check/complete-lock.mjs

const file = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'package-lock.json')
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

export function completeLock(lock) {
  const added = {}
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock.packages, path, name)) continue
      const version = /\d+\.\d+\.\d+[\w.+-]*/.exec(range)?.[0]
      if (version) added[`node_modules/${name}`] = describe(name, version, entry.dev)
    }
  }
  return {
    lock: { ...lock, packages: sortKeys({ ...lock.packages, ...added }) },
    added: Object.keys(added),
  }
}

/** Whether Node's way of looking for a package, up from the one that wants it, ends at an entry. */
function isLocked(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

function describe(name, version, dev) {
  const words = name.split(/[-/]/)
  const pick = (known) => words.filter((word) => known.includes(word))
  const libc = words.filter((word) => word in libraries).map((word) => libraries[word])
  const [os, cpu] = [pick(systems), pick(processors)]
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc.length && { libc }),
    optional: true,
    ...(os.length && { os }),
  }
}

function sortKeys(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
  console.log(`${added.length} packages for other machines added to package-lock.json`)
}
