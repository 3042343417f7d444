// Searches saved districts beside the page, which stays responsive while a district is indexed (decision 91).
import goodsTable from '../../../data/goods-words.tsv?raw'
import { logWarning } from '../log.ts'
import type { DistrictRequest, Numbered } from './district-messages.ts'
import { savedDistricts } from './saved-index.ts'

const districts = savedDistricts(goodsTable)

const replyTo = (request: DistrictRequest) =>
  request.kind === 'search' ? districts.search(request) : districts.business(request)

addEventListener('message', ({ data: { number, value } }: MessageEvent<Numbered<DistrictRequest>>) => {
  replyTo(value).then(
    (reply) => postMessage({ number, value: reply }),
    (error: unknown) => {
      logWarning('the search in a saved district failed', error)
      postMessage({ number, value: null })
    },
  )
})
