import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { OpenStatus } from '../../../features/hours/OpenStatus.tsx'
import { formatLowestPrice } from '../../../features/price-list/item-price.ts'
import { priceListQuery } from '../../../features/price-list/price-list.api.ts'
import { Rating } from '../../../features/reviews/Rating.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import styles from './ProviderHighlights.module.css'

/** Each links to its section. */
export const ProviderHighlights = ({ provider: { id, rating, hours } }: { provider: PublicProvider }) => {
  const { t } = useTranslation('Navbar')
  const priceList = useViewerQuery((viewer) => priceListQuery(call, { id, viewer })).data
  const lowestPrice = priceList && formatLowestPrice(priceList, t)
  if (rating.count === 0 && !hours && !lowestPrice) return null
  return (
    <ul className={styles.highlights}>
      {rating.count > 0 && (
        <Part to="#reviews">
          <Rating rating={rating} />
        </Part>
      )}
      {lowestPrice && <Part to="#prices">{lowestPrice}</Part>}
      {hours && (
        <Part to="#hours">
          <OpenStatus provider={hours} hours={hours} />
        </Part>
      )}
    </ul>
  )
}

const Part = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <a href={to} className={styles.part}>
      {children}
    </a>
  </li>
)
