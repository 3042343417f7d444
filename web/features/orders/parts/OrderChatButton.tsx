import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderSide } from '../../../../contract/order-rules.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { openOrderChat, type Order } from '../orders.api.ts'

/** Opens the chat of the two sides, in which the server quotes the order. */
export const OrderChatButton = ({ order, side }: { order: Order; side: OrderSide }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'actions' })
  const language = useLanguage()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { write, isPending } = useWrite({
    mutationFn: () => openOrderChat(order.order_id, language),
    onDone: ({ chat_id }) => {
      const chats = side === 'customer' ? paths.customerChats() : paths.chatRequests()
      return navigate(`${chats}?chat=${chat_id}`)
    },
    onFailed: (error) => setProblem(reasonText(t, error, t('noAnswer'))),
  })
  return (
    <>
      <Button variant="secondary" icon="chat" loading={isPending} onClick={() => write()}>
        {t('chat')}
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  )
}
