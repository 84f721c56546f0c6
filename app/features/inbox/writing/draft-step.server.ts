import { to } from '#app/catalogue/to.ts'
import { defineFlowTools, FlowStepFailure } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { keepNewDraft } from './begin-draft.server.ts'
import { readRecipients } from './recipients.ts'

const SUBJECT_MAX_CHARS = 300

/** A letter as the last step of a flow: it stands among the drafts, and its member sends it or does not. */
defineFlowTools({
  id: 'draft',
  label: 'Write a draft in my inbox',
  about: 'A letter among your drafts, ready to be looked over and sent by you.',
  group: 'Make and keep',
  gives: 'thing',
  effect: 'puts a letter among your drafts',
  isForMembers: true,
  ports: [],
  fields: [
    { name: 'to', label: 'To', kind: 'line', usual: '', isOptional: true, help: 'Addresses or names here, by commas.' },
    { name: 'subject', label: 'Subject', kind: 'line', usual: '' },
    { name: 'text', label: 'Text', kind: 'text', usual: '{{}}' },
  ],
  async work({ to: whom = '', subject = '', text = '' }, { owner }) {
    const user = owner.userId === null ? null : await findUserById(owner.userId)
    if (!user) throw new FlowStepFailure('Drafts are kept for members. Sign in to have some.')
    const { wrong } = readRecipients(whom)
    const title = subject.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX_CHARS).toWellFormed()
    const keep = async () => {
      const begun = { kind: 'new', about: null, to: whom.trim(), subject: title, text } as const
      const draft = await keepNewDraft({ id: user.id, handle: user.username }, begun)
      const value = { title: title || 'A draft', href: to('inbox', null, { compose: draft?.id ?? null }) }
      const notes =
        wrong.length > 0 ? [`Nobody can be reached by: ${wrong.join(', ')}. Mend it before you send it.`] : []
      return { value, by: 'Inbox', costMicros: 0, notes }
    }
    return { keep }
  },
})
