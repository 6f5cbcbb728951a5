import { LONGEST_VIEW_NAME, viewNameSchema } from '@galleria/contract/order-view-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { orderViewsQuery, type OwnView } from './order-queries.ts'
import { isFiltered, writeSearch, type OrderSearch } from './order-search.ts'
import styles from './own-views.module.css'

/**
 * The views that a person has kept, and the way to keep the filters of the moment, or to change
 * what was kept.
 */
export function OwnViews({ search }: { readonly search: OrderSearch }) {
  const { t } = useLingui()
  const views = useQuery(orderViewsQuery)
  if (!views.data) return null
  const query = writeSearch({ ...search, page: 1 })
  const current = views.data.find((view) => view.query === query)
  if (views.data.length === 0 && !isFiltered(search)) return null
  return (
    <div className={styles['own']}>
      {views.data.length > 0 && (
        <nav aria-label={t`My views`} className={styles['list']}>
          {views.data.map((view) => (
            <Link
              key={view.id}
              to={`/orders${view.query}`}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      )}
      {current ? (
        <ChangeView key={current.id} view={current} />
      ) : (
        isFiltered(search) && <KeepView key={query} query={query} />
      )}
    </div>
  )
}

function useViews<Asked = void>(act: (asked: Asked) => Promise<OwnView[]>, done: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (views) => {
      queries.setQueryData(orderViewsQuery.queryKey, views)
      done()
    },
    onError: () => queries.invalidateQueries({ queryKey: orderViewsQuery.queryKey }),
  })
}

function KeepView({ query }: { readonly query: string }) {
  const { t } = useLingui()
  const [isAsked, ask] = useState(false)
  const keeping = useViews(
    (name: string) => mall('POST /sapi/mall-merchant/orderView/keep', { name, query }),
    () => ask(false),
  )
  if (!isAsked)
    return (
      <Button variant="subtle" px="xs" onClick={() => ask(true)}>
        <Trans>Keep these filters</Trans>
      </Button>
    )
  return (
    <NameForm
      label={t`Keep these filters`}
      button={<Trans>Keep</Trans>}
      name=""
      work={keeping}
      back={() => ask(false)}
    />
  )
}

function ChangeView({ view }: { readonly view: OwnView }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [isAsked, ask] = useState(false)
  const { id } = view
  const renaming = useViews(
    (name: string) => mall('POST /sapi/mall-merchant/orderView/rename', { id, name }),
    () => ask(false),
  )
  const removing = useViews(
    () => mall('POST /sapi/mall-merchant/orderView/remove', { id }),
    () => undefined,
  )
  if (isAsked)
    return (
      <NameForm
        label={t`Rename the view`}
        button={<Trans>Rename</Trans>}
        name={view.name}
        work={renaming}
        back={() => ask(false)}
      />
    )
  return (
    <Group gap={4}>
      <Button variant="subtle" px="xs" onClick={() => ask(true)}>
        <Trans>Rename the view</Trans>
      </Button>
      <Button
        variant="subtle"
        px="xs"
        loading={removing.isPending}
        onClick={() => removing.mutate()}
      >
        <Trans>Remove the view</Trans>
      </Button>
      {removing.isError && <Text size="sm">{textOf(removing.error)}</Text>}
    </Group>
  )
}

function NameForm({
  label,
  button,
  name,
  work,
  back,
}: {
  readonly label: string
  readonly button: ReactNode
  readonly name: string
  readonly work: ReturnType<typeof useViews<string>>
  readonly back: () => void
}) {
  const { t } = useLingui()
  const { formProps, errorOf, notice } = useSentForm<{ readonly name: string }>({
    schema: viewNameSchema,
    refusedAt: { 'view.name_taken': 'name' },
    sentences: { required: t`Please give it a name.` },
    sending: work,
    send: (typed) => work.mutate(typed.name),
  })
  return (
    <form {...formProps} aria-label={label} className={styles['form']}>
      <TextInput
        name="name"
        label={t`Name of the view`}
        autoComplete="off"
        autoFocus
        maxLength={LONGEST_VIEW_NAME}
        defaultValue={name}
        error={errorOf('name')}
      />
      <Button type="submit" loading={work.isPending}>
        {button}
      </Button>
      <Button variant="default" onClick={back}>
        <Trans>Not now</Trans>
      </Button>
      {notice && <Notice tone="refuse">{notice}</Notice>}
    </form>
  )
}
