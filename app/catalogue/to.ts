import { toAddress, type Query } from './fill-path.ts'
import { screens, type ScreenId } from './screens.ts'

type Cut<Path extends string> = Path extends `${infer Segment}/${infer Rest}` ? Segment | Cut<Rest> : Path
type NameOf<Segment> = Segment extends `:${string}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : Segment extends '*'
      ? '*'
      : never
type OptionalNameOf<Segment> = Segment extends `:${infer Name}?` ? Name : never
type CanonicalPath<Id extends ScreenId> = (typeof screens)[Id]['paths'][0]
type Required<Id extends ScreenId> = { [Name in NameOf<Cut<CanonicalPath<Id>>>]: string }
type Optional<Id extends ScreenId> = { [Name in OptionalNameOf<Cut<CanonicalPath<Id>>>]?: string }
export type ScreenParams<Id extends ScreenId> = Required<Id> & Optional<Id>
/** A screen whose address needs no parameter. */
export type FixedScreenId = { [Id in ScreenId]: keyof Required<Id> extends never ? Id : never }[ScreenId]

type Arguments<Id extends ScreenId> = keyof Required<Id> extends never
  ? [params?: ScreenParams<Id> | null, query?: Query]
  : [params: ScreenParams<Id>, query?: Query]

/**
 * The address of a screen: `to('ebook', { id: '42' }, { page: 2 })` is `/ebooks/42?page=2`. The only way to write an
 * internal link, redirect or form action. A missing parameter does not compile; empty query values are left out. For the
 * browser the build writes the pattern in place of a named id (scripts/cut-catalogue.ts): only who asks by a variable loads
 * the list of screens.
 */
export function to<Id extends ScreenId>(id: Id, ...[params, query]: Arguments<Id>): string {
  return toAddress(screens[id].paths[0], params, query)
}
