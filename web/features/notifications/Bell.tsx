import { useEffect } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { recoverWaiting } from '../../lib/outbox/recover-waiting.ts'
import { paths } from '../../lib/paths.ts'
import { IconButton, countText } from '../../ui/IconButton.tsx'
import { Menu, MenuLink } from '../../ui/Menu.tsx'
import { BellList } from './parts/BellList.tsx'
import { useFeed } from './parts/useFeed.ts'
import { useMarkRead } from './parts/useMarkRead.ts'

/** Its texts are in the namespace Navbar, which every page has. */
export const Bell = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'notifications' })
  const feed = useFeed(accountId)
  const { isNew, toggle } = useMarkRead(feed)
  const { unread: count, latest } = feed
  // Here, because the bell is loaded for signed-in users only.
  useEffect(recoverWaiting, [])
  return (
    <>
      <Menu
        label={t('title')}
        onOpenChange={toggle}
        renderButton={(bind) => (
          <IconButton
            {...bind}
            icon="bell"
            count={count}
            label={count > 0 ? t('unread', { count, text: countText(count) }) : t('title')}
          />
        )}
      >
        <BellList feed={feed} isNew={isNew} />
        <MenuLink pinned icon="bell" to={paths.notificationSettings()}>
          {t('settings')}
        </MenuLink>
      </Menu>
      <output className="visually-hidden">{latest}</output>
    </>
  )
}
