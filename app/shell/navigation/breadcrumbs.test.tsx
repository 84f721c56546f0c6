import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { screens } from '#app/catalogue/screens.ts'
import { stepsOf } from '#app/catalogue/trail.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

type Loader = () => Promise<{ question: string }>

afterEach(cleanup)

function show(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Breadcrumbs steps={stepsOf(path)} /> }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
}

test('home has no breadcrumbs', () => {
  show('/')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the trail starts at home and ends with the page itself, which is no link', () => {
  show('/ai/consensus/chat')
  expect(screen.getByText('Home').getAttribute('href')).toBe('/')
  expect(screen.getByText(screens.consensus.title).getAttribute('href')).toBe('/ai/consensus')
  const page = document.querySelector('[aria-current="page"]')
  expect(page?.tagName).toBe('SPAN')
})

test('a segment longer than 15 characters is cut', () => {
  show('/blog/a-very-long-name-of-a-post')
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('A very long nam…')
})

test('small screens hide all but the last two steps', () => {
  show('/youtube/transcriber-v3/shared/abc')
  const hidden = [...document.querySelectorAll('li')].map((item) => item.className.includes('max-lg:hidden'))
  expect(hidden).toEqual([true, true, true, false, false])
})

test('a page of its own on a screen ends with its name, and the screen leads back', () => {
  const route = {
    path: '*',
    element: <Breadcrumbs steps={stepsOf('/ai/consensus')} />,
    handle: namedBy<Loader>(({ question }) => question),
  }
  const state = { loaderData: { run: { question: 'Is it so?' } } }
  const router = createMemoryRouter([{ id: 'run', ...route, loader: () => state.loaderData.run }], {
    initialEntries: ['/ai/consensus?run=1'],
    hydrationData: state,
  })
  render(<RouterProvider router={router} />)
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Is it so?')
  expect(screen.getByText(screens.consensus.title).getAttribute('href')).toBe('/ai/consensus')
})
