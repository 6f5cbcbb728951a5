import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'

type AddressDialogProps = { /** Whether it is one that exists. */ isKnown: boolean; /** Where the page is without it. */ closeTo: string; children: ReactNode }

/** The address form over the page, 720 pixels wide [ADR-007], the whole screen of a phone; without script it stands in the page. It is open because the page's address says so. */
export function AddressDialog({ isKnown, closeTo, children }: AddressDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.close()
    dialog.showModal()
  }, [])
  return (
    <dialog
      ref={ref} open aria-labelledby="address-dialog" onCancel={(event) => {
        // A list inside it is closed by the same key; only the form itself leads back.
        if (event.target !== ref.current) return
        event.preventDefault()
        void navigate(closeTo, { preventScrollReset: true })
      }}
      className="m-auto w-[min(720px,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 text-start text-ink shadow-float max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0 max-sm:p-4"
    >
      <h2 id="address-dialog" className="mb-4 text-title">{isKnown ? <Trans>Edit address</Trans> : <Trans>New address</Trans>}</h2>
      {children}
    </dialog>
  )
}
