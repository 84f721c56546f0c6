import { defineFlowTools, FlowStepFailure, type FlowTool } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'

export const TOLD = 'flows.told'

const held = () => {
  throw new FlowStepFailure('This step is held by the run itself.')
}

const notify: FlowTool = {
  id: 'notify',
  label: 'Tell me',
  about: 'A line among your notices, and by mail where you chose that.',
  group: 'People and time',
  gives: 'text',
  effect: 'sends you a notice',
  isForMembers: true,
  ports: [],
  fields: [{ name: 'words', label: 'Words', kind: 'line', usual: '{{}}' }],
  work({ words = '' }, { owner, about }) {
    if (owner.userId === null) throw new FlowStepFailure('Notices are for members. Sign in to have some.')
    const to = owner.userId
    const keep = async () => {
      const told = { kind: TOLD, to, from: null, about: `flow-run:${about.runId}` } as const
      await sendNotice({ ...told, subject: `${about.title}: ${words}`, address: about.address })
      return { value: words, by: 'Notices', costMicros: 0 }
    }
    return Promise.resolve({ keep })
  },
}

const wait: FlowTool = {
  id: 'wait',
  label: 'Wait',
  about: 'Nothing behind it happens before some time is over.',
  group: 'People and time',
  gives: 'text',
  holds: 'moment',
  ports: [],
  fields: [
    { name: 'count', label: 'How long', kind: 'number', usual: '1' },
    {
      name: 'unit',
      label: 'Of',
      kind: 'choice',
      usual: 'hours',
      choices: ['minutes', 'hours', 'days'].map((value) => ({ value, label: value })),
    },
  ],
  work: held,
}

const approve: FlowTool = {
  id: 'approve',
  label: 'Ask a person',
  about: 'The flow waits for a yes or no: yours by notice and mail, or of whoever you pass the address on to.',
  group: 'People and time',
  gives: 'text',
  isCheck: true,
  holds: 'person',
  isForMembers: true,
  ports: [],
  fields: [
    { name: 'question', label: 'What is asked', kind: 'line', usual: 'Is this fine?' },
    { name: 'text', label: 'What is to be looked at', kind: 'text', usual: '{{}}', isOptional: true },
  ],
  work: held,
}

defineFlowTools(notify, wait, approve)
