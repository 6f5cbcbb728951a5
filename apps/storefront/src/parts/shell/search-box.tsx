import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { IconSearch } from '@galleria/ui/icons'
import { Thumbnail } from '@galleria/ui/picture'
import { useEarlyValue } from '../use-early-value.ts'

type Suggestion = ReplyOf<'POST /sapi/mall-item/item/suggest'>[number]

/** Typing rests this long before suggestions are asked for. */
const REST_MS = 150

/**
 * The search field. A plain form without script; with it a combobox: arrows choose, Enter goes,
 * Escape closes.
 */
export function SearchBox({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { field, text, setText, isOpen, setOpen } = useSearchText()
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text, isOpen)
  const list = useId()
  const isShown = isOpen && suggestions.length > 0

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
    if (!isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setActive((now) => turn(now, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
  }
  function send(event: FormEvent) {
    const chosen = isShown ? suggestions[active] : undefined
    setOpen(false)
    if (!chosen) return
    event.preventDefault()
    void navigate(chosen.href)
  }
  return (
    <Form
      action="/search"
      role="search"
      aria-label={t`Search Galleria`}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onSubmit={send}
    >
      <label htmlFor={id} className="sr-only">
        <Trans>Search for furniture and shops</Trans>
      </label>
      <input
        ref={field}
        id={id}
        name="keyword"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        placeholder={t`Search for furniture and shops`}
        className="field pe-12"
        value={text}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={press}
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute end-0 top-0 grid size-11 place-items-center text-muted hover:text-ink"
      >
        <IconSearch size={20} />
      </button>
      <SuggestionList
        id={list}
        suggestions={isShown ? suggestions : []}
        active={active}
        close={() => setOpen(false)}
      />
    </Form>
  )
}

/** The next place in a list of `count`, round by way of -1, which is the field itself. */
function turn(place: number, step: 1 | -1, count: number): number {
  return ((place + 1 + step + count + 1) % (count + 1)) - 1
}

function KindText({ kind }: { kind: Suggestion['kind'] }) {
  if (kind === 'item') return null
  return (
    <span className="text-small text-muted">
      {kind === 'category' ? <Trans>Category</Trans> : <Trans>Shop</Trans>}
    </span>
  )
}

async function findSuggestions(keyword: string): Promise<readonly Suggestion[]> {
  const { createClient, fetchTransport } = await import('@galleria/contract/client')
  return createClient(fetchTransport())('POST /sapi/mall-item/item/suggest', { keyword })
}

function useSuggestions(text: string, isOpen: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const latest = useRef('')
  const keyword = text.trim()
  useEffect(() => {
    latest.current = keyword
    if (!isOpen || keyword.length < 2) {
      setFound([])
      return
    }
    const timer = setTimeout(() => {
      // Suggestions are a comfort: without them the form still searches, so a failure is silence.
      findSuggestions(keyword).then(
        (list) => {
          if (latest.current === keyword) setFound(list)
        },
        () => undefined,
      )
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [keyword, isOpen])
  return found
}

/**
 * What is typed, and whether suggestions for it may be shown; another listing brings its own
 * keyword. Other pages have words of their own: orders are searched, too.
 */
function useSearchText() {
  const { pathname, search } = useLocation()
  const keyword = pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : ''
  const [text, setText] = useState(keyword)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const here = pathname + search
  const shownFor = useRef(here)
  useEffect(() => {
    if (shownFor.current === here) return
    shownFor.current = here
    setText(keyword)
    setOpen(false)
  }, [keyword, here])
  useEarlyValue(field, (early) => {
    setText(early)
    setOpen(document.activeElement === field.current)
  })
  return { field, text, setText, isOpen, setOpen }
}

function SuggestionList({
  id,
  suggestions,
  active,
  close,
}: {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  close: () => void
}) {
  const { t } = useLingui()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Suggestions`}
      hidden={suggestions.length === 0}
      className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-card border border-line bg-surface py-2 lifted"
    >
      {suggestions.map((one, index) => (
        <Link
          key={one.href}
          id={`${id}-${index}`}
          to={one.href}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onClick={close}
          className="flex min-h-12 items-center gap-3 px-3 hover:bg-plate aria-selected:bg-plate"
        >
          {one.image ? (
            <Thumbnail url={one.image} alt="" size={40} />
          ) : (
            <span className="grid w-10 place-items-center text-muted">
              <IconSearch size={18} />
            </span>
          )}
          <span className="min-w-0 flex-1 truncate">{one.label}</span>
          <KindText kind={one.kind} />
        </Link>
      ))}
    </div>
  )
}
