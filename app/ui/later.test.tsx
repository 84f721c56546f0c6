import { act } from '@testing-library/react'
import { useState, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { later } from './later.tsx'

type Props = { word: string }
const Part: FunctionComponent<Props> = ({ word }) => <input aria-label={word} />

function makePage(Shown: FunctionComponent<Props>) {
  return function Page() {
    const [word, setWord] = useState('first')
    return (
      <>
        <button onClick={() => setWord('second')}>learn</button>
        <Shown word={word} />
      </>
    )
  }
}

let unmount = () => {}
afterEach(() => unmount())

test('what the server drew stays until its code is there, whatever the page around it learns', async () => {
  const drawn = later(async () => Part)
  await drawn.prepare()
  const ServerPage = makePage(drawn)
  const box = document.createElement('div')
  box.innerHTML = renderToString(<ServerPage />)
  document.body.append(box)
  const input = box.querySelector('input')!
  input.value = 'typed before the code came'

  let arrive = (_part: FunctionComponent<Props>) => {}
  const Page = makePage(later(() => new Promise<FunctionComponent<Props>>((resolve) => (arrive = resolve))))
  const errors: unknown[] = []
  const root = await act(async () => hydrateRoot(box, <Page />, { onRecoverableError: (error) => errors.push(error) }))
  unmount = () => {
    act(() => root.unmount())
    box.remove()
  }
  await act(async () => box.querySelector('button')!.click())
  expect(box.querySelector('input')).toBe(input)
  await act(async () => arrive(Part))

  expect(errors).toEqual([])
  expect(box.querySelector('input')).toBe(input)
  expect(input.value).toBe('typed before the code came')
  expect(input.getAttribute('aria-label')).toBe('second')
  await act(async () => box.querySelector('button')!.click())
  expect(box.querySelectorAll('input')).toHaveLength(1)
})
