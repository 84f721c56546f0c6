import { useLoaderData, useNavigate, useRevalidator, useSubmit } from '@remix-run/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useActionAnswer } from './use-action-answer.ts'

afterEach(cleanup)

function Page() {
  const answer = useActionAnswer() as { problem: string } | undefined
  const { revalidate } = useRevalidator()
  const submit = useSubmit()
  const navigate = useNavigate()
  return (
    <>
      <p role="status">{answer?.problem ?? 'nothing'}</p>
      <p data-testid="reads">{(useLoaderData() as { reads: number }).reads}</p>
      <button onClick={() => submit({ problem: 'too long' }, { method: 'post' })}>wrong</button>
      <button onClick={() => submit({ problem: 'too short' }, { method: 'post' })}>wrong again</button>
      <button onClick={() => revalidate()}>read anew</button>
      <button onClick={() => navigate('/?view=other')}>elsewhere</button>
    </>
  )
}

let reads = 0

const draw = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: <Page />,
          loader: () => ({ reads: ++reads }),
          action: async ({ request }) => ({ problem: (await request.formData()).get('problem') }),
        },
      ])}
    />,
  )

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const waitForAnswer = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('a refusal stays while the page reads its data anew, gives way to the next one, and ends with the page', async () => {
  draw()
  await waitForAnswer('nothing')
  await press('wrong')
  await waitForAnswer('too long')
  const before = reads
  await press('read anew')
  await waitFor(() => expect(screen.getByTestId('reads').textContent).toBe(String(before + 1)))
  await waitForAnswer('too long')
  await press('wrong again')
  await waitForAnswer('too short')
  await press('elsewhere')
  await waitForAnswer('nothing')
})
