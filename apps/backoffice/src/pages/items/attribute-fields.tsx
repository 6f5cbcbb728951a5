import { LONGEST_ATTRIBUTE_TEXT } from '@galleria/contract/attribute-rules'
import type { Language } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { languageName } from '../../parts/language-name.ts'
import type { Item, ItemChoices } from './item-queries.ts'
import styles from './items.module.css'
import { attributeField } from './read-form.ts'

type Asked = ItemChoices['attributeList'][number]
type Fact = Item['attributeList'][number]
type Own = {
  readonly attribute: Asked
  readonly fact: Fact | undefined
  readonly errorAt: (part: string) => string | undefined
}

/** What the room asks of its goods, each by its kind. */
export function AttributeFields({
  asked,
  facts,
  spoken,
  errorAt,
}: {
  readonly asked: readonly Asked[]
  readonly facts: readonly Fact[]
  readonly spoken: readonly Language[]
  readonly errorAt: (path: string) => string | undefined
}) {
  if (asked.length === 0) return null
  return (
    <fieldset className={styles['text']}>
      <legend>
        <Trans>What this room asks</Trans>
      </legend>
      {asked.map((attribute, index) => {
        const own: Own = {
          attribute,
          fact: facts.find(({ key }) => key === attribute.key),
          // The mall names what it finds wrong by its key; what the form itself cannot be, by its
          // place.
          errorAt: (part) =>
            errorAt(`attributeList.${attribute.key}`) ?? errorAt(`attributeList.${index}.${part}`),
        }
        const { key, kind } = attribute
        if (kind === 'choice') return <ChoiceField key={key} {...own} />
        if (kind === 'number') return <NumberField key={key} {...own} />
        return spoken.map((language, nth) => (
          <WordsField key={`${key} ${language}`} {...own} language={language} nth={nth} />
        ))
      })}
    </fieldset>
  )
}

/** An option that nobody else may choose any more stays with who has it. */
function ChoiceField({ attribute: { key, name, isRequired, optionList }, fact, errorAt }: Own) {
  const { t } = useLingui()
  const chosen = fact?.option
  const isHidden = chosen && !optionList.some((option) => option.key === chosen.key)
  return (
    <NativeSelect
      name={attributeField(key)}
      label={name}
      description={isRequired ? t`Needed before it is sold` : undefined}
      defaultValue={chosen?.key ?? ''}
      data={[
        { value: '', label: '–' },
        ...(isHidden ? [...optionList, chosen] : optionList).map((option) => ({
          value: option.key,
          label: option.name,
        })),
      ]}
      error={errorAt('option')}
    />
  )
}

function NumberField({ attribute: { key, name, unit, isRequired }, fact, errorAt }: Own) {
  const { t, i18n } = useLingui()
  const number = fact?.number ?? null
  return (
    <TextInput
      name={attributeField(key)}
      label={unit ? `${name} (${unit})` : name}
      description={isRequired ? t`Needed before it is sold` : undefined}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={
        number === null ? '' : number.toLocaleString(i18n.locale, { useGrouping: false })
      }
      maxLength={10}
      error={
        errorAt('number') &&
        (errorAt('') ?? t`Please enter a number of 0 or more, with two decimals at most.`)
      }
    />
  )
}

function WordsField({
  attribute: { key, name, isRequired },
  fact,
  errorAt,
  language,
  nth,
}: Own & { readonly language: Language; readonly nth: number }) {
  const { t } = useLingui()
  return (
    <TextInput
      name={attributeField(key, language)}
      label={`${name}: ${languageName(language)}`}
      description={isRequired && nth === 0 ? t`Needed before it is sold` : undefined}
      lang={language}
      defaultValue={fact?.textList.find((one) => one.language === language)?.text ?? ''}
      maxLength={LONGEST_ATTRIBUTE_TEXT}
      autoComplete="off"
      error={nth === 0 ? errorAt(`textList.0.text`) : errorAt(`textList.${nth}.text`)}
    />
  )
}
