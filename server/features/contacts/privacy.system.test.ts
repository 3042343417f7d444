import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { contractEndpoints, nameOf } from '../../testing/contract-endpoints.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aComment } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'

const server = await testServer()
const { db } = server

const named = await aListedProvider(db, 'Onkar Sweets')
const [sender, otherCustomer] = [await anAccount(db), await anAccount(db)]
const callers = {
  anonymous: server,
  sender: await server.as(sender),
  'another customer': await server.as(otherCustomer),
  'another provider': await server.as(await aProvider(db)),
  admin: await server.as(await anAccount(db, { role: 'admin' })),
  'the named provider': await server.as(named),
}

const senders = {
  signedIn: { name: 'Onima', email: 'onima.private@example.in', mobile_number: '9988776601' },
  stranger: { name: 'Onir', email: 'onir.private@example.in', mobile_number: '9988776602' },
}
await callers.sender.post('/api/contacts/create/', { provider_id: named.id, ...senders.signedIn })
await server.post('/api/contacts/create/', { provider_id: named.id, ...senders.stranger })
const secrets = Object.values(senders).flatMap(({ email, mobile_number }) => [email, mobile_number])
const contacts = await db.selectFrom('contacts').select('id').orderBy('id').execute()

const post = await aListedPost(db, named.id, { title: 'Onkar today' })
const comment = await aComment(db, post.id, { customerId: sender.id })
const body = {
  provider_id: named.id,
  provider: named.id,
  customer: sender.id,
  reason: 'spam',
  description: 'A word',
  name: 'Someone',
  status: 'new',
  user_id: sender.id,
  user_type: 'customer',
  otp_via: 'email',
}
const query = `provider_id=${named.id}&page=1&q=on&searchtext=on&lat=24.8&lng=85`

const ids = [...contacts.map(({ id }) => id), named.id, sender.id, post.id, comment.id]
const urlsOf = ({ path }: Endpoint) => {
  const fill = (id: number) => path.replaceAll(/:(key|code)/g, 'x').replaceAll(/:\w+/g, String(id))
  return [...new Set(ids.map(fill))].map((filled) => `/api${filled}?${query}`)
}

const send = (from: (typeof callers)['sender'], { method }: Endpoint, url: string) => {
  if (method === 'GET') return from.get(url)
  if (method === 'DELETE') return from.delete(url)
  return { POST: from.post, PUT: from.put, PATCH: from.patch }[method](url, body)
}

const tells = async (from: (typeof callers)['sender'], each: Endpoint) => {
  const replies = []
  for (const url of urlsOf(each)) replies.push(await send(from, each, url))
  const text = replies.map(({ headers, body: said }) => JSON.stringify(headers) + said).join('\n')
  return secrets.some((secret) => text.includes(secret))
}

// Calls that end a session or delete a row run last.
const isFinal = ({ method, path }: Endpoint) => method === 'DELETE' || path === '/logout/'
const endpoints = [...(await contractEndpoints()).values()].toSorted(
  (one, other) => Number(isFinal(one)) - Number(isFinal(other)),
)

const OWN = new Set(['GET /contacts/', 'PUT /contacts/:id/', 'GET /contacts/csv/'])

describe('visibility of a contact request', () => {
  test.each(endpoints.map((each) => [nameOf(each), each] as const))('%s', async (name, each) => {
    const learned: string[] = []
    for (const [who, from] of Object.entries(callers)) if (await tells(from, each)) learned.push(who)
    expect(learned).toEqual(OWN.has(name) ? ['the named provider'] : [])
  })
})
