import * as z from 'zod/mini'
import { qty } from '../item/measure.ts'
import { imageFile, wireMoney, wireTime } from '../wire.ts'
import { reverseReasons } from './rules.ts'

/** How a request was changed, and what of it still can be. */
export const changes = {
  /** Said along by who answers it or changes it: another one is refused. */
  version: z.int(),
  /** What it said before its buyer changed it, the oldest first. */
  changeList: z.array(
    z.object({
      changedTime: wireTime,
      reverseReason: z.enum(reverseReasons),
      remark: z.string(),
      attachmentList: z.object({ files: z.array(imageFile) }),
      applyRefundAmt: wireMoney,
      /** Of each line, by its id in `reverseTradeOrderLineList`. */
      lineList: z.array(z.object({ id: z.string(), reverseQty: qty })),
    }),
  ),
  /**
   * What its buyer can change now, null where nothing. Quantities and the amount only where
   * `isSumFixed` is not said: of exchanges, whole cancellations and what comes with gifts they
   * follow from the goods.
   */
  modification: z.nullable(
    z.object({
      left: z.int(),
      isSumFixed: z.boolean(),
      lineList: z.array(z.object({ id: z.string(), mostQty: qty })),
      reasonList: z.array(z.enum(reverseReasons)),
    }),
  ),
}
