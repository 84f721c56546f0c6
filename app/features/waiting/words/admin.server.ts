import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const admin = {
  admin: {
    lead: 'The overview of your server, with real figures: people, runs, errors and jobs, with links to every admin screen.',
    points: [
      'See sign-ups, runs and failures for today, this week and this month.',
      'Reach feedback, reports, the mail outbox, providers and jobs from here.',
      'Read the audit log, which records each admin action with name and time.',
    ],
    meanwhile: { say: 'The list shows which screens exist.', screen: 'list' },
    pose: 'idle',
  },
  'admin-cta': {
    lead: 'Edit the calls to action: the text and link of the banners, brand by brand.',
    points: [
      'Write a banner, preview it and choose the brands that show it.',
      'Set the day it appears and the day it goes away again.',
      'Compare how often each banner was seen and how often it was clicked.',
    ],
    meanwhile: null,
    pose: 'paint',
  },
  'admin-users': {
    lead: 'Look after accounts. Every change made here goes into the audit log, and nobody can be impersonated.',
    points: [
      'Search members by name, email, plan or state.',
      'Change a plan, or suspend an account and lift the suspension.',
      'See where a member is signed in and end those sessions.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
  'admin-qa': {
    lead: 'Check the whole product from the browser: screens, engines and mail, on this server, with its own settings.',
    points: [
      'Run all checks or only the ones for a screen you have doubts about.',
      'Read each failure with the request, the answer and the time.',
      'Send a test mail and see whether it left or landed in the outbox.',
    ],
    meanwhile: { say: 'One check by hand: does a question get its answer?', screen: 'consensus' },
    pose: 'thinking',
  },
  'admin-knowledge-base': {
    lead: 'The articles that the help centre shows and the assistant answers from, ready to edit.',
    points: [
      'Write and preview an article before it goes public.',
      'Go through the questions for which no article had an answer.',
      'See how much of what people ask the articles cover.',
    ],
    meanwhile: { say: 'The help centre shows what visitors read today.', screen: 'support' },
    pose: 'reading',
  },
  'admin-api-monitoring': {
    lead: 'Calls, speed and errors of this server, measured here and sent nowhere else.',
    points: [
      'Follow calls and errors over time, by route and by engine.',
      'Read latency as percentiles, so that slow cases are not averaged away.',
      'Open an error and see its message and when it last happened.',
    ],
    meanwhile: null,
    pose: 'headphones',
  },
  'admin-waitlist': {
    lead: 'The people who left an email on a waiting page, grouped by the screen they are waiting for.',
    points: [
      'See how many wait for each screen and since when.',
      'Invite one person or everybody who waits for a screen.',
      'Remove an address as soon as its owner asks for it.',
    ],
    meanwhile: null,
    pose: 'envelope',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
