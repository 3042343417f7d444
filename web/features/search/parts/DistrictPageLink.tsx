import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** A district name without its state is ambiguous and gets no link. */
export const DistrictPageLink = () => {
  const { t } = useTranslation('Home')
  const [district, state] = (useSearchParams()[0].get('district') ?? '').split(', ')
  if (!district || !state) return null
  return (
    <ButtonLink variant="secondary" to={paths.market(state, district)}>
      {t('search.nothing.allOfDistrict', { district })}
    </ButtonLink>
  )
}
