import type { Act, Relation } from '../scene.ts'

/** Words that tie one thing to another. */
export const relationWords: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ...each('on, on top of, onto, atop, upon, sitting on, standing on, sit on, sits on, lying on, perched on', 'on'),
  ...each('crossing, crosses, sleeping on, resting on, lies on, stands on, on the back of', 'on'),
  ...each(
    'in, inside, into, inside of, within, sitting in, hiding in, sleeping in, standing in, full of, filled with, leaning out of',
    'in',
  ),
  ...each('under, beneath, below, underneath, sitting under', 'under'),
  ...each(
    'over, above, jumping over, flying over, flying above, leaping over, jumps over, floating above, floating over, soaring over',
    'over',
  ),
  ...each(
    'beside, next to, by, near, with, at, alongside, and with, together with, facing, looking at, watching',
    'beside',
  ),
  ...each(
    'holding hands, hand in hand with, holding hands with, feeding, chasing, meeting, hugging, kissing, playing with, talking to, talking with, following, fighting, fighting with, battling, surrounded by, around, sitting around, gathered around, sitting beside, sitting next to, standing next to, standing beside, sitting with, walking with',
    'beside',
  ),
  ...each(
    'building a, building the, building, watering, washing, looking into, leaning on, leaning against, racing',
    'beside',
  ),
  ...each('behind, hiding behind, standing behind', 'behind'),
  ...each('in front of, before, standing in front of, sitting in front of, outside', 'before'),
  ...each('riding, rides, ride, riding on, driving, drives, drive, on board, steering, piloting, flying on', 'riding'),
  ...each(
    'holding, holds, hold, carrying, carries, carry, eating, eats, eat, cooking, baking, stirring, lifting, pulling, pushing, drinking, drinks, drink',
    'holding',
  ),
  ...each(
    'reading, reads, read, flying a, flying an, flying the, catching, throwing, kicking, playing, plays, play, using, uses, bringing, waving, offering, giving',
    'holding',
  ),
  ...each('wearing, wears, wear, dressed in, dressed with', 'wearing'),
])

/** Words that say what a thing does by itself. */
export const eventWords: ReadonlyMap<string, Act> = new Map<string, Act>([
  ...each('flying, flies, fly, soaring, hovering, gliding', 'flying'),
  ...each('swimming, swims, swim, diving', 'swimming'),
  ...each('sleeping, sleeps, sleep, asleep, napping, sleepy, dreaming', 'sleeping'),
  ...each('dancing, dances, dance', 'dancing'),
  ...each('jumping, jumps, jump, leaping, bouncing', 'jumping'),
  ...each('running, runs, run, galloping, jogging', 'running'),
  ...each('floating, floats, float, drifting', 'floating'),
])

/** They need a creature to do them: `a fox on a hill holding a lamp` is not said of the hill. */
export const deeds: ReadonlySet<Relation> = new Set(['riding', 'holding', 'wearing'])

/** After these a deed has no thing to come: "driving along a road". */
export const leadsAway: ReadonlySet<string> = new Set(
  'through across along at during from to by around up down out off'.split(' '),
)

/** What a picture is made with: "oil painting" asks for no oil. */
export const mediumWords: ReadonlySet<string> = new Set(
  'painting drawing illustration photo photograph photography poster art style render rendering print'.split(' '),
)

/** Words that carry no wish of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'the and of to is are be am with at from for its his her their my our your it that this these those there who ' +
    'which while as or but very really please draw paint make create show picture image illustration drawing painting ' +
    'scene photo poster me us i we you they he she some one where when having has have two during full style a an ' +
    'sitting sit sits standing stand stands lying walking walk walks stood during under over up down out off around ' +
    'through across along between among back next top s all no not both each every what so just now then here'
  ).split(' '),
)

function each<T extends string>(words: string, meaning: T): [string, T][] {
  return words.split(', ').map((word) => [word, meaning])
}
