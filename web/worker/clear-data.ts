// Deletes cached data: at logout, when the account changes, and when a provider or a post is gone.
import { DATA, isPersonal, isPrivate, PAGES, PICTURES, REPLIES } from './cache-names.ts'
import { forgetHidden } from '../lib/offline-districts/store.ts'
import { contentsOf, smallPicturesIn } from './page-contents.ts'
import { deleteProvider } from './providers.ts'
import { type LastVisitor, openStore } from './store.ts'
import { belongsTo, isMentionedIn, type Resource, resourceOf } from './resources.ts'

const cachesWhere = async (isMeant: (name: string) => boolean) => (await caches.keys()).filter(isMeant)

let clears = 0
export const clearCount = () => clears

const deletePersonal = async () => {
  for (const name of await cachesWhere(isPersonal)) await caches.delete(name)
  await (await openStore()).clear('shops')
  await forgetHidden()
}

/** `store` may run while the data is cleared, or may have started before it: then what it stored is deleted as well. */
export const discardIfCleared = async (store: () => Promise<unknown>, clearsBefore = clears) => {
  try {
    await store()
  } finally {
    if (clearsBefore !== clears) await deletePersonal()
  }
}

const clearVisitor = async () => {
  const visitor = await readVisitor()
  if (visitor) await (await openStore()).put('visitor', { ...visitor, accountId: null }, 'last')
}

export const clearPersonalData = async () => {
  clears += 1
  await deletePersonal()
  await clearVisitor()
}

/** There is one private cache at a time. */
export const deleteOtherSessions = async (own: string) => {
  for (const name of await cachesWhere((each) => isPrivate(each) && each !== own)) await caches.delete(name)
}

const deletePrivate = () => deleteOtherSessions('')

/** Undefined also when the storage is full and IndexedDB can't be opened. */
export const readVisitor = async (): Promise<LastVisitor | undefined> => {
  try {
    return await (await openStore()).get('visitor', 'last')
  } catch {
    return undefined
  }
}

/**
 * A remembered session has ended when a page has none, also if the worker missed the logout. A session that belongs to one tab may
 * still exist in that tab.
 */
const hasLeft = (last: LastVisitor, { accountId }: LastVisitor) =>
  accountId === null ? last.isRemembered : accountId !== last.accountId

export const saveVisitor = async (visitor: LastVisitor) => {
  const last = await readVisitor()
  const isOver = last !== undefined && last.accountId !== null && hasLeft(last, visitor)
  if (isOver) await clearPersonalData()
  const accountId = visitor.accountId ?? (isOver ? null : (last?.accountId ?? null))
  await (await openStore()).put('visitor', { ...visitor, accountId }, 'last')
}

/** For the first tab after all were closed: a session that is not remembered is over. */
export const deleteEndedSession = async () => {
  const visitor = await readVisitor()
  if (!visitor?.isRemembered) await deletePrivate()
}

const deletePictures = async (html: string) => {
  const pictures = await caches.open(PICTURES)
  for (const href of smallPicturesIn(html)) await pictures.delete(href, { ignoreVary: true })
}

const deleteFrom = async (name: string, resource: Resource) => {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const text = await (await cache.match(request, { ignoreVary: true }))?.text()
    if (text === undefined) continue
    const isItsOwn = belongsTo(resource, new URL(request.url).pathname)
    if (isItsOwn && name === PAGES) await deletePictures(text)
    if (isItsOwn || isMentionedIn(resource, contentsOf(text)))
      await cache.delete(request, { ignoreVary: true })
  }
}

export const removeGone = async (href: string) => {
  const resource = resourceOf(new URL(href).pathname)
  for (const name of await cachesWhere((each) => [PAGES, DATA, REPLIES].includes(each) || isPrivate(each)))
    await (await caches.open(name)).delete(href, { ignoreVary: true })
  if (!resource) return
  for (const name of await cachesWhere((each) => [PAGES, REPLIES].includes(each) || isPrivate(each)))
    await deleteFrom(name, resource)
  // Encoded for the router, so it can't be searched. The pages are cached as well.
  await caches.delete(DATA)
  if (resource.kind === 'shop') await deleteProvider(resource.id)
}
