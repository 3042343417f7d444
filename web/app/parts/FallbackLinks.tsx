import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/Layout.tsx'

/** Links to pages that always work, for a page that could not be shown. */
export const FallbackLinks = () => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'waysOn' })
  return (
    <Cluster>
      <ButtonLink to={paths.home()} look="secondary" icon="store">
        {t('home')}
      </ButtonLink>
      <ButtonLink to={paths.services()} look="secondary" icon="info">
        {t('services')}
      </ButtonLink>
      <ButtonLink to={paths.contact()} look="secondary" icon="mail">
        {t('contact')}
      </ButtonLink>
    </Cluster>
  )
}
