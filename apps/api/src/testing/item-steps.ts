import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { newId } from '@galleria/kernel/id'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { photo, upload } from './upload-steps.ts'

/** How tests put items into the mall. */
export const ADD = 'POST /sapi/mall-merchant/item/add' as const
export const ITEM = 'POST /sapi/mall-merchant/item/detail' as const
export const APPROVE = 'POST /sapi/mall-operator/item/approve' as const

type Form = Omit<ArgumentOf<typeof ADD>, 'shopId' | 'requestKey'>
type Item = ReplyOf<typeof ITEM>

export type ItemSteps = ReturnType<typeof itemSteps>

export function itemSteps(t: TestMall, merchant: Visitor, operator: Visitor) {
  async function form(change: { name: string } & Partial<Form>): Promise<Form> {
    const { name, ...rest } = change
    const picture = rest.imageList ? undefined : await upload(t, merchant, 'goods', await photo())
    return {
      categoryId: 1,
      language: 'en',
      textList: [
        { language: 'en', name, description: 'Good for reading.', details: ['Solid wood'] },
      ],
      manufacturer: 'Quill Works Ltd, 1 Mill Lane, York',
      responsiblePerson: 'Quill EU GmbH, Kai 1, Hamburg',
      energyClass: null,
      freight: 'parcel',
      imageList: picture ? [picture.url] : [],
      ...rest,
    }
  }

  async function begin(change: { name: string } & Partial<Form>): Promise<Item> {
    return merchant.call(ADD, { ...(await form(change)), shopId: 5, requestKey: newId('job') })
  }

  function withVersion(
    { itemId, version }: Pick<Item, 'itemId' | 'version'>,
    change: object = {},
  ): Promise<Item> {
    return merchant.call('POST /sapi/mall-merchant/item/version', {
      itemId,
      version,
      skuCode: `QW-${newId('job').slice(-8)}`,
      finish: 'oak',
      sizeName: '61 x 70 cm',
      widthCm: 61.5,
      depthCm: 70,
      heightCm: 92,
      weightKg: 8.5,
      priceList: [{ site: 'DE', amount: 149.5 }],
      ...change,
    })
  }

  /** On sale, with the word of the mall where that is asked. */
  async function released(written: Form): Promise<Item> {
    const draft = await withVersion(
      await merchant.call(ADD, { ...written, shopId: 5, requestKey: newId('job') }),
    )
    return release(draft.itemId)
  }

  async function release(itemId: number): Promise<Item> {
    const draft = await merchant.call(ITEM, { itemId })
    const { status, version } = await merchant.call('POST /sapi/mall-merchant/item/submit', {
      itemId,
      version: draft.version,
    })
    if (status === 'IN_REVIEW') await operator.call(APPROVE, { itemId, version })
    return merchant.call(ITEM, { itemId })
  }
  return { form, begin, withVersion, release, released }
}
