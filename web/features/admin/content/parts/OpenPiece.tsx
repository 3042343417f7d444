import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../../lib/paths.ts'
import { Decided } from '../../desk/Decided.tsx'
import { deskPaths } from '../../desk/desk-paths.ts'
import { NotThere } from '../../desk/NotThere.tsx'
import { Facts, Panel } from '../../desk/Panel.tsx'
import { Uploads } from '../../desk/Uploads.tsx'
import type { Piece } from '../content-filter.ts'
import { type ContentInFull, pieceQuery } from '../content.api.ts'
import type { Judged } from './JudgeDialog.tsx'
import styles from './OpenPiece.module.css'
import { PieceActs } from './PieceActs.tsx'

type Props = { piece: Piece; closePath: string; onJudge: (judged: Judged) => void }

/** A post or comment in full, with what was decided about it. */
export const OpenPiece = ({ piece, closePath, onJudge }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'content' })
  const query = useQuery(pieceQuery(piece))
  const place = useInSight()
  return (
    <div ref={place} className={styles.piece}>
      <Panel title={t(`one.${piece.kind}`)} aside={<Link to={closePath}>{t('close')}</Link>}>
        {query.data ? (
          <Whole content={query.data} onJudge={onJudge} />
        ) : (
          <NotThere query={query} gone={t('gone')} shape="row" />
        )}
      </Panel>
    </div>
  )
}

/** On a phone it stands above the list, out of sight of whoever has pressed a row. */
const useInSight = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // New browsers answer with a promise, which is no way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}

type Content = { content: ContentInFull }

const Whole = ({ content, onJudge }: Content & Pick<Props, 'onJudge'>) => {
  const { t } = useTranslation('DeskPeople')
  return (
    <>
      <PieceActs content={content} onJudge={onJudge} />
      <h3 className={styles.title}>{content.title}</h3>
      <p className={styles.text}>{content.content}</p>
      {content.reply && <blockquote className={styles.reply}>{content.reply}</blockquote>}
      <Uploads images={content.images} videos={content.videos} />
      <About content={content} />
      {content.decisions.length > 0 && (
        <>
          <h3 className={styles.title}>{t('person.decisions')}</h3>
          <Decided decisions={content.decisions} />
        </>
      )}
    </>
  )
}

const About = ({ content }: Content) => {
  const { t } = useTranslation('DeskPeople')
  const language = useLanguage()
  const { case_id: caseId, account_id: accountId } = content
  return (
    <Facts
      facts={[
        [t('content.visibility'), t(`visibilities.${content.visibility}`)],
        [
          t(content.kind === 'post' ? 'content.business' : 'content.writer'),
          <Link key="account" to={deskPaths.person(accountId)}>
            {content.account_name ?? t('nameless')}
          </Link>,
        ],
        [t('people.standing'), t(`standings.${content.account_standing}`)],
        [t('content.written'), formatMoment(content.created_at, language)],
        [
          t('content.reports'),
          caseId !== null && (
            <Link key="case" to={deskPaths.case(caseId)}>
              {t('content.reported', { count: content.report_count })}
            </Link>
          ),
        ],
        [
          t('content.onSite'),
          isSeen(content) && (
            <Link key="site" to={paths.post(content.post_id)}>
              {t('person.look')}
            </Link>
          ),
        ],
      ]}
    />
  )
}

/** With whoever is suspended all that they wrote is out of sight. */
const isSeen = ({ visibility, account_standing: standing }: ContentInFull) =>
  visibility === 'shown' && standing !== 'suspended'
