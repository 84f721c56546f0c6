/** Beginnings of documents: headings to fill, and nothing that pretends to be text. */
export const TEMPLATES = {
  empty: { label: 'Empty page', title: 'Untitled', text: '' },
  meeting: {
    label: 'Meeting notes',
    title: 'Meeting notes',
    text: '# Meeting notes\n\n## Present\n\n## Decisions\n\n## To do\n\n- [ ] ',
  },
  report: {
    label: 'Report',
    title: 'Report',
    text: '# Report\n\n## In short\n\n## What was asked\n\n## What was found\n\n## Sources',
  },
  article: {
    label: 'Article',
    title: 'Article',
    text: '# Article\n\n## Why it matters\n\n## What happened\n\n## What comes next',
  },
  recipe: {
    label: 'How-to',
    title: 'How-to',
    text: '# How-to\n\n## You need\n\n## Steps\n\n1. \n\n## If it does not work',
  },
} as const
export type TemplateId = keyof typeof TEMPLATES
