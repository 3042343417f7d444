// Saves and updates districts. A change is applied to the saved document; when the result has not the server's signature, all is
// fetched again.
import type { OfflineDistrict, readHiddenBusinesses } from '../../../contract/offline-districts.ts'
import { offlineLimits, SIGNATURE_HEADER } from '../../../contract/offline-rules.ts'
import { postToWorker } from '../browser/worker-messages.ts'
import { call } from '../http/call.ts'
import { currentSession } from '../session/session.ts'
import { applyChange } from './apply-change.ts'
import { DistrictError } from './problem.ts'
import { SAVED_DISTRICTS_KEY } from './saved-districts-key.ts'
import { isSignedBySite, refreshKeys } from './signature.ts'
import {
  findDistrict,
  listDistricts,
  readText,
  type SavedDistrict,
  saveDistrict,
  updateSaved,
} from './store.ts'

type Signed = { text: string; signature: string }

const documentUrl = (id: number, since?: number) =>
  `/api/districts/${id}/offline.json${since === undefined ? '' : `?since=${since}`}`

// Without the session: the document is the same for all readers, and caches may have it.
const fetchText = async (id: number, since?: number): Promise<Signed> => {
  const response = await fetch(documentUrl(id, since), { cache: 'no-cache' }).catch((error: unknown) => {
    throw new DistrictError('noInternet', { cause: error })
  })
  if (!response.ok) throw new DistrictError('noInternet')
  return { text: await response.text(), signature: response.headers.get(SIGNATURE_HEADER) ?? '' }
}

/** The size of the download, from its headers. Undefined when the server can't be reached. */
export const fetchSize = async (id: number) => {
  const response = await fetch(documentUrl(id), { method: 'HEAD' }).catch(() => undefined)
  const size = Number(response?.ok ? response.headers.get('content-length') : 0)
  return size > 0 ? size : undefined
}

const refuseUnsigned = async (signed: Signed) => {
  if (!(await isSignedBySite(signed.text, signed.signature))) throw new DistrictError('changed')
  return signed
}

const fetchWhole = async (id: number) => refuseUnsigned(await fetchText(id))

const fetchNewer = async (id: number, { version }: SavedDistrict): Promise<Signed> => {
  const saved = await readText(id)
  const { text, signature } = await fetchText(id, version)
  const change = JSON.parse(text) as OfflineDistrict
  if (change.since === null || saved === undefined) return refuseUnsigned({ text, signature })
  const merged = applyChange(JSON.parse(saved) as OfflineDistrict, change)
  return (await isSignedBySite(merged, signature)) ? { text: merged, signature } : fetchWhole(id)
}

/** The browsers of a signed-in viewer ask which businesses a block hides. Null without a session. */
const fetchHidden = async (id: number): Promise<SavedDistrict['hidden']> => {
  const session = currentSession()
  if (!session) return null
  const { hidden } = await call<typeof readHiddenBusinesses>('GET', '/districts/:id/hidden-businesses/', {
    params: { id },
  })
  return { account: session.id, ids: hidden }
}

const isNoSpace = (error: unknown) =>
  error instanceof DOMException &&
  ['QuotaExceededError', 'InvalidStateError', 'UnknownError'].includes(error.name)

const refuseFull = async (id: number) => {
  const saved = await listDistricts()
  if (saved.length >= offlineLimits.saved && !saved.some((each) => each.id === id))
    throw new DistrictError('full')
}

type Origin = { size: number; checkedAt: number; hidden: SavedDistrict['hidden'] }

/** Stores a text that was checked. */
export const storeSigned = async ({ text, signature }: Signed, { size, checkedAt, hidden }: Origin) => {
  const { version, district, providers } = JSON.parse(text) as OfflineDistrict
  const { district_id: id, name, state } = district
  await refuseFull(id)
  try {
    await saveDistrict(
      { id, name, state, version, providers: providers.length, size, signature, checkedAt, hidden },
      text,
    )
  } catch (error) {
    if (isNoSpace(error)) throw new DistrictError('noSpace', { cause: error })
    throw error
  }
  localStorage.setItem(SAVED_DISTRICTS_KEY, '1')
  postToWorker({ kind: 'district-saved' })
  // Without it the browser may delete the district when space is short. It decides alone.
  void navigator.storage?.persist?.().catch(() => false)
  return id
}

/** Several times what is downloaded: the text is not compressed in the browser. */
const SPACE_PER_BYTE = 10

const refuseShortSpace = async (size: number) => {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < size * SPACE_PER_BYTE)
    throw new DistrictError('noSpace')
}

/** Saves a district, or updates a saved one. */
export const updateDistrict = async (id: number) => {
  await refuseFull(id)
  const before = await findDistrict(id)
  const size = (await fetchSize(id)) ?? before?.size ?? 0
  if (!before) await refuseShortSpace(size)
  void refreshKeys()
  const signed = before ? await fetchNewer(id, before) : await fetchWhole(id)
  await storeSigned(signed, { size, checkedAt: Date.now(), hidden: await fetchHidden(id) })
}

/** The district may have been removed in another tab meanwhile. */
export const refreshOldDistricts = async (now: number) => {
  for (const { id, checkedAt, hidden } of await listDistricts()) {
    if (now - checkedAt >= offlineLimits.refreshMs) await updateDistrict(id)
    else if ((hidden?.account ?? null) !== (currentSession()?.id ?? null))
      await updateSaved(id, { hidden: await fetchHidden(id) })
  }
}
