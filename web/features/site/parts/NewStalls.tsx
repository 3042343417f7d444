import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { useAsViewer } from '../../../lib/useAsViewer.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RecentProviders } from '../../providers/RecentProviders.tsx'
import { indexQuery } from '../site.api.ts'
import { Section } from './Section.tsx'

/** The shops that were listed last, without those that the viewer may not meet. */
export const NewStalls = () => {
  const { t } = useTranslation('Index', { keyPrefix: 'recent' })
  const language = useLanguage()
  const { data } = useAsViewer((viewer) => indexQuery(call, language, viewer))
  if (!data) return null
  return (
    <Section title={t('title')}>
      {data.providers.length > 0 ? <RecentProviders providers={data.providers} /> : <NoStalls />}
    </Section>
  )
}

const NoStalls = () => {
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
