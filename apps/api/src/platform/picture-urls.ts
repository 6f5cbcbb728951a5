import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnPicture } from './own-pictures.ts'

/**
 * Addresses of the product pictures, and the average colour of each, which stands in its place
 * until it has loaded.
 */
export type Pictures = {
  url(name: string, width?: number): string
  /** For mails: some of the programs that show them know no WebP. */
  mailUrl(name: string): string
  tint(name: string): string
  has(name: string): boolean
}

const PAPER = '#e6e2da'
/** Two points and more to a pixel of the small picture beside a line. */
const MAIL_WIDTH = 160

export function openPictures(
  folder = join(import.meta.dirname, '../../../../pictures/made'),
): Pictures {
  const tints = readTints(join(folder, 'manifest.json'))
  return {
    url: (name, width = 640) => `/pictures/${name}-${width}.webp`,
    mailUrl: (name) => `/pictures/${name}-${MAIL_WIDTH}.jpg`,
    tint: (name) => tints.get(name) ?? readOwnPicture(name)?.tint ?? PAPER,
    has: (name) => tints.has(name),
  }
}

function readTints(path: string): Map<string, string> {
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as
      | Record<string, { name?: string; tint: string }>
      | { name: string; tint: string }[]
    const entries = Array.isArray(manifest)
      ? manifest.map((one) => [one.name, one.tint] as const)
      : Object.entries(manifest).map(([key, one]) => [one.name ?? key, one.tint] as const)
    return new Map(entries.map(([name, tint]) => [name.replace(/\.webp$/, ''), tint]))
  } catch {
    return new Map()
  }
}

export const pictures = openPictures()

/**
 * Addresses of the films, by model: a fingerprint in each, because browsers cache a film for ever.
 * Empty for what was not filmed.
 */
type Films = { url(model: string): string }

function openFilms(folder = join(import.meta.dirname, '../../../../pictures/films/taken')): Films {
  const urls = new Map(
    readFilms(join(folder, 'films.json')).map(({ name, hash }) => [
      name,
      `/films/${name}.${hash}.webm`,
    ]),
  )
  return { url: (model) => urls.get(model) ?? '' }
}

function readFilms(list: string): { name: string; hash: string }[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as { name: string; hash: string }[]
  } catch {
    return []
  }
}

export const films = openFilms()
