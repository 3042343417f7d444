// The saved districts, each indexed once for as long as its document does not change.
import { soundsIn, wordsOf } from '../../../contract/search-text/words/sounds.ts'
import { listDistricts, readDistrict, type SavedDistrict } from '../offline-districts/store.ts'
import { type DistrictIndex, indexDistrict } from './district-index.ts'
import type {
  BusinessReply,
  BusinessRequest,
  SearchedDistrict,
  SearchReply,
  SearchRequest,
} from './district-messages.ts'
import { goodsFrom } from './goods-table.ts'
import { searchDistrict } from './search-district.ts'

const viewOf = ({ id, name, state, checkedAt }: SavedDistrict): SearchedDistrict => ({
  id,
  name,
  state,
  checkedAt,
})

/** 'Gaya', 'गया' or 'Gaya, Bihar'. */
const isNamed = ({ name, state }: SavedDistrict, location: string) => {
  const typed = soundsIn(location)
  const known = [name.en, name.hi].map((own) => new Set(soundsIn(own)))
  const places = new Set([name.en, name.hi, state.en, state.hi].flatMap(soundsIn))
  return (
    typed.length > 0 &&
    typed.every((sound) => places.has(sound)) &&
    known.some((own) => typed.some((sound) => own.has(sound)))
  )
}

const isNamedIn = (district: SavedDistrict, text: string) =>
  wordsOf(text).some((word) => isNamed(district, word))

const districtFor = (saved: readonly SavedDistrict[], { district, location, query }: SearchRequest) => {
  if (district !== null) return saved.find(({ id }) => id === district)
  if (location.trim() !== '') return saved.find((each) => isNamed(each, location))
  return saved.find((each) => isNamedIn(each, query.text)) ?? saved[0]
}

export const savedDistricts = (goodsTable: string) => {
  let goods: ReturnType<typeof goodsFrom> | undefined
  let last: { key: string; index: DistrictIndex } | undefined

  // One index at a time: that of a large district takes some megabytes.
  const indexOf = async ({ id, version }: SavedDistrict, account: number | null) => {
    const key = `${id} ${version} ${account}`
    if (last?.key === key) return last.index
    const read = await readDistrict(id, account)
    if (!read) return undefined
    goods ??= goodsFrom(goodsTable)
    const index = indexDistrict(read.document, goods)
    last = { key, index }
    return index
  }

  const search = async (request: SearchRequest): Promise<SearchReply | null> => {
    const saved = await listDistricts()
    const chosen = districtFor(saved, request)
    const index = chosen && (await indexOf(chosen, request.account))
    if (!index) return null
    return {
      ...(await searchDistrict(index, request.query, request.wanted)),
      district: viewOf(chosen),
      saved: saved.map(viewOf),
      categories: index.document.categories ?? [],
    }
  }

  const business = async ({ id, account }: BusinessRequest): Promise<BusinessReply | null> => {
    for (const each of await listDistricts()) {
      const read = await readDistrict(each.id, account)
      const provider = read?.document.providers.find(([own]) => own === id)
      if (read && provider)
        return {
          provider,
          category: read.document.categories?.find((category) => category.id === provider[2]) ?? null,
          district: viewOf(each),
        }
    }
    return null
  }
  return { search, business }
}
