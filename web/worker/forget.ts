// What is removed, and when: at a logout, when somebody else uses the phone, and when a shop or a post is gone.
import { DATA, isPersonal, isPrivate, PAGES, PICTURES, REPLIES } from './cache-names.ts'
import { contentsOf, smallPicturesIn } from './page-contents.ts'
import { forgetShop } from './shops.ts'
import { type LastVisitor, openStore } from './store.ts'
import { isAbout, isShownIn, type Subject, subjectOf } from './subjects.ts'

const cachesWhere = async (isMeant: (name: string) => boolean) => (await caches.keys()).filter(isMeant)

let times = 0
export const timesForgotten = () => times

/** The files and words of the site stay. */
const deletePersonal = async () => {
  for (const name of await cachesWhere(isPersonal)) await caches.delete(name)
  await (await openStore()).clear('shops')
}

/** `keep` may be under way while everything is forgotten, or was `begun` before: then what it keeps goes as well. */
export const keepUnlessForgotten = async (keep: () => Promise<unknown>, begun = times) => {
  try {
    await keep()
  } finally {
    if (begun !== times) await deletePersonal()
  }
}

/** In which language the site is read stays known. */
const forgetWho = async () => {
  const visitor = await readVisitor()
  if (visitor) await (await openStore()).put('visitor', { ...visitor, accountId: null }, 'last')
}

export const forgetPerson = async () => {
  times += 1
  await deletePersonal()
  await forgetWho()
}

/** There is one private cache at a time: that of the last person. */
export const forgetOtherSessions = async (own: string) => {
  for (const name of await cachesWhere((each) => isPrivate(each) && each !== own)) await caches.delete(name)
}

const forgetPrivate = () => forgetOtherSessions('')

/** On a phone that is full the browser may not open the store: then nobody is known. */
export const readVisitor = async (): Promise<LastVisitor | undefined> => {
  try {
    return await (await openStore()).get('visitor', 'last')
  } catch {
    return undefined
  }
}

/**
 * Nobody in a browser that remembered the one before: that session is over, also when the worker has not seen the logout. A session
 * that was one tab's may still be there in that tab.
 */
const hasLeft = (last: LastVisitor, { accountId }: LastVisitor) =>
  accountId === null ? last.isRemembered : accountId !== last.accountId

export const noteVisitor = async (visitor: LastVisitor) => {
  const last = await readVisitor()
  const isOver = last !== undefined && last.accountId !== null && hasLeft(last, visitor)
  if (isOver) await forgetPerson()
  const accountId = visitor.accountId ?? (isOver ? null : (last?.accountId ?? null))
  await (await openStore()).put('visitor', { ...visitor, accountId }, 'last')
}

/** The first tab after all were closed: a session that was this tab's only is over. */
export const forgetEndedSession = async () => {
  const visitor = await readVisitor()
  if (!visitor?.isRemembered) await forgetPrivate()
}

const forgetPictures = async (html: string) => {
  const pictures = await caches.open(PICTURES)
  for (const address of smallPicturesIn(html)) await pictures.delete(address, { ignoreVary: true })
}

const forgetIn = async (name: string, subject: Subject) => {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const text = await (await cache.match(request, { ignoreVary: true }))?.text()
    if (text === undefined) continue
    const isItsOwn = isAbout(subject, new URL(request.url).pathname)
    if (isItsOwn && name === PAGES) await forgetPictures(text)
    if (isItsOwn || isShownIn(subject, contentsOf(text))) await cache.delete(request, { ignoreVary: true })
  }
}

/** The server says that it is not there, or not any more: neither are its pages, nor the lists that show it. */
export const forgetGone = async (address: string) => {
  const subject = subjectOf(new URL(address).pathname)
  for (const name of await cachesWhere((each) => [PAGES, DATA, REPLIES].includes(each) || isPrivate(each)))
    await (await caches.open(name)).delete(address, { ignoreVary: true })
  if (!subject) return
  for (const name of await cachesWhere((each) => [PAGES, REPLIES].includes(each) || isPrivate(each)))
    await forgetIn(name, subject)
  // In a form that only the router reads. The pages themselves are kept as well.
  await caches.delete(DATA)
  if (subject.kind === 'shop') await forgetShop(subject.id)
}
