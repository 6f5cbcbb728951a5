import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MOST_DRAWN, narrow, type PickerItem } from './picker-steps.ts'
import { useListbox } from './use-listbox.ts'
import type { LevelState } from './use-level.ts'

type PickerListProps = {
  field: RefObject<HTMLInputElement | null>
  level: LevelState
  label: string
  onPick: (item: PickerItem) => void
  /** One level up; not at the first. */ onBack: (() => void) | undefined
}

/** One level: a field that narrows, and under it the list that the arrows go through. */
export function PickerList({
  field,
  level: { items, hasFailed, retry },
  label,
  onPick,
  onBack,
}: PickerListProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const fitting = items ? narrow(items, typed) : []
  const drawn = fitting.slice(0, MOST_DRAWN)
  const more = fitting.length - drawn.length
  const listbox = useListbox({
    id,
    count: drawn.length,
    first: 0,
    onPick: (index) => {
      const item = drawn[index]
      if (item) onPick(item)
    },
  })
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Nothing typed to take back: the step is.
    if (event.key === 'Backspace' && typed === '' && onBack) {
      event.preventDefault()
      onBack()
      return
    }
    listbox.onKeyDown(event)
    // The form behind is not meant.
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    <>
      <div className="px-5 pb-3">
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={drawn.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={listbox.active >= 0 ? listbox.optionId(listbox.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t`Search`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            listbox.reset()
          }}
          onKeyDown={press}
          className="field"
        />
        <p role="status" className="mt-1 min-h-5 text-small text-muted">
          {items ? <Found count={fitting.length} more={more} /> : null}
        </p>
      </div>
      {hasFailed ? (
        <Failed retry={retry} />
      ) : (
        <Options id={id} label={label} items={items && drawn} listbox={listbox} onPick={onPick} />
      )}
    </>
  )
}

function Found({ count, more }: { count: number; more: number }) {
  if (count === 0)
    return <Trans>No matches. You can also close the list and type the name in.</Trans>
  if (more > 0)
    return (
      <Plural
        value={more}
        one="# more: start typing the name"
        other="# more: start typing the name"
      />
    )
  return <Plural value={count} one="# to choose from" other="# to choose from" />
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="flex-1 px-5">
      <p>
        <Trans>The list could not be loaded. You can also close it and type the names in.</Trans>
      </p>
      <button type="button" onClick={retry} className="btn btn-quiet mt-3">
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}

function Skeleton() {
  return Array.from({ length: 8 }, (_, row) => (
    <div key={row} role="presentation" className="mx-5 my-4 h-4 w-2/3 rounded-control bg-plate" />
  ))
}

function Options({
  id,
  label,
  items,
  listbox,
  onPick,
}: Pick<PickerListProps, 'label' | 'onPick'> & {
  id: string
  /** Undefined until they are there. */
  items: readonly PickerItem[] | undefined
  listbox: ReturnType<typeof useListbox>
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={!items}
      className="flex-1 overflow-y-auto border-t border-line pb-2"
    >
      {items ? null : <Skeleton />}
      {items?.map((item, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={item.code}
          id={listbox.optionId(index)}
          role="option"
          aria-selected={index === listbox.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
          className="flex min-h-11 w-full items-center px-5 py-1 text-start wrap-anywhere hover:bg-plate aria-selected:bg-soft"
        >
          {item.name}
        </button>
      ))}
    </div>
  )
}
