/** The parts of the screen, by `?part=` in its address. */
export const providersParts = {
  providers: 'Providers',
  engines: 'Engines',
  budgets: 'Budgets and use',
  machine: 'This machine',
} as const

export type ProvidersPart = keyof typeof providersParts

export const readPart = (params: URLSearchParams): ProvidersPart => {
  const asked = params.get('part') ?? ''
  return Object.hasOwn(providersParts, asked) ? (asked as ProvidersPart) : 'providers'
}
