import type { Screens } from '../screen.ts'

export const code = {
  'code-generator': {
    title: 'Code generator',
    category: 'Code & Dev',
    paths: ['/code-generator'],
  },
  'builder': {
    title: 'Builder',
    category: 'Code & Dev',
    section: 'create',
    paths: ['/builder'],
  },
  'mockup-lab': {
    title: 'Mockup lab',
    category: 'Code & Dev',
    section: 'create',
    paths: ['/mockup-lab'],
  },
  'create-lab': {
    title: 'Create lab',
    category: 'Code & Dev',
    section: 'create',
    paths: ['/create/lab'],
  },
} as const satisfies Screens
