import type { PlaceName } from '../scene.ts'
import type { Ground, Stage } from '../stage.ts'
import { drawBambooGrove } from './bamboo-grove.ts'
import { drawBeach } from './beach.ts'
import { drawCity } from './city.ts'
import { drawDesert } from './desert.ts'
import { drawFarm } from './farm.ts'
import { drawForest } from './forest.ts'
import { drawGarden } from './garden.ts'
import { drawHeights } from './heights.ts'
import { drawIce } from './ice.ts'
import { drawJungle } from './jungle.ts'
import { drawLake } from './lake.ts'
import { drawMeadow } from './meadow.ts'
import { drawMountains } from './mountains.ts'
import { drawLibrary, drawRoom } from './room.ts'
import { drawSea } from './sea.ts'
import { drawSpace } from './space.ts'
import { drawTable } from './table.ts'
import { drawUnderwater } from './underwater.ts'

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
