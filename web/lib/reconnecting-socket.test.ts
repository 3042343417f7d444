import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReconnectingSocket, type SocketLike, type SocketStatus } from './reconnecting-socket.ts'

type Handler = (event: never) => void

const fakeSocket = () => {
  const handlers = new Map<string, Handler>()
  const tell = (kind: string, event: object) => handlers.get(kind)?.(event as never)
  return {
    handle: {
      send: vi.fn<SocketLike['send']>(),
      close: vi.fn<SocketLike['close']>(),
      addEventListener: (kind: string, handler: Handler) => void handlers.set(kind, handler),
    } satisfies SocketLike,
    receive: (frame: unknown) => tell('message', { data: JSON.stringify(frame) }),
    drop: (code = 1006) => tell('close', { code }),
  }
}

const RETRY = { first: 100, most: 400 }

const start = ({ isRenewed = true } = {}) => {
  const sockets: ReturnType<typeof fakeSocket>[] = []
  const [frames, statuses]: [unknown[], SocketStatus[]] = [[], []]
  const socket = new ReconnectingSocket<unknown>({
    openSocket: () => {
      const opened = fakeSocket()
      sockets.push(opened)
      return opened.handle
    },
    renewToken: async () => isRenewed,
    retry: RETRY,
    random: () => 1,
    connectTimeout: 5_000,
    onFrame: (frame) => frames.push(frame),
    onStatus: (status) => statuses.push(status),
  })
  socket.start()
  const latest = () => sockets.at(-1) as ReturnType<typeof fakeSocket>
  return { socket, sockets, latest, frames, statuses }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the delay grows up to a limit, and is reset by the first frame', async () => {
  const { socket, sockets, latest } = start()
  for (const wait of [100, 200, 400, 400]) {
    const before = sockets.length
    latest().drop()
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(before + 1)
  }
  socket.markOpen()
  latest().drop()
  await vi.advanceTimersByTimeAsync(100)
  expect(sockets).toHaveLength(6)
})

test('a socket without a frame is closed after the timeout', async () => {
  const { sockets, statuses } = start()
  await vi.advanceTimersByTimeAsync(5_100)
  expect(sockets).toHaveLength(2)
  expect(sockets[0]?.handle.close).toHaveBeenCalledOnce()
  expect(statuses).toEqual(['connecting', 'waiting', 'connecting'])
})

test('frames of a closed socket are ignored', async () => {
  const { sockets, latest, frames } = start()
  latest().drop()
  await vi.advanceTimersByTimeAsync(100)
  sockets[0]?.receive('late')
  sockets[0]?.drop()
  latest().receive('now')
  expect(frames).toEqual(['now'])
  expect(sockets).toHaveLength(2)
})

test.each([
  [4404, true, 'not_found'],
  [4401, false, 'not_authenticated'],
] as const)('it ends when the server says %i', async (code, isRenewed, reason) => {
  const { socket, sockets, latest } = start({ isRenewed })
  latest().drop(code)
  await vi.advanceTimersByTimeAsync(10_000)
  socket.goOnline()
  expect([socket.status, socket.reason, sockets.length]).toEqual(['closed', reason, 1])
})

test('a renewed token connects again', async () => {
  const { sockets, latest } = start()
  latest().drop(4401)
  await vi.advanceTimersByTimeAsync(100)
  expect(sockets).toHaveLength(2)
})

test('makes no attempt offline, and connects at once online', async () => {
  const { socket, sockets } = start()
  socket.goOffline()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([socket.status, sockets.length]).toEqual(['waiting', 1])
  socket.goOnline()
  expect(sockets).toHaveLength(2)
})

test('after stop it does not reconnect or report a status', async () => {
  const { socket, sockets, latest, statuses } = start()
  latest().drop()
  const before = statuses.length
  socket.stop()
  socket.goOnline()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([socket.status, sockets.length, statuses.length]).toEqual(['closed', 1, before])
})
