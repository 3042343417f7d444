import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../../lib/format.ts'
import { deskPaths } from '../../desk/desk-paths.ts'
import { Panel } from '../../desk/Panel.tsx'
import type { Overview } from '../overview.api.ts'
import styles from './WaitingWork.module.css'

const AGES = ['today', 'days_1_3', 'days_3_7', 'older'] as const

/** What waits for somebody, each a way to it. */
export const WaitingWork = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'overview.waiting' })
  const { cases, appeals, contact_messages } = overview
  return (
    <Panel title={t('title')}>
      <ul className={styles.work}>
        {AGES.map((age) => (
          <Figure key={age} to={deskPaths.cases()} words={t(`cases.${age}`)} count={cases[age]} age={age} />
        ))}
        <Figure to={deskPaths.appeals()} words={t('appeals')} count={appeals} />
        <Figure to={deskPaths.inbox()} words={t('messages')} count={contact_messages} />
      </ul>
    </Panel>
  )
}

type FigureProps = { to: string; words: string; count: number; age?: (typeof AGES)[number] }

const Figure = ({ to, words, count, age }: FigureProps) => (
  <li>
    <Link to={to} data-late={(age === 'older' && count > 0) || undefined} className={styles.figure}>
      <b className={styles.count}>{formatNumber(count)}</b>
      <span className={styles.words}>{words}</span>
    </Link>
  </li>
)
