import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const library = {
  ebooks: {
    lead: 'Your shelf. Every ebook you are writing or have finished will stand here, with what is left to do on each.',
    points: [
      'See your drafts and finished books with their chapters and last change.',
      'Export any of them as an EPUB or a PDF that other readers can open.',
      'Publish a book to the public shelf, or take it back to private.',
    ],
    meanwhile: { say: 'Gather material for a chapter by asking several engines.', screen: 'consensus' },
    pose: 'reading',
  },
  'ebook-create': {
    lead: 'From an idea to a book: outline first, then chapter by chapter, written by hand, by an engine, or by both in turns.',
    points: [
      'Turn a subject into an outline, and move its chapters until the order is right.',
      'Write a chapter yourself or have one drafted, with the engine named on it.',
      'Make a cover and export the whole as a valid EPUB or a PDF.',
    ],
    meanwhile: { say: 'Check the facts of your book beforehand, claim by claim.', screen: 'consensus' },
    pose: 'paint',
  },
  'ebooks-public': {
    lead: 'The public shelf: books that members finished and chose to share, open to read without an account.',
    points: [
      'Browse by subject, title or author, and read the first pages at once.',
      'Download a book as an EPUB or a PDF and read it wherever you like.',
      'See which chapters were written by a person and which with an engine.',
    ],
    meanwhile: { say: 'The shelf is still empty. The page on pandas is a short, good read.', screen: 'about-pandas' },
    pose: 'reading',
  },
  ebook: {
    lead: 'One book on a page of its own: cover, contents, and the text itself, set for reading on any screen.',
    points: [
      'Start from the table of contents and go through the chapters in order.',
      'Take the book with you as an EPUB or a PDF.',
      'Visit the profile of its author, or report a passage that is wrong.',
    ],
    meanwhile: { say: 'Looking for a certain subject? Try the search.', screen: 'search' },
    pose: 'reading',
  },
  manuals: {
    lead: 'The manuals for the things you make or sell will be kept together here, so that the right version is easy to find.',
    points: [
      'See each manual with its product, its languages and its last change.',
      'Correct a fact once and rebuild the manual from it.',
      'Share a finished manual by its address, or keep it to yourself.',
    ],
    meanwhile: { say: 'Which kinds of manual would you need? We read every message.', screen: 'support' },
    pose: 'reading',
  },
  'manual-create': {
    lead: 'Give the facts and photos of a product, and a manual will be built from them. What you did not say will not appear in it.',
    points: [
      'List the parts and steps, and place your photos where they explain something.',
      'Add a table for troubleshooting, the warnings and the spare parts.',
      'Have it set in several languages from the same facts.',
    ],
    meanwhile: { say: 'Units and conversions for your data sheet can be asked today.', screen: 'consensus' },
    pose: 'thinking',
  },
  manual: {
    lead: 'A product manual as its owner should find it: quick to search, easy to print, and clear on a phone beside the machine.',
    points: [
      'Jump to a step, a part or a warning from the contents.',
      'Look up a symptom in the troubleshooting table and read the remedy.',
      'Choose the language you read best, where the maker added it.',
    ],
    meanwhile: { say: 'If this site is what you need help with, that manual is open.', screen: 'support' },
    pose: 'reading',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
