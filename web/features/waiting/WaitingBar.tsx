// Mounted on every page while there are entries: sends them, and displays a bar.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Entry, queueOf } from '../../lib/outbox/entry.ts'
import { sendInBackground, startOutbox } from '../../lib/outbox/outbox.ts'
import { useWholeOutbox } from '../../lib/outbox/useOutbox.ts'
import { ownerOf } from '../../lib/outbox/owner.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'
import styles from './WaitingBar.module.css'

// The first attempt is running.
const isNew = ({ state, tries }: Entry) => state === 'sending' && tries === 1

const isMessage = (entry: Entry) => queueOf(entry) === 'chat'

// Online, a message of a chat is sent at once.
const isJustWritten = (entry: Entry) => isMessage(entry) && entry.tries === 0

const visibleEntries = (entries: readonly Entry[]) => {
  const tried = entries.filter((entry) => !isNew(entry) && !isJustWritten(entry))
  const hasStuckMessage = tried.some(isMessage)
  return hasStuckMessage ? entries.filter((entry) => !isNew(entry)) : tried
}

export const WaitingBar = () => {
  const account = ownerOf(useSession())
  const entries = visibleEntries(useWholeOutbox())
  const isListed = useLocation().pathname === paths.waiting()
  const unsent = entries.filter(({ state }) => state !== 'sent')
  return (
    <>
      <Sender key={account} />
      {entries.length > 0 && !isListed && <WaitingLink count={unsent.length} />}
    </>
  )
}

/** Remounted for each account. */
const Sender = () => {
  useEffect(() => {
    startOutbox()
    sendInBackground()
  }, [])
  return null
}

const WaitingLink = ({ count }: { count: number }) => {
  const { t } = useWaitingTexts()
  return (
    <aside aria-label={t('barLabel')} data-bottom-bar className={styles.bar}>
      <Link to={paths.waiting()} className={styles.link}>
        <Icon name="clock" />
        {count > 0 ? t('bar', { count }) : t('barSent')}
        <Icon name="arrow-right" />
      </Link>
    </aside>
  )
}
