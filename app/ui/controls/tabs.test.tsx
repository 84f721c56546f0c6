import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'chat', label: 'Chat', content: 'Ask me' },
  { id: 'feedback', label: 'Feedback', content: 'Tell us' },
]

test('with scripts one panel shows at a time', () => {
  render(<Tabs label="Panda" tabs={tabs} start="feedback" />)
  expect(screen.getByRole('tabpanel', { name: 'Feedback' }).textContent).toContain('Tell us')
  expect(screen.queryByRole('tabpanel', { name: 'Chat' })).toBeNull()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Chat' }))
  expect(screen.getByRole('tabpanel', { name: 'Chat' }).textContent).toContain('Ask me')
})
