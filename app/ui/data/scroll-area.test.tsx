import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScrollArea } from './scroll-area.tsx'

afterEach(cleanup)

test('its name makes it a region the keyboard reaches', () => {
  render(<ScrollArea label="Tools">Many</ScrollArea>)
  expect(screen.getByRole('region', { name: 'Tools' }).tabIndex).toBe(0)
})

test('a list keeps its own role and name', () => {
  render(<ScrollArea viewport={{ 'role': 'listbox', 'aria-label': 'Results' }}>Many</ScrollArea>)
  expect(screen.getByRole('listbox', { name: 'Results' }).textContent).toBe('Many')
})
