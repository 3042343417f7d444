import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { Ledger } from './DoorPictures.tsx'
import { DoorSign } from './DoorSign.tsx'
import { OtherDoors } from './OtherDoors.tsx'

export const AdminAside = () => {
  const { t } = useTranslation('LoginAdmin')
  const door = (to: 'customer' | 'provider', path: string) => ({
    ask: t(`doors.${to}.ask`),
    link: t(`doors.${to}.link`),
    path,
  })
  return (
    <>
      <DoorSign
        picture={<Ledger />}
        title={t('aside.title')}
        perks={[
          { icon: 'flag', text: t('aside.reports') },
          { icon: 'store', text: t('aside.listings') },
          { icon: 'mail', text: t('aside.letters') },
        ]}
      />
      <OtherDoors
        doors={[door('customer', paths.loginCustomer()), door('provider', paths.loginProvider())]}
      />
    </>
  )
}
