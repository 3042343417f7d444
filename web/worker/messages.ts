// What pages tell the worker.
import type { Kept, ToWorker } from '../lib/browser/worker-messages.ts'
import { forgetPerson, noteVisitor } from './forget.ts'
import { isPageKept, keepPage, listPages } from './kept-pages.ts'
import { searchSeen } from './offline-answers.ts'
import { scope } from './scope.ts'

const listShops = async (query: string) => {
  const found = await searchSeen(new URLSearchParams(query))
  return Promise.all(
    found.map(async ({ id, business_name, business_category, district, state }) => ({
      id,
      name: business_name,
      category: business_category,
      place: `${district}, ${state}`,
      isPageKept: await isPageKept(`/providerprofile/${id}`),
    })),
  )
}

type Handlers = {
  [Kind in ToWorker['kind']]: (
    event: ExtendableMessageEvent,
    message: Extract<ToWorker, { kind: Kind }>,
  ) => Promise<unknown>
}

const handlers: Handlers = {
  visitor: (_event, { accountId, isRemembered, language }) =>
    noteVisitor({ accountId, isRemembered, language }),
  seen: (event, { path, files }) => keepPage(event, path, files),
  came: async (event) => event.source instanceof WindowClient && keepPage(event, event.source.url, []),
  kept: async (event, { search }) => {
    const kept: Kept = { pages: await listPages(), shops: await listShops(search) }
    event.ports[0]?.postMessage(kept)
  },
  forget: forgetPerson,
  update: () => scope.skipWaiting(),
}

const isForUs = (message: unknown): message is ToWorker =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  Object.hasOwn(handlers, String(message.kind))

const handle = <Kind extends ToWorker['kind']>(
  event: ExtendableMessageEvent,
  message: Extract<ToWorker, { kind: Kind }>,
) => handlers[message.kind](event, message)

export const listenToPages = () =>
  scope.addEventListener('message', (event) => {
    if (isForUs(event.data)) event.waitUntil(handle(event, event.data))
  })
