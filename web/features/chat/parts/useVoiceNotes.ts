import { useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { playVoice, type VoiceTrack } from '../../media/voice-playback.ts'
import { fetchVoiceUrl } from '../chat.api.ts'
import type { ChatParticipant } from '../connection-pool.ts'
import type { MessageView } from './message-views.ts'

// Older notes count as played.
const MAX_HEARD = 200

// Stored where drafts are, so that the logout deletes it.
const nameOf = (chatId: number) => `heard-${chatId}`

const readHeard = ({ accountId, chatId }: ChatParticipant): readonly string[] => {
  const stored = readDraft(accountId, nameOf(chatId))
  return Array.isArray(stored) ? stored.map(String) : []
}

/** Which voice notes of the other side were played, and which one plays after another. */
export const useVoiceNotes = (participant: ChatParticipant, views: readonly MessageView[]) => {
  const { accountId, chatId } = participant
  const [heard, setHeard] = useState(() => readHeard(participant))
  const isUnheard = ({ voice, isOwn, key }: MessageView) => voice !== null && !isOwn && !heard.includes(key)
  // A note may arrive while another one plays.
  const latest = useRef({ views, heard, isUnheard })
  useEffect(() => {
    latest.current = { views, heard, isUnheard }
  })

  const markHeard = ({ key, isOwn }: MessageView) => {
    if (isOwn || latest.current.heard.includes(key)) return
    const next = [...latest.current.heard, key].slice(-MAX_HEARD)
    setHeard(next)
    saveDraft(accountId, nameOf(chatId), next)
  }
  const playNext = ({ key }: MessageView) => {
    const now = latest.current.views
    const after = now.slice(now.findIndex((each) => each.key === key) + 1)
    const next = after.find((each) => latest.current.isUnheard(each))
    const track = next && trackOf(next)
    if (track) playVoice(track)
  }
  const trackOf = (view: MessageView): VoiceTrack | null => {
    const { key, id, voice } = view
    if (!voice || id === null) return null
    return {
      key,
      source: voice.url,
      seconds: voice.seconds,
      renewUrl: () => fetchVoiceUrl(chatId, id),
      onPlay: () => markHeard(view),
      onEnded: () => playNext(view),
    }
  }
  return { isUnheard, trackOf }
}
