import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import type { UserType } from '../accounts.api.ts'
import { Bag, Shopfront } from './DoorPictures.tsx'
import { DOORS } from './doors.ts'
import { DoorSign } from './DoorSign.tsx'
import { OtherDoors } from './OtherDoors.tsx'

const PERKS: Record<UserType, readonly [perk: string, icon: IconName][]> = {
  customer: [
    ['comment', 'edit'],
    ['chat', 'chat'],
    ['news', 'bell'],
  ],
  provider: [
    ['posts', 'image'],
    ['answers', 'chat'],
    ['requests', 'phone'],
  ],
}
const OTHER: Record<UserType, readonly [door: string, path: string][]> = {
  customer: [
    ['provider', paths.loginProvider()],
    ['admin', paths.loginAdmin()],
  ],
  provider: [
    ['customer', paths.loginCustomer()],
    ['admin', paths.loginAdmin()],
  ],
}

/** Why one would sign in here, and the way to the other doors. */
export const DoorAside = ({ door }: { door: UserType }) => {
  const { t } = useTranslation(DOORS[door].namespace)
  return (
    <>
      <DoorSign
        picture={door === 'customer' ? <Bag /> : <Shopfront />}
        title={t('aside.title')}
        perks={PERKS[door].map(([perk, icon]) => ({ icon, text: t(`aside.${perk}`) }))}
      />
      <OtherDoors
        doors={OTHER[door].map(([to, path]) => ({
          ask: t(`doors.${to}.ask`),
          link: t(`doors.${to}.link`),
          path,
        }))}
      />
    </>
  )
}
