import type { PartOfSpeech } from '../lexicon.ts'

/** Irregular forms, "lemma form form …"; forms of one entry are separated by blanks. Regular endings are rules in lemma.ts. */
const verbForms = `
be am is are was were been being; have has had; do does did done; go goes went gone; say said; make made; take took taken
come came; see saw seen; know knew known; get got gotten; give gave given; find found; think thought; tell told
become became; show shown; leave left; feel felt; put; bring brought; begin began begun; keep kept; hold held
write wrote written; stand stood; hear heard; let; mean meant; set; meet met; run ran; pay paid; sit sat; speak spoke spoken
lie lay lain lying; lead led; read; grow grew grown; lose lost; fall fell fallen; send sent; build built
understand understood; draw drew drawn; break broke broken; spend spent; cut; rise rose risen; drive drove driven
buy bought; wear wore worn; choose chose chosen; seek sought; throw threw thrown; catch caught; deal dealt; win won
fight fought; teach taught; eat ate eaten; sell sold; sing sang sung; fly flew flown; forget forgot forgotten
lay laid; strike struck stricken; hang hung; shake shook shaken; ride rode ridden; feed fed; shoot shot
drink drank drunk; arise arose arisen; hide hid hidden; steal stole stolen; swim swam swum; sleep slept; freeze froze frozen
bear bore borne born; bite bit bitten; bleed bled; blow blew blown; breed bred; burn burnt; cling clung; creep crept
dig dug; dive dove; dream dreamt; dwell dwelt; flee fled; fling flung; forbid forbade forbad forbidden; forgive forgave forgiven
forecast; foresee foresaw foreseen; grind ground; kneel knelt; knit; lean leant; leap leapt; learn learnt; lend lent
light lit; mistake mistook mistaken; mow mown; overcome overcame; overtake overtook overtaken; prove proven; quit; rend rent
ring rang rung; saw sawn; sew sewn; shave shaven; shear shorn; shed; shine shone; shrink shrank shrunk shrunken; shut
sink sank sunk sunken; slay slew slain; slide slid; sling slung; slit; smell smelt; sow sown; speed sped; spell spelt
spill spilt; spin spun; spit spat; split; spoil spoilt; spread; spring sprang sprung; stick stuck; sting stung
stink stank stunk; stride strode stridden; strive strove striven; swear swore sworn; sweep swept; swell swollen
swing swung; tear tore torn; thrive throve thriven; thrust; tread trod trodden; undergo underwent undergone
undertake undertook undertaken; uphold upheld; wake woke woken; awake awoke awoken; weave wove woven; weep wept; wet; wind wound
withdraw withdrew withdrawn; withhold withheld; withstand withstood; wring wrung; rebuild rebuilt; retell retold; redo redid redone
undo undid undone; overdo overdid overdone; rewrite rewrote rewritten; mislead misled; misunderstand misunderstood
beat beaten; bend bent; bet; bid bade bidden; bind bound; burst; cast; broadcast; cost; hit; hurt; swap; rid; shoe shod
beget begot begotten begat; behold beheld; bespeak bespoke bespoken; beset; besiege; cleave clove cloven cleft; clothe clad
forego forewent foregone; forsake forsook forsaken; foretell foretold; hew hewn; inlay inlaid; input; lade laden; melt molten
outdo outdid outdone; outgrow outgrew outgrown; outrun outran; overhear overheard; override overrode overridden
oversee oversaw overseen; overthrow overthrew overthrown; partake partook partaken; repay repaid; reset; rive riven
slink slunk; smite smote smitten; strew strewn; string strung; unwind unwound; upset; waylay waylaid; wed; die died dying
tie tied tying; vie vied vying; singe singed singeing; dye dyed dyeing; offset; undersell undersold; outsell outsold
`

const nounForms = `
man men; woman women; child children; person people; foot feet; tooth teeth; goose geese; mouse mice; louse lice; ox oxen
die dice; penny pence; brother brethren; knife knives; life lives; wife wives; leaf leaves; loaf loaves; half halves; self selves
shelf shelves; thief thieves; wolf wolves; calf calves; elf elves; hoof hooves; scarf scarves; wharf wharves; sheaf sheaves
dwarf dwarves; analysis analyses; axis axes; basis bases; crisis crises; diagnosis diagnoses; hypothesis hypotheses
oasis oases; parenthesis parentheses; synthesis syntheses; thesis theses; emphasis emphases; neurosis neuroses
synopsis synopses; metamorphosis metamorphoses; testis testes; ellipsis ellipses; antithesis antitheses; catharsis catharses
criterion criteria; phenomenon phenomena; automaton automata; polyhedron polyhedra; bacterium bacteria; medium media
datum data; curriculum curricula; stratum strata; erratum errata; addendum addenda; memorandum memoranda; millennium millennia
spectrum spectra; symposium symposia; aquarium aquaria; quantum quanta; ovum ova; atrium atria; referendum referenda
cactus cacti; focus foci; fungus fungi; nucleus nuclei; radius radii; stimulus stimuli; syllabus syllabi; alumnus alumni
locus loci; bacillus bacilli; genus genera; corpus corpora; opus opera; terminus termini; hippopotamus hippopotami; octopus octopi
index indices; appendix appendices; matrix matrices; vertex vertices; vortex vortices; codex codices; apex apices
alga algae; larva larvae; antenna antennae; formula formulae; nebula nebulae; vertebra vertebrae; alumna alumnae; supernova supernovae
vita vitae; stigma stigmata; schema schemata; beau beaux; bureau bureaux; tableau tableaux; chateau chateaux; plateau plateaux
passerby passersby; sheep; deer; fish; aircraft; species; series; offspring; quiz quizzes; bus buses busses; gas gases gasses
potato potatoes; tomato tomatoes; hero heroes; echo echoes; veto vetoes; embargo embargoes; torpedo torpedoes; volcano volcanoes
mosquito mosquitoes; cargo cargoes; zero zeroes; buffalo buffaloes; mango mangoes; soliloquy soliloquies; lens lenses; movie movies
shoe shoes; tie ties; pie pies; lie lies; foe foes; toe toes; hoe hoes; axe axes; eye eyes; cookie cookies; calorie calories; zombie zombies
`

const adjectiveForms = `
good better best; bad worse worst; far farther farthest further furthest; little less least; many more most; much more most
old elder eldest; dry drier driest; shy shyer shyest; wry wryer wryest; early earlier earliest; ill worse worst
`

const adverbForms = `
well better best; badly worse worst; far farther farthest further furthest; little less least; much more most; early earlier earliest
hard harder hardest; fast faster fastest; long longer longest; soon sooner soonest; late later latest; near nearer nearest
`

function readForms(table: string): Map<string, string[]> {
  const lemmas = new Map<string, string[]>()
  for (const line of table.split(/[;\n]/)) {
    const [lemma, ...forms] = line.trim().split(/\s+/)
    if (lemma) for (const form of forms) lemmas.set(form, [...(lemmas.get(form) ?? []), lemma])
  }
  return lemmas
}

/** From an irregular form to its dictionary forms, per part of speech. */
export const irregularLemmas: Record<PartOfSpeech, ReadonlyMap<string, readonly string[]>> = {
  noun: readForms(nounForms),
  verb: readForms(verbForms),
  adj: readForms(adjectiveForms),
  adv: readForms(adverbForms),
}
