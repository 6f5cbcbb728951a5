import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, type useDialog } from '../../parts/buyer/dialog.tsx'
import type { Asked } from './use-asked.ts'

/**
 * A dialog over what was asked for when it opened (`useAsked`): room for it while it comes, and a
 * sentence where it does not.
 */
export function AskedDialog<Answer extends object>({
  dialog,
  width,
  title,
  room,
  asked,
  children,
}: {
  dialog: ReturnType<typeof useDialog>
  width: 382 | 560
  title: ReactNode
  /** The class that keeps its height. */ room: string
  asked: Asked<Answer>
  children: (answer: Answer) => ReactNode
}) {
  return (
    <Dialog dialog={dialog} width={width} title={title}>
      <div className={`mt-4 ${room}`} aria-busy={!asked}>
        {asked === 'unknown' ? (
          <p role="alert" className="text-refuse">
            <Trans>This could not be loaded. Please try again.</Trans>
          </p>
        ) : asked ? (
          children(asked)
        ) : null}
      </div>
      <DialogButtons>
        <button {...commands(dialog, 'close')} className="btn btn-quiet">
          <Trans>Close</Trans>
        </button>
      </DialogButtons>
    </Dialog>
  )
}
