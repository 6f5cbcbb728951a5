import { LONGEST_BODY, LONGEST_TITLE, pageFacts, pageSchema } from '@galleria/contract/page-rules'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { Notice } from '../../parts/notice.tsx'
import {
  ownPagesQuery,
  pageAddress,
  pageTextQuery,
  type PageText,
  type Which,
} from './own-page-queries.ts'
import { factNames } from './own-page-words.ts'
import styles from './own-pages.module.css'
import { Versions } from './versions.tsx'

/** How a text names the facts of the company. */
const places = pageFacts.map((fact) => `{{${fact}}}`).join(', ')

type Typed = { readonly title: string; readonly body: string; readonly version: number }

/**
 * What is typed is kept until it is saved; what is saved is read by nobody until it is published.
 */
export function PageEditor({ which, page }: { readonly which: Which; readonly page: PageText }) {
  const { t } = useLingui()
  const { draft, typed, type, forget } = useTyped(which, page)
  const { saving, publishing, failure } = useSteps(which, forget)
  const isChanged = typed.title !== page.title || typed.body !== page.body
  const isNewest = typed.version === page.version
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: pageSchema,
    read: () => typed,
    sentences: { required: t`Please fill this in.` },
    sending: { error: failure, isPending: saving.isPending },
    send: saving.mutate,
  })
  return (
    <div className={styles['beside']}>
      <form {...formProps} aria-label={t`Text of the page`}>
        <Stack gap="sm">
          {draft && !isNewest && <Overtaken goOn={() => type({ version: page.version })} />}
          <TextFields typed={typed} type={type} errorOf={errorOf} />
          <Steps
            page={page}
            isChanged={isChanged}
            isNewest={isNewest}
            isSaving={saving.isPending}
            notice={notice}
            publish={() => publishing.mutate(page.version)}
            isPublishing={publishing.isPending}
            dropDraft={draft ? forget : undefined}
          />
        </Stack>
      </form>
      <section aria-label={t`As visitors read it`}>
        <Text size="sm" c="dimmed" mb={8}>
          {isChanged ? (
            <Trans>As visitors would read what was saved last</Trans>
          ) : (
            <Trans>As visitors read it</Trans>
          )}
        </Text>
        {page.html ? (
          <div className={styles['shown']} dangerouslySetInnerHTML={{ __html: page.html }} />
        ) : (
          <Text size="sm">
            <Trans>Nothing is written yet.</Trans>
          </Text>
        )}
        <Versions
          page={page}
          use={({ title, body }) => type({ title, body, version: page.version })}
        />
      </section>
    </div>
  )
}

/** Somebody else was faster. */
function Overtaken({ goOn }: { readonly goOn: () => void }) {
  return (
    <Notice tone="warn">
      <Trans>
        Somebody else has saved this page since you began. What you typed is still here; the newest
        text is the first of the list below.
      </Trans>
      <div>
        <Button variant="default" size="compact-sm" mt={8} onClick={goOn}>
          <Trans>I have compared them; save mine</Trans>
        </Button>
      </div>
    </Notice>
  )
}

function TextFields({
  typed,
  type,
  errorOf,
}: {
  readonly typed: Pick<Typed, 'title' | 'body'>
  readonly type: (change: Partial<Typed>) => void
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        name="title"
        label={t`Title`}
        maxLength={LONGEST_TITLE}
        value={typed.title}
        onChange={(event) => type({ title: event.currentTarget.value })}
        error={errorOf('title')}
        required
      />
      <Textarea
        name="body"
        label={t`Text`}
        description={t`Markdown. Filled in from the company behind the mall: ${places}`}
        maxLength={LONGEST_BODY}
        value={typed.body}
        onChange={(event) => type({ body: event.currentTarget.value })}
        error={errorOf('body')}
        autosize
        minRows={12}
        maxRows={30}
        required
      />
    </>
  )
}

function Steps({
  page,
  isChanged,
  isNewest,
  isSaving,
  notice,
  publish,
  isPublishing,
  dropDraft,
}: {
  readonly page: PageText
  readonly isChanged: boolean
  readonly isNewest: boolean
  readonly isSaving: boolean
  readonly notice: string | undefined
  readonly publish: () => void
  readonly isPublishing: boolean
  readonly dropDraft: (() => void) | undefined
}) {
  const { t, i18n } = useLingui()
  const names = page.missingList.map((fact) => i18n._(factNames[fact])).join(', ')
  return (
    <>
      {notice && <Notice tone="refuse">{notice}</Notice>}
      {page.missingList.length > 0 && (
        <Notice tone="warn">{t`Before this can be published, the company behind the mall needs: ${names}`}</Notice>
      )}
      <Group>
        <Button type="submit" disabled={!isChanged || !isNewest} loading={isSaving}>
          <Trans>Save as a draft</Trans>
        </Button>
        <Button
          variant="default"
          onClick={publish}
          loading={isPublishing}
          disabled={isChanged || page.version === 0 || page.state === 'PUBLISHED' || !!names}
        >
          <Trans>Publish</Trans>
        </Button>
        {isChanged && dropDraft && (
          <Button variant="subtle" onClick={dropDraft}>
            <Trans>Throw away what I typed</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}

function useTyped(which: Which, page: PageText) {
  const name = `page:${pageAddress(which)}`
  const [draft, setDraft] = useState(() => readDraft(name) as Typed | undefined)
  const typed = draft ?? page
  return {
    draft,
    typed,
    type(change: Partial<Typed>) {
      const next = { title: typed.title, body: typed.body, version: typed.version, ...change }
      writeDraft(name, next)
      setDraft(next)
    },
    forget() {
      forgetDraft(name)
      setDraft(undefined)
    },
  }
}

function useSteps(which: Which, forget: () => void) {
  const queries = useQueryClient()
  const keep = (saved: PageText) => {
    queries.setQueryData(pageTextQuery(which).queryKey, saved)
    void queries.invalidateQueries({ queryKey: ownPagesQuery.queryKey, exact: true })
  }
  const refetch = () => void queries.invalidateQueries({ queryKey: pageTextQuery(which).queryKey })
  const saving = useMutation({
    mutationFn: ({ title, body, version }: Typed) =>
      mall('POST /sapi/mall-operator/page/save', { ...which, title, body, version }),
    onSuccess: (saved) => {
      keep(saved)
      forget()
    },
    onError: refetch,
  })
  const publishing = useMutation({
    mutationFn: (version: number) =>
      mall('POST /sapi/mall-operator/page/publish', { ...which, version }),
    onSuccess: keep,
    onError: refetch,
  })
  const failure = saving.error ?? publishing.error
  return { saving, publishing, failure }
}
