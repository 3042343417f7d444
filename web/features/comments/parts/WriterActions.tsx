import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerToast } from '../../../lib/toast.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import type { ProviderBlock } from '../../blocks/blocks.api.ts'
import { ReportDialog } from '../../reports/ReportDialog.tsx'
import type { ReceivedComment } from '../comments.api.ts'
import { BlockCustomerDialog } from './BlockCustomerDialog.tsx'
import { useCustomerBlocking } from './useCustomerBlocking.ts'
import styles from './WriterActions.module.css'

type Props = {
  accountId: number
  comment: ReceivedComment
  /** Of its writer; null for none, undefined while nobody knows. */
  block: ProviderBlock | null | undefined
}

/** What a provider can do about whoever wrote a comment. Of a deleted person there is nobody left to block or report. */
export const WriterActions = ({ accountId, comment, block }: Props) => {
  const { t } = useTranslation('ViewComments')
  const [open, setOpen] = useState<'block' | 'report'>()
  const { created_by: id, created_by_name: name } = comment
  const close = () => setOpen(undefined)
  if (id === null) return null
  return (
    <>
      <Cluster space="tight">
        {block && (
          <Badge tone="beet" icon="ban">
            {t('blocked')}
          </Badge>
        )}
        {block !== undefined && (
          <BlockButton {...{ accountId, name, block }} onBlock={() => setOpen('block')} />
        )}
        <Button
          look="quiet"
          size="small"
          icon="flag"
          aria-label={t('report.this', { name })}
          onClick={() => setOpen('report')}
        >
          {t('report.do')}
        </Button>
      </Cluster>
      {block && comment.reply === null && <p className={styles.note}>{t('blockedNote')}</p>}
      {open === 'block' && <BlockCustomerDialog {...{ accountId }} customer={{ id, name }} onClose={close} />}
      {open === 'report' && (
        <ReportDialog target={{ kind: 'comment', id: comment.comment_id, customerId: id }} onClose={close} />
      )}
    </>
  )
}

type ButtonProps = { accountId: number; name: string; block: ProviderBlock | null; onBlock: () => void }

/** One button for both, so that the focus stays on it when the one becomes the other. */
const BlockButton = ({ accountId, name, block, onBlock }: ButtonProps) => {
  const { t } = useTranslation('ViewComments', { keyPrefix: block ? 'unblock' : 'block' })
  const { unblock } = useCustomerBlocking(accountId)
  const { isBusy, run } = useOneAtATime()
  const end = async (blocked: ProviderBlock) => {
    try {
      await unblock(blocked)
      providerToast({ kind: 'success', text: t('done') })
    } catch {
      providerToast({ kind: 'error', text: t('failed') })
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      icon={block ? 'check' : 'ban'}
      loading={isBusy}
      loadingText={t('sending')}
      aria-label={t('this', { name })}
      onClick={block ? () => void run(() => end(block)) : onBlock}
    >
      {t('do')}
    </Button>
  )
}
