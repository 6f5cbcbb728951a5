import { Suspense, useEffect, useState } from 'react'
import { leaveForOwnDocument } from './own-document.ts'
import { WidgetWaits } from './widget-box.tsx'
import type { WidgetProps } from './widget.ts'
import { widgets } from './widgets.ts'
import { WithoutScript } from './without-script.tsx'

/**
 * A channel's widget from the moment at which its channel is open; its script is not asked for
 * before.
 */
export function WidgetBox({ isOpen, ...props }: WidgetProps & { isOpen: boolean }) {
  const Widget = widgets[props.channel.channelName]
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isOpen && !isReady && !leaveForOwnDocument()) setReady(true)
  }, [isOpen, isReady])
  if (!Widget) return null
  return (
    <div className="min-h-24">
      <noscript>
        <WithoutScript channel={props.channel} />
      </noscript>
      {isReady ? (
        <Suspense fallback={<WidgetWaits />}>
          <Widget {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
