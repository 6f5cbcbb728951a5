import type { WireGoodsImport } from '@galleria/contract/goods-table'
import { IMPORT_PATH } from '@galleria/contract/goods-table-rules'
import { newId, toWireId } from '@galleria/kernel/id'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { people } from './small-catalogue.ts'
import { sendMultipart } from './upload-steps.ts'

export const CHECK = 'POST /sapi/mall-merchant/goodsTable/check' as const
export const RUN = 'POST /sapi/mall-merchant/goodsTable/run' as const
export const ROWS = 'POST /sapi/mall-merchant/goodsTable/rows' as const
export const IMPORT = 'POST /sapi/mall-merchant/goodsTable/detail' as const
export const DISCARD = 'POST /sapi/mall-merchant/goodsTable/discard' as const

/** A table that the other shop has sent in and looked at; the one before is thrown away. */
export async function layOutImport(t: TestMall): Promise<string> {
  const id = newId('goodsImport')
  await t.sql(`update goods_imports set status = 'DISCARDED' where status = 'CHECKED'`)
  await t.sql(
    `insert into goods_imports (id, seller_id, user_id, file_name, status, is_here, language, columns, created_at, moved_at)
    select $1, f.seller_id, f.user_id, 'goods.csv', 'CHECKED', true, 'en', '[{"heading": "sku", "samples": [], "field": "sku"}]', mall_now(), mall_now()
    from seller_staff f join users u on u.id = f.user_id where u.email = '${people.otherMerchant}'`,
    [id],
  )
  return toWireId('goodsImport', id)
}

export type Sent = WireGoodsImport & { readonly code?: string }

/** What a shop does with a table of goods. */
export function goodsTableSteps(t: TestMall, visitor: Visitor) {
  async function sent(content: string | Buffer, name = 'goods.csv') {
    const answer = await sendMultipart<Sent>(
      t,
      visitor,
      IMPORT_PATH,
      [{ name: 'file', fileName: name, type: 'text/csv', content }],
      {},
    )
    return answer.body
  }
  /** Asks for the look at its rows, without waiting for it. */
  const look = (table: WireGoodsImport) =>
    visitor.call(CHECK, {
      id: table.id,
      separator: table.separator,
      decimalSign: table.decimalSign,
      fieldList: table.columnList.map(({ field }) => field),
    })
  async function checked(content: string | Buffer): Promise<WireGoodsImport> {
    const { id } = await look(await sent(content))
    await t.drain()
    return visitor.call(IMPORT, { id })
  }
  async function run(
    { id }: Pick<WireGoodsImport, 'id'>,
    { mode = 'GOOD', isSure = false }: { mode?: 'ALL' | 'GOOD'; isSure?: boolean } = {},
  ): Promise<WireGoodsImport> {
    await visitor.call(RUN, { id, mode, isSure })
    await t.drain()
    return visitor.call(IMPORT, { id })
  }
  const rows = async ({ id }: Pick<WireGoodsImport, 'id'>) =>
    (await visitor.call(ROWS, { id, pageSize: 100 })).data
  const exported = async (style = '') =>
    String((await visitor.raw('GET', `/goods-table/goods.csv${style}`)).body)
  const discard = ({ id }: Pick<WireGoodsImport, 'id'>) => visitor.call(DISCARD, { id })
  return { sent, look, checked, run, rows, exported, discard }
}
export type GoodsTableSteps = ReturnType<typeof goodsTableSteps>
