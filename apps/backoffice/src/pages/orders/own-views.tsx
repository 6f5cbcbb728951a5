import { LONGEST_VIEW_NAME } from '@galleria/contract/order-view-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { orderViewsQuery, type OwnView } from './order-queries.ts'
import { isFiltered, writeSearch, type OrderSearch } from './order-search.ts'
import styles from './own-views.module.css'

/** The views that a person has kept, and the way to keep the filters of the moment, or to change what was kept. */
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

function useViews(act: () => Promise<OwnView[]>, done: () => void) {
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
  const [name, type] = useState('')
  const keeping = useViews(
    () => mall('POST /sapi/mall-merchant/orderView/keep', { name, query }),
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
      name={name}
      type={type}
      work={keeping}
      back={() => ask(false)}
    />
  )
}

function ChangeView({ view }: { readonly view: OwnView }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [isAsked, ask] = useState(false)
  const [name, type] = useState(view.name)
  const { id } = view
  const renaming = useViews(
    () => mall('POST /sapi/mall-merchant/orderView/rename', { id, name }),
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
        name={name}
        type={type}
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
  type,
  work,
  back,
}: {
  readonly label: string
  readonly button: ReactNode
  readonly name: string
  readonly type: (name: string) => void
  readonly work: ReturnType<typeof useViews>
  readonly back: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const field = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const isEmpty = name.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isEmpty) return field.current?.focus()
    if (!work.isPending) work.mutate(undefined, { onError: () => field.current?.focus() })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={label} className={styles['form']}>
      <TextInput
        ref={field}
        name="name"
        label={t`Name of the view`}
        autoComplete="off"
        autoFocus
        maxLength={LONGEST_VIEW_NAME}
        value={name}
        error={
          work.isError
            ? textOf(work.error)
            : isTried && isEmpty
              ? t`Please give it a name.`
              : undefined
        }
        onChange={(event) => {
          work.reset()
          type(event.currentTarget.value)
        }}
      />
      <Button type="submit" loading={work.isPending}>
        {button}
      </Button>
      <Button variant="default" onClick={back}>
        <Trans>Not now</Trans>
      </Button>
    </form>
  )
}
