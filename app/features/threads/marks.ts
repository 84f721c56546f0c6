import { toTable } from '#app/platform/table.ts'

/** The marks a message can be given, one of each by everybody, with what they are called. */
export const MARK_NAMES: Readonly<Record<string, string>> = toTable({
  '👍': 'Agreed',
  '❤️': 'Heart',
  '😄': 'Laughing',
  '🎉': 'Celebrating',
  '🤔': 'Thinking',
  '👀': 'Looking at it',
})
