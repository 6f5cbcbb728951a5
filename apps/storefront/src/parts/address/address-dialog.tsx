import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClose } from '@galleria/ui/icons'

type AddressDialogProps = {
  /** Whether it is one that exists. */ isKnown: boolean
  /** Where the page is without it. */ closeTo: string
  children: ReactNode
}

/**
 * The address form over the page, 720 pixels wide [ADR-007], the whole screen of a phone; without
 * script it stands in the page. It is open because the page's address says so.
 */
export function AddressDialog({ isKnown, closeTo, children }: AddressDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const { t } = useLingui()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.close()
    dialog.showModal()
    // Somebody comes to fill it in, not to close it.
    dialog.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus()
  }, [])
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby="address-dialog"
      onCancel={(event) => {
        // A list inside it is closed by the same key; only the form itself leads back.
        if (event.target !== ref.current) return
        event.preventDefault()
        void navigate(closeTo, { preventScrollReset: true })
      }}
      className="m-auto w-[min(720px,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 text-start text-ink lifted max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0 max-sm:p-4"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="address-dialog" className="text-title">
          {isKnown ? <Trans>Edit address</Trans> : <Trans>New address</Trans>}
        </h2>
        <Link
          to={closeTo}
          preventScrollReset
          aria-label={t`Close`}
          className="-me-2 grid size-11 place-items-center"
        >
          <IconClose />
        </Link>
      </div>
      {children}
    </dialog>
  )
}
