import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ReportButton } from '../../reports/ReportButton.tsx'
import { WaitingEntries } from '../../waiting/WaitingEntries.tsx'
import { type Need, type NeedReply, refreshNeeds } from '../needs.api.ts'
import { needReplyTarget } from '../outbox-targets.ts'
import { DeclineButton } from './DeclineButton.tsx'
import { NeedDetails } from './NeedDetails.tsx'
import { priceText, timeLeftText } from './need-texts.ts'
import details from './NeedDetails.module.css'
import { NeedReplyForm } from './NeedReplyForm.tsx'

type Props = { accountId: number; need: Need }

/** For a business that was asked. */
export const ReceivedNeed = ({ accountId, need }: Props) => {
  const { t } = useTranslation('Needs')
  const client = useQueryClient()
  const [reply] = need.replies
  const isOpen = need.status === 'open'
  return (
    <>
      <StateNotice need={need} />
      <NeedDetails
        need={need}
        title={need.customer?.name ?? t('one.title')}
        facts={[isOpen ? timeLeftText(t, need) : undefined]}
      />
      <WaitingEntries
        kind="need_reply"
        target={needReplyTarget(need.need_id)}
        onSent={() => void refreshNeeds(client)}
      />
      {reply ? (
        <OwnReply {...{ accountId, need, reply }} />
      ) : (
        isOpen && !need.has_declined && <NeedReplyForm {...{ accountId, need }} />
      )}
      <Cluster>
        {isOpen && !reply && !need.has_declined && <DeclineButton need={need} />}
        <ReportButton target={{ kind: 'need', id: need.need_id }} />
      </Cluster>
    </>
  )
}

const StateNotice = ({ need }: Pick<Props, 'need'>) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'received' })
  const { status, replies, chosen_reply_id: chosen, chat_id: chat, has_declined } = need
  if (chosen !== null && chosen === replies[0]?.reply_id)
    return (
      <Notice kind="success" title={t('chosen')}>
        <p>{t('chosenText')}</p>
        {chat !== null && <ChatLink chatId={chat} />}
      </Notice>
    )
  if (status !== 'open') return <Notice kind="info">{t('over')}</Notice>
  if (has_declined) return <Notice kind="info">{t('hasDeclined')}</Notice>
  return replies.length > 0 ? <Notice kind="info">{t('waiting')}</Notice> : null
}

const ChatLink = ({ chatId }: { chatId: number }) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'one' })
  return (
    <ButtonLink icon="chat" size="small" to={`${paths.chatRequests()}?chat=${chatId}`}>
      {t('chat')}
    </ButtonLink>
  )
}

const OwnReply = ({ accountId, need, reply }: Props & { reply: NeedReply }) => {
  const { t } = useTranslation('Needs')
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <NeedReplyForm {...{ accountId, need, reply }} onClose={() => setEditing(false)} />
  return (
    <Panel space="tight" aria-label={t('received.ownReply')}>
      <p className={details.label}>{t('received.ownReply')}</p>
      <p>
        <b>{priceText(reply) ?? t('price.none')}</b>
      </p>
      <p className={details.text}>{reply.text}</p>
      {need.status === 'open' && (
        <div>
          <Button variant="secondary" size="small" icon="edit" onClick={() => setEditing(true)}>
            {t('reply.edit')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
