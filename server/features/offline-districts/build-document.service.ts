// Builds the document of a district, and what changed since each of the last versions. One build of a district runs at a time.
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { HOUR } from '../../../contract/limits.ts'
import { indiaDate } from '../../../contract/open-state.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { replaceDocuments, storeDocuments } from '../media/documents.service.ts'
import type { MediaDeps } from '../media/media.service.ts'
import { allNamesOf, getEditableDistrict } from '../places/edit-districts.service.ts'
import { documentText, namesText, type NamesText, type ProviderText, providerTexts } from './document.view.ts'
import {
  deleteChanges,
  deleteOldRemovals,
  type DocumentRow,
  insertKey,
  type KnownProvider,
  lockDistrict,
  selectCategories,
  selectChanges,
  selectDistrict,
  selectDocument,
  selectKnownProviders,
  selectProviders,
  upsertDocument,
  upsertKnownProviders,
} from './offline-districts.queries.ts'
import type { DocumentSigner } from './signing.ts'

export type BuildDeps = Readonly<{
  db: Db
  mediaDeps: MediaDeps
  incomingDir: string
  signer: () => Promise<DocumentSigner>
}>

/** What changed since so many versions is stored. */
export const OLD_VERSIONS = 30
// Five changes follow the first document at once, later ones wait an hour: 30 versions are a day of any district.
const BETWEEN_BUILDS_MS = HOUR
const CHANGES_AT_ONCE = 5
// A larger change is not worth a file of its own: the whole document is sent.
const LARGEST_CHANGE = 0.5

export const WHOLE_FILE = 'district.json.br'
export const changeFile = (since: number) => `since-${since}.json.br`

const brotli = promisify(brotliCompress)

const WHOLE_QUALITY = 11
// A tenth larger than with the best quality, in a tenth of the time.
const CHANGE_QUALITY = 6

export const compressWhole = (text: Buffer) => compress(text, WHOLE_QUALITY)

const compress = (text: Buffer, quality: number) =>
  brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })

const readNames = async (tx: Tx, id: number): Promise<NamesText> => {
  const district = await selectDistrict(tx, id)
  if (!district) throw new Refusal('not_found')
  const names = await getEditableDistrict(tx, id)
  const { stateEn, stateHi, latitude, longitude } = district
  return namesText(
    {
      district_id: id,
      name: { en: names.nameEn, hi: names.nameHi },
      state: { en: stateEn, hi: stateHi },
      names: [...new Set(allNamesOf(names))],
      lat: latitude,
      lng: longitude,
    },
    await selectCategories(tx),
  )
}

type Known = ReadonlyMap<number, KnownProvider>

const changesOf = (known: Known, texts: readonly ProviderText[]) => {
  const own = new Set(texts.map(({ id }) => id))
  const changed = texts.filter(({ id, hash }) => known.get(id)?.hash !== hash)
  const removed = [...known.values()].filter(({ providerId, hash }) => hash !== null && !own.has(providerId))
  return [
    ...changed.map(({ id, hash }) => ({ providerId: id, hash })),
    ...removed.map(({ providerId }) => ({ providerId, hash: null })),
  ]
}

/** When each business last changed. */
const versionsAfter = (known: Known, changed: ReturnType<typeof changesOf>, version: number) => {
  const versions = new Map<number, Omit<KnownProvider, 'providerId'>>(known)
  for (const { providerId, hash } of changed) versions.set(providerId, { version, hash })
  return versions
}

type Content = {
  version: number
  madeAt: Date
  names: NamesText
  namesVersion: number
  texts: readonly ProviderText[]
  versions: ReturnType<typeof versionsAfter>
}

const wholeText = ({ version, names, texts }: Content) =>
  documentText({
    version,
    since: null,
    ...names,
    providers: texts.map(({ text }) => text),
    removed: [],
  })

