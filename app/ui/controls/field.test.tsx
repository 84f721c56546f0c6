import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field, Select, TextArea, TextInput } from './field.tsx'

afterEach(cleanup)

test('a label names its control', () => {
  render(
    <Field label="Email">
      <TextInput name="email" />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('aria-describedby')).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('help and error describe the control, and an error marks it invalid', () => {
  render(
    <Field label="Confirm password" help="The same again." error="Passwords do not match">
      <TextInput name="confirm" type="password" />
    </Field>,
  )
  const input = screen.getByLabelText('Confirm password')
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['The same again.', 'Passwords do not match'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a control with an icon, a text area and a select are wired alike', () => {
  render(
    <>
      <Field label="Search" error="Too short">
        <TextInput name="q" icon={<i />} />
      </Field>
      <Field label="Details" error="Too short">
        <TextArea name="details" />
      </Field>
      <Field label="Kind" error="Choose one">
        <Select name="kind">
          <option>Bug</option>
        </Select>
      </Field>
    </>,
  )
  for (const label of ['Search', 'Details', 'Kind']) {
    const control = screen.getByLabelText(label)
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /Too short|Choose one/,
    )
  }
})

test('two fields on a page have ids of their own', () => {
  render(
    <>
      <Field label="First">
        <TextInput />
      </Field>
      <Field label="Second">
        <TextInput />
      </Field>
    </>,
  )
  expect(screen.getByLabelText('First').id).not.toBe(screen.getByLabelText('Second').id)
})
