import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, DialogClose } from './dialog.tsx'

afterEach(cleanup)
const find = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

test('it is named by its title and described by the line below', () => {
  render(<Dialog id="gone" title="Delete it?" description="For good." />)
  expect(find().getAttribute('aria-labelledby')).toBe('gone-title')
  expect(find().getAttribute('aria-describedby')).toBe('gone-description')
})

test('opened from outside it says when it closes', () => {
  const onClose = vi.fn()
  const { rerender } = render(<Dialog id="gone" title="Delete it?" isOpen onClose={onClose} />)
  expect(find().open).toBe(true)
  rerender(<Dialog id="gone" title="Delete it?" isOpen={false} onClose={onClose} />)
  expect(find().open).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a browser without invokers closes it by script', () => {
  render(<Dialog id="gone" title="Delete it?" isOpen actions={<DialogClose>Keep it</DialogClose>} />)
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(find().open).toBe(false)
})

test('a guard refuses Escape and a press beside it, and says why', () => {
  render(<Dialog id="note" title="A note" isOpen guard="Your note is not kept yet." />)
  expect(find().getAttribute('closedby')).toBe('none')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(find().open).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Your note is not kept yet.')
  fireEvent.click(find())
  expect(find().open).toBe(true)
})
