// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { click, find, fire, focus, mount } from '../../testing/page.tsx'

const aDialog = (onClose = vi.fn<() => void>(), keepOnOutsideClick = false) => (
  <Dialog key="dialog" title="Contact Us" closeLabel="Close" {...{ onClose, keepOnOutsideClick }}>
    <input type="file" />
  </Dialog>
)
const mouseDown = (target: Element) => fire(target, new MouseEvent('mousedown', { bubbles: true }))

test('the focus returns to what opened it, also when it is simply no longer rendered', () => {
  const opener = (
    <button key="opener" id="opener">
      Contact Us
    </button>
  )
  const { show } = mount(opener)
  focus(find('#opener'))
  show([opener, aDialog()])
  focus(find('input'))
  show(opener)
  expect(document.activeElement).toBe(find('#opener'))
})

test('it is named by its title', () => {
  mount(aDialog())
  const { id } = find('h2')
  expect(find('dialog').getAttribute('aria-labelledby')).toBe(id)
})

test('Escape asks to close, and the caller decides', () => {
  const onClose = vi.fn<() => void>()
  mount(aDialog(onClose))
  const escape = new Event('cancel', { cancelable: true })
  fire(find('dialog'), escape)
  expect(onClose).toHaveBeenCalledOnce()
  expect(escape.defaultPrevented).toBe(true)
})

test('a file chooser that is cancelled inside does not close it', () => {
  const onClose = vi.fn<() => void>()
  mount(aDialog(onClose))
  fire(find('input'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('a click on the backdrop closes, unless the press began inside or the form is to be kept', async () => {
  const onClose = vi.fn<() => void>()
  const { show } = mount(aDialog(onClose))
  const dialog = find('dialog')
  mouseDown(find('input'))
  fire(dialog, new MouseEvent('click', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()

  await click(dialog)
  expect(onClose).toHaveBeenCalledOnce()

  show(aDialog(onClose, true))
  await click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
