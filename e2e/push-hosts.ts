// Where the push services of the journeys listen: the server has to know them when it starts, and each worker has its own.
const WORKERS = 2

export const pushPort = (port: number, worker: number) => port + 1 + worker

export const pushHosts = (port: number) =>
  Array.from({ length: WORKERS }, (_each, worker) => `127.0.0.1:${pushPort(port, worker)}`)
