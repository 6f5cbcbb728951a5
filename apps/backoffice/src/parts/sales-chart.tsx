import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type PointerEvent } from 'react'
import { useFormat } from './use-format.ts'
import type { Sales } from './sales.ts'
import styles from './sales-chart.module.css'

const HEIGHT = 100
const BAR = 0.72

/**
 * Bars only are drawn; the words beside them are text, so that they keep their size at every width.
 */
export function SalesChart({
  sales,
  dayText,
}: {
  readonly sales: Sales
  /** What a bar is called. */ readonly dayText: (day: string) => string
}) {
  const { t } = useLingui()
  const format = useFormat()
  const [pointed, point] = useState<number>()
  const { days, top, currency } = sales
  const money = (value: number) => format.money({ value, currency })
  const best = days.reduce((a, b) => (b.value > a.value ? b : a))
  const shown = pointed === undefined ? undefined : days[pointed]
  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    point(
      Math.min(
        days.length - 1,
        Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * days.length)),
      ),
    )
  }
  const [from, to, total, bestDay, bestValue] = [
    dayText(days[0]?.day ?? ''),
    dayText(days.at(-1)?.day ?? ''),
    money(sales.value),
    dayText(best.day),
    money(best.value),
  ]
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['shown']} aria-hidden>
        {shown
          ? `${dayText(shown.day)}: ${money(shown.value)}, ${t`${plural(shown.orders, { one: '# order', other: '# orders' })}`}`
          : '\u00a0'}
      </figcaption>
      <div className={styles['axis']} aria-hidden>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{format.shortMoney({ value, currency })}</span>
        ))}
      </div>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Bars from ${from} to ${to}: ${total} in all, most on ${bestDay} with ${bestValue}`}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={() => point(undefined)}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1={0} x2={days.length} y1={y} y2={y} className={styles['line']} />
        ))}
        {days.map((one, index) => {
          const height = (one.value / top) * HEIGHT
          return (
            <rect
              key={one.day}
              x={index + (1 - BAR) / 2}
              width={BAR}
              y={HEIGHT - height}
              height={height}
              className={index === pointed ? styles['pointed'] : styles['bar']}
            />
          )
        })}
      </svg>
      <div className={styles['days']} aria-hidden>
        {namedOf(days.length).map((index) => (
          <span key={index}>{dayText(days[index]?.day ?? '')}</span>
        ))}
      </div>
    </figure>
  )
}

/**
 * Which bars are named below the chart: the first and the last, and two between where there are
 * some.
 */
function namedOf(count: number): number[] {
  const third = Math.round(count / 3)
  return [...new Set([0, third, 2 * third, count - 1])].filter((index) => index < count)
}
