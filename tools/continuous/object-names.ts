//   clusters/<system identifier>/bases/<timeline>-<time>.json    a base backup, written last
//   clusters/<system identifier>/base/<timeline>-<time>/000001   its parts
//   clusters/<system identifier>/wal/<segment>.<until>           until: all commits until then are stored; 0 claims nothing
//   media/<folder>/<file>.<part>of<parts>
//   deleted/<folder>/<time>                                      first pass that found the media deleted
import { isSegmentName } from './segments.ts'

export const CLUSTERS = 'clusters'
export const MEDIA = 'media'
export const DELETED = 'deleted'

export const clusterFolder = (id: string) => `${CLUSTERS}/${id}`

export const walFolder = (folder: string) => `${folder}/wal`
export const walObject = (folder: string, segment: string, until: number) =>
  `${walFolder(folder)}/${segment}.${until}`

export const parseWalObject = (name: string) => {
  const [, folder, segment = '', until] = /^(clusters\/\d+)\/wal\/(\w+)\.(\d+)$/.exec(name) ?? []
  return folder && isSegmentName(segment) ? { name, folder, segment, until: Number(until) } : undefined
}

export const basesFolder = (folder: string) => `${folder}/bases`
export const baseObject = (folder: string, id: string) => `${basesFolder(folder)}/${id}.json`
export const basePart = (folder: string, id: string, part: number) =>
  `${folder}/base/${id}/${String(part).padStart(6, '0')}`

export const parseBasePart = (name: string) => {
  const [, folder, id] = /^(clusters\/\d+)\/base\/([\d-]+)\/\d+$/.exec(name) ?? []
  return folder && id ? { folder, id } : undefined
}

export const baseId = (timeline: number, time: Date) => `${timeline}-${time.getTime()}`

export const parseBaseObject = (name: string) => {
  const [, folder, id, timeline, time] = /^(clusters\/\d+)\/bases\/((\d+)-(\d+))\.json$/.exec(name) ?? []
  if (!folder || !id) return undefined
  return { name, folder, id, timeline: Number(timeline), startedAt: new Date(Number(time)) }
}

export const mediaObject = (file: string, part: number, parts: number) => `${MEDIA}/${file}.${part}of${parts}`

export const parseMediaObject = (name: string) => {
  const [, file, folder, part, parts] =
    /^media\/(([a-z0-9]{2}\/[a-z0-9]{20})\/[^/]+)\.(\d+)of(\d+)$/.exec(name) ?? []
  return file && folder ? { name, file, folder, part: Number(part), parts: Number(parts) } : undefined
}

export const deletedObject = (folder: string, time: Date) => `${DELETED}/${folder}/${time.getTime()}`

export const parseDeletedObject = (name: string) => {
  const [, folder, time] = /^deleted\/([a-z0-9]{2}\/[a-z0-9]{20})\/(\d+)$/.exec(name) ?? []
  return folder ? { name, folder, at: new Date(Number(time)) } : undefined
}
