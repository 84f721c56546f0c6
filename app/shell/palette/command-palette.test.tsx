import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { to } from '#app/catalogue/to.ts'
import { PaletteBody } from './palette-body.tsx'

afterEach(cleanup)
const show = vi.fn()
const reader = { isMember: false, staffScreens: [] }

function Frame() {
  return (
    <>
      <output data-testid="path">{useLocation().pathname}</output>
      <PaletteBody reader={reader} show={show} />
    </>
  )
}

function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Frame /> }])} />)
  return screen.getByRole('combobox')
}

const activeText = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent

test('what is typed narrows the list, and the first line is active', () => {
  const input = open()
  const before = screen.getAllByRole('option').length
  fireEvent.change(input, { target: { value: 'gallery' } })
  expect(screen.getAllByRole('option').length).toBeLessThan(before)
  expect(activeText(input)).toContain('Gallery')
})

test('arrow keys go round the list', () => {
  const input = open()
  fireEvent.change(input, { target: { value: 'gallery' } })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(activeText(input)).toContain('Search everything for “gallery”')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(activeText(input)).toContain('Gallery')
})

test('Enter closes the palette and opens the active screen', async () => {
  const input = open()
  fireEvent.change(input, { target: { value: 'gallery' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(show).toHaveBeenCalledWith(null)
  await vi.waitFor(() => expect(screen.getByTestId('path').textContent).toBe(to('gallery')))
})

test('Enter with Ctrl opens a new tab and stays', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const input = open()
  fireEvent.change(input, { target: { value: 'gallery' } })
  fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true })
  expect(opened).toHaveBeenCalledWith(to('gallery'), '_blank', 'noopener')
  expect(screen.getByTestId('path').textContent).toBe('/')
})

test('an action that opens another panel puts it in the place of the palette', () => {
  const input = open()
  fireEvent.change(input, { target: { value: 'keyboard shortcuts' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(show).toHaveBeenCalledWith('shortcuts')
})
