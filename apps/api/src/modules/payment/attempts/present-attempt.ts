import type { Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import { toWireId } from '@galleria/kernel/id'
import { isLive } from '../payment.flow.ts'
import type { Attempt } from '../payment.types.ts'
import type { RedirectInfo } from '../providers/pay-widget.ts'

/** As a widget reads what it goes on with. */
export function presentAttempt(attempt: Attempt): Reply<typeof paymentCalls.firstPay> {
  const { redirectUrl, redirectInfo, providerRef } = attempt
  return {
    channel: attempt.channel,
    paymentRecordId: toWireId('attempt', attempt.id),
    payUniqueKey: attempt.uniqueKey,
    paymentRecordStatus: attempt.status,
    // The buyer's part is done in the browser: a widget goes on with what stands below, unless that
    // is only where to go.
    needConfirm:
      isLive(attempt) && Object.keys(redirectInfo ?? {}).some((key) => !whereTo.has(key)),
    redirectUrl,
    channelToken: null,
    redirectInfo:
      redirectUrl || redirectInfo
        ? fullInfo({
            approveUrl: redirectUrl ?? undefined,
            merchantSerialNo: providerRef ?? '',
            ...redirectInfo,
          })
        : null,
  }
}

const whereTo: ReadonlySet<string> = new Set<keyof RedirectInfo>(['approveUrl', 'merchantSerialNo'])

/** Every name of the wire, whether there is anything for it or not. */
export function fullInfo(info: Partial<RedirectInfo>) {
  return {
    approveUrl: info.approveUrl ?? null,
    action: info.action ?? null,
    merchantSerialNo: info.merchantSerialNo ?? '',
    clientSecret: info.clientSecret ?? null,
    sessionData: info.sessionData ?? null,
    sessionId: info.sessionId ?? null,
    clientKey: info.clientKey ?? null,
    environment: info.environment ?? null,
  }
}
