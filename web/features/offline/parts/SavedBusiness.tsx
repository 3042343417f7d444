// The reduced page of a business in a saved district.
import { useQuery } from '@tanstack/react-query'
import type { ItemUnit } from '../../../../contract/limits.ts'
import type { OfflineItem } from '../../../../contract/offline-districts.ts'
import { askDistrict } from '../../../lib/district-search/ask-district.ts'
import type { BusinessReply } from '../../../lib/district-search/district-messages.ts'
import { formatAge } from '../../../lib/format/format-age.ts'
import { formatPhone, telUrl } from '../../../lib/format/contact-links.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ContactButton } from '../../contacts/ContactButton.tsx'
import { OpenStatus } from '../../hours/OpenStatus.tsx'
import { directionsUrl } from '../../places/Directions.tsx'
import { VerifiedBadge } from '../../providers/VerifiedBadge.tsx'
import { Rating } from '../../reviews/Rating.tsx'
import styles from '../OfflinePage.module.css'
import { hoursState, ItemPrice } from './DistrictResults.tsx'

const PROFILE = /^\/providerprofile\/(\d+)\/?(?:[?#]|$)/

export const businessIdIn = (path: string) => {
  const id = PROFILE.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** Null when no saved district has it, and undefined while it is read. */
export const useSavedBusiness = (id: number | null) => {
  const account = useSession()?.id ?? null
  const { data } = useQuery({
    queryKey: ['saved-business', account, id],
    queryFn: () => (id === null ? null : askDistrict({ kind: 'business', account, id })),
    networkMode: 'always',
    staleTime: 0,
  })
  return data
}

export const SavedBusiness = ({ business }: { business: BusinessReply }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'business' })
  const language = useLanguage()
  const { provider, category, district } = business
  const [id, name, , tagline, , , , hours, average, count, , , isVerified] = provider
  return (
    <article className={styles.district}>
      <h1>{name}</h1>
      <p className={styles.facts}>
        {isVerified && <VerifiedBadge />} <Rating rating={{ average, count }} />{' '}
        <OpenStatus provider={hoursState(hours)} />
      </p>
      <p>
        {t('place', {
          category: category?.title[language],
          district: district.name[language],
          state: district.state[language],
        })}
      </p>
      {tagline && <p>{tagline}</p>}
      <Actions provider={provider} />
      <ContactButton provider={{ id, name }} />
      <Prices provider={provider} />
      <p className={styles.detail}>{t('note', { age: formatAge(district.checkedAt, language) })}</p>
      <Link to={paths.search({ district: district.name[language] })} reloadDocument>
        {t('back', { name: district.name[language] })}
      </Link>
    </article>
  )
}

const Actions = ({ provider: [, , , , phone, lat, lng] }: Pick<BusinessReply, 'provider'>) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'business' })
  return (
    <div className={styles.choices}>
      {phone ? (
        <ButtonLink to={telUrl(phone)} icon="phone">
          {t('call')} {formatPhone(phone)}
        </ButtonLink>
      ) : (
        <p>{t('noPhone')}</p>
      )}
      {lat !== null && lng !== null && (
        <ButtonLink
          to={directionsUrl({ latitude: lat, longitude: lng })}
          variant="secondary"
          target="_blank"
          rel="noopener"
        >
          {t('directions')}
        </ButtonLink>
      )}
    </div>
  )
}

// The file is cached when a district is saved.
const AddSavedItem = lazyOptional(async () => (await import('../../orders/SavedOrder.tsx')).AddSavedItem)
const SavedBasket = lazyOptional(async () => (await import('../../orders/SavedOrder.tsx')).SavedBasket)

const orderableItem = ([name, price_paise, price_to_paise, unit]: OfflineItem) => ({
  item_id: null,
  name,
  unit: unit as ItemUnit | '',
  price_paise,
  price_to_paise,
})

const Prices = ({ provider: [id, name, , , , , , , , , items] }: Pick<BusinessReply, 'provider'>) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'business' })
  const role = useSession()?.role
  const hasPrices = items.some(([, price]) => price !== null)
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('prices')}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item[0]} ${item[3]}`} className={styles.priced}>
            <span>
              <ItemPrice item={item} />
            </span>
            {role === 'customer' && item[1] !== null && (
              <AddSavedItem providerId={id} item={orderableItem(item)} />
            )}
          </li>
        ))}
      </ul>
      {!role && hasPrices && <p className={styles.detail}>{t('orderLogin')}</p>}
      {role === 'customer' && <SavedBasket provider={{ id, business_name: name }} />}
    </section>
  )
}
