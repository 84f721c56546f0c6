import { act } from '@testing-library/react'
import { createContext, useContext, useState, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { pagePart } from './page-part.tsx'

type Props = { word: string }
const Around = createContext('first')
const Part: FunctionComponent<Props> = ({ word }) => <input aria-label={`${word} ${useContext(Around)}`} />

function makePage(Shown: FunctionComponent<Props>, isShown = true) {
  return function Page() {
    const [word, setWord] = useState('first')
    const [isThere, setIsThere] = useState(isShown)
    return (
      <Around.Provider value={word}>
        <button onClick={() => setWord('second')}>learn</button>
        <button onClick={() => setIsThere(true)}>show</button>
        {isThere ? <Shown word={word} /> : null}
      </Around.Provider>
    )
  }
}

let unmount = () => {}
afterEach(() => unmount())

async function hydrate(drawn: FunctionComponent, Page: FunctionComponent) {
  const Drawn = drawn
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Drawn />)
  document.body.append(box)
  const input = box.querySelector('input')
  if (input) input.value = 'typed before React came'
  const errors: unknown[] = []
  const root = hydrateRoot(box, <Page />, { onRecoverableError: (error) => errors.push(error) })
  unmount = () => {
    act(() => root.unmount())
    box.remove()
  }
  const press = async (n: number) => act(async () => box.querySelectorAll('button')[n]!.click())
  return { box, input, errors, press }
}

test('what was prepared is taken over with what was typed, whatever the page around it learns at once', async () => {
  const drawn = pagePart(async () => Part)
  const here = pagePart(async () => Part)
  await Promise.all([drawn.prepare(), here.prepare()])
  const { box, input, errors, press } = await hydrate(makePage(drawn), makePage(here))
  await press(0)
  expect(errors).toEqual([])
  expect(box.querySelector('input')).toBe(input)
  expect(input?.value).toBe('typed before React came')
  expect(input?.getAttribute('aria-label')).toBe('second second')
})

test('what appears later has its code fetched then', async () => {
  let arrive = (_part: FunctionComponent<Props>) => {}
  const fetched = pagePart(() => new Promise<FunctionComponent<Props>>((resolve) => (arrive = resolve)))
  const Page = makePage(fetched, false)
  const { box, errors, press } = await hydrate(Page, Page)
  await press(1)
  expect(box.querySelector('input')).toBeNull()
  await act(async () => arrive(Part))
  expect(box.querySelector('input')?.getAttribute('aria-label')).toBe('first first')
  expect(errors).toEqual([])
})
