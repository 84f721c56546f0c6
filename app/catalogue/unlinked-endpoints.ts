import { endpoints } from './endpoints.ts'

/** Addresses of the same kind that no page names, so that none carries them: for programs, search engines and our own tests. */
export const unlinkedEndpoints = {
  'sign-in/second-step-call': '/api/auth/second-step',
  'programs/models': '/v1/models',
  'programs/model': '/v1/models/*',
  'programs/chat-completions': '/v1/chat/completions',
  'programs/image-generations': '/v1/images/generations',
  'programs/audio-speech': '/v1/audio/speech',
  'programs/audio-transcriptions': '/v1/audio/transcriptions',
  'site/sitemap': '/sitemap.xml',
  'site/robots': '/robots.txt',
  'site/manifest': '/site.webmanifest',
} as const satisfies Readonly<Record<string, string>>

export const allEndpoints = { ...endpoints, ...unlinkedEndpoints } as const
