import type { WireReverse } from '@galleria/contract/after-sales'
import { MOST_CHANGES } from '@galleria/contract/after-sales-rules'
import { toWireId } from '@galleria/kernel/id'
import { inUnits } from '@galleria/kernel/measure'
import { wireMoney } from '#platform/wire-money.ts'
import { fileUrl } from '#modules/files/index.ts'
import { changeableReasons, isSumFixed, mostQtyOf } from './change.rules.ts'
import { isExchange } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** What a request said before, and what of it can still be changed. */

export function changedTimeOf({ changes }: Pick<ReverseRow, 'changes'>): string | null {
  const last = changes.at(-1)
  return last ? new Date(last.changedAt).toISOString() : null
}

export function presentChanges(
  reverse: ReverseRow,
  canChange: boolean,
): Pick<WireReverse, 'version' | 'changeList' | 'modification'> {
  return {
    version: reverse.version,
    changeList: reverse.changes.map((change) => presentChange(reverse, change)),
    modification: canChange
      ? {
          left: MOST_CHANGES - reverse.changes.length,
          isSumFixed: isSumFixed(reverse),
          lineList: reverse.lines.map((line) => ({
            id: toWireId('reverseLine', line.id),
            mostQty: mostQtyOf(line),
          })),
          reasonList: changeableReasons(reverse),
        }
      : null,
  }
}

function presentChange(
  reverse: ReverseRow,
  { changedAt, reason, remark, evidence, goods, shipping, lines }: ReverseRow['changes'][number],
): WireReverse['changeList'][number] {
  return {
    changedTime: new Date(changedAt).toISOString(),
    reverseReason: reason,
    remark,
    attachmentList: { files: evidence.map((id) => ({ url: fileUrl(id) })) },
    applyRefundAmt: wireMoney(isExchange(reverse) ? 0 : goods + shipping, reverse.currency),
    lineList: reverse.lines.flatMap(({ id, lineId, snapshot }) => {
      const before = lines.find((line) => line.lineId === lineId)
      return before
        ? [{ id: toWireId('reverseLine', id), reverseQty: inUnits(before.qty, snapshot.measure) }]
        : []
    }),
  }
}
