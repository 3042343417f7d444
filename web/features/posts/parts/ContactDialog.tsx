import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SoonDialog } from '../../../ui/SoonDialog.tsx'

type Props = { providerId: number; name: string; onClose: () => void }

export const ContactDialog = ({ providerId, name, onClose }: Props) => {
  const { t } = useTranslation('Postpage', { keyPrefix: 'contact' })
  const { t: tBar } = useTranslation('Navbar')
  return (
    <SoonDialog title={t('title')} text={t('soon', { name })} closeLabel={tBar('close')} onClose={onClose}>
      <ButtonLink look="secondary" icon="phone" wide to={paths.providerProfile(providerId)}>
        {t('ways')}
      </ButtonLink>
    </SoonDialog>
  )
}
