import { useSearchParams } from 'react-router'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VISITOR } from './parts/need-draft.ts'
import { NeedForm } from './parts/NeedForm.tsx'
import styles from './NewNeedPage.module.css'

export const handle = { namespaces: ['Needs'] } satisfies PageHandle

/** Open to visitors, who log in at the last step. */
const NewNeedPage = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'new' })
  const isFirstStep = !useSearchParams()[0].has('step')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead tone="sindoor" title={t('meta.title')} text={isFirstStep && t('intro')} width="form" />
      <Container width="form">
        <div className={styles.page}>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          {/* The draft is in the browser. */}
          {useHydrated() ? <FormOfViewer /> : <Loading />}
        </div>
      </Container>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('Needs')
  return <Skeleton label={t('loading')} shape="row" count={4} />
}

const FormOfViewer = () => {
  const session = useSession()
  const [query] = useSearchParams()
  const asked = {
    text: query.get('q') ?? '',
    category: query.get('category') ?? '',
    district: query.get('district') ?? '',
  }
  if (session?.role === 'provider') return <CustomersOnly />
  const accountId = session?.id ?? VISITOR
  return <NeedForm key={accountId} accountId={accountId} asked={asked} />
}

const CustomersOnly = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'new' })
  return (
    <EmptyState
      title={t('meta.title')}
      text={t('providers')}
      action={
        <ButtonLink variant="secondary" to={paths.receivedNeeds()}>
          {t('received')}
        </ButtonLink>
      }
    />
  )
}

export default NewNeedPage
