import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const quests = {
  codex: {
    lead: 'The codex will introduce the allies: personas with instructions, skills and an engine of their own.',
    points: [
      'Meet every ally and read what it is good at and what it leaves alone.',
      'Summon one or several of them into a conversation.',
      'Find the right ally for a task by the skills it lists.',
    ],
    meanwhile: { say: 'Several answers to one question is something you can have already.', screen: 'consensus' },
    pose: 'reading',
  },
  'codex-ally': {
    lead: 'The page of one ally: who it is meant to be, how it was told to behave, and which engine speaks through it.',
    points: [
      'Read its instructions in full, since nothing about an ally is secret.',
      'See its skills with an example of each at work.',
      'Call it into a new conversation or one you have open.',
    ],
    meanwhile: { say: 'The panda is no ally of the codex, but it has a page as well.', screen: 'about-pandas' },
    pose: 'greeting',
  },
  quests: {
    lead: 'Quests will be guided goals through the product, each in small steps that count once you have really done them.',
    points: [
      'Choose a quest by what you would like to be able to do at its end.',
      'See how far you are in each one you have begun.',
      'Unlock a scroll when a quest is complete, and keep it.',
    ],
    meanwhile: { say: 'A quest of your own: find a question on which the engines disagree.', screen: 'consensus' },
    pose: 'celebrate',
  },
  quest: {
    lead: 'A single quest with its steps in order, what each one asks of you, and how the page knows that it is done.',
    points: [
      'Go from a step straight to the tool it needs.',
      'See a step tick itself off from what you did, with no box to claim it.',
      'Pause whenever you like and find your place kept.',
    ],
    meanwhile: { say: 'The help pages guide you through what is open so far.', screen: 'support' },
    pose: 'thinking',
  },
  scroll: {
    lead: 'A scroll is a piece of writing that a finished quest unlocks. It will be yours to read here as often as you like.',
    points: [
      'Read a scroll you have earned, in peace and at full length.',
      'See which quest opens a scroll that is still rolled up.',
      'Return to your whole collection from any scroll.',
    ],
    meanwhile: { say: 'No scroll is needed to read about pandas.', screen: 'about-pandas' },
    pose: 'reading',
  },
  invites: {
    lead: 'Bring people in. Your invite codes will be kept here, along with who used them and what came of it.',
    points: [
      'Make a code, send it as a link, and withdraw it while it is unused.',
      'See which friends have joined through you.',
      'Find the rewards that an invite earned, each with its reason.',
    ],
    meanwhile: { say: 'A friend can look round today without any code.', screen: 'home' },
    pose: 'envelope',
  },
  invite: {
    lead: 'The page behind an invite link will say who asked you in and let you accept in one step. Accounts open soon.',
    points: [
      'Check that the code is still good before you type anything else.',
      'Register with the invite already filled in for you.',
      'Decline quietly, with nothing stored about you.',
    ],
    meanwhile: { say: 'You need no invitation to look round as a guest.', screen: 'home' },
    pose: 'envelope',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
