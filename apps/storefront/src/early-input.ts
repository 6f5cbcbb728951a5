type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Fields by what a person put into them before the page was awake, the last one last; the script in late-scripts.tsx notes it. */
export type EarlyInput = ReadonlyMap<
  Field,
  readonly [value: string, isChecked: boolean | undefined]
>

/**
 * What was typed, ticked or chosen before React listened, told once more: without it a field of which React keeps the state would lose it when first drawn anew.
 * React hears of a field only when its value differs from the one it saw or set last; so it sees another one first.
 */
export function repeatEarlyInput(early: EarlyInput | undefined): void {
  // A copy: what is told here is noted like what a person does, at the end of the same map.
  for (const [field, [value, isChecked]] of [...(early ?? [])]) {
    if (!field.isConnected) continue
    if (
      field instanceof HTMLInputElement &&
      (field.type === 'checkbox' || field.type === 'radio')
    ) {
      field.checked = !isChecked
      setUnseen(field, 'checked', isChecked)
      // A plain event of that name: a real click would tick it back.
      field.dispatchEvent(new Event('click', { bubbles: true }))
    } else if (field instanceof HTMLSelectElement) {
      field.value = value
    } else if (field.type !== 'file') {
      const place = field === document.activeElement ? field.selectionStart : null
      field.value = value === '' ? '0' : ''
      setUnseen(field, 'value', value)
      if (place !== null) field.setSelectionRange(place, place)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** By the class's own setter, which React has covered on the element. */
function setUnseen(
  field: HTMLInputElement | HTMLTextAreaElement,
  name: 'value' | 'checked',
  to: unknown,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, name)?.set?.call(
    field,
    to,
  )
}
