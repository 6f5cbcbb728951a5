import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../start/run-program.ts'

/**
 * The source files that README files, ARCHITECTURE.md and the pages of docs name, and what they
 * link to, are there: a file that was moved or renamed leads its reader nowhere. Decision records
 * tell what was so on their day, and are not asked.
 */

const FOLDERS = [
  'apps',
  'bench',
  'database',
  'docs',
  'e2e',
  'packages',
  'pictures',
  'tools',
  'watching',
]
const LEFT_OUT = /(?:^|\/)(?:node_modules|build|\.react-router)\//
/** A pattern of names is no name. */
const PATTERN = /NNNN|NAME|[{}*]/

/** The source files that a text names between backticks, and the places that its links lead to. */
export function listNames(text: string): { files: string[]; links: string[] } {
  const files = [...text.matchAll(/`([\w@./{}*-]+\.(?:tsx?|mjs|cjs|sql))`/g)].map(
    ([, name = '']) => name,
  )
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
  return {
    files: files.filter((name) => !PATTERN.test(name)),
    links: links.filter((path) => !/^[a-z]+:/.test(path)),
  }
}

/** A name stands for any file whose path ends in it, as people speak of files. */
export function listGone(names: readonly string[], paths: readonly string[]): string[] {
  const known = new Set(
    paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  )
  return names.filter((name) => !known.has(name.replace(/^(?:\.\.?\/)+/, '')))
}

function listFiles(): string[] {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll('\\', '/'),
    ),
  )
  return [...inside, ...readdirSync(root)].filter((path) => !LEFT_OUT.test(path))
}

if (import.meta.main) {
  const paths = listFiles()
  const documents = paths.filter((path) =>
    /(?:^|\/)(?:README|ARCHITECTURE)\.md$|^docs\/[^/]+\.md$/.test(path),
  )
  const gone = documents.flatMap((document) => {
    const { files, links } = listNames(readFileSync(join(root, document), 'utf8'))
    const dead = links.filter((path) => !existsSync(join(root, dirname(document), path)))
    return [...listGone(files, paths), ...dead].map((name) => `${document}: ${name}`)
  })
  if (gone.length > 0) {
    console.error(`These are named and not there:\n${gone.join('\n')}`)
    process.exitCode = 1
  }
}
