import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The specification's error catalogue of reviews and after-sales (section 8), as buyers read it in
 * the two languages that it is written in. The screens' own tests say where each stands.
 */
const CATALOGUE = [
  ['review successful', '评价成功'],
  ['submitted', '已提交'],
  ['your application has been submitted', '您的申请已提交'],
  ['please pick a rating', '请选择评分'],
  ['there are products not yet reviewed', '还有商品未评价'],
  ['image size cannot exceed {limit}M', '图片大小不能超过 {limit}M'],
  ['please enter refund amount', '请输入退款金额'],
  ['please select reason', '请选择原因'],
  ['please select at least one product', '请至少选择一个商品申请售后'],
  ['please enter logistics company', '请输入物流公司'],
  ['please enter tracking number', '请输入物流单号'],
  ['please enter correct tracking number', '请输入正确的物流单号'],
  ['Sure to cancel application?', '确定要取消申请吗？'],
  ['After cancel the application will be closed', '取消后，申请将被关闭'],
  ['Copied!', '复制成功！'],
  ['no tracking information yet', '暂无物流'],
  ['sorry, refund failed', '抱歉，退款失败'],
  ['no orders to review', '没有待评价的订单'],
  ['no matching reviews', '没有符合条件的评价'],
  ['no after-sales orders', '暂无售后单'],
] as const

/** Only texts that some screen has are in these files: `npm run check` sees to it. */
function readTexts(language: string): Map<string, string> {
  const folder = join(import.meta.dirname, '../locales', language)
  const all = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Map(
    all.flatMap((text) =>
      [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
        ([, id = '', shown = '']) => [id, shown] as const,
      ),
    ),
  )
}

test.each([
  ['English', 'en', 0],
  ['Chinese', 'zh-CN', 1],
] as const)(
  'every text of the error catalogue is said in %s as it is written there',
  (_, language, column) => {
    const texts = readTexts(language)
    expect(CATALOGUE.map(([id]) => texts.get(id))).toEqual(CATALOGUE.map((row) => row[column]))
  },
)
