import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import type { ProviderBlock } from '../../blocks/blocks.api.ts'
import { CustomerBlockButton } from '../../blocks/CustomerBlockButton.tsx'
import { ReportDialog } from '../../reports/ReportDialog.tsx'
import type { ReceivedComment } from '../comments.api.ts'
import styles from './WriterActions.module.css'

type Props = {
  accountId: number
  comment: ReceivedComment
  /** Null for none, undefined while it is loading. */
  block: ProviderBlock | null | undefined
}

/** A deleted account can be neither blocked nor reported. */
export const WriterActions = ({ accountId, comment, block }: Props) => {
  const { t } = useTranslation('ViewComments')
  const [isReporting, setReporting] = useState(false)
  const { created_by: id, created_by_name: name } = comment
  if (id === null) return null
  return (
    <>
      <Cluster space="tight">
        {block && (
          <Badge tone="beet" icon="ban">
            {t('blocked')}
          </Badge>
        )}
        {block !== undefined && <CustomerBlockButton {...{ accountId, block }} customer={{ id, name }} />}
        <Button
          variant="quiet"
          size="small"
          icon="flag"
          aria-label={t('report.this', { name })}
          onClick={() => setReporting(true)}
        >
          {t('report.do')}
        </Button>
      </Cluster>
      {block && comment.reply === null && <p className={styles.note}>{t('blockedNote')}</p>}
      {isReporting && (
        <ReportDialog
          target={{ kind: 'comment', id: comment.comment_id, customerId: id }}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
