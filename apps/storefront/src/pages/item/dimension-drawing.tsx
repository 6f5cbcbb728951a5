import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@galleria/ui/format'
import { boxDrawing } from './box-drawing.ts'

/** The space a piece takes, drawn to scale from its three measures. */
export function DimensionDrawing({
  width,
  depth,
  height,
  locale,
}: {
  width: number
  depth: number
  height: number
  locale: string
}) {
  const { t } = useLingui()
  const { size, hidden, edges, labels } = boxDrawing(width, depth, height)
  const say = {
    width: formatNumber(width, locale),
    depth: formatNumber(depth, locale),
    height: formatNumber(height, locale),
  }
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t`${say.width} cm wide, ${say.depth} cm deep, ${say.height} cm high`}
      className="mt-4 w-full max-w-md"
      fill="none"
      stroke="currentColor"
    >
      <path d={hidden} className="text-line" strokeDasharray="4 4" />
      <path d={edges} strokeWidth={1.5} strokeLinejoin="round" className="text-ink" />
      {labels.map(({ kind, x, y, anchor }) => (
        <text
          key={kind}
          x={x}
          y={y}
          textAnchor={anchor}
          stroke="none"
          fill="currentColor"
          fontSize={14}
        >
          {say[kind]} cm
        </text>
      ))}
    </svg>
  )
}
