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

type Part = { text: string; label: string }

/** The parts of the text. Without a category, a place or a condition, the text itself says everything. */
const usePartsOf = ({ understood, categories, district }: SearchReply): Part[] => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const { what, categoryId, hasPlace, isOpenNow, isVerified, isNear } = understood
  const category = categories.find(({ id }) => id === categoryId)?.title[language]
  const others = [
    hasPlace && district.name[language],
    isOpenNow && t('open_now'),
    isVerified && t('verified'),
    isNear && t('near'),
  ].flatMap((label) => (label ? [{ text: label, label }] : []))
  if (!category && others.length === 0) return []
  return [...(what ? [{ text: what, label: category ?? what }] : []), ...others]
}

type Props = {
  reply: SearchReply
  /** The text without one of its parts. */
  onText: (text: string) => void
}

/** What was understood, as at the search online: each part can be removed. */
const UnderstoodParts = ({ reply, onText }: Props) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const parts = usePartsOf(reply)
  if (parts.length === 0) return null
  const textWithout = (removed: Part) =>
    parts
      .filter((part) => part !== removed)
      .map(({ text }) => text)
      .join(' ')
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.detail}>{t('understood')}</legend>
      {parts.map((part) => (
        <button
          key={part.label}
          type="button"
          className={styles.choice}
          aria-label={t('removePart', { part: part.label })}
          onClick={() => onText(textWithout(part))}
        >
          {part.label} <span aria-hidden="true">✕</span>
        </button>
      ))}
    </fieldset>
  )
}

export const DistrictResults = ({ reply, onText }: Props) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const { found, total, district } = reply
  return (
    <>
      <UnderstoodParts reply={reply} onText={onText} />
      <output className={styles.count}>
        {total === 0 ? t('none', { name: district.name[language] }) : t('found', { count: total })}
      </output>
      {total === 0 && <p>{t('askLater')}</p>}
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
