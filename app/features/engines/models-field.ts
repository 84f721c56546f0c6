import { portNames, type PortName } from '#app/providers/ports.ts'
import type { OfferedModel } from '#app/providers/provider.ts'

/** `write gpt-4o`: a model as the value of a checkbox. */
export const toModelValue = ({ model, port }: Pick<OfferedModel, 'model' | 'port'>): string => `${port} ${model}`

const isPort = (text: string): text is PortName => (portNames as readonly string[]).includes(text)

/** The models that were ticked, and those written out, one a line: `gpt-4o` or `draw gpt-image-1`. Each stands once. */
export function readModels(ticked: readonly string[], more: string): OfferedModel[] {
  const read = [...ticked, ...more.split('\n')].flatMap((line): OfferedModel[] => {
    const [first = '', ...rest] = line.trim().split(/\s+/)
    if (first === '') return []
    const [second] = rest
    return second !== undefined && isPort(first) ? [{ port: first, model: second }] : [{ port: 'write', model: first }]
  })
  return [...new Map(read.map((one) => [toModelValue(one), one])).values()]
}
