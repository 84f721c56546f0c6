import { pureSteps } from '#app/engines/flows/text-steps.ts'
import { redact } from '#app/engines/redaction/redact.ts'
import { defineFlowTools, type FlowTool } from '#app/kits/asking/flow-tools/flow-tools.ts'

export const BY_RULES = 'Rules built in here'

const LISTS = new Set(['split', 'join', 'keep', 'sort', 'check'])

const worked = pureSteps.map(({ work, about, ...sign }): FlowTool => ({
  ...sign,
  about,
  group: LISTS.has(sign.id) ? 'Lists and conditions' : 'Text',
  ports: [],
  work: (fields) => Promise.resolve({ value: work(fields), by: BY_RULES, costMicros: 0 }),
}))

const mask: FlowTool = {
  id: 'mask',
  label: 'Mask private details',
  about: 'Names, addresses, numbers and accounts of a text give way to labels, by rules.',
  group: 'Text',
  gives: 'text',
  ports: [],
  fields: [{ name: 'text', label: 'Text', kind: 'text', usual: '{{}}' }],
  work({ text = '' }) {
    const { text: masked, masks } = redact(text)
    const notes = [
      `${masks.length} ${masks.length === 1 ? 'detail' : 'details'} masked. Read it over: rules miss some.`,
    ]
    return Promise.resolve({ value: masked, by: BY_RULES, costMicros: 0, notes })
  },
}

defineFlowTools(...worked, mask)
