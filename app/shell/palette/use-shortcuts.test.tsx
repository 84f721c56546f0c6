import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { to } from '#app/catalogue/to.ts'
import { useShortcuts } from './use-shortcuts.ts'

const show = vi.fn()
beforeEach(() => show.mockClear())
afterEach(cleanup)

function Frame() {
  useShortcuts(show)
  return (
    <>
      <output>{useLocation().pathname}</output>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Agree" />
      <div contentEditable suppressContentEditableWarning data-testid="editor">
        <b data-testid="bold">text</b>
      </div>
    </>
  )
}

function draw() {
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }])
  render(<RouterProvider router={router} />)
}

const press = (target: EventTarget, key: string, more: KeyboardEventInit = {}) =>
  act(
    async () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true, ...more }),
      ),
  )

test('Ctrl K opens the palette and Ctrl Shift I the image studio', async () => {
  draw()
  await press(document.body, 'k')
  expect(show).toHaveBeenCalledWith('palette')
  await press(document.body, 'I', { shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe(to('image-studio'))
})

test('while the visitor writes, what changes no text works: K, comma and letters with Shift', async () => {
  draw()
  await press(screen.getByLabelText('Name'), 'k')
  await press(screen.getByTestId('editor'), 'k')
  expect(show).toHaveBeenCalledTimes(2)
  await press(screen.getByLabelText('Name'), ',')
  expect(screen.getByRole('status').textContent).toBe(to('settings'))
  await press(screen.getByTestId('bold'), 'H', { shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe(to('universal-hub'))
})

test('in a field a slash is written and Shift V pastes; outside both lead on', async () => {
  draw()
  await press(screen.getByTestId('bold'), '/')
  await press(screen.getByLabelText('Name'), 'V', { shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe('/')
  await press(document.body, '/')
  expect(screen.getByRole('status').textContent).toBe(to('consensus'))
  await press(document.body, 'V', { shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe(to('voice-tools'))
})

test('a question mark alone shows the shortcuts, unless it is written', async () => {
  draw()
  await press(screen.getByLabelText('Name'), '?', { ctrlKey: false, shiftKey: true })
  expect(show).not.toHaveBeenCalled()
  await press(document.body, '?', { ctrlKey: false, shiftKey: true })
  expect(show).toHaveBeenCalledWith('shortcuts')
})

test('a checkbox is no writing', async () => {
  draw()
  await press(screen.getByLabelText('Agree'), 'k')
  expect(show).toHaveBeenCalledTimes(1)
})

test('a key that is held down fires once, and one that composes a letter never', async () => {
  draw()
  await press(document.body, 'k', { repeat: true })
  await press(document.body, 'k', { isComposing: true })
  expect(show).not.toHaveBeenCalled()
})
