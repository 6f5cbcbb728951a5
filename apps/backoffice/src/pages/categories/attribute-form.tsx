import type { WireAttribute } from '@galleria/contract/attribute-desk'
import {
  attributeKinds,
  attributeSchema,
  LONGEST_ATTRIBUTE_KEY,
  LONGEST_ATTRIBUTE_NAME,
  LONGEST_UNIT,
  type AttributeKind,
  type TypedAttribute,
} from '@galleria/contract/attribute-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice } from '../../parts/notice.tsx'
import { wordsOf } from '../../parts/typed-prices.ts'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { NameFields, readNames } from './attribute-names.tsx'
import { OptionFields, readOptions, useOptions } from './attribute-options.tsx'
import { kindWords, useAttributesChange } from './attribute-queries.ts'

type Words = {
  readonly isFilter: boolean
  readonly isRequired: boolean
  readonly optionList: ReturnType<typeof readOptions>
} & ReturnType<typeof readNames>
type Asked = {
  readonly asked: { readonly key: string; readonly unit: string; readonly isHidden: boolean }
  readonly words: Words
}

function readAsked(typed: FormData, list: Parameters<typeof readOptions>[1]): Asked {
  return {
    asked: {
      ...{ key: wordsOf(typed, 'key'), unit: wordsOf(typed, 'unit') },
      isHidden: typed.has('isHidden'),
    },
    words: {
      ...readNames(typed, 'name'),
      ...{ isFilter: typed.has('isFilter'), isRequired: typed.has('isRequired') },
      optionList: readOptions(typed, list),
    },
  }
}

/**
 * Where on the form stands what the mall found wrong: other languages stand below the English name.
 */
function fieldOf(path: string, { optionList }: TypedAttribute): string {
  const [part, index = 0] = path.split('.')
  if (part === 'optionList') return optionList[Number(index)]?.field ?? path
  return part === 'otherList' ? 'name' : path
}

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
  const [opened] = useState(attribute)
  const [kind, setKind] = useState<AttributeKind>(opened?.kind ?? 'choice')
  const options = useOptions(opened?.optionList ?? [])
  const saving = useAttributesChange(({ asked, words }: Asked) =>
    opened
      ? mall('POST /sapi/mall-operator/attribute/save', {
          ...{ id: opened.id, version: opened.version, isHidden: asked.isHidden },
          ...words,
        })
      : mall('POST /sapi/mall-operator/attribute/add', {
          ...{ categoryId, kind, key: asked.key, unit: kind === 'number' ? asked.unit : '' },
          ...words,
        }),
  )
  const { formProps, errorOf, notice } = useSentForm<TypedAttribute & Asked>({
    schema: attributeSchema,
    read: (typed) => {
      const asked = readAsked(typed, kind === 'choice' ? options.list : [])
      const fields = asked.words.optionList.map(({ name }, index) => ({
        ...{ name, field: options.list[index]?.field ?? 'name' },
      }))
      return {
        ...asked,
        ...{ name: asked.words.name, optionList: fields },
        ...(opened ? {} : { key: asked.asked.key }),
      }
    },
    fieldOf,
    refusedAt: { 'attribute.key_taken': 'key' },
    sentences: {
      required: t`Please enter a text.`,
      attribute_key: t`Please enter lower-case letters, digits and hyphens, and no word that addresses use.`,
    },
    sending: saving,
    send: (typed) => saving.mutate(typed, { onSuccess: close }),
  })
  return (
    <form {...formProps} aria-label={opened ? t`Change` : t`Add an attribute`}>
      <Stack gap="sm" maw={720}>
        {!opened && <FixedFields kind={kind} setKind={setKind} errorOf={errorOf} />}
        <NameFields
          name="name"
          label={t`Name`}
          longest={LONGEST_ATTRIBUTE_NAME}
          names={opened?.nameList ?? []}
          error={errorOf('name')}
        />
        {kind === 'choice' && <OptionFields options={options} errorOf={errorOf} />}
        <Flags kind={kind} opened={opened} />
        {notice && <Notice tone="refuse">{notice}</Notice>}
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

/** What is said once: its key, its kind and its unit. */
function FixedFields({
  kind,
  setKind,
  errorOf,
}: {
  readonly kind: AttributeKind
  readonly setKind: (kind: AttributeKind) => void
  readonly errorOf: ErrorOf
}) {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextInput
        name="key"
        label={t`Key`}
        description={t`Part of addresses and tables, for good: lower-case letters, digits and hyphens.`}
        maxLength={LONGEST_ATTRIBUTE_KEY}
        required
        autoComplete="off"
        spellCheck={false}
        error={errorOf('key')}
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
          error={errorOf('unit')}
        />
      )}
    </>
  )
}
