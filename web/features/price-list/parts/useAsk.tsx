import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { whatsAppUrl } from '../../../lib/format/contact-links.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useLazyDialog } from '../../../lib/loading/useLazyDialog.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import type { Item } from '../price-list.api.ts'

export type AskedProvider = { id: number; business_name: string; mobile_number: string | null }

const load = async () => (await import('../../chat/ChatDialog.tsx')).ChatDialog

/** Customers ask in the chat, others on WhatsApp. Without a number the chat dialog offers to log in. */
export const useAsk = ({ id, business_name: name, mobile_number: mobile }: AskedProvider) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'prices' })
  const session = useSession()
  const isBlocked = Boolean(useBlockOfProvider(id))
  const [item, setItem] = useState<Item>()
  const { Dialog, isOpening, open, close } = useLazyDialog(load)

  const renderAsk = (each: Item): ReactNode => {
    if (isBlocked || session?.id === id) return null
    if (session?.role !== 'customer' && mobile)
      return (
        <ButtonLink
          variant="quiet"
          size="small"
          to={whatsAppUrl(mobile, t('askText', { name: each.name }))}
          target="_blank"
          rel="noopener nofollow"
          data-counts="whatsapp"
          aria-label={t('askOnWhatsApp', { name: each.name })}
        >
          {t('ask')}
        </ButtonLink>
      )
    return (
      <Button
        variant="quiet"
        size="small"
        loading={isOpening && item === each}
        aria-label={t('askThis', { name: each.name })}
        onClick={() => {
          setItem(each)
          open()
        }}
      >
        {t('ask')}
      </Button>
    )
  }
  const dialog = Dialog && item && (
    <Dialog provider={{ id, name }} initialText={t('askText', { name: item.name })} onClose={close} />
  )
  return { renderAsk, dialog }
}
