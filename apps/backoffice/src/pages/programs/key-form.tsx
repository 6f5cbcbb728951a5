import { isProblem } from '@galleria/contract/client'
import { keyDays, LONGEST_KEY_NAME } from '@galleria/contract/merchant-key-rules'
import { keyScopes, type KeyScope } from '@galleria/contract/merchant-rights'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Checkbox, NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { keysQuery } from './program-queries.ts'
import { ProveFirst } from './prove-first.tsx'
import { scopeNames } from './scope-words.ts'
import { SecretOnce } from './secret-once.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Asked = {
  readonly name: string
  readonly scopeList: readonly KeyScope[]
  readonly days: number
}
const DRAFT = 'api-key'
const usual: Asked = { name: '', scopeList: ['query', 'query-orders'], days: 90 }

/** A new key; its secret is shown once, where the form was. */
export function KeyForm() {
  const { t } = useLingui()
  const [secret, show] = useState<string>()
  const [isOpen, open] = useState(() => readDraft(DRAFT) !== undefined)
  if (!isOpen)
    return (
      <div>
        <Button variant="default" onClick={() => open(true)}>
          <Trans>New key</Trans>
        </Button>
      </div>
    )
  function close() {
    forgetDraft(DRAFT)
    show(undefined)
    open(false)
  }
  return (
    <Card withBorder component="section" aria-labelledby="new-key" maw={560}>
      <Title order={3} id="new-key" mb="sm">
        <Trans>New key</Trans>
      </Title>
      {secret ? (
        <SecretOnce label={t`The new key`} secret={secret} done={close}>
          <Trans>
            Please copy it now and keep it like a password. It is shown only this once: we store
            nothing from which it could be read.
          </Trans>
        </SecretOnce>
      ) : (
        <KeyFields show={show} close={close} />
      )}
    </Card>
  )
}

function KeyFields({
  show,
  close,
}: {
  readonly show: (secret: string) => void
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>(() => (readDraft(DRAFT) as Asked | undefined) ?? usual)
  const [isTried, setTried] = useState(false)
  const making = useMutation({
    mutationFn: (wanted: Asked) =>
      mall('POST /sapi/mall-merchant/key/make', { ...wanted, scopeList: [...wanted.scopeList] }),
    onSuccess: ({ secret, keyList }) => {
      forgetDraft(DRAFT)
      queries.setQueryData(keysQuery.queryKey, keyList)
      show(secret)
    },
  })
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }))
  const isNamed = asked.name.trim() !== ''
  const isForSomething = asked.scopeList.length > 0
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNamed && isForSomething && !making.isPending) making.mutate(asked)
  }
  const mustProve = isProblem(making.error) && making.error.code === 'auth.prove_again'
  return (
    <form onSubmit={submit} noValidate aria-labelledby="new-key">
      <Stack gap="sm">
        <TextInput
          autoFocus
          label={t`Name`}
          description={t`What the program is called: the log names it.`}
          value={asked.name}
          maxLength={LONGEST_KEY_NAME}
          required
          autoComplete="off"
          error={isTried && !isNamed ? t`Please enter a name.` : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <ScopeFields asked={asked} change={change} isTried={isTried} />
        {mustProve ? (
          <ProveFirst keep={() => writeDraft(DRAFT, asked)} />
        ) : (
          making.isError && <Notice tone="refuse">{textOf(making.error)}</Notice>
        )}
        <FormButtons isPending={making.isPending} close={close}>
          <Trans>Make the key</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

/** What it lets in to, and until when. */
function ScopeFields({
  asked,
  change,
  isTried,
}: {
  readonly asked: Asked
  readonly change: (part: Partial<Asked>) => void
  readonly isTried: boolean
}) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Checkbox.Group
        label={t`What it may do`}
        value={[...asked.scopeList]}
        error={isTried && asked.scopeList.length === 0 ? t`Please choose at least one.` : undefined}
        onChange={(scopeList) => change({ scopeList: scopeList as KeyScope[] })}
      >
        <Stack gap={6} mt={6}>
          {keyScopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={i18n._(scopeNames[scope as KeyScope])} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={t`Good for`}
        value={String(asked.days)}
        onChange={(event) => change({ days: Number(event.currentTarget.value) })}
      >
        {keyDays.map((days) => (
          <option key={days} value={days}>
            <Plural value={days} one="# day" other="# days" />
          </option>
        ))}
      </NativeSelect>
    </>
  )
}
