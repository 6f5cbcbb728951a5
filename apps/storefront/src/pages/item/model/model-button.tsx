import { lazy, Suspense, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireModel } from '@galleria/contract/model'
import { useHydrated } from '@galleria/ui/use-hydrated'

const Stage = lazy(() => import('./model-stage.tsx').catch(() => ({ default: NoStage })))

/** Without a connection there is nothing to turn; the pictures stand. */
function NoStage() {
  return (
    <p role="alert" className="p-6 text-center">
      <Trans>The 3D view could not be loaded. Please try again.</Trans>
    </p>
  )
}

/**
 * The piece in three dimensions, over the page. Nothing of it is fetched before it is asked for,
 * and nothing stays when it is closed.
 */
export function ModelButton({ model, name }: { model: WireModel; name: string }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, open] = useState(false)
  const isHydrated = useHydrated()
  return (
    <>
      <button
        type="button"
        onClick={() => {
          open(true)
          dialog.current?.showModal()
        }}
        // Its room is kept, so that nothing moves when the script is there.
        className={`btn btn-quiet mt-3 ${isHydrated ? '' : 'invisible'}`}
      >
        <Trans>View in 3D</Trans>
      </button>
      <dialog
        ref={dialog}
        aria-label={t`${name} in 3D`}
        onClose={() => open(false)}
        className="m-auto w-[min(56rem,100vw-2rem)] rounded-card border border-line bg-paper p-4 text-ink lifted max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none"
      >
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 className="text-large">{name}</h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="btn btn-quiet shrink-0"
          >
            <Trans>Close</Trans>
          </button>
        </div>
        {isOpen ? (
          <Suspense fallback={<div className="plate h-[min(62vh,40rem)]" />}>
            <Stage model={model} name={name} />
          </Suspense>
        ) : null}
      </dialog>
    </>
  )
}
