import type { WireAttribute } from '@galleria/contract/attribute-desk'
import {
  attributeKinds,
  isAttributeKey,
  LONGEST_ATTRIBUTE_KEY,
  LONGEST_ATTRIBUTE_NAME,
  LONGEST_UNIT,
  type AttributeKind,
} from '@galleria/contract/attribute-rules'
import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { NameFields, readNames } from './attribute-names.tsx'
import { OptionFields, readOptions, useOptions } from './attribute-options.tsx'
import { kindWords, useAttributesChange } from './attribute-queries.ts'
import { focusOn } from './name-form.tsx'

type Words = {
  readonly isFilter: boolean
  readonly isRequired: boolean
  readonly optionList: ReturnType<typeof readOptions>
} & ReturnType<typeof readNames>

/** A new attribute, or one that is changed: then its key, its kind and its unit stay. */
export function AttributeForm({
  attribute,
  categoryId,
  close,
}: {
  readonly attribute?: WireAttribute
  readonly categoryId: number
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [opened] = useState(attribute)
  const [kind, setKind] = useState<AttributeKind>(opened?.kind ?? 'choice')
  const [fault, setFault] = useState<string>()
  const options = useOptions(opened?.optionList ?? [])
  const saving = useAttributesChange(({ form, words }: { form: FormData; words: Words }) =>
    opened
      ? mall('POST /sapi/mall-operator/attribute/save', {
          ...{ id: opened.id, version: opened.version, isHidden: form.has('isHidden') },
          ...words,
        })
      : mall('POST /sapi/mall-operator/attribute/add', {
          ...{ categoryId, kind, key: wordOf(form, 'key') },
          ...{ unit: kind === 'number' ? wordOf(form, 'unit') : '' },
          ...words,
        }),
  )
  const isTaken = isProblem(saving.error) && saving.error.code === 'attribute.key_taken'
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const words: Words = {
      ...readNames(typed, 'name'),
      ...{ isFilter: typed.has('isFilter'), isRequired: typed.has('isRequired') },
      optionList: kind === 'choice' ? readOptions(typed, options.list) : [],
    }
    const wrong = faultIn(words, options.list, opened || wordOf(typed, 'key'))
    setFault(wrong)
    if (wrong) return focusOn(form, wrong)
    saving.mutate({ form: typed, words }, { onSuccess: close, onError: () => focusOn(form, 'key') })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={opened ? t`Change` : t`Add an attribute`}>
      <Stack gap="sm" maw={720}>
        {!opened && (
          <FixedFields
            kind={kind}
            setKind={setKind}
            error={
              fault === 'key'
                ? t`Please enter small letters, digits and hyphens, and no word that addresses use.`
                : isTaken && textOf(saving.error)
            }
          />
        )}
        <NameFields
          name="name"
          label={t`Name`}
          longest={LONGEST_ATTRIBUTE_NAME}
          names={opened?.nameList ?? []}
          isWrong={fault === 'name'}
        />
        {kind === 'choice' && <OptionFields options={options} fault={fault} />}
        <Flags kind={kind} opened={opened} />
        {saving.isError && !isTaken && <Notice tone="refuse">{textOf(saving.error)}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          {opened ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}

/** What it is asked for. */
function Flags({
  kind,
  opened,
}: {
  readonly kind: AttributeKind
  readonly opened: WireAttribute | undefined
}) {
  const { t } = useLingui()
  return (
    <>
      {kind !== 'text' && (
        <Checkbox
          name="isFilter"
          label={t`Buyers filter by it`}
          defaultChecked={opened?.isFilter ?? true}
        />
      )}
      <Checkbox
        name="isRequired"
        label={t`Needed before an item is sold`}
        description={t`What is sold already goes on, and is asked when it is next changed.`}
        defaultChecked={opened?.isRequired ?? false}
      />
      {opened && (
        <Checkbox
          name="isHidden"
          label={t`Hidden: neither asked nor shown`}
          description={t`What items say of it is kept.`}
          defaultChecked={opened.isHidden}
        />
      )}
    </>
  )
}

const wordOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** The first field that is not right yet. */
function faultIn(
  { name, optionList }: Words,
  list: readonly { readonly field: string }[],
  key: WireAttribute | string,
): string | undefined {
  if (typeof key === 'string' && !isAttributeKey(key)) return 'key'
  if (name === '') return 'name'
  return list[optionList.findIndex((option) => option.name === '')]?.field
}

/** What is said once: its key, its kind and its unit. */
function FixedFields({
  kind,
  setKind,
  error,
}: {
  readonly kind: AttributeKind
  readonly setKind: (kind: AttributeKind) => void
  readonly error: string | false | null
}) {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextInput
        name="key"
        label={t`Key`}
        description={t`Part of addresses and tables, for good: small letters, digits and hyphens.`}
        maxLength={LONGEST_ATTRIBUTE_KEY}
        required
        autoComplete="off"
        spellCheck={false}
        error={error}
      />
      <NativeSelect
        label={t`Kind`}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(attributeKinds.find((one) => one === value) ?? 'choice')
        }
        data={attributeKinds.map((one) => ({ value: one, label: i18n._(kindWords[one]) }))}
      />
      {kind === 'number' && (
        <TextInput
          name="unit"
          label={t`Unit`}
          description={t`The same in every language: cm, kg, W. Empty where there is none.`}
          maxLength={LONGEST_UNIT}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  )
}
