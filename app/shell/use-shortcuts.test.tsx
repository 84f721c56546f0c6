import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { to } from '#app/catalogue/to.ts'
import { useShortcuts } from './use-shortcuts.ts'

const openPalette = vi.fn()
beforeEach(() => openPalette.mockClear())
afterEach(cleanup)

function Frame() {
  useShortcuts(openPalette)
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

function show() {
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
  show()
  await press(document.body, 'k')
  expect(openPalette).toHaveBeenCalledTimes(1)
  await press(document.body, 'I', { shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe(to('image-studio'))
})

test('no shortcut fires while the visitor writes', async () => {
  show()
  await press(screen.getByLabelText('Name'), 'k')
  await press(screen.getByTestId('editor'), 'k')
  await press(screen.getByTestId('bold'), '/')
  expect(openPalette).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('/')
})

test('a checkbox is no writing', async () => {
  show()
  await press(screen.getByLabelText('Agree'), 'k')
  expect(openPalette).toHaveBeenCalledTimes(1)
})

test('a key that is held down fires once, and one that composes a letter never', async () => {
  show()
  await press(document.body, 'k', { repeat: true })
  await press(document.body, 'k', { isComposing: true })
  expect(openPalette).not.toHaveBeenCalled()
})
