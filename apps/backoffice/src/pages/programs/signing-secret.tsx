import { Trans, useLingui } from '@lingui/react/macro'
import { SecretOnce } from './secret-once.tsx'

/** What signs the messages of a webhook, once. */
export function SigningSecret({
  secret,
  done,
}: {
  readonly secret: string
  readonly done: () => void
}) {
  const { t } = useLingui()
  return (
    <SecretOnce label={t`The signing secret`} secret={secret} done={done}>
      <Trans>
        Please copy it now: it is shown only this once. With it your program checks that a message
        comes from us and nobody has changed it.
      </Trans>
    </SecretOnce>
  )
}
