// Uploads one file in chunks, and resumes with the first missing chunk after a lost connection (decision 47).
import { uploads } from '../../../contract/upload-limits.ts'
import type { RawResponse } from '../http/raw-response.ts'
import { bearer, type Send } from './send.ts'
import { wasCancelled } from '../http/was-cancelled.ts'

// An interrupted chunk is sent again, so it should take some seconds at most.
const QUICK_MS = 1_500
const SLOW_MS = 6_000
const ASK_TIMEOUT_MS = 30_000
// Enough for the smallest chunk at 0.5 KB/s.
const PIECE_TIMEOUT_MS = 120_000
const PAUSE_MS = 1_000

const nextPieceSize = (size: number, tookMs: number) => {
  if (tookMs < QUICK_MS) return Math.min(size * 2, uploads.pieceBytes)
  return tookMs > SLOW_MS ? Math.max(size / 2, uploads.minPieceBytes) : size
}

type FileSending = {
  file: Blob
  sha256: string
  token: string | null
  send: Send
  /** In bytes. */
  onSent: (bytes: number) => void
}

type Position = { offset: number } | { refusal: RawResponse }

const positionIn = (answer: RawResponse): Position => {
  const isTaken = answer.status >= 200 && answer.status < 300
  try {
    const { offset, code } = JSON.parse(answer.text) as { offset?: unknown; code?: unknown }
    // Another tab may be sending the same file.
    if (typeof offset === 'number' && (isTaken || code === 'upload_moved')) return { offset }
  } catch {
    // The page of a proxy.
  }
  return { refusal: answer }
}

const askPosition = async ({ file, sha256, token, send }: FileSending) =>
  positionIn(
    await send({
      method: 'POST',
      path: '/api/uploads/',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ sha256, size: file.size }),
      timeoutMs: ASK_TIMEOUT_MS,
    }),
  )

type Piece = { offset: number; size: number }

const sendPiece = async ({ file, sha256, token, send, onSent }: FileSending, { offset, size }: Piece) => {
  const body = file.slice(offset, offset + size)
  const answer = await send(
    {
      method: 'PATCH',
      path: `/api/uploads/${sha256}/?offset=${offset}`,
      headers: { ...bearer(token), 'content-type': 'application/octet-stream' },
      body,
      timeoutMs: PIECE_TIMEOUT_MS,
    },
    (fraction) => onSent(offset + fraction * body.size),
  )
  return positionIn(answer)
}

const sendFrom = async (sending: FileSending, from: number): Promise<RawResponse | null> => {
  let [offset, size]: [number, number] = [from, uploads.minPieceBytes]
  while (offset < sending.file.size) {
    sending.onSent(offset)
    const startedAt = performance.now()
    const position = await sendPiece(sending, { offset, size })
    if ('refusal' in position) return position.refusal
    offset = position.offset
    size = nextPieceSize(size, performance.now() - startedAt)
  }
  return null
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS)
  })

/** Null when the upload is complete, otherwise the refusal. Throws when the connection stays lost. */
export const sendFile = async (sending: FileSending): Promise<RawResponse | null> => {
  let lastOffset = -1
  for (;;) {
    const position = await askPosition(sending)
    if ('refusal' in position) return position.refusal
    try {
      return await sendFrom(sending, position.offset)
    } catch (error) {
      // No chunk has arrived since the last attempt.
      if (wasCancelled(error) || !navigator.onLine || position.offset === lastOffset) throw error
      lastOffset = position.offset
      await pause()
    }
  }
}
