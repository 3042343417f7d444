import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { adminPaths } from '../../shell/admin-paths.ts'
import { Facts } from '../../shell/Panel.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import type { AppealAnswer, WaitingAppeal } from '../appeals.api.ts'
import { appealPath } from '../selected-appeal.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import styles from './AppealView.module.css'
import { Link } from '../../../../ui/Link.tsx'

type Props = { appeal: WaitingAppeal; onAnswered: () => void }

export const AppealView = ({ appeal, onAnswered }: Props) => {
  const { t } = useTranslation('Admin')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={styles.appeal}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`decided.${appeal.decision}`)} · {t(`kinds.${appeal.target_kind}`)}
      </h2>
      <AppealFacts appeal={appeal} />
      <h3 className={styles.subtitle}>{t('appeals.words')}</h3>
      <blockquote className={styles.text}>{appeal.appeal}</blockquote>
      <AnswerButtons appeal={appeal} onAnswered={onAnswered} />
      <div className={styles.actions}>
        {appeal.case_id !== null && <Link to={adminPaths.case(appeal.case_id)}>{t('appeals.case')}</Link>}
        <ShortcutButton
          shortcut="u"
          variant="quiet"
          size="small"
          label={t('appeals.close')}
          onPress={() => void navigate(appealPath(undefined))}
        />
      </div>
    </article>
  )
}

const AppealFacts = ({ appeal }: { appeal: WaitingAppeal }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'appeals' })
  const { t: tAdmin } = useTranslation('Admin')
  const language = useLanguage()
  return (
    <Facts
      facts={[
        [t('about'), appeal.title ?? tAdmin('case.visibility.gone')],
        [t('reason'), appeal.reason],
        [t('until'), appeal.until && formatDateTime(appeal.until, language)],
        [t('by'), `${appeal.decided_by}, ${formatDateTime(appeal.decided_at, language)}`],
        [t('appealedOn'), formatDateTime(appeal.appealed_at, language)],
      ]}
    />
  )
}

/** Only an owner may answer an appeal against their own decision. */
const AnswerButtons = ({ appeal, onAnswered }: Props) => {
  const { t } = useTranslation('Admin')
  const { name, role, may } = useStaff()
  const [outcome, setOutcome] = useState<AppealAnswer['outcome']>()
  if (!may('judge_cases')) return <p className={styles.note}>{t('case.mayNot')}</p>
  if (appeal.decided_by === name && role !== 'owner') return <p className={styles.note}>{t('appeals.own')}</p>
  return (
    <div className={styles.actions}>
      <ShortcutButton shortcut="s" label={t('appeals.uphold')} onPress={() => setOutcome('upheld')} />
      <ShortcutButton
        shortcut="b"
        variant="primary"
        label={t('appeals.overturn')}
        onPress={() => setOutcome('overturned')}
      />
      {outcome && (
        <AnswerDialog
          appeal={appeal}
          outcome={outcome}
          onClose={() => setOutcome(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </div>
  )
}
