import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.body.replaceChildren()
  vi.resetModules()
})

/** The part in a page of its own, read anew, as after a page load. */
async function show(name: 'Learn' | 'footer') {
  const { FixedPart } = await import('./fixed-part.tsx')
  const router = createMemoryRouter([{ path: '*', element: <FixedPart name={name} supportEmail="help@frenly.test" /> }])
  return { router, ...render(<RouterProvider router={router} />) }
}

test('what the page came with stands as it came', async () => {
  document.body.innerHTML = '<div data-fixed="Learn"><a href="/blog">As it came</a></div>'
  const { container, router } = await show('Learn')
  expect(container.innerHTML).toContain('<a href="/blog">As it came</a>')
  fireEvent.click(container.querySelector('a')!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog'))
})

test('a page that came without the part fetches it', async () => {
  await show('footer')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy())
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('mailto:help@frenly.test')
})
