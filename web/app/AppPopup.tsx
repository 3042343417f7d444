import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shell } from '../../contract/display.ts'
import { lazyOptional } from '../lib/loading/lazy-optional.tsx'
import { useMediaQuery } from '../lib/browser/useMediaQuery.ts'

const Note = lazyOptional(async () => (await import('./lazy/AppNote.tsx')).AppNote)

const { wait, maxWidth } = shell.appPopup
const SEEN_KEY = 'app_popup_seen'
const EXCLUDED_PATHS = /^\/(?:login|signup|admin)/

export const AppPopup = () => {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery(`(max-width: ${maxWidth}px)`)
  const canShow = !EXCLUDED_PATHS.test(useLocation().pathname) && isPhone

  useEffect(() => {
    if (!canShow || sessionStorage.getItem(SEEN_KEY)) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(SEEN_KEY, 'yes')
      setOpen(true)
    }, wait)
    return () => clearTimeout(timer)
  }, [canShow])

  return isOpen && canShow && <Note onClose={() => setOpen(false)} />
}
