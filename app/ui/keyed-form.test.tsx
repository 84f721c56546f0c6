import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './controls/checkbox.tsx'
import { ChoiceChip } from './controls/chip.tsx'
import { Combobox } from './controls/combobox.tsx'
import { BareInput, BareTextArea, Select, TextArea, TextInput } from './controls/field.tsx'
import { RadioGroup } from './controls/radio-group.tsx'
import { Slider } from './controls/slider.tsx'
import { Switch } from './controls/switch.tsx'
import { FormsOfPage, KeyedForm, useIsHeld, type HeldForm } from './keyed-form.tsx'

afterEach(cleanup)

const draw = (element: ReactNode) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />
)
const withHeld = (held: HeldForm | null, children: ReactNode) =>
  draw(<FormsOfPage.Provider value={{ formKey: 'key', held }}>{children}</FormsOfPage.Provider>)

/** What the first form of a page would send. */
function sentBy(element: ReactNode): [string, string][] {
  const { container } = render(element)
  const fields = [...new FormData(container.querySelector('form')!)] as [string, string][]
  return fields.filter(([name]) => name !== 'form_key')
}

const fields = (
  <>
    <TextInput name="line" defaultValue="before" />
    <TextArea name="text" defaultValue="before" />
    <BareInput name="bare" defaultValue="before" />
    <BareTextArea name="bareText" defaultValue="before" />
    <Select name="choice" defaultValue="a">
      <option value="a">A</option>
      <option value="b">B</option>
    </Select>
    <Combobox
      label="Country"
      name="country"
      defaultValue="jp"
      options={[
        { value: 'no', label: 'Norway' },
        { value: 'jp', label: 'Japan' },
      ]}
    />
    <Checkbox label="Tick" name="tick" defaultChecked />
    <Switch label="Switch" name="switch" />
    <ChoiceChip type="checkbox" name="chip" value="1">
      Chip
    </ChoiceChip>
    <ChoiceChip type="radio" name="tone" value="warm" defaultChecked>
      Chip
    </ChoiceChip>
    <ChoiceChip type="radio" name="tone" value="cool">
      Chip
    </ChoiceChip>
    <RadioGroup
      label="Basis"
      name="basis"
      defaultValue="x"
      options={[
        { value: 'x', label: 'X' },
        { value: 'y', label: 'Y' },
      ]}
    />
    <Slider label="How many" name="many" defaultValue={10} />
    {[0, 1, 2].map((n) => (
      <TextArea key={n} name="answer" />
    ))}
  </>
)
const typed: [string, string][] = [
  ['line', ''],
  ['text', 'a thought'],
  ['bare', 'one'],
  ['bareText', 'two'],
  ['choice', 'b'],
  ['country', 'no'],
  ['switch', 'on'],
  ['chip', '1'],
  ['tone', 'cool'],
  ['basis', 'y'],
  ['many', '42'],
  ['answer', 'first'],
  ['answer', ''],
  ['answer', 'third'],
]
const held: HeldForm = {
  form: 'all',
  values: Object.fromEntries(typed.filter(([name]) => name !== 'answer')),
  lists: { answer: ['first', '', 'third'] },
}

test('every kind of field comes back as it was sent, repeated ones each with its own text', () => {
  expect(sentBy(withHeld(held, <KeyedForm name="all">{fields}</KeyedForm>))).toEqual(typed)
})

test('another form of the page stays as it is drawn', () => {
  expect(sentBy(withHeld(held, <KeyedForm name="other">{fields}</KeyedForm>))).toEqual(
    sentBy(withHeld(null, <KeyedForm name="all">{fields}</KeyedForm>)),
  )
})

async function drawOnServer(element: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }])
  const context = await handler.query(new Request('http://frenly.test/'))
  if (context instanceof Response) throw new Error('The page answered by itself')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

test('the same stands in the page without scripts', async () => {
  const form = <KeyedForm name="all">{fields}</KeyedForm>
  const html = await drawOnServer(<FormsOfPage.Provider value={{ formKey: 'key', held }}>{form}</FormsOfPage.Provider>)
  document.body.innerHTML = html
  const sent = [...new FormData(document.querySelector('form')!)].filter(([name]) => name !== 'form_key')
  expect(sent).toEqual(typed)
})

test('of several forms of one kind only the one that was sent comes back, and what it is folded into opens', () => {
  const Folded = ({ of }: { of: string }) => (
    <details open={useIsHeld('report', of)}>
      <KeyedForm name="report" of={of}>
        <TextInput name="words" />
      </KeyedForm>
    </details>
  )
  const page = (
    <>
      <Folded of="one" />
      <Folded of="two" />
    </>
  )
  const { container } = render(withHeld({ form: 'report.two', values: { words: 'mine' }, lists: {} }, page))
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect([...container.querySelectorAll('input[name=words]')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '',
    'mine',
  ])
})

test('who holds a form by its ref has it', () => {
  let held: HTMLFormElement | null = null
  render(
    withHeld(
      null,
      <KeyedForm name="kept" ref={(form) => void (held = form)}>
        <TextInput name="line" />
      </KeyedForm>,
    ),
  )
  expect(held).toBeInstanceOf(HTMLFormElement)
})
