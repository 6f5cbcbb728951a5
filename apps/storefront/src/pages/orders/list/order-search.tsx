import { Form, Link, useSubmit } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@galleria/ui/icons'
import { useFollowingField } from '../../../parts/use-following-field.ts'
import { useOnceHydrated } from '../../../parts/use-once-hydrated.ts'
import {
  ordersPath,
  plainQuery,
  searchOf,
  tabs,
  timeSpans,
  type OrderQuery,
  type Tab,
  type TimeSpan,
} from './order-query.ts'

type Counts = Readonly<Record<string, number>>

function useChoices() {
  const { t } = useLingui()
  const tab: Record<Tab, string> = {
    all: t`All`,
    unpaid: t`Unpaid`,
    unshipped: t`In preparation`,
    unreceived: t`On the way`,
    finished: t`Finished`,
    canceled: t`Cancelled`,
  }
  const span: Record<TimeSpan, string> = {
    lta: t`All time`,
    '3m': t`Last 3 months`,
    ty: t`This year`,
    ly: t`Last year`,
  }
  return { tab, span }
}

/**
 * Orders paid with money, and those of the points mall; another kind starts without the filters of
 * the first.
 */
export function OrderKinds({ query }: { query: OrderQuery }) {
  const { t } = useLingui()
  const kinds = [
    { kind: '', name: t`All orders` },
    { kind: 'points', name: t`Points mall` },
  ] as const
  return (
    <nav aria-label={t`Order types`} className="mt-5">
      <ul className="inline-flex gap-1 rounded-card border border-line bg-surface p-1">
        {kinds.map(({ kind, name }) => (
          <li key={kind}>
            <Link
              to={ordersPath({ ...plainQuery, from: query.from, kind })}
              aria-current={query.kind === kind ? 'page' : undefined}
              className="tap rounded-control px-4 text-muted hover:text-ink aria-[current=page]:bg-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Above phones the states are tabs, each with how many orders it holds under the filters that are
 * set.
 */
export function OrderTabs({ query, counts }: { query: OrderQuery; counts: Counts }) {
  const { t } = useLingui()
  const words = useChoices()
  return (
    <nav aria-label={t`Orders by status`} className="mt-5 border-b border-line max-sm:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={ordersPath(query, { status: tab })}
              preventScrollReset
              aria-current={query.status === tab ? 'page' : undefined}
              className="tap border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {words.tab[tab]}
              <span className="text-small text-muted">{counts[searchOf[tab]] ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Keyword and time span, on phones the state too: one form whose fields are the address. */
export function OrderSearch({ query, counts }: { query: OrderQuery; counts: Counts }) {
  const { t } = useLingui()
  const words = useChoices()
  const submit = useSubmit()
  const send = (form: HTMLFormElement | null) => {
    if (form) void submit(form, { preventScrollReset: true })
  }
  const status = useFollowingField<HTMLSelectElement>(query.status)
  const span = useFollowingField<HTMLSelectElement>(query.timespan)
  // What was chosen before hydration counts as well.
  useOnceHydrated(() => {
    const isChosen =
      status.current?.value !== query.status || span.current?.value !== query.timespan
    if (isChosen) send(span.current?.form ?? null)
  })
  return (
    <Form
      method="get"
      action="/buyer/orders"
      role="search"
      aria-label={t`Search your orders`}
      className="flex flex-wrap gap-3 py-5"
    >
      {query.kind ? <input type="hidden" name="kind" value={query.kind} /> : null}
      {query.from ? <input type="hidden" name="from" value={query.from} /> : null}
      {query.pageSize === plainQuery.pageSize ? null : (
        <input type="hidden" name="pageSize" value={query.pageSize} />
      )}
      <KeywordField keyword={query.keyword} />
      <select
        ref={status}
        name="status"
        aria-label={t`Status`}
        defaultValue={query.status}
        onChange={(event) => send(event.target.form)}
        className="field flex-1 sm:hidden"
      >
        {tabs.map((one) => (
          <option key={one} value={one}>
            {words.tab[one]} ({counts[searchOf[one]] ?? 0})
          </option>
        ))}
      </select>
      <select
        ref={span}
        name="timespan"
        aria-label={t`Time`}
        defaultValue={query.timespan}
        onChange={(event) => send(event.target.form)}
        className="field flex-1 sm:w-auto sm:flex-none"
      >
        {timeSpans.map((one) => (
          <option key={one} value={one}>
            {words.span[one]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </Form>
  )
}

function KeywordField({ keyword }: { keyword: string }) {
  const { t } = useLingui()
  return (
    <div className="relative min-w-56 flex-1 max-sm:basis-full">
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t`Order number, item or recipient`}
        placeholder={t`Order number, item or recipient`}
        className="field pe-12"
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted hover:text-ink"
      >
        <IconSearch size={20} />
      </button>
    </div>
  )
}
