// What it is measured against: an echo server that does nothing else, and inserts that do nothing else.
//   node bare.ts: the echo server; it tells its parent its port
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const server: WebSocketServer = new WebSocketServer(
  { port: 0, host: '127.0.0.1' },
  () => void process.send?.({ port: (server.address() as AddressInfo).port }),
)
server.on('connection', (ws) => ws.on('message', (data, isBinary) => ws.send(data, { binary: isBinary })))
