import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Item, PriceGroup } from '../price-list.api.ts'
import styles from './PriceGroups.module.css'
import { Photo } from '../../media/Photo.tsx'
import { formatItemPrice } from '../item-price.ts'

// Longer lists get a search field and collapsed groups.
const MANY = 20
// A screen of a phone; further groups are collapsed.
const OPEN_ITEMS = 10

type Props = { groups: readonly PriceGroup[]; renderAction: (item: Item) => ReactNode }

const countOf = (groups: readonly PriceGroup[]) => groups.reduce((sum, { items }) => sum + items.length, 0)

const plain = (text: string) => text.normalize('NFKD').toLowerCase()

const matching = (groups: readonly PriceGroup[], text: string): PriceGroup[] => {
  const wanted = plain(text.trim())
  const isWanted = ({ name, description, group }: Item) =>
    [name, description, group].some((each) => plain(each).includes(wanted))
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(isWanted) }))
    .filter(({ items }) => items.length > 0)
}

export const PriceGroups = ({ groups, renderAction }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'prices' })
  const [text, setText] = useState('')
  const isHydrated = useHydrated()
  const isLong = countOf(groups) > MANY
  const isSearching = text.trim() !== ''
  const found = isSearching ? matching(groups, text) : groups
  return (
    <>
      {isLong && (
        <div className={styles.search}>
          <TextInput
            type="search"
            hideLabel
            label={t('search')}
            placeholder={t('search')}
            before={<Icon name="search" />}
            readOnly={!isHydrated}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <output className={styles.found}>
            {isSearching &&
              (found.length > 0 ? t('found', { count: countOf(found) }) : t('noneFound', { text }))}
          </output>
        </div>
      )}
      {found.map((group, at) => (
        <Group
          key={group.title}
          group={group}
          isFolding={isLong && !isSearching}
          isOpen={countOf(found.slice(0, at)) < OPEN_ITEMS}
          renderAction={renderAction}
        />
      ))}
    </>
  )
}

type GroupProps = Pick<Props, 'renderAction'> & { group: PriceGroup; isFolding: boolean; isOpen: boolean }

/** <details>, which works without scripts. */
const Group = ({ group: { title, items }, isFolding, isOpen, renderAction }: GroupProps) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'prices' })
  const headingId = useId()
  const rows = (
    <ul className={styles.items} aria-labelledby={title ? headingId : undefined}>
      {items.map((item) => (
        <ItemRow key={item.item_id} item={item} action={renderAction(item)} />
      ))}
    </ul>
  )
  if (isFolding)
    return (
      <details className={styles.group} open={isOpen}>
        <summary className={styles.summary}>
          <h3 id={headingId} className={styles.title}>
            {title || t('others')}
          </h3>
          <span className={styles.count}>{t('found', { count: items.length })}</span>
        </summary>
        {rows}
      </details>
    )
  return (
    <div className={styles.group}>
      {title && (
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
      )}
      {rows}
    </div>
  )
}

const ItemRow = ({ item, action }: { item: Item; action: ReactNode }) => {
  const { t } = useTranslation('Navbar')
  const { name, description, picture } = item
  return (
    <li className={styles.row}>
      {picture && <Photo picture={picture} alt="" sizes="2.5rem" className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <p className={styles.price}>{formatItemPrice(item, t)}</p>
      {action}
    </li>
  )
}
