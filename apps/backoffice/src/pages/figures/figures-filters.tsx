import { figuresPeriods, figuresSteps, type FiguresStep } from '@galleria/contract/figures-rules'
import { sites, type Site } from '@galleria/contract/storefronts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { addDays } from '../../parts/format.ts'
import list from '../../parts/list.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { figuresAddress, type FiguresSearch } from './figures-search.ts'

const SPAN = 'span'

/** The period, its bars, and one storefront or all. */
export function FiguresFilters({
  search,
  today,
}: {
  readonly search: FiguresSearch
  /** The last day of what is shown, once it is known. */ readonly today: string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const go = (change: Partial<FiguresSearch>) =>
    void navigate(figuresAddress({ ...search, ...change }))
  const goPeriod = (value: string) => {
    const last = today ?? new Date().toISOString().slice(0, 10)
    if (value === SPAN) go({ from: addDays(last, 1 - (search.days ?? 1)), to: last })
    else
      void navigate(
        figuresAddress({ days: Number(value), ...(search.site ? { site: search.site } : {}) }),
      )
  }
  const stepNames: Record<FiguresStep, string> = {
    day: t`By day`,
    week: t`By week`,
    month: t`By month`,
  }
  return (
    <search className={list['filters']}>
      <NativeSelect
        aria-label={t`Period`}
        value={search.days ?? SPAN}
        onChange={(event) => goPeriod(event.currentTarget.value)}
        data={[
          ...figuresPeriods.map((days) => ({
            value: String(days),
            label: t`Last ${plural(days, { one: '# day', other: '# days' })}`,
          })),
          { value: SPAN, label: t`From one day to another` },
        ]}
      />
      {search.from && search.to && <Span search={search} go={go} />}
      <NativeSelect
        aria-label={t`Bars`}
        value={search.step}
        onChange={(event) => go({ step: event.currentTarget.value as FiguresStep })}
        data={figuresSteps.map((step) => ({ value: step, label: stepNames[step] }))}
      />
      <NativeSelect
        aria-label={t`Storefront`}
        value={search.site ?? ''}
        onChange={(event) => go({ site: (event.currentTarget.value || undefined) as Site })}
        data={[
          { value: '', label: t`All storefronts` },
          ...sites.map((site) => ({ value: site, label: format.site(site) })),
        ]}
      />
    </search>
  )
}

function Span({
  search: { from = '', to = '' },
  go,
}: {
  readonly search: FiguresSearch
  readonly go: (change: Partial<FiguresSearch>) => void
}) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        type="date"
        aria-label={t`First day`}
        value={from}
        max={to}
        onChange={({ currentTarget: { value } }) => value && go({ from: value })}
      />
      <TextInput
        type="date"
        aria-label={t`Last day`}
        value={to}
        min={from}
        onChange={({ currentTarget: { value } }) => value && go({ to: value })}
      />
    </>
  )
}
