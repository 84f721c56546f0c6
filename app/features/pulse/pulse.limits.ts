export const POST_MAX_CHARS = 5_000
export const MOST_PICTURES = 4
export const PICTURE_MAX_BYTES = 8_388_608
export const ALT_MAX_CHARS = 500
export const MOST_CHOICES = 5
export const CHOICE_MAX_CHARS = 80
export const MOST_MENTIONS = 10
export const MOST_TOPICS = 8
export const TOPIC_MAX_CHARS = 40
export const PASS_MAX_CHARS = 300
export const THANKS_MAX_CHARS = 500
export const MOST_EDITS = 20
/** Of a day, while a post that was deleted can be brought back. */
export const UNDO_HOURS = 24

/** What is pressed under a post, in the order of the buttons. The first two are what the bridging order is made from. */
export const reactions = [
  { kind: 'agree', label: 'I agree', sign: '👍' },
  { kind: 'differ', label: 'I see it differently', sign: '🤔' },
  { kind: 'thanks', label: 'Thank you', sign: '💚' },
  { kind: 'insight', label: 'I learnt something', sign: '💡' },
  { kind: 'smile', label: 'It made me smile', sign: '😄' },
] as const
