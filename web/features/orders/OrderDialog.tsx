import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { offerPush } from '../../lib/push/push-offer.ts'
import { withReturn } from '../../lib/session/return-to.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { PublicProvider } from '../providers/providers.api.ts'
import { QueuedNotice } from '../waiting/QueuedNotice.tsx'
import { OrderForm } from './parts/OrderForm.tsx'
import type { OrderRecipient } from './parts/send-order.ts'
import type { SentOrder } from './parts/useSendOrder.ts'

type Props = {
  provider: OrderRecipient
  orders: PublicProvider['orders']
  onClose: () => void
}

/** The basket, reviewed and sent. Its texts are in Orders. */
export const OrderDialog = ({ provider, orders, onClose }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const { t: tBar } = useTranslation('Navbar')
  const session = useSession()
  const [sent, setSent] = useState<SentOrder>()
  const { business_name: name } = provider
  const dialog = { title: t('title', { name }), closeLabel: tBar('close'), onClose }
  if (session?.role !== 'customer') return <LoginFirst {...dialog} />
  if (!sent)
    return (
      <OrderForm
        {...{ provider, orders, dialog }}
        accountId={session.id}
        onSent={(result) => {
          setSent(result)
          if (!result.isQueued) offerPush({ about: 'answer', name })
        }}
      />
    )
  return (
    <Dialog {...dialog} size="small">
      {sent.isQueued ? <QueuedNotice onClose={onClose} /> : <OrderSent name={name} orderId={sent.orderId} />}
    </Dialog>
  )
}

type DialogTexts = { title: string; closeLabel: string; onClose: () => void }

const LoginFirst = (dialog: DialogTexts) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const { pathname, search } = useLocation()
  return (
    <Dialog
      {...dialog}
      size="small"
      actions={
        <ButtonLink to={paths.loginCustomer()} state={withReturn(`${pathname}${search}#prices`)}>
          {t('login')}
        </ButtonLink>
      }
    >
      <p>{t('loginFirst')}</p>
    </Dialog>
  )
}

/** Without an id when the reply was lost. */
const OrderSent = ({ name, orderId }: { name: string; orderId: number | undefined }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const next = useRef<HTMLAnchorElement>(null)
  // The focused button was removed with the form.
  useEffect(() => next.current?.focus(), [])
  return (
    <Stack>
      <Notice kind="success" title={t('sent')}>
        {t('sentText', { name })}
      </Notice>
      <ButtonLink ref={next} wide to={orderId === undefined ? paths.orders() : paths.order(orderId)}>
        {t('open')}
      </ButtonLink>
    </Stack>
  )
}
