import { isProblem } from '@galleria/contract/client'
import { keyDays, keySchema, LONGEST_KEY_NAME } from '@galleria/contract/merchant-key-rules'
import { keyScopes, type KeyScope } from '@galleria/contract/merchant-rights'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Checkbox, NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { wordsOf } from '../../parts/typed-prices.ts'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
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
            Please copy it now and keep it as safe as a password. It is shown only this once: we
            store nothing from which it could be read.
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
  const queries = useQueryClient()
  const [first] = useState<Asked>(() => (readDraft(DRAFT) as Asked | undefined) ?? usual)
  const making = useMutation({
    mutationFn: (wanted: Asked) =>
      mall('POST /sapi/mall-merchant/key/make', { ...wanted, scopeList: [...wanted.scopeList] }),
    onSuccess: ({ secret, keyList }) => {
      forgetDraft(DRAFT)
      queries.setQueryData(keysQuery.queryKey, keyList)
      show(secret)
    },
  })
  const { form, formProps, errorOf, notice } = useSentForm<Asked>({
    schema: keySchema,
    read: readKey,
    sentences: { required: t`Please enter a name.`, choose: t`Please choose at least one.` },
    sending: making,
    send: making.mutate,
  })
  const mustProve = isProblem(making.error) && making.error.code === 'auth.prove_again'
  const keep = () => form.current && writeDraft(DRAFT, readKey(new FormData(form.current)))
  return (
    <form {...formProps} aria-labelledby="new-key">
      <Stack gap="sm">
        <TextInput
          autoFocus
          name="name"
          label={t`Name`}
          description={t`What the program is called: the log names it.`}
          defaultValue={first.name}
          maxLength={LONGEST_KEY_NAME}
          required
          autoComplete="off"
          error={errorOf('name')}
        />
        <ScopeFields first={first} errorOf={errorOf} />
        {mustProve ? <ProveFirst keep={keep} /> : notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={making.isPending} close={close}>
          <Trans>Make the key</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

const readKey = (typed: FormData): Asked => ({
  name: wordsOf(typed, 'name'),
  scopeList: typed.getAll('scopeList') as KeyScope[],
  days: Number(typed.get('days')),
})

/** What it lets in to, and until when. */
function ScopeFields({ first, errorOf }: { readonly first: Asked; readonly errorOf: ErrorOf }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Checkbox.Group
        label={t`What it may do`}
        defaultValue={[...first.scopeList]}
        error={errorOf('scopeList')}
        data-invalid={errorOf('scopeList') ? true : undefined}
      >
        <Stack gap={6} mt={6}>
          {keyScopes.map((scope) => (
            <Checkbox
              key={scope}
              name="scopeList"
              value={scope}
              label={i18n._(scopeNames[scope as KeyScope])}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        name="days"
        error={errorOf('days')}
        label={t`Good for`}
        defaultValue={String(first.days)}
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
