/** `toBase` turns a value into the base unit of its dimension. */
export type Unit = { name: string; dimension: string; factor: number; offset: number }

type Row = [dimension: string, name: string, factor: number, spellings: string, offset?: number]

const ROWS: Row[] = [
  ['length', 'm', 1, 'm metre metres meter meters'],
  ['length', 'km', 1e3, 'km kms kilometre kilometres kilometer kilometers'],
  ['length', 'cm', 1e-2, 'cm centimetre centimetres centimeter centimeters'],
  ['length', 'mm', 1e-3, 'mm millimetre millimetres millimeter millimeters'],
  ['length', 'µm', 1e-6, 'µm μm um micron microns micrometre micrometres micrometer micrometers'],
  ['length', 'nm', 1e-9, 'nm nanometre nanometres nanometer nanometers'],
  ['length', 'mi', 1609.344, 'mi mile miles'],
  ['length', 'nmi', 1852, 'nmi|nautical mile|nautical miles'],
  ['length', 'ft', 0.3048, 'ft ft. foot feet'],
  ['length', 'in', 0.0254, 'inch inches'],
  ['length', 'yd', 0.9144, 'yd yds yard yards'],
  ['length', 'au', 1.495978707e11, 'au|AU|astronomical unit|astronomical units'],
  ['length', 'ly', 9.4607e15, 'ly|light year|light years|light-year|light-years'],
  ['length', 'pc', 3.0857e16, 'parsec parsecs'],
  ['mass', 'g', 1, 'g gm gram grams gramme grammes'],
  ['mass', 'kg', 1e3, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['mass', 'mg', 1e-3, 'mg milligram milligrams milligramme milligrammes'],
  ['mass', 'mcg', 1e-6, 'mcg µg μg ug microgram micrograms'],
  ['mass', 'ng', 1e-9, 'ng nanogram nanograms'],
  ['mass', 't', 1e6, 'tonne|tonnes|metric ton|metric tons'],
  ['mass', 'ton', 907184.74, 'ton|tons|short ton|short tons'],
  ['mass', 'long ton', 1016046.9, 'long ton|long tons|imperial tons'],
  ['mass', 'lb', 453.59237, 'lb lbs pound pounds'],
  ['mass', 'oz', 28.349523, 'oz ounce ounces'],
  ['mass', 'stone', 6350.29318, 'stone'],
  ['iu', 'IU', 1, 'IU|IUs|I.U.|international unit|international units'],
  ['volume', 'l', 1, 'l L litre litres liter liters'],
  ['volume', 'ml', 1e-3, 'ml mL millilitre millilitres milliliter milliliters cc'],
  ['volume', 'cl', 1e-2, 'cl centilitre centilitres'],
  ['volume', 'dl', 1e-1, 'dl dL decilitre decilitres deciliter deciliters'],
  ['volume', 'tbsp', 0.0147868, 'tbsp tablespoon tablespoons tbsps'],
  ['volume', 'tsp', 0.00492892, 'tsp teaspoon teaspoons tsps'],
  ['volume', 'cup', 0.2365882, 'cup cups'],
  ['volume', 'pint', 0.473176, 'pint pints'],
  ['volume', 'quart', 0.946353, 'quart quarts'],
  ['volume', 'gal', 3.785412, 'gal|gallon|gallons|US gallon|US gallons|U.S. gallons|American gallons'],
  ['volume', 'imp gal', 4.54609, 'imperial gallon|imperial gallons|UK gallon|UK gallons'],
  ['volume', 'imp pint', 0.568261, 'imperial pint|imperial pints|UK pint|UK pints'],
  ['volume', 'fl oz', 0.0295735, 'fl oz|fluid ounce|fluid ounces'],
  ['volume', 'm³', 1e3, 'm3|m³|cubic metre|cubic metres|cubic meter|cubic meters'],
  ['volume', 'km³', 1e12, 'km3|km³|cubic kilometre|cubic kilometres|cubic kilometer|cubic kilometers'],
  ['volume', 'cm³', 1e-3, 'cm3|cm³|cubic centimetre|cubic centimetres|cubic centimeter|cubic centimeters'],
  ['area', 'm²', 1, 'm2|m²|sqm|sq m|square metre|square metres|square meter|square meters'],
  ['area', 'km²', 1e6, 'km2|km²|sq km|square kilometre|square kilometres|square kilometer|square kilometers'],
  ['area', 'mi²', 2589988.11, 'mi2|mi²|sq mi|square mile|square miles'],
  ['area', 'ft²', 0.092903, 'ft2|ft²|sq ft|square foot|square feet'],
  ['area', 'ha', 1e4, 'ha hectare hectares'],
  ['area', 'acre', 4046.856, 'acre acres'],
  ['time', 's', 1, 's sec secs second seconds'],
  ['time', 'ms', 1e-3, 'ms millisecond milliseconds'],
  ['time', 'µs', 1e-6, 'µs μs us microsecond microseconds'],
  ['time', 'ns', 1e-9, 'ns nanosecond nanoseconds'],
  ['time', 'min', 60, 'min mins minute minutes'],
  ['time', 'h', 3600, 'h hr hrs hour hours'],
  ['time', 'day', 86400, 'day days'],
  ['time', 'week', 604800, 'week weeks'],
  ['time', 'fortnight', 1209600, 'fortnight fortnights'],
  ['time', 'month', 2629800, 'month months'],
  ['time', 'year', 31557600, 'year years yr yrs'],
  ['time', 'decade', 315576000, 'decade decades'],
  ['time', 'century', 3155760000, 'century centuries'],
  ['time', 'millennium', 31557600000, 'millennium millennia'],
  [
    'temperature',
    '°C',
    1,
    '°C|° C|℃|C|degrees C|degree Celsius|degrees Celsius|°Celsius|Celsius|' + 'degrees centigrade',
  ],
  ['temperature', '°F', 5 / 9, '°F|° F|℉|F|degrees F|degree Fahrenheit|degrees Fahrenheit|Fahrenheit', -32],
  ['temperature', 'K', 1, 'K|kelvin|kelvins|degrees Kelvin', -273.15],
  ['degrees', '°', 1, '° degree degrees'],
  ['data', 'bit', 1, 'bit bits'],
  ['data', 'B', 8, 'B byte bytes'],
  ['data', 'kB', 8e3, 'kB KB kilobyte kilobytes'],
  ['data', 'MB', 8e6, 'MB megabyte megabytes'],
  ['data', 'GB', 8e9, 'GB gigabyte gigabytes'],
  ['data', 'TB', 8e12, 'TB terabyte terabytes'],
  ['data', 'PB', 8e15, 'PB petabyte petabytes'],
  ['data', 'KiB', 8192, 'KiB kibibyte kibibytes'],
  ['data', 'MiB', 8388608, 'MiB mebibyte mebibytes'],
  ['data', 'GiB', 8589934592, 'GiB gibibyte gibibytes'],
  ['data', 'kb', 1e3, 'kb kbit Kb kilobit kilobits'],
  ['data', 'Mb', 1e6, 'Mb Mbit megabit megabits'],
  ['data', 'Gb', 1e9, 'Gb Gbit gigabit gigabits'],
  ['data/time', 'kbps', 1e3, 'kbps Kbps'],
  ['data/time', 'Mbps', 1e6, 'Mbps mbps'],
  ['data/time', 'Gbps', 1e9, 'Gbps gbps'],
  ['energy', 'J', 1, 'J joule joules'],
  ['energy', 'kJ', 1e3, 'kJ kilojoule kilojoules'],
  ['energy', 'MJ', 1e6, 'MJ megajoule megajoules'],
  ['energy', 'kWh', 3.6e6, 'kWh|kilowatt hour|kilowatt hours|kilowatt-hour|kilowatt-hours'],
  ['energy', 'MWh', 3.6e9, 'MWh|megawatt hour|megawatt hours|megawatt-hour|megawatt-hours'],
  ['energy', 'GWh', 3.6e12, 'GWh|gigawatt hour|gigawatt hours|gigawatt-hour|gigawatt-hours'],
  ['energy', 'Wh', 3.6e3, 'Wh|watt hour|watt hours|watt-hour|watt-hours'],
  ['energy', 'TWh', 3.6e15, 'TWh|terawatt hour|terawatt hours|terawatt-hour|terawatt-hours'],
  ['energy', 'kcal', 4184, 'kcal kilocalorie kilocalories calorie calories Calories'],
  ['power', 'W', 1, 'W watt watts'],
  ['power', 'mW', 1e-3, 'mW milliwatt milliwatts'],
  ['power', 'kW', 1e3, 'kW kilowatt kilowatts'],
  ['power', 'MW', 1e6, 'MW megawatt megawatts'],
  ['power', 'GW', 1e9, 'GW gigawatt gigawatts'],
  ['power', 'hp', 745.7, 'hp horsepower'],
  ['frequency', 'Hz', 1, 'Hz hertz'],
  ['frequency', 'kHz', 1e3, 'kHz kilohertz'],
  ['frequency', 'MHz', 1e6, 'MHz megahertz'],
  ['frequency', 'GHz', 1e9, 'GHz gigahertz'],
  ['pressure', 'Pa', 1, 'Pa pascal pascals'],
  ['pressure', 'hPa', 100, 'hPa hectopascals mbar millibar millibars'],
  ['pressure', 'kPa', 1e3, 'kPa kilopascal kilopascals'],
  ['pressure', 'MPa', 1e6, 'MPa megapascal megapascals'],
  ['pressure', 'bar', 1e5, 'bar bars'],
  ['pressure', 'atm', 101325, 'atm atmosphere atmospheres'],
  ['pressure', 'psi', 6894.757, 'psi|PSI|pound per square inch|pounds per square inch|pounds a square inch'],
  ['pressure', 'mmHg', 133.322, 'mmHg|mm Hg'],
  ['voltage', 'V', 1, 'V volt volts'],
  ['voltage', 'mV', 1e-3, 'mV millivolt millivolts'],
  ['voltage', 'kV', 1e3, 'kV kilovolt kilovolts'],
  ['current', 'A', 1, 'A amp amps ampere amperes'],
  ['current', 'mA', 1e-3, 'mA milliamp milliamps'],
  ['charge', 'mAh', 1, 'mAh|milliamp hour|milliamp hours|milliamp-hour|milliamp-hours'],
  ['charge', 'Ah', 1e3, 'Ah|amp hour|amp hours|amp-hour|amp-hours|ampere-hours'],
  ['concentration', 'mmol/l', 1, 'mmol/l|mmol/L|millimoles per litre|millimoles per liter'],
  ['density', 'mg/dl', 1e-2, 'mg/dl|mg/dL'],
  ['mass', 'cwt', 50802.345, 'hundredweight'],
  [
    'torque',
    'N·m',
    1,
    'N·m|N m|Nm|N-m|newton metre|newton metres|newton meter|newton meters|newton-metres|newton-meters',
  ],
  [
    'torque',
    'lb·ft',
    1.355818,
    'lb·ft|lb-ft|lbf·ft|ft·lb|ft-lb|ft-lbs|ft lbs|ft lb|foot-pound|foot-pounds|foot pounds|pound-feet|pound feet',
  ],
  ['resistance', 'Ω', 1, 'Ω|ohm|ohms'],
  ['resistance', 'kΩ', 1e3, 'kΩ|kilohm|kilohms|kilo-ohms'],
  ['length', 'furlong', 201.168, 'furlong furlongs'],
  ['length', 'fathom', 1.8288, 'fathom fathoms'],
  ['length', 'league', 4828.032, 'league leagues'],
  ['volume', 'barrel', 158.987, 'barrel barrels'],
  ['mass', 'carat', 0.2, 'carat carats'],
  ['pressure', 'torr', 133.322, 'torr'],
  ['energy', 'BTU', 1055.056, 'BTU BTUs Btu'],
  ['energy', 'cal', 4.184, 'cal'],
  ['density', 'g/cm³', 1e3, 'g/cm³|g/cm3|grams per cubic centimetre|grams per cubic centimeter'],
  ['density', 'kg/m³', 1, 'kg/m³|kg/m3|kilograms per cubic metre|kilograms per cubic meter'],
  ['force', 'kN', 1e3, 'kN|kilonewton|kilonewtons'],
  ['force', 'N', 1, 'newton newtons'],
  ['angle', 'rad', 57.29578, 'radian radians'],
  ['sound', 'dB', 1, 'dB decibel decibels'],
  ['length/time', 'km/h', 1 / 3.6, 'km/h kph kmh kmph'],
  ['length/time', 'mph', 0.44704, 'mph'],
  ['length/time', 'knot', 0.514444, 'knot knots'],
  ['share', '%', 0.01, '%|percent|per cent|per-cent|pct'],
  ['points', 'pp', 1, 'percentage point|percentage points'],
  ['count/time', 'bpm', 1440, 'bpm rpm'],
]

function toUnits([dimension, name, factor, spellings, offset = 0]: Row): [string, Unit][] {
  const unit = { name, dimension, factor, offset }
  return spellings.split(spellings.includes('|') ? '|' : ' ').map((spelling) => [spelling, unit])
}

const UNITS: ReadonlyMap<string, Unit> = new Map(ROWS.flatMap(toUnits))

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** Matches the spelling of a unit after a number, longest first, without anchors. */
export const unitPattern = [...UNITS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')

const BY_LOWER: ReadonlyMap<string, Unit> = new Map(
  [...UNITS].filter(([spelling]) => spelling.length > 3).map(([spelling, unit]) => [spelling.toLowerCase(), unit]),
)

/** The unit a spelling stands for. Short symbols keep their case ("mW" is no "MW"); words do not. */
export function findUnit(spelling: string): Unit | null {
  return UNITS.get(spelling) ?? BY_LOWER.get(spelling.toLowerCase()) ?? null
}

/** Currency signs, codes and words, to ISO codes. Currencies are never converted: rates change. */
export const currencies: ReadonlyMap<string, string> = new Map(
  (
    '$ usd;us$ usd;usd usd;dollar usd;dollars usd;€ eur;eur eur;euro eur;euros eur;£ gbp;gbp gbp;¥ ' +
    'jpy;jpy jpy;yen jpy;₹ inr;inr inr;rupee inr;rupees inr;chf chf;franc chf;francs chf;cny cny;yuan ' +
    'cny;renminbi cny;krw krw;won krw;rub rub;ruble rub;rubles rub;roubles rub;aud aud;cad cad;a$ ' +
    'aud;c$ cad;krone kr;kroner kr;krona kr;kronor kr;peso mxn;pesos mxn;zloty pln;rand zar'
  )
    .split(';')
    .map((row) => row.split(' ') as [string, string]),
)

/** The currency of cents that are said to be of none. */
export const ANY_CENTS = 'any'

/** Hundredths of a currency; which one "cents" are of is for the other claim to say. */
export const smallCoins: ReadonlyMap<string, string> = new Map([
  ...['p', 'pence', 'penny'].map((word): [string, string] => [word, 'gbp']),
  ...['cent', 'cents', '¢'].map((word): [string, string] => [word, ANY_CENTS]),
])
