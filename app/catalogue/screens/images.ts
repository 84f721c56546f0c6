import type { Screens } from '../screen.ts'

export const images = {
  'image-studio': {
    title: 'Image Generation',
    category: 'Visual & Creative',
    paths: ['/ai/images'],
  },
  'image-history': {
    title: 'Your images',
    category: 'Visual & Creative',
    access: 'member',
    paths: ['/images', '/images/history'],
  },
  'image-shared': {
    title: 'Shared image',
    category: 'Visual & Creative',
    listed: false,
    paths: ['/images/share/:id'],
  },
  'gallery': {
    title: 'Gallery',
    category: 'Visual & Creative',
    paths: ['/gallery'],
  },
  'lens': {
    title: 'Lens',
    category: 'Visual & Creative',
    paths: ['/lens'],
  },
} as const satisfies Screens
