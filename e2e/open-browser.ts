import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser from CHROME_PATH, else the one that comes with the dependencies, else the system's. */
export async function openBrowser(): Promise<Browser> {
  // A page lives for seconds: code that the engine's optimizers make would be thrown away before it
  // pays.
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Models are drawn without a graphics card, too.
      '--enable-unsafe-swiftshader',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--js-flags=--no-turbofan --no-maglev',
    ],
  })
}

export async function findBrowser(): Promise<string> {
  return (
    process.env['CHROME_PATH'] ??
    (await unpackBrowser().catch(() => undefined)) ??
    SYSTEM.find(existsSync) ??
    ''
  )
}

let unpacked: Promise<string> | undefined
/**
 * It unpacks itself into the temporary folder with rights for one person only, so each gets a
 * folder of their own.
 */
function unpackBrowser(): Promise<string> {
  unpacked ??= unpack()
  return unpacked
}

async function unpack(): Promise<string> {
  const usual = process.env['TMPDIR']
  const own = join(tmpdir(), `galleria-browser-${userInfo().uid}`)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = own
  // Makes the package unpack the libraries and the font it needs, too.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  // The package's own settings name a folder that is not there; without any font the browser dies
  // at the first list of choices.
  const settings = join(own, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${own}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${own}/font-cache</cachedir></fontconfig>`,
  )
  process.env['FONTCONFIG_FILE'] = settings
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
}
