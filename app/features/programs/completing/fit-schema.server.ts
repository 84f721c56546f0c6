import { runInNewContext } from 'node:vm'
import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import { EngineFailure } from '#app/providers/engine.ts'

/** Schemas and their patterns come from callers: one that takes longer is given up. */
const CHECK_MS = 500
const FAULTS_SHOWN = 3
/** Faults that only say that one of the others was found. */
const OUTER = new Set(['properties', 'items', 'prefixItems', '$ref', 'allOf', 'additionalItems'])

/** A model was told a schema, and its answer is JSON of another shape. The message is for whoever asked. */
export class AnswerMisfit extends EngineFailure {
  constructor(message: string) {
    super('broken', message)
  }
}

/** Throws AnswerMisfit for JSON that does not fit, and EngineFailure for a schema that cannot be checked. */
export function needFit(text: string, schema: Readonly<Record<string, unknown>>): void {
  const faults = check(JSON.parse(text), schema)
  if (faults.length === 0) return
  const inner = faults.filter(({ keyword }) => !OUTER.has(keyword))
  const said = (inner.length > 0 ? inner : faults).slice(0, FAULTS_SHOWN).map(toWords)
  throw new AnswerMisfit(`The model’s answer does not fit the schema. ${said.join(' ')}`)
}

const toWords = ({ instanceLocation: place, error }: OutputUnit) => `${place}: ${error}`

function check(value: unknown, schema: Readonly<Record<string, unknown>>): OutputUnit[] {
  const work = () => new Validator(structuredClone(schema) as Schema, '2020-12', false).validate(value).errors
  try {
    // The clock of a context stops whatever is under way, a pattern that never ends too.
    return runInNewContext('work()', { work }, { timeout: CHECK_MS }) as OutputUnit[]
  } catch (cause) {
    const isSlow = (cause as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    const why = isSlow ? 'it takes too long' : (cause as Error).message.split('\n')[0]
    throw new EngineFailure('unable', `The answer cannot be checked against the schema: ${why}.`, null, { cause })
  }
}
