import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BarChart } from './bar-chart.tsx'
import { useFormat } from './use-format.ts'
import type { Sales } from './sales.ts'

/** Sales by the days or steps of a period, in one currency. */
export function SalesChart({
  sales,
  dayText,
}: {
  readonly sales: Sales
  /** What a bar is called. */ readonly dayText: (day: string) => string
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { days, top, currency } = sales
  const money = (value: number) => format.money({ value, currency })
  const best = days.reduce((a, b) => (b.value > a.value ? b : a))
  const [from, to, total, bestDay, bestValue] = [
    dayText(days[0]?.day ?? ''),
    dayText(days.at(-1)?.day ?? ''),
    money(sales.value),
    dayText(best.day),
    money(best.value),
  ]
  return (
    <BarChart
      bars={days}
      top={top}
      label={t`Bars from ${from} to ${to}: ${total} in all, most on ${bestDay} with ${bestValue}`}
      dayText={dayText}
      axisText={(value) => format.shortMoney({ value, currency })}
      told={({ value, orders }) =>
        `${money(value)}, ${t`${plural(orders, { one: '# order', other: '# orders' })}`}`
      }
    />
  )
}
