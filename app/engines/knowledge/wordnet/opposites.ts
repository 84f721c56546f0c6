/** Opposites the dictionary does not tie together: function words, and pairs that meet in claims. One pair a line entry. */
const pairs = `
before after; above below; over under; always never; often seldom; often rarely; usually rarely; frequently rarely
all none; everyone nobody; everybody nobody; everyone none; everything nothing; everywhere nowhere; both neither
with without; more fewer; most fewest; toward away; upward downward; up down; in out; into out; on off; for against
yes no; many few; for against; pro con; former latter; least most; minimum maximum; above under; over below
allow ban; allow prohibit; permit ban; permit prohibit; allow forbid; allow prevent; permit prevent; legal banned; legal forbidden
legal prohibited; allowed banned; allowed prohibited; require forbid; mandatory optional; compulsory voluntary; mandatory voluntary
cause prevent; cause cure; approve reject; approve deny; accept decline; accept refuse; confirm deny; confirm refute
prove disprove; support oppose; support refute; agree disagree; grant deny; grant revoke; start stop; start finish; open close
begin stop; continue stop; start end; gain lose; win lose; succeed fail; pass fail; expand contract; expand shrink; grow shrink
rise drop; rise decline; increase drop; increase decline; increase shrink; climb fall; climb drop; soar plummet; soar plunge
surge plunge; jump drop; gain fall; raise lower; raise reduce; raise cut; improve worsen; improve deteriorate; worsen better
enter exit; enter leave; arrive leave; arrive depart; join leave; attack defend; create destroy; build destroy; save spend
appear disappear; include exclude; admit deny; hire fire; borrow lend; import export; deposit withdraw; freeze melt; freeze thaw
freeze boil; heat cool; warm cool; float sink; push pull; lock unlock; attract repel; absorb emit; accelerate brake; accelerate slow
harmful beneficial; harmful helpful; harmful safe; harmful harmless; poisonous harmless; poisonous edible; poisonous safe; toxic safe
toxic harmless; healthy harmful; dangerous harmless; risky safe; hazardous safe; deadly harmless; safe deadly; useful useless
effective useless; proven unproven; real fake; genuine fake; true fake; fact myth; fact fiction; real imaginary; real mythical
alive extinct; living extinct; active extinct; active dormant; active inactive; extant extinct; surviving extinct; survive die
vertebrate invertebrate; herbivore carnivore; herbivorous carnivorous; carnivorous vegetarian; predator prey; warm-blooded cold-blooded
acid base; acid alkaline; acidic alkaline; acidic basic; metal nonmetal; soluble insoluble; opaque transparent; conductor insulator
organic inorganic; natural artificial; natural synthetic; raw cooked; fresh stale; wild tame; wild domestic; native foreign
ancient modern; old new; young old; past future; early late; first last; oldest newest; oldest youngest; earliest latest
biggest smallest; largest smallest; longest shortest; tallest shortest; highest lowest; deepest shallowest; hottest coldest
fastest slowest; nearest farthest; closest farthest; heaviest lightest; strongest weakest; richest poorest; best worst; most least
free paid; cheap costly; cheap expensive; rich poor; profit loss; surplus deficit; income expense; asset liability; credit debit
supply demand; majority minority; ally enemy; friend enemy; victory defeat; winner loser; war peace; victim perpetrator
guilty innocent; convict acquit; convicted acquitted; guilty acquitted; democracy dictatorship; republic monarchy; elected appointed
inner outer; interior exterior; internal external; indoor outdoor; inland coastal; landlocked coastal; urban rural; local global
permanent temporary; constant variable; finite infinite; odd even; positive negative; simple complex; single married; odd even
morning evening; day night; summer winter; dawn dusk; sunrise sunset; wet dry; hot cold; hot freezing; scorching freezing; boiling freezing
northern southern; eastern western; north south; east west; northeast southwest; left right; top bottom; front back; vertical horizontal
clockwise anticlockwise; clockwise counterclockwise; contagious noncontagious; benign malignant; hereditary acquired; chronic acute
deductible nondeductible; reversible irreversible; renewable nonrenewable; online offline; enable disable; enabled disabled
encrypt decrypt; install uninstall; upload download; visible hidden; public private; public secret; manual automatic
sufficient insufficient; enough insufficient; deficiency excess; shortage surplus; scarce abundant; rare common; rare widespread
`

/** The opposites of each word, in dictionary form or as written here; every pair stands in both orders. */
export const furtherOpposites: ReadonlyMap<string, ReadonlySet<string>> = pairs
  .split(/[;\n]/)
  .map((pair) => pair.trim().split(' '))
  .reduce((known, [a, b]) => {
    if (!a || !b) return known
    return known.set(a, new Set([...(known.get(a) ?? []), b])).set(b, new Set([...(known.get(b) ?? []), a]))
  }, new Map<string, Set<string>>())
