// A district as a file, to pass on: gzip of the signature, a line break and the signed text.
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'
import { offlineLimits } from '../../../contract/offline-rules.ts'
import { DistrictError } from './problem.ts'
import { isSignedBySite, signedAt } from './signature.ts'
import { findDistrict, readText } from './store.ts'
import { storeSigned } from './update.ts'

const GZIP = 'gzip'
const HAAT_TYPE = 'application/vnd.haat.district'

const through = (file: Blob, by: ReadableWritablePair) => file.stream().pipeThrough(by)

/** `gaya.haat`. Chromium shares files of known kinds only, as a text file. */
export const createFile = async (id: number, isText: boolean): Promise<File> => {
  const [saved, text] = await Promise.all([findDistrict(id), readText(id)])
  if (!saved || text === undefined) throw new DistrictError('unreadable')
  const packed = through(new Blob([saved.signature, '\n', text]), new CompressionStream(GZIP))
  const name = saved.name.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const file = await new Response(packed).blob()
  return new File([file], `${name}.haat${isText ? '.txt' : ''}`, { type: isText ? 'text/plain' : HAAT_TYPE })
}

/** Stops at the limit: a small file may unpack to any size. */
const unpack = async (file: Blob): Promise<string> => {
  if (file.size > offlineLimits.fileBytes) throw new DistrictError('unreadable')
  const pieces: BlobPart[] = []
  let bytes = 0
  const reader = through(file, new DecompressionStream(GZIP)).getReader() as ReadableStreamDefaultReader<
    Uint8Array<ArrayBuffer>
  >
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces).text()
    bytes += value.length
    if (bytes > offlineLimits.textBytes) {
      await reader.cancel()
      throw new DistrictError('unreadable')
    }
    pieces.push(value)
  }
}

const unpackOrRefuse = (file: Blob) =>
  unpack(file).catch((error: unknown) => {
    throw error instanceof DistrictError ? error : new DistrictError('unreadable', { cause: error })
  })

/** Only what this site has signed is read further. Returns the district's id. */
export const importFile = async (file: Blob): Promise<number> => {
  const packed = await unpackOrRefuse(file)
  const end = packed.indexOf('\n')
  if (end < 0) throw new DistrictError('unreadable')
  const [signature, text] = [packed.slice(0, end), packed.slice(end + 1)]
  if (!(await isSignedBySite(text, signature))) throw new DistrictError('changed')
  const { version, district } = JSON.parse(text) as OfflineDistrict
  const saved = await findDistrict(district.district_id)
  if (saved && saved.version > version) throw new DistrictError('older')
  const checkedAt = signedAt(signature)
  return storeSigned({ text, signature }, { size: file.size, checkedAt, hidden: saved?.hidden ?? null })
}
