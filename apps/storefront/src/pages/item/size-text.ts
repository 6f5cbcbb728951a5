import type { WireSku } from '@galleria/contract/item'
import { formatNumber } from '@galleria/ui/format'

/** Width x depth, which is what tells the sizes of an item apart. */
export function sizeText(
  { widthCm, depthCm }: Pick<WireSku, 'widthCm' | 'depthCm'>,
  locale: string,
): string {
  return `${formatNumber(widthCm, locale)} × ${formatNumber(depthCm, locale)} cm`
}
