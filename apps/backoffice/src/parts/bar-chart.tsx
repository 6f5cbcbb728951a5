import { useState, type PointerEvent } from 'react'
import styles from './bar-chart.module.css'

const HEIGHT = 100
const BAR = 0.72

/** `day` is the first of its bar; a value of null has no bar. */
export type Bar = { readonly day: string; readonly value: number | null }

/**
 * Bars only are drawn; the words beside them are text, so that they keep their size at every width.
 */
export function BarChart<One extends Bar>({
  bars,
  top,
  label,
  dayText,
  axisText,
  told,
}: {
  readonly bars: readonly One[]
  /** Of the axis. */ readonly top: number
  /** What all of it says, for whoever does not see it. */ readonly label: string
  /** What a bar is called. */ readonly dayText: (day: string) => string
  readonly axisText: (value: number) => string
  /** What the bar that is pointed at says. */ readonly told: (bar: One) => string
}) {
  const [pointed, point] = useState<number>()
  const shown = pointed === undefined ? undefined : bars[pointed]
  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    point(
      Math.min(
        bars.length - 1,
        Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * bars.length)),
      ),
    )
  }
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['shown']} aria-hidden>
        {shown ? `${dayText(shown.day)}: ${told(shown)}` : '\u00a0'}
      </figcaption>
      <div className={styles['axis']} aria-hidden>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{axisText(value)}</span>
        ))}
      </div>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={() => point(undefined)}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1={0} x2={bars.length} y1={y} y2={y} className={styles['line']} />
        ))}
        {bars.map((one, index) => {
          const height = ((one.value ?? 0) / top) * HEIGHT
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
        {namedOf(bars.length).map((index) => (
          <span key={index}>{dayText(bars[index]?.day ?? '')}</span>
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
