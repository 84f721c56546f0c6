import type { Screens } from '../screen.ts'

export const images = {
  'image-studio': {
    title: 'Image generation',
    about: 'Describe a picture, choose a style and size, and get four variations to keep or change.',
    also: 'images picture pictures draw drawing art illustration generate paint dalle midjourney',
    category: 'Visual & Creative',
    paths: ['/ai/images'],
    menu: { place: 1, icon: 'image', line: 'Describe it, pick one of four.' },
    wishes: [{ intent: 'draw', label: 'Go to Image generation', words: { as: 'prompt', of: 'subject' } }],
  },
  'image-history': {
    title: 'Your images',
    about: 'Every picture you made here, ready to download, share or make again.',
    category: 'Visual & Creative',
    access: 'member',
    paths: ['/images', '/images/history'],
  },
  'image-shared': {
    title: 'Shared image',
    about: 'A picture that someone shared by link.',
    category: 'Visual & Creative',
    listed: false,
    paths: ['/images/share/:id'],
  },
  'gallery': {
    title: 'Gallery',
    about: 'Pictures that members made and published, to look at, like and remix.',
    category: 'Visual & Creative',
    paths: ['/gallery'],
    menu: { place: 3, icon: 'images', line: 'What members made and shared.' },
  },
  'lens': {
    title: 'Lens',
    about: 'Look into an image: its text, objects, colours, barcodes and hidden metadata.',
    category: 'Visual & Creative',
    paths: ['/lens'],
    menu: { place: 4, icon: 'scan-eye', line: 'What is in a picture.' },
    wishes: [{ intent: 'see', label: 'Go to Lens' }],
  },
} as const satisfies Screens
