// Validates incoming frames: text, size, rate, JSON. A bad frame is answered with an error, and the socket stays open.
import type { RawData } from 'ws'
import { socket as limits } from '../../../contract/limits.ts'
import type { ErrorFrame } from '../../../contract/chat.ts'
import { Refusal } from '../http/refusal.ts'

export const MAX_PAYLOAD_BYTES = 4 * limits.frameBytes

export type Frame = Record<string, unknown>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Frame =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A single buffer, because binaryType is not changed. */
export const readFrame = (data: RawData, isBinary: boolean): Frame => {
  const bytes = data as Buffer
  if (bytes.length > limits.frameBytes) throw new Refusal('too_large')
  const frame = isBinary ? undefined : parse(bytes.toString())
  if (!isObject(frame)) throw new Refusal('bad_input')
  return frame
}

const clientIdIn = (frame: Frame | undefined) => {
  const id = frame?.['client_id']
  return typeof id === 'string' && id.length <= limits.clientId ? id : null
}

export const errorFrame = ({ code, message }: Refusal, frame: Frame | undefined): ErrorFrame => ({
  error: message,
  code,
  client_id: clientIdIn(frame),
})

const MAX_REFUSED = 100

export const frameRate = (now: () => number) => {
  const { burst, perSecond } = limits.frames
  let left: number = burst
  let refused = 0
  let last = now()
  return (): 'heard' | 'too many' | 'gone wild' => {
    const at = now()
    left = Math.min(burst, left + ((at - last) / 1_000) * perSecond)
    last = at
    if (left === burst) refused = 0
    if (left >= 1) {
      left -= 1
      return 'heard'
    }
    refused += 1
    return refused > MAX_REFUSED ? 'gone wild' : 'too many'
  }
}
