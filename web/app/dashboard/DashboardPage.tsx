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
import { DashboardContacts } from './parts/DashboardContacts.tsx'

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

export default DashboardPage
