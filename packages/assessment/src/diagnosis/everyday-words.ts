/**
 * Things of everyday life that have no part in a clinical argument unless the patient spoke of them. A reasoning that is
 * made of sentences about them imitates one.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
moon sun star planet sky cloud rainbow thunder lightning ocean river mountain volcano forest desert island beach
dog cat horse cow pig sheep goat elephant lion tiger bear wolf fox rabbit mouse monkey giraffe penguin parrot pigeon
duck goose eagle owl fish shark whale dolphin snake frog turtle crocodile spider butterfly ant unicorn dragon dinosaur
table chair sofa lamp carpet curtain fridge refrigerator oven kettle toaster spoon fork plate cup teapot bottle basket
house castle tower bridge church garden fence roof window door kitchen cellar attic palace museum library school
car bus train tram bicycle lorry tractor aeroplane airplane helicopter rocket submarine boat ship balloon
banana apple orange pineapple strawberry potato carrot cabbage pumpkin cheese chocolate biscuit sandwich pizza
shoe hat coat glove sock umbrella trousers jacket ribbon button
piano guitar violin trumpet drum song music opera poem novel painting cinema theatre circus dance dances sing sings
football tennis cricket golf chess cards dice puzzle toy doll kite
king queen prince princess pirate wizard ghost angel clown robot alien soldier president
purple turquoise violet golden silver wooden plastic paper invisible
computer telephone television radio camera printer keyboard spreadsheet internet
money bank tax election parliament invoice lottery
paris london rome tokyo egypt mars jupiter antarctica hollywood
christmas easter birthday wedding holiday tuesday
`
    .trim()
    .split(/\s+/),
);
