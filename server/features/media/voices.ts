// Recordings are parsed and decoded in a thread of their own: one at a time, with limited memory and time. A file that exhausts either ends
// the thread, not the server.
import { readFile, writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { NormalVoice } from './voices/normalise.ts'
import type { UnusableVoice } from './voices/unusable.ts'
import type { VoiceResult } from './voices/voice-worker.ts'

export type VoiceProblem = UnusableVoice['problem']
export type RenderedVoice = Pick<NormalVoice, 'seconds' | 'peaks'> & { path: string; bytes: number }

const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }
// A minute of sound takes a fifth of a second of processor time. A busy machine may take much longer to give it.
const MAX_CPU_MS = 5_000
const MAX_MS = 60_000
const CHECK_MS = 1_000
// Compiled code makes the next one cheap; an idle server gives the memory back.
const IDLE_MS = 60_000

const limitConcurrency = pLimit(1)

let worker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined

const startWorker = () => {
  const started = new Worker(new URL('voices/voice-worker.ts', import.meta.url), { resourceLimits: MEMORY })
  started.once('exit', () => {
    if (worker === started) worker = undefined
  })
  return started
}

const endWorker = async () => {
  const ended = worker
  worker = undefined
  await ended?.terminate()
}

const cpuMsOf = async (used: Worker) => {
  const { user, system } = await used.cpuUsage()
  return (user + system) / 1_000
}

const limitTime = (used: Worker, onEnd: () => void) => {
  let cpuMs: number | undefined
  const check = async () => {
    const now = await cpuMsOf(used)
    cpuMs ??= now
    if (now - cpuMs > MAX_CPU_MS) onEnd()
  }
  // A thread that has ended reports an error, which `error` and `exit` report too.
  const interval = setInterval(() => void check().catch(() => {}), CHECK_MS)
  const timeout = setTimeout(onEnd, MAX_MS)
  return () => {
    clearInterval(interval)
    clearTimeout(timeout)
  }
}

const resultFrom = (used: Worker, bytes: Uint8Array<ArrayBuffer>) =>
  new Promise<VoiceResult | undefined>((resolve) => {
    const end = (result?: VoiceResult) => {
      stopTimers()
      used.removeListener('message', end).removeListener('error', fail).removeListener('exit', fail)
      resolve(result)
    }
    const fail = () => end()
    const stopTimers = limitTime(used, fail)
    used.once('message', end).once('error', fail).once('exit', fail)
    used.postMessage(bytes, [bytes.buffer])
  })

const processNext = (path: string) =>
  limitConcurrency(async (): Promise<VoiceResult> => {
    clearTimeout(idleTimer)
    const bytes = new Uint8Array(await readFile(path))
    worker ??= startWorker()
    worker.ref()
    const result = await resultFrom(worker, bytes)
    if (!result) await endWorker()
    worker?.unref()
    idleTimer = setTimeout(() => void endWorker(), IDLE_MS).unref()
    return result ?? { problem: 'wrongKind' }
  })

/** Writes `<path>.m4a`. */
export const renderVoice = async (path: string): Promise<RenderedVoice | VoiceProblem> => {
  const result = await processNext(path)
  if ('problem' in result) return result.problem
  const { file, seconds, peaks } = result.voice
  const rendered = { path: `${path}.m4a`, bytes: file.length, seconds, peaks }
  await writeFile(rendered.path, file)
  return rendered
}
