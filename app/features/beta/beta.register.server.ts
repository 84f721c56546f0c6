import { betaIdeas, betaVotes } from '#app/database/tables/quests/beta.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import * as ideas from './trying/ideas.store.server.ts'
import './trying/let-in.server.ts'

defineModerated({ 'beta-idea': { label: 'Beta feedback', hide: (id, hiddenAt) => ideas.saveIdea(id, { hiddenAt }) } })
definePersonalTables([
  {
    table: betaVotes,
    file: { name: 'beta-votes.json', about: 'How you voted in the beta' },
    read: ideas.readOwnVotes,
    erase: ideas.eraseVotes,
  },
  {
    table: betaIdeas,
    file: { name: 'beta-feedback.json', about: 'What you said in the beta, and what became of it' },
    read: ideas.readOwnIdeas,
    erase: ideas.eraseIdeas,
  },
])
defineNotices({
  'beta.in': {
    label: 'You are in the beta',
    icon: 'flask-conical',
    words: () => 'You are in the beta. Switch on what you would like to try.',
  },
  'beta.answered': {
    label: 'What became of your beta feedback',
    icon: 'flask-conical',
    words: ({ subject }) => `We answered what you said: “${subject}”`,
  },
})
defineEventWords({
  'beta.answered': 'said what becomes of beta feedback',
  'beta.let-in': 'let members into the beta',
})
