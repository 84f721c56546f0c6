import type { Act, Relation } from '../scene.ts'

/** Words that tie one thing to another. */
export const relationWords: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ...each('on, on top of, onto, atop, upon, sitting on, standing on, sit on, sits on, lying on, perched on', 'on'),
  ...each('in, inside, into, inside of, within, sitting in, hiding in', 'in'),
  ...each('under, beneath, below, underneath, sitting under', 'under'),
  ...each('over, above, jumping over, flying over, flying above, leaping over, jumps over', 'over'),
  ...each(
    'beside, next to, by, near, with, at, alongside, and with, together with, facing, looking at, watching',
    'beside',
  ),
  ...each(
    'holding hands, hand in hand with, holding hands with, feeding, chasing, meeting, hugging, kissing, playing with, talking to, talking with, following',
    'beside',
  ),
  ...each('behind', 'behind'),
  ...each('in front of, before', 'before'),
  ...each('riding, rides, ride, riding on, driving, drives, drive, on board, steering, piloting, flying on', 'riding'),
  ...each('holding, holds, hold, carrying, carries, carry, eating, eats, eat, drinking, drinks, drink', 'holding'),
  ...each('reading, reads, read, playing, plays, play, using, uses, bringing, waving, offering, giving', 'holding'),
  ...each('wearing, wears, wear, dressed in, dressed with', 'wearing'),
])

/** Words that say what a thing does by itself. */
export const eventWords: ReadonlyMap<string, Act> = new Map<string, Act>([
  ...each('flying, flies, fly, soaring, hovering, gliding', 'flying'),
  ...each('swimming, swims, swim, diving', 'swimming'),
  ...each('sleeping, sleeps, sleep, asleep, napping, sleepy, dreaming', 'sleeping'),
  ...each('dancing, dances, dance', 'dancing'),
  ...each('jumping, jumps, jump, leaping, bouncing', 'jumping'),
  ...each('running, runs, run, racing', 'running'),
  ...each('floating, floats, float, drifting', 'floating'),
])

/** They need a creature to do them: `a fox on a hill holding a lamp` is not said of the hill. */
export const deeds: ReadonlySet<Relation> = new Set(['riding', 'holding', 'wearing'])

/** Words that carry no wish of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'the and of to is are be am with at from for its his her their my our your it that this these those there who ' +
    'which while as or but very really please draw paint make create show picture image illustration drawing painting ' +
    'scene photo poster me us i we you they he she some one where when having has have two during full style a an ' +
    'sitting sit sits standing stand stands lying walking walk walks stood during under over up down out off around ' +
    'through across along between among s all no not both each every what so just now then here'
  ).split(' '),
)

function each<T extends string>(words: string, meaning: T): [string, T][] {
  return words.split(', ').map((word) => [word, meaning])
}
