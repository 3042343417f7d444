import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { call } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Container } from '../../ui/Layout.tsx'
import { OutboxItem } from './parts/OutboxItem.tsx'
import styles from './OutboxPage.module.css'
import { outboxQuery } from './site.api.ts'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

/** Contains one-time codes. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const loader = createLoader((args) => [outboxQuery(args.call)])

const OutboxPage = () => {
  const { t } = useTranslation('Contact')
  const { data: messages = [] } = useQuery(outboxQuery(call))
  return (
    <Container>
      <PageMeta title={t('outbox.title')} description={t('outbox.text')} index={false} />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('outbox.title')}</h1>
          {/* Reloads the page, also without scripts. */}
          <ButtonLink variant="secondary" icon="refresh" to={paths.outbox()} replace preventScrollReset>
            {t('outbox.refresh')}
          </ButtonLink>
        </div>
        <p>{t('outbox.text')}</p>
        {messages.length === 0 && <EmptyState title={t('outbox.empty')} text={t('outbox.emptyText')} />}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <OutboxItem key={`${message.at} ${message.to}`} message={message} />
          ))}
        </ol>
      </div>
    </Container>
  )
}

export default OutboxPage
