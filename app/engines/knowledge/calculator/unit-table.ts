import { toTable } from '#app/platform/table.ts'

export type Dimension =
  | 'length'
  | 'mass'
  | 'volume'
  | 'area'
  | 'speed'
  | 'time'
  | 'temperature'
  | 'data'
  | 'energy'
  | 'power'
  | 'pressure'
  | 'angle'
  | 'force'
  | 'data rate'
  | 'frequency'
  | 'fuel'

/**
 * A unit: its dimension, how many of the dimension's base units it holds (an exact decimal or "a/b"; metre, kilogram, litre,
 * square metre, metre a second, second, kelvin, byte, joule, watt, pascal, degree, newton, bit a second, hertz), its sign,
 * its name in the singular and plural, and other ways to write it.
 */
export type Unit = {
  dimension: Dimension
  factor: string
  sign: string
  one: string
  more: string
  also: string[]
  note?: string
}

type Row = [factor: string, sign: string, one: string, more: string, also: string, note?: string]

/** Factors: SI Brochure (9th edition), the 1959 international yard and pound, and NIST Handbook 44 for US measures. */
const ROWS: Record<Exclude<Dimension, 'temperature' | 'fuel'>, Row[]> = {
  length: [
    ['0.000000001', 'nm', 'nanometre', 'nanometres', 'nanometer nanometers'],
    ['0.000001', 'µm', 'micrometre', 'micrometres', 'um micrometer micrometers micron microns'],
    ['0.001', 'mm', 'millimetre', 'millimetres', 'millimeter millimeters mms'],
    ['0.01', 'cm', 'centimetre', 'centimetres', 'centimeter centimeters cms centimetre'],
    ['0.1', 'dm', 'decimetre', 'decimetres', 'decimeter decimeters'],
    ['1', 'm', 'metre', 'metres', 'meter meters mtr mtrs'],
    ['1000', 'km', 'kilometre', 'kilometres', 'kilometer kilometers kms klick klicks kilometre'],
    ['0.0254', 'in', 'inch', 'inches', '" ″ inchs'],
    ['0.3048', 'ft', 'foot', 'feet', "' ′ foots"],
    ['0.9144', 'yd', 'yard', 'yards', 'yds'],
    ['1609.344', 'mi', 'mile', 'miles', ''],
    ['1852', 'nmi', 'nautical mile', 'nautical miles', 'sea_mile sea_miles'],
    ['1.8288', 'fathoms', 'fathom', 'fathoms', ''],
    ['20.1168', 'ch', 'chain', 'chains', ''],
    ['201.168', 'fur', 'furlong', 'furlongs', ''],
    ['0.1016', 'hh', 'hand', 'hands', ''],
    ['4828.032', 'lea', 'league', 'leagues', '', 'a league is taken as 3 miles'],
    ['149597870700', 'au', 'astronomical unit', 'astronomical units', ''],
    ['9460730472580800', 'ly', 'light-year', 'light-years', 'light_year light_years lightyear lightyears'],
  ],
  mass: [
    ['0.000000001', 'µg', 'microgram', 'micrograms', 'mcg ug'],
    ['0.000001', 'mg', 'milligram', 'milligrams', 'milligramme milligrammes'],
    ['0.001', 'g', 'gram', 'grams', 'gramme grammes gm gms gr'],
    ['1', 'kg', 'kilogram', 'kilograms', 'kilo kilos kgs kilogramme kilogrammes'],
    ['1000', 't', 'tonne', 'tonnes', 'metric_ton metric_tons metric_tonne metric_tonnes'],
    ['0.45359237', 'lb', 'pound', 'pounds', 'lbs pound_mass'],
    ['0.028349523125', 'oz', 'ounce', 'ounces', 'ozs'],
    ['0.0311034768', 'ozt', 'troy ounce', 'troy ounces', 'oz_t'],
    ['0.00006479891', 'gr.', 'grain', 'grains', ''],
    ['6.35029318', 'st', 'stone', 'stone', 'stones'],
    ['0.0002', 'ct', 'carat', 'carats', ''],
    [
      '907.18474',
      'US tons',
      'US ton',
      'US tons',
      'ton tons short_ton short_tons us_ton',
      'a ton is read as the US short ton of 2,000 lb',
    ],
    ['1016.0469088', 'long tons', 'long ton', 'long tons', 'imperial_ton imperial_tons uk_ton uk_tons'],
    ['50.80234544', 'cwt', 'hundredweight', 'hundredweight', 'hundredweights', 'the imperial hundredweight of 112 lb'],
  ],
  volume: [
    [
      '0.001',
      'ml',
      'millilitre',
      'millilitres',
      'milliliter milliliters mls cc cubic_centimetre cubic_centimetres cubic_centimeter cubic_centimeters cm3 cm^3 cm³',
    ],
    ['0.01', 'cl', 'centilitre', 'centilitres', 'centiliter centiliters'],
    ['0.1', 'dl', 'decilitre', 'decilitres', 'deciliter deciliters'],
    ['1', 'l', 'litre', 'litres', 'liter liters ltr ltrs'],
    [
      '1000',
      'm³',
      'cubic metre',
      'cubic metres',
      'cubic_meter cubic_meters m3 m^3 kilolitre kilolitres kiloliter kiloliters',
    ],
    [
      '0.2365882365',
      'US cups',
      'US cup',
      'US cups',
      'cup cups',
      'a cup is read as the US cup of 236.59 ml; a metric cup is 250 ml',
    ],
    ['0.25', 'metric cups', 'metric cup', 'metric cups', ''],
    [
      '0.01478676478125',
      'tbsp',
      'US tablespoon',
      'US tablespoons',
      'tablespoon tablespoons tbs tbsps',
      'a tablespoon is read as the US one of 14.79 ml; a metric one is 15 ml',
    ],
    [
      '0.00492892159375',
      'tsp',
      'US teaspoon',
      'US teaspoons',
      'teaspoon teaspoons tsps',
      'a teaspoon is read as the US one of 4.93 ml; a metric one is 5 ml',
    ],
    [
      '0.0295735295625',
      'US fl oz',
      'US fluid ounce',
      'US fluid ounces',
      'fluid_ounce fluid_ounces fl_oz floz fl_ounce fl_ounces',
      'a fluid ounce is read as the US one',
    ],
    ['0.0284130625', 'imp fl oz', 'imperial fluid ounce', 'imperial fluid ounces', 'uk_fluid_ounce uk_fluid_ounces'],
    [
      '0.473176473',
      'US pt',
      'US pint',
      'US pints',
      'pint pints pt',
      'a pint is read as the US pint; an imperial pint is 568.26 ml',
    ],
    ['0.56826125', 'imp pt', 'imperial pint', 'imperial pints', 'uk_pint uk_pints british_pint british_pints'],
    ['0.946352946', 'US qt', 'US quart', 'US quarts', 'quart quarts qt', 'a quart is read as the US quart'],
    ['1.1365225', 'imp qt', 'imperial quart', 'imperial quarts', 'uk_quart uk_quarts'],
    [
      '3.785411784',
      'US gal',
      'US gallon',
      'US gallons',
      'gallon gallons gal gals',
      'a gallon is read as the US gallon; an imperial gallon is 4.54609 l',
    ],
    [
      '4.54609',
      'imp gal',
      'imperial gallon',
      'imperial gallons',
      'uk_gallon uk_gallons british_gallon british_gallons',
    ],
    ['0.016387064', 'in³', 'cubic inch', 'cubic inches', 'in3 in^3'],
    ['28.316846592', 'ft³', 'cubic foot', 'cubic feet', 'ft3 ft^3'],
    ['764.554857984', 'yd³', 'cubic yard', 'cubic yards', 'yd3 yd^3'],
    [
      '158.987294928',
      'bbl',
      'barrel of oil',
      'barrels of oil',
      'barrel barrels oil_barrel oil_barrels',
      'a barrel is read as the oil barrel of 42 US gallons',
    ],
  ],
  area: [
    [
      '0.000001',
      'mm²',
      'square millimetre',
      'square millimetres',
      'square_millimeter square_millimeters mm2 mm^2 sq_mm',
    ],
    ['0.0001', 'cm²', 'square centimetre', 'square centimetres', 'square_centimeter square_centimeters cm2 cm^2 sq_cm'],
    [
      '1',
      'm²',
      'square metre',
      'square metres',
      'square_meter square_meters m2 m^2 sq_m sqm sq_metre sq_metres sq_meter sq_meters',
    ],
    ['10000', 'ha', 'hectare', 'hectares', ''],
    ['1000000', 'km²', 'square kilometre', 'square kilometres', 'square_kilometer square_kilometers km2 km^2 sq_km'],
    ['0.00064516', 'in²', 'square inch', 'square inches', 'in2 in^2 sq_in'],
    ['0.09290304', 'ft²', 'square foot', 'square feet', 'ft2 ft^2 sq_ft sqft'],
    ['0.83612736', 'yd²', 'square yard', 'square yards', 'yd2 yd^2 sq_yd sq_yards'],
    ['4046.8564224', 'ac', 'acre', 'acres', ''],
    ['2589988.110336', 'mi²', 'square mile', 'square miles', 'mi2 mi^2 sq_mi sq_mile sq_miles'],
  ],
  speed: [
    [
      '1',
      'm/s',
      'metre per second',
      'metres per second',
      'meter_per_second meters_per_second mps meters/second m_per_second metres_a_second',
    ],
    [
      '5/18',
      'km/h',
      'kilometre per hour',
      'kilometres per hour',
      'kilometer_per_hour kilometers_per_hour kph kmh kmph km/hr kms/h kilometers/hour km_per_hour kms_per_hour km_an_hour kilometres_an_hour kilometers_an_hour',
    ],
    [
      '1000',
      'km/s',
      'kilometre per second',
      'kilometres per second',
      'kilometer_per_second kilometers_per_second km_per_second km_a_second',
    ],
    ['0.44704', 'mph', 'mile per hour', 'miles per hour', 'mi/h miles/hour miles_an_hour'],
    ['463/900', 'kn', 'knot', 'knots', 'kt kts'],
    ['0.3048', 'ft/s', 'foot per second', 'feet per second', 'fps feet/second'],
  ],
  time: [
    ['0.000000001', 'ns', 'nanosecond', 'nanoseconds', ''],
    ['0.000001', 'µs', 'microsecond', 'microseconds', 'us'],
    ['0.001', 'ms', 'millisecond', 'milliseconds', 'msec'],
    ['1', 's', 'second', 'seconds', 'sec secs'],
    ['60', 'min', 'minute', 'minutes', 'mins'],
    ['3600', 'h', 'hour', 'hours', 'hr hrs'],
    ['86400', 'd', 'day', 'days', ''],
    ['604800', 'wk', 'week', 'weeks', 'wks'],
    ['1209600', 'fortnights', 'fortnight', 'fortnights', ''],
    ['2629746', 'mo', 'month', 'months', 'mths', 'a month is taken as the average of 30.436875 days'],
    ['31536000', 'yr', 'year', 'years', 'yrs', 'a year is taken as 365 days'],
    ['31622400', 'leap years', 'leap year', 'leap years', ''],
    ['315576000', 'decades', 'decade', 'decades', 'dec', 'a decade is taken as 10 years of 365.25 days'],
    ['3155760000', 'centuries', 'century', 'centuries', '', 'a century is taken as 100 years of 365.25 days'],
    [
      '31557600000',
      'millennia',
      'millennium',
      'millennia',
      'millenniums',
      'a millennium is taken as 1,000 years of 365.25 days',
    ],
  ],
  data: [
    ['1/8', 'bit', 'bit', 'bits', ''],
    ['125', 'kbit', 'kilobit', 'kilobits', 'kb_bits'],
    ['125000', 'Mbit', 'megabit', 'megabits', ''],
    ['125000000', 'Gbit', 'gigabit', 'gigabits', ''],
    ['1', 'B', 'byte', 'bytes', ''],
    ['1000', 'kB', 'kilobyte', 'kilobytes', 'kb kbs'],
    ['1000000', 'MB', 'megabyte', 'megabytes', 'mb mbs megs meg'],
    ['1000000000', 'GB', 'gigabyte', 'gigabytes', 'gb gbs gigs gig'],
    ['1000000000000', 'TB', 'terabyte', 'terabytes', 'tb tbs'],
    ['1000000000000000', 'PB', 'petabyte', 'petabytes', 'pb'],
    ['1000000000000000000', 'EB', 'exabyte', 'exabytes', 'eb'],
    ['1024', 'KiB', 'kibibyte', 'kibibytes', 'kib'],
    ['1048576', 'MiB', 'mebibyte', 'mebibytes', 'mib'],
    ['1073741824', 'GiB', 'gibibyte', 'gibibytes', 'gib'],
    ['1099511627776', 'TiB', 'tebibyte', 'tebibytes', 'tib'],
  ],
  energy: [
    ['1', 'J', 'joule', 'joules', 'j'],
    ['1000', 'kJ', 'kilojoule', 'kilojoules', 'kj'],
    ['1000000', 'MJ', 'megajoule', 'megajoules', 'mj'],
    ['4.184', 'cal', 'small calorie', 'small calories', 'gram_calorie gram_calories'],
    [
      '4184',
      'kcal',
      'kilocalorie',
      'kilocalories',
      'calorie calories kcals food_calorie food_calories',
      'a calorie is read as the food calorie (kilocalorie)',
    ],
    ['3600', 'Wh', 'watt-hour', 'watt-hours', 'wh watt_hour watt_hours'],
    ['3600000', 'kWh', 'kilowatt-hour', 'kilowatt-hours', 'kwh kilowatt_hour kilowatt_hours'],
    ['1055.05585262', 'BTU', 'British thermal unit', 'British thermal units', 'btu btus'],
  ],
  power: [
    ['1', 'W', 'watt', 'watts', 'w'],
    ['1000', 'kW', 'kilowatt', 'kilowatts', 'kw'],
    ['1000000', 'MW', 'megawatt', 'megawatts', 'mw'],
    [
      '745.69987158227022',
      'hp',
      'mechanical horsepower',
      'mechanical horsepower',
      'horsepower bhp horse_power',
      'a horsepower is read as the mechanical one of 745.7 W',
    ],
    ['735.49875', 'PS', 'metric horsepower', 'metric horsepower', 'ps'],
  ],
  pressure: [
    ['1', 'Pa', 'pascal', 'pascals', 'pa'],
    ['100', 'hPa', 'hectopascal', 'hectopascals', 'hpa mbar millibar millibars'],
    ['1000', 'kPa', 'kilopascal', 'kilopascals', 'kpa'],
    ['100000', 'bar', 'bar', 'bar', 'bars'],
    ['101325', 'atm', 'standard atmosphere', 'standard atmospheres', 'atmosphere atmospheres atms'],
    ['6894.757293168361', 'psi', 'pound per square inch', 'pounds per square inch', ''],
    ['133.322387415', 'mmHg', 'millimetre of mercury', 'millimetres of mercury', 'mmhg'],
    ['20265/152', 'torr', 'torr', 'torr', ''],
  ],
  angle: [
    ['1', '°', 'degree', 'degrees', 'deg'],
    ['1/60', '′', 'arcminute', 'arcminutes', 'minute_of_arc minutes_of_arc'],
    ['1/3600', '″', 'arcsecond', 'arcseconds', 'second_of_arc seconds_of_arc'],
    ['57.29577951308232', 'rad', 'radian', 'radians', 'rads'],
    ['0.9', 'gon', 'gradian', 'gradians', 'grad grads'],
    ['360', 'turns', 'turn', 'turns', 'circle circles revolution revolutions full_circle'],
    ['90', 'right angles', 'right angle', 'right angles', ''],
  ],
  force: [
    ['1', 'N', 'newton', 'newtons', ''],
    ['1000', 'kN', 'kilonewton', 'kilonewtons', 'kn_force'],
    ['9.80665', 'kgf', 'kilogram-force', 'kilograms-force', ''],
    ['4.4482216152605', 'lbf', 'pound-force', 'pounds-force', ''],
  ],
  'data rate': [
    ['1', 'bit/s', 'bit per second', 'bits per second', 'bps'],
    ['1000', 'kbit/s', 'kilobit per second', 'kilobits per second', 'kbps'],
    ['1000000', 'Mbit/s', 'megabit per second', 'megabits per second', 'mbps mbit/s'],
    ['1000000000', 'Gbit/s', 'gigabit per second', 'gigabits per second', 'gbps gbit/s'],
    ['8000000', 'MB/s', 'megabyte per second', 'megabytes per second', 'mb/s'],
    ['8000000000', 'GB/s', 'gigabyte per second', 'gigabytes per second', 'gb/s'],
  ],
  frequency: [
    ['1', 'Hz', 'hertz', 'hertz', 'hz'],
    ['1000', 'kHz', 'kilohertz', 'kilohertz', 'khz'],
    ['1000000', 'MHz', 'megahertz', 'megahertz', 'mhz'],
    ['1000000000', 'GHz', 'gigahertz', 'gigahertz', 'ghz'],
    ['1/60', 'rpm', 'revolution per minute', 'revolutions per minute', 'rpms'],
  ],
}

