import { DAY } from '@galleria/kernel/time'
import { HOUSE_SHOP } from '../shops.ts'
import { savedTexts } from '../texts/return-texts.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** So small that looking at it costs more. */
const AGREED_UP_TO = { value: 15, currency: 'EUR' } as const

/**
 * What the house shop has set up for its desk: texts for its answers, and a rule by which it agrees
 * to small amounts for parts that are missing.
 */
export function planDesk(stage: Stage, staff: Staff, now: number): Act {
  return {
    at: now - 2 * DAY,
    run: async () => {
      const call = await stage.as(staff(HOUSE_SHOP))
      for (const text of savedTexts)
        await call('POST /sapi/mall-merchant/savedanswer/save', { shopId: HOUSE_SHOP, ...text })
      await call('POST /sapi/mall-merchant/approvalrule/save', {
        shopId: HOUSE_SHOP,
        isOn: true,
        typeList: ['SALE_REFUND'],
        reasonList: ['MISSING_PARTS'],
        most: AGREED_UP_TO,
        needsPhoto: true,
        mostADay: 5,
      })
    },
  }
}
