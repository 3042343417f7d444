import type { OfflineDistrict } from '../../../contract/offline-districts.ts'

/** The text of the new version, which has the signature of the server: same fields, same order. */
export const applyChange = (before: OfflineDistrict, change: OfflineDistrict): string => {
  const replaced = new Set([...change.removed, ...change.providers.map(([id]) => id)])
  const unchanged = before.providers.filter(([id]) => !replaced.has(id))
  const whole: OfflineDistrict = {
    version: change.version,
    since: null,
    district: change.district,
    categories: change.categories ?? before.categories,
    providers: [...unchanged, ...change.providers].toSorted(([one], [other]) => one - other),
    removed: [],
  }
  return JSON.stringify(whole)
}
