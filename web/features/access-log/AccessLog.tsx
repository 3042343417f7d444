import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDateTime } from '../../lib/format/format-time.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { joinPages } from '../../lib/loading/list-pages.ts'
import { MoreRows } from '../../lib/loading/MoreRows.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type AccessLog as Log, accessLogQuery } from './access-log.api.ts'
import styles from './AccessLog.module.css'

type Entry = Log['results'][number]

const elementId = ({ at }: Entry) => `access-${at}`

/** Who of the staff opened personal data of this account, and why. */
export const AccessLog = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('PrivacyData', { keyPrefix: 'access' })
  const id = useId()
  const list = useInfiniteQuery(accessLogQuery(accountId))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={t('title')} />
      <p className={styles.text}>{t('text')}</p>
      {list.data ? (
        <Entries {...joinPages(list.data)} list={list} />
      ) : (
        <QueryResult
          query={list}
          loading={<Skeleton label={t('loading')} shape="row" count={1} />}
          title={t('failed')}
          retryText={t('retry')}
        />
      )}
    </section>
  )
}

type Props = Pick<Log, 'next'> & {
  results: readonly Entry[]
  list: ReturnType<typeof useInfiniteQuery<Log>>
}

const Entries = ({ results, next, list }: Props) => {
  const { t } = useTranslation('PrivacyData', { keyPrefix: 'access' })
  const language = useLanguage()
  if (results.length === 0) return <p>{t('empty')}</p>
  return (
    <>
      <ul className={styles.list}>
        {results.map((entry) => (
          <li key={entry.at} id={elementId(entry)} tabIndex={-1} className={styles.row}>
            <p>
              <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time> ·{' '}
              {entry.staff ?? t('formerStaff')}
            </p>
            <p className={styles.text}>{entry.reason || t('noReason')}</p>
          </li>
        ))}
      </ul>
      <MoreRows {...{ list, next, elementId, t }} />
    </>
  )
}
