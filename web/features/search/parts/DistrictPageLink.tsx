import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** To the page of the district that was searched in. A name without its state may be that of several. */
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
