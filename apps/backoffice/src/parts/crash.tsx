import { Trans } from '@lingui/react/macro'
import { Button, Container } from '@mantine/core'
import { Notice } from './notice.tsx'

/**
 * A page that broke, or whose script a new version of the back office has replaced: loading it anew
 * helps in both cases.
 */
export function Crash() {
  return (
    <Container component="main" size="xs" py={64}>
      <Notice tone="refuse" title={<Trans>This page has stopped working</Trans>}>
        <Trans>Nothing that was sent is lost.</Trans>
        <br />
        <Button mt="sm" onClick={() => window.location.reload()}>
          <Trans>Load it again</Trans>
        </Button>
      </Notice>
    </Container>
  )
}
