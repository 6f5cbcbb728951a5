import { useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { IconShare } from '@galleria/ui/icons'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { useShop } from '../../parts/use-shop.ts'

const ask = createClient(fetchTransport())

/**
 * Passes the item's address on, by what the reader's system has for that, else by the clipboard.
 * Members get a point for it once a day; that it could not be given is no news to them.
 */
export function ShareItem({ name, path }: { name: string; path: string }) {
  const { site, user } = useShop()
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<ReactNode>()
  async function share() {
    const how = await passOn({ title: name, url: new URL(path, location.href).href })
    if (how === 'not') return
    const said = sentenceOf(how)
    setAnswer(said)
    if (!user || how === 'refused') return
    const { points } = await ask(
      'POST /sapi/mall-customer/share-shopping-or-product-experience/send-growth-and-points',
      { site, growthEventType: 'SHARE_PRODUCT' },
    ).catch(() => ({ points: 0 }))
    if (points > 0)
      setAnswer(
        <>
          {said} <Trans>You got a point for it.</Trans>
        </>,
      )
  }
  if (!isHydrated) return null
  return (
    <>
      <button type="button" onClick={() => void share()} className="link tap">
        <IconShare size={18} />
        <Trans>Share</Trans>
      </button>
      <p role="status" className="text-small text-muted">
        {answer}
      </p>
    </>
  )
}

/**
 * Whoever closes the system's sheet has changed their mind; while it is open, a second press opens
 * no other one.
 */
const notShared: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError'])

type How = 'shared' | 'copied' | 'refused' | 'not'

async function passOn(what: { title: string; url: string }): Promise<How> {
  try {
    if ('share' in navigator) {
      await navigator.share(what)
      return 'shared'
    }
    await (navigator as Navigator).clipboard.writeText(what.url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && notShared.has(error.name) ? 'not' : 'refused'
  }
}

function sentenceOf(how: How): ReactNode {
  switch (how) {
    case 'copied':
      return <Trans>Link copied.</Trans>
    case 'refused':
      return <Trans>Your browser did not allow it.</Trans>
    default:
      return null
  }
}
