import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type NavigationState, showNavigationToast } from '../../lib/toast.ts'

/** Shows the toast that came with a navigation and takes it out of the history: no refresh or way back repeats it. */
export const useNavigationToast = () => {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { toast, ...state } = (location.state ?? {}) as NavigationState
    if (!toast) return
    showNavigationToast(toast)
    const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
    void navigate(location, { ...quietly, state })
  }, [location, navigate])
}
