import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { DataTable, type DataColumn } from './data-table.tsx'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

type Person = { id: string; name: string; pandas: number }
const people: readonly Person[] = [
  { id: 'a', name: 'Mira', pandas: 3 },
  { id: 'b', name: 'Tomás', pandas: 8 },
]
const columns: readonly DataColumn<Person, 'name' | 'pandas'>[] = [
  { id: 'name', head: 'Person', isSortable: true, cell: ({ name }) => name },
  { id: 'pandas', head: 'Pandas', isSortable: true, isNumber: true, cell: ({ pandas }) => pandas },
]
const bulk = {
  name: 'chosen',
  action: '/people',
  actions: [{ value: 'suspend', label: 'Suspend' }],
  labelOf: ({ name }: Person) => `Choose ${name}`,
}
const table = (rows: readonly Person[], extra = {}) => (
  <DataTable
    caption="People"
    columns={columns}
    rows={rows}
    keyOf={({ id }) => id}
    order={{ column: 'name', direction: 'asc' }}
    toOrder={({ column, direction }) => `?sort=${column}&dir=${direction}`}
    {...extra}
  />
)
const show = (element: ReactElement) => render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)

test('heads that sort are links, and the sorted one says how', () => {
  show(table(people))
  const [name, pandas] = screen.getAllByRole('columnheader')
  expect(name?.getAttribute('aria-sort')).toBe('ascending')
  expect(pandas?.hasAttribute('aria-sort')).toBe(false)
  expect(screen.getByRole('link', { name: 'Person' }).getAttribute('href')).toBe('/?sort=name&dir=desc')
  expect(screen.getByRole('link', { name: 'Pandas' }).getAttribute('href')).toBe('/?sort=pandas&dir=asc')
  expect(screen.getByRole('status').textContent).toBe('People, sorted by Person, ascending')
})

test('a row is named by its first cell', () => {
  show(table(people))
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Mira', 'Tomás'])
})

test('rows can be chosen, all at once or none, and the number is said', () => {
  show(table(people, { bulk }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Mira' }))
  expect(screen.getByText('1 chosen')).toBeTruthy()
  const all = screen.getByRole('checkbox', { name: 'Choose all on this page' })
  expect((all as HTMLInputElement).indeterminate).toBe(true)
  fireEvent.click(all)
  expect(screen.getByText('2 chosen')).toBeTruthy()
  fireEvent.click(all)
  expect(screen.queryByText(/^\d chosen$/)).toBeNull()
})

test('the choice is a plain form of named checkboxes; the one that chooses all is not sent', () => {
  show(table(people, { bulk }))
  const form = screen.getByText('Suspend').closest('form')
  expect(form?.getAttribute('method')).toBe('post')
  const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
  expect(sent.filter(([name]) => name)).toEqual([
    ['chosen', 'a'],
    ['chosen', 'b'],
  ])
})

test('an empty table gives way to what is said in its place', () => {
  show(table([], { empty: <p>Nobody here yet.</p> }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Nobody here yet.')).toBeTruthy()
})

test('pages are links; at the ends the arrows say that they lead nowhere', () => {
  show(<Pagination label="people" page={1} pages={3} perPage={10} count={25} toPage={(page) => `?page=${page}`} />)
  const pages = within(screen.getByRole('navigation', { name: 'Pages of people' }))
  expect(screen.getByText('1 to 10 of 25')).toBeTruthy()
  expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=2')
  expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true')
})

test('a single page needs no steps', () => {
  show(<Pagination label="people" page={1} pages={1} perPage={10} count={2} toPage={String} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('1 to 2 of 2')).toBeTruthy()
})
