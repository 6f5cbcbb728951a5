import { lazy, Suspense } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { commands } from '@galleria/ui/inputs/dialog-hold'
import type { PickerProps } from './picker-props.ts'

const Picker = lazy(() => import('./picker.tsx').catch(() => ({ default: NoPicker })))

/**
 * The list of regions and towns over the page; the whole screen of a phone. Closed, it forgets what
 * was chosen halfway.
 */
export function DistrictPicker({
  isOpen,
  onClose,
  ...picker
}: PickerProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <dialog
      id={picker.dialog.id}
      ref={picker.dialog.ref}
      onClose={onClose}
      aria-label={t`Region and town from a list`}
      className="m-auto h-[min(40rem,calc(100dvh-4rem))] w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-paper text-start text-ink lifted max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
    >
      {isOpen ? (
        <Suspense fallback={null}>
          <Picker {...picker} />
        </Suspense>
      ) : null}
    </dialog>
  )
}

function NoPicker({ dialog }: PickerProps) {
  return (
    <div role="alert" className="p-5">
      <p>
        <Trans>The list could not be loaded. You can also close it and type the names in.</Trans>
      </p>
      <button {...commands(dialog, 'close')} className="btn btn-quiet mt-4">
        <Trans>Close</Trans>
      </button>
    </div>
  )
}
