import type { WireReverse } from '@galleria/contract/after-sales'
import { drawQrCode, type QrCode } from '../../../parts/qr-code.ts'

/** What a counter scans of the shop's label, drawn on the server. */
export function drawLabel({ returnLabel }: Pick<WireReverse, 'returnLabel'>): QrCode | null {
  return returnLabel?.code ? drawQrCode(returnLabel.code) : null
}
