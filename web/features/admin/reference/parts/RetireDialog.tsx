import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { type Category, retireCategory } from '../reference.api.ts'
import { useSave } from './useSave.ts'

type Props = { category: Category; all: readonly Category[]; onClose: () => void }

/** Asks for the category that its businesses move to. */
export const RetireDialog = ({ category, all, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const { save, isBusy, problem, setProblem } = useSave(onClose)
  const [targetId, setTargetId] = useState('')
  const isUsed = category.provider_count > 0
  const retire = () => {
    if (isUsed && targetId === '') return setProblem(t('chooseGoal'))
    save(() => retireCategory(category.id, isUsed ? Number(targetId) : undefined), 'retiredNow')
  }
  return (
    <ConfirmDialog
      danger
      title={t('retireTitle', { name: category[`title_${language}`] })}
      confirmText={t('retire')}
      cancelText={t('cancel')}
      loading={isBusy}
      error={problem}
      onConfirm={retire}
      onCancel={onClose}
    >
      <p>{t('retireText')}</p>
      {isUsed && (
        <Select
          label={t('moveTo', { count: category.provider_count })}
          value={targetId}
          onChange={(event) => setTargetId(event.currentTarget.value)}
        >
          <option value="">{t('choose')}</option>
          {all
            .filter(({ id, is_retired }) => id !== category.id && !is_retired)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each[`title_${language}`]}
              </option>
            ))}
        </Select>
      )}
    </ConfirmDialog>
  )
}
