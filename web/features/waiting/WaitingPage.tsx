import { isPending } from '../../lib/outbox/entry.ts'
import { useWholeOutbox } from '../../lib/outbox/useOutbox.ts'
import { sendWaiting } from '../../lib/outbox/outbox.ts'
import { logWarning } from '../../lib/log.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Container, Stack } from '../../ui/Layout.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'
import { WaitingItem } from './parts/WaitingItem.tsx'
import styles from './parts/WaitingItem.module.css'
import page from './WaitingPage.module.css'

export const handle = { namespaces: ['Waiting'] } satisfies PageHandle

const WaitingPage = () => {
  const { t } = useWaitingTexts()
  const isHydrated = useHydrated()
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <CompactPageHead title={t('title')} text={t('description')} width="form" />
      <Container width="form">
        <div className={page.page}>{isHydrated && <Waiting />}</div>
      </Container>
    </>
  )
}

const Waiting = () => {
  const { t } = useWaitingTexts()
  const entries = useWholeOutbox()
  const { write, isPending: isBusy } = useWrite({
    mutationFn: sendWaiting,
    onFailed: (error) => logWarning('the outbox could not be sent', error),
  })
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          <ButtonLink variant="secondary" icon="search" to={paths.providerResults()}>
            {t('home')}
          </ButtonLink>
        }
      />
    )
  return (
    <Stack>
      {/* Refused entries have a button of their own. */}
      {entries.some(isPending) && (
        <div>
          <Button icon="send" loading={isBusy} loadingText={t('sending')} onClick={() => write()}>
            {t('sendAll')}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <WaitingItem key={entry.id} entry={entry} isApart />
        ))}
      </ul>
    </Stack>
  )
}

export default WaitingPage
