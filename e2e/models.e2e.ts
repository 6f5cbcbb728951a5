import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { runSql } from './account-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, signInBackoffice, untilHydrated } from './steps.ts'

const made = join(import.meta.dirname, '../pictures/models/made')

async function findItem(mall: RunningMall, where: string) {
  const [found] = await runSql(
    mall,
    `select i.id, i.model, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id as path from items i where ${where} order by i.id limit 1`,
  )
  if (!found) throw new Error(`no item where ${where}`)
  return { id: Number(found['id']), model: String(found['model']), path: String(found['path']) }
}

/** What stands on the stage, as a picture: empty it would be one colour. */
async function lookAtStage(page: Page): Promise<Buffer> {
  await page.waitForTimeout(400)
  return page.locator('model-viewer').screenshot()
}

async function differ(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer(),
    ),
  )
  return a!.reduce((sum, value, at) => sum + Number(Math.abs(value - b![at]!) > 12), 0)
}

journey(
  'a piece is opened in 3D by the keyboard, stands there, turns by buttons and arrows, and nothing of it is fetched before it is asked for',
  async ({ mall, page }) => {
    const { path } = await findItem(mall, `i.shape is not null and i.model = 'desk-drawers'`)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await enterIn(page, 'site=UK&lang=en')
    await page.goto(path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const isOfModel = (one: string) => /\/models\/|model-stage|model-viewer/.test(one)
    expectEqual(fetched.filter(isOfModel), [], 'what was fetched before the press')
    // The outline of the desk: drawn from the front and from the side, with its three measures.
    const drawing = page.getByRole('img', { name: /cm wide, .* cm deep, .* cm high/ })
    expectEqual(await drawing.locator('path[fill-rule=evenodd]').count(), 2, 'views of the drawing')

    const button = page.getByRole('button', { name: 'View in 3D' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: / in 3D$/ })
    const turn = dialog.getByRole('button', { name: 'Turn to the left' })
    await turn.waitFor({ timeout: 60_000 })
    expectThat(fetched.some(isOfModel), 'the model came once it was asked for')
    const first = await lookAtStage(page)
    const { channels } = await sharp(first).greyscale().stats()
    expectThat(channels[0]!.stdev > 8, `something stands on the stage (${channels[0]!.stdev})`)
    await turn.press('Enter')
    await turn.press('Enter')
    const turned = await lookAtStage(page)
    expectThat((await differ(first, turned)) > 40, 'it has turned by the button')
    // The piece itself stands before its buttons.
    await page.keyboard.press('Shift+Tab')
    for (let nth = 0; nth < 6; nth += 1) await page.keyboard.press('ArrowRight')
    expectThat((await differ(turned, await lookAtStage(page))) > 40, 'it has turned by an arrow')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expectEqual(await page.locator('model-viewer').count(), 0, 'viewers that are left')
    expectThat(
      await button.evaluate((element) => element === document.activeElement),
      'who closes it stands where they were',
    )
  },
)

journey(
  'a shop gives one of its items a model, is told what is wrong with a file that is none, sees the outline and takes the model away again',
  async ({ mall, page }) => {
    const { id, model } = await findItem(
      mall,
      `i.shape is null and i.shop_id = 16 and i.model in ('drawers-sideboard', 'table-coffee', 'shelf-cube', 'bed-slatted', 'sofa-two', 'chair-dining', 'desk-slim', 'desk-drawers', 'standing-two-leg', 'lamp-floor-tripod')`,
    )
    await signInBackoffice(page, 'wouter@oud-eik.test')
    await page.getByRole('link', { name: 'Goods' }).waitFor()
    await page.goto(`/backoffice/items/${id}`)
    const section = page.getByRole('region', { name: '3D model' })
    const choose = (name: string, buffer: Buffer) =>
      section
        .getByLabel('Choose a 3D model')
        .setInputFiles({ name, mimeType: 'model/gltf-binary', buffer })
    await section.getByRole('button', { name: 'Add a 3D model' }).waitFor()
    await choose('chair.glb', Buffer.from('no model'))
    await section.getByText('This is not a 3D model in GLB format').waitFor()
    await expectNoBarriers(page)
    await choose('model.glb', await readFile(join(made, `${model}.glb`)))
    await section.getByRole('img', { name: 'From the front' }).waitFor({ timeout: 30_000 })
    await section.getByRole('img', { name: 'From the side' }).waitFor()
    await expectNoBarriers(page)
    await section.getByRole('button', { name: 'Remove the 3D model' }).press('Enter')
    await section.getByRole('button', { name: 'Add a 3D model' }).waitFor()
  },
)
