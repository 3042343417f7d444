import { openState } from '../../../../contract/open-state.ts'
import type { SearchReply } from '../../../lib/district-search/district-messages.ts'
import type { FoundInDistrict } from '../../../lib/district-search/search-district.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { OpenBadge } from '../../hours/OpenBadge.tsx'
import { formatItemPrice } from '../../price-list/item-price.ts'
import { VerifiedBadge } from '../../providers/VerifiedBadge.tsx'
import { Rating } from '../../reviews/Rating.tsx'
import styles from '../OfflinePage.module.css'

export const hoursState = (hours: FoundInDistrict['provider'][7], now = new Date()) => {
  const { isOpen, nextChangeAt } = openState({ hours, closedOn: null }, now)
  return { is_open: isOpen, next_change_at: nextChangeAt?.toISOString() ?? null }
}

/** The parts of the text that were understood. */
const useUnderstood = ({ understood, categories, district }: SearchReply) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const category = categories.find(({ id }) => id === understood.categoryId)?.title[language]
  const others = [
    understood.hasPlace && district.name[language],
    understood.isOpenNow && t('open_now'),
    understood.isVerified && t('verified'),
    understood.isNear && t('near'),
  ].filter((part) => part !== false)
  return category || others.length > 0 ? [category ?? understood.what, ...others].filter(Boolean) : []
}

export const DistrictResults = ({ reply }: { reply: SearchReply }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const understood = useUnderstood(reply)
  const { found, total, district } = reply
  return (
    <>
      {understood.length > 0 && (
        <p className={styles.detail}>
          {t('understood')}: {understood.join(' · ')}
        </p>
      )}
      <output className={styles.count}>
        {total === 0 ? t('none', { name: district.name[language] }) : t('found', { count: total })}
      </output>
      <ul className={styles.list}>
        {found.map((each) => (
          <FoundBusiness key={each.provider[0]} found={each} reply={reply} />
        ))}
      </ul>
    </>
  )
}

const FoundBusiness = ({ found, reply }: { found: FoundInDistrict; reply: SearchReply }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const { provider, km, item } = found
  const [id, name, categoryId, tagline, , , , hours, average, count, , , isVerified] = provider
  const category = reply.categories.find((each) => each.id === categoryId)?.title[language] ?? ''
  return (
    <li>
      <Link to={paths.providerProfile(id)} reloadDocument>
        {name}
      </Link>
      <span className={styles.facts}>
        {isVerified && <VerifiedBadge />} <span className={styles.detail}>{category}</span>{' '}
        <Rating rating={{ average, count }} /> <OpenBadge provider={hoursState(hours)} />
        {km !== null && (
          <span className={styles.detail}>{t('distance', { km: Math.round(10 * km) / 10 })}</span>
        )}
      </span>
      <span className={styles.detail}>{item ? <ItemPrice item={item} /> : tagline}</span>
    </li>
  )
}

export const ItemPrice = ({
  item: [name, from, to, unit],
}: {
  item: NonNullable<FoundInDistrict['item']>
}) => {
  const { t } = useTranslation('Offline')
  const price = {
    price_paise: from,
    price_to_paise: to,
    unit: unit as Parameters<typeof formatItemPrice>[0]['unit'],
  }
  return (
    <>
      {name} <b>{formatItemPrice(price, t)}</b>
    </>
  )
}
