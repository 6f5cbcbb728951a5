import { LONGEST_SAVED_TEXT, LONGEST_SAVED_TITLE } from '@galleria/contract/after-sales-desk-rules'
import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, TextInput, Textarea, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import own from '../after-sales/after-sales.module.css'
import { savedAnswersQuery, type SavedAnswer } from './settings-queries.ts'
import { ShopField } from './shop-field.tsx'

type Props = { readonly mayWrite: boolean; readonly shops: Staff['shops'] }

/** Texts that are written often: they are picked where a request is answered, and can be changed there before they are sent. */
export function SavedAnswers({ mayWrite, shops }: Props) {
  const list = useQuery(savedAnswersQuery)
  const [edited, edit] = useState<number | 'new'>()
  const close = () => edit(undefined)
  return (
    <Stack component="section" gap="sm" align="start" aria-labelledby="saved-answers">
      <Title order={2} id="saved-answers">
        <Trans>Saved texts</Trans>
      </Title>
      <Text c="dimmed" maw={640} size="sm">
        <Trans>
          Pick one when you reject a request, make an offer or write to the buyer. You can change it
          before you send it.
        </Trans>
      </Text>
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      <ul className={cards['cards']} style={{ width: '100%' }}>
        {(list.data ?? []).map((one) => (
          <li key={one.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              {edited === one.id ? (
                <AnswerForm saved={one} shops={shops} close={close} />
              ) : (
                <OneAnswer
                  saved={one}
                  withShop={shops.length > 1}
                  {...(mayWrite ? { edit: () => edit(one.id) } : {})}
                />
              )}
            </Card>
          </li>
        ))}
      </ul>
      {edited === 'new' && <AnswerForm saved={undefined} shops={shops} close={close} />}
      {mayWrite && edited === undefined && (
        <Button variant="default" onClick={() => edit('new')}>
          <Trans>Save a new text</Trans>
        </Button>
      )}
    </Stack>
  )
}

function OneAnswer({
  saved,
  withShop,
  edit,
}: {
  readonly saved: SavedAnswer
  readonly withShop: boolean
  readonly edit?: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const removing = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/savedanswer/remove', { id: saved.id }),
    onSuccess: (list) => queries.setQueryData(savedAnswersQuery.queryKey, list),
  })
  const { title } = saved
  return (
    <>
      <div className={cards['head']}>
        <h3>{title}</h3>
        {withShop && (
          <Text size="sm" c="dimmed">
            {saved.shop.name}
          </Text>
        )}
      </div>
      <p className={own['words']}>{saved.content}</p>
      {removing.isError && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
      {edit && (
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            onClick={edit}
            aria-label={t`Change the text: ${title}`}
          >
            <Trans>Change</Trans>
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={removing.isPending}
            onClick={() => removing.mutate()}
            aria-label={t`Remove the text: ${title}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}

function AnswerForm({
  saved,
  shops,
  close,
}: {
  readonly saved: SavedAnswer | undefined
  readonly shops: Staff['shops']
  readonly close: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const [missing, miss] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: (form: { shopId: number; title: string; content: string }) =>
      mall('POST /sapi/mall-merchant/savedanswer/save', {
        ...(saved ? { id: saved.id } : {}),
        ...form,
      }),
    onSuccess: (list) => {
      queries.setQueryData(savedAnswersQuery.queryKey, list)
      close()
    },
  })
  const errors = isProblem(saving.error) ? (saving.error.body.errors ?? []) : []
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const empty = ['title', 'content'].filter((name) => text(name) === '')
    miss(empty)
    if (empty.length > 0 || saving.isPending) return
    saving.mutate({
      shopId: Number(text('shopId')),
      title: text('title'),
      content: text('content'),
    })
  }
  const field = (name: 'title' | 'content') => ({
    name,
    defaultValue: saved?.[name] ?? '',
    error: missing.includes(name)
      ? t`Please fill this in.`
      : errors.find(({ path }) => path === name)?.message,
  })
  return (
    <form onSubmit={submit} noValidate aria-label={t`Saved text`}>
      <Stack gap="xs" maw={560}>
        <ShopField shops={shops} fixed={saved?.shop.id} />
        <TextInput
          {...field('title')}
          label={t`Title (only your shop sees it)`}
          maxLength={LONGEST_SAVED_TITLE}
          required
        />
        <Textarea
          {...field('content')}
          label={t`Text`}
          maxLength={LONGEST_SAVED_TEXT}
          autosize
          minRows={3}
          required
        />
        {saving.isError && errors.length === 0 && (
          <Notice tone="refuse">{textOf(saving.error)}</Notice>
        )}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
