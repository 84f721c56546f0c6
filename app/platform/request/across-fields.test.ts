import { expect, test } from 'vitest'
import { z } from 'zod'
import { acrossFields } from './across-fields.ts'
import { checkForm } from './form.server.ts'

const trip = z
  .object({ name: z.string().min(1, 'no name'), from: z.coerce.number('no start'), until: z.coerce.number('no end') })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'ends first',
    ...acrossFields('from', 'until'),
  })
const faultsOf = (fields: Record<string, unknown>) => checkForm(fields, trip).problem?.errors

test('a rule over two fields speaks beside the fault of a third', () => {
  expect(faultsOf({ name: '', from: '3', until: '2' })).toEqual({ name: 'no name', until: 'ends first' })
})

test('it is silent where a field it reads is wrong itself, or nothing is', () => {
  expect(faultsOf({ name: '', from: 'x', until: '2' })).toEqual({ name: 'no name', from: 'no start' })
  expect(faultsOf({ name: 'a', from: '1', until: '2' })).toBeUndefined()
})
