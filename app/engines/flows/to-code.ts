import { nameOf, type Flow, type FlowStep, type ToolSign } from './flow.ts'
import { orderOf } from './order.ts'
import { ITEM, NUMBER, placesIn } from './places.ts'

type Signs = ReadonlyMap<string, ToolSign>

/**
 * A flow as a TypeScript module that needs nothing of this place: its tools come in from outside, their types are named.
 * Read from top to bottom it does what the flow does.
 */
export function toTypeScript(title: string, { inputs, steps }: Flow, signs: Signs): string {
  const { ordered } = orderOf(steps)
  const used = [...new Set(ordered.map(({ tool }) => tool))]
  return [
    `// ${oneLine(title)}`,
    '// Each step calls a tool that you bring along. A check answers "yes" or "no".',
    '',
    'export type Value = string | string[]',
    'export type Tools = {',
    ...used.map((tool) => toSignature(tool, signs.get(tool))),
    '}',
    `export type Given = {${inputs.map(({ name, kind }) => ` ${name}: ${kind === 'list' ? 'string[]' : 'string'}`).join(';')} }`,
    '',
    "const toText = (value: Value | undefined): string => (Array.isArray(value) ? value.join('\\n') : (value ?? ''))",
    'const toList = (value: Value | undefined): string[] =>',
    "  Array.isArray(value) ? value : (value ?? '').split('\\n').map((line) => line.trim()).filter(Boolean)",
    '',
    'export async function run(given: Given, tools: Tools): Promise<Record<string, Value>> {',
    '  const done: Record<string, Value> = {}',
    ...ordered.flatMap((step) => toStatement(step, new Set(inputs.map(({ name }) => name)), signs)),
    '  return done',
    '}',
    '',
  ].join('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function toSignature(tool: string, sign: ToolSign | undefined): string {
  const fields = (sign?.fields ?? [])
    .map(({ name, isOptional }) => `${name}${isOptional ? '?' : ''}: string`)
    .join('; ')
  const about = oneLine(sign?.label ?? tool)
  return `  /** ${about} */\n  ${tool}(fields: { ${fields} }): Promise<${sign?.gives === 'list' ? 'string[]' : 'string'}>`
}

function toStatement(step: FlowStep, inputs: ReadonlySet<string>, signs: Signs): string[] {
  const fields = Object.entries(step.fields)
    .filter(
      ([name, text]) => text !== '' && (signs.get(step.tool)?.fields.some((field) => field.name === name) ?? true),
    )
    .map(([name, text]) => `${name}: ${toTemplate(text, inputs)}`)
    .join(', ')
  const call = `tools.${step.tool}({ ${fields} })`
  const gives = signs.get(step.tool)?.gives
  const all =
    step.each === ''
      ? [`  done.${step.id} = await ${call}`]
      : [
          `  const all_${step.id}: string[] = []`,
          `  for (const [n, item] of toList(${toSource(step.each, inputs)}).entries()) {`,
          ...(usesNumber(step) ? ['    const number = String(n + 1)'] : ['    void n']),
          `    all_${step.id}.push(${gives === 'list' ? `...(await ${call})` : `toText(await ${call})`})`,
          '  }',
          `  done.${step.id} = all_${step.id}`,
        ]
  const condition = toCondition(step)
  const head = ['', `  // ${step.id}: ${oneLine(nameOf(step, signs))}`]
  if (condition === '') return [...head, ...all]
  return [...head, `  if (${condition}) {`, ...all.map((line) => `  ${line}`), '  }']
}

const usesNumber = ({ fields }: FlowStep) => Object.values(fields).some((text) => placesIn(text).includes(NUMBER))

const toSource = (name: string, inputs: ReadonlySet<string>) =>
  name === ITEM || name === NUMBER ? name : inputs.has(name) ? `given.${name}` : `done.${name}`

const toCondition = ({ after, needs }: FlowStep) =>
  after
    .map(({ step, when }) => (when ? `done.${step} === '${when}'` : `done.${step} !== undefined`))
    .join(needs === 'any' ? ' || ' : ' && ')

/** A field as a template literal, its places filled from what came before. */
function toTemplate(text: string, inputs: ReadonlySet<string>): string {
  const escaped = text.replace(/[\\`]/g, '\\$&').replaceAll('${', '\\${')
  const filled = escaped.replace(/\{\{ {0,3}([a-z][a-z0-9_]{0,39}) {0,3}\}\}/g, (_, name: string) => {
    const source = toSource(name, inputs)
    return `\${${name === ITEM || name === NUMBER ? source : `toText(${source})`}}`
  })
  return `\`${filled}\``
}
