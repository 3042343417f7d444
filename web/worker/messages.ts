import type { CachedContent, ToWorker } from '../lib/browser/worker-messages.ts'
import { clearPersonalData, saveVisitor } from './clear-data.ts'
import { isPageCached, cachePage, listPages } from './cached-pages.ts'
import { searchSeenProviders } from './offline-replies.ts'
import { cacheDistrictFiles } from './district-files.ts'
import { scope } from './scope.ts'

const listProviders = async (query: string) => {
  const found = await searchSeenProviders(new URLSearchParams(query))
  return Promise.all(
    found.map(async ({ id, business_name, business_category, district, state }) => ({
      id,
      name: business_name,
      category: business_category,
      place: `${district}, ${state}`,
      isPageKept: await isPageCached(`/providerprofile/${id}`),
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
    saveVisitor({ accountId, isRemembered, language }),
  seen: async (event, { path, files }) => {
    await cachePage(event, path, files)
    await cacheDistrictFiles(event)
  },
  came: async (event) => event.source instanceof WindowClient && cachePage(event, event.source.url, []),
  kept: async (event, { search }) => {
    const content: CachedContent = { pages: await listPages(), providers: await listProviders(search) }
    event.ports[0]?.postMessage(content)
  },
  'district-saved': cacheDistrictFiles,
  forget: clearPersonalData,
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
