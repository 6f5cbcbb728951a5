import { Trans } from '@lingui/react/macro'
import { PayMessageText } from '../widgets/pay-message.tsx'

export type SaveNews =
  | {
      readonly kind:
        | 'loaderFailed'
        | 'requiredFields'
        | 'unreachable'
        | 'timeout'
        | 'declined'
        | 'unauthenticated'
    }
  | { readonly kind: 'refused'; readonly sentence: string }

/** Why a card could not be added, read out when it comes. */
export function SaveNotice({ news }: { news: SaveNews | undefined }) {
  return (
    <div role="alert" className="text-refuse empty:hidden">
      {news ? <NewsText news={news} /> : null}
    </div>
  )
}

function NewsText({ news }: { news: SaveNews }) {
  switch (news.kind) {
    case 'timeout':
      return <Trans>The setup timed out. Please retry later.</Trans>
    case 'declined':
      return <Trans>Your bank declined this card. Please try another one.</Trans>
    case 'unauthenticated':
      return (
        <Trans>Your bank could not confirm it was you. Please try again or use another card.</Trans>
      )
    case 'refused':
      return news.sentence
    default:
      return <PayMessageText message={news.kind} />
  }
}
