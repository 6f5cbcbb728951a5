import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { WireModel } from '@galleria/contract/model'
import { formatNumber } from '@galleria/ui/format'
import { boxDrawing } from './box-drawing.ts'
import { outlineDrawing } from './outline-drawing.ts'

type Measure = 'width' | 'depth' | 'height'
type MeasureTexts = Readonly<Record<Measure, string>>

/** The piece's own outline where there is a model of it, else the space it takes; to scale. */
export function DimensionDrawing({
  measures,
  model,
  locale,
}: {
  measures: Readonly<Record<Measure, number>>
  model: WireModel | null
  locale: string
}) {
  const say = {
    width: formatNumber(measures.width, locale),
    depth: formatNumber(measures.depth, locale),
    height: formatNumber(measures.height, locale),
  }
  return model ? <Outline model={model} say={say} /> : <Box measures={measures} say={say} />
}

function Outline({ model, say }: { model: WireModel; say: MeasureTexts }) {
  const { size, scale, views, lines, labels } = outlineDrawing(model)
  return (
    <Sheet size={size} say={say}>
      {views.map(({ path, x, y }) => (
        <path
          key={x}
          d={path}
          transform={`translate(${x} ${y}) scale(${scale})`}
          vectorEffect="non-scaling-stroke"
          fillRule="evenodd"
          strokeWidth={1.5}
          strokeLinejoin="round"
          className="fill-line/50 text-ink"
        />
      ))}
      <path d={lines} className="text-muted" />
      {labels.map((label) => (
        <Label key={label.kind} {...label} say={say} />
      ))}
    </Sheet>
  )
}

function Box({
  measures,
  say,
}: {
  measures: Readonly<Record<Measure, number>>
  say: MeasureTexts
}) {
  const { size, hidden, edges, labels } = boxDrawing(
    measures.width,
    measures.depth,
    measures.height,
  )
  return (
    <Sheet size={size} say={say}>
      <path d={hidden} className="text-line" strokeDasharray="4 4" />
      <path d={edges} strokeWidth={1.5} strokeLinejoin="round" className="text-ink" />
      {labels.map((label) => (
        <Label key={label.kind} {...label} say={say} />
      ))}
    </Sheet>
  )
}

function Sheet({
  size,
  say,
  children,
}: {
  size: { readonly width: number; readonly height: number }
  say: MeasureTexts
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t`${say.width} cm wide, ${say.depth} cm deep, ${say.height} cm high`}
      className="mt-4 w-full max-w-md"
      fill="none"
      stroke="currentColor"
    >
      {children}
    </svg>
  )
}

function Label({
  kind,
  x,
  y,
  anchor,
  say,
}: {
  kind: Measure
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  say: MeasureTexts
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} stroke="none" fill="currentColor" fontSize={14}>
      {say[kind]} cm
    </text>
  )
}
