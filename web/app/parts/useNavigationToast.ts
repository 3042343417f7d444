import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type NavigationState, showNavigationToast } from '../../lib/toast.ts'

/** Removes the toast from the history state: a reload or the back button must not repeat it. */
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
