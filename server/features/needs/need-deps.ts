import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { MediaDeps } from '../media/media.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'

type NeedSuspicion = 'need_contact' | 'need_same_words'

/** The last two are injected by app/, because search and reports are later features. */
export type NeedDeps = Readonly<{
  clock: Clock
  publish: Publish
  /** After the commit: some businesses are left to ask. */
  wakeNeedAsker: () => void
  mediaDeps: MediaDeps
  mediaSigner: MediaSigner
  indexNeed: (tx: Tx, need: { id: number; content: string }) => Promise<unknown>
  reportSuspicion: (tx: Tx, about: { needId: number; cause: NeedSuspicion; now: Date }) => Promise<unknown>
}>
