// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { Menu, MenuAction, MenuLink } from './Menu.tsx'
import { click, find, focus, mount, press } from '../testing/page.tsx'

// The page of these tests has no popovers; opening and closing them is the browser's part.
const hidePopover = vi.fn<() => void>()
beforeEach(() => {
  hidePopover.mockClear()
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn<() => void>(), hidePopover })
})

const aMenu = (onPick = vi.fn<() => void>()) => (
  <Menu label="Account" renderButton={(bind) => <button {...bind}>asha</button>}>
    <MenuLink to="/profile-customer">Profile</MenuLink>
    <MenuLink to="/blocked-providers">Blocked Providers</MenuLink>
    <MenuAction onPick={onPick}>Logout</MenuAction>
  </Menu>
)
const focused = () => document.activeElement?.textContent

test('its button opens it without script', () => {
  mount(aMenu())
  expect(find('button').getAttribute('popovertarget')).toBe(find('[popover]').id)
})

test('arrow keys open it at either end, walk through it and go round', () => {
  mount(aMenu())
  focus(find('button'))
  press('ArrowDown')
  expect(focused()).toBe('Profile')
  press('ArrowDown')
  expect(focused()).toBe('Blocked Providers')
  press('End')
  expect(focused()).toBe('Logout')
  press('ArrowDown')
  expect(focused()).toBe('Profile')
  press('ArrowUp')
  expect(focused()).toBe('Logout')
  press('Home')
  expect(focused()).toBe('Profile')

  focus(find('button'))
  press('ArrowUp')
  expect(focused()).toBe('Logout')
})

test('it closes before what was picked happens, so that a dialog can return the focus to the button', async () => {
  const onPick = vi.fn<() => void>()
  mount(aMenu(onPick))
  await click(find('li:last-child button'))
  expect(hidePopover).toHaveBeenCalledBefore(onPick)
})
