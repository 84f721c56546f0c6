import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadingArea, STEP_AFTER_MS } from './loading-area.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('waiting has a name at once, and after four seconds its step', () => {
  vi.useFakeTimers()
  render(<LoadingArea label="Loading Support" step="Waiting for the server." />)
  expect(STEP_AFTER_MS).toBe(4_000)
  expect(screen.getByRole('status').textContent).toBe('Loading Support')
  act(() => vi.advanceTimersByTime(STEP_AFTER_MS - 1))
  expect(screen.getByRole('status').textContent).toBe('Loading Support')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toContain('Waiting for the server.')
})
