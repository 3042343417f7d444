import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import type { UserType } from './accounts.api.ts'
import { ConsentDialog, hasConsented } from './signup/ConsentDialog.tsx'

type Props = { userType: UserType }

/** Requires consent once per tab. The page must list the namespace ConsentForm in its handle. */
export const ConsentGate = ({ userType }: Props) =>
  useHydrated() ? <ConsentPrompt userType={userType} /> : null

const ConsentPrompt = ({ userType }: Props) => {
  const navigate = useNavigate()
  // The first page of a tab has no history to go back to.
  const isFirst = useLocation().key === 'default'
  const [isAsking, setAsking] = useState(() => !hasConsented(userType))
  const goBack = () => void (isFirst ? navigate(paths.home()) : navigate(-1))
  return isAsking && <ConsentDialog role={userType} onAccept={() => setAsking(false)} onClose={goBack} />
}
