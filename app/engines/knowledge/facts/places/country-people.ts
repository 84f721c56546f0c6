import { type Area, type Country, findArea, findCountry } from './countries.server.ts'
import type { Source } from '../../knowledge.ts'
import type { Finding } from '../finding.ts'
import { startSentence } from '../wording.ts'

/** Millions of people by ISO 3166-1 code, mid 2024, rounded: the order of size of the United Nations' World Population Prospects 2024. */
const MILLIONS: ReadonlyMap<string, number> = new Map(
  [
    ...`
  IN 1451 CN 1419 US 345 ID 283 PK 251 NG 233 BR 212 BD 174 RU 145 ET 132 MX 131 JP 124 EG 117 PH 116 CD 109 VN 101 IR
  91.6 TR 87.5 DE 84.6 TH 71.7 GB 69.1 TZ 68.6 FR 66.5 ZA 64 IT 59.3 KE 56.4 MM 54.5 CO 52.9 KR 51.7 SD 50.4 UG 50 ES
  47.9 DZ 46.8 IQ 46 AR 45.7 AF 42.6 YE 40.6 CA 39.7 PL 38.5 MA 38.1 AO 37.9 UA 37.9 UZ 36.4 MY 35.6 MZ 34.6 GH 34.4
  PE 34.2 SA 34 MG 32 CI 31.9 NP 29.7 CM 29.1 VE 28.4 NE 27 AU 26.7 KP 26.5 SY 24.7 ML 24.5 BF 23.5 TW 23.2 LK 23.1 MW
  21.7 ZM 21.3 KZ 20.6 TD 20.3 CL 19.8 RO 19 SO 19 SN 18.5 GT 18.4 NL 18.2 EC 18.1 KH 17.6 ZW 16.6 GN 14.8 BJ 14.5 RW
  14.3 BI 14 BO 12.4 TN 12.3 SS 11.9 HT 11.8 BE 11.7 JO 11.6 DO 11.4 AE 11 CU 11 HN 10.8 CZ 10.7 PG 10.6 SE 10.6 TJ
  10.6 PT 10.4 AZ 10.3 GR 10 HU 9.7 TG 9.5 IL 9.4 AT 9.1 BY 9.1 CH 8.9 SL 8.6 LA 7.8 TM 7.5 HK 7.4 LY 7.4 KG 7.2 NI
  6.9 PY 6.9 BG 6.8 RS 6.7 CG 6.3 SV 6.3 DK 6 LB 5.8 SG 5.8 FI 5.6 LR 5.6 NO 5.6 PS 5.5 SK 5.5 CF 5.3 IE 5.3 OM 5.3 MR
  5.2 NZ 5.2 CR 5.1 KW 4.9 PA 4.5 HR 3.9 GE 3.8 ER 3.5 MN 3.5 UY 3.4 BA 3.2 PR 3.2 AM 3 MD 3 NA 3 QA 3 LT 2.9 AL 2.8
  GM 2.8 JM 2.8 BW 2.5 GA 2.5 LS 2.3 GW 2.2 SI 2.1 GQ 1.9 LV 1.9 MK 1.8 XK 1.7 BH 1.6 TT 1.5 TL 1.4 CY 1.36 EE 1.36 MU
  1.27 SZ 1.24 DJ 1.17 FJ 0.93 KM 0.87 GY 0.83 SB 0.82 BT 0.79 LU 0.67 ME 0.64 SR 0.63 MT 0.54 MV 0.53 CV 0.52 BN 0.46
  BZ 0.42 BS 0.4 IS 0.39 VU 0.33 BB 0.28 ST 0.24 WS 0.22 LC 0.18 KI 0.13 SC 0.13 GD 0.12 FM 0.11 TO 0.1 VC 0.1 AG
  0.094 AD 0.082 DM 0.066 GL 0.056 KN 0.047 LI 0.04 MC 0.039 MH 0.038 SM 0.034 PW 0.018 NR 0.012 TV 0.01 VA 0.0005
`.matchAll(/([A-Z]{2})\s+([\d.]+)/g),
  ].map(([, code = '', millions]) => [code, Number(millions)]),
)
/** Rounded figures nearer to each other than this don't tell which is larger. */
const CLEARLY_MORE = 1.08
/** India passed China in 2023: that is beyond doubt though the figures are close. */
const CERTAIN = 'IN'
const SOURCE = {
  title: "Frenly's table of countries' people, entered by hand, rounded, for mid 2024",
  url: null,
  license: null,
}

const millionsOf = (country: Country) => MILLIONS.get(country.iso2)