const special = (dimension: Dimension, sign: string, one: string, more: string, also: string): Unit => ({
  dimension,
  factor: '1',
  sign,
  one,
  more,
  also: also.split(' '),
})

/** Units that do not scale: temperatures have an offset, fuel use may be turned over. */
const SPECIAL: Unit[] = [
  special(
    'temperature',
    '°C',
    'degree Celsius',
    'degrees Celsius',
    'c celsius celcius centigrade degrees_c degree_c deg_c degc degrees_celcius degrees_centigrade ºc',
  ),
  special(
    'temperature',
    '°F',
    'degree Fahrenheit',
    'degrees Fahrenheit',
    'f fahrenheit farenheit fahrenhiet farenheight degrees_f degree_f deg_f degf degrees_farenheit ºf',
  ),
  special('temperature', 'K', 'kelvin', 'kelvins', 'k kelvin degrees_kelvin degrees_k degree_kelvin'),
  special('fuel', 'US mpg', 'mile per US gallon', 'miles per US gallon', 'mpg us_mpg miles_per_gallon'),
  special('fuel', 'imperial mpg', 'mile per imperial gallon', 'miles per imperial gallon', 'uk_mpg imp_mpg'),
  special(
    'fuel',
    'l/100 km',
    'litre per 100 km',
    'litres per 100 km',
    'l/100km liters_per_100_km liters_per_100km litres_per_100km',
  ),
]

