// A socket that only listens, kept alive: it connects again after every cut.
import { socketClosed } from '../../../../contract/limits.ts'
import { backoffDelay } from '../../../lib/backoff-delay.ts'

type LiveSocketOptions<Frame> = {
  /** With the token of now. */
  open: () => WebSocket
  /** The token has run out: true when there is another one. */
  renewToken: () => Promise<boolean>
  onFrame: (frame: Frame) => void
  /** Whether it hears the server. */
  onLiveChange: (isLive: boolean) => void
}

/** Answers how to stop. */
export const openLiveSocket = <Frame>({
  open,
  renewToken,
  onFrame,
  onLiveChange,
}: LiveSocketOptions<Frame>) => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  const connect = () => {
    clearTimeout(timer)
    timer = undefined
    const own = open()
    socket = own
    own.addEventListener(
      'message',
      ({ data }) => own === socket && receive(JSON.parse(String(data)) as Frame),
    )
    own.addEventListener('close', ({ code }) => own === socket && void handleClose(code))
  }
  // Not when it opens: one that is refused opens too, and closes at once.
  const receive = (frame: Frame) => {
    attempts = 0
    onLiveChange(true)
    onFrame(frame)
  }
  const handleClose = async (code: number) => {
    const lost = socket
    onLiveChange(false)
    const isOver = code === socketClosed.notAuthenticated && !(await renewToken().catch(() => true))
    if (isOver || lost !== socket) return
    timer = setTimeout(connect, backoffDelay(attempts))
    attempts += 1
  }
  const reconnectNow = () => timer !== undefined && connect()

  connect()
  window.addEventListener('online', reconnectNow)
  return () => {
    window.removeEventListener('online', reconnectNow)
    clearTimeout(timer)
    const last = socket
    socket = undefined
    last?.close()
  }
}
