import type { Mark } from '#app/engines/email-writer/mark.ts'

/** A draft with its marks, and the ones that are taken. */
export type PolishView = { draft: string; marks: readonly Mark[]; taken: readonly string[] }

/** Written by nobody: what the page shows before somebody brings a draft. */
export const EXAMPLE_DRAFT =
  'Hi Jonas,\n\n' +
  'I just wanted to let you know that the builders start on Monday at 8:30. Due to the fact that the stairs are closed, ' +
  'please use the the back door. I was wondering if you could move your bike untill Thursday. It is kind of in the way!!\n\n' +
  'Can you send me a answer as soon as possible.\n\n' +
  'Thanks,\nMira'
