import type { Language } from '../../../contract/language.ts'
import { needs as limits } from '../../../contract/limits.ts'
import { lengthOf } from '../../../contract/rules.ts'
import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { wordsKey } from '../../platform/words-key.ts'
import { withLockedAccount } from '../accounts/identifiers.service.ts'
import { insertClaimedMedia, withMedia } from '../media/media.service.ts'
import { prepareVoice, type VoiceColumn } from '../media/voice-upload.service.ts'
import { nextRoundAt } from './answering-hours.ts'
import { type NeedForm, placeOf, refuseImages, validateNeed } from './need-form.ts'
import { ownNeed } from './needs.service.ts'
import { ownNeedView } from './needs.view.ts'
import type { NeedDeps } from './need-deps.ts'
import { hasContactData } from './suspicious-text.ts'
import {
  appendNeedMedia,
  canWriteNeed,
  insertNeed,
  placeRead,
  type PlaceNames,
} from './write-need.queries.ts'

export { setNeedVisibility, sweepNeeds } from './write-need.queries.ts'

// Different people may write the same short text by chance.
const LONG_TEXT = 20

type WrittenNeed = { id: number; text: string; isRepeated: boolean; memberSince: Date; now: Date }

const reportSuspicions = async (tx: Tx, need: WrittenNeed, { reportSuspicion }: NeedDeps) => {
  const { id: needId, text, isRepeated, memberSince, now } = need
  const isNewAccount = now.getTime() - memberSince.getTime() < limits.newAccount
  if (isNewAccount && hasContactData(text)) await reportSuspicion(tx, { needId, cause: 'need_contact', now })
  if (isRepeated && lengthOf(text) >= LONG_TEXT)
    await reportSuspicion(tx, { needId, cause: 'need_same_words', now })
}

const UNKNOWN: PlaceNames = { category: null, district: null, state: null }

type NewNeed = ReturnType<typeof validateNeed> & {
  id: number
  voice: VoiceColumn | null
  place: PlaceNames
  now: Date
}

/** As a read would return it. */
const newNeedView = ({ id, place, now, ...fields }: NewNeed, { mediaSigner }: NeedDeps) =>
  ownNeedView(
    {
      ...fields,
      id,
      category: place.category ?? '',
      district: place.district ?? '',
      state: place.state ?? '',
      shown: [],
      status: 'open',
      visibility: 'shown',
      askedCount: 0,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + limits.lifetime).toISOString(),
      chat: null,
      replies: [],
      at: now.toISOString(),
    },
    { now, mediaSigner },
  )

/** The row says how many businesses are to be asked. */
export const writeNeed = async (
  db: Db,
  form: NeedForm & { customerId: number; lang: Language },
  deps: NeedDeps,
) => {
  const { customerId, lang, files } = form
  const { clock, mediaDeps } = deps
  const [place = UNKNOWN] = await placeRead[lang](db, placeOf(form.body))
  const fields = validateNeed(form, place)
  // Checked before files are decoded, and again under the lock.
  if (files.images.count + files.voice.count > 0 && !(await canWriteNeed(db, { customerId, now: clock() })))
    throw new Refusal('need_limit')
  await refuseImages(form)
  const note = files.voice.count > 0 ? await prepareVoice(files.voice) : null
  const media = { files: { images: files.images }, others: note ? [note.prepared] : [], ...mediaDeps }
  return withMedia(db, media, ({ images }) =>
    withLockedAccount(db, customerId, async (tx) => {
      const now = clock()
      const key = wordsKey(fields.text)
      const [voiceId = 0] = note ? await insertClaimedMedia(tx, [note.prepared.media]) : []
      const voice = note && { id: voiceId, column: note.column }
      const row = { ...fields, customerId, wordsKey: key, voice, nextRoundAt: nextRoundAt(now), now }
      const written = await insertNeed(tx, row)
      if (!written) throw new Refusal('need_limit')
      const { id } = written
      await appendNeedMedia(tx, id, await insertClaimedMedia(tx, images))
      await deps.indexNeed(tx, { id, content: fields.text })
      await reportSuspicions(tx, { ...written, text: fields.text, now }, deps)
      afterCommit(tx, deps.wakeNeedAsker)
      if (images.length > 0) return ownNeed(tx, { id, viewerId: customerId, lang }, deps)
      return newNeedView({ ...fields, id, voice: note?.column ?? null, place, now }, deps)
    }),
  )
}
