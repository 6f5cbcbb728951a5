import { useLingui } from '@lingui/react/macro'
import { SegmentedControl, Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { BarChart } from '../../parts/bar-chart.tsx'
import { roundUp } from '../../parts/sales.ts'
import { useFormat } from '../../parts/use-format.ts'
import type { AfterSales } from './figures-queries.ts'
import type { FiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { KeepTable } from './keep-table.tsx'
import { StepTable } from './step-table.tsx'
import { useStepText } from './use-step-text.ts'

/** How long the answers took, by when the requests were applied for. */
export function AnswersChart({
  answers,
  search,
}: {
  readonly answers: AfterSales['answers']
  readonly search: FiguresSearch
}) {
  const { t } = useLingui()
  const format = useFormat()
  const dayText = useStepText(search)
  const hours = (value: number | null) => (value === null ? '–' : format.hours(value))
  const bars = answers.stepList.map((one) => ({ ...one, value: one.medianHours }))
  if (bars.every(({ value }) => value === null)) return null
  const slowest = bars.reduce((a, b) => ((b.value ?? -1) > (a.value ?? -1) ? b : a))
  const [from, to] = [dayText(bars[0]?.day ?? ''), dayText(bars.at(-1)?.day ?? '')]
  const [worst, time] = [dayText(slowest.day), hours(slowest.value)]
  return (
    <Charted
      name={t`Time to answer over time`}
      keep={<KeepTable table="answers" search={search} name={t`Time to answer over time`} />}
      table={
        <StepTable
          name={t`Time to answer over time`}
          heads={[t`Time to answer`, t`Slowest tenth`, t`Answered`, t`Agreed by silence`]}
          rows={answers.stepList.map((one) => ({
            day: one.day,
            figures: [
              hours(one.medianHours),
              hours(one.slowHours),
              format.count(one.answered),
              format.count(one.bySilence),
            ],
          }))}
          dayText={dayText}
        />
      }
    >
      <BarChart
        bars={bars}
        top={roundUp(Math.max(...bars.map(({ value }) => value ?? 0)))}
        label={t`Bars from ${from} to ${to}: the time to answer, longest on ${worst} with ${time}`}
        dayText={dayText}
        axisText={hours}
        told={({ value }) => hours(value)}
      />
    </Charted>
  )
}

/** What went back by the requests of each step; one currency at a time. */
export function GivenChart({
  currencies,
  search,
}: {
  readonly currencies: AfterSales['currencyList']
  readonly search: FiguresSearch
}) {
  const { t } = useLingui()
  const format = useFormat()
  const dayText = useStepText(search)
  const [chosen, choose] = useState('')
  const given = currencies.filter(({ givenBackAmt }) => givenBackAmt.value > 0)
  const shown = given.find(({ currency }) => currency === chosen) ?? given[0]
  if (!shown) return null
  const { currency, givenBackAmt, stepList } = shown
  const money = (value: number) => format.money({ value, currency })
  const bars = stepList.map((one) => ({ ...one, value: one.givenBackAmt.value }))
  const most = bars.reduce((a, b) => (b.value > a.value ? b : a))
  const [from, to] = [dayText(bars[0]?.day ?? ''), dayText(bars.at(-1)?.day ?? '')]
  const [total, bestDay, bestValue] = [
    format.money(givenBackAmt),
    dayText(most.day),
    money(most.value),
  ]
  return (
    <Charted
      name={t`Money given back over time`}
      keep={
        <>
          {given.length > 1 && (
            <SegmentedControl
              size="sm"
              aria-label={t`Money given back over time`}
              value={currency}
              onChange={choose}
              data={given.map((one) => one.currency)}
            />
          )}
          <KeepTable table="givenBack" search={search} name={t`Money given back over time`} />
        </>
      }
      table={
        <StepTable
          name={t`Money given back over time`}
          heads={[t`Money given back`, t`for goods never sent`]}
          rows={stepList.map((one) => ({
            day: one.day,
            figures: [format.money(one.givenBackAmt), format.money(one.canceledAmt)],
          }))}
          dayText={dayText}
        />
      }
    >
      <BarChart
        bars={bars}
        top={roundUp(most.value)}
        label={t`Bars from ${from} to ${to}: ${total} in all, most on ${bestDay} with ${bestValue}`}
        dayText={dayText}
        axisText={(value) => format.shortMoney({ value, currency })}
        told={({ value }) => money(value)}
      />
    </Charted>
  )
}

/** A chart under its heading, and beside it the same in figures. */
function Charted({
  name,
  keep,
  table,
  children,
}: {
  readonly name: string
  readonly keep: ReactNode
  readonly table: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div>
      <div className={styles['head']}>
        <Title order={3} size="h4">
          {name}
        </Title>
        {keep}
      </div>
      <div className={styles['beside']}>
        {children}
        {table}
      </div>
    </div>
  )
}
