import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { Notice } from '../../parts/notice.tsx'

const BACK = encodeURIComponent('/backoffice/programs')

/** Some time after the sign-in the account's own page asks who sits here, and leads back. */
export function ProveFirst({ keep }: { readonly keep: () => void }) {
  return (
    <Notice tone="warn" title={<Trans>Is it you?</Trans>}>
      <Text size="sm">
        <Trans>
          You signed in some time ago. Please enter your password once more; what you have filled in
          here stays.
        </Trans>
      </Text>
      <Button component="a" href={`/buyer/account/prove?to=${BACK}`} mt="xs" onClick={keep}>
        <Trans>Confirm</Trans>
      </Button>
    </Notice>
  )
}
