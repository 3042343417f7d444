import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SoonDialog } from '../../../ui/SoonDialog.tsx'

type Props = { postId: number; onClose: () => void }

export const ReportDialog = ({ postId, onClose }: Props) => {
  const { t } = useTranslation('Postpage', { keyPrefix: 'report' })
  const { t: tBar } = useTranslation('Navbar')
  return (
    <SoonDialog
      title={t('title')}
      text={t('soon', { number: postId })}
      closeLabel={tBar('close')}
      onClose={onClose}
    >
      <ButtonLink look="secondary" icon="flag" wide to={paths.contact()}>
        {t('toAdmins')}
      </ButtonLink>
    </SoonDialog>
  )
}
