import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Dialog, useDialog } from '../../../parts/buyer/dialog.tsx'
import { hasApplePay, type AdyenState } from './adyen.rules.ts'
import { openApplePay, type OnSubmit } from './adyen-script.ts'
import { WidgetWaits } from './widget-box.tsx'

/**
 * Apple Pay, where the browser has it: a window with Apple's button. Closing it is a cancel
 * [PAY-037, PAY-038, PAY-090, PAY-115].
 */
export function AdyenApplePay({
  shown,
  pay,
  onCancel,
}: {
  shown: Omit<Parameters<typeof openApplePay>[1], 'onSubmit'>
  pay: (state: AdyenState) => Promise<boolean>
  onCancel: () => void
}) {
  const dialog = useDialog()
  const node = useRef<HTMLDivElement>(null)
  const isPaying = useRef(false)
  const [isThere, setThere] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => setThere(hasApplePay()), [])

  async function open() {
    dialog.ref.current?.showModal()
    setOpen(true)
    if (!node.current || isReady) return
    const onSubmit: OnSubmit = (state, _element, actions) => {
      isPaying.current = true
      dialog.ref.current?.close()
      void pay(state).then((isDone) => isDone && actions.resolve({ resultCode: 'Authorised' }))
    }
    const close = () => dialog.ref.current?.close()
    await openApplePay(node.current, {
      ...shown,
      onSubmit,
      // Whoever closes Apple's own sheet has cancelled as well.
      onError: close,
    }).then(() => setReady(true), close)
  }

  if (!isThere) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet mb-4 min-h-12 w-full"
        onClick={() => void open()}
      >
        <Trans>Apple Pay</Trans>
      </button>
      <Dialog dialog={dialog} width={382} title={<Trans>Pay with Apple Pay</Trans>}>
        <CloseWatch
          dialog={dialog.ref}
          isOpen={isOpen}
          onClose={() => isPaying.current || onCancel()}
        />
        <div className="mt-4 min-h-12">
          {isReady ? null : <WidgetWaits />}
          <div ref={node} />
        </div>
        <button
          type="button"
          className="btn btn-quiet mt-4 min-h-12 w-full"
          onClick={() => dialog.ref.current?.close()}
        >
          <Trans>Cancel</Trans>
        </button>
      </Dialog>
    </>
  )
}

/** However a window is closed: by its button, with Escape, or beside it. */
function CloseWatch({
  dialog,
  isOpen,
  onClose,
}: {
  dialog: { readonly current: HTMLDialogElement | null }
  isOpen: boolean
  onClose: () => void
}) {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const node = dialog.current
    if (!isOpen || !node) return
    const close = () => latest.current()
    node.addEventListener('close', close)
    return () => node.removeEventListener('close', close)
  }, [dialog, isOpen])
  return null
}
