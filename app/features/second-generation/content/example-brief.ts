import type { Brief } from './brief.ts'

/** A brief to try with: facts of this product, which hold. */
export const EXAMPLE: Brief = {
  title: 'One brief, many pieces',
  message:
    'The content studio turns one brief into an article, a newsletter and posts. Nothing is said that the brief does not say.',
  audience: 'people who write for a club or a small shop',
  tone: 'plain',
  action: 'Change a fact below and look which pieces are flagged.',
  facts: [
    { id: 'example-1', kind: 'figure', label: 'Kinds of pieces', value: '11' },
    { id: 'example-2', kind: 'figure', label: 'Longest post on X', value: '280 characters' },
    { id: 'example-3', kind: 'text', label: 'Versions', value: 'What a piece said before stays among its versions.' },
  ],
}
