import {
  LONGEST_SAVED_TEXT,
  LONGEST_SAVED_TITLE,
  savedAnswerSchema,
  type TypedAnswer,
} from '@galleria/contract/after-sales-desk-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, TextInput, Textarea, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import own from '../after-sales/after-sales.module.css'
import { savedAnswersQuery, type SavedAnswer } from './settings-queries.ts'
import { ShopField } from './shop-field.tsx'

type Props = { readonly mayWrite: boolean; readonly shops: Staff['shops'] }

/**
 * Texts that are written often: they are picked where a request is answered, and can be changed
 * there before they are sent.
 */
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
  const { formProps, errorOf, notice } = useSentForm<TypedAnswer & { readonly shopId: string }>({
    schema: savedAnswerSchema,
    sentences: { required: t`Please fill this in.` },
    sending: saving,
    send: ({ shopId, title, content }) =>
      saving.mutate({ shopId: Number(shopId), title: title.trim(), content: content.trim() }),
  })
  const field = (name: 'title' | 'content') => ({
    name,
    defaultValue: saved?.[name] ?? '',
    error: errorOf(name),
  })
  return (
    <form {...formProps} aria-label={t`Saved text`}>
      <Stack gap="xs" maw={560}>
        <ShopField shops={shops} fixed={saved?.shop.id} error={errorOf('shopId')} />
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
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
