import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** A browser from CHROME_PATH, else the one that comes with the dependencies, else the system's. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? (await unpackBrowser().catch(() => undefined)) ?? SYSTEM.find(existsSync) ?? '', args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'] })
}

/** It unpacks itself into the temporary folder with rights for one person only, so each gets a folder of their own. */
async function unpackBrowser(): Promise<string> {
  const own = join(tmpdir(), `galleria-browser-${userInfo().uid}`)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = own
  // Makes the package unpack the libraries it needs, too.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
