import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { SignedIn } from '../accounts.api.ts'
import { loginByCode } from '../second-factor.api.ts'
import { SecondFactorCodeForm } from '../SecondFactorCodeForm.tsx'
import formStyles from '../parts/form.module.css'
import { loginProblem } from './login-problem.ts'

type Props = {
  onSignedIn: (signedIn: SignedIn) => void
  onStartAgain: (reason?: string) => void
}

export const LoginCodeStep = ({ onSignedIn, onStartAgain }: Props) => {
  const { t } = useTranslation('LoginProvider', { keyPrefix: 'secondFactor' })
  const { t: tLogin } = useTranslation('LoginProvider')
  const language = useLanguage()
  const problemOf = (error: unknown) => {
    if (!(error instanceof CallError)) return t('unreached')
    const { text } = loginProblem(tLogin, language, error)
    if (error.code === 'grant_missing') onStartAgain(text)
    return text
  }
  return (
    <div className={formStyles.form}>
      <h2>{t('title')}</h2>
      <SecondFactorCodeForm
        t={t}
        submitText={t('submit')}
        send={async (code) => onSignedIn(await loginByCode(language, code))}
        problemOf={problemOf}
      >
        <Button variant="quiet" size="small" onClick={() => onStartAgain()}>
          {t('startAgain')}
        </Button>
      </SecondFactorCodeForm>
      <p className={formStyles.small}>
        {t('lostAll')} <Link to={paths.contact()}>{t('contact')}</Link>
      </p>
    </div>
  )
}
