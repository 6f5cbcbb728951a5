import { Form, useSubmit } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@galleria/ui/icons'
import { plainQuery, type ReverseQuery } from './reverse-query.ts'

/** Keyword, and whether only the open ones: a form whose fields are the address. */
export function ReverseSearch({ query }: { query: ReverseQuery }) {
  const { t } = useLingui()
  const submit = useSubmit()
  return (
    <Form
      method="get"
      action="/buyer/as"
      role="search"
      aria-label={t`Search after-sales`}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 py-5"
    >
      {query.pageSize === plainQuery.pageSize ? null : (
        <input type="hidden" name="pageSize" value={query.pageSize} />
      )}
      <div className="relative min-w-56 flex-1 max-sm:basis-full">
        <input
          type="search"
          name="keyword"
          defaultValue={query.keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t`After-sales number, order number or item`}
          placeholder={t`After-sales number, order number or item`}
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
      <label className="tap gap-3">
        <input
          type="checkbox"
          name="applied"
          value="1"
          defaultChecked={query.applied}
          onChange={(event) => void submit(event.target.form, { preventScrollReset: true })}
          className="size-5 accent-accent"
        />
        <Trans>Open ones only</Trans>
      </label>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </Form>
  )
}
