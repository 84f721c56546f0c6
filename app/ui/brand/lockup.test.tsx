import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeadMark } from './head-mark.tsx'
import { Lockup } from './lockup.tsx'

test('every lock-up can be read, whether its name is drawn or set', () => {
  render(
    <>
      <Lockup name="Frenly" />
      <Lockup name="Frenly Inbox" />
    </>,
  )
  expect(screen.getByText('Frenly')).toBeTruthy()
  expect(screen.getByText('Frenly Inbox')).toBeTruthy()
})

test('below 24 px the head is the simpler drawing', () => {
  const gridOf = (size: number) =>
    render(<HeadMark size={size} />)
      .container.querySelector('svg')
      ?.getAttribute('viewBox')
  expect([gridOf(16), gridOf(24), gridOf(96)]).toEqual(['0 0 16 16', '0 0 32 32', '0 0 32 32'])
})
