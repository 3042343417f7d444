import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { ExpandingRow, SummaryLine, SummaryText } from '../../../ui/lists/ExpandingRow.tsx'
import { WaitingEntries } from '../../waiting/WaitingEntries.tsx'
import { reviewReplyTarget } from '../review-url.ts'
import { deleteReviewReply } from '../received-reviews.api.ts'
import type { Review } from '../reviews.api.ts'
import { EditAndDelete } from './EditAndDelete.tsx'
import { ReportReviewButton } from './ReportReviewButton.tsx'
import { Day, reviewElementId, ReviewReply } from './ReviewItem.tsx'
import { ReviewPictures } from './ReviewPictures.tsx'
import { ReviewReplyForm } from './ReviewReplyForm.tsx'
import { Stars } from './Stars.tsx'
import { useReceivedReviewsCache } from './useReceivedReviewsCache.ts'

type Props = { accountId: number; review: Review }

export const ReceivedReview = ({ accountId, review }: Props) => {
  const { t } = useTranslation('Reviews')
  const [isWriting, setWriting] = useState(false)
  const { reply } = review
  return (
    <ExpandingRow id={reviewElementId(review)} summary={<Summary review={review} />}>
      {review.has_contacted && (
        <Badge tone="leaf" icon="check">
          {t('contacted')}
        </Badge>
      )}
      <ReviewPictures review={review} />
      {reply && !isWriting && (
        <ReviewReply reply={reply} replyBy={t('reply.own')}>
          <ReplyActions review={review} onEdit={() => setWriting(true)} />
        </ReviewReply>
      )}
      <WaitingReply review={review} />
      {isWriting ? (
        <ReviewReplyForm {...{ accountId, review }} onClose={() => setWriting(false)} />
      ) : (
        <Cluster space="tight">
          {!reply && <WriteReplyButton review={review} onClick={() => setWriting(true)} />}
          <ReportReviewButton review={review} />
        </Cluster>
      )}
    </ExpandingRow>
  )
}

const Summary = ({ review }: { review: Review }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'received' })
  return (
    <>
      <SummaryLine>
        <b>{review.customer_name}</b> <Stars stars={review.rating} />
      </SummaryLine>
      <SummaryLine>
        <Day at={review.created_at} isEdited={review.edited_at !== null} />
        {!review.reply && <Badge tone="sindoor">{t('unanswered')}</Badge>}
      </SummaryLine>
      {review.text && <SummaryText>{review.text}</SummaryText>}
    </>
  )
}

const WaitingReply = ({ review }: { review: Review }) => {
  const client = useQueryClient()
  return (
    <WaitingEntries
      kind="review_reply"
      target={reviewReplyTarget(review.review_id)}
      onSent={() => void client.invalidateQueries({ queryKey: ['received-reviews'] })}
    />
  )
}

const WriteReplyButton = ({ review, onClick }: { review: Review; onClick: () => void }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'reply' })
  return (
    <Button
      variant="secondary"
      size="small"
      icon="chat"
      aria-label={t('writeTo', { name: review.customer_name })}
      onClick={onClick}
    >
      {t('write')}
    </Button>
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
