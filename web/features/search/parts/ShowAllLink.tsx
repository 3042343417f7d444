import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

export const ShowAllLink = () => {
  const { t } = useTranslation('Home')
  return (
    <ButtonLink variant="secondary" to={paths.providerResults()}>
      {t('all')}
    </ButtonLink>
  )
}
