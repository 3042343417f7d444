import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { WaitingEntries } from '../../waiting/WaitingEntries.tsx'
import { reviewReplyTarget } from '../review-url.ts'
import { deleteReviewReply } from '../received-reviews.api.ts'
import type { Review } from '../reviews.api.ts'
import { EditAndDelete } from './EditAndDelete.tsx'
import { ReportReviewButton } from './ReportReviewButton.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewReplyForm } from './ReviewReplyForm.tsx'
import { useReceivedReviewsCache } from './useReceivedReviewsCache.ts'

type Props = { accountId: number; review: Review }

export const ReceivedReview = ({ accountId, review }: Props) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'reply' })
  const [isWriting, setWriting] = useState(false)
  const client = useQueryClient()
  const { customer_name: name, reply } = review
  const form = (
    <ReviewReplyForm key={review.review_id} {...{ accountId, review }} onClose={() => setWriting(false)} />
  )
  return (
    <ReviewItem
      // The form replaces the reply.
      review={isWriting ? { ...review, reply: null } : review}
      replyBy={t('own')}
      replyActions={<ReplyActions review={review} onEdit={() => setWriting(true)} />}
      actions={
        <>
          <WaitingEntries
            kind="review_reply"
            target={reviewReplyTarget(review.review_id)}
            onSent={() => void client.invalidateQueries({ queryKey: ['received-reviews'] })}
          />
          {isWriting ? (
            form
          ) : (
            <Cluster space="tight">
              {!reply && (
                <Button
                  variant="secondary"
                  size="small"
                  icon="chat"
                  aria-label={t('writeTo', { name })}
                  onClick={() => setWriting(true)}
                >
                  {t('write')}
                </Button>
              )}
              <ReportReviewButton review={review} />
            </Cluster>
          )}
        </>
      }
    />
  )
}

const ReplyActions = ({ review, onEdit }: { review: Review; onEdit: () => void }) => {
  const { t } = useTranslation('Reviews')
  const update = useReceivedReviewsCache()
  const { review_id: id, customer_name: name } = review
  const remove = async () => {
    await ignoreGone(deleteReviewReply(id))
    await update(id, null)
    showProviderToast({ kind: 'success', text: t('reply.confirm.done') })
  }
  return (
    <EditAndDelete
      t={t}
      edit={{ variant: 'quiet', text: t('reply.edit'), name: t('reply.editTo', { name }) }}
      remove={{ text: t('reply.delete'), name: t('reply.deleteTo', { name }) }}
      confirmation={{
        title: t('reply.confirm.title'),
        text: t('reply.confirm.text', { name }),
        confirm: t('reply.delete'),
        cancel: t('reply.cancel'),
        failed: t('reply.confirm.failed'),
      }}
      onEdit={onEdit}
      onDelete={remove}
    />
  )
}
