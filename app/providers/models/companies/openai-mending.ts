import type { Json, Mending } from '../mended-answers.server.ts'

type Row = Json & { index?: unknown }

/** OpenAI's format as others write it: places that go without saying, and directions in an order of their own. */
export const openAiMending: Mending = {
  answer: ({ choices, data, ...rest }) => ({
    ...rest,
    ...(Array.isArray(choices) ? { choices: toPlaced(choices as Row[]) } : choices !== undefined && { choices }),
    ...(Array.isArray(data) ? { data: toOrdered(data as Row[]) } : data !== undefined && { data }),
  }),
  event: ({ choices, ...rest }) => ({
    ...rest,
    ...(Array.isArray(choices) ? { choices: toPlaced(choices as Row[]) } : choices !== undefined && { choices }),
  }),
}

const toPlaced = (choices: readonly Row[]) => choices.map((choice, n) => ({ ...choice, index: choice.index ?? n }))

const toOrdered = (rows: readonly Row[]) =>
  rows.every(({ index }) => typeof index === 'number')
    ? [...rows].sort((a, b) => (a.index as number) - (b.index as number))
    : rows