function buildUnits(): Unit[] {
  return Object.entries(ROWS).flatMap(([dimension, rows]) =>
    rows.map(([factor, sign, one, more, also, note]): Unit => ({
      dimension: dimension as Dimension,
      factor,
      sign,
      one,
      more,
      also: also.split(' ').filter(Boolean),
      ...(note ? { note } : {}),
    })),
  )
}

const UNITS: readonly Unit[] = [...buildUnits(), ...SPECIAL]

const normalise = (name: string) =>
  name.toLowerCase().replaceAll('_', ' ').replace(/-/g, ' ').replace(/\s+/g, ' ').trim()

/** Every way to write a unit, in lower case with plain spaces. A sign shared by two units names the first of them. */
const BY_NAME: ReadonlyMap<string, Unit> = (() => {
  const names = new Map<string, Unit>()
  for (const unit of UNITS) {
    for (const name of [unit.one, unit.more, unit.sign, ...unit.also].map(normalise))
      if (!names.has(name)) names.set(name, unit)
  }
  return names
})()

/** Signs where capitals decide: bits against bytes, milli against mega. */
const BY_CASE: Record<string, string> = toTable({
  Mb: 'megabit',
  Gb: 'gigabit',
  Kb: 'kilobit',
  kb: 'kilobyte',
  mW: '',
  MW: 'megawatt',
  mJ: '',
  Mbps: 'megabit per second',
  MBps: 'megabyte per second',
})

/** Finds a unit by name or sign in any letter case, or null. Spaces and hyphens count alike. */
export function findUnit(name: string): Unit | null {
  const byCase = Object.hasOwn(BY_CASE, name.trim()) ? BY_CASE[name.trim()] : undefined
  if (byCase === '') return null
  return BY_NAME.get(byCase ?? normalise(name)) ?? BY_NAME.get(normalise(name).replace(/^(?:the|a|an) /, '')) ?? null
}

/** The sign of a US measure and of its imperial sister, for a question that says which system it means. */
export function findInSystem(name: string, dimension: Dimension): Unit | null {
  const unit = findUnit(name)
  if (unit?.dimension === dimension) return unit
  if (dimension === 'volume' && unit?.sign === 'oz') return findUnit('fluid ounce')
  return null
}
