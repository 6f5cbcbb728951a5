import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import sharp from 'sharp'
import { makeUploadCorpus } from '../apps/api/src/hostile/upload-corpus.ts'
import { startMall } from '../e2e/start-mall.ts'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { withClient } from '../tools/start/mall-database.ts'
import { openMembers, readMemory } from './memory-bench.ts'

const FORMS = 20
const PHOTOS = 6
/** In MiB: what may be taken meanwhile, and what may stay of it a minute later. */
const MOST_MB = 300
const MOST_LEFT_MB = 20
const REST_MS = 60_000
const PHOTO_BYTES = 2 * 1024 * 1024

type Picture = { readonly name: string; readonly type: string; readonly content: Buffer }
type Sent = (picture: Picture, number: number) => Promise<number>

/**
 * Twenty people send six photos of 2 MB each at once, and then everything that nobody should send,
 * eight at a time: what the API's process takes of the machine's memory meanwhile, and what of it
 * stays. True when both stay under their bars and no answer is an error of the server's.
 */
export async function benchPhotos(): Promise<boolean> {
  await buildIfNeeded((line) => console.log(line))
  const load = loadavg()[0] ?? 0
  // The flood protection counts by address, and the load comes from one.
  process.env['TRUST_PROXY'] = '127.0.0.1'
  const mall = await startMall()
  try {
    const members = await withClient(mall.databaseUrl, (client) => openMembers(client, FORMS))
    const send: Sent = ({ name, type, content }, number) => {
      const form = new FormData()
      form.set('purpose', 'review')
      form.set('file', new File([new Uint8Array(content)], name, { type }))
      return fetch(`${mall.url}/sapi/mall-content/web/file/upload`, {
        method: 'POST',
        headers: {
          origin: mall.url,
          cookie: members[number % members.length]?.cookie ?? '',
          'x-forwarded-for': `10.2.0.${number % members.length}`,
        },
        body: form,
      }).then(
        ({ status }) => status,
        () => 0,
      )
    }
    const photo = await takePhoto()
    const corpus = await makeUploadCorpus()
    // What draws is loaded with the first photo, and stays.
    for (let number = 0; number < FORMS; number += 1) await send(photo, number)
    console.log(`load ${load.toFixed(1)} before; a photo of ${photo.content.length} bytes`)
    const photos = Array.from({ length: FORMS * PHOTOS }, () => photo)
    const ends = [
      await measure(mall.pid, 'photos at once', photos, photos.length, send),
      await measure(mall.pid, 'hostile files', corpus, 8, send),
    ]
    return ends.every(Boolean)
  } finally {
    await mall.stop()
  }
}

async function measure(
  pid: number,
  what: string,
  pictures: readonly Picture[],
  atOnce: number,
  send: Sent,
): Promise<boolean> {
  await rest(REST_MS)
  // proc(5): the most that was resident counts from now.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = readMemory(pid).rss
  const statuses: Record<number, number> = {}
  const queue = pictures.map((picture, number) => ({ picture, number }))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const status = await send(next.picture, next.number)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }),
  )
  const most = readMemory(pid).peak - before
  await rest(REST_MS)
  const left = readMemory(pid).rss - before
  const hasErrors = Object.keys(statuses).some((status) => status === '0' || Number(status) >= 500)
  const hasPassed = most <= MOST_MB && left <= MOST_LEFT_MB && !hasErrors
  console.log(
    `${hasPassed ? 'ok    ' : 'MISSED'} ${pictures.length} ${what}: ${before.toFixed(0)} MB before, ${most.toFixed(0)} more while it lasts (at most ${MOST_MB}), ${left.toFixed(0)} more a minute later (at most ${MOST_LEFT_MB}); answers ${JSON.stringify(statuses)}`,
  )
  return hasPassed
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** As near to 2 MB as noise gets. */
async function takePhoto(): Promise<Picture> {
  for (let width = 2600; ; width -= 100) {
    const content = await sharp({
      create: {
        ...{ width, height: Math.round(width * 0.75), channels: 3, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 80 })
      .toBuffer()
    if (content.length <= PHOTO_BYTES) return { name: 'photo.jpg', type: 'image/jpeg', content }
  }
}
