import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Container } from '../../ui/Layout.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { IconCard } from '../../ui/IconCard.tsx'
import { IconCardRow } from '../../ui/IconCardRow.tsx'
import type { Tone } from '../../ui/tone.ts'
import { DayOverview } from '../../features/analytics/DayOverview.tsx'
import { isWaitingCard, WaitingCount } from '../../features/analytics/WaitingCount.tsx'
import { OwnFollowers } from '../../features/follows/OwnFollowers.tsx'
import { ClosedToday } from '../../features/hours/ClosedToday.tsx'
import styles from './Dashboard.module.css'
import { useQuery } from '@tanstack/react-query'
import { formatContact } from '../../lib/format/contact-links.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { unverifiedContacts } from '../../features/accounts/accounts.api.ts'
import { ContactsToVerify } from '../../features/accounts/ContactsToVerify.tsx'
import { ownContactsQuery } from '../../features/providers/own-provider.api.ts'

// SignUpCustomer has the texts of the contact verification.
export const handle = { namespaces: ['Traderdashboard', 'SignUpCustomer'] } satisfies PageHandle

const SECTIONS = [
  { name: 'requests', to: paths.requests(), icon: 'phone', tone: 'leaf' },
  { name: 'chats', to: paths.chatRequests(), icon: 'send', tone: 'marigold' },
  { name: 'comments', to: paths.comments(), icon: 'chat', tone: 'indigo' },
  { name: 'reviews', to: paths.reviews(), icon: 'star', tone: 'marigold' },
  { name: 'posts', to: paths.postDashboard(), icon: 'image', tone: 'sindoor' },
  { name: 'prices', to: paths.ownPriceList(), icon: 'store', tone: 'leaf' },
  { name: 'hours', to: paths.openingHours(), icon: 'clock', tone: 'leaf' },
  { name: 'followers', to: paths.newPost(), icon: 'user', tone: 'indigo' },
] as const satisfies readonly { name: string; to: string; icon: IconName; tone: Tone }[]

const DashboardPage = () => {
  const { t } = useTranslation('Traderdashboard')
  const session = useRequiredSession('provider', t('guard'))
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead title={t('meta.title')} text={session && t('welcome', { name: session.username })} />
      <Container>
        <div className={classes(styles.page, styles.four)}>
          {session && <DashboardContacts accountId={session.id} />}
          {session && <ClosedToday accountId={session.id} />}
          {session && <DayOverview accountId={session.id} />}
          <IconCardRow>
            {SECTIONS.map(({ name, to, icon, tone }) => (
              <IconCard
                key={name}
                title={t(`${name}.title`)}
                text={t(`${name}.text`)}
                icon={icon}
                tone={tone}
              >
                {name === 'followers' && session && <OwnFollowers accountId={session.id} />}
                {isWaitingCard(name) && session && <WaitingCount accountId={session.id} card={name} />}
                <div>
                  <ButtonLink to={to} variant="secondary">
                    {t(`${name}.open`)}
                  </ButtonLink>
                </div>
              </IconCard>
            ))}
          </IconCardRow>
        </div>
      </Container>
    </>
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
    <ContactsToVerify
      accountId={accountId}
      userType="provider"
      contacts={contacts}
      texts={{ title: t('title', named), text: t('text', named), verify: t('verify') }}
      onVerified={() => void refetch()}
    />
  )
}

export default DashboardPage
