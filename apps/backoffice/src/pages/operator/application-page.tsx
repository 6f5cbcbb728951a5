import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconReceiptOff from '@tabler/icons-react/dist/esm/icons/IconReceiptOff.mjs'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { DetailDrawer, DetailSkeleton } from '../../parts/detail-drawer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { ApplicationDetail } from './application-detail.tsx'
import { applicationQuery } from './operator-queries.ts'

export function ApplicationPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const application = useQuery(applicationQuery(id))
  const name = application.data?.shopName ?? ''
  const isGone =
    isProblem(application.error) &&
    (application.error.status === 404 || application.error.status === 400)
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
      {application.isPending && <DetailSkeleton />}
      {application.isError &&
        !application.data &&
        (isGone ? (
          <Empty
            icon={<IconReceiptOff size={36} stroke={1.5} aria-hidden />}
            title={<Trans>There is no such application, or it was taken back</Trans>}
          >
            <Button component={Link} to="/operator/applications" variant="default">
              <Trans>Go to the applications</Trans>
            </Button>
          </Empty>
        ) : (
          <LoadFailure error={application.error} retry={() => void application.refetch()} />
        ))}
    </DetailDrawer>
  )
}
