import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import type { UserType } from './accounts.api.ts'
import { ConsentDialog } from './signup/ConsentDialog.tsx'
import { hasConsented } from './signup/consent.ts'

type Props = { userType: UserType }

/**
 * Over a sign-up form, however a person came to it: without having agreed in this tab nobody goes on. Who does not agree goes back
 * to where they came from. Its words are those of the namespace ConsentForm, which the page must name in its handle.
 */
export const ConsentGate = ({ userType }: Props) =>
  useHydrated() ? <ConsentPrompt userType={userType} /> : null

const ConsentPrompt = ({ userType }: Props) => {
  const navigate = useNavigate()
  // The first address of a tab has no other before it.
  const isFirst = useLocation().key === 'default'
  const [isAsking, setAsking] = useState(() => !hasConsented(userType))
  const goBack = () => void (isFirst ? navigate(paths.home()) : navigate(-1))
  return isAsking && <ConsentDialog role={userType} onAccept={() => setAsking(false)} onClose={goBack} />
}
