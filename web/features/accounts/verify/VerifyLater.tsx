import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'

/** For whom the code does not come, or who has no time for it now. */
export const VerifyLater = ({ onOtherWay }: { onOtherWay: (() => void) | undefined }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return (
    <Stack space="tight">
      {onOtherWay && (
        <div>
          <Button look="secondary" size="small" icon="arrow-left" onClick={onOtherWay}>
            {t('otherWay')}
          </Button>
        </div>
      )}
      <small>
        {t('later')} <Link to={paths.verifyCode()}>{t('laterLink')}</Link>
      </small>
    </Stack>
  )
}
