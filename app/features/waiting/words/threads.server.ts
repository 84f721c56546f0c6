import type { WaitingWordsOf } from '../waiting-words.ts'

export const threads = {
  'collaborate': {
    lead: 'The place where people and models work on the same thing. From here you start a thread or find your way back into one.',
    points: [
      'See which of your threads moved since you last looked.',
      'Invite members, and mention an engine to have it answer among them.',
      'Open the shared document that belongs to a thread.',
    ],
    meanwhile: { say: 'Let several models work on one question.', screen: 'consensus' },
    pose: 'greeting',
  },
  'threads': {
    lead: 'Conversations of several members and several engines, kept where everyone in them finds them again.',
    points: [
      'Mention an engine or an ally, and it answers in the thread like anyone else.',
      'React, attach a file, and see replies arrive while the page is open.',
      'Share a thread by a link that lets others read and not write.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
  'threads-shared': {
    lead: 'A reading room of threads whose members opened them to others, with people and engines side by side.',
    points: [
      'Read a talk from its first message to its last without an account.',
      'Tell at once which replies a member wrote and which an engine did.',
      'Learn how others put their questions to several engines at a time.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
  'thread-new': {
    lead: 'Starts a thread: what it is about, who should be in it, and which engines may speak.',
    points: [
      'Invite members by their handle before the first message is written.',
      'Choose the engines and allies that answer when somebody mentions them.',
      'Begin with an attachment, so that all of you look at the same file.',
    ],
    meanwhile: { say: 'Try your question on several models first.', screen: 'consensus' },
    pose: 'greeting',
  },
  'thread-workspace': {
    lead: 'Sets a shared document beside a thread, so that what you agree on lands in a place that lasts.',
    points: [
      'Write in the document together while the talk goes on next to it.',
      'Ask an engine to work on the text in front of everyone.',
      'Keep conversation and result under one address instead of two.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
} satisfies WaitingWordsOf
