import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { formatDateTime } from '../../lib/format/format-time.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { showCustomerToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type DataExport, dataExportsQuery, readDataExport, requestDataExport } from './data-exports.api.ts'
import styles from './DataExports.module.css'

export const DataExports = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('PrivacyData')
  const id = useId()
  const query = useQuery(dataExportsQuery(accountId))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={t('exports.title')} />
      <p className={styles.text}>{t('exports.text')}</p>
      {query.data ? (
        <Exports exports={query.data} refetch={query.refetch} />
      ) : (
        <QueryResult
          query={query}
          loading={<Skeleton label={t('loading')} shape="row" count={1} />}
          title={t('exports.failed')}
          retryText={t('retry')}
        />
      )}
    </section>
  )
}

type Props = { exports: readonly DataExport[]; refetch: () => Promise<unknown> }

const Exports = ({ exports, refetch }: Props) => {
  const { t } = useTranslation('PrivacyData')
  const language = useLanguage()
  const { write, isPending } = useWrite({
    mutationFn: () => requestDataExport(language),
    onDone: refetch,
    onFailed: (error) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, t('exports.notRequested')) }),
  })
  const isPreparing = exports.some(({ status }) => status === 'preparing')
  return (
    <>
      {exports.length > 0 && (
        <ul className={styles.list}>
          {exports.map((one) => (
            <li key={one.export_id} className={styles.row}>
              <ExportRow dataExport={one} />
            </li>
          ))}
        </ul>
      )}
      {!isPreparing && (
        <div>
          <Button variant="secondary" loading={isPending} onClick={() => write()}>
            {t('exports.request')}
          </Button>
        </div>
      )}
    </>
  )
}

const ExportRow = ({ dataExport }: { dataExport: DataExport }) => {
  const { t } = useTranslation('PrivacyData')
  const language = useLanguage()
  const { status, requested_at: requestedAt, expires_at: expiresAt, size } = dataExport
  return (
    <>
      <p>
        <strong>{formatDateTime(requestedAt, language)}</strong>
      </p>
      <output className={styles.text}>
        {t(`exports.status.${status}`)}
        {expiresAt && ` ${formatDateTime(expiresAt, language)}`}
      </output>
      {size !== null && <DownloadButton id={dataExport.export_id} size={size} />}
    </>
  )
}

/** Reads the URL when it is pressed, because its signature is valid for less than an hour. */
const DownloadButton = ({ id, size }: { id: number; size: number }) => {
  const { t } = useTranslation('PrivacyData')
  const { write, isPending } = useWrite({
    mutationFn: async () => {
      const { url } = await readDataExport(id)
      if (url === null) throw new Error('the file has expired')
      window.location.assign(url)
    },
    onFailed: (error) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, t('exports.notRead')) }),
  })
  return (
    <div>
      <Button size="small" loading={isPending} onClick={() => write()}>
        {t('exports.download')} ({formatBytes(size)})
      </Button>
    </div>
  )
}
