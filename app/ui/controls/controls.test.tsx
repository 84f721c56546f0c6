import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { toChipClass } from './chip.tsx'
import { Combobox } from './combobox.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'

afterEach(cleanup)

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
const languages = [
  { value: 'de', label: 'German', detail: 'Deutsch' },
  { value: 'es', label: 'Spanish', detail: 'Español' },
]

test('a checkbox and a switch are tied to their help and error', () => {
  render(
    <>
      <Checkbox label="I agree" help="Read it first." error="Please agree." />
      <Switch label="Sound" help="From 7 to 22." error="Not now." />
    </>,
  )
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  const sound = screen.getByRole('switch', { name: 'Sound' })
  expect(describedBy(box)).toEqual(['Read it first.', 'Please agree.'])
  expect(describedBy(sound)).toEqual(['From 7 to 22.', 'Not now.'])
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

test('a mixed checkbox says so', () => {
  render(<Checkbox label="All of them" isMixed checked={false} onChange={() => undefined} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
})

test('a radio group carries label, help and error for all its buttons', () => {
  render(<RadioGroup name="answer" label="How?" options={languages} help="One." error="Please choose." />)
  const group = screen.getByRole('radiogroup', { name: 'How?' })
  expect(describedBy(group)).toEqual(['One.', 'Please choose.'])
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('a slider tells its value in words as it moves', () => {
  render(<Slider label="People" defaultValue={2} max={8} toWords={(n) => `${n} people`} />)
  const slider = screen.getByRole('slider', { name: 'People' })
  fireEvent.change(slider, { target: { value: '5' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('5 people')
  expect(screen.getByRole('status').textContent).toBe('5 people')
})

test('a password is shown on demand and hidden again when the form is sent', () => {
  render(
    <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
      <PasswordInput label="Password" name="password" autoComplete="current-password" />
    </form>,
  )
  const input = screen.getByLabelText('Password')
  fireEvent.click(screen.getByRole('button', { name: 'Show the characters' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.submit(screen.getByRole('form'))
  expect(input.getAttribute('type')).toBe('password')
})

test('what needs JavaScript is not in the HTML of the server', () => {
  const password = renderToString(<PasswordInput label="Password" name="password" autoComplete="off" />)
  const slider = renderToString(<Slider label="People" defaultValue={2} />)
  const combobox = renderToString(<Combobox name="language" label="Language" options={languages} defaultValue="es" />)
  expect(password).not.toContain('<button')
  expect(slider).not.toContain('aria-valuetext')
  expect(combobox).toContain('<select')
  expect(combobox).toMatch(/<option value="es" selected="">/)
})

test('the combobox takes over the choice of its select and posts what is chosen', async () => {
  const { container } = render(
    <form>
      <Combobox name="language" label="Language" options={languages} defaultValue="es" />
    </form>,
  )
  const field = await waitFor(() => {
    const found = screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' })
    expect(found.tagName).toBe('INPUT')
    return found
  })
  const posted = () => new FormData(container.querySelector('form') ?? undefined).get('language')
  expect(field.value).toBe('Spanish')
  expect(posted()).toBe('es')

  fireEvent.change(field, { target: { value: 'deut' } })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['GermanDeutsch'])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('German')
  expect(posted()).toBe('de')

  fireEvent.click(screen.getByRole('button', { name: 'Clear Language' }))
  expect(posted()).toBe('')
})

test('a chip of a long sentence breaks its line; only a row that scrolls keeps chips on one', () => {
  expect([toChipClass(), toChipClass(true)].filter((name) => name.split(' ').includes('whitespace-nowrap'))).toEqual([])
})
