import { useEffect, useState, type RefObject } from 'react'

type Form = RefObject<HTMLFormElement | null>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The input of that name; of several, the first. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : undefined
}

/**
 * Told by a field into which the page put something; typing tells `input`. Two events, because
 * suggestions are asked for what is typed only.
 */
const FILLED = 'filled'

/** Puts a value into an uncontrolled input; whoever reads along hears of it. */
export function fillControl(control: Control | null | undefined, value: string): void {
  if (!control || control.value === value) return
  control.value = value
  control.dispatchEvent(new Event(FILLED, { bubbles: true }))
}
export function fillField(form: Form, name: string, value: string): void {
  fillControl(controlOf(form.current, name), value)
}

export function readField(form: Form, name: string): string {
  return controlOf(form.current, name)?.value ?? ''
}

/** Calls with everything that is typed, chosen or filled in below the element. */
export function watchInputs(element: HTMLElement | null | undefined, act: () => void): () => void {
  element?.addEventListener('input', act)
  element?.addEventListener(FILLED, act)
  return () => {
    element?.removeEventListener('input', act)
    element?.removeEventListener(FILLED, act)
  }
}

/**
 * What stands in an uncontrolled field, for what is shown depending on it: `first` until the page
 * is hydrated, then what was typed before and since.
 */
export function useFieldValue(form: Form, name: string, first: string): string {
  const [value, setValue] = useState(first)
  useEffect(() => {
    const read = () => setValue(controlOf(form.current, name)?.value ?? first)
    read()
    return watchInputs(form.current, read)
  }, [form, name, first])
  return value
}

/** The same for one input at hand. */
export function useControlValue(control: RefObject<Control | null>, first: string): string {
  const [value, setValue] = useState(first)
  useEffect(() => {
    const read = () => setValue(control.current?.value ?? '')
    read()
    return watchInputs(control.current, read)
  }, [control])
  return value
}
