import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from './dialog.tsx'
import { OperationForm } from './operation-form.tsx'

type AskedOperationProps = {
  operation: string
  fields: Readonly<Record<string, string>>
  /**
   * On the button that opens the question, and on the one that answers it with yes, unless `yes`
   * says it otherwise.
   */
  name: ReactNode
  className: string
  title: ReactNode
  yes?: ReactNode
  /** The way back; "Not yet" without it. */
  no?: ReactNode
  /** What it means. */
  children: ReactNode
}

/**
 * An operation that is carried out after a question. The browser opens the question by itself where
 * it can, before any script.
 */
export function AskedOperation({
  operation,
  fields,
  name,
  className,
  title,
  yes = name,
  no = <Trans>Not yet</Trans>,
  children,
}: AskedOperationProps) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className={className}>
        {name}
      </button>
      <Dialog dialog={dialog} title={title}>
        {children}
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            {no}
          </button>
          <OperationForm
            operation={operation}
            fields={fields}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              {yes}
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}
