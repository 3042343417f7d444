import { socket } from '../../../contract/limits.ts'

// The other fields of a frame.
const FRAME_OVERHEAD = 256

/** The server discards larger frames unread, and could not name the refused message. */
export const isFrameTooLarge = (content: string) =>
  new TextEncoder().encode(JSON.stringify(content)).length > socket.frameBytes - FRAME_OVERHEAD
