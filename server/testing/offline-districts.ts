// Documents of districts, for the tests of offline-districts.
import type { OfflineDistrict } from '../../contract/offline-districts.ts'
import { aProvider } from './providers.ts'
import type { testServer } from './test-server.ts'

type Account = { suspendedAt?: Date | null; mobileNumber?: string }

// Each test has a district of its own.
let next = 300

export const districtReader = ({ db, get }: Awaited<ReturnType<typeof testServer>>) => {
  const urlOf = (id: number, since?: number | string) =>
    `/api/districts/${id}/offline.json${since === undefined ? '' : `?since=${since}`}`
  const fetchDocument = (id: number, since?: number | string) => get(urlOf(id, since))
  const read = async (id: number, since?: number | string) =>
    (await fetchDocument(id, since)).json<OfflineDistrict>()
  const aDistrict = () => (next += 1)
  return {
    urlOf,
    fetchDocument,
    read,
    aDistrict,
    /** A district with one business, whose document was fetched. */
    saved: async () => {
      const districtId = aDistrict()
      const provider = await aProvider(db, { provider: { districtId } })
      await read(districtId)
      return { districtId, provider }
    },
    setAccount: (id: number, set: Account) =>
      db.updateTable('accounts').set(set).where('id', '=', id).execute(),
    folderOf: (districtId: number) =>
      db
        .selectFrom('offlineDistricts')
        .select('folder')
        .where('districtId', '=', districtId)
        .executeTakeFirstOrThrow(),
  }
}

export const idsOf = ({ providers }: OfflineDistrict) => providers.map(([id]) => id)
