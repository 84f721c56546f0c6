import type { PlaceName } from '../scene.ts'
import type { Ground, Stage } from '../stage.ts'
import { drawHeights, drawIce, drawSpace } from './beyond.ts'
import { drawCity, drawLibrary, drawRoom, drawTable } from './built.ts'
import {
  drawBambooGrove,
  drawDesert,
  drawFarm,
  drawForest,
  drawGarden,
  drawJungle,
  drawMeadow,
  drawMountains,
} from './land.ts'
import { drawBeach, drawLake, drawSea, drawUnderwater } from './water.ts'

const drawings: Record<PlaceName, (stage: Stage) => Ground> = {
  meadow: drawMeadow,
  mountain: drawMountains,
  forest: drawForest,
  jungle: drawJungle,
  bamboo: drawBambooGrove,
  beach: drawBeach,
  sea: drawSea,
  underwater: drawUnderwater,
  lake: drawLake,
  city: drawCity,
  desert: drawDesert,
  space: drawSpace,
  ice: drawIce,
  room: drawRoom,
  library: drawLibrary,
  garden: drawGarden,
  farm: drawFarm,
  clouds: drawHeights,
  table: drawTable,
}

export const drawPlace = (stage: Stage): Ground => drawings[stage.place](stage)

/** No weather falls here. */
export const isSheltered = (place: PlaceName) => ['room', 'library', 'table', 'underwater', 'space'].includes(place)
