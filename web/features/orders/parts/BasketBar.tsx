import { useEffect, useEffectEvent } from 'react'
import { formatPrice } from '../../../lib/format/format.ts'
import { call } from '../../../lib/http/call.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../../lib/loading/useLazyDialog.ts'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { logWarning } from '../../../lib/log.ts'
import { Button } from '../../../ui/Button.tsx'
import { priceListQuery } from '../../price-list/price-list.api.ts'
import type { PublicProvider } from '../../providers/providers.api.ts'
import { useBasket } from '../basket.ts'
import { sumBasket } from '../basket-lines.ts'
import styles from './BasketBar.module.css'
import type { OrderRecipient } from './send-order.ts'

/** Without terms of a business in a saved district: the browser does not know them. */
type Props = { provider: OrderRecipient; orders: PublicProvider['orders'] }

/** At the end of the screen while the basket has something. */
export const BasketBar = ({ provider, orders }: Props) => {
  const { basket } = useBasket(provider.id)
  const isEmpty = basket.lines.length === 0
  const { Dialog, isOpening, open, close } = useLazyDialog(usePreloaded(!isEmpty))
  return (
    <>
      {!isEmpty && <Bar provider={provider} isOpening={isOpening} onOpen={open} />}
      {Dialog && <Dialog provider={provider} orders={orders} onClose={close} />}
    </>
  )
}

type BarProps = { provider: OrderRecipient; isOpening: boolean; onOpen: () => void }

const Bar = ({ provider: { id }, isOpening, onOpen }: BarProps) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'orders' })
  const { basket } = useBasket(id)
  const list = useViewerQuery((viewer) => priceListQuery(call, { id, viewer })).data
  const { lines, subtotal, hasUnpriced } = sumBasket(basket, list)
  return (
    <aside aria-label={t('basket')} data-basket data-bottom-bar className={styles.bar}>
      <div className={styles.content}>
        <output className={styles.sum}>
          <b>{t(hasUnpriced ? 'atLeast' : 'total', { price: formatPrice(subtotal) })}</b>
          <span>{t('items', { count: lines.length })}</span>
        </output>
        <Button icon="arrow-right" loading={isOpening} onClick={onOpen}>
          {t('review')}
        </Button>
      </div>
    </aside>
  )
}

/** With its texts, and before the bar is pressed: offline they could not be fetched. */
const usePreloaded = (isWanted: boolean) => {
  const { i18n } = useTranslation()
  const load = async () => {
    if (!i18n.hasLoaded('Orders')) await i18n.load('Orders')
    return (await import('../OrderDialog.tsx')).OrderDialog
  }
  const preload = useEffectEvent(() => {
    load().catch((error: unknown) => logWarning('a part of the page could not be loaded', error))
  })
  useEffect(() => {
    if (isWanted) preload()
  }, [isWanted])
  return load
}
