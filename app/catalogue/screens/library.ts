import type { Screens } from '../screen.ts'

export const library = {
  'ebooks': {
    title: 'Your ebooks',
    category: 'Learn',
    access: 'member',
    paths: ['/ebooks'],
  },
  'ebook-create': {
    title: 'New ebook',
    category: 'Learn',
    access: 'member',
    section: 'create',
    paths: ['/ebooks/create'],
  },
  'ebooks-public': {
    title: 'Public ebooks',
    category: 'Learn',
    paths: ['/ebooks/public'],
  },
  'ebook': {
    title: 'Ebook',
    category: 'Learn',
    listed: false,
    paths: ['/ebooks/:id'],
  },
  'manuals': {
    title: 'Product manuals',
    category: 'Learn',
    access: 'member',
    paths: ['/product-manuals', '/manuals'],
  },
  'manual-create': {
    title: 'New manual',
    category: 'Learn',
    access: 'member',
    section: 'create',
    paths: ['/product-manuals/create', '/manual-generator', '/product-manuals/create/enhanced'],
    variants: { '/product-manuals/create/enhanced': 'enhanced' },
  },
  'manual': {
    title: 'Manual',
    category: 'Learn',
    listed: false,
    paths: ['/product-manuals/:id'],
  },
} as const satisfies Screens
