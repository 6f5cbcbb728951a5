import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './open-browser.ts'

/**
 * The mails that the lab has received, as pictures to look at: as wide as a desk and a phone show
 * them, light and dark. `node tools/run.mjs --dev e2e/mail-pictures.ts [FOLDER] [LAB]`, beside a
 * running mall.
 */
const [folder = '.data/mail-pictures', lab = 'http://localhost:3900'] = process.argv.slice(2)
const WIDTHS = [600, 360]
const THEMES = ['light', 'dark'] as const

type Mail = { readonly to: string; readonly subject: string; readonly html: string | null }

const mails = ((await (await fetch(`${lab}/inbox`)).json()) as Mail[]).filter(({ html }) => html)
const browser = await openBrowser()
await mkdir(folder, { recursive: true })
let wide = 0
for (const colorScheme of THEMES)
  for (const width of WIDTHS) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 600 } })
    const page = await context.newPage()
    for (const [index, { html }] of mails.entries()) {
      await page.setContent(html ?? '', { waitUntil: 'networkidle' })
      wide += Number(await page.evaluate(`document.documentElement.scrollWidth > ${width}`))
      await page.screenshot({
        path: join(folder, `${index + 1}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
    }
    await context.close()
  }
await browser.close()
await writeFile(
  join(folder, 'list.txt'),
  mails.map(({ to, subject }, index) => `${index + 1}  ${to}  ${subject}`).join('\n'),
)
console.log(`${mails.length} mails in ${folder}; ${wide} pictures scroll sideways`)
