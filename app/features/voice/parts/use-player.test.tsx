import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePlayer } from './use-player.ts'

afterEach(cleanup)

const pieces = [
  { startS: 0, endS: 2 },
  { startS: 9, endS: 12 },
]

function Page({ hasSound, keep }: { hasSound: boolean; keep: (seconds: number) => void }) {
  const player = usePlayer(pieces, 0, keep)
  return (
    <>
      <output>{player.nowS}</output>
      <button onClick={() => player.seek(9)}>Go</button>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- nothing is heard in a test */}
      {hasSound ? <audio ref={player.audio} src="/said.wav" /> : null}
    </>
  )
}

test('a sound that comes while its page is open is followed, kept and moved like one that was there', () => {
  const kept: number[] = []
  const keep = (seconds: number) => void kept.push(seconds)
  const { container, rerender } = render(<Page hasSound={false} keep={keep} />)
  rerender(<Page hasSound keep={keep} />)
  const sound = container.querySelector('audio')!
  const at = (seconds: number) =>
    act(() => {
      sound.currentTime = seconds
      sound.dispatchEvent(new Event('timeupdate'))
    })
  at(1.5)
  expect(container.querySelector('output')?.textContent).toBe('1.5')
  at(11)
  expect(kept).toEqual([11])
  act(() => container.querySelector('button')!.click())
  expect(sound.currentTime).toBe(9)
  rerender(<Page hasSound={false} keep={keep} />)
  at(3)
  expect(container.querySelector('output')?.textContent).toBe('9')
})
