import type { Screens } from '../screen.ts'

export const programs = {
  'developers': {
    title: 'For programs',
    about: 'The calls for scripts and apps, in the wire format of OpenAI, with examples and an OpenAPI description.',
    also: 'api developer openapi curl python javascript sdk key',
    category: 'Code & Dev',
    paths: ['/developers'],
  },
} as const satisfies Screens
