// A socket that only listens, kept alive: it connects again after every cut.
import { socketClosed } from '../../../../contract/limits.ts'
import { retryWait } from '../../../lib/retry-wait.ts'

type Listening<Frame> = {
  /** With the token of now. */
  open: () => WebSocket
  /** The token has run out: true when there is another one. */
  renewToken: () => Promise<boolean>
  onFrame: (frame: Frame) => void
  /** Whether it hears the server. */
  onLine: (isLive: boolean) => void
}

/** Answers how to stop. */
export const listen = <Frame>({ open, renewToken, onFrame, onLine }: Listening<Frame>) => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  const connect = () => {
    clearTimeout(timer)
    timer = undefined
    const own = open()
    socket = own
    own.addEventListener('message', ({ data }) => own === socket && hear(JSON.parse(String(data)) as Frame))
    own.addEventListener('close', ({ code }) => own === socket && void closed(code))
  }
  // Not when it opens: one that is refused opens too, and closes at once.
  const hear = (frame: Frame) => {
    tries = 0
    onLine(true)
    onFrame(frame)
  }
  const closed = async (code: number) => {
    const lost = socket
    onLine(false)
    const isOver = code === socketClosed.notAuthenticated && !(await renewToken().catch(() => true))
    if (isOver || lost !== socket) return
    timer = setTimeout(connect, retryWait(tries))
    tries += 1
  }
  const wake = () => timer !== undefined && connect()

  connect()
  window.addEventListener('online', wake)
  return () => {
    window.removeEventListener('online', wake)
    clearTimeout(timer)
    const last = socket
    socket = undefined
    last?.close()
  }
}
