// Written by scripts/make-world-map.ts.
export const WORLD_SPRITE = '/art/world.svg?v=4f51fb7f'
export const WORLD_WIDTH = 5000
/** Countries with a shape on the map of the world; the others are too small for it. */
export const drawnOnWorld: ReadonlySet<string> = new Set(
  'AFG AGO ALB ARE ARG ARM ATF AUS AUT AZE BDI BEL BEN BFA BGD BGR BHS BIH BLR BLZ BOL BRA BRN BTN BWA CAF CAN CHE CHL CHN CIV CMR COD COG COL CRI CUB CYP CZE DEU DJI DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA GAB GBR GEO GHA GIN GMB GNB GNQ GRC GRL GTM GUY HND HRV HTI HUN IDN IND IRL IRN IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KOR KWT LAO LBN LBR LBY LKA LSO LTU LUX LVA MAR MDA MDG MEX MKD MLI MMR MNE MNG MOZ MRT MWI MYS NAM NCL NER NGA NIC NLD NOR NPL NZL OMN PAK PAN PER PHL PNG POL PRI PRK PRT PRY PSE QAT ROU RUS RWA SAU SDN SEN SLB SLE SLV SOM SRB SSD SUR SVK SVN SWE SWZ SYR TCD TGO THA TJK TKM TLS TTO TUN TUR TWN TZA UGA UKR UNK URY USA UZB VEN VNM VUT YEM ZAF ZMB ZWE'.split(
    ' ',
  ),
)
/** Land the data set of countries does not list: drawn, and no link. */
export const unlisted: readonly string[] = ['NCyprus', 'Somaliland']
