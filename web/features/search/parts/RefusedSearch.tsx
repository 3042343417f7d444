import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { withNewSearch } from './url-params.ts'

type Props = { code: string; otherAction: ReactNode }

export const RefusedSearch = ({ code, otherAction }: Props) => {
  const { t } = useTranslation('Home')
  const [query] = useSearchParams()
  if (code !== 'location_unknown') return <EmptyState title={t('failed')} action={otherAction} />
  return (
    <EmptyState
      title={t('refusals.location_unknown')}
      action={
        <ButtonLink variant="secondary" to={withNewSearch(query, { district: '' })}>
          {t('bar.allDistricts')}
        </ButtonLink>
      }
    />
  )
}
