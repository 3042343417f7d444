import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../../lib/paths.ts'
import { DecisionList } from '../../shell/DecisionList.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { NotFoundPanel } from '../../shell/NotFoundPanel.tsx'
import { Facts, Panel } from '../../shell/Panel.tsx'
import { Uploads } from '../../shell/Uploads.tsx'
import type { ContentRef } from '../content-filter.ts'
import { type ContentDetails, contentItemQuery } from '../content.api.ts'
import type { PendingDecision } from './ContentDecisionDialog.tsx'
import styles from './ContentView.module.css'
import { ContentActions } from './ContentActions.tsx'
import { NeedAsking } from './NeedAsking.tsx'
import { Link } from '../../../../ui/Link.tsx'

type Props = { piece: ContentRef; closePath: string; onDecide: (pendingDecision: PendingDecision) => void }

export const ContentView = ({ piece, closePath, onDecide }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'content' })
  const query = useQuery(contentItemQuery(piece, useLanguage()))
  const container = useScrollIntoView()
  return (
    <div ref={container} className={styles.piece}>
      <Panel title={t(`one.${piece.kind}`)} aside={<Link to={closePath}>{t('close')}</Link>}>
        {query.data ? (
          <FullContent content={query.data} onDecide={onDecide} />
        ) : (
          <NotFoundPanel query={query} notFoundText={t('gone')} shape="row" />
        )}
      </Panel>
    </div>
  )
}

/** On a phone it is above the list, outside of the viewport. */
const useScrollIntoView = () => {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In a block, because newer browsers return a promise, which is no cleanup function.
    container.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return container
}

type ContentProps = { content: ContentDetails }

const FullContent = ({ content, onDecide }: ContentProps & Pick<Props, 'onDecide'>) => {
  const { t } = useTranslation('AdminPeople')
  return (
    <>
      <ContentActions content={content} onDecide={onDecide} />
      <h3 className={styles.title}>{content.title}</h3>
      <p className={styles.text}>{content.content}</p>
      {content.reply && <blockquote className={styles.reply}>{content.reply}</blockquote>}
      <Uploads images={content.images} videos={content.videos} />
      <ContentFacts content={content} />
      {content.kind === 'need' && <NeedAsking id={content.id} />}
      {content.decisions.length > 0 && (
        <>
          <h3 className={styles.title}>{t('person.decisions')}</h3>
          <DecisionList decisions={content.decisions} />
        </>
      )}
    </>
  )
}

const ContentFacts = ({ content }: ContentProps) => {
  const { t } = useTranslation('AdminPeople')
  const language = useLanguage()
  const { case_id: caseId, account_id: accountId } = content
  const sitePath = isVisible(content) ? publicPath(content) : null
  return (
    <Facts
      facts={[
        [t('content.visibility'), t(`visibilities.${content.visibility}`)],
        [t('content.rating'), content.rating !== null && t('content.stars', { stars: content.rating })],
        [
          t(content.kind === 'post' ? 'content.business' : 'content.writer'),
          <Link key="account" to={adminPaths.person(accountId)}>
            {content.account_name ?? t('nameless')}
          </Link>,
        ],
        [
          t('content.business'),
          content.kind === 'review' && content.provider_id !== null && (
            <Link key="business" to={adminPaths.person(content.provider_id)}>
              {content.title}
            </Link>
          ),
        ],
        [t('people.standing'), t(`accountStatuses.${content.account_standing}`)],
        [t('content.written'), formatDateTime(content.created_at, language)],
        [
          t('content.reports'),
          caseId !== null && (
            <Link key="case" to={adminPaths.case(caseId)}>
              {t('content.reported', { count: content.report_count })}
            </Link>
          ),
        ],
        [
          t('content.onSite'),
          sitePath !== null && (
            <Link key="site" to={sitePath}>
              {t('person.look')}
            </Link>
          ),
        ],
      ]}
    />
  )
}

/** A need is on no public page. */
const publicPath = ({ post_id, provider_id }: ContentDetails) => {
  if (post_id !== null) return paths.post(post_id)
  return provider_id === null ? null : `${paths.providerProfile(provider_id)}#reviews`
}

/** A suspension hides all content of the account. */
const isVisible = ({ visibility, account_standing: status }: ContentDetails) =>
  visibility === 'shown' && status !== 'suspended'
