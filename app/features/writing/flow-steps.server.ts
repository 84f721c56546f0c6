import { to } from '#app/catalogue/to.ts'
import type { ToolField } from '#app/engines/flows/flow.ts'
import { defineFlowTools, FlowStepFailure, type FlowTool } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import type { ContentTool, ToolOption } from './content/content-tool.ts'
import { contentTools, optionsOf } from './content/content-tools.server.ts'
import { TEXT_MAX_CHARS } from './content/content.limits.ts'
import { makeDocument } from './editor/documents.server.ts'

/** What a writing tool gives as a list: an item of it a line. */
const LISTS = new Set(['headlines'])

const toField = (option: ToolOption): ToolField =>
  option.kind === 'number'
    ? { name: option.id, label: option.label, kind: 'number', usual: String(option.otherwise) }
    : {
        name: option.id,
        label: option.label,
        kind: 'choice',
        usual: option.otherwise,
        choices: Object.entries(option.choices).map(([value, label]) => ({ value, label })),
      }

/** A tool of writing as a step: the same work, without its page. */
function toStep(tool: ContentTool): FlowTool {
  const { id, label, about, ports, options } = tool
  const keys = id === 'keywords'
  return {
    ...{ id, label, about, group: 'Text', ports },
    gives: LISTS.has(id) || keys ? 'list' : 'text',
    fields: [{ name: 'text', label: 'Text', kind: 'text', usual: '{{}}' }, ...options.map(toField)],
    async work({ text = '', ...chosen }, { run, signal }) {
      if (text.length > TEXT_MAX_CHARS)
        throw new FlowStepFailure(`Up to ${TEXT_MAX_CHARS.toLocaleString('en')} characters can be read at once.`)
      const told = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [`option-${name}`, value]))
      const { text: made, by, costMicros, notes } = await tool.run(text, optionsOf(tool, told), { run, signal })
      const value = keys ? made.split(', ') : LISTS.has(id) ? made.split('\n') : made
      return { value, by, costMicros, notes }
    },
  }
}

const document: FlowTool = {
  id: 'document',
  label: 'Make a document',
  about: 'A text among your documents, to edit and share.',
  group: 'Make and keep',
  gives: 'thing',
  effect: 'makes a document among yours',
  ports: [],
  fields: [
    { name: 'title', label: 'Title', kind: 'line', usual: 'From a flow' },
    { name: 'text', label: 'Text', kind: 'text', usual: '{{}}' },
  ],
  work: ({ title = '', text = '' }, { owner }) => {
    const name = title.replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX_CHARS).toWellFormed() || 'From a flow'
    const keep = async () => {
      const id = await makeDocument(owner, { title: name, text })
      const value = { title: name, href: to('text-editor', null, { d: id }) }
      return { value, by: 'Text editor', costMicros: 0 }
    }
    return Promise.resolve({ keep })
  },
}

defineFlowTools(...contentTools.map(toStep), document)
