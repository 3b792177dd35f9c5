/**
 * Words that say nothing of an illness, a life or an event: what people talk with. Whatever else a wording says has to come
 * from its plan. How often, how bad, better or worse, when and where are statements, and are not here.
 */
const words = `
a an the this that these those it its i me my mine myself we us our ours you your yours he him his she her hers they them their
one ones someone somebody anyone anybody everyone everybody nobody thing things something anything everything nothing none all any
some both each either neither such same other another others who whom whose which what when where why how whatever
am is are was were be been being do does did doing done have has had having can could will would shall should may might must
need needs needed ought let lets get gets got getting gotten go goes went gone going come comes came coming make makes made making
put puts take takes took taken taking give gives gave given giving keep keeps kept keeping seem seems seemed look looks looked looking
say says said saying tell tells told telling talk talks talked talking speak speaks spoke spoken mean means meant know knows knew
known knowing think thinks thought thinking guess guessed guessing suppose reckon believe wonder wondering wondered remember
remembered remembering forget forgot forgotten mention mentioned mentioning notice noticed noticing describe described explain
explained explaining ask asked asking answer answered answering hear heard hearing listen listening understand understood
understanding see sees saw seen find finds found want wants wanted wanting wish hope hopes hoping hoped like likes liked try
tries tried trying help helps helped helping thank thanks please sorry pardon excuse welcome hello hi hiya hey bye goodbye ta cheers
yes yeah yep yup aye no nope nah not never okay ok right alright well fine sure course indeed exactly absolutely honest honestly
frankly really actually quite very rather pretty so too just only even still yet already also as well though although but and or nor
if unless because since cos then than there here now again ever maybe perhaps probably possibly likely kind sort bit lot lots little
much more most many few less least enough almost nearly about around roughly approximately say like near something anyway anyhow
anywhere somewhere everywhere nowhere else instead besides apart except in on at to into onto of off for from with without by up down
over under out through across along between behind beside before after during until till while against towards toward upon
way ways matter matters point part rest whole fact word words truth question questions answer story idea clue mind sense
name names named moment minute number figure second go time times doctor doc nurse person people man woman
feel feels felt feeling afraid worried worry worries worrying scared frightened frightening nervous anxious upset embarrassed
embarrassing awkward shy ashamed silly daft stupid annoyed annoying fed sick-of glad relieved relief happy grateful appreciate
kind nice good great lovely bad awful horrible nasty rotten rough miserable terrible dreadful funny strange odd weird
hard easy difficult plain simple certain clear able hm hmm mm mhm um uh er erm ah aha oh ooh ow aw eh ha haha heh huh ach och phew ugh otherwise harm god goodness gosh blimey heavens dear
love mate sir madam thankfully luckily unfortunately sadly obviously basically literally particularly especially mostly mainly
properly simply exactly entirely certainly definitely honestly clearly surely hardly barely
brave clever naughty poor lucky show shows slow slower slowly steady quick bother bothers bothered bothering care cares cared caring matter fuss trouble chance luck joke joking
meet met meeting pleased move shaky sums best been's who's what's that's there's here's let's it'd it'll it's i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's
she'd she'll we're we've we'd we'll they're they've they'd they'll isn't aren't wasn't weren't don't doesn't didn't haven't hasn't
hadn't can't cannot couldn't won't wouldn't shouldn't mustn't needn't ain't d'you y'know dunno gonna wanna kinda sorta
actually stay stays stayed staying leave turn turns turned happen happens happened happening call called calls use used using
hold on hang wait carry set bring brings brought brings back away ahead together alone own long whether
`;

const elided = (word: string): string => word.replaceAll("’", "'");

const irregular: Readonly<Record<string, string>> = {
  began: "begin",
  begun: "begin",
  ate: "eat",
  eaten: "eat",
  drank: "drink",
  drunk: "drink",
  slept: "sleep",
  woke: "wake",
  woken: "wake",
  fell: "fall",
  fallen: "fall",
  threw: "throw",
  thrown: "throw",
  broke: "break",
  broken: "break",
  lost: "lose",
  dead: "die",
  died: "die",
  bled: "bleed",
  swollen: "swell",
  swelled: "swell",
  hurting: "hurt",
  sat: "sit",
  stood: "stand",
  lay: "lie",
  lain: "lie",
  ran: "run",
  spread: "spread",
  worst: "bad",
  grew: "grow",
  ached: "ache",
};

/** Words for one and the same thing, where the plan's word may be put in another. */
const same = [
  "begin start onset",
  "tablet pill medicine medication med drug prescription",
  "ache pain hurt sore painful",
  "tummy stomach belly abdomen",
  "mother mum mam mom",
  "father dad",
  "kid child",
  "wee pee urine water urinate",
  "poo stool bowel",
  "vomit sick throw",
  "temperature fever feverish",
  "breath breathe breathless breathing",
  "squash crush press pressure squeeze heavy heaviness",
  "tight tightness",
  "sweat clammy",
  "smoke smoker cigarette fag tobacco",
  "drink alcohol drinker booze",
  "allergy allergic",
  "spread travel move radiate",
  "illness ill disease condition",
  "operation surgery op",
  "job work",
  "hospital admit",
  "gp surgery",
  "suddenly sudden",
  "gradually gradual slowly",
  "constant constantly continuous",
];

/** The word without what changes with its use: "stopped" and "stopping" as "stop". */
export function stemOf(raw: string): string {
  const word = elided(raw.toLowerCase()).replace(/'\w*$/, "");
  const known = irregular[word];
  if (known) return known;
  const bare = word.replace(/(?:ings?|ed|es|s|ly)$/u, "");
  const stem = bare.length < 3 ? word : bare;
  return stem
    .replace(/([^aeiouls])\1$/u, "$1")
    .replace(/i$/u, "y")
    .replace(/(?<=\p{L}{3})e$/u, "");
}

const groupOf = new Map<string, string>(
  same.flatMap((line, at) => line.split(" ").map((word) => [stemOf(word), `#${at}`] as const)),
);

/** What a word stands for: its stem, or the group of words that say the same. */
export const sayOf = (word: string): string => {
  const stem = stemOf(word);
  return groupOf.get(stem) ?? stem;
};

const plain = new Set(words.trim().split(/\s+/));
const plainStems = new Set([...plain].map(stemOf).filter((stem) => stem.length > 2));

/** Whether a word belongs to plain talk. */
export const isPlain = (raw: string): boolean => {
  const word = elided(raw.toLowerCase());
  return plain.has(word) || plain.has(word.replace(/'\w*$/, "")) || plainStems.has(stemOf(word));
};

/** The words of a text, as they are written. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}]+(?:['’][\p{L}]+)*/gu) ?? [];

const statements = new Map<string, ReadonlySet<string>>();

/** What a text states beyond plain talk; remembered, for the same lines are looked up at every turn. */
export function statedBy(text: string): ReadonlySet<string> {
  const known = statements.get(text);
  if (known) return known;
  const found = new Set(
    wordsOf(text)
      .filter((word) => !isPlain(word))
      .map(sayOf),
  );
  if (statements.size > 4000) statements.clear();
  statements.set(text, found);
  return found;
}
