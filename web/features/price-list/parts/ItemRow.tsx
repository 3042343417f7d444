import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Photo } from '../../media/Photo.tsx'
import { formatItemPrice } from '../item-price.ts'
import type { Item } from '../price-list.api.ts'
import styles from './ItemRow.module.css'

export const ItemRow = ({ item, ask }: { item: Item; ask: ReactNode }) => {
  const { t } = useTranslation('Navbar')
  const { name, description, picture } = item
  return (
    <li className={styles.row}>
      {picture && <Photo picture={picture} alt="" sizes="3.5rem" className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.side}>
        <p className={styles.price}>{formatItemPrice(item, t)}</p>
        {ask}
      </div>
    </li>
  )
}
