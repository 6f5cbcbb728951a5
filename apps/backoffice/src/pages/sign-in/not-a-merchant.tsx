import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useSignOut } from '../../parts/use-sign-out.ts'

/** Signed in, but not staff of any shop: signing in again would not help, another account would. */
export function NotAMerchant({
  email,
  path,
}: {
  readonly email: string
  /** The way to a shop of the own, on the storefront. */ readonly path: string
}) {
  const signOut = useSignOut()
  return (
    <Stack gap="sm">
      <Title order={1}>
        <Trans>This account belongs to no shop</Trans>
      </Title>
      <Text>
        <Trans>
          You are signed in as <strong>{email}</strong>, and no shop of the mall has this person
          among its staff.
        </Trans>
      </Text>
      <Text c="dimmed">
        <Trans>Sign out to use another account, or ask the owner of your shop to add you.</Trans>
      </Text>
      <Button mt="xs" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        <Trans>Sign out</Trans>
      </Button>
      <Button variant="default" component="a" href={path}>
        {path === '/merchant/audit' ? (
          <Trans>See your application</Trans>
        ) : (
          <Trans>Apply for a shop of your own</Trans>
        )}
      </Button>
      <Button variant="default" component="a" href="/">
        <Trans>Go to the mall</Trans>
      </Button>
    </Stack>
  )
}
