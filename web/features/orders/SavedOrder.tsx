// Orders from the prices of a saved district, of a business whose page was never loaded.
import enOrders from '../../locales/en/Orders.json'
import enProfile from '../../locales/en/ProviderProfile.json'
import hiOrders from '../../locales/hi/Orders.json'
import hiProfile from '../../locales/hi/ProviderProfile.json'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { AddToBasket } from './parts/AddToBasket.tsx'
import { BasketBar } from './parts/BasketBar.tsx'
import type { OrderRecipient } from './parts/send-order.ts'
import { type OrderableItem, quantityIn, useBasket, withQuantity } from './basket.ts'

/** Bundled with the script: offline they could not be fetched. */
const useTexts = () => {
  const { i18n } = useTranslation()
  if (i18n.hasLoaded('Orders') && i18n.hasLoaded('ProviderProfile')) return
  i18n.addTexts('en', 'Orders', enOrders)
  i18n.addTexts('hi', 'Orders', hiOrders)
  i18n.addTexts('en', 'ProviderProfile', enProfile)
  i18n.addTexts('hi', 'ProviderProfile', hiProfile)
}

type ItemProps = { providerId: number; item: OrderableItem }

export const AddSavedItem = ({ providerId, item }: ItemProps) => {
  useTexts()
  const { basket, save } = useBasket(providerId)
  return (
    <AddToBasket
      item={item}
      quantity={quantityIn(basket, item)}
      onChange={(quantity) => save(withQuantity(basket, item, quantity))}
    />
  )
}

export const SavedBasket = ({ provider }: { provider: OrderRecipient }) => {
  useTexts()
  return <BasketBar provider={provider} orders={null} />
}
