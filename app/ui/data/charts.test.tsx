import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { Sparkline } from './sparkline.tsx'

afterEach(cleanup)

const data = [
  { label: 'Learn', value: 11 },
  { label: 'Community', value: 16 },
  { label: 'Plans', value: 0 },
]

test.each(['rows', 'columns'] as const)(
  'a bar chart of %s has a name, a sentence and the same numbers as a table',
  (direction) => {
    render(<BarChart title="Screens" data={data} labelHead="Category" valueHead="Screens" direction={direction} />)
    expect(screen.getAllByRole('img', { name: 'Screens. Community: 16 screens.' })).toHaveLength(3)
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(['Learn11', 'Community16', 'Plans0'])
  },
)

test('the bar that matters can be said, and every bar is built of its segments', () => {
  render(<BarChart title="Screens" data={data} labelHead="Category" valueHead="Screens" highlight="Learn" />)
  const [drawing] = screen.getAllByRole('img', { name: 'Screens. Learn: 11 screens.' })
  const bars = [...(drawing?.querySelectorAll('title') ?? [])].map((title) => title.parentElement)
  expect(bars.map((bar) => bar?.querySelector('path')?.getAttribute('d')?.match(/z/g)?.length ?? 0)).toEqual([6, 8, 0])
})

test('a chart without numbers says so and draws nothing that is not there', () => {
  render(<BarChart title="Runs" data={[]} labelHead="Day" valueHead="Runs" direction="columns" />)
  const [drawing] = screen.getAllByRole('img', { name: 'Runs. No numbers yet.' })
  expect(drawing?.querySelectorAll('path')).toHaveLength(0)
  expect(drawing?.innerHTML).not.toContain('NaN')
})

test('each line has its name, its own marks and its column of numbers', () => {
  render(
    <LineChart
      title="Runs"
      steps={['1 Mar', '2 Mar']}
      stepHead="Day"
      series={[
        { name: 'Text', values: [3, 18] },
        { name: 'Images', values: [2, 2] },
      ]}
    />,
  )
  const [drawing] = screen.getAllByRole('img', { name: 'Runs. Text goes from 3 to 18, Images goes from 2 to 2.' })
  const shapes = [...(drawing?.querySelectorAll('title') ?? [])].map((title) => title.parentElement?.getAttribute('d'))
  expect(shapes[0]).toBe(shapes[1])
  expect(shapes[2]).not.toBe(shapes[0])
  expect(drawing?.innerHTML).not.toContain('NaN')
  const table = within(screen.getByRole('table', { hidden: true }))
  expect(table.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)).toEqual([
    'Day',
    'Text',
    'Images',
  ])
})

test.each([[[]], [[4]], [[4, 4, 4]], [[1, 9, 3]]])('a sparkline of %j is drawn without a broken number', (values) => {
  render(<Sparkline values={values} label="Runs a day" />)
  expect(screen.getByRole('img', { name: 'Runs a day' }).innerHTML).not.toMatch(/NaN|Infinity/)
})
