import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RecentProviders } from '../../providers/RecentProviders.tsx'
import { homePageQuery } from '../site.api.ts'
import { Section } from './Section.tsx'

export const RecentProvidersSection = () => {
  const { t } = useTranslation('Index', { keyPrefix: 'recent' })
  const language = useLanguage()
  const { data } = useViewerQuery((viewer) => homePageQuery(call, language, { viewer }))
  if (!data) return null
  return (
    <Section title={t('title')}>
      {data.providers.length > 0 ? <RecentProviders providers={data.providers} /> : <NoProvidersYet />}
    </Section>
  )
}

const NoProvidersYet = () => {
  const { t } = useTranslation('Index', { keyPrefix: 'recent' })
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        <ButtonLink icon="store" to={paths.signupProvider()}>
          {t('signUp')}
        </ButtonLink>
      }
    />
  )
}
