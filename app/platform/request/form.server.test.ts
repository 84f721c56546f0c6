import { expect, test } from 'vitest'
import { z } from 'zod'
import { readForm } from './form.server.ts'

const schema = z.object({
  name: z.string('Say a name.').min(2, 'Two letters at least.'),
  tag: z.array(z.string()).optional(),
})
const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://frenly.test/', { method: 'POST', body, headers })

test('a form and JSON are read alike', async () => {
  const form = await readForm(
    post(
      new URLSearchParams([
        ['name', 'Mira'],
        ['tag', 'a'],
        ['tag', 'b'],
      ]),
    ),
    schema,
  )
  const json = await readForm(post('{"name":"Mira","tag":["a","b"]}', { 'content-type': 'application/json' }), schema)
  expect(form.input).toEqual({ name: 'Mira', tag: ['a', 'b'] })
  expect(json.input).toEqual(form.input)
  expect(form.problem === null && form.typed).toEqual({ values: { name: 'Mira' }, lists: { tag: ['a', 'b'] } })
})

test('mistakes come back with a sentence a field and everything typed, save secrets', async () => {
  const body = new URLSearchParams({ name: 'M', password: 'panda', other: 'kept' })
  const { problem } = await readForm(post(body), schema)
  expect(problem).toEqual({
    errors: { name: 'Two letters at least.' },
    values: { name: 'M', other: 'kept' },
    lists: {},
  })
})

test.each(['null', '[]', '"text"', '{broken'])('the JSON body %s is no form', async (body) => {
  await expect(readForm(post(body, { 'content-type': 'application/json' }), schema)).rejects.toMatchObject({
    status: 400,
  })
})

test.each(['{"name":"a\\u0000b"}', '{"name":"\\ud800"}'])('%s cannot be stored', async (body) => {
  await expect(readForm(post(body, { 'content-type': 'application/json' }), schema)).rejects.toMatchObject({
    status: 400,
  })
})
