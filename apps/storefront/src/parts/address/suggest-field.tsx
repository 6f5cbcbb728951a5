import { useEffect } from 'react'
import { Plural, useLingui } from '@lingui/react/macro'
import { readField } from '@galleria/ui/form/fields'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { useListbox } from './use-listbox.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestFieldProps<Option> = Omit<FormFieldProps, 'list' | 'options'> & {
  ask: (typed: string) => Promise<readonly Option[]>
  /** What is offered before anything is typed. */ first?: readonly Option[]
  labelOf: (option: Option) => string
  onPick: (option: Option, typed: string) => void
}

const NOTHING: readonly never[] = []

/**
 * A field that offers what begins like the text. It is a plain field for whoever types on, before
 * the page is hydrated, and when nobody answers.
 */
export function SuggestField<Option>({
  ask,
  first = NOTHING,
  labelOf,
  onPick,
  ...field
}: SuggestFieldProps<Option>) {
  const { options, type, clear, offer } = useSuggestions(ask)
  const isHydrated = useHydrated()
  const fieldId = `${field.kit.id}-${field.name}`
  const listId = `${fieldId}-list`
  const close = () => {
    clear()
    listbox.reset()
  }
  const pick = (index: number) => {
    const option = options[index]
    const typed = readField(field.kit.form, field.name)
    close()
    if (option) onPick(option, typed)
  }
  const offerFirst = () => {
    if (readField(field.kit.form, field.name) === '') offer(first)
  }
  // It may come when somebody is in the field already.
  useEffect(() => {
    if (first.length > 0 && document.activeElement?.id === fieldId) offerFirst()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first])
  const listbox = useListbox({ id: listId, count: options.length, onPick: pick, onEscape: close })
  const isOpen = options.length > 0
  const attributes = isHydrated
    ? {
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': listbox.active >= 0 ? listbox.optionId(listbox.active) : undefined,
      }
    : {}
  const content = (
    <SuggestionList
      id={listId}
      label={field.label}
      options={options.map(labelOf)}
      listbox={listbox}
      pick={pick}
    />
  )
  return (
    <FormField
      {...field}
      list={{
        attributes,
        content,
        onType: (typed) => {
          listbox.reset()
          type(typed)
        },
        onKeyDown: listbox.onKeyDown,
        onFocus: offerFirst,
        onBlur: close,
      }}
    />
  )
}

function SuggestionList({
  id,
  label,
  options,
  listbox,
  pick,
}: {
  id: string
  label: string
  options: readonly string[]
  listbox: ReturnType<typeof useListbox>
  pick: (index: number) => void
}) {
  const { t } = useLingui()
  const isOpen = options.length > 0
  return (
    <>
      {/* Read out without moving the focus. */}
      <span role="status" className="sr-only">
        {isOpen ? (
          <Plural
            value={options.length}
            one="# suggestion, choose with the arrow keys"
            other="# suggestions, choose with the arrow keys"
          />
        ) : null}
      </span>
      <div
        id={id}
        role="listbox"
        aria-label={t`Suggestions for ${label}`}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface py-1 lifted"
      >
        {options.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={index}
            id={listbox.optionId(index)}
            role="option"
            aria-selected={index === listbox.active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(index)}
            onMouseMove={() => listbox.setActive(index)}
            className="flex min-h-11 w-full items-center px-3 py-1 text-start wrap-anywhere aria-selected:bg-soft"
          >
            {option}
          </button>
        ))}
      </div>
    </>
  )
}
