// The document as text. The same rows always have the same text: the browser applies a change and gets the signed text of the new version.
import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type {
  OfflineCategory,
  OfflineDistrict,
  OfflineHours,
  OfflineProvider,
} from '../../../contract/offline-districts.ts'
import type { Interval } from '../../../contract/open-state.ts'
import { soundsOf, wordsOf } from '../../../contract/search-text/words/sounds.ts'
import { ratingOf } from '../providers/providers.service.ts'
import type { CategoryRow, ProviderRow } from './offline-districts.queries.ts'

// A metre.
const POSITION_DIGITS = 5
const FULL_WEIGHT = 100
const BATCH = 100

const position = (degrees: number | null) =>
  degrees === null ? null : Number(degrees.toFixed(POSITION_DIGITS))

/** 'Closed today' is a special day without intervals. */
const specialDaysOf = ({ hours, closedOn }: ProviderRow, today: string) => {
  const days = (hours?.special_days ?? []).filter(({ date }) => date >= today)
  if (closedOn === null || closedOn < today) return days
  return [{ date: closedOn, intervals: [], note: '' }, ...days.filter(({ date }) => date !== closedOn)]
}

const intervalView = ({ opens, closes }: Interval): Interval => ({ opens, closes })

const hoursOf = (row: ProviderRow, today: string): OfflineHours | null =>
  row.hours && {
    weekly: row.hours.weekly.map((day) => day.map(intervalView)),
    special_days: specialDaysOf(row, today).map(({ date, intervals, note }) => ({
      date,
      intervals: intervals.map(intervalView),
      note,
    })),
  }

/** The keys of each word of the name. */
const keysOfName = (name: string) =>
  wordsOf(name)
    .map((word) => soundsOf(word).join('/'))
    .filter(Boolean)
    .join(' ')

const providerView = (row: ProviderRow, today: string): OfflineProvider => {
  const { average, count } = ratingOf(row.ratings)
  return [
    row.id,
    row.businessName,
    row.categoryId,
    row.businessTagline,
    row.mobileNumber ?? '',
    position(row.latitude),
    position(row.longitude),
    hoursOf(row, today),
    average,
    count,
    row.items,
    keysOfName(row.businessName),
    row.isVerified,
  ]
}

export type ProviderText = { id: number; text: string; hash: string }

/** In pieces, because folding the names of a large district takes as long as many requests. */
export const providerTexts = async (rows: readonly ProviderRow[], today: string) => {
  const texts: ProviderText[] = []
  for (const [at, row] of rows.entries()) {
    if (at % BATCH === 0) await setImmediate()
    const text = JSON.stringify(providerView(row, today))
    texts.push({ id: row.id, text, hash: hash('sha1', text, 'base64url') })
  }
  return texts
}

const categoryView = (row: CategoryRow): OfflineCategory => {
  const synonyms = [...row.synonymsEn, ...row.synonymsHi, ...row.synonymsRoman]
  const plain = synonyms.map((word): OfflineCategory['words'][number] => [word, FULL_WEIGHT, null])
  return {
    id: row.id,
    title: { en: row.titleEn, hi: row.titleHi },
    is_service: row.isService,
    words: [
      ...plain,
      ...row.words.map(({ word, weight, specialty }): OfflineCategory['words'][number] => [
        word,
        weight,
        specialty,
      ]),
    ],
  }
}

type District = OfflineDistrict['district']
export type NamesText = { district: string; categories: string; hash: string }

export const namesText = (district: District, rows: readonly CategoryRow[]): NamesText => {
  const texts = { district: JSON.stringify(district), categories: JSON.stringify(rows.map(categoryView)) }
  return { ...texts, hash: hash('sha1', texts.district + texts.categories, 'base64url') }
}

type Parts = {
  version: number
  since: number | null
  district: string
  categories: string | null
  providers: readonly string[]
  removed: readonly number[]
}

/** The order of the fields is a part of what is signed; `web/lib/offline-districts/apply-change.ts` has the same. */
export const documentText = ({ version, since, district, categories, providers, removed }: Parts) =>
  `{"version":${version},"since":${since},"district":${district},"categories":${categories},` +
  `"providers":[${providers.join(',')}],"removed":[${removed.join(',')}]}`
