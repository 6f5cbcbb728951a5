import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_PATH, type Uploaded } from '@galleria/contract/upload-rules'
import type { Item } from '../items.ts'
import { DAY } from '@galleria/kernel/time'
import type { Act, Stage, Staff } from './stage.ts'

const MADE = join(import.meta.dirname, '../../../../pictures/models/made')

/**
 * A shop's items that can be turned, each sent and given as a shop does it; of every kind of
 * furniture that was made, the first item.
 */
export function planModels(
  stage: Stage,
  items: readonly Item[],
  { staff, now }: { readonly staff: Staff; readonly now: number },
): Act[] {
  const firsts = items.filter(
    ({ model }, index) => items.findIndex((one) => one.model === model) === index,
  )
  return firsts
    .map((item) => ({ item, file: join(MADE, `${item.model.key}.glb`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ item, file }, nth) => ({
      // One after the other on a quiet day.
      at: now - 20 * DAY + nth * 60_000,
      run: () => giveModel(stage, item, file, staff),
    }))
}

async function giveModel(stage: Stage, item: Item, file: string, staff: Staff): Promise<void> {
  const person = staff(item.shop.id)
  const form = new FormData()
  form.set('purpose', 'model')
  const content = new Uint8Array(await readFile(file))
  form.set('file', new File([content], 'model.glb', { type: 'model/gltf-binary' }))
  const { url } = await stage.upload<Uploaded>(person, UPLOAD_PATH, form)
  const call = await stage.as(person)
  const { itemId, version } = await call('POST /sapi/mall-merchant/item/detail', {
    itemId: item.id,
  })
  await call('POST /sapi/mall-merchant/item/model', {
    ...{ itemId, version },
    model: { url, finish: item.model.finishes[0]! },
  })
}
