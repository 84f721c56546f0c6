import type { PandaPose } from '#app/ui/brand/panda.tsx'

export type PoseWords = { name: string; means: string; where: string; moves: string; face: string }

/** What each pose is for (DESIGN 8), how it moves, and the face that belongs to it. */
export const poseWords: Readonly<Record<PandaPose, PoseWords>> = {
  idle: {
    name: 'Idle',
    means: 'At rest, or a whole area is loading',
    where: 'Full-area loading, empty states without a better pose',
    moves: 'Breathes, blinks, the leaf sways',
    face: 'Open eyes, small smile',
  },
  greeting: {
    name: 'Greeting',
    means: 'A first visit',
    where: 'Welcome, the tools-first home, a new account',
    moves: 'Waves three times, rests, waves again',
    face: 'Open eyes, open smile',
  },
  thinking: {
    name: 'Thinking',
    means: 'A model is at work',
    where: 'A running question, the assistant before it replies',
    moves: 'Tilts its head, three dots rise one after the other',
    face: 'Eyes look up, small mouth',
  },
  celebrate: {
    name: 'Celebrate',
    means: 'Something is done',
    where: 'Feedback received, a finished course, the marketplace',
    moves: 'Hops twice, its shadow shrinks, the confetti flutters',
    face: 'Happy closed eyes, open smile',
  },
  sleepy: {
    name: 'Sleepy',
    means: 'Offline, or quiet hours',
    where: 'The offline page, a paused inbox',
    moves: 'Breathes deeply, three z rise and fade',
    face: 'Closed eyes, small mouth',
  },
  worried: {
    name: 'Worried',
    means: 'Something failed',
    where: 'Error pages, failed messages, a model that dropped out',
    moves: 'Trembles slightly now and then, a drop runs down',
    face: 'Wide eyes, raised brows, pale cheeks',
  },
  reading: {
    name: 'Reading',
    means: 'Learning, or nothing here yet',
    where: 'University, help centre, empty lists',
    moves: 'Turns a page every six seconds',
    face: 'Eyes on the page, glasses',
  },
  headphones: {
    name: 'Headphones',
    means: 'Voice and music',
    where: 'Voice tools, music, Voice2email',
    moves: 'Nods to a slow beat, notes drift up in turn',
    face: 'Happy closed eyes',
  },
  envelope: {
    name: 'Envelope',
    means: 'Mail',
    where: 'Inbox, Frenly Mail, verify your email',
    moves: 'Lifts the letter and lowers it again',
    face: 'Open eyes, open smile',
  },
  munch: {
    name: 'Munch',
    means: 'The page was eaten',
    where: 'Not found, about pandas',
    moves: 'Bites into the cane, then chews four times',
    face: 'Open eyes, chewing mouth',
  },
  paint: {
    name: 'Paint',
    means: 'An image is being made',
    where: 'Image and video tools, waiting tiles',
    moves: 'Strokes the brush to and fro, three colours dry',
    face: 'Open eyes, paint on its cheek',
  },
  peek: {
    name: 'Peek',
    means: 'It leans on what matters',
    where: 'The question box, sign-in and plan dialogs',
    moves: 'Rises over the edge once, then breathes and blinks',
    face: 'Open eyes, small smile',
  },
}
