import { useEffect, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Price } from '../../../parts/price.tsx'
import { loadAffirm, openAffirm } from './affirm-script.ts'
import { usePay } from './use-pay.ts'
import { WidgetFrame, WidgetWaits } from './widget-box.tsx'
import type { WidgetProps } from './widget.ts'

/**
 * Affirm's checkout, which opens over this page with an object that the mall has made. Without its
 * script nothing is started.
 */
export default function AffirmWidget({ channel, contractId, amount }: WidgetProps) {
  const { isBusy, message, wait, start, stop } = usePay(contractId, channel.channelName)
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading')
  const script = channel.config['script'] ?? ''
  const publicKey = channel.config['publicKey'] ?? ''

  useEffect(() => {
    loadAffirm(script, publicKey).then(
      () => setState('there'),
      () => setState('missing'),
    )
  }, [script, publicKey])

  async function pay() {
    const started = await start()
    const object = started?.redirectInfo?.sessionData
    if (object) openAffirm(JSON.parse(object) as object, () => location.reload())
    else if (started) stop('loaderFailed')
  }

  return (
    <WidgetFrame message={message} wait={wait}>
      {state === 'loading' ? <WidgetWaits /> : null}
      {state === 'missing' ? (
        <p role="alert" className="text-refuse">
          <Trans>Affirm js not loaded</Trans>
        </p>
      ) : null}
      {state === 'there' ? (
        <>
          <p className="pb-4 text-muted">
            <Trans>Affirm opens on top of this page, where you agree to the instalments.</Trans>
          </p>
          <button
            type="button"
            aria-disabled={isBusy}
            className="btn btn-main min-h-12 w-full"
            onClick={() => isBusy || void pay()}
          >
            {isBusy ? (
              <Trans>One moment …</Trans>
            ) : (
              <span>
                <Trans>
                  Pay <Price amount={amount} /> with Affirm
                </Trans>
              </span>
            )}
          </button>
        </>
      ) : null}
    </WidgetFrame>
  )
}