const changeText = ({ version, names, namesVersion, texts, versions }: Content, since: number) => {
  const isNew = (id: number) => (versions.get(id)?.version ?? 0) > since
  const gone = [...versions].filter(([id, { hash }]) => hash === null && isNew(id)).map(([id]) => id)
  return documentText({
    version,
    since,
    district: names.district,
    categories: namesVersion > since ? names.categories : null,
    providers: texts.filter(({ id }) => isNew(id)).map(({ text }) => text),
    removed: gone.toSorted((a, b) => a - b),
  })
}

/** From the newest version back: what changed since an older one is at least as large. */
const changeFiles = async (content: Content, oldest: number, largest: number) => {
  const files: { name: string; bytes: Buffer }[] = []
  let since = content.version
  for (; since >= oldest; since -= 1) {
    const text = Buffer.from(changeText(content, since))
    if (text.length > largest && since < content.version) break
    files.push({ name: changeFile(since), bytes: await compress(text, CHANGE_QUALITY) })
  }
  return { files, oldest: since + 1 }
}

const nextBuildAt = (before: DocumentRow | undefined, now: Date) => {
  const earliest = now.getTime() - CHANGES_AT_ONCE * BETWEEN_BUILDS_MS
  return new Date(Math.max(before?.nextBuildAt.getTime() ?? 0, earliest) + BETWEEN_BUILDS_MS)
}

const store = async (tx: Tx, id: number, { content, before, deps }: Built) => {
  const { db, mediaDeps, incomingDir, signer } = deps
  const { version, namesVersion, names } = content
  const now = content.madeAt
  const { id: keyId, publicKey, sign } = await signer()
  await insertKey(tx, { id: keyId, publicKey })
  const whole = Buffer.from(wholeText(content))
  const bytes = await compressWhole(whole)
  const first = Math.max(before?.oldest ?? version, version - OLD_VERSIONS)
  const { files, oldest } = await changeFiles(content, first, whole.length * LARGEST_CHANGE)
  const all = [{ name: WHOLE_FILE, bytes }, ...files]
  const folder = await storeDocuments(db, all, { ...mediaDeps, incomingDir })
  await replaceDocuments(tx, { folder, old: before?.folder, now })
  const document = {
    version,
    oldest,
    folder,
    size: bytes.length,
    signature: await sign(whole, now),
    builtAt: now,
  }
  const rest = { namesVersion, namesHash: names.hash, nextBuildAt: nextBuildAt(before, now) }
  await upsertDocument(tx, { districtId: id, ...document, ...rest })
}

type Built = { content: Content; before: DocumentRow | undefined; deps: BuildDeps }

const rebuild = async (
  tx: Tx,
  id: number,
  { before, isLost, deps }: Omit<Built, 'content'> & { isLost: boolean },
) => {
  const names = await readNames(tx, id)
  const madeAt = deps.mediaDeps.clock()
  const texts = await providerTexts(await selectProviders(tx, id), indiaDate(madeAt))
  const known = new Map((await selectKnownProviders(tx, id)).map((row) => [row.providerId, row]))
  const changed = changesOf(known, texts)
  const isRenamed = before?.namesHash !== names.hash
  if (before && !isLost && !isRenamed && changed.length === 0) return
  const version = (before?.version ?? 0) + 1
  const namesVersion = isRenamed ? version : (before?.namesVersion ?? version)
  const versions = versionsAfter(known, changed, version)
  await store(tx, id, { content: { version, madeAt, names, namesVersion, texts, versions }, before, deps })
  await upsertKnownProviders(tx, { districtId: id, version }, changed)
  await deleteOldRemovals(tx, id, version - OLD_VERSIONS)
}

/** `lost`: a folder without its files, as after restoring a backup. */
export const buildDocument = (id: number, { lost, ...deps }: BuildDeps & { lost?: string }) =>
  inTransaction(deps.db, async (tx) => {
    await lockDistrict(tx, id)
    const before = await selectDocument(tx, id)
    const isLost = before !== undefined && before.folder === lost
    // Read before the businesses: a later change stays for the next build.
    const changes = await selectChanges(tx, id)
    if (before && !isLost && changes.length === 0) return
    await rebuild(tx, id, { before, isLost, deps })
    await deleteChanges(tx, changes)
  })
