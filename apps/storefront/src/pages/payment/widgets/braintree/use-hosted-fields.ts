import { useEffect, useRef, useState, type RefObject } from 'react'
import { isProblem } from '@galleria/contract/client'
import { codePlaceholder, errorsOf, type FieldErrors } from './braintree.rules.ts'
import {
  fieldNames,
  openCardForm,
  type CardForm,
  type FieldEvent,
  type FieldName,
  type FieldPlaces,
  type FieldWords,
  type HostedFields,
} from './hosted-fields.ts'

/** Fields that have not come by then will not come. */
const PATIENCE_MS = 15_000

export type CardState = 'loading' | 'ready' | 'failed' | 'unreachable'

/**
 * The three fields of Braintree in places of our page: each is a frame of theirs, so that no number
 * is ever typed into ours.
 */
export function useHostedFields(
  config: Readonly<Record<string, string>>,
  contractId: string,
  words: FieldWords,
) {
  const places = {
    number: useRef<HTMLDivElement>(null),
    expirationDate: useRef<HTMLDivElement>(null),
    cvv: useRef<HTMLDivElement>(null),
  }
  const [form, setForm] = useState<CardForm>()
  const [state, setState] = useState<CardState>('loading')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [focused, setFocused] = useState<FieldName>()
  const { clientScript = '', fieldsScript = '', bankScript = '' } = config

  useEffect(() => {
    let isGone = false
    const fail = (next: CardState) => !isGone && setState((now) => (now === 'ready' ? now : next))
    const patience = setTimeout(() => fail('failed'), PATIENCE_MS)
    const hear = listenTo({ setErrors, setFocused })
    const opening = open({ clientScript, fieldsScript, bankScript }, contractId, places, words)
    opening.then(
      (opened) => {
        if (isGone) return
        hear(opened.fields)
        setForm(opened)
        setState('ready')
      },
      (error: unknown) =>
        fail(isProblem(error) && error.code === 'network' ? 'unreachable' : 'failed'),
    )
    return () => {
      isGone = true
      clearTimeout(patience)
      opening
        .then(({ fields, bank }) => Promise.all([fields.teardown(), bank.teardown()]))
        .catch(() => undefined)
    }
    // The places are there from the first paint on, and stay; the words are those of one language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [clientScript, fieldsScript, bankScript, contractId, words.number.label])

  /**
   * The form where all of its fields are valid; marks those that are not, and leads to the first of
   * them [PAY-077, PAY-078].
   */
  function take(): CardForm | undefined {
    if (!form) return undefined
    const { fields } = form
    const wrong = errorsOf(fields.getState())
    setErrors(wrong)
    markAll(fields, wrong)
    const first = fieldNames.find((name) => wrong[name])
    if (first) fields.focus(first)
    return first ? undefined : form
  }
  return { places, state, errors, focused, take }
}

function open(
  config: Readonly<Record<string, string>>,
  contractId: string,
  places: Readonly<Record<FieldName, RefObject<HTMLElement | null>>>,
  words: FieldWords,
): Promise<CardForm> {
  const nodes = Object.fromEntries(fieldNames.map((name) => [name, places[name].current]))
  return openCardForm(config, contractId, nodes as FieldPlaces, {
    styles: readStyles(places.number.current),
    words,
  })
}

/**
 * What a field says of itself: who is left with something wrong reads it, and who puts it right is
 * not told any more.
 */
function listenTo({
  setErrors,
  setFocused,
}: {
  setErrors: (change: (now: FieldErrors) => FieldErrors) => void
  setFocused: (name: FieldName | undefined) => void
}) {
  return (form: HostedFields) => {
    const judge = ({ emittedBy, fields }: FieldEvent, isLeft: boolean) => {
      const { isEmpty, isPotentiallyValid } = fields[emittedBy]
      const error = errorsOf({ fields })[emittedBy]
      // One that is empty or half full is none before somebody wants to pay.
      const shown = error && (!isPotentiallyValid || (isLeft && !isEmpty)) ? error : undefined
      setErrors((now) => ({ ...now, [emittedBy]: shown }))
      markOne(form, emittedBy, shown !== undefined)
    }
    form.on('validityChange', (event) => judge(event, false))
    form.on('focus', ({ emittedBy }) => setFocused(emittedBy))
    form.on('blur', (event) => {
      setFocused(undefined)
      judge(event, true)
    })
    form.on('cardTypeChange', ({ cards }) => {
      form.setAttribute({
        field: 'cvv',
        attribute: 'placeholder',
        value: codePlaceholder(cards),
      })
    })
  }
}

function markAll(form: HostedFields, errors: FieldErrors): void {
  for (const name of fieldNames) markOne(form, name, errors[name] !== undefined)
}

/** Within the frame as well, for whoever hears the field and does not see what is around it. */
function markOne(form: HostedFields, field: FieldName, isInvalid: boolean): void {
  form.setAttribute({ field, attribute: 'aria-invalid', value: String(isInvalid) })
}

/** The fields look as ours do, in the reader's colours. */
function readStyles(place: HTMLElement | null): object {
  const page = getComputedStyle(place ?? document.body)
  const read = (name: string, otherwise: string) => page.getPropertyValue(name).trim() || otherwise
  return {
    input: { color: page.color, 'font-size': '16px', 'font-family': 'system-ui, sans-serif' },
    '::placeholder': { color: read('--color-muted', page.color) },
    '.invalid': { color: read('--color-refuse', page.color) },
  }
}
