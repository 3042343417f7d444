import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { MarketSection } from './MarketSection.tsx'

/** The way for a shopkeeper to be listed on this page. */
export const JoinBanner = ({ place }: { place: string }) => {
  const { t } = useTranslation('Market', { keyPrefix: 'join' })
  return (
    <MarketSection title={t('title', { place })} text={t('text')}>
      <div>
        <ButtonLink icon="store" to={paths.signupProvider()}>
          {t('signUp')}
        </ButtonLink>
      </div>
    </MarketSection>
  )
}
