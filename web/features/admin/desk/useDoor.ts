// The door of the desk: nobody passes without a session, nor before a second factor that is wanted.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../../lib/call.ts'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/return-to.ts'
import { providerToast as deskToast, withToast } from '../../../lib/toast.ts'
import { keepToken, onShut } from './desk-call.ts'
import { deskPaths } from './desk-paths.ts'
import { DESK, leaveDesk, type StaffSession, staffSessionQuery } from './desk-session.api.ts'
import { useIdleEnd } from './idle.ts'

const isOver = (error: unknown) => error instanceof CallError && error.status === 401

const isThrough = ({ second_factor }: StaffSession) =>
  second_factor === 'proved' || second_factor === 'offered'

export const useDoor = () => {
  const { data: staff, error, isFetching, refetch } = useQuery(staffSessionQuery())
  const isOpen = staff !== undefined && isThrough(staff)
  const isAtSecondFactor = useLocation().pathname.startsWith(deskPaths.secondFactor())
  const shut = useShut(staff !== undefined)
  useIdleEnd(staff !== undefined, shut)
  useToSecondFactor(staff !== undefined && !isOpen && !isAtSecondFactor)
  const isFailed = error !== null && !isOver(error)
  return {
    staff: isOpen || isAtSecondFactor ? staff : undefined,
    isOpen,
    isFailed,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}

const useForget = () => {
  const client = useQueryClient()
  return () => {
    keepToken(undefined)
    client.removeQueries({ queryKey: [DESK] })
  }
}

/** To the login, and back to the same place after it. Whoever was at work is told why. */
const useShut = (wasAtWork: boolean) => {
  const { t } = useTranslation('Desk')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const forget = useForget()
  const shut = async () => {
    const toast = wasAtWork && withToast({ kind: 'info', text: t('ended') })
    const state = { ...withReturn(pathname + search), ...toast }
    await navigate(paths.loginAdmin(), { replace: true, state })
    forget()
  }
  const onEnd = useEffectEvent(() => void shut())
  useEffect(() => onShut(onEnd), [])
  return () => void shut()
}

const useToSecondFactor = (isWanted: boolean) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const go = useEffectEvent(() =>
    navigate(deskPaths.secondFactor(), { replace: true, state: withReturn(pathname + search) }),
  )
  useEffect(() => {
    if (isWanted) void go()
  }, [isWanted])
}

/** The server ends the session, and this browser forgets what it read. */
export const useLeave = () => {
  const { t } = useTranslation('Desk')
  const navigate = useNavigate()
  const forget = useForget()
  return async () => {
    try {
      await leaveDesk()
      await navigate(paths.loginAdmin(), { state: withToast({ kind: 'success', text: t('left') }) })
      forget()
    } catch (error) {
      // Of a session that is over already the door has heard.
      if (!isOver(error)) deskToast({ kind: 'error', text: t('notLeft') })
    }
  }
}
