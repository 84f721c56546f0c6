import { to } from '#app/catalogue/to.ts'
import { defineFlowTools, FlowStepFailure } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { SPOKEN_MAX_CHARS } from '../voice.limits.ts'
import { keepSpeaking } from './begin-speaking.server.ts'
import { listFormats } from './encode-samples.server.ts'

/** A text read aloud as a step of a flow: the recording is put in line, and stands among its owner's when it is done. */
defineFlowTools({
  id: 'speak',
  label: 'Read aloud',
  about: 'A recording of a text, made beside the flow and kept among your audio.',
  group: 'Make and keep',
  gives: 'thing',
  effect: 'keeps a recording among yours',
  ports: ['speak'],
  fields: [{ name: 'text', label: 'Text', kind: 'text', usual: '{{}}' }],
  work({ text = '' }, { run, owner }) {
    if (text.length > SPOKEN_MAX_CHARS)
      throw new FlowStepFailure(`Up to ${SPOKEN_MAX_CHARS.toLocaleString('en')} characters can be read aloud at once.`)
    const keep = async () => {
      const spoken = { text, voice: '', speed: 1, pitch: 1, format: listFormats()[0]! }
      const id = await keepSpeaking(spoken, owner, run.id)
      const value = { title: 'A recording', href: to('voice-tools', null, { r: id }) }
      return {
        value,
        by: 'Voice tools',
        costMicros: null,
        notes: ['It is read in a job of its own, with its own cost.'],
      }
    }
    return Promise.resolve({ keep })
  },
})
