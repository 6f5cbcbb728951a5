import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import IconReceiptOff from '@tabler/icons-react/dist/esm/icons/IconReceiptOff.mjs'
import { useLocation, useNavigate, useParams } from 'react-router'
import { DetailDrawer } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import { ApplicationDetail } from './application-detail.tsx'
import { applicationQuery } from './operator-queries.ts'

export function ApplicationPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const application = useQuery(applicationQuery(id))
  const name = application.data?.shopName ?? ''
  return (
    <DetailDrawer
      title={name || <Trans>Application</Trans>}
      close={() => void navigate(`/operator/applications${search}`)}
      closeName={t`Close the application`}
    >
      <title>
        {name ? t`${name} – Galleria back office` : t`Application – Galleria back office`}
      </title>
      {application.data && (
        <ApplicationDetail key={application.data.id} application={application.data} />
      )}
      <DetailPlaceholder
        query={application}
        icon={<IconReceiptOff size={36} stroke={1.5} aria-hidden />}
        gone={<Trans>There is no such application, or it was withdrawn</Trans>}
        list="/operator/applications"
        toList={<Trans>Go to the applications</Trans>}
      />
    </DetailDrawer>
  )
}
