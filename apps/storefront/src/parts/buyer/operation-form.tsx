import { useMemo, type FormEvent, type ReactNode } from 'react'
import { useNavigation, useSubmit, type Navigation } from 'react-router'
import { debounce } from './debounce.ts'

type OperationFormProps = {
  operation: string
  fields: Readonly<Record<string, string>>
  /** Milliseconds that a second click may follow the first and still count as the same. */
  calm?: number
  /** When it has been sent: a dialog closes. */
  after?: () => void
  className?: string
  children: ReactNode
}

/**
 * One operation as a form of its own: a plain POST to the page it stands on, sent once however
 * often it is pressed.
 */
export function OperationForm({
  operation,
  fields,
  calm,
  after,
  className,
  children,
}: OperationFormProps) {
  const submit = useSubmit()
  const navigation = useNavigation()
  const sendCalmly = useMemo(
    () =>
      debounce((form: HTMLFormElement) => {
        const sent = new FormData(form)
        // Tells the action that this page is still there to say what became of it.
        sent.set('stay', '1')
        void submit(sent, { method: 'post', preventScrollReset: true })
      }, calm ?? 0),
    [calm, submit],
  )
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay(navigation, new FormData(event.currentTarget))) return
    sendCalmly(event.currentTarget)
    after?.()
  }
  return (
    // Plain, because a list has dozens: the router's own asks for its place among the routes each
    // time, and it is sent by hand anyway.
    <form
      method="post"
      onSubmit={send}
      aria-busy={navigation.state === 'submitting'}
      {...(className ? { className } : {})}
    >
      <input type="hidden" name="operation" value={operation} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/**
 * Whether something is being sent, or this very operation was and its page is being read again.
 * What another one has answered can be pressed as soon as it is seen, and whoever presses does not
 * wait for a page that is being turned.
 */
function isUnderWay(
  { state, formData }: Pick<Navigation, 'state' | 'formData'>,
  own: FormData,
): boolean {
  if (state !== 'loading' || !formData) return state === 'submitting'
  return [...own].every(([name, value]) => formData.get(name) === value)
}
