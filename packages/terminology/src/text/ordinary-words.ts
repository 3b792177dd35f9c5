/**
 * Ordinary English words that stand within a typing slip of a clinical term ("attach" of "attack", "would" of "wound"), and
 * must not be taken for one. Written as the matcher folds them.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
ability accelerate accelerator accidentally aching acquire activate admin advize alive
alter alternate alternatively apart appending appropriate arent associate assurance atomic
attach augmented backer balance basis bending beside binding black blocked bloody breach
breathe broke calculation cancel chance changed charge check chill chore clarity clearing
cloned close closer collected collective color combine combiner comparing completed
compressing concert conclusion condition confusing congestion connected connecting
connection consecutive constraining constructed construction contiguous continuing contract
controller convention correctly couch crash creating creative crushing deferral denial
depending derive descending detect detection development diagnosed diagnostic difficult
direction drawn driven driver drove dysphagia easing educational effective efficiency
elevated emitting erection exacerbating exclusion exclusive exhaustive expecting expiration
explained expression expressive extension extensive external factory familiar fifty filed
filtering fired flush generating generation grade grant heard heath hemoptysis holder
hydrate hydrating hypotensive identity imagine impatient impression incidental inclusion
inclusive independent influence informational informative injected injecting injure
insertion inspected inspection inspiration instruction integrity intention intentional
interactive interception interior intersection isolated killed leading leaning leaving
literal lived locale managed manager march message modification modifier observed obtaining
occupation parent patched paying percussion performed point pointer preferred preserve
pressing prevented preventing prevention price produce production programmer protecting
quite reassured regression rejection relate relax relie relieve relieved reserved resolve
resolver respected restricting retrieved routing safely sampled selecting selection
selectively sensation seventy shake shall sharing shell shipped shook shopping simpler
simply single singular situation sixty sized skill skipped slick smell smoke spacing spent
split stack staged stair stale stated static stein sticking sticky sting store story strike
string stripe stuck studio submission supporting suppressing swell synchronize table
tachycardic taking tapped technical temporarily threat thrice topic trace track tracking
traditional trait transform transformer transition trust vaccinated vagina valid value
waking wanting watery while whose worked would write writing
hello hullo cooking dairy scaly frozen
`
    .trim()
    .split(/\s+/),
);
