// A section far down the page. The server renders it, and its script is loaded at the first interaction. After a client-side
// navigation it is loaded at once.
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { TEXTS_ID } from '../i18n/browser.ts'
import { firstEvent, keepLoading } from './keep-loading.ts'

// A scroll event of the page reaches the window; those of automatic sliders do not.
const SIGNS = ['scroll', 'pointermove', 'pointerup', 'keydown', 'focusin'] as const

const isFirstPage = () =>
  document.getElementById(TEXTS_ID) !== null && !document.documentElement.hasAttribute('data-hydrated')

const isBelow = () => window.scrollY > 0 || window.location.hash !== ''

/** Yields to the event first: hydrating the sections blocks the main thread. */
const painted = () => new Promise<unknown>((done) => requestAnimationFrame(() => setTimeout(done)))

const isInteracting = () => (isBelow() ? Promise.resolve() : firstEvent(SIGNS).then(painted))

// Marks the document for tests, which wait until every section is interactive.
const waiting = new Set<object>()
const noteWaiting = (section: object, isWaiting: boolean) => {
  if (isWaiting) waiting.add(section)
  else waiting.delete(section)
  document.documentElement.toggleAttribute('data-sections-waiting', waiting.size > 0)
}

/**
 * The props of the first render, until the section is loaded or the location changes: React removes the server's HTML of a section
 * that gets other props before its script, as after reading the session.
 */
const useFirstProps = <P extends object>(props: P, isReady: boolean) => {
  const { key } = useLocation()
  const [first] = useState({ props, key })
  return isReady || key !== first.key ? props : first.props
}

type LoadedProps<P> = { props: P; onLoaded: () => void }

const lazyInBrowser = <P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode) => {
  let isLoaded = false
  // Read here, because React hydrates the content of Suspense after the page.
  const isWanted = isFirstPage() ? isInteracting() : undefined
  const Loaded = lazy(async () => {
    await isWanted
    // Without its script the section stays as rendered by the server.
    const Section = await keepLoading(load).catch(() => new Promise<never>(() => {}))
    const Marked = ({ props, onLoaded }: LoadedProps<P>) => {
      useEffect(() => onLoaded(), [onLoaded])
      return <Section {...props} />
    }
    return { default: Marked }
  })
  return (current: P) => {
    const [isReady, setReady] = useState(isLoaded || !isWanted)
    const props = useFirstProps(current, isReady)
    const onLoaded = useCallback(() => {
      isLoaded = true
      noteWaiting(Loaded, false)
      setReady(true)
    }, [])
    useEffect(() => {
      if (isLoaded) return
      noteWaiting(Loaded, true)
      return () => noteWaiting(Loaded, false)
    }, [])
    return useMemo(
      () => (
        <Suspense fallback={placeholder}>
          <Loaded props={props} onLoaded={onLoaded} />
        </Suspense>
      ),
      [props, onLoaded],
    )
  }
}

/** The page must import the styles of the section: the server does not know the files of lazy chunks. */
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
