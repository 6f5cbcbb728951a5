import { Trans } from '@lingui/react/macro'
import { useFrame } from '../use-shop.ts'

/** Good morning, by the clock of the storefront's country [HDR-002]. */
export function Greeting() {
  const frame = useFrame()
  if (!frame) return null
  const name = frame.user?.nickname
  return (
    <span>
      {name ? (
        <NamedGreeting name={name} greeting={frame.greeting} />
      ) : (
        <PlainGreeting greeting={frame.greeting} />
      )}
    </span>
  )
}

type Hour = NonNullable<ReturnType<typeof useFrame>>['greeting']

function PlainGreeting({ greeting }: { greeting: Hour }) {
  if (greeting === 'morning') return <Trans>Good morning</Trans>
  if (greeting === 'noon') return <Trans>Hello</Trans>
  if (greeting === 'afternoon') return <Trans>Good afternoon</Trans>
  return <Trans>Good evening</Trans>
}

function NamedGreeting({ greeting, name }: { greeting: Hour; name: string }) {
  if (greeting === 'morning') return <Trans>Good morning, {name}</Trans>
  if (greeting === 'noon') return <Trans>Hello, {name}</Trans>
  if (greeting === 'afternoon') return <Trans>Good afternoon, {name}</Trans>
  return <Trans>Good evening, {name}</Trans>
}
