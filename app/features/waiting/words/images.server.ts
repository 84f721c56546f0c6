import type { WaitingWordsOf } from '../waiting-words.ts'

export const images = {
  'image-studio': {
    lead: 'Describe a picture and get four variations of it. You choose the style, the size and the seed.',
    points: [
      'Keep the seed of a picture you like and change only the words.',
      'Download the result as PNG, or as SVG where the picture has one.',
      'Share an image by link, or publish it to the gallery when you want it seen.',
    ],
    meanwhile: null,
    pose: 'paint',
  },
  'image-history': {
    lead: 'Everything you drew here, with the prompt, style, size and seed that made it.',
    points: [
      'Use the settings of an old picture again and change one thing.',
      'Download, share or publish any of your pictures from the same page.',
      'See under each image which engine drew it and how long that took.',
    ],
    meanwhile: null,
    pose: 'paint',
  },
  'image-shared': {
    lead: 'Shows the picture behind a link that someone sent you.',
    points: [
      'Look at the image in full size without signing in.',
      'See which engine made it, as with everything that is made here.',
      'Learn plainly when the owner has taken the link back.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
  'gallery': {
    lead: 'The pictures that members chose to publish. Look around, or take one as the start of your own.',
    points: [
      'Like a picture, so that its maker knows somebody stopped to look.',
      'Remix one: its prompt opens in the image studio, ready for your changes.',
      'Report what does not belong here, and a person will look at it.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
  'lens': {
    lead: "Give it an image and it tells you what is in there: text, objects, colours, codes and the data you can't see.",
    points: [
      'Copy the words out of a photographed sign, receipt or page.',
      'Blur the faces in a picture before you pass it on.',
      'Read the hidden metadata and download a copy without it.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
} satisfies WaitingWordsOf
