/** Made-up notes to try the desk with. Rules alone find everything in them, so that they stand masked before anything loads. */
export const deskSamples = {
  letter: [
    'Dear Dr Okafor,',
    '',
    'Thank you for referring Mr Daniel Whitmore, born 14 March 1981. He came for a first talk on Monday. Daniel sleeps four hours ' +
      'a night and worries about his sister Ines. You reach him on 020 7946 0958. His insurer asks for a report, policy no. HB-2024-00317.',
    '',
    'Kind regards,',
    'Helen Marsh',
  ].join('\n'),
  fileNote: [
    'File note. Ms Adeyemi rang at ten. The tenant of Flat 4, 118 Queen’s Road, London SE15 2HR has paid nothing since March.',
    '',
    'Ms Adeyemi wants us to write to Mr Grün (t.gruen@example.org) before Friday. Our ref: CW/19/0042. The deposit went to ' +
      'GB82 WEST 1234 5698 7654 32.',
  ].join('\n'),
} as const
export type DeskSample = keyof typeof deskSamples
