// The files for the search in saved districts, some sixty kilobytes: only for browsers that have saved one.
import { listDistricts } from '../lib/offline-districts/store.ts'
import { districtFiles } from './build-info.ts'
import { cacheFiles } from './cached-pages.ts'

export const cacheDistrictFiles = async (event: ExtendableEvent) => {
  if ((await listDistricts()).length > 0) await cacheFiles(event, districtFiles)
}
