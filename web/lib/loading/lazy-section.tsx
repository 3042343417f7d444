// A part of a page far below its beginning. The server renders it, and its script comes when somebody does something: until then
// its links work as they do without scripts. After a click inside the site it is loaded at once.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { TEXTS_ID } from '../i18n/browser.ts'
import { firstEvent, keepLoading } from './keep-loading.ts'

// Scrolling of the page itself reaches the window: that of the pictures, which move by themselves, does not.
const SIGNS = ['scroll', 'pointermove', 'pointerup', 'keydown', 'focusin'] as const

const isFirstPage = () =>
  document.getElementById(TEXTS_ID) !== null && !document.documentElement.hasAttribute('data-hydrated')

/** The person is further down already, or has come by a link to a part of the page. */
const isBelow = () => window.scrollY > 0 || window.location.hash !== ''

/** What was done is answered first: the page would stand still while its parts are loaded. */
const painted = () => new Promise<unknown>((done) => requestAnimationFrame(() => setTimeout(done)))

const somebodyIsThere = () => (isBelow() ? Promise.resolve() : firstEvent(SIGNS).then(painted))

// For tests, which may click when this is gone.
const waiting = new Set<object>()
const noteWaiting = (section: object, isWaiting: boolean) => {
  if (isWaiting) waiting.add(section)
  else waiting.delete(section)
  document.documentElement.toggleAttribute('data-sections-waiting', waiting.size > 0)
}

const lazyInBrowser = <P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode) => {
  let isLoaded = false
  // Asked here, since React takes over what is inside of Suspense after the page itself.
  const isWanted = isFirstPage() ? somebodyIsThere() : undefined
  const Loaded = lazy(async () => {
    await isWanted
    // Without its script the part stays as the server has rendered it.
    const Section = await keepLoading(load).catch(() => new Promise<never>(() => {}))
    const Marked = (props: P) => {
      useEffect(() => {
        isLoaded = true
        noteWaiting(Loaded, false)
      }, [])
      return <Section {...props} />
    }
    return { default: Marked }
  })
  return (props: P) => {
    useEffect(() => {
      if (isLoaded) return
      noteWaiting(Loaded, true)
      return () => noteWaiting(Loaded, false)
    }, [])
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/** The styles of the part must come with the page: the server does not know the files of what is loaded later. */
export const lazySection = async <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): Promise<ComponentType<P>> => {
  if (!import.meta.env.SSR) return lazyInBrowser(load, placeholder)
  const Section = await load()
  return (props: P) => (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
}
