// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { click, find, fire, mount } from '../testing/page.tsx'

const aForm = (loading: boolean, onSubmit: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <Button type="submit" loading={loading} loadingText="Logging you in...">
      Log in
    </Button>
  </form>
)

test('a form that is under way is not sent again, and says what it is doing', async () => {
  const onSubmit = vi.fn<() => void>()
  const { show } = mount(aForm(false, onSubmit))
  await click(find('button'))
  show(aForm(true, onSubmit))
  await click(find('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(find('output').textContent).toBe('Logging you in...')
})

test('pressing it leaves the focus in its field, whose message would push it away from under the pointer', () => {
  mount(aForm(false, () => {}))
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  fire(find('button'), press)
  expect(press.defaultPrevented).toBe(true)
})

test('a key that is held presses it once', async () => {
  const onClick = vi.fn<() => void>()
  mount(<Button onClick={onClick}>Follow</Button>)
  find('button').focus()
  await userEvent.keyboard('{Enter>5/}')
  expect(onClick).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
})
