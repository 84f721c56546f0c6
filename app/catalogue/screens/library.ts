import type { Screens } from '../screen.ts'

export const library = {
  'ebooks': {
    title: 'Your ebooks',
    about: 'The books you are writing, and those you finished.',
    category: 'Learn',
    access: 'member',
    paths: ['/ebooks'],
  },
  'ebook-create': {
    title: 'New ebook',
    about: 'Start a book from an idea, an outline or chapters of your own.',
    category: 'Learn',
    access: 'member',
    section: 'create',
    tab: 6,
    paths: ['/ebooks/create'],
  },
  'ebooks-public': {
    title: 'Public ebooks',
    about: 'Books that members wrote and published, free to read.',
    category: 'Learn',
    paths: ['/ebooks/public'],
  },
  'ebook': {
    title: 'Ebook',
    about: 'One book: its cover, chapters and downloads.',
    category: 'Learn',
    listed: false,
    paths: ['/ebooks/:id'],
  },
  'manuals': {
    title: 'Product manuals',
    about: 'The product manuals you made, as drafts and as published pages.',
    category: 'Learn',
    access: 'member',
    paths: ['/product-manuals', '/manuals'],
  },
  'manual-create': {
    title: 'New manual',
    about: "Write a product manual from the product's facts and photos.",
    category: 'Learn',
    access: 'member',
    section: 'create',
    tab: 7,
    paths: ['/product-manuals/create', '/manual-generator', '/product-manuals/create/enhanced'],
    variants: { '/product-manuals/create/enhanced': 'enhanced' },
  },
  'manual': {
    title: 'Manual',
    about: 'One product manual, to read, print or download.',
    category: 'Learn',
    listed: false,
    paths: ['/product-manuals/:id'],
  },
} as const satisfies Screens
