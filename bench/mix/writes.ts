// Comments and posts beside a load, at a fixed rate, and how many reads the cache served meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadRequest } from '../load/request-text.ts'

const COMMENTS_PER_SECOND = 5
const TURN_MS = 1_000 / COMMENTS_PER_SECOND

const sendComment = (origin: string, { path, headers = {}, body = '' }: LoadRequest) =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { ...headers }, body })

const sendPost = (origin: string, token: string, number: number) => {
  const form = new FormData()
  form.set('title', `New this morning ${number}`)
  form.set('content', 'Fresh every day until the evening.')
  return fetch(`${origin}/api/blogs/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
}

type Written = { comments: readonly LoadRequest[]; authors: readonly string[] }

/** A slow reply delays no other write. */
export const writeBeside = (port: number, { comments, authors }: Written) => {
  const origin = `http://127.0.0.1:${port}`
  const sent: Promise<Response>[] = []
  const counts = { comments: 0, posts: 0 }
  const end = new AbortController()
  const write = async () => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const comment = comments[turn % comments.length]
      if (comment) sent.push(sendComment(origin, comment))
      counts.comments += 1
      if (turn % COMMENTS_PER_SECOND === 0) {
        sent.push(sendPost(origin, authors[counts.posts % authors.length] ?? '', turn))
        counts.posts += 1
      }
      await sleep(TURN_MS)
    }
    for (const { status } of await Promise.all(sent))
      if (status !== 201) throw new Error(`a write was refused with ${status}`)
    return counts
  }
  const done = write()
  return async () => {
    end.abort()
    return done
  }
}

/** Reads of the reply cache so far. */
export const cacheReads = async (port: number) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const total = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { hits: total('haat_reply_cache_hits_total'), misses: total('haat_reply_cache_misses_total') }
}
