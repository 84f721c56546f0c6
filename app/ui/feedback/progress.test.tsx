import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'
import { ProgressRing } from './progress-ring.tsx'

afterEach(cleanup)

const segments = () => [...screen.getByRole('progressbar').children]

test('a bar says how far it is in numbers and words', () => {
  render(<ProgressBar label="Upload" value={3} of={12} words="3 of 12 files" segments={12} />)
  const bar = screen.getByRole('progressbar', { name: 'Upload' })
  expect(bar.getAttribute('aria-valuenow')).toBe('3')
  expect(bar.getAttribute('aria-valuemax')).toBe('12')
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 12 files')
  expect(segments().filter((segment) => segment.hasAttribute('data-on'))).toHaveLength(3)
})

test('progress is announced at every quarter and not in between', () => {
  const { rerender } = render(<ProgressBar label="Upload" value={0} />)
  const heard = [0, 10, 24, 25, 30, 49, 50, 74, 75, 99, 100].map((value) => {
    rerender(<ProgressBar label="Upload" value={value} />)
    return screen.getByRole('status').textContent
  })
  expect([...new Set(heard)]).toEqual(['', 'Upload, 25%', 'Upload, 50%', 'Upload, 75%', 'Upload, 100%'])
})

test('what has no known end has no value and announces none', () => {
  render(<ProgressBar label="Search" />)
  const bar = screen.getByRole('progressbar', { name: 'Search' })
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a culm never has fewer than 5 or more than 25 segments', () => {
  const { rerender } = render(<ProgressBar label="Steps" value={1} of={2} segments={2} />)
  expect(segments()).toHaveLength(5)
  rerender(<ProgressBar label="Steps" value={1} of={2} segments={90} />)
  expect(segments()).toHaveLength(25)
})

test('a ring begun shows a segment, an unfinished one lacks one, and it reads like a bar', () => {
  const { rerender } = render(<ProgressRing label="Activation" value={1} size="welcome" />)
  const lit = () => segments().filter((segment) => segment.hasAttribute('data-on')).length
  expect([segments().length, lit()]).toEqual([50, 1])
  rerender(<ProgressRing label="Activation" value={99.9} size="welcome" />)
  expect(lit()).toBe(49)
  expect(screen.getByRole('progressbar', { name: 'Activation' }).getAttribute('aria-valuetext')).toBe('99%')
})
