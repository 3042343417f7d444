// Runs in the browser: indexes a district and searches it.
import goodsTable from '../../data/goods-words.tsv?raw'
import { indexDistrict } from '../../web/lib/district-search/district-index.ts'
import { goodsFrom } from '../../web/lib/district-search/goods-table.ts'
import { searchDistrict } from '../../web/lib/district-search/search-district.ts'

const WANTED = 20

export const measureDistrict = async (text: string, queries: readonly string[]) => {
  const timeOf = async (work: () => unknown) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  let index: ReturnType<typeof indexDistrict> | undefined
  const build = await timeOf(() => {
    index = indexDistrict(JSON.parse(text), goodsFrom(goodsTable))
  })
  const searches: number[] = []
  for (const query of queries)
    searches.push(
      await timeOf(
        () =>
          index &&
          searchDistrict(
            index,
            {
              text: query,
              category: '',
              isOpenNow: false,
              isVerified: false,
              minRating: null,
              sort: 'best',
              position: null,
              now: new Date(),
            },
            WANTED,
          ),
      ),
    )
  return { build, searches }
}

Object.assign(globalThis, { measureDistrict })
