import type { ReverseType } from '@galleria/contract/after-sales-rules'
import type { Client } from '@galleria/contract/client'
import type { WireOrderLine } from '@galleria/contract/order'
import { offeredTypes, wholeChoices } from './application.ts'
import { partsFor } from './line-parts.ts'
import { renderPreview } from './send-application.ts'

/**
 * What can be asked for about these lines, or about any of the order, as the server says of the
 * smallest piece of each: what is held and what was not sent are asked about apart.
 */
export async function readTypes(
  call: Client,
  asked: {
    readonly orderId: string
    readonly lines: readonly WireOrderLine[]
    readonly lineIds: readonly string[]
  },
): Promise<ReverseType[]> {
  const { orderId, lines, lineIds } = asked
  const meant = lineIds.length > 0 ? lines.filter(({ id }) => lineIds.includes(id)) : lines
  const previews = await Promise.all(
    partsFor(meant, 'SALE_REFUND').map((part) =>
      renderPreview(call, {
        orderId,
        asType: 'SALE_REFUND',
        lines: wholeChoices([{ ...part, most: part.by }]),
      }),
    ),
  )
  const offered = new Set(previews.flatMap((one) => one?.availableReverseTypes ?? []))
  return offeredTypes.filter((type) => offered.has(type))
}
