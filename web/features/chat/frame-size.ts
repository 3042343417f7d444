import { socket } from '../../../contract/limits.ts'

// What a frame says beside the message.
const FRAME_OVERHEAD = 256

/** The server does not read a frame that is larger, so it could not say which message that was. */
export const isFrameTooLarge = (content: string) =>
  new TextEncoder().encode(JSON.stringify(content)).length > socket.frameBytes - FRAME_OVERHEAD
