import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepTyped } from './keep-typed.ts'

const Page = () => <textarea aria-label="Note" defaultValue="A sample." />

async function hydrate(early: (page: ParentNode) => void) {
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Page />)
  document.body.append(box)
  const area = box.querySelector('textarea')!
  area.value = 'typed before React came'
  early(box)
  const errors: unknown[] = []
  const root = await act(async () => hydrateRoot(box, <Page />, { onRecoverableError: (error) => errors.push(error) }))
  const { value } = area
  act(() => root.unmount())
  box.remove()
  return { value, errors }
}

test('what was typed over the words of a text area stays when React takes the page over', async () => {
  expect(await hydrate(keepTyped)).toEqual({ value: 'typed before React came', errors: [] })
})

test('React alone gives the words back that were drawn', async () => {
  expect((await hydrate(() => {})).value).toBe('A sample.')
})