/** "124 million", "390,000" */
function write(millions: number): string {
  if (millions >= 1000) return `${(millions / 1000).toFixed(2)} billion`
  return millions >= 1 ? `${millions} million` : Math.round(millions * 1e6).toLocaleString('en-GB')
}

const cite = (...countries: Country[]): Source => ({
  ...SOURCE,
  quote: countries.map((country) => `${country.name}: about ${write(millionsOf(country) ?? 0)}`).join('; '),
})

/** How many people live in a country, for the table of relations. */
export function sayPeople(country: Country): { text: string; quote: string; source: Source } | { refusal: string } {
  const millions = millionsOf(country)
  if (millions === undefined) return { refusal: `The tables hold no population of ${country.called}.` }
  const source = cite(country)
  return {
    text: `About ${write(millions)} people live in ${country.called} (2024, rounded).`,
    quote: source.quote,
    source,
  }
}

const MORE =
  '(?<how>more people|more populous|(?:a )?(?:larger|bigger|higher|greater|smaller) population|more inhabitants|fewer people|less people|less populous)'
const COMPARED = [
  new RegExp(`^(?:does|do|has|have|is|are) (?<a>.+?) (?:have |got )?${MORE} than (?<b>.+)$`),
  new RegExp(
    `^(?:which|what|who)(?: country| one| nation| of them)? (?:is|has|have|got) ${MORE} (?<a>.+?) or (?<b>.+)$`,
  ),
]
const MOST =
  '(?<how>most populous|most populated|(?:largest|biggest|highest|greatest) population|most people|most inhabitants|least populous|least populated|(?:smallest|lowest) population|fewest people)'
const COUNTRY = '(?:country|nation|state)'
const FIRST = [
  new RegExp(
    `^(?:(?:what|which|name|is) )*(?:${COUNTRY} )?(?:(?:in|of) (?<area>.+?) )?(?:is |has |with |that has )?${MOST}(?: ${COUNTRY})?(?: (?:in|of|on) (?<area2>.+?))?$`,
  ),
]

/** Compares countries by their people, and finds the one with the most or the fewest. */
export function answerPeople(text: string): Finding {
  return sayCompared(text) ?? sayFirst(text)
}

function sayCompared(text: string): Finding {
  for (const form of COMPARED) {
    const groups = form.exec(text)?.groups
    const [a, b] = [findCountry(groups?.a ?? '', true), findCountry(groups?.b ?? '', true)]
    if (!groups || !a || !b || 'refusal' in a || 'refusal' in b) continue
    const [x, y] = [millionsOf(a.country), millionsOf(b.country)]
    if (!x || !y || a.country === b.country) return null
    const [large, small] = x >= y ? [a.country, b.country] : [b.country, a.country]
    if (Math.max(x, y) / Math.min(x, y) < CLEARLY_MORE)
      return {
        refusal: `The rounded figures for ${large.called} and ${small.called} are too close to tell them apart.`,
      }
    const isFewer = /few|less|small/.test(groups.how ?? '')
    const lead = /^(?:which|what|who)/.test(text)
      ? ''
      : (isFewer ? a.country === small : a.country === large)
        ? 'Yes. '
        : 'No. '
    const said = `${large.called} has more people (about ${write(Math.max(x, y))}) than ${small.called} (about ${write(Math.min(x, y))}), 2024, rounded`
    return { text: `${lead}${startSentence(said)}.`, source: cite(large, small), isRecomputed: true }
  }
  return null
}

function sayFirst(text: string): Finding {
  const groups = FIRST.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  if (!groups || /\bcit(?:y|ies)\b|\btown/.test(text)) return null
  const area: Area | null = findArea(groups.area ?? groups.area2 ?? 'world')
  const isLeast = /^(?:least|smallest|lowest|fewest)/.test(groups.how ?? '')
  const ranked = (area?.list ?? [])
    .filter((country) => millionsOf(country) !== undefined)
    .toSorted((a, b) => ((millionsOf(b) ?? 0) - (millionsOf(a) ?? 0)) * (isLeast ? -1 : 1))
  const [first, second] = ranked
  if (!area || !first || !second) return null
  const [x, y] = [millionsOf(first) ?? 0, millionsOf(second) ?? 0]
  const isClear = Math.max(x, y) / Math.min(x, y) >= CLEARLY_MORE
  if (!isClear && first.iso2 !== CERTAIN)
    return { refusal: `The rounded figures for ${first.called} and ${second.called} are too close to tell them apart.` }
  return {
    text: `The country with the ${isLeast ? 'fewest' : 'most'} people in ${area.name} is ${first.called}, about ${write(x)} (2024, rounded), ${isLeast ? 'before' : 'ahead of'} ${second.called} with about ${write(y)}.`,
    source: cite(first, second),
    isRecomputed: true,
  }
}
