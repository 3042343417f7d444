import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { WaitingEntries } from '../../waiting/WaitingEntries.tsx'
import { reviewReplyTarget } from '../review-url.ts'
import type { Review } from '../reviews.api.ts'
import { DeleteReplyDialog } from './DeleteReplyDialog.tsx'
import { EditAndDelete } from './EditAndDelete.tsx'
import { ReportReviewButton } from './ReportReviewButton.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewReplyForm } from './ReviewReplyForm.tsx'

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
  const { t } = useTranslation('Reviews', { keyPrefix: 'reply' })
  const { customer_name: name } = review
  return (
    <EditAndDelete
      edit={{ variant: 'quiet', text: t('edit'), name: t('editTo', { name }) }}
      remove={{ text: t('delete'), name: t('deleteTo', { name }) }}
      onEdit={onEdit}
      renderDialog={(close) => <DeleteReplyDialog review={review} onClose={close} />}
    />
  )
}
