import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const secondGeneration = {
  'v2-home': {
    lead: 'The second generation begins with one box. Ask something, or name a studio, and it will take you there with your words in hand.',
    points: [
      'Type a question and get a researched answer in sections with sources.',
      'Name a studio, such as music or research, and it opens straight away.',
      'Come back to your latest work in any of the studios.',
    ],
    meanwhile: { say: 'The first generation answers questions already.', screen: 'consensus' },
    pose: 'greeting',
  },
  'v2-query': {
    lead: 'Your question will become a small piece of research here, set out in sections, each resting on sources you can open.',
    points: [
      'Read the short answer first, then the sections that support it.',
      'Open any source at the passage that was used.',
      'Ask a follow-up, or carry the whole thing into the research assistant.',
    ],
    meanwhile: { say: 'Put the same question to several engines today.', screen: 'consensus' },
    pose: 'thinking',
  },
  'v2-workflow-builder': {
    lead: 'Join the tools of this place into a chain that runs by itself, from a button, on a schedule or when another system calls.',
    points: [
      'Lay out tools as nodes, connect them and see what passes between them.',
      'Start a run by hand, at a set hour or through a webhook.',
      'Read the log of every run and see at which node it stopped.',
    ],
    meanwhile: { say: 'Which chain would you build first? Tell us.', screen: 'support' },
    pose: 'thinking',
  },
  'v2-research-assistant': {
    lead: 'An assistant that plans with you, gathers, takes notes, and only then writes a report in which each statement is cited.',
    points: [
      'Agree on a plan first, and change it before any work is done.',
      'Watch sources and notes come in, and throw out what does not belong.',
      'Receive a report with its citations, ready to edit or export.',
    ],
    meanwhile: { say: 'For a single question, sources and disagreements are shown today.', screen: 'consensus' },
    pose: 'reading',
  },
  'v2-content-creation-studio': {
    lead: 'Write one brief and receive it in many shapes, all saying the same thing in the length each place wants.',
    points: [
      'State the message, the audience and the tone a single time.',
      'Get a blog post, a newsletter, social posts and a script from that brief.',
      'Change the brief and choose which of the pieces follow along.',
    ],
    meanwhile: { say: 'Make sure of the facts in your brief first.', screen: 'consensus' },
    pose: 'paint',
  },
  'v2-code-architect': {
    lead: 'Hand in a repository as a zip and get a map of it: what depends on what, and where a closer look would pay.',
    points: [
      'See modules and their imports on a map you can walk through.',
      'List outside dependencies with their versions and who uses them.',
      'Read a review in which every remark points to a file and line.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
  'v2-vibe-coder': {
    lead: 'Talk a small app into being. Say what you want, look at it running, say what is off, and repeat.',
    points: [
      'Describe your app by voice or keyboard and see it in a safe preview.',
      'Ask for changes in everyday words and compare each version with the last.',
      'Take the files home as a zip whenever you are content.',
    ],
    meanwhile: { say: 'Tell us about the app you have in mind.', screen: 'support' },
    pose: 'headphones',
  },
  'v2-ai-ecosystem': {
    lead: 'A live map of this server: every engine, every tool that relies on it, and how each of them feels at the moment.',
    points: [
      'See which engines are built in and which ones an operator plugged in.',
      'Follow the lines from a tool to the engines it would use for you.',
      'Spot an engine that is slow or failing, with its last error in words.',
    ],
    meanwhile: { say: 'All the tools on that map are listed by name.', screen: 'list' },
    pose: 'idle',
  },
  'v2-music-studio': {
    lead: 'Build a piece from patterns, chords and instruments in the browser, then keep it as sound or as notes.',
    points: [
      'Lay down drums and melodies as patterns, and hear each change at once.',
      'Choose a key and chords, and let the instruments follow them.',
      'Export the piece as WAV to listen to or as MIDI to work on elsewhere.',
    ],
    meanwhile: { say: 'Nothing sounds here yet. Elsewhere the panda is worth a visit.', screen: 'about-pandas' },
    pose: 'headphones',
  },
  'v2-dj': {
    lead: 'Two decks and a cross-fader. Mix tracks of your own, or let the auto-mix take a turn while you fetch some bamboo.',
    points: [
      'Load a track on each deck and match their tempo with one press.',
      'Fade from one deck to the other by hand, mouse or keyboard.',
      'Line up a list of tracks and let auto-mix join them.',
    ],
    meanwhile: { say: 'Until then, have a look round the other screens.', screen: 'list' },
    pose: 'headphones',
  },
  stack: {
    lead: 'Your stack is the set of tools and engines you rely on, kept in one place and used first wherever you work.',
    points: [
      'Choose your favourite engine for asking, drawing, speaking and writing.',
      'Pin the tools you use most, so that they come first everywhere.',
      'Share your stack by a link, for a friend to adopt it whole.',
    ],
    meanwhile: { say: 'Pick candidates from the list of all tools.', screen: 'list' },
    pose: 'idle',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
