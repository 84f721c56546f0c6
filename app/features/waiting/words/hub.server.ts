import type { WaitingWordsOf } from '../waiting-words.ts'

export const hub = {
  'communication-hub': {
    lead: 'One list for everything that reaches you: inbox, threads, mentions and voice mails. You need not look in four places.',
    points: [
      'Read a mail, a thread reply and a voice mail one after the other.',
      'See who mentioned you, and open the place where they did.',
      'Filter the list down to one kind when the day is full.',
    ],
    meanwhile: null,
    pose: 'envelope',
  },
  'discover': {
    lead: 'An overview of what this place can do, sorted by what you came for and not by the names of tools.',
    points: [
      'Start from a task, such as asking, drawing or writing, and see the tools that do it.',
      'Tell apart what runs on this server alone and what gets stronger with a provider.',
      'Move on to the world map, the allies or the models from one row of links.',
    ],
    meanwhile: { say: 'Look through every screen in one list.', screen: 'list' },
    pose: 'greeting',
  },
  'journey': {
    lead: 'A guided way through the tools, for people who would rather walk than read a map.',
    points: [
      'Take the tools one at a time, each with a small task to try on the spot.',
      'Leave when you like and come back to the step where you stopped.',
      'Arrive with something you asked, something you made and something you shared.',
    ],
    meanwhile: { say: 'Take a first step: ask several models one question.', screen: 'consensus' },
    pose: 'greeting',
  },
} satisfies WaitingWordsOf
