import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'
import type { LicenceId } from './licences.ts'

/** What a buyer gets of somebody's thing, as it is now. */
export type Packed = {
  title: string
  payload: unknown
  /** What anybody may look at before buying, in Markdown: true of the thing, and not the thing itself. */
  sample: string
}

/** What a buyer is given: the thing as it was packed, under the licence it was listed with. */
export type Bought = { title: string; payload: unknown; licence: LicenceId }

/** How a thing is run once for somebody who looks at it: never by showing the thing. */
export type Trial = {
  places: (payload: unknown) => readonly { name: string; choices: readonly string[] }[]
  /** What an engine is asked; the places that are still open; the words that must not come back in the answer. */
  fill: (payload: unknown, values: Readonly<Record<string, string>>) => { text: string; open: string[]; secret: string }
}

/** A picture to look at: its file, which belongs to the listing, and what somebody who does not see it is told. */
export type Look = { file: string; width: number; height: number; alt: string }

/** A sort of thing that members can list, said by the room that keeps it. */
export type Sellable = {
  section: 'prompts' | 'recipes' | 'templates' | 'ebooks' | 'pictures'
  label: string
  icon: IconName
  /** What a member has of it, the newest first. */
  list: (userId: string, most: number) => Promise<readonly { id: string; title: string }[]>
  /** Null where there is no such thing of the member's; a sentence where it cannot be sold as it is. */
  pack: (userId: string, id: string) => Promise<Packed | { refused: string } | null>
  trial?: Trial
  /** The picture of it that anybody may look at before buying, of what a listing keeps; never the thing itself. */
  look?: (payload: unknown) => Look | null
  /** Copies the files that what was packed names, so that a listing stands by itself; gives what is kept of it. */
  keep?: (payload: unknown) => Promise<unknown>
  /** Lets go of those copies, when the listing goes or is packed anew. */
  drop?: (payload: unknown) => Promise<void>
  /** Puts a copy among the buyer's own things, in the transaction of the purchase. */
  deliver: (userId: string, bought: Bought) => Promise<{ id: string; to: string }>
  /** Takes an untouched or changed copy away again, when it was given back: it cannot be brought back. */
  takeBack: (userId: string, id: string) => Promise<void>
}

const kinds = () => once('sellables', () => new Map<string, Sellable>())

/** Says what of a room can be listed in the marketplace, called in its `*.register.server.ts`. */
export function defineSellable(kind: string, sellable: Sellable): void {
  kinds().set(kind, sellable)
}

export const findSellable = (kind: string): Sellable | null => kinds().get(kind) ?? null

export const listSellables = (): (Sellable & { kind: string })[] =>
  [...kinds()].map(([kind, sellable]) => ({ kind, ...sellable }))
