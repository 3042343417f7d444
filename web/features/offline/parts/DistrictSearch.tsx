// Searches a saved district, in place of the page of results that could not be loaded.
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatAge } from '../../../lib/format/format-age.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { detectPosition } from '../../places/position.ts'
import styles from '../OfflinePage.module.css'
import { DistrictChoices } from './DistrictChoices.tsx'
import { DistrictResults } from './DistrictResults.tsx'
import {
  criteriaParams,
  type DistrictCriteria,
  readCriteria,
  useDistrictSearch,
} from './useDistrictSearch.ts'

const PAGE = 20

type Position = { lat: number; lng: number }

/** A page that was opened from the results leads back to them. */
const useUrlOf = (criteria: DistrictCriteria, isChanged: boolean) =>
  useEffect(() => {
    if (!isChanged) return
    const from = `${paths.search()}?${criteriaParams(criteria)}`
    window.history.replaceState(
      window.history.state,
      '',
      `${paths.offline()}?${new URLSearchParams({ from })}`,
    )
  }, [criteria, isChanged])

const usePosition = (onFound: () => void) => {
  const [position, setPosition] = useState<Position | null>(null)
  const [isRefused, setRefused] = useState(false)
  const detect = async () => {
    const detection = await detectPosition()
    setRefused(detection.kind !== 'detected')
    if (detection.kind !== 'detected') return
    setPosition({ lat: detection.point.latitude, lng: detection.point.longitude })
    onFound()
  }
  return { position, isRefused, detect }
}

export const DistrictSearch = ({ from }: { from: string }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'district' })
  const language = useLanguage()
  const [initial] = useState(() => readCriteria(new URL(from, 'http://site').searchParams))
  const [criteria, setCriteria] = useState(initial)
  const [chosen, setChosen] = useState<number | null>(null)
  const [wanted, setWanted] = useState(PAGE)
  useUrlOf(criteria, criteria !== initial)
  const change = (changed: Partial<DistrictCriteria>) => {
    setCriteria((before) => ({ ...before, ...changed }))
    setWanted(PAGE)
  }
  const { position, isRefused, detect } = usePosition(() => change({ sort: 'near' }))
  const search = useDistrictSearch(criteria, { chosen, position, wanted })
  const { data } = search
  const choose = (id: number) => {
    setChosen(id)
    change({ district: '' })
  }
  const name = data?.district.name[language] ?? ''
  return (
    <section className={styles.district} aria-busy={search.isFetching}>
      <label className={styles.search}>
        {t('label')}
        <input
          type="search"
          name="q"
          value={criteria.q}
          onChange={({ target }) => change({ q: target.value })}
          className={styles.input}
        />
      </label>
      {data && (
        <p className={styles.detail}>
          {t('saved', { name, age: formatAge(data.district.checkedAt, language) })}
        </p>
      )}
      <DistrictChoices
        {...{ criteria, change, choose }}
        saved={data?.saved ?? []}
        current={data?.district.id ?? null}
        onNear={detect}
      />
      {isRefused && <Notice kind="info">{t('noPosition')}</Notice>}
      {search.isPending && <p>{t('loading')}</p>}
      {search.isError && (
        <Notice kind="error" title={t('failed')}>
          <Button size="small" variant="secondary" onClick={() => search.refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {data === null && <Notice kind="info">{t('elsewhere', { place: criteria.district })}</Notice>}
      {data && <DistrictResults reply={data} onText={(q) => change({ q })} />}
      {data && data.total > data.found.length && (
        <Button variant="secondary" onClick={() => setWanted(wanted + PAGE)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
