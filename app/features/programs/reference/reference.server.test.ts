import { expect, test } from 'vitest'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { toInputSchema, toOpenApi } from './openapi.ts'
import { operations } from './operations.ts'
import { toReferenceText } from './reference-text.ts'

const ORIGIN = 'https://frenly.example'

test('every call of /v1 is told of, and none that is not there', () => {
  const served = Object.values(allEndpoints)
    .filter((path) => path.startsWith('/v1/') && !path.includes('*') && !path.endsWith('.json'))
    .map((path) => path.slice('/v1'.length))
  const told = new Set(operations.map(({ path }) => path.replace(/\{\w+\}/g, ':id')))
  expect([...told].sort()).toEqual(served.sort())
})

test.each(operations.filter(({ input }) => input))(
  'the example of $path is one that the call takes',
  ({ input, example }) => {
    expect(input!.schema.safeParse(example).error?.issues ?? []).toEqual([])
  },
)

test('the description names what is needed, as the call checks it', () => {
  const of = (id: string) =>
    toInputSchema(operations.find((one) => one.id === id)!) as { required: string[]; properties: object }
  expect(of('createChatCompletion').required).toEqual(['model', 'messages'])
  expect(of('createEmbedding').required).toEqual(['input'])
  expect(of('createTranscription').required).toEqual(['file'])
  expect(Object.keys(of('createImage').properties)).toContain('seed')
  const { paths, servers } = toOpenApi(ORIGIN, 'Frenly') as { paths: object; servers: { url: string }[] }
  const methods = Object.values(paths).flatMap((one) => Object.keys(one as object))
  expect(methods).toHaveLength(operations.length)
  expect(paths).toMatchObject({
    '/files': {
      get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'after', in: 'query' })]) as object },
    },
    '/files/{file_id}': { delete: { parameters: [{ name: 'file_id', in: 'path', required: true }] } },
  })
  expect(servers[0]!.url).toBe(`${ORIGIN}/v1`)
})

test('the page has a part for each call, with its fields and three examples', () => {
  const { html, headings } = toTextView(toReferenceText(ORIGIN))
  const titles = headings.map(({ text }) => text)
  for (const { title } of operations) expect(titles).toContain(title)
  expect(html.match(/code-frame/g)?.length).toBeGreaterThanOrEqual(3 * operations.length)
  expect(html).toContain(`${ORIGIN}/v1/openapi.json`)
})
