import { Form, useNavigation } from 'react-router'
import type { ReactNode } from 'react'
import { DoorFrame, Done } from './account-frame.tsx'

type KeyButtonProps = {
  /** What `readKey` and `spendKey` answered. */
  readonly page: { readonly token: string; readonly isDone: boolean }
  readonly answer: { readonly isSpoilt: boolean } | undefined
  readonly title: ReactNode
  readonly intro: ReactNode
  readonly button: ReactNode
  /** Said of a link that is too old or not whole. */ readonly spoilt: ReactNode
  readonly doneTitle: ReactNode
  readonly done: ReactNode
  /** Where one goes once it is done. */ readonly onward?: ReactNode
}

/**
 * A page that a mail leads to, with one button: looking at it does nothing, because programs look
 * at what is in a mail, too.
 */
export function KeyButton(props: KeyButtonProps) {
  const { page, answer, title, intro, button, spoilt, doneTitle, done, onward } = props
  const isBusy = useNavigation().state !== 'idle'
  if (page.isDone)
    return (
      <DoorFrame title={doneTitle}>
        <Done>{done}</Done>
        {onward}
      </DoorFrame>
    )
  return (
    <DoorFrame title={title} intro={intro}>
      {answer?.isSpoilt || !page.token ? (
        <p role="alert" className="mt-6 rounded-card border border-warn bg-surface p-4">
          {spoilt}
        </p>
      ) : null}
      {page.token ? (
        <Form method="post" className="mt-6">
          <input type="hidden" name="token" value={page.token} />
          <button type="submit" className="btn btn-main" disabled={isBusy}>
            {button}
          </button>
        </Form>
      ) : null}
    </DoorFrame>
  )
}
