import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import cards from '../../parts/cards.module.css'
import { LoadFailure, Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { CompanyForm } from './company-form.tsx'
import { companyQuery, type Company } from './own-page-queries.ts'

/** Who answers for the mall: said once, and named by every page and mail. */
export function CompanyCard() {
  const found = useQuery(companyQuery)
  const [isEdited, edit] = useState(false)
  if (found.isError && !found.data)
    return <LoadFailure error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return null
  const { company } = found.data
  return (
    <Card withBorder className={cards['card'] ?? ''} mb="md">
      <div className={cards['head']}>
        <h2>
          <Trans>The company behind the mall</Trans>
        </h2>
      </div>
      {!company && !isEdited && (
        <Notice tone="warn">
          <Trans>
            The company behind this mall has not been entered yet. Until it is, pages cannot be
            published and emails name no sender.
          </Trans>
        </Notice>
      )}
      {isEdited ? (
        <CompanyForm company={company} close={() => edit(false)} />
      ) : (
        <>
          {company && <CompanyFacts company={company} />}
          <div>
            <Button variant={company ? 'default' : 'filled'} onClick={() => edit(true)}>
              {company ? <Trans>Change the company</Trans> : <Trans>Name the company</Trans>}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function CompanyFacts({ company }: { readonly company: Company }) {
  const { t } = useLingui()
  const format = useFormat()
  const town = `${company.postalCode} ${company.city}`
  const { managers } = company
  const known = [company.register, company.vatId, company.email].filter(Boolean)
  return (
    <>
      <Text size="sm">
        {[company.company, company.street, town, format.country(company.country)].join(', ')}
      </Text>
      <Text size="sm" c="dimmed">
        {[t`Represented by ${managers}`, ...known].join(' · ')}
      </Text>
    </>
  )
}
