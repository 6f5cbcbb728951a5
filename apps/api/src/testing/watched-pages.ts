import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '@galleria/contract/storefronts'
import { policyOf, type OwnPages } from '#modules/payment/pay-page/index.ts'
import { guardsWhereOnePays } from '#platform/pages-guards.ts'

/** Of the page and its headers, of a script of the mall's and of a vendor's: what a test wants. */
type Answers = {
  html: string
  status: number
  headers: Record<string, string>
  asset: string
  vendor: { status: number; text: string }
}
export const NONCE = 'abcdefghijklmnopqrstuv'
export const BUILT = 'export const built = 1'
export const htmlWith = (more = '') =>
  `<head><script nonce="${NONCE}">1</script><script src="/assets/main-1a.js"></script>${more}</head>`

const sound = (): Answers => ({
  html: htmlWith(),
  status: 404,
  headers: {},
  asset: BUILT,
  vendor: { status: 200, text: 'vendor 1' },
})

/** The pages on which one pays as a browser gets them, and a vendor, behind one address. */
export async function openWatchedPages(sources: OwnPages['sources']) {
  const assets = await mkdtemp(join(tmpdir(), 'mall-assets-'))
  await writeFile(join(assets, 'main-1a.js'), BUILT)
  let answers = sound()
  const asked: string[] = []
  let held = Promise.resolve()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mall.test')
    asked.push(pathname)
    await held
    if (pathname === '/vendor.js')
      return response.writeHead(answers.vendor.status).end(answers.vendor.text)
    if (pathname === '/assets/main-1a.js') return response.end(answers.asset)
    return response
      .writeHead(answers.status, {
        'content-type': 'text/html',
        'content-security-policy': policyOf(own, searchParams.get('site') as Site, NONCE),
        ...guardsWhereOnePays(own.origin),
        ...answers.headers,
      })
      .end(answers.html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const own: OwnPages = {
    ...{ origin, sources, assets },
    scripts: [
      {
        ...{ provider: 'stripe', address: `${origin}/vendor.js`, reason: 'stripe' },
        ...{ channels: ['STRIPE_PAY_PC'], sites: ['DE'] },
      },
    ],
  }
  return {
    own,
    /** The paths that were asked for. */
    asked,
    /** From now on all is as it was written down, but for this. */
    be(change: Partial<Answers> = {}) {
      answers = { ...sound(), ...change }
    },
    /** Nothing is answered until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async close() {
      server.close()
      await rm(assets, { recursive: true })
    },
  }
}
