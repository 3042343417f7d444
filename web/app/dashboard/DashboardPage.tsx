import { useQuery } from '@tanstack/react-query'
import { unverifiedContacts } from '../../features/accounts/accounts.api.ts'
import { ContactsToVerify } from '../../features/accounts/ContactsToVerify.tsx'
import { DayOverview } from '../../features/analytics/DayOverview.tsx'
import { isWaitingCard, WaitingCount } from '../../features/analytics/WaitingCount.tsx'
import { OwnFollowers } from '../../features/follows/OwnFollowers.tsx'
import { ClosedToday } from '../../features/hours/ClosedToday.tsx'
import { ownContactsQuery } from '../../features/providers/own-provider.api.ts'
import { formatContact } from '../../lib/format/contact-links.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Container } from '../../ui/Layout.tsx'
import { LinkRow, LinkRows } from '../../ui/lists/LinkRows.tsx'
import type { Tone } from '../../ui/tone.ts'
import styles from './Dashboard.module.css'

// SignUpCustomer has the texts of the contact verification.
export const handle = { namespaces: ['Traderdashboard', 'SignUpCustomer'] } satisfies PageHandle

type Row = { name: string; to: string; icon: IconName; tone: Tone }

const TO_ANSWER = [
  { name: 'needs', to: paths.receivedNeeds(), icon: 'store', tone: 'sindoor' },
  { name: 'orders', to: paths.receivedOrders(), icon: 'store', tone: 'sindoor' },
  { name: 'requests', to: paths.requests(), icon: 'phone', tone: 'leaf' },
  { name: 'chats', to: paths.chatRequests(), icon: 'send', tone: 'marigold' },
  { name: 'reviews', to: paths.reviews(), icon: 'star', tone: 'marigold' },
  { name: 'comments', to: paths.comments(), icon: 'chat', tone: 'indigo' },
] as const satisfies readonly Row[]

const TOOLS = [
  { name: 'followers', to: paths.newPost(), icon: 'edit', tone: 'sindoor' },
  { name: 'posts', to: paths.postDashboard(), icon: 'image', tone: 'sindoor' },
  { name: 'prices', to: paths.ownPriceList(), icon: 'store', tone: 'leaf' },
  { name: 'hours', to: paths.openingHours(), icon: 'clock', tone: 'leaf' },
  { name: 'printing', to: paths.poster(), icon: 'copy', tone: 'indigo' },
] as const satisfies readonly Row[]

const DashboardPage = () => {
  const { t } = useTranslation('Traderdashboard')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      {/* The server does not know the name: a space reserves its line. */}
      <CompactPageHead
        title={t('meta.title')}
        text={session ? t('welcome', { name: session.username }) : '\u00A0'}
      />
      <Container>
        <div className={styles.page}>
          {session && <DashboardContacts accountId={session.id} />}
          <Rows label={t('toAnswer')} rows={TO_ANSWER} accountId={session?.id} />
          <div className={styles.tools}>
            <Rows label={t('tools')} rows={TOOLS} accountId={session?.id} />
          </div>
          {/* Last: they appear when they are loaded, and must not move the rows. */}
          <div className={styles.today}>
            {session && <DayOverview accountId={session.id} />}
            {session && <ClosedToday accountId={session.id} />}
          </div>
        </div>
      </Container>
    </>
  )
}

type RowsProps = {
  label: string
  rows: typeof TO_ANSWER | typeof TOOLS
  /** Undefined until the session is read. */
  accountId: number | undefined
}

const Rows = ({ label, rows, accountId }: RowsProps) => {
  const { t } = useTranslation('Traderdashboard')
  return (
    <LinkRows isCompact label={label}>
      {rows.map(({ name, ...row }) => (
        <LinkRow
          key={name}
          {...row}
          title={t(`${name}.title`)}
          text={
            name === 'followers' ? (
              (accountId && <OwnFollowers accountId={accountId} />) || '\u00A0'
            ) : (
              <span className={styles.text}>{t(`${name}.text`)}</span>
            )
          }
        >
          {isWaitingCard(name) && accountId && <WaitingCount accountId={accountId} card={name} />}
        </LinkRow>
      ))}
    </LinkRows>
  )
}

/** Signing up verifies one contact; the dashboard asks for the other. */
const DashboardContacts = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'toVerify' })
  const { data, refetch } = useQuery(ownContactsQuery(accountId, useLanguage()))
  const contacts = data ? unverifiedContacts(data) : []
  if (contacts.length === 0) return null
  const named = {
    count: contacts.length,
    contacts: contacts.map(({ contact }) => formatContact(contact)).join(', '),
  }
  return (
    <div className={styles.wide}>
      <ContactsToVerify
        accountId={accountId}
        userType="provider"
        contacts={contacts}
        texts={{ title: t('title', named), text: t('text', named), verify: t('verify') }}
        onVerified={() => void refetch()}
      />
    </div>
  )
}

export default DashboardPage
