import { useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/Icon.tsx'
import { rememberPress } from '../press-before-login.ts'

type Props = {
  press: Parameters<typeof rememberPress>[0]
  icon: IconName
  text: string
  name: string
}

/** The button of a guest: leads to the login, after which the action is repeated. */
export const LoginFirst = ({ press, icon, text, name }: Props) => {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      variant="secondary"
      icon={icon}
      to={paths.loginCustomer()}
      state={withReturn(pathname + search)}
      aria-label={`${text}: ${name}`}
      onClick={() => rememberPress(press)}
    >
      {text}
    </ButtonLink>
  )
}
