// A note about the app, on a phone, a moment after arriving. It takes neither focus nor place, and comes once a session.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shell } from '../../contract/limits.ts'
import { lazyExtra } from '../lib/lazy-extra.ts'
import { useMediaQuery } from '../lib/useMediaQuery.ts'

const Note = lazyExtra(async () => (await import('./parts/AppNote.tsx')).AppNote)

const { wait, maxWidth } = shell.appPopup
const SEEN = 'app_popup_seen'
// Somebody who is signing in or up has other things in mind.
const BUSY = /^\/(?:login|signup|admin)/

export const AppPopup = () => {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery(`(max-width: ${maxWidth}px)`)
  const isWelcome = !BUSY.test(useLocation().pathname) && isPhone

  useEffect(() => {
    if (!isWelcome || sessionStorage.getItem(SEEN)) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(SEEN, 'yes')
      setOpen(true)
    }, wait)
    return () => clearTimeout(timer)
  }, [isWelcome])

  return <Suspense>{isOpen && isWelcome && <Note onClose={() => setOpen(false)} />}</Suspense>
}
