// The document of a district with invented businesses of the demo market's words.
import { brotliCompressSync } from 'node:zlib'
import type { OfflineDistrict, OfflineProvider } from '../../contract/offline-districts.ts'
import { keys, words } from '../../contract/search-text/fold.ts'
import { listIn, readTsv } from '../../server/platform/reference-data.ts'
import { crowdItems, crowdProvider } from '../search/crowd.ts'

const CENTRE = { lat: 24.79, lng: 85 }
const ITEMS = 5
const HOURS = { opens: '09:30', closes: '20:00' }
const WEEK = { weekly: [...Array.from({ length: 6 }, () => [HOURS]), []], special_days: [] }

const keysOf = (name: string) =>
  words(name)
    .map((word) => keys(word).join('/'))
    .join(' ')

const aProvider = (number: number, categories: ReadonlyMap<string, number>): OfflineProvider => {
  const { businessName, businessTagline, category, offset } = crowdProvider(number)
  return [
    number,
    businessName,
    categories.get(category) ?? 1,
    businessTagline,
    String(7_000_000_000 + number * 7_919),
    CENTRE.lat + offset.latitude,
    CENTRE.lng + offset.longitude,
    number % 3 === 0 ? null : WEEK,
    number % 2 === 0 ? null : 3 + (number % 20) / 10,
    number % 2 === 0 ? 0 : number % 40,
    crowdItems(number)
      .slice(0, ITEMS)
      .map(({ name, pricePaise, unit }) => [name, pricePaise, null, unit]),
    keysOf(businessName),
    number % 4 === 0,
  ]
}

type Words = NonNullable<OfflineDistrict['categories']>[number]['words']

const readCategories = async (): Promise<NonNullable<OfflineDistrict['categories']>> => {
  const everyday = Map.groupBy(await readTsv('category-words'), ({ category = '' }) => category)
  return (await readTsv('categories')).map((row, at) => {
    const plain = [row.synonyms_en, row.synonyms_hi, row.synonyms_roman].flatMap(listIn)
    const own = everyday.get(row.title_en ?? '') ?? []
    const known: Words = [
      ...plain.map((word): Words[number] => [word, 100, null]),
      ...own.map(({ word = '', weight, narrower }): Words[number] => [
        word,
        Number(weight),
        narrower || null,
      ]),
    ]
    return {
      id: at + 1,
      title: { en: row.title_en ?? '', hi: row.title_hi ?? '' },
      is_service: false,
      words: known,
    }
  })
}

export const makeDistrict = async (size: number): Promise<OfflineDistrict> => {
  const categories = await readCategories()
  const ids = new Map(categories.map(({ id, title }) => [title.en, id]))
  return {
    version: 1,
    since: null,
    district: {
      district_id: 1,
      name: { en: 'Gaya', hi: 'गया' },
      state: { en: 'Bihar', hi: 'बिहार' },
      names: ['Gaya', 'गया'],
      ...CENTRE,
    },
    categories,
    providers: Array.from({ length: size }, (_, number) => aProvider(number + 1, ids)),
    removed: [],
  }
}

export const compressedSize = (document: OfflineDistrict) =>
  brotliCompressSync(JSON.stringify(document)).byteLength
