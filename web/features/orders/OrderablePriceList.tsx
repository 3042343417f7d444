import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { formatPrice } from '../../lib/format/format.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { useSession } from '../../lib/session/session.ts'
import { useBlockOfProvider } from '../blocks/useBlockOfProvider.ts'
import { PriceListSection } from '../price-list/PriceListSection.tsx'
import type { Item } from '../price-list/price-list.api.ts'
import type { PublicProvider } from '../providers/providers.api.ts'
import { AddToBasket } from './parts/AddToBasket.tsx'
import { BasketBar } from './parts/BasketBar.tsx'
import styles from './parts/OrderablePriceList.module.css'
import { quantityIn, useBasket, withQuantity } from './basket.ts'

type Taken = NonNullable<PublicProvider['orders']>

/** The price list of a business, with which customers order if it takes orders. */
export const OrderablePriceList = ({ provider }: { provider: PublicProvider }) => {
  const { orders } = provider
  return orders ? (
    <WithBasket provider={provider} orders={orders} />
  ) : (
    <PriceListSection provider={provider} />
  )
}

const WithBasket = ({ provider, orders }: { provider: PublicProvider; orders: Taken }) => {
  const { basket, save } = useBasket(provider.id)
  const session = useSession()
  const isHydrated = useHydrated()
  const isBlocked = Boolean(useBlockOfProvider(provider.id))
  const canOrder = session?.role !== 'provider' && !isBlocked
  const renderAdd = (item: Item) =>
    item.price_paise === null ? null : (
      <AddToBasket
        item={item}
        quantity={quantityIn(basket, item)}
        onChange={(quantity) => save(withQuantity(basket, item, quantity))}
      />
    )
  return (
    <>
      <PriceListSection
        provider={provider}
        renderAdd={canOrder ? renderAdd : undefined}
        note={<TermsLine orders={orders} />}
      />
      {isHydrated && canOrder && <BasketBar provider={provider} orders={orders} />}
    </>
  )
}

const TermsLine = ({ orders: { delivers, min_order_paise: minimum } }: { orders: Taken }) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'orders' })
  const terms = [
    t(delivers ? 'delivers' : 'pickupOnly'),
    minimum > 0 && t('minimum', { price: formatPrice(minimum) }),
  ]
  return (
    <p className={styles.terms}>
      <b>{t('taken')}</b> {terms.filter(Boolean).join(' ')}
    </p>
  )
}
