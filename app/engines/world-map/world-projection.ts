/** A place on the globe: longitude and latitude in degrees. */
export type Degrees = readonly [lon: number, lat: number]
/** A place on the drawing, in its own units; y grows downwards. */
export type Point = readonly [x: number, y: number]

const RADIANS = Math.PI / 180
export const EARTH_RADIUS_KM = 6_371.0088

const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796]
const ROOT_3 = Math.sqrt(3)
/** Half the width of the Equal Earth map of a globe of radius 1. */
const HALF_WIDTH = (2 * Math.PI) / (ROOT_3 * A1)

/** The whole world, every country as large as it is against the others (Equal Earth: Šavrič, Patterson, Jenny, 2018). */
export function toWorldPoint([lon, lat]: Degrees, width: number): Point {
  const angle = Math.asin((ROOT_3 / 2) * Math.sin(lat * RADIANS))
  const [squared, sixth] = [angle ** 2, angle ** 6]
  const across =
    (2 * lon * RADIANS * Math.cos(angle)) / (ROOT_3 * (A1 + 3 * A2 * squared + sixth * (7 * A3 + 9 * A4 * squared)))
  const up = angle * (A1 + A2 * squared + sixth * (A3 + A4 * squared))
  const scale = width / 2 / HALF_WIDTH
  return [(across + HALF_WIDTH) * scale, -up * scale]
}

/**
 * The surroundings of a centre, in km from it, areas kept (Lambert azimuthal equal-area). Null for the other side of the
 * globe, where the map tears.
 */
export function projectAround(centre: Degrees): (place: Degrees) => Point | null {
  const [lon0, lat0] = [centre[0] * RADIANS, centre[1] * RADIANS]
  const [sin0, cos0] = [Math.sin(lat0), Math.cos(lat0)]
  return ([lon, lat]) => {
    const [turn, phi] = [lon * RADIANS - lon0, lat * RADIANS]
    const [sin, cos, cosTurn] = [Math.sin(phi), Math.cos(phi), Math.cos(turn)]
    const near = sin0 * sin + cos0 * cos * cosTurn
    if (near < FARTHEST) return null
    const scale = EARTH_RADIUS_KM * Math.sqrt(2 / (1 + near))
    return [scale * cos * Math.sin(turn), -scale * (cos0 * sin - sin0 * cos * cosTurn)]
  }
}

/** The cosine of the angle from the centre beyond which nothing is drawn: 120 degrees. */
const FARTHEST = -0.5

const toVector = ([lon, lat]: Degrees) =>
  [
    Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
    Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
    Math.sin(lat * RADIANS),
  ] as const

/** The middle of places on the globe. */
export function meanOf(places: readonly Degrees[]): Degrees {
  const sum: [number, number, number] = [0, 0, 0]
  for (const place of places) for (const [axis, value] of toVector(place).entries()) sum[axis]! += value
  const [x, y, z] = sum
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS]
}

/** The angle between two places, seen from the middle of the globe, in radians. */
export function angleBetween(a: Degrees, b: Degrees): number {
  const [u, v] = [toVector(a), toVector(b)]
  return Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1] + u[2] * v[2])))
}
