/** A mail as a person sees it. `from` is a name, an address, or both as in `Nadia Kessler <nadia@kessler.example>`. */
export type Mail = { from: string; subject: string; text: string }

/** The four bundles, in the order they are read. */
export const piles = ['people', 'notices', 'newsletters', 'receipts'] as const
export type Pile = (typeof piles)[number]

export const pileNames: Readonly<Record<Pile, string>> = {
  people: 'People',
  notices: 'Notices',
  newsletters: 'Newsletters',
  receipts: 'Receipts',
}

/** How soon a mail wants its reader: today, this week, or whenever there is time. */
export type Priority = 'now' | 'soon' | 'calm'

export const priorityNames: Readonly<Record<Priority, string>> = { now: 'First', soon: 'Soon', calm: 'Can wait' }

/** A clock on the wall without a time zone: `2026-04-07T09:50`. */
export type WallTime = string
