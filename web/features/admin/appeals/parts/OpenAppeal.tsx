import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { deskPaths } from '../../desk/desk-paths.ts'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useStaff } from '../../desk/useStaff.ts'
import type { AppealAnswer, WaitingAppeal } from '../appeals.api.ts'
import { appealPath } from '../open-appeal.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import styles from './OpenAppeal.module.css'

type Props = { appeal: WaitingAppeal; onAnswered: () => void }

/** What was decided, what the account says to it, and the two answers. */
export const OpenAppeal = ({ appeal, onAnswered }: Props) => {
  const { t } = useTranslation('Desk')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opened it goes on reading here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={styles.appeal}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`decided.${appeal.decision}`)} · {t(`kinds.${appeal.target_kind}`)}
      </h2>
      <Facts appeal={appeal} />
      <h3 className={styles.subtitle}>{t('appeals.words')}</h3>
      <blockquote className={styles.words}>{appeal.appeal}</blockquote>
      <Answers appeal={appeal} onAnswered={onAnswered} />
      <div className={styles.ways}>
        {appeal.case_id !== null && <Link to={deskPaths.case(appeal.case_id)}>{t('appeals.case')}</Link>}
        <KeyButton
          shortcut="u"
          look="quiet"
          size="small"
          words={t('appeals.close')}
          onAct={() => void navigate(appealPath(undefined))}
        />
      </div>
    </article>
  )
}

const Facts = ({ appeal }: { appeal: WaitingAppeal }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'appeals' })
  const { t: tDesk } = useTranslation('Desk')
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <Fact name={t('about')}>{appeal.title ?? tDesk('case.visibility.gone')}</Fact>
      <Fact name={t('reason')}>{appeal.reason}</Fact>
      {appeal.until && <Fact name={t('until')}>{formatMoment(appeal.until, language)}</Fact>}
      <Fact name={t('by')}>
        {appeal.decided_by}, {formatMoment(appeal.decided_at, language)}
      </Fact>
      <Fact name={t('appealedOn')}>{formatMoment(appeal.appealed_at, language)}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A second pair of eyes, wherever there is one: only an owner answers an appeal against the own decision. */
const Answers = ({ appeal, onAnswered }: Props) => {
  const { t } = useTranslation('Desk')
  const { name, role, may } = useStaff()
  const [outcome, setOutcome] = useState<AppealAnswer['outcome']>()
  if (!may('judge_cases')) return <p className={styles.note}>{t('case.mayNot')}</p>
  if (appeal.decided_by === name && role !== 'owner') return <p className={styles.note}>{t('appeals.own')}</p>
  return (
    <div className={styles.ways}>
      <KeyButton shortcut="s" words={t('appeals.uphold')} onAct={() => setOutcome('upheld')} />
      <KeyButton
        shortcut="b"
        look="primary"
        words={t('appeals.overturn')}
        onAct={() => setOutcome('overturned')}
      />
      {outcome && (
        <AnswerDialog
          id={appeal.id}
          outcome={outcome}
          onClose={() => setOutcome(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </div>
  )
}
