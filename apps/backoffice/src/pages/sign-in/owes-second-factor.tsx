import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useSignOut } from '../../parts/use-sign-out.ts'

/**
 * Signed in, with a role that needs a second factor: it is set up in the account, which leads back
 * here.
 */
export function OwesSecondFactor({
  email,
  cameFor,
}: {
  readonly email: string
  readonly cameFor: string
}) {
  const signOut = useSignOut()
  const back = encodeURIComponent(`/backoffice${cameFor}`)
  return (
    <Stack gap="sm">
      <Title order={1}>
        <Trans>One more step</Trans>
      </Title>
      <Text>
        <Trans>
          You are signed in as <strong>{email}</strong>. Your role needs two-step sign-in: a code
          from an app on your phone, or a passkey, besides the password.
        </Trans>
      </Text>
      <Text c="dimmed">
        <Trans>It takes two minutes, and then we bring you back here.</Trans>
      </Text>
      <Button mt="xs" component="a" href={`/buyer/account/second-factor?to=${back}`}>
        <Trans>Set it up</Trans>
      </Button>
      <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        <Trans>Sign out</Trans>
      </Button>
    </Stack>
  )
}
