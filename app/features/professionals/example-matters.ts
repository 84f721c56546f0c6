/** Made-up matters to try the page with. */
export const exampleMatters = [
  {
    id: 'rent',
    label: 'Mould and a higher rent',
    matter: 'My landlord raised the rent although there is mould in the bedroom.',
  },
  {
    id: 'job',
    label: 'Fired without notice',
    matter: 'My employer fired me without notice and I have not slept since.',
  },
  {
    id: 'debt',
    label: 'Letters I do not open',
    matter: 'I owe money on three credit cards and no longer open the letters.',
  },
  {
    id: 'idea',
    label: 'Somebody copied my idea',
    matter: 'A shop sells lamps that copy my design, with a logo like mine.',
  },
] as const
export type ExampleMatter = (typeof exampleMatters)[number]

export const findExample = (id: string | null): ExampleMatter | null =>
  exampleMatters.find((example) => example.id === id) ?? null
